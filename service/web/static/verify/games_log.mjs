/**
 * Whether the log of all games only grows: its checkpoint is compared with the last one stored here, by a proof made of the
 * log's own tiles.  docs/spec/games-log.md; RFC 6962, section 2.1.2; RFC 9162, section 2.1.4.2; C2SP tlog-tiles.
 *
 * @typedef {{vkey: string, note: string}} KeptLog
 * @typedef {{origin: string, size: number, root: string}} Checkpoint root: base64
 * @typedef {(path: string) => Promise<Uint8Array>} Read a file of the log by its path below its prefix
 */

import { hex, utf8 } from "./ledger.mjs";
import { joined, sha256 } from "./sha256.mjs";
import { isSigned, unbased } from "./signature.mjs";

const WIDTH = 256;
const HASH_BYTES = 32;
const MOST = 2 ** 48; // entries

const TEXT = /^([^\n]+)\n(0|[1-9][0-9]{0,15})\n([A-Za-z0-9+/]{43}=)\n/;
const LINE = /^\u2014 ([^\s+]+) (\S+)$/;

/** @param {Uint8Array} left @param {Uint8Array} right */
const nodeHash = (left, right) => sha256(joined(Uint8Array.of(1), left, right));

/**
 * The checkpoint in a note, if the key signed it; null otherwise.  If signatures cannot be checked, an unchecked one counts.
 * @param {string} note @param {string} vkey @returns {Promise<Checkpoint | null>}
 */
export async function parseCheckpoint(note, vkey) {
  const found = TEXT.exec(note);
  const end = note.lastIndexOf("\n\n") + 1;
  const [origin, id, key] = splitKey(vkey);
  const material = unbased(key);
  if (!found || !end || material?.length !== 33 || material[0] !== 1 || found[1] !== origin || Number(found[2]) > MOST) return null;
  if (hex(sha256(joined(utf8.encode(`${origin}\n`), material)).slice(0, 4)) !== id) return null;
  for (const line of note.slice(end + 1).split("\n")) {
    const [, name, blob] = LINE.exec(line) ?? [];
    const signed = name === origin ? unbased(blob) : null;
    if (signed?.length !== 68 || hex(signed.slice(0, 4)) !== id) continue;
    const isGood = await isSigned(note.slice(0, end), signed.slice(4), btoa(String.fromCharCode(...material.slice(1))));
    return isGood === false ? null : { origin, size: Number(found[2]), root: found[3] };
  }
  return null;
}

/** Name, id and key of a vkey; a key may hold a plus. @param {string} vkey */
function splitKey(vkey) {
  const [name, id] = vkey.split("+", 2);
  return [name, id ?? "", vkey.slice(`${name}+${id}+`.length)];
}

/** How many hashes a tile holds. @param {number} level @param {number} index @param {number} size of the log */
const tileWidth = (level, index, size) => Math.min(WIDTH, Math.floor(size / WIDTH ** level) - index * WIDTH);

/** The path of a tile of hashes. @param {number} level @param {number} index @param {number} size of the log */
export function tilePath(level, index, size) {
  const width = tileWidth(level, index, size);
  const digits = String(index);
  const groups = digits.padStart(3 * Math.ceil(digits.length / 3), "0").match(/\d{3}/g) ?? [];
  const name = groups.map((each, nth) => (nth < groups.length - 1 ? `x${each}` : each)).join("/");
  return `tile/${level}/${name}${width === WIDTH ? "" : `.p/${width}`}`;
}

/** A log's tree of this size, read tile by tile. */
class Tree {
  /** @param {Read} read @param {number} size */
  constructor(read, size) {
    this.read = read;
    this.size = size;
    /** @type {Map<string, Promise<Uint8Array>>} */
    this.tiles = new Map();
  }

  /** The hash over the leaves from `first` to before `last`, as the recursions of RFC 6962 meet them. @param {number} first @param {number} last @returns {Promise<Uint8Array>} */
  async range(first, last) {
    const below = powerBelow(last - first);
    if (last - first !== 2 * below && last - first !== 1) return nodeHash(await this.range(first, first + below), await this.range(first + below, last));
    const level = Math.floor(Math.log2(last - first) / 8);
    const [from, count] = [first / WIDTH ** level, (last - first) / WIDTH ** level];
    const index = Math.floor(from / WIDTH);
    const tile = await this.tile(level, index);
    const offset = (from - index * WIDTH) * HASH_BYTES;
    let hashes = Array.from({ length: count }, (_, nth) => tile.slice(offset + nth * HASH_BYTES, offset + (nth + 1) * HASH_BYTES));
    while (hashes.length > 1) hashes = hashes.filter((_, nth) => nth % 2 === 0).map((left, nth) => nodeHash(left, hashes[2 * nth + 1]));
    return hashes[0];
  }

  /** Throws if a file is no tile. @param {number} level @param {number} index */
  async tile(level, index) {
    const path = tilePath(level, index, this.size);
    const found = this.tiles.get(path) ?? this.read(path);
    this.tiles.set(path, found);
    if ((await found).length !== HASH_BYTES * tileWidth(level, index, this.size)) throw new Error(`${path} is no tile.`);
    return found;
  }
}

/** The largest power of two below a number; of 1: a half. @param {number} number */
function powerBelow(number) {
  let found = 0.5;
  while (2 * found < number) found *= 2;
  return found;
}

/** The proof that a log begins with its first `old` entries. @param {Read} read @param {number} old @param {number} size */
export async function consistencyProof(read, old, size) {
  const tree = new Tree(read, size);
  /** @type {Uint8Array[]} */
  const path = [];
  if (old === 0 || old === size) return path;
  let [first, last] = [0, size];
  while (last !== old) {
    const middle = first + powerBelow(last - first);
    path.push(old <= middle ? await tree.range(middle, last) : await tree.range(first, middle));
    if (old <= middle) last = middle;
    else first = middle;
  }
  if (first) path.push(await tree.range(first, last));
  return path.reverse();
}

/** Whether a proof shows that the newer tree begins with the older one. @param {Checkpoint} older @param {Checkpoint} newer @param {Uint8Array[]} proof */
export function isConsistent(older, newer, proof) {
  if (older.size > newer.size) return false;
  if (older.size === newer.size) return !proof.length && older.root === newer.root;
  if (older.size === 0) return !proof.length;
  const isComplete = Number.isInteger(Math.log2(older.size));
  const [start, ...rest] = isComplete ? [unbased(older.root) ?? new Uint8Array(0), ...proof] : proof;
  if (start === undefined) return false;
  let [position, last] = [older.size - 1, newer.size - 1];
  const half = () => ([position, last] = [Math.floor(position / 2), Math.floor(last / 2)]);
  while (position % 2) half();
  let [before, after] = [start, start];
  for (const each of rest) {
    if (last === 0) return false;
    if (position % 2 || position === last) {
      [before, after] = [nodeHash(each, before), nodeHash(each, after)];
      while (position % 2 === 0 && position) half();
    } else after = nodeHash(after, each);
    half();
  }
  return last === 0 && hex(before) === rootHex(older) && hex(after) === rootHex(newer);
}

/** @param {Checkpoint} checkpoint */
const rootHex = ({ root }) => hex(unbased(root) ?? new Uint8Array(0));

/**
 * The fault of the present log against the stored checkpoint; null if there is none.
 * @param {KeptLog | null} kept @param {KeptLog} now @param {Read} read
 * @returns {Promise<string | null>}
 */
export async function logFault(kept, now, read) {
  if (kept && kept.vkey !== now.vkey) return "it is another log now, under another name or key.";
  const newer = await parseCheckpoint(now.note, now.vkey);
  if (newer === null) return "its key did not sign what the service shows.";
  const older = kept && (await parseCheckpoint(kept.note, kept.vkey));
  if (!older) return null;
  if (newer.size < older.size) return `it went back, from ${older.size} entries to ${newer.size}.`;
  const proof = await consistencyProof(read, older.size, newer.size);
  return isConsistent(older, newer, proof) ? null : `what this browser knew of it, ${older.size} entries, is not in it any more: the log has two histories.`;
}
