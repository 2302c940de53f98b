/** What a client keeps of its games over a store: nonces, the service's keys, and signed heads. */
import { UntrustedSignature } from "./errors.js";
import { sha256 } from "./ledger.js";
const MESSAGE = /^deaddrop-checkpoint\/1\n[0-9a-z]+\n[1-9][0-9]*\n[0-9a-f]{64}\n$/;
/** Signed heads kept of a game: the first, and the latest. */
const MOST_HEADS = 40;
/** The key of TEST 1 of RFC 8032, to find out whether a host checks signatures. */
const SOME_KEY = "11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=";
export class Vault {
    /** Whether seats commit to nonces. */
    bringsLuck;
    /** Whether the store was the author's, so that it may outlast the process. */
    lasts;
    /** By game and head of `game.luck_closed`, what stands in it, where chain and signature were checked. */
    proofs = new Map();
    #url;
    #store;
    #work = Promise.resolve();
    constructor(url, store, bringsLuck) {
        this.#url = url;
        this.#store = store ?? new Map();
        this.lasts = store !== undefined;
        this.bringsLuck = bringsLuck;
    }
    /**
     * A new nonce is kept; its commitment, null where seats commit to none. `key`: of a request that may be repeated, so
     * with the commitment made for it before.
     */
    async makeCommitment(key = null) {
        if (!this.bringsLuck)
            return null;
        await demandSignatures();
        const byKey = key === null ? null : `commit-${await sha256(key)}`;
        const made = byKey === null ? null : await this.#store.get(byKey);
        if (made)
            return made;
        const nonce = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
        const commit = await sha256(nonce);
        await this.#store.set(`nonce-${commit}`, nonce);
        if (byKey !== null)
            await this.#store.set(byKey, commit);
        return commit;
    }
    /** Whether what is made for a request with this key is known when it is repeated after a crash. */
    knowsAfterCrash(key) {
        return key === null || this.lasts;
    }
    /** The nonce that a commitment is of; null if it is not ours, or was given. */
    async nonceOf(commit) {
        return commit === null || !/^[0-9a-f]{64}$/.test(commit) ? null : ((await this.#store.get(`nonce-${commit}`)) ?? null);
    }
    /** Forget a nonce that was given, or that nobody will ask for; and what was made for a request with this key. */
    async dropNonce(commit, key = null) {
        if (commit !== null)
            await this.#store.delete(`nonce-${commit}`);
        if (key !== null)
            await this.#store.delete(`commit-${await sha256(key)}`);
    }
    /** What this client committed a seat to. */
    async commitment(game, seat) {
        return (await this.#load(game)).commits[`${seat}`] ?? null;
    }
    noteCommitment(game, seat, commit) {
        return this.#change(game, (file) => void (file.commits[`${seat}`] = commit));
    }
    /** Keep the nonce that a seat sends, whether or not an answer ever comes. */
    noteSent(game, seat, nonce) {
        return this.#change(game, (file) => void (file.sent = { ...file.sent, [`${seat}`]: nonce }));
    }
    /** The nonce that this client sent for a seat. */
    async sent(game, seat) {
        return (await this.#load(game)).sent?.[`${seat}`] ?? null;
    }
    /** The signed heads of a game, oldest first. */
    async heads(game) {
        return (await this.#load(game)).items.map(({ forgotten, ...head }) => head);
    }
    /** Those that are compared. */
    async compared(game) {
        return (await this.#load(game)).items.filter(({ forgotten }) => !forgotten);
    }
    /** Keep a head whose signature was checked. */
    hold(head) {
        return this.#change(head.game, (file) => {
            if (file.items.some(({ signature }) => signature === head.signature))
                return;
            file.items = [...file.items.slice(0, 1), ...[...file.items.slice(1), head].slice(1 - MOST_HEADS)];
        });
    }
    /** Compare with nothing that is held of a game any more. The heads stay. */
    forget(game) {
        return this.#change(game, (file) => {
            file.items = file.items.map((head) => ({ ...head, forgotten: true }));
            file.commits = {};
        });
    }
    /** What is held of a game, as `deaddrop verify --checkpoint` reads it. */
    async file(game) {
        return JSON.stringify({ items: await this.heads(game), keys: await this.pinnedKeys() });
    }
    /** The pinned keys, as `deaddrop verify --keys` reads them. */
    async keysFile() {
        return JSON.stringify({ url: this.#url, items: await this.pinnedKeys() });
    }
    /** The keys of the service that were pinned; empty before the first visit. */
    async pinnedKeys() {
        const kept = await this.#store.get(await this.#keysName());
        return kept ? JSON.parse(kept).items : [];
    }
    /** Pin the service's keys. Newer ones are taken where none of those before is gone. Raises UntrustedSignature. */
    async pin(found) {
        const items = found.map(({ id, public_key }) => ({ id, public_key }));
        const isKept = (old) => items.some((each) => each.id === old.id && each.public_key === old.public_key);
        if (!(await this.pinnedKeys()).every(isKept))
            throw new UntrustedSignature("a key of the service that this client pinned is gone");
        await this.#store.set(await this.#keysName(), JSON.stringify({ url: this.#url, items }));
    }
    /** Check a signature by the pinned keys. Raises UntrustedSignature. */
    async check({ game, version, digest, key, signature }) {
        const known = (await this.pinnedKeys()).find(({ id }) => id === key);
        if (!known)
            throw new UntrustedSignature("a head is signed by a key that this client has not pinned");
        const message = `deaddrop-checkpoint/1\n${game}\n${version}\n${digest}\n`;
        const [raw, signed] = [bytesOf(known.public_key), bytesOf(signature)];
        const isGood = MESSAGE.test(message) &&
            raw !== null &&
            (await sha256(raw)).startsWith(key) &&
            key.length === 16 &&
            signed?.length === 64 &&
            (await importKey(raw)
                .then((imported) => crypto.subtle.verify("Ed25519", imported, signed, new TextEncoder().encode(message)))
                .catch(() => false));
        if (!isGood)
            throw new UntrustedSignature("the signature of a head is wrong");
    }
    async #load(game) {
        const kept = await this.#store.get(await headsName(game));
        return kept ? JSON.parse(kept) : { items: [], commits: {} };
    }
    /** Changes come one after another, or two seats of one game would undo each other's. */
    #change(game, change) {
        const done = this.#work.then(async () => {
            const file = await this.#load(game);
            change(file);
            await this.#store.set(await headsName(game), JSON.stringify(file));
        });
        this.#work = done.catch(() => { });
        return done;
    }
    async #keysName() {
        return `keys-${await sha256(this.#url)}`;
    }
}
const headsName = async (game) => `heads-${/^[0-9a-z]{1,64}$/.test(game) ? game : await sha256(game)}`;
/** Base64 as bytes; null where it is written in another way than the one. */
function bytesOf(base64) {
    try {
        const raw = atob(base64);
        return btoa(raw) === base64 ? Uint8Array.from(raw, (character) => character.charCodeAt(0)) : null;
    }
    catch {
        return null;
    }
}
const importKey = async (raw) => crypto.subtle.importKey("raw", raw, { name: "Ed25519" }, false, ["verify"]);
/** Raises an Error where the host cannot check what a nonce may only be given to. */
async function demandSignatures() {
    const imported = await importKey(bytesOf(SOME_KEY)).catch(() => null);
    if (imported === null) {
        throw new Error("Signatures (Ed25519) are checked by WebCrypto, which this host does not have; see { luck: false }");
    }
}
