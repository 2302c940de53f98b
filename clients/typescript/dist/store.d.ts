/** Where a client keeps what it must not lose: nonces until they are given, signed heads, pinned keys, tokens of players. */
/**
 * Texts by name, such as a `Map`. Names are of small letters, digits and hyphens. A nonce in it is a secret until it is
 * given, and a token always. What `set` has resolved must outlast what the store is to outlast.
 */
export interface Store {
    get(name: string): string | null | undefined | Promise<string | null | undefined>;
    set(name: string, text: string): unknown;
    delete(name: string): unknown;
}
/** What a browser's `localStorage` can do. */
export interface TextStorage {
    getItem(name: string): string | null;
    setItem(name: string, text: string): void;
    removeItem(name: string): void;
}
/** A store in a browser: `new WebStore(localStorage)` outlasts the page. */
export declare class WebStore implements Store {
    #private;
    constructor(storage: TextStorage, prefix?: string);
    get(name: string): string | null;
    set(name: string, text: string): void;
    delete(name: string): void;
}
