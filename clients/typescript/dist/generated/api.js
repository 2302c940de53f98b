// Made by clients/regenerate from 5e8ead01a1bda8aff8e3daff0bfae699cf349ecedb3589977a2da6f82d300409
export {};
