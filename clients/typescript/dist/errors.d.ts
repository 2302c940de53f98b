/** Errors: refusals of the service, a service that is away, a history that changed. */
import type { components } from "./generated/api.ts";
export type Problem = components["schemas"]["Problem"];
/** The registry of problems as this package knows it. A newer service may know more. */
export type ProblemCode = components["parameters"]["Code"];
/** A version of a game's log and the digest that binds all events up to it (docs/spec/ledger.md, section 3). */
export interface Head {
    readonly version: number;
    readonly digest: string;
}
/** The service refused a request. `code` is the contract, the message is for people. */
export declare class ProblemError extends Error {
    readonly name = "ProblemError";
    readonly status: number;
    /** From the registry of problems; null where something before the service answered, such as a proxy. */
    readonly code: ProblemCode | (string & {}) | null;
    /** The whole problem document (RFC 9457); null as with `code`. */
    readonly problem: Problem | null;
    constructor(status: number, body: unknown);
}
/** No answer after all retries. A command may have been carried out all the same. */
export declare class ServiceUnreachable extends Error {
    readonly name = "ServiceUnreachable";
}
/** The operator put a game back (`game.restored`). `lost`: the head that was given up; null where that is not known. */
export interface Restored {
    readonly lost: Head | null;
    readonly kept: Head;
    readonly reason: string;
}
/** The history that the service shows does not continue the one shown before. A checkpoint proves `held`. */
export declare class HistoryChanged extends Error {
    readonly name = "HistoryChanged";
    /** What was noticed. */
    readonly why: string;
    /** The last event whose chain was checked, or a head that was kept; null before the first. */
    readonly held: Head | null;
    /** What the service shows in its place; the digest is null where only the version is known. */
    readonly found: {
        readonly version: number;
        readonly digest: string | null;
    };
    /** The last version that is the same; null where that was not found out. */
    readonly since: number | null;
    /** What the operator says of it in the log; null if nothing. */
    readonly restored: Restored | null;
    constructor(why: string, held: Head | null, found: HistoryChanged["found"], since?: number | null, restored?: Restored | null);
}
/** A head is not signed by a key that this client pinned at its first visit, or wrongly. */
export declare class UntrustedSignature extends Error {
    readonly name = "UntrustedSignature";
}
