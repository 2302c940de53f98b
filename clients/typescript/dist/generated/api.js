// Made by clients/regenerate from 82f01bfa9bbf2b4b8049427937563d47975e459254b3a1c250f60b683321132a
export {};
