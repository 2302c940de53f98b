/** A seat's part in the luck (docs/spec/chance.md, section 2). */
import { type Connection } from "./connection.ts";
import { type Head } from "./errors.ts";
import { type Feed } from "./feed.ts";
import type { Schemas } from "./types.ts";
/** How the luck stands. */
export type Luck = Schemas["Luck"];
/** What stands in `game.luck_closed`. `commits`: by seat. */
export interface Closing {
    readonly commits: readonly (string | null)[];
}
/**
 * Commit a seat that has committed to nothing yet, and give its nonce when nobody can change theirs any more. Whether
 * something was done. Raises HistoryChanged and UntrustedSignature, and gives nothing then.
 */
export declare function takePart(feed: Feed, seat: number, luck: Luck, signal: AbortSignal | undefined): Promise<boolean>;
/**
 * Give a seat's nonce, after the log up to `game.luck_closed` was recomputed, the own commitment found there, and that
 * head kept with a good signature. `said`: what is said to stand there.
 */
export declare function give(feed: Feed, seat: number, { version, digest }: Head, { commits }: Closing, signal: AbortSignal | undefined): Promise<boolean>;
/** What stands in `game.luck_closed`; null for another event. */
export declare function closingOf({ type, data }: Schemas["Event"]): Closing | null;
/** A new game whose own seats commit to nonces. `drop`: for a refusal after which the same would be refused again. */
export declare function withCommitments(connection: Connection, game: Schemas["GameBody"], key: string | null, signal: AbortSignal | undefined): Promise<{
    game: Schemas["GameBody"];
    commits: Map<number, string>;
}>;
/** The commitment to bring with a claim; null for a table that takes none. */
export declare function claimCommitment(connection: Connection, gameId: string, key: string | null, signal: AbortSignal | undefined): Promise<string | null>;
/** Sit down at the table that follows this one, with a new commitment: a seat at the rematch. May be repeated. */
export declare function sitAgain(feed: Feed, seat: number, signal: AbortSignal | undefined, player?: string): Promise<{
    game: string;
    seat: number;
    token: string;
}>;
export declare function pinAtFirstVisit(connection: Connection, signal: AbortSignal | undefined): Promise<void>;
/** Whether the same request would be refused again. */
export declare const isFinal: (error: unknown) => boolean;
