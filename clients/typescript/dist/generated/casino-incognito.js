// Made by clients/regenerate from 3ff25df9cc4cdaefedb73b429c9620e86cb2dd96738482c20a40a07335f26f48
export {};
