/** The talk beside a game: messages, presence, reminders, blocks. Nothing of it is in the log. */
import { type CallOptions, type Connection, type WriteOptions } from "./connection.ts";
import type { Schemas } from "./types.ts";
export type Message = Schemas["ChatMessage"];
/** `players`, the table's own talk, or `spectators`; by default the token's own. */
export type Scope = Schemas["CreatedChatMessage"]["scope"];
export type Ground = Schemas["ReportBody"]["ground"];
/** note: what a moderator should know. */
export type ReportOptions = WriteOptions & {
    note?: string;
};
export type Emote = NonNullable<Message["emote"]>;
/** The author of a message, a seat's number, or a name such as `guest-…`. */
export type Author = Schemas["ChatAuthor"] | number | string;
export interface ScopeOptions extends CallOptions {
    scope?: Scope | undefined;
}
/** The talk beside a game, as the holder of a token takes part in it. */
export declare class Talk {
    #private;
    constructor(connection: Connection, id: string, token: string | null);
    /** Who talks, and what this token may. */
    mode({ signal }?: CallOptions): Promise<Schemas["Chat"]>;
    /** Choose who talks, as the organiser. Raises ProblemError: `chat-off` at tables of a duplicate deal. */
    setMode(mode: Schemas["Chat"]["mode"], { signal }?: CallOptions): Promise<Schemas["Chat"]>;
    /** Say something in one line. Raises ProblemError: `chat-off`, `too-many-messages`. */
    post(text: string, options?: ScopeOptions & WriteOptions): Promise<Schemas["CreatedChatMessage"]>;
    /** The same without words. */
    emote(emote: Emote, options?: ScopeOptions & WriteOptions): Promise<Schemas["CreatedChatMessage"]>;
    /** A page of messages after a number, by default the last ones. `waitS`: how long to wait for the first one. */
    read({ after, scope, limit, waitS, signal, }?: ScopeOptions & {
        after?: number;
        limit?: number;
        waitS?: number;
    }): Promise<Schemas["ChatPage"]>;
    /**
     * Messages after a number, by default the last ones, and all to come, without end. One with `removed` names earlier
     * ones that are to be shown no more.
     */
    follow({ after, scope, signal, }?: ScopeOptions & {
        after?: number;
    }): AsyncGenerator<Message, never>;
    /** Who is there, by the seats' own word. */
    presence({ signal }?: CallOptions): Promise<Schemas["SeatPresence"][]>;
    /** Say whether this seat's person is there: `online` once a minute while the game is looked at. */
    setPresence(state: Schemas["PresenceBody"]["state"], { signal }?: CallOptions): Promise<Schemas["SeatPresence"][]>;
    /** Remind another seat that is awaited, as a seat or the organiser. Raises ProblemError: `not-awaited`, `too-soon`. */
    remind(seat: number, { key, signal }?: WriteOptions): Promise<Schemas["SeatReminder"]>;
    /** The authors that this seat leaves out for itself. */
    blocks({ signal }?: CallOptions): Promise<string[]>;
    /** Leave an author's messages out. Nobody is told. Raises ProblemError: `too-many-blocks`. */
    block(author: Author, { signal }?: CallOptions): Promise<void>;
    /** Read an author's messages again. Raises ProblemError: `not-found`. */
    unblock(author: Author, { signal }?: CallOptions): Promise<void>;
    /** Tell moderators of a message, by its number in a scope. Nobody at the table is told. Raises ProblemError: `too-many-open`. */
    report(number: number, ground: Ground, { scope, ...more }?: ReportOptions & {
        scope?: Scope;
    }): Promise<{
        id: string;
        at: string;
        subject: import("./generated/api.ts").components["schemas"]["ModerationSubject"];
        ground: import("./generated/api.ts").components["schemas"]["ReportGround"];
    }>;
    /** Tell moderators of the name at a seat. Raises ProblemError: `too-many-open`. */
    reportName(seat: number, ground: Ground, options?: ReportOptions): Promise<{
        id: string;
        at: string;
        subject: import("./generated/api.ts").components["schemas"]["ModerationSubject"];
        ground: import("./generated/api.ts").components["schemas"]["ReportGround"];
    }>;
}
