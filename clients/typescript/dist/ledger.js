/** The chain of a game's events and the openings of hidden fields, recomputed (docs/spec/ledger.md). */
import { HistoryChanged } from "./errors.js";
const utf8 = new TextEncoder();
/** JSON with whole numbers kept exactly: those beyond 2^53 are BigInt. */
export function parseExactly(text) {
    if (!/\d{16}/.test(text))
        return JSON.parse(text);
    let mark = "#";
    while (text.includes(mark))
        mark += "#";
    const marked = text.replace(/"(?:[^"\\]|\\.)*"|-?\d{16,}/g, (part) => part[0] === '"' ? part : `{"${mark}":"${part}"}`);
    return JSON.parse(marked, (_, value) => isObject(value) && mark in value ? exactNumber(String(value[mark])) : value);
}
function exactNumber(digits) {
    return Number.isSafeInteger(Number(digits)) ? Number(digits) : BigInt(digits);
}
/** Canonical JSON (section 1). Throws a TypeError for what has none, such as a fraction. */
export function canonicalJson(value) {
    if (value === null || typeof value === "boolean" || typeof value === "bigint" || Number.isSafeInteger(value))
        return String(value);
    if (typeof value === "string")
        return JSON.stringify(value);
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(",")}]`;
    if (!isObject(value))
        throw new TypeError("A value without canonical JSON");
    const names = Object.keys(value).sort(byCodePoints);
    return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`).join(",")}}`;
}
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** JavaScript's own order is that of UTF-16 units, which puts surrogates before U+E000. */
function byCodePoints(one, other) {
    const [ours, theirs] = [[...one], [...other]];
    const at = ours.findIndex((character, index) => character !== theirs[index]);
    if (at < 0)
        return ours.length - theirs.length;
    return (ours[at]?.codePointAt(0) ?? 0) - (theirs[at]?.codePointAt(0) ?? -1);
}
/** Hex of SHA-256 over the bytes before and the canonical JSON of a value: a digest of the chain, or a commitment. */
export async function boundDigest(before, value) {
    const json = utf8.encode(canonicalJson(value));
    const prefix = bytesOf(before);
    const all = new Uint8Array(prefix.length + json.length);
    all.set(prefix);
    all.set(json, prefix.length);
    return sha256(all);
}
/** Hex of SHA-256 over bytes, or over a text. */
export async function sha256(value) {
    const digest = await crypto.subtle.digest("SHA-256", typeof value === "string" ? utf8.encode(value) : value);
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
/** The chain of one game as far as it was checked. */
export class Chain {
    /** The last event; null before the first. */
    head;
    #after;
    /** From the beginning, after a head that is held, or after a version whose digest nobody kept. */
    constructor(after) {
        if (globalThis.crypto?.subtle === undefined) {
            throw new Error("The ledger is checked by WebCrypto, which pages have over https and on localhost only; see { check: false }");
        }
        this.head = typeof after === "number" ? null : after;
        this.#after = typeof after === "number" ? after : after.version;
    }
    /** Check an event and go on from it. Raises HistoryChanged. */
    async add(event) {
        const { version, type, at, by, data, hidden, openings, digest } = event;
        const expected = (this.head?.version ?? this.#after) + 1;
        const isBeginning = this.head === null && (version === 1 || type === "game.forked");
        if (version !== expected && !isBeginning)
            throw this.#changed(event, `version ${version} came in place of ${expected}`);
        const before = this.head?.digest ?? (isBeginning ? beginning(event) : null);
        // Without a digest before it the first event is taken as it is: what follows must fit to it.
        if (before !== null && (await boundDigest(before, { version, type, at, by, data, hidden })) !== digest) {
            throw this.#changed(event, `the digest of version ${version} does not follow from the one before`);
        }
        for (const [name, { value, salt }] of Object.entries(openings)) {
            if ((await boundDigest(salt, value)) !== hidden[name])
                throw this.#changed(event, `version ${version} opens ${name} to something else than was committed`);
        }
        this.head = { version, digest };
    }
    #changed({ version, digest }, why) {
        return new HistoryChanged(why, this.head, { version, digest });
    }
}
/** What the first event of a game or of a fork from a sampled world follows from (docs/spec/record.md, section 4). */
function beginning({ type, data }) {
    const parent = type === "game.forked" ? data["parent"] : null;
    return isObject(parent) ? String(parent["digest"]) : "";
}
