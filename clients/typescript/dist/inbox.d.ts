/** Bots in many games at once: one inbox gets the news of all their seats. */
import { type CallOptions, type Connection } from "./connection.ts";
import type { BotFunction, Seat } from "./seat.ts";
import type { InboxItem, RulesetName, Schemas, View } from "./types.ts";
/** One token and one stream for the news of many seats. */
export declare class Inbox {
    #private;
    constructor(connection: Connection, token: string);
    /** The token to keep for later. No message and no printed object shows it. */
    get token(): string;
    /**
     * All news in order, without end. `after`: the last `cursor` handled; `i`: all since each seat was put in; null:
     * first what is owed now.
     */
    follow({ after, signal, }?: CallOptions & {
        after?: string | null;
    }): AsyncGenerator<InboxItem, never>;
    /** Have a browser told while no page is open: what its `pushManager.subscribe` gave. Repeatable; the answer names the subscription. */
    subscribe(subscription: {
        toJSON(): BrowserSubscription;
    }, { signal }?: CallOptions): Promise<Schemas["PushSubscription"]>;
    /** Give the inbox a mail address for digests; a new one gets a code first, for `confirmMail`. */
    mailTo(address: string, { everyMinutes, signal }?: CallOptions & {
        everyMinutes?: number;
    }): Promise<Schemas["MailAddress"]>;
    /** Confirm the address by the code that came. */
    confirmMail(code: string, { signal }?: CallOptions): Promise<Schemas["MailAddress"]>;
    /** Delete the address. */
    endMail({ signal }?: CallOptions): Promise<void>;
}
/** What `PushSubscription.toJSON()` of a browser gives. */
export interface BrowserSubscription {
    readonly endpoint?: string | undefined;
    readonly keys?: Readonly<Record<string, string>> | undefined;
}
export declare function createInbox(connection: Connection, seats: readonly {
    readonly token: string;
}[], { signal }: CallOptions): Promise<Inbox>;
/** Plays seats to the end of their games, then checks the logs; the last view of each. Each seat is asked one thing at a time. */
export declare function play<R extends RulesetName>(connection: Connection, seats: readonly Seat<R>[], bot: BotFunction<R>, { signal }: CallOptions): Promise<View<R>[]>;
