// Made by clients/regenerate from 384bd6c668e491c9207b4b88010e1590a9e7df6866f4fd57f87a9dfa6e0cee14
export {};
