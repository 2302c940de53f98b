/**
 * A record against a log of games, in a folder or at an address: games-log.md, section 5, and record.md, step 18.
 */

import { createHash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { firstContradiction, isGivenUp } from "../../../service/web/static/verify/held.mjs";
import { isHex, isObject, isText, isWhole } from "../../../service/web/static/verify/ledger.mjs";
import { consistencyProof, isConsistent } from "../../../service/web/static/verify/games_log.mjs";
import { problemAt } from "../../../service/web/static/verify/verify.mjs";
import { parseNote, trustedCheckpoint, Unbelievable } from "./policy.mjs";

const WIDTH = 256;
const ENTRY_BYTES = 65;
const DUE_S = 60; // until the log holds everything that is due at once
const BEYOND = 9_999; // versions after a record's head that are looked for
const LARGEST_FILE = 256 * 1024; // a note; bundles are smaller
const TIMEOUT_MS = 10_000;

/** @typedef {(path: string) => Promise<Uint8Array>} Read */

/** @param {...(string | Uint8Array)} parts */
export const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();

/** Reads the files of a log below a folder or an address. @param {string} where @returns {Read} */
export function openLog(where) {
  const root = where.replace(/\/+$/, "");
  const read = /^https?:\/\//.test(where) ? (/** @type {string} */ path) => fetched(`${root}/${path}`) : async (/** @type {string} */ path) => started(join(where, path));
  return async (path) => {
    let found;
    try {
      found = await read(path);
    } catch (error) {
      throw new Unbelievable(`${path} cannot be read (${error instanceof Error ? error.message : error})`);
    }
    if (found.length > LARGEST_FILE) throw new Unbelievable(`${path} is too large`);
    return found;
  };
}

/** Read a file up to one byte beyond its limit. @param {string} path */
function started(path) {
  const file = openSync(path, "r");
  try {
    const room = Buffer.alloc(LARGEST_FILE + 1);
    let size = 0;
    for (let count = 1; count > 0 && size < room.length; size += count) count = readSync(file, room, size, room.length - size, null);
    return room.subarray(0, size);
  } finally {
    closeSync(file);
  }
}

/** The same of an address. @param {string} url */
async function fetched(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok || answer.body === null) throw new Error(`status ${answer.status}`);
  const chunks = [];
  let size = 0;
  for await (const chunk of answer.body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > LARGEST_FILE) break;
  }
  return Buffer.concat(chunks);
}

/** The entries of a bundle. @param {Read} read @param {number} index @param {number} size of the log */
async function readBundle(read, index, size) {
  const width = Math.min(WIDTH, size - index * WIDTH);
  const digits = String(index);
  const groups = digits.padStart(3 * Math.ceil(digits.length / 3), "0").match(/\d{3}/g) ?? [];
  const path = `tile/entries/${groups.map((each, nth) => (nth < groups.length - 1 ? `x${each}` : each)).join("/")}${width === WIDTH ? "" : `.p/${width}`}`;
  const raw = await read(path);
  const entries = [];
  for (let at = 0; at < raw.length; ) {
    const start = at + 2;
    at = start > raw.length ? Infinity : start + 256 * raw[at] + raw[at + 1];
    if (at > raw.length) throw new Unbelievable(`${path} is not a bundle of ${width} entries`);
    entries.push(raw.subarray(start, at));
  }
  if (entries.length !== width) throw new Unbelievable(`${path} is not a bundle of ${width} entries`);
  return entries;
}

/** The root of RFC 6962 over leaves that come one by one. */
class GrowingRoot {
  size = 0;
  complete = /** @type {Buffer[]} */ ([]);

  /** @param {Uint8Array} entry */
  add(entry) {
    let found = sha256(Uint8Array.of(0), entry);
    for (let rest = this.size++; rest % 2; rest = Math.floor(rest / 2)) found = sha256(Uint8Array.of(1), /** @type {Buffer} */ (this.complete.pop()), found);
    this.complete.push(found);
  }

  root() {
    if (!this.complete.length) return sha256();
    return this.complete.reduceRight((right, left) => sha256(Uint8Array.of(1), left, right));
  }
}

/** @param {string} game @param {any} version @param {any} digest */
export const headOf = (game, version, digest) => (/^[0-9a-z]+$/.test(game) && /^[0-9a-f]{64}$/.test(digest) ? sha256(`deaddrop-checkpoint/1\n${game}\n${version}\n${digest}\n`).toString("hex") : null);

/** @param {{header: any, entries: any[]}} record @param {any[]} restores @param {number} version @param {string} head */
function compareEntry({ header, entries }, restores, version, head) {
  if (version < header.first) return "before";
  const isWithin = version <= header.head.version;
  if (isWithin && headOf(header.game, version, entries[version - header.first].digest) === head) return "same";
  for (const restore of restores) {
    const isIt = isObject(restore.lost) && restore.lost.version === version;
    const digest = isIt ? String(restore.lost.digest) : "0".repeat(64);
    if (isGivenUp(restore, { version, digest }) && (!isIt || headOf(header.game, version, digest) === head)) return "given up";
  }
  return isWithin ? "other" : "beyond";
}

/**
 * The checkpoint that the last beginning in a record names, against a log; null if it names none.
 * @param {{entries: any[]}} record @param {Read} read @param {{origin: string, size: number, root: string}} now root: hex
 */
async function compareBeginning({ entries }, read, now) {
  const { version, data } = entries.findLast(({ type }) => type === "game.created" || type === "game.forked");
  const named = data.games_log;
  if (!isObject(named) || !isText(named.origin) || !isWhole(named.size) || named.size < 0 || named.size > 2n ** 62n || !isHex(named.root, 32)) return null;
  const size = named.size;
  if (named.origin !== now.origin) return { version, size, result: "other log" };
  if (size > now.size) return { version, size, result: "beyond" };
  const based = (/** @type {string} */ root) => Buffer.from(root, "hex").toString("base64");
  const proof = await consistencyProof(read, size, now.size);
  const isSame = size === 0 ? named.root === sha256().toString("hex") : isConsistent({ ...named, root: based(named.root) }, { ...now, root: based(now.root) }, proof);
  return { version, size, result: isSame ? "same" : "other" };
}

/** The first event that the log should hold by now and does not: games-log.md, section 5.5. @param {any} record @param {any} own its own first entry @param {any} log */
function leftOut({ header, entries }, own, { begun, cosigned, opened, entries: found }) {
  if (begun?.result !== "same") return null;
  const [times, { delay_s: delay, tournament_table: held }] = [Object.values(cosigned), own.data];
  const spectators = Number.isSafeInteger(delay) && delay > 0 ? DUE_S + delay : 0;
  const isDue = (/** @type {any} */ { at }) => {
    const ms = Date.parse(at);
    if ((held ?? null) !== null || Number.isNaN(ms) || new Date(ms).toISOString() !== at) return false;
    return !times.length || 1000 * (Math.max(...times) - DUE_S - spectators) >= ms;
  };
  const has = (/** @type {(version: number) => boolean} */ which) => found.some((/** @type {any} */ { version }) => which(version));
  const end = entries.find((/** @type {any} */ { type, version }) => type === "game.seed_revealed" && version > own.version);
  const wrong = !opened && (has((version) => version > own.version) || isDue(own)) ? own : end && !has((version) => version === end.version) && isDue(end) ? end : null;
  if (wrong === null) return null;
  return problemAt(wrong.version - header.first + 2, wrong.version, "log", "left out");
}

/**
 * Everything that a log holds of a record's game, and the first entry that contradicts it. The whole log is read and recomputed.
 * @param {{header: any, entries: any[]}} record @param {any[]} restores @param {Read} read @param {import("./policy.mjs").Policy} policy
 */
export async function compareWithLog(record, restores, read, policy) {
  const { game, head } = record.header;
  const { checkpoint, cosigned, isMet } = await trustedCheckpoint(parseNote(await read("checkpoint")), policy);
  const versions = new Map();
  for (let version = 1; version <= head.version + BEYOND; version++) versions.set(sha256(`deaddrop-leaf/1\n${game}\n${version}\n`).toString("hex"), version);
  const tree = new GrowingRoot();
  const found = [];
  while (tree.size < checkpoint.size) {
    for (const entry of await readBundle(read, tree.size / WIDTH, checkpoint.size)) {
      const kind = String.fromCharCode(entry[0]);
      if (entry.length !== ENTRY_BYTES || !"ohe".includes(kind)) throw new Unbelievable(`entry ${tree.size} is none of a log of games`);
      const version = versions.get(Buffer.from(entry.subarray(1, 33)).toString("hex"));
      if (version !== undefined) found.push({ index: tree.size, kind, version, result: compareEntry(record, restores, version, Buffer.from(entry.subarray(33)).toString("hex")) });
      tree.add(entry);
    }
  }
  if (tree.root().toString("hex") !== checkpoint.root) throw new Unbelievable("the entries are not those of the checkpoint");
  const isEnded = found.some(({ result, kind, version }) => result === "same" && (kind === "e" || version === head.version));
  const own = record.entries.findLast((/** @type {any} */ { type }) => type === "game.created" || type === "game.forked");
  const isOpened = found.some(({ result, version }) => result === "same" && version === own.version);
  const begun = await compareBeginning(record, read, checkpoint);
  const log = { origin: checkpoint.origin, size: checkpoint.size, entries: found, cosigned, quorum: isMet, witnesses: policy.witnesses.size, asks: policy.quorum, opened: isOpened, head: isEnded, begun };
  const claims = begun?.result === "other" ? [...found, { ...begun, result: "other beginning" }] : found;
  const problem = firstContradiction(record, "log", claims);
  if (problem === null) return { log, problem: leftOut(record, own, log) };
  const isRevealed = record.entries.some((/** @type {any} */ { type }) => type === "game.seed_revealed");
  const hasOtherEnd = isRevealed && found.some(({ kind, result }) => kind === "e" && (result === "other" || result === "beyond"));
  return { log, problem: hasOtherEnd ? { ...problem, how: "other end" } : problem };
}
