/** A seat that acts in a game. */
import { type CallOptions, type Connection, type WriteOptions } from "./connection.ts";
import { HistoryChanged, UntrustedSignature, type Head } from "./errors.ts";
import { Game, type FollowOptions, type ReadOptions, type WordsOptions } from "./game.ts";
import { type Luck } from "./luck.ts";
import type { Player } from "./player.ts";
import type { Command, DecisionOpen, Event, RulesetName, Schemas, View } from "./types.ts";
/** The result of a command. */
export interface CommandResult<R extends string> extends Head {
    readonly events: readonly Event<R>[];
    readonly view: View<R>;
    /** What was wrong with the signature of the head that came with it; the next call raises it. */
    readonly problem: HistoryChanged | UntrustedSignature | null;
}
/** What a seat does when it is asked; a bot of one ruleset sees typed views. */
export type BotFunction<R extends RulesetName = string> = (view: View<R>, seat: Seat<R>) => Command<R> | Promise<Command<R>>;
/** A seat of yours. */
export declare class Seat<R extends RulesetName = string> extends Game<R> {
    #private;
    constructor(connection: Connection, id: string, token: string, number?: number | null);
    /**
     * The luck as this seat read it last: `awaits` names the seats that it waits for, `until` how long. Null before the
     * first view, and in games from before it was planned.
     */
    get luck(): Luck | null;
    get token(): string;
    /** The seat's number, from 0. Asks the service where only the token is known. */
    number(options?: CallOptions): Promise<number>;
    protected read(options: ReadOptions): Promise<Schemas["View"]>;
    /**
     * Take part in the luck, as every view does; for who has just sat down. What fails is tried again with the next view.
     * `luck`: of the game, if it was just read.
     */
    begin(luck: Luck | null, { signal }: CallOptions): Promise<Luck | null>;
    protected react(event: Schemas["Event"], signal: AbortSignal): Promise<void>;
    /**
     * Send a command. `decision` is the one that it answers, from the view that it was chosen from; `*` answers
     * whichever is open, so a late command may answer another question. `words`: in the events and the view of the
     * answer. Raises ProblemError: `stale-decision`, `not-offered`, …; TypeError for anything that is no object.
     */
    act(command: Command<R>, decision?: {
        readonly id: string;
    } | "*" | null, { key, words, signal }?: WriteOptions & WordsOptions): Promise<CommandResult<R>>;
    /**
     * A seat at the rematch of this game, with the same people: the first who asks opens it, and everybody moves up by one
     * seat. `player`: who is to hold the seat. May be repeated; after a crash only with a `store`. Raises ProblemError:
     * `no-rematch`.
     */
    rematch({ player, signal }?: CallOptions & {
        player?: Player;
    }): Promise<Seat<R>>;
    /** Leave the seat to a bot until `return_`. Raises ProblemError: `seat-absent`, `seat-resigned`. */
    leave(options?: WriteOptions): Promise<void>;
    /** Come back to the seat: what plays for it stops. Raises ProblemError: `not-absent`. */
    return_(options?: WriteOptions): Promise<void>;
    /** Resign; a bot of the service plays on. */
    resign(options?: WriteOptions): Promise<void>;
    /**
     * Answer until nothing is asked of this seat, and give the view then. A decision that was answered or replaced
     * meanwhile is read again, and the bot asked again. A pause in which this seat is awaited is waited through: no news come
     * at its end. `words`: in the views that the bot gets. Raises ProblemError for a command that the rules refuse.
     */
    answer(bot: BotFunction<R>, { signal, words }?: CallOptions & WordsOptions): Promise<View<R>>;
    /**
     * The view as soon as this seat has to decide, or the game is over. `words`: as in `view`.
     */
    wait({ signal, words }?: CallOptions & WordsOptions): Promise<View<R>>;
    /**
     * Answer until the game is over, and give its last view. One request reads each decision, and one answers it. `words`:
     * in the views that the bot gets. Raises ProblemError for a command that the rules refuse.
     */
    play(bot: BotFunction<R>, { signal, words }?: CallOptions & WordsOptions): Promise<View<R>>;
    /**
     * The events of `follow`, and a `DecisionOpen` once this seat has to decide, after all events so far; again with each
     * connection while it still has to. Then read the view, or have `answer` do so.
     */
    news(options?: Omit<FollowOptions, "viewpoint">): AsyncGenerator<Event<R> | DecisionOpen, void>;
}
