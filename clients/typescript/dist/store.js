/** Where a client keeps what it must not lose: nonces until they are given, signed heads, pinned keys, tokens of players. */
/** A store in a browser: `new WebStore(localStorage)` outlasts the page. */
export class WebStore {
    #storage;
    #prefix;
    constructor(storage, prefix = "deaddrop-client.") {
        this.#storage = storage;
        this.#prefix = prefix;
    }
    get(name) {
        return this.#storage.getItem(this.#prefix + name);
    }
    set(name, text) {
        this.#storage.setItem(this.#prefix + name, text);
    }
    delete(name) {
        this.#storage.removeItem(this.#prefix + name);
    }
}
