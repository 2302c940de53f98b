/** A game as one viewpoint sees it. */
import { type CallOptions, type Connection } from "./connection.ts";
import { type Head } from "./errors.ts";
import { Feed } from "./feed.ts";
import { Talk } from "./talk.ts";
import type { DecisionOpen, Event, GameCard, RulesetName, Schemas, View } from "./types.ts";
import type { HeldHead } from "./vault.ts";
/** A viewpoint: `seat:<number>`, `public`, or `all`. */
export type Viewpoint = `seat:${number}` | "public" | "all";
export interface WordsOptions {
    /**
     * With what the ruleset says of itself: `asked`, `goal`, `danger` and `scene` of views, what offers bring about, and
     * `told` of events.
     */
    words?: boolean;
}
export interface ViewOptions extends CallOptions, WordsOptions {
    /** A version that may be read; the present one by default. */
    at?: number;
    viewpoint?: Viewpoint;
}
export interface FollowOptions extends CallOptions, WordsOptions {
    /** Go on after this version; after a head, its digest is checked too. From the beginning by default. */
    after?: Head | number;
    viewpoint?: Viewpoint;
    /** In place of the service's own `check`. */
    check?: boolean;
}
/** How the service is asked for a view. `waitS`: wait so long for a decision of this seat, or the end of the game. */
export interface ReadOptions extends ViewOptions {
    waitS?: number;
}
/** A game from the viewpoint of a token, or of the public without one. */
export declare class Game<R extends RulesetName = string> {
    #private;
    readonly id: string;
    constructor(connection: Connection, id: string, token?: string | null);
    /** The token to keep for later; null for the public. No message and no printed object shows it. */
    get token(): string | null;
    protected get connection(): Connection;
    protected get feed(): Feed;
    /** The talk beside the game: messages, presence, reminders, blocks. */
    get talk(): Talk;
    /** The signed heads of this game that are held, oldest first. */
    heads(): Promise<HeldHead[]>;
    /** The same as the text of a file for `deaddrop verify --checkpoint FILE`. */
    headsFile(): Promise<string>;
    /** Who plays, under which options, and how far the game is. */
    card({ signal }?: CallOptions): Promise<GameCard>;
    /**
     * The game now, or at a version. Other viewpoints than your own are allowed when the game is over. Raises
     * HistoryChanged when the game has gone back.
     */
    view(options?: ViewOptions): Promise<View<R>>;
    protected read({ at, viewpoint, words, waitS, signal }: ReadOptions): Promise<Schemas["View"]>;
    /** Read the whole log and check its chain; of a game that is over, keep the last head signed. Raises HistoryChanged. */
    verify({ signal }?: CallOptions): Promise<void>;
    /** Drop what is known, after HistoryChanged: the history read from now on is trusted. Heads stay held. */
    forget(): Promise<void>;
    /** What an event of a stream calls for, before it is handed out. */
    protected react(_event: Schemas["Event"], _signal: AbortSignal): Promise<void>;
    /**
     * Every event once and in order, from the beginning or after a version, until the game is over and revealed. Goes
     * on over lost connections. Raises HistoryChanged where an event does not fit to those before, or the service
     * lost events.
     */
    follow(options?: FollowOptions): AsyncGenerator<Event<R>, void>;
    /** The same, with the decisions of the reader's own seat. */
    protected listen({ after, viewpoint, signal, check, words, }: FollowOptions): AsyncGenerator<Event<R> | DecisionOpen, void>;
    protected options(signal: AbortSignal | undefined): {
        headers: Record<string, string>;
        signal: AbortSignal | null;
    };
}
export declare const isOver: (status: string) => boolean;
