/** A place at a seek: a table that people are looked for. */
import { type CallOptions, type Connection, type WriteOptions } from "./connection.ts";
import type { Player } from "./player.ts";
import { Seat } from "./seat.ts";
import type { RulesetName, Schemas } from "./types.ts";
export interface SeekerOptions extends WriteOptions {
    name?: string;
    /** Who is to hold the seat. */
    player?: Player;
}
/** A place at a seek, which `wait` keeps; nobody else does. */
export declare class Seek<R extends RulesetName = string> {
    #private;
    constructor(connection: Connection, place: Schemas["SeekPlace"], commit: string | null, player: Player | null);
    get id(): string;
    /** Opens this place, and nothing else. */
    get token(): string;
    /** As it was told last. */
    get place(): Schemas["SeekPlace"];
    /** The seat, once the table is open. Raises ProblemError: `gone`, `not-found` for a place that was not kept. */
    wait({ signal }?: CallOptions): Promise<Seat<R>>;
    /** Give the place up. Raises ProblemError: `seek-filled` once the table is open. */
    leave({ signal }?: CallOptions): Promise<void>;
}
/** Take a place at a seek, with a commitment to a nonce. send: the request, with it and the player's token. */
export declare function comeToSeek<R extends RulesetName>(connection: Connection, key: string | null, send: (more: {
    commit?: string;
    player?: string;
}) => Promise<Schemas["SeekPlace"]>, signal: AbortSignal | undefined, player?: Player | null): Promise<Seek<R>>;
