// Made by clients/regenerate from e2fc181476917f2d21d3bf3195ef22fd68c5dd7d952d0d661164cdeaf75c3a01
export {};
