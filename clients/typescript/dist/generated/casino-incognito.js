// Made by clients/regenerate from d293b8f2d736929af528dbf6daaff4229ad1c67c9637aa49ed0875404893f3b8
export {};
