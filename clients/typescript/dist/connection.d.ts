/** What all objects of one service share: its typed client, and how requests are sent. */
import { type Client } from "openapi-fetch";
import { Accounts } from "./accounts.ts";
import type { paths } from "./generated/api.ts";
import type { Store } from "./store.ts";
import { type Transport, type TransportOptions } from "./transport.ts";
import { Vault } from "./vault.ts";
export type Api = Client<paths>;
export interface DeadDropOptions extends TransportOptions {
    /** Whether followed games are checked against the ledger, event by event; true by default. */
    check?: boolean;
    /**
     * Whether seats bring nonces to the luck of their deal, and give them once that is safe; true by default, where `check`
     * is.
     */
    luck?: boolean;
    /** Where nonces, signed heads, the service's keys and tokens of players are kept; by default they end with the process or the page. */
    store?: Store;
}
/** Options of every call. */
export interface CallOptions {
    signal?: AbortSignal | undefined;
}
/** Options of every call that changes something. */
export interface WriteOptions extends CallOptions {
    /** The Idempotency-Key: keep it before the call, and the same call after a crash gets the same answer. */
    key?: string | undefined;
}
export interface Connection {
    readonly api: Api;
    readonly how: Transport;
    readonly check: boolean;
    readonly vault: Vault;
    readonly accounts: Accounts;
}
/** Raises a TypeError for an address with a user or password in it, and does not quote it. */
export declare function connection(url: string | URL, { check, luck, store, ...options }: DeadDropOptions): Connection;
/** The body of a good answer. Raises ProblemError for any other. */
export declare function body<T>({ data, error, response }: {
    data?: T;
    error?: unknown;
    response: Response;
}): T;
export declare const bearer: (token: string | null) => Record<string, string>;
