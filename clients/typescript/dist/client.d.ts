/** The service: where games are opened, joined, watched and played. */
import { type Api, type CallOptions, type DeadDropOptions, type WriteOptions } from "./connection.ts";
import { Game } from "./game.ts";
import { Inbox } from "./inbox.ts";
import { Organiser, Table, type Invitation } from "./organiser.ts";
import { Player } from "./player.ts";
import { Seat, type BotFunction } from "./seat.ts";
import { Tournament } from "./tournament.ts";
import { type Seek, type SeekerOptions } from "./seek.ts";
import { Talk } from "./talk.ts";
import type { GameBody, RulesetName, Schemas, View } from "./types.ts";
export interface ClaimOptions extends WriteOptions {
    name?: string;
    /** Who is to hold the seat. */
    player?: Player;
}
export interface JoinOptions extends ClaimOptions {
    /** The table's invitation code. */
    code?: string;
}
/** One installation of Dead Drop. */
export declare class DeadDrop {
    #private;
    /** url: where the service is, without `/v1`. */
    constructor(url: string | URL, options?: DeadDropOptions);
    /** Every operation of the contract, typed (openapi-fetch), with the same retries. */
    get api(): Api;
    /** The service's keys that were pinned, as the text of a file for `deaddrop verify --keys FILE`. */
    keysFile(): Promise<string>;
    /**
     * Open a game. The ruleset's name types its options, and everything that comes of it. With a `key` your seats bring
     * nonces only where the client has a `store`, as a repeated request has to bring the same. `player`: who is to hold
     * your seats.
     */
    create<R extends RulesetName>(ruleset: R, game: Omit<GameBody<R>, "ruleset">, { key, token, player, signal }?: WriteOptions & {
        token?: string | null;
        player?: Player;
    }): Promise<Table<R>>;
    /** Claim a seat. With a `key` it brings a nonce only where the client has a `store`, as with `create`. */
    claim<R extends RulesetName = string>(gameId: string, { seat, code }: Invitation, { key, signal, player, ...said }?: ClaimOptions): Promise<Seat<R>>;
    /** Exchange the slip of a seat, once, for a token of this client. Raises ProblemError: `slip-used`, `not-found`. */
    exchange<R extends RulesetName = string>(gameId: string, slip: string, { key, signal }?: WriteOptions): Promise<Seat<R>>;
    /** Take the next open seat; with the table's invitation `code`, the next free one. `key` as with `claim`. */
    join<R extends RulesetName = string>(gameId: string, { key, signal, player, ...said }?: JoinOptions): Promise<Seat<R>>;
    /** Look for people for a table; `wait` of the seek gives the seat. `key` as with `claim`. */
    seek<R extends RulesetName>(ruleset: R, wanted: Omit<Schemas["SeekBody"], "ruleset" | "commit" | "player">, { key, player, signal }?: WriteOptions & {
        player?: Player;
    }): Promise<Seek<R>>;
    /** A new tournament, with its organiser's token. `regulations`: what is otherwise than in the preset. */
    createTournament(title: string, ruleset: string, preset: Schemas["TournamentBody"]["preset"], { regulations, key, signal }?: WriteOptions & {
        regulations?: Record<string, unknown>;
    }): Promise<Tournament>;
    /** A tournament, by a token of an official or an entry; without one as anybody reads it. */
    tournament(tournamentId: string, token?: string | null): Tournament;
    /** Tournaments in a row, counted together. `best`: how many results of a side count; `row`: points by place, percent without. */
    series(tournaments: readonly string[], { row, signal, ...query }?: CallOptions & {
        best?: number;
        row?: readonly string[];
        section?: string;
        same?: string;
    }): Promise<Schemas["SeriesStandings"]>;
    /** The seeks that somebody can join, oldest first. */
    seeks(ruleset?: string, { signal }?: CallOptions): Promise<Schemas["Seek"][]>;
    /** Join a seek; its `wait` gives the seat. `key` as with `claim`. Raises ProblemError: `seek-filled`. */
    joinSeek<R extends RulesetName = string>(seekId: string, { key, signal, player, ...said }?: SeekerOptions): Promise<Seek<R>>;
    /** A seat whose token was kept. Asks nothing yet. */
    seat<R extends RulesetName = string>(gameId: string, token: string): Seat<R>;
    /** A game to watch, as the public or with a token that may see more. Asks nothing yet. */
    game<R extends RulesetName = string>(gameId: string, token?: string | null): Game<R>;
    /** A game whose organiser's token was kept. Asks nothing yet. */
    organise<R extends RulesetName = string>(gameId: string, token: string): Organiser<R>;
    /** The talk of spectators of a game, under a name. Raises ProblemError: `chat-off` where they do not talk. */
    guest(gameId: string, name: string, { key, signal }?: WriteOptions): Promise<Talk>;
    /** A new player, signed in here; show the `recoveryCode` to its person. The same `key` gives the same player again. */
    register(name: string, { key, signal }?: WriteOptions): Promise<Player>;
    /**
     * The player of a recovery code, which is used up: the player has another, and every other device is signed out. The
     * same `key` gets the same answer again. Raises ProblemError: `unauthorised`.
     */
    recover(code: string, { key, signal }?: WriteOptions): Promise<Player>;
    /** The player who made this link on another device. `key` as with `recover`. Raises ProblemError: `unauthorised`. */
    signInByLink(link: string, { key, signal }?: WriteOptions): Promise<Player>;
    /** The player who signed in last with this `store`; null where nobody has. Asks the service nothing. */
    signedIn(): Promise<Player | null>;
    /** A new inbox for these seats, up to 100. */
    inbox(seats: readonly {
        readonly token: string;
    }[], options?: CallOptions): Promise<Inbox>;
    /** The inbox of this token: one made before, or that of a player, which follows the seats bound to the player. Asks nothing yet. */
    openInbox(token: string): Inbox;
    /**
     * Let a bot play seats to the end of their games, up to 100 at once; the last view of each. The bot is asked again
     * where a decision was closed meanwhile. Raises what the bot raises, and ProblemError for what the rules refuse.
     */
    play<R extends RulesetName>(seats: readonly Seat<R>[], bot: BotFunction<R>, options?: CallOptions): Promise<View<R>[]>;
}
