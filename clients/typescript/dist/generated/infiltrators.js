// Made by clients/regenerate from 690f18e8d688e17c5da27314ddcb8d280909ac92c8aaf0f5711b1c3666dc29b8
export {};
