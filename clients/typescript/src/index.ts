import type { GeneratedRulesets } from "./generated/rulesets.ts";

export { DeadDrop, Table, type ClaimOptions, type Invitation } from "./client.ts";
export type { Api, CallOptions, DeadDropOptions, WriteOptions } from "./connection.ts";
export {
  HistoryChanged,
  ProblemError,
  ServiceUnreachable,
  UntrustedSignature,
  type Head,
  type Problem,
  type ProblemCode,
  type Restored,
} from "./errors.ts";
export { Game, type FollowOptions, type Viewpoint } from "./game.ts";
export { Inbox } from "./inbox.ts";
export { Chain } from "./ledger.ts";
export type { Luck } from "./luck.ts";
export { anyCommand, fillIn } from "./offers.ts";
export type { RoundSight } from "./rounds.ts";
export { Seat, type Acted, type BotFunction } from "./seat.ts";
export { WebStore, type Store, type TextStorage } from "./store.ts";
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

export type { HeldHead } from "./vault.ts";
export { headWords } from "./words.ts";

/** The rulesets whose games are typed, by name. Those of other distributions are added by declaration merging. */
export interface Rulesets extends GeneratedRulesets {}
