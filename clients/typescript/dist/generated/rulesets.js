// Made by clients/regenerate
export {};
