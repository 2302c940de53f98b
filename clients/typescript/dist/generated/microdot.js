// Made by clients/regenerate from df79cca4b9819221aace29baecc2b6273c5ecf9cf97481c0aff5c6fc7fd0c544
export {};
