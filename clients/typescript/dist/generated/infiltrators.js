// Made by clients/regenerate from 0a4828d5649aa42acbe289437ada0cef1b98a7f980cdce5f92a55b592cb94cce
export {};
