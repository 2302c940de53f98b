// Made by clients/regenerate from 5206536811dd88018efcd9dbbf52462a7d0d6a2c6d602e117648cd608e2cbfb7
export {};
