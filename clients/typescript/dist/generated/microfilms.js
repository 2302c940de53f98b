// Made by clients/regenerate from ee7b9bb265decb708cc75835ceb36a5d875d0f1ac2610ec6966b3943db10c5bf
export {};
