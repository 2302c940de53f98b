/** The types of the contract, and of each ruleset's games where they are known. */

import type { components } from "./generated/api.ts";
import type { GeneratedRulesets } from "./generated/rulesets.ts";

export type Schemas = components["schemas"];

/** The types of one ruleset's games. */
export interface RulesetTypes {
  View: object;
  Entry: object;
  Command: object;
  NewGame: object;
}

/** The rulesets whose games are typed, by name. Add those of your own by declaration merging. */
export interface Rulesets extends GeneratedRulesets {}

/** The name of a ruleset: one that is typed, or any other. */
export type RulesetName = keyof Rulesets | (string & {});

type Typed<R extends string, Kind extends keyof RulesetTypes, Untyped> = R extends keyof Rulesets ? Rulesets[R][Kind] : Untyped;

/** A game through one viewpoint at one version. */
export type View<R extends string = string> = Typed<R, "View", Schemas["View"]>;
/** One event of a game as its audience may know it; told apart by `type`. */
export type Entry<R extends string = string> = Typed<R, "Entry", Schemas["Entry"]>;
/** What a seat does; told apart by `type`. */
export type Command<R extends string = string> = Typed<R, "Command", Schemas["Command"]>;
/** A game as it is asked for. */
export type NewGame<R extends string = string> = Typed<R, "NewGame", Schemas["GameBody"]>;

export type Offer = Schemas["Offer"];
export type GameCard = Schemas["GameCard"];
export type InboxEntry = Schemas["InboxEntry"];
