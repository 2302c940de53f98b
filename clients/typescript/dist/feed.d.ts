/** The log of one game as a token sees it: pages, signed heads, and comparison with what is held. */
import { type Connection } from "./connection.ts";
import { HistoryChanged, UntrustedSignature, type Head } from "./errors.ts";
import type { Schemas } from "./types.ts";
type EventData = Schemas["Event"];
export interface Asked {
    viewpoint?: string | undefined;
    signal?: AbortSignal | undefined;
}
export declare class Feed {
    #private;
    readonly connection: Connection;
    readonly id: string;
    /** What was found wrong after a command was accepted; the next call raises it. */
    owed: HistoryChanged | UntrustedSignature | null;
    /** The highest version that was seen. */
    latest: number;
    /** The last event whose chain was checked. */
    head: Head | null;
    constructor(connection: Connection, id: string, token: string | null);
    /** What goes with every request. */
    options(signal: AbortSignal | undefined): {
        headers: Record<string, string>;
        signal: AbortSignal | null;
    };
    /** Events after a version, as they come, and the game's last version; no events if it ends before that version. */
    page(after: number, limit: number, { viewpoint, signal }?: Asked): Promise<{
        events: EventData[];
        head: number;
    }>;
    /** Read the log from the beginning to a version, and check its chain. Raises HistoryChanged. */
    read(to: number, asked: Asked, each?: (event: EventData) => void): Promise<Head>;
    /** Know an event whose chain was checked. Raises HistoryChanged where it was another before. */
    note({ version, digest }: Head): void;
    /** Compare with the newest head that was kept: its digest binds every event before it. Once. Raises HistoryChanged. */
    compareHeld(asked: Asked): Promise<void>;
    raiseOwed(): void;
    /** Compare with a head. Raises HistoryChanged. */
    compare(held: Head, asked: Asked): Promise<void>;
    /** Have the service sign a head, and keep that. Raises UntrustedSignature, HistoryChanged for another digest. */
    sign(head: Head, signal: AbortSignal | undefined): Promise<void>;
    /** The same as long as the service can sign. `isLast`: however soon after the one before. */
    trySign(head: Head, signal: AbortSignal | undefined, isLast: boolean): Promise<void>;
    changed(why: string, found: HistoryChanged["found"]): HistoryChanged;
    /** What work comes to. A HistoryChanged that it raises says from where on, and what the operator says of it. */
    withExplanation<T>(work: () => Promise<T>, asked: Asked): Promise<T>;
    explain(error: unknown, asked: Asked): Promise<unknown>;
    /** Drop what is known: the history read from now on is trusted. What is held stays held. */
    forget(): Promise<void>;
}
/** Pin the service's keys, or newer ones that came to them. Raises UntrustedSignature where one is gone. */
export declare function pinKeys({ api, vault }: Connection, signal: AbortSignal | undefined): Promise<void>;
export {};
