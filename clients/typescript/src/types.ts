/** The types of the contract, and of each ruleset's games where they are known. */

import type { components } from "./generated/api.ts";
import type { Rulesets } from "./index.ts";

export type Schemas = components["schemas"];

/** The types of one ruleset's games, as `Rulesets` holds them. */
export interface RulesetTypes {
  View: object;
  Event: object;
  Command: object;
  GameBody: object;
}

/** The types of a ruleset, from the `components` that openapi-typescript makes of `/openapi.json?ruleset=…`. */
export interface ContractTypes<
  C extends { schemas: { View: object; Event: object; Command: object; GameBody: object } },
> extends RulesetTypes {
  View: C["schemas"]["View"];
  Event: C["schemas"]["Event"];
  Command: C["schemas"]["Command"];
  GameBody: C["schemas"]["GameBody"];
}

/** The name of a ruleset: one that is typed, or any other. */
export type RulesetName = keyof Rulesets | (string & {});

// By inference, since `Rulesets[R][Kind]` would make the compiler intersect the unions of all rulesets where R is open.
type Typed<R extends string, Kind extends keyof RulesetTypes, Untyped> =
  Rulesets extends Record<R, Record<Kind, infer T>> ? T : Untyped;

/** A game from one viewpoint at one version. */
export type View<R extends string = string> = WithCommands<Typed<R, "View", Schemas["View"]>, Command<R>>;
/** One event of a game as its audience may know it; distinguished by `type`. */
export type Event<R extends string = string> = Typed<R, "Event", Schemas["Event"]>;
/** What a seat does; distinguished by `type`. */
export type Command<R extends string = string> = Typed<R, "Command", Schemas["Command"]>;
/** The request for a new game. */
export type GameBody<R extends string = string> = Typed<R, "GameBody", Schemas["GameBody"]>;

declare const command: unique symbol;

/** What can be done, as a JSON Schema of the whole command; the type of that is known to the compiler alone. */
export type Offer<C = Schemas["Command"]> = Schemas["Offer"] & { readonly [command]?: C };

type WithCommands<V, C> = V extends { offers: (infer O)[] }
  ? Omit<V, "offers"> & { offers: (O & { readonly [command]?: C })[] }
  : V;

export type GameCard = Schemas["GameCard"];
export type InboxItem = Schemas["InboxItem"];
/** News of a stream that its reader's seat has to decide; no event of the log. */
export type DecisionOpen = Schemas["DecisionOpen"];
