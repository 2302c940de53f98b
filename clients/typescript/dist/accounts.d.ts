/** What a client keeps of players over its store: their tokens on this device, and the tokens of their seats. */
import type { Store } from "./store.ts";
/** Tokens of seats that are kept of a player, the latest: one of a running game that is not is made again. */
export declare const MOST_SEATS = 200;
export declare class Accounts {
    #private;
    constructor(url: string, store: Store);
    /** Keep a player's token. It is the one that is signed in from now on. */
    holdPlayer(player: string, token: string): Promise<void>;
    /** The id and the token of the player who signed in last at this service; null where nobody is. */
    signedIn(): Promise<{
        player: string;
        token: string;
    } | null>;
    /** Forget a player's tokens. */
    dropPlayer(player: string): Promise<void>;
    /** Keep the token of a seat of a player's who is signed in. */
    holdSeat(player: string, game: string, seat: number, token: string): Promise<void>;
    /** The token of a seat; null where none is kept. */
    heldSeat(player: string, game: string, seat: number): Promise<string | null>;
}
