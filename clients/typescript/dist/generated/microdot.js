// Made by clients/regenerate from 589d0ad0d18dec88ab05b7299e539789de370d50d8827cfe7976b8b80bbe7cf4
export {};
