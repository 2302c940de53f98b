// Made by clients/regenerate from 01737344d7dc02a7a886dc244a77d37bea11a910b896d8e990a7412b1310c33a
export {};
