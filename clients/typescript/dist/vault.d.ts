/** What a client keeps of its games over a store: nonces, the service's keys, and signed heads. */
import { type Head } from "./errors.ts";
import type { Closing } from "./luck.ts";
import type { Store } from "./store.ts";
import type { Schemas } from "./types.ts";
/** A head of a game that the service signed. */
export type HeldHead = Schemas["Checkpoint"];
interface PinnedKey {
    id: string;
    public_key: string;
}
export declare class Vault {
    #private;
    /** Whether seats commit to nonces. */
    readonly bringsLuck: boolean;
    /** Whether the store was the author's, so that it may outlast the process. */
    readonly lasts: boolean;
    /** By game and head of `game.luck_closed`, what stands in it, where chain and signature were checked. */
    readonly proofs: Map<string, Closing>;
    constructor(url: string, store: Store | undefined, bringsLuck: boolean);
    /**
     * A new nonce is kept; its commitment, null where seats commit to none. `key`: of a request that may be repeated, so
     * with the commitment made for it before.
     */
    makeCommitment(key?: string | null): Promise<string | null>;
    /** Whether what is made for a request with this key is known when it is repeated after a crash. */
    knowsAfterCrash(key: string | null): boolean;
    /** The nonce that a commitment is of; null if it is not ours, or was given. */
    nonceOf(commit: string | null): Promise<string | null>;
    /** Forget a nonce that was given, or that nobody will ask for; and what was made for a request with this key. */
    dropNonce(commit: string | null, key?: string | null): Promise<void>;
    /** What this client committed a seat to. */
    commitment(game: string, seat: number): Promise<string | null>;
    noteCommitment(game: string, seat: number, commit: string): Promise<void>;
    /** Keep the nonce that a seat sends, whether or not an answer ever comes. */
    noteSent(game: string, seat: number, nonce: string): Promise<void>;
    /** The nonce that this client sent for a seat. */
    sent(game: string, seat: number): Promise<string | null>;
    /** The signed heads of a game, oldest first. */
    heads(game: string): Promise<HeldHead[]>;
    /** Those that are compared. */
    compared(game: string): Promise<Head[]>;
    /** Keep a head whose signature was checked. */
    hold(head: HeldHead): Promise<void>;
    /** Compare with nothing that is held of a game any more. The heads stay. */
    forget(game: string): Promise<void>;
    /** What is held of a game, as `deaddrop verify --checkpoint` reads it. */
    file(game: string): Promise<string>;
    /** The pinned keys, as `deaddrop verify --keys` reads them. */
    keysFile(): Promise<string>;
    /** The keys of the service that were pinned; empty before the first visit. */
    pinnedKeys(): Promise<PinnedKey[]>;
    /** Pin the service's keys. Newer ones are taken where none of those before is gone. Raises UntrustedSignature. */
    pin(found: readonly PinnedKey[]): Promise<void>;
    /** Check a signature by the pinned keys. Raises UntrustedSignature. */
    check({ game, version, digest, key, signature }: HeldHead): Promise<void>;
}
export {};
