// Made by clients/regenerate from a2a5141fdf4da4060347ae61a3949b78c956f45dd3897b5fb6ab3b0d1b134921
export {};
