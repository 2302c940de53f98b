// Made by clients/regenerate from 68cc3233374b7c58133119f78f3d0ff39928a124153627891a3e6907a2b4f17f
export {};
