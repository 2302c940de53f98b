// Made by clients/regenerate from d362a82f9dc340999b3c7baffc1d358e8310e564e71f317072fbbd12da45edc7
export {};
