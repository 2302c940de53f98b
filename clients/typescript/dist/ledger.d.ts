/** The chain of a game's events and the openings of hidden fields, recomputed (docs/spec/ledger.md). */
import { type Head } from "./errors.ts";
import type { Schemas } from "./types.ts";
/** JSON with whole numbers kept exactly: those beyond 2^53 are BigInt. */
export declare function parseExactly(text: string): unknown;
/** Canonical JSON (section 1). Throws a TypeError for what has none, such as a fraction. */
export declare function canonicalJson(value: unknown): string;
/** Hex of SHA-256 over the bytes before and the canonical JSON of a value: a digest of the chain, or a commitment. */
export declare function boundDigest(before: string, value: unknown): Promise<string>;
/** Hex of SHA-256 over bytes, or over a text. */
export declare function sha256(value: string | Uint8Array<ArrayBuffer>): Promise<string>;
/** The chain of one game as far as it was checked. */
export declare class Chain {
    #private;
    /** The last event; null before the first. */
    head: Head | null;
    /** From the beginning, after a head that is held, or after a version whose digest nobody kept. */
    constructor(after: Head | number);
    /** Check an event and go on from it. Raises HistoryChanged. */
    add(event: Schemas["Event"]): Promise<void>;
}
