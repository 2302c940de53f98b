import type { GeneratedRulesets } from "./generated/rulesets.ts";
export { DeadDrop, type ClaimOptions, type JoinOptions } from "./client.ts";
export type { Api, CallOptions, DeadDropOptions, WriteOptions } from "./connection.ts";
export { Tournament, type Decided } from "./tournament.ts";
export { HistoryChanged, ProblemError, ServiceUnreachable, UntrustedSignature, type Head, type Problem, type ProblemCode, type Restored, } from "./errors.ts";
export { Game, type FollowOptions, type Viewpoint, type ViewOptions, type WordsOptions } from "./game.ts";
export { type BrowserSubscription, Inbox } from "./inbox.ts";
export { Chain } from "./ledger.ts";
export type { Luck } from "./luck.ts";
export { anyCommand, fillIn } from "./offers.ts";
export { Organiser, Table, type Invitation, type Statement } from "./organiser.ts";
export { Player, type Credential, type MyTournament, type MyGame } from "./player.ts";
export { Seat, type CommandResult, type BotFunction } from "./seat.ts";
export { seatTimes, type SeatTime } from "./seat-times.ts";
export { Seek, type SeekerOptions } from "./seek.ts";
export { WebStore, type Store, type TextStorage } from "./store.ts";
export { Talk, type Author, type Emote, type Message, type Scope } from "./talk.ts";
export type { Command, ContractTypes, DecisionOpen, Event, GameCard, InboxItem, GameBody, Offer, RulesetName, RulesetTypes, Schemas, View, } from "./types.ts";
export type { HeldHead } from "./vault.ts";
export { headWords } from "./words.ts";
/** The rulesets whose games are typed, by name. Those of other distributions are added by declaration merging. */
export interface Rulesets extends GeneratedRulesets {
}
