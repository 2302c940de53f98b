// Made by clients/regenerate from 0af0b6882869b6785a8c59ce4ad53b8a39663558e49bf8cd2c151f08472e1df7
export {};
