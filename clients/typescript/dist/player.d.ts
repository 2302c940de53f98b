/** A player who is signed in on this device. */
import { type CallOptions, type Connection, type WriteOptions } from "./connection.ts";
import { Inbox } from "./inbox.ts";
import { Seat } from "./seat.ts";
import type { RulesetName, Schemas } from "./types.ts";
export type MyGame = Schemas["MyGame"];
export type MyTournament = Schemas["MyTournament"];
export type Credential = Schemas["Credential"];
/** A seat of any game, as far as a player has to do with it. */
export interface OwnSeat {
    readonly id: string;
    readonly token: string;
    number(options?: CallOptions): Promise<number>;
}
/** A player who is signed in on this device. The client's `store` keeps the token, and those of the player's seats. */
export declare class Player {
    #private;
    readonly id: string;
    constructor(connection: Connection, id: string, token: string, recoveryCode?: string | null);
    /** This device's secret. No message and no printed object shows it. */
    get token(): string;
    /** The recovery code that was shown last, for paper; null where this program has not seen it. */
    get recoveryCode(): string | null;
    /** The news of all seats that are bound to the player, those bound later by themselves. */
    get inbox(): Inbox;
    /** The name, and what the player allows. */
    me({ signal }?: CallOptions): Promise<Schemas["Player"]>;
    /** Change the name, or what is allowed: `profile`, `ratings`. What is not named stays. */
    change({ name, signal, ...consents }: CallOptions & {
        name?: string;
        profile?: boolean;
        ratings?: boolean;
    }): Promise<Schemas["Player"]>;
    /** All games of the player, of all devices and pages: running ones first, with `decision` where it is your turn. */
    games({ signal }?: CallOptions): AsyncGenerator<MyGame, void>;
    /** All tournaments that the player has an entry of, the newest first, with the table of the round that is on. */
    tournaments({ signal }?: CallOptions): AsyncGenerator<MyTournament, void>;
    /**
     * A seat of the player's, by the token that is kept here, or by another one where that opens nothing any more: what
     * another device had of it ends then. Raises what `seatToken` raises.
     */
    seat<R extends RulesetName = string>(gameId: string, seat: number, { signal }?: CallOptions): Promise<Seat<R>>;
    /**
     * Another token for a seat of the player's in a running game; the one before opens nothing any more. Raises
     * ProblemError: `not-found`, `gone` for a seat of somebody else, `game-over`, `too-many-tokens`.
     */
    seatToken(gameId: string, seat: number, options?: WriteOptions): Promise<string>;
    /** Bind a seat that was taken without the player. Raises ProblemError: `seat-bound`, `player-full`. */
    bind(seat: OwnSeat, { signal }?: CallOptions): Promise<void>;
    /**
     * Bind an entry that was made without the player, by its own token, with the seats that its person has had. Raises
     * ProblemError: `entry-bound`, `already-entered`.
     */
    bindEntry(tournamentId: string, entry: number, token: string, { member, signal }?: CallOptions & {
        member?: number;
    }): Promise<void>;
    /** Keep the tokens of seats that are bound to the player. */
    keep(...seats: readonly OwnSeat[]): Promise<void>;
    /** The player's ratings, one for each game and number of people. */
    ratings({ signal }?: CallOptions): Promise<Schemas["OwnRating"][]>;
    /** A link for another device, which signs in once by it, within ten minutes. Raises ProblemError: `too-many-credentials`. */
    makeLink(options?: WriteOptions): Promise<Schemas["PlayerLink"]>;
    /** Another recovery code, for paper; the one before opens nothing any more. */
    renewRecoveryCode(options?: WriteOptions): Promise<string>;
    /** What opens the account: tokens of devices, the recovery code, links, passkeys. */
    credentials({ signal }?: CallOptions): Promise<Credential[]>;
    /** End a credential, by itself or its `id`; without one the token of this device, which signs out. */
    end(credential?: Credential | string | null, { signal }?: CallOptions): Promise<void>;
    /** Delete the account, and the player's names at tables. There is no way back. */
    forget({ signal }?: CallOptions): Promise<void>;
}
/** The player of an answer that signs in, kept in the client's store. */
export declare function signedInPlayer(connection: Connection, made: Schemas["PlayerSecrets"] | Schemas["PlayerSignIn"]): Promise<Player>;
