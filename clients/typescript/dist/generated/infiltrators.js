// Made by clients/regenerate from 6e5fc0f2faf13d520ef70bd691fb49f84d7ab4c31ec0501f96e9ef8064bc649d
export {};
