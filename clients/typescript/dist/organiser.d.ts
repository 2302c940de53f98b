/** A game in the hands of its organiser, who sees what everybody sees. */
import { type CallOptions, type Connection, type WriteOptions } from "./connection.ts";
import { Game } from "./game.ts";
import { Seat } from "./seat.ts";
import type { RulesetName, Schemas } from "./types.ts";
/** A claim code, which makes its holder the player of a seat. */
export interface Invitation {
    readonly seat: number;
    readonly code: string;
}
/** Who intervenes and why, as everybody reads it. */
export interface Statement extends WriteOptions {
    author: string;
    reason: string;
}
export type InterventionResult = Schemas["InterventionResult"];
/** A game by its organiser's token. An intervention is an event of the game: everybody reads its `author` and `reason`. */
export declare class Organiser<R extends RulesetName = string> extends Game<R> {
    #private;
    /** Hold the table until a time, or until it is resumed. `afterDecisions`: once what is open is answered. */
    pause(until: Date, { afterDecisions, ...said }: Statement & {
        afterDecisions?: boolean;
    }): Promise<InterventionResult>;
    /** End the pause. Raises ProblemError: `not-paused`. */
    resume(said: Statement): Promise<InterventionResult>;
    /** Give a seat, or all, more time for what is open. Raises ProblemError: `no-clock`, `not-awaited`. */
    addTime(seconds: number, { seat, ...said }: Statement & {
        seat?: number;
    }): Promise<InterventionResult>;
    /** Have a seat's default played, or those of all who are awaited, with or without a clock. */
    strike({ seat, ...said }: Statement & {
        seat?: number;
    }): Promise<InterventionResult>;
    /** Have a bot play for a seat until its player returns. Raises ProblemError: `seat-absent`. */
    handToBot(seat: number, said: Statement): Promise<InterventionResult>;
    /** Give a seat back to its player. Raises ProblemError: `not-absent`. */
    returnSeat(seat: number, said: Statement): Promise<InterventionResult>;
    /** Let a seat's person play by another device, by the `slip` to hand on; the token before opens nothing any more. */
    reissue(seat: number, said: Statement): Promise<InterventionResult>;
    /** Put another person in a seat: the `slip` is for that person, who knows what the seat knows. */
    substitute(seat: number, name: string, said: Statement): Promise<InterventionResult>;
    /** Give a free seat of a table that waits to a bot. Raises ProblemError: `not-waiting`. */
    fillWithBot(seat: number, said: Statement): Promise<InterventionResult>;
    /**
     * End a table that waits: those who sit there go on without the free seats, by `rematch`. Raises ProblemError:
     * `not-waiting`, `too-few-seats`.
     */
    startSmaller(said: Statement): Promise<InterventionResult>;
    /** The rematch of this game, which has ended. The seats go on by their own `rematch`. Raises ProblemError: `no-rematch`. */
    rematch({ signal }?: CallOptions): Promise<Table<R>>;
    /** End the game. */
    abort(reason: string, { key, signal }?: WriteOptions): Promise<void>;
}
/** A game that you opened. */
export declare class Table<R extends RulesetName = string> extends Organiser<R> {
    #private;
    /** Your seats: those requested with `claim`. */
    readonly seats: readonly Seat<R>[];
    constructor(connection: Connection, made: Schemas["CreatedGame"]);
    /** The codes to hand out, one for each seat that waits for a player. */
    get invitations(): readonly Invitation[];
    /** The code that opens any free seat, for `join`; null where no seat waits for a person. */
    get invitationCode(): string | null;
    /** The arbiter's token, where the game was opened with `arbiter`. */
    get arbiterToken(): string | null;
}
