// Made by clients/regenerate from 57e686652b0287495ae25ca64bd013cc3808ff620e0c77be10e4f52230d737db
export {};
