// Made by clients/regenerate from 86fbe848f762723c9db65c7d7e3d6697e3034869b23ac1297e9fbfa2df1927d8
export {};
