/**
 * The audit of a game's record, as docs/spec/record.md tells it, for whoever trusts nobody and knows no rules.
 * It runs in a browser and in node, and asks no server.
 */

import { bytes, canonical, commitment, gameIdHash, hex, isHex, isObject, isText, isWhole, link, parseJson, pick, salt, utf8 } from "./ledger.mjs";
import { isRoundSigned } from "./drand.mjs";
import { LuckWalk } from "./luck.mjs";
import { compareHeld } from "./held.mjs";
import { namesFault, shownNames } from "./names.mjs";
import { sha256 } from "./sha256.mjs";
import { whatIsShown } from "./shown.mjs";
import { signature } from "./signature.mjs";

/** @typedef {{version: number, type: string, at: string, by: number | null, data: any, hidden: any, openings: any, digest: string}} Entry */
/** @typedef {{version: number | null, line: number, word: string, why: string}} Problem */
/** @typedef {{header: any, entries: Entry[], broken: {line: number, why: string} | null}} GameRecord */

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
      const flaw = end < 0 ? "breaks off" : !isBounded ? "is beyond what a record may hold" : object === null ? "is not canonical JSON" : "has not the members that belong there";
      return { header: objects[0] ?? null, entries: objects.slice(1), broken: { line, why: `Line ${line} ${flaw}.` } };
    }
    objects.push(object);
    start = end + 1;
  }
  return { header: objects[0], entries: objects.slice(1), broken: null };
}

/** The object in a line; null where the line is no object in canonical JSON. @param {Uint8Array} line */
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
    && (salts === undefined || (Array.isArray(salts) && salts.length === names.length && salts.every((each) => each === null || isHex(each, 16))))
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

// The walk: record.md, section 5. A step says what is wrong, or null; what it throws is of another form than it needs.

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
    this.nonces = /** @type {(string | null)[]} */ ([]);
    this.drawn = new Map();
    this.isRevealed = this.isOver = false;
    this.checked = { entries: 0, openings: 0, draws: 0, round: "none", signature: "none" };
  }

  /** @param {Entry} entry */
  order(entry) {
    return entry.version === this.expected ? null : `has version ${entry.version} in place of ${this.expected}`;
  }

  /** @param {Entry} entry */
  origin(entry) {
    const { ruleset } = this.header;
    if (entry.version === 1 ? entry.type !== "game.created" : entry.type === "game.created") return "is no place for its type";
    if (this.begun === null && !isBeginning(entry)) return "does not begin a game";
    if (entry.type === "game.restored" && canonical(entry.data.kept) !== canonical({ version: entry.version - 1, digest: hex(this.digest) })) {
      return "goes on from another head than that of the entry before";
    }
    if (!isBeginning(entry)) return null;
    if (entry.data.ruleset !== ruleset.name || entry.data.ruleset_version !== ruleset.version) return "has another ruleset than the header";
    if (entry.type === "game.forked") {
      const { parent, luck, commitment: promised } = entry.data;
      const before = bytes(parent.digest, 32);
      if (parent.version !== entry.version - 1) return "goes on from another version than the one before";
      if (this.begun === null ? luck !== "fresh" : luck !== "fresh" && luck !== "same") return `has the luck ${luck}`;
      if (this.begun === null) this.digest = before;
      if (hex(this.digest) !== parent.digest) return "does not go on from the entry before";
      if (luck === "same" && promised !== this.begun.data.commitment) return "has the luck of its parent, but another seed";
    }
    this.begun = entry;
    this.isRevealed = this.isOver = false;
    return null;
  }

  /** @param {Entry} entry */
  chain(entry) {
    this.digest = link(this.digest, entry);
    return hex(this.digest) === entry.digest ? null : "has a digest that does not follow";
  }

  /** @param {Entry} entry */
  opening(entry) {
    for (const [name, opened] of Object.entries(entry.openings)) {
      if (!Object.hasOwn(entry.hidden, name)) return `opens ${name}, which it does not hide`;
      if (commitment(bytes(opened.salt, 16), opened.value) !== entry.hidden[name]) return `opens ${name} to something else than was committed`;
      this.checked.openings++;
    }
    return null;
  }

  /** @param {Entry} entry */
  promise(entry) {
    if (entry.type === "game.over" || entry.type === "game.aborted" || entry.type === "game.cancelled" || (entry.type === "game.ruling_made" && entry.data.kind === "abort")) this.isOver = true;
    if (entry.type !== "game.seed_revealed") return null;
    this.isRevealed = true;
    return hex(sha256(bytes(entry.data.seed, 32))) === this.begun.data.commitment ? null : "reveals another seed than was promised";
  }

  /** @param {Entry} entry */
  nonce(entry) {
    return this.brought.step(entry);
  }

  /** @param {Entry} entry */
  salt(entry) {
    if (isBeginning(entry)) this.secret = bytes(entry.openings.secret.value, 32);
    for (const name of Object.keys(entry.hidden)) {
      if (!Object.hasOwn(entry.openings, name)) return `keeps ${name} closed in a complete record`;
      if (hex(salt(this.secret, entry.version, name)) !== entry.openings[name].salt) return `has a salt for ${name} that is not the secret's`;
    }
    return null;
  }

  /** @param {Entry} entry */
  sources(entry) {
    const { type, data, openings } = entry;
    if (isBeginning(entry)) {
      this.seed = bytes(openings.seed.value, 32);
      if (hex(sha256(this.seed)) !== data.commitment) return "hides another seed than it promises";
      if (type === "game.created" || data.luck === "fresh") this.nonces = data.seats.map(() => null);
    } else if (type === "game.seat_taken") {
      if (!Number.isSafeInteger(data.seat) || !(data.seat in this.nonces) || !(data.nonce === null || isText(data.nonce))) return "seats nobody";
      this.nonces[data.seat] = data.nonce ?? this.nonces[data.seat];
    } else if (type === "game.seed_revealed" && data.secret !== hex(this.secret)) return "reveals another secret than salted it";
    return null;
  }

  /** @param {Entry} entry */
  draws(entry) {
    if (!Object.hasOwn(entry.openings, "draws")) return null;
    const stated = this.begun.data.deal === "fixed" ? this.begun.openings.stated.value : {};
    if (!isObject(stated) || !Array.isArray(entry.openings.draws.value)) return "has draws or a stated deal of another form";
    if (this.brought.isOpen()) return "draws while its luck is made";
    const luck = this.brought.mixed(this.seed, this.nonces);
    for (const draw of entry.openings.draws.value) {
      const [source, index, size, position, isStated] = draw;
      if (!Array.isArray(draw) || draw.length !== 5 || !isText(source) || ![index, size, position].every(isWhole)) return "has a draw of another form";
      if (size < 1 || BigInt(size) >= 2n ** 64n || position < 0 || position >= size) return `draws from ${source} what is not there`;
      if (index !== (this.drawn.get(source) ?? 0)) return `draws from ${source} out of turn`;
      const known = Object.hasOwn(stated, source) ? stated[source] : [];
      if (!Array.isArray(known) || isStated !== (index < known.length)) return `draws from ${source} ${isStated ? "what nobody stated" : "against the stated deal"}`;
      if (!isStated && pick(luck, source, index, size) !== BigInt(position)) return `draws from ${source} something else than the seed gives`;
      this.drawn.set(source, index + 1);
      this.checked.draws++;
    }
    return null;
  }

  /** @param {Entry} entry @returns {{word: string, why: string} | null} */
  step(entry) {
    const all = /** @type {const} */ ([["order", "order"], ["origin", "origin"], ["chain", "chain"], ["opening", "opening"], ["seed", "promise"], ["nonce", "nonce"]]);
    const complete = /** @type {const} */ ([["salt", "salt"], ["seed", "sources"], ["luck", "draws"]]);
    for (const [word, name] of this.header.complete ? [...all, ...complete] : all) {
      let fault;
      try {
        fault = this[name](entry);
      } catch {
        fault = `has a member of another form than the check of its ${word} needs`;
      }
      if (fault !== null) return { word, why: `Version ${this.expected} (${entry.type}) ${fault}.` };
    }
    this.expected++;
    this.checked.entries++;
    return null;
  }

  /** What is wrong with the end of a record. @returns {Problem | null} */
  end() {
    const { first, head, complete, viewpoint } = this.header;
    const last = this.expected - 1;
    const missing = { version: last + 1, line: last - first + 3, word: "head", why: `Version ${last + 1} is missing: the head is version ${head.version}.` };
    if (last < head.version) return missing;
    const surplus = head.version + 1;
    if (last > head.version) return { version: surplus, line: surplus - first + 2, word: "head", why: `Version ${surplus} is after the head.` };
    if (hex(this.digest) !== head.digest) return { version: last, line: 1, word: "head", why: "The head has another digest than the last entry." };
    if (Object.hasOwn(this.begun.data, "id_hash") && this.begun.data.id_hash !== gameIdHash(this.header.game)) {
      return { version: null, line: 1, word: "origin", why: "The record is of another game than its first event says." };
    }
    if (viewpoint === "all" && this.isRevealed && !complete) return { version: null, line: 1, word: "seed", why: "The record reveals everything, and says that it is not complete." };
    if (complete && !this.isRevealed) return { version: null, line: 1, word: "seed", why: "A complete record reveals its seed; this one does not." };
    if (this.isOver && !this.isRevealed && this.begun.data.deal !== "duplicate") return { version: null, line: 1, word: "seed", why: "The game is over, and its seed is not revealed." };
    return null;
  }
}

/**
 * Audits a record.  keys: the `items` of GET /v1/keys, to check the signature with; onProgress: told how many entries are done, of how many.
 * @param {GameRecord} record
 * held: heads that somebody keeps (held.mjs), to compare with the record.
 * @param {{keys?: {public_key: string}[], held?: import("./held.mjs").Held[], onProgress?: (done: number, all: number) => void}} [options]
 */
export async function verifyRecord({ header, entries, broken }, { keys, held = [], onProgress } = {}) {
  /** @param {Walk | null} walk @param {Problem | null} problem */
  const result = (walk, problem, more = {}) => ({ ok: problem === null, complete: walk?.header.complete ?? false, checked: walk?.checked ?? null, problem, ...more });
  if (header === null) return result(null, { version: null, line: broken?.line ?? 1, word: "form", why: broken?.why ?? "There is no header." });
  const walk = new Walk(header);
  for (const entry of entries) {
    if (onProgress && walk.checked.entries % 500 === 0) {
      onProgress(walk.checked.entries, entries.length);
      await new Promise((resolve) => setTimeout(resolve)); // the page may draw itself
    }
    const version = walk.expected;
    const fault = walk.step(entry);
    if (fault !== null) return result(walk, { version, line: version - header.first + 2, ...fault });
  }
  onProgress?.(entries.length, entries.length);
  if (broken !== null) return result(walk, { version: walk.expected, word: "form", ...broken });
  const end = walk.end();
  if (end !== null) return result(walk, end);
  const misnamed = namesFault(header, entries);
  if (misnamed !== null) return result(walk, { version: null, line: 1, word: "names", why: `Seat ${misnamed} has a name that its log has not committed to.` });
  for (const { type, version, data } of entries) {
    if (type !== "game.public_given") continue;
    if (!(await isRoundSigned(data.round, data.signature))) {
      return result(walk, { version, line: version - header.first + 2, word: "round", why: `Version ${version} (${type}) has a signature that is not of its round.` });
    }
    walk.checked.round = "good";
  }
  const signed = await signature(header, keys);
  walk.checked.signature = signed.state;
  if (signed.why !== undefined) return result(walk, { version: header.head.version, line: 1, word: "signature", why: `The checkpoint ${signed.why}.` });
  const shown = whatIsShown(entries, header.complete);
  const compared = await compareHeld({ header, entries }, shown.restores, held, keys);
  return result(walk, compared.problem, { shown: compared.problem === null ? shown : null, names: compared.problem === null ? shownNames(header, entries) : null, held: compared.heads });
}
