import type { GeneratedRulesets } from "./generated/rulesets.ts";

export { DeadDrop, Table, type ClaimOptions, type Invitation } from "./client.ts";
export type { Api, CallOptions, DeadDropOptions, WriteOptions } from "./connection.ts";
export {
  HistoryChanged,
  ProblemError,
  ServiceUnreachable,
  type Head,
  type Problem,
  type ProblemCode,
} from "./errors.ts";
export { Game, Seat, type Acted, type BotFunction, type FollowOptions, type Viewpoint } from "./game.ts";
export { Inbox } from "./inbox.ts";
export { Chain } from "./ledger.ts";
export { anyCommand, fillIn } from "./offers.ts";
export type {
  Command,
  ContractTypes,
  Entry,
  GameCard,
  InboxEntry,
  NewGame,
  Offer,
  RulesetName,
  RulesetTypes,
  Schemas,
  View,
} from "./types.ts";

/** The rulesets whose games are typed, by name. Those of other distributions are added by declaration merging. */
export interface Rulesets extends GeneratedRulesets {}
