/**
 * The audit of a game's record, by docs/spec/record.md, without trust in the service and without rules.
 * It runs in a browser and in node, and asks no server.
 */

import { bytes, canonical, commitment, demand, gameIdHash, hex, isHex, isObject, isText, isWhole, link, parseJson, pick, salt, utf8 } from "./ledger.mjs";
import { isRoundSigned } from "./drand.mjs";
import { LuckWalk } from "./luck.mjs";
import { compareHeld } from "./held.mjs";
import { namesFault, shownNames } from "./names.mjs";
import { sha256 } from "./sha256.mjs";
import { whatIsShown } from "./shown.mjs";
import { signature } from "./signature.mjs";

/** @typedef {{version: number, type: string, at: string, by: number | null, data: any, hidden: any, openings: any, digest: string}} Entry */
/** @typedef {{line: number, version: number | null, word: string, how: string | null, why: null}} Problem */
/** @typedef {{header: any, entries: Entry[], broken: number | null, how?: string | null}} GameRecord broken: the first line that is none; how: as `addedBytes` */

// A record and its lines: record.md, sections 1 to 3, and steps 1 and 2.

const MOST_LINES = 100_000;
const LONGEST_LINE = 2 ** 20;
const DEEPEST = 64;

/** A record as its header and its entries, up to the first line that is none. @param {string | Uint8Array} source @returns {GameRecord} */
export function parseRecord(source) {
  const whole = typeof source === "string" ? utf8.encode(source) : source;
  /** @type {any[]} */
  const objects = [];
  for (let start = 0; start < whole.length || objects.length === 0; ) {
    const end = whole.indexOf(10, start);
    const line = objects.length + 1;
    const isBounded = line <= MOST_LINES && end - start <= LONGEST_LINE;
    const object = end < 0 || !isBounded ? null : readLine(whole.subarray(start, end));
    if (object === null || !(line === 1 ? isHeader : isEntry)(object)) {
      return { header: objects[0] ?? null, entries: objects.slice(1), broken: line, how: line === 1 && end >= 0 ? addedBytes(whole.subarray(0, end)) : null };
    }
    objects.push(object);
    start = end + 1;
  }
  return { header: objects[0], entries: objects.slice(1), broken: null };
}

/** Bytes in line 1 that a program has added; null if there are none. @param {Uint8Array} line */
export function addedBytes(line) {
  if (line.length > LONGEST_LINE) return null;
  if ([0xef, 0xbb, 0xbf].every((each, at) => line[at] === each)) return "byte order mark";
  return line[line.length - 1] === 13 ? "carriage return" : null;
}

/** The object in a line; null if the line is no object in canonical JSON. @param {Uint8Array} line */
function readLine(line) {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(line);
    const object = parseJson(text);
    return isObject(object) && isModest(object, 1) && canonical(object) === text ? object : null;
  } catch {
    return null;
  }
}

/** Whether a value nests no deeper than it may, and has no number beyond 64 bits. @param {any} value @param {number} level @returns {boolean} */
function isModest(value, level) {
  if (typeof value === "bigint") return value >= -(2n ** 63n) && value < 2n ** 64n;
  if (typeof value !== "object" || value === null) return true;
  return level <= DEEPEST && Object.values(value).every((each) => isModest(each, level + 1));
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** @param {any} number */
const isSeat = (number) => Number.isSafeInteger(number) && number >= 0 && number < 1e15;
/** @param {any} number */
const isVersion = (number) => isSeat(number) && number > 0;

/** @param {any} header */
function isHeader({ format, game, ruleset, viewpoint, complete, names, salts, first, head, checkpoint }) {
  return format === "deaddrop-record/1" && isText(game) && isObject(ruleset) && isText(ruleset.name) && isWhole(ruleset.version)
    && isText(viewpoint) && /^(all|public|seat:(0|[1-9]\d*))$/.test(viewpoint) && typeof complete === "boolean" && (!complete || viewpoint === "all")
    && Array.isArray(names) && names.every((name) => name === null || isText(name)) && isVersion(first)
    && Array.isArray(salts) && salts.length === names.length && salts.every((each) => each === null || isHex(each, 16))
    && isHead(head) && head.version >= first && (checkpoint === null || isCheckpoint(checkpoint));
}

/** @param {any} head */
const isHead = (head) => isObject(head) && isVersion(head.version) && isHex(head.digest, 32);
/** @param {any} checkpoint */
const isCheckpoint = (checkpoint) => isHead(checkpoint) && isText(checkpoint.game) && isHex(checkpoint.key, 8) && isText(checkpoint.signature);

/** @param {any} entry */
function isEntry({ version, type, at, by, data, hidden, openings, digest }) {
  return isVersion(version) && isText(type) && isText(at) && TIME.test(at) && (by === null || isSeat(by))
    && isObject(data) && isObject(hidden) && Object.values(hidden).every((value) => isHex(value, 32))
    && isObject(openings) && Object.values(openings).every((each) => isObject(each) && "value" in each && isHex(each.salt, 16)) && isHex(digest, 32);
}

// The walk: record.md, section 5. A step throws on a fault.

const isBeginning = (/** @type {Entry} */ entry) => entry.type === "game.created" || entry.type === "game.forked";

export class Walk {
  /** @param {any} header */
  constructor(header) {
    this.header = header;
    this.expected = header.first;
    this.digest = new Uint8Array(0);
    this.begun = /** @type {any} */ (null); // the game.created or game.forked in force
    this.secret = this.seed = new Uint8Array(0);
    this.brought = new LuckWalk();
    this.seats = 0;
    this.drawn = new Map();
    this.isRevealed = this.isOver = false;
    this.checked = { entries: 0, openings: 0, draws: 0 };
  }

  /** @param {Entry} entry */
  order(entry) {
    demand(entry.version === this.expected);
  }

  /** @param {Entry} entry */
  origin(entry) {
    const { ruleset } = this.header;
    demand((entry.version === 1) === (entry.type === "game.created"));
    demand(this.begun !== null || isBeginning(entry));
    if (entry.type === "game.restored") demand(canonical(entry.data.kept) === canonical({ version: entry.version - 1, digest: hex(this.digest) }));
    if (!isBeginning(entry)) return;
    demand(entry.data.ruleset === ruleset.name && entry.data.ruleset_version === ruleset.version);
    if (entry.type === "game.forked") {
      const { parent, luck, commitment: promised } = entry.data;
      const before = bytes(parent.digest, 32);
      demand(parent.version === entry.version - 1);
      if (this.begun === null) this.digest = before;
      demand(hex(this.digest) === parent.digest);
      demand(luck === "fresh" || (luck === "same" && this.begun !== null && promised === this.begun.data.commitment));
    }
    this.begun = entry;
    this.isRevealed = this.isOver = false;
  }

  /** @param {Entry} entry */
  chain(entry) {
    this.digest = link(this.digest, entry);
    demand(hex(this.digest) === entry.digest);
  }

  /** @param {Entry} entry */
  opening(entry) {
    for (const [name, opened] of Object.entries(entry.openings)) {
      demand(Object.hasOwn(entry.hidden, name) && commitment(bytes(opened.salt, 16), opened.value) === entry.hidden[name]);
      this.checked.openings++;
    }
  }

  /** @param {Entry} entry */
  promise(entry) {
    if (entry.type === "game.over" || entry.type === "game.aborted" || entry.type === "game.cancelled" || (entry.type === "game.ruling_made" && entry.data.kind === "abort")) this.isOver = true;
    if (entry.type !== "game.seed_revealed") return;
    this.isRevealed = true;
    demand(hex(sha256(bytes(entry.data.seed, 32))) === this.begun.data.commitment);
  }

  /** @param {Entry} entry */
  nonce(entry) {
    this.brought.step(entry);
  }

  /** @param {Entry} entry */
  salt(entry) {
    if (isBeginning(entry)) this.secret = bytes(entry.openings.secret.value, 32);
    for (const name of Object.keys(entry.hidden)) demand(hex(salt(this.secret, entry.version, name)) === entry.openings[name].salt);
  }

  /** @param {Entry} entry */
  sources(entry) {
    const { type, data, openings } = entry;
    if (isBeginning(entry)) {
      this.seed = bytes(openings.seed.value, 32);
      demand(hex(sha256(this.seed)) === data.commitment);
      if (type === "game.created" || data.luck === "fresh") {
        demand(Array.isArray(data.seats));
        this.seats = data.seats.length;
      }
    } else if (type === "game.seat_taken") {
      demand(Number.isSafeInteger(data.seat) && data.seat >= 0 && data.seat < this.seats);
    } else if (type === "game.seed_revealed") demand(data.secret === hex(this.secret));
  }

  /** @param {Entry} entry */
  draws(entry) {
    if (!Object.hasOwn(entry.openings, "draws")) return;
    const stated = this.begun.data.deal === "fixed" ? this.begun.openings.stated.value : {};
    demand(isObject(stated) && Array.isArray(entry.openings.draws.value));
    demand(!this.brought.isOpen());
    const luck = this.brought.mixed(this.seed, this.seats);
    for (const draw of entry.openings.draws.value) {
      const [source, index, size, position, isStated] = draw;
      demand(Array.isArray(draw) && draw.length === 5 && isText(source) && [index, size, position].every(isWhole));
      demand(size >= 1 && BigInt(size) < 2n ** 64n && position >= 0 && position < size);
      demand(index === (this.drawn.get(source) ?? 0));
      const known = Object.hasOwn(stated, source) ? stated[source] : [];
      demand(Array.isArray(known) && isStated === index < known.length);
      demand(isStated || pick(luck, source, index, size) === BigInt(position));
      this.drawn.set(source, index + 1);
      this.checked.draws++;
    }
  }

  /** The word for an entry's fault, or null. @param {Entry} entry @returns {string | null} */
  step(entry) {
    const all = /** @type {const} */ ([["order", "order"], ["origin", "origin"], ["chain", "chain"], ["opening", "opening"], ["seed", "promise"], ["nonce", "nonce"]]);
    const complete = /** @type {const} */ ([["salt", "salt"], ["seed", "sources"], ["luck", "draws"]]);
    for (const [word, name] of this.header.complete ? [...all, ...complete] : all) {
      try {
        this[name](entry);
      } catch {
        return word;
      }
    }
    this.expected++;
    this.checked.entries++;
    return null;
  }

  /** The fault at the end of a record. @returns {Problem | null} */
  end() {
    const { first, head, complete, viewpoint } = this.header;
    const last = this.expected - 1;
    const wrong = Math.min(last, head.version) + 1; // the first that is missing, or too many
    if (last !== head.version) return problemAt(wrong - first + 2, wrong, "head");
    if (hex(this.digest) !== head.digest) return problemAt(1, last, "head");
    const { data } = this.begun;
    if (data.id_hash !== gameIdHash(this.header.game)) return problemAt(1, null, "origin");
    if (viewpoint === "all" && this.isRevealed && !complete) return problemAt(1, null, "seed", "not complete");
    if (complete && !this.isRevealed) return problemAt(1, null, "seed", "not revealed");
    return this.isOver && !this.isRevealed && data.deal !== "duplicate" ? problemAt(1, null, "seed", "over") : null;
  }
}

/** @param {number} line @param {number | null} version @param {string} word @param {string | null} how @returns {Problem} */
export const problemAt = (line, version, word, how = null) => ({ line, version, word, how, why: null });

/**
 * Audits a record.  keys: the `items` of GET /v1/keys, to check the signature with; onProgress: gets how many entries are done, of how many.
 * @param {GameRecord} record
 * held: held heads (held.mjs), to compare with the record.
 * @param {{keys?: {public_key: string}[], held?: import("./held.mjs").Held[], onProgress?: (done: number, all: number) => void}} [options]
 */
export async function verifyRecord({ header, entries, broken, how = null }, { keys, held = [], onProgress } = {}) {
  const about = factsOf(header, entries);
  if (header === null) return { ...about, verdict: "unchecked", problem: problemAt(broken ?? 1, null, "form", how) };
  const walk = new Walk(header);
  /** @param {Problem | null} problem @param {any} more */
  const result = (problem, more = {}) => ({ ...about, verdict: problem === null ? "consistent" : "wrong", problem, checked: walk.checked, ...more });
  for (const entry of entries) {
    if (onProgress && walk.checked.entries % 500 === 0) {
      onProgress(walk.checked.entries, entries.length);
      await new Promise((resolve) => setTimeout(resolve)); // the page may draw itself
    }
    const version = walk.expected;
    const word = walk.step(entry);
    if (word !== null) return result(problemAt(version - header.first + 2, version, word));
  }
  onProgress?.(entries.length, entries.length);
  if (broken !== null) return result(problemAt(broken, walk.expected, "form"));
  const end = walk.end();
  if (end !== null) return result(end);
  if (namesFault(header, entries) !== null) return result(problemAt(1, null, "names"));
  let round = "absent";
  for (const { type, version, data } of entries) {
    if (type !== "game.public_given") continue;
    if (!(await isRoundSigned(data.round, data.signature))) return result(problemAt(version - header.first + 2, version, "round"));
    round = "good";
  }
  const signed = await signature(header, keys);
  if (signed === "wrong") return result(problemAt(1, header.head.version, "signature"));
  const shown = whatIsShown(entries, header.complete);
  const compared = await compareHeld({ header, entries }, shown.restores, held, keys);
  const found = { signature: signed, round, held: compared.heads };
  return result(compared.problem, compared.problem === null ? { ...found, shown, names: shownNames(header, entries) } : found);
}

/** A record's statements about itself, as in a verdict; its other members are not known yet. @param {any} header @param {Entry[]} entries */
const factsOf = (header, entries) => ({
  game: header?.game ?? null, ruleset: header && `${header.ruleset.name} ${header.ruleset.version}`, viewpoint: header?.viewpoint ?? null,
  complete: header?.complete ?? false, events: entries.length, key: header?.checkpoint?.key ?? null, rules: "not checked", bots: null,
  signature: "absent", round: "absent", shown: /** @type {any} */ (null), names: /** @type {any} */ (null), held: /** @type {any[]} */ ([]), log: /** @type {any} */ (null),
  checked: { entries: 0, openings: 0, draws: 0 },
});
