export { DeadDrop, Table, type ClaimOptions, type Invitation } from "./client.ts";
export type { Api, CallOptions, DeadDropOptions, WriteOptions } from "./connection.ts";
export { HistoryChanged, ProblemError, ServiceUnreachable, type Head, type Problem, type ProblemCode } from "./errors.ts";
export { Game, Seat, type Acted, type BotFunction, type FollowOptions, type Viewpoint } from "./game.ts";
export { Inbox } from "./inbox.ts";
export { Chain } from "./ledger.ts";
export { anyCommand, fillIn } from "./offers.ts";
export type { Command, Entry, GameCard, InboxEntry, NewGame, Offer, RulesetName, Rulesets, RulesetTypes, Schemas, View } from "./types.ts";
