// Made by clients/regenerate from cfc82db1b070cf58953b08c48d9bafefa8846747727eea07758c1ad506a4f43e
export {};
