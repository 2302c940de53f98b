// Made by clients/regenerate from 851d76985284dbc92df60ac9395ba36afaaa5c309436247154b667f6c645b7b3
export {};
