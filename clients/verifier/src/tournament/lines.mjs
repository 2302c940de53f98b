/** The lines of a tournament's record: tournament-record.md, sections 1 to 5, and the forms of facts in tournament-facts.json. */

import { canonical, isHex, isObject, isText, parseJson } from "../../../../service/web/static/verify/ledger.mjs";

const [MOST_FACTS, MOST_TEXTS, MOST_GAMES, MOST_GAME_LINES] = [100_000, 100_000, 20_000, 100_000];
const LONGEST_LINE = 2 ** 20;
const LARGEST_GAME = 32 * 2 ** 20;
const DEEPEST = 64;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const BY = /^[oe][1-9]\d{0,14}$/;
const PLACE = /^([1-9]\d{0,14})\.([a-z]+(?:\.(?:0|[1-9]\d{0,3}))?)$/;

/** A fault: where, and the word for it. */
export class Fault extends Error {
  /** @param {number} line @param {number | null} version @param {string | null} game @param {string} word @param {string | null} how */
  constructor(line, version, game, word, how = null) {
    super(word);
    this.found = { line, version, game, word, how, why: null };
  }
}

/** Reads lines one after the other. */
export class Lines {
  /** @param {Uint8Array} raw */
  constructor(raw) {
    this.raw = raw;
    this.start = 0;
    this.line = 0;
    this.word = "form"; // the fault of a line that is null: form, or end if the file ends early
  }

  /** The bytes of the next line, without its end; null if it does not end, or is too long. */
  next() {
    this.line++;
    const end = this.raw.indexOf(10, this.start);
    this.word = end < 0 && this.raw.length - this.start <= LONGEST_LINE + 1 ? "end" : "form";
    if (end < 0 || end - this.start > LONGEST_LINE + 1) return null;
    const row = this.raw.subarray(this.start, end);
    this.start = end + 1;
    return row;
  }

  /** The object in the next line; null if it has another form. @param {(object: any) => boolean} isRight */
  object(isRight) {
    const row = this.next();
    if (row === null || row.length > LONGEST_LINE) return null;
    try {
      const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(row);
      const object = parseJson(text);
      return isObject(object) && isModest(object, 1) && canonical(object) === text && isRight(object) ? object : null;
    } catch {
      return null;
    }
  }

  /** The bytes of so many lines. Throws a Fault. @param {number} count */
  block(count) {
    const [start, before] = [this.start, this.line];
    for (let number = 1; number <= count; number++) {
      if (this.next() === null || this.start - start > LARGEST_GAME) throw new Fault(before + number, null, null, this.word);
    }
    return this.raw.subarray(start, this.start);
  }

  isDone = () => this.start >= this.raw.length;
}

/** @param {any} value @param {number} level @returns {boolean} */
function isModest(value, level) {
  if (typeof value === "bigint") return value >= -(2n ** 63n) && value < 2n ** 64n;
  if (typeof value !== "object" || value === null) return true;
  return level <= DEEPEST && Object.values(value).every((each) => isModest(each, level + 1));
}

/** @param {any} value @param {number} least @param {number} most */
const isCount = (value, least, most) => Number.isSafeInteger(value) && value >= least && value <= most;
/** @param {any} head */
const isHead = (head) => isObject(head) && isCount(head.version, 1, 1e15 - 1) && isHex(head.digest, 32);
/** @param {any} signed */
const isCheckpoint = (signed) => isHead(signed) && isText(signed.game) && isHex(signed.key, 8) && isText(signed.signature);

/** @param {any} header */
export const isHeader = ({ format, tournament, complete, head, checkpoint, texts, games }) =>
  format === "deaddrop-tournament-record/1" && isText(tournament) && typeof complete === "boolean" && isHead(head) && head.version <= MOST_FACTS
  && (checkpoint === null || isCheckpoint(checkpoint)) && isCount(texts, 0, MOST_TEXTS) && isCount(games, 0, MOST_GAMES);

/** @param {any} fact */
export const isFact = ({ version, type, at, by, data, hidden, openings, digest }) =>
  isCount(version, 1, 1e15 - 1) && isText(type) && isText(at) && TIME.test(at) && (by === null || (isText(by) && BY.test(by))) && isObject(data)
  && isObject(hidden) && Object.values(hidden).every((each) => isHex(each, 32))
  && isObject(openings) && Object.values(openings).every((each) => isObject(each) && "value" in each && isHex(each.salt, 16)) && isHex(digest, 32);

/** @param {any} line */
export const isTextLine = ({ place, salt, text }) => isText(place) && isHex(salt, 16) && isText(text);
/** @param {any} line */
export const isGameLine = ({ game, lines }) => isText(game) && isCount(lines, 1, MOST_GAME_LINES);

/** Version and field of a place; null if it is no place. @param {string} place @returns {[number, string] | null} */
export function parsePlace(place) {
  const found = PLACE.exec(place);
  return found === null ? null : [Number(found[1]), found[2]];
}

/** @param {[number, string]} one @param {[number, string]} other */
export const isAfter = (one, other) => one[0] > other[0] || (one[0] === other[0] && one[1] > other[1]);

// Forms: a value of a log has exactly the members that its fact has; of hidden ones unknown members are ignored.

/** @param {any} form @param {any} value @param {boolean} isStrict @returns {boolean} */
export function fits(form, value, isStrict) {
  switch (form.kind) {
    case "int":
      return (Number.isSafeInteger(value) || typeof value === "bigint") && (form.min === undefined || value >= form.min) && (form.max === undefined || value <= form.max);
    case "text":
      return isText(value) && (form.pattern === undefined || new RegExp(form.pattern, "u").test(value)) && (form.most === undefined || [...value].length <= form.most);
    case "bool":
      return typeof value === "boolean";
    case "null":
      return value === null;
    case "any":
      return true;
    case "one":
      return form.values.includes(value);
    case "list":
      return Array.isArray(value) && value.length >= (form.least ?? 0) && value.length <= (form.most ?? Infinity) && value.every((each) => fits(form.of, each, isStrict));
    case "map":
      return isObject(value) && Object.entries(value).every(([name, each]) => fits(form.key, name, isStrict) && fits(form.of, each, isStrict));
    case "either":
      return form.of.some((/** @type {any} */ each) => fits(each, value, isStrict));
    default:
      return isObject(value) && fitsStruct(form, value, isStrict);
  }
}

/** @param {any} form @param {any} value @param {boolean} isStrict */
function fitsStruct({ fields, omits }, value, isStrict) {
  if (isStrict && Object.keys(value).some((name) => !Object.hasOwn(fields, name))) return false;
  return Object.entries(fields).every(([name, form]) => {
    const hasDefault = Object.hasOwn(form, "default");
    if (!Object.hasOwn(value, name)) return form.optional === true || (hasDefault && (omits || !isStrict));
    return fits(form, value[name], isStrict) && !(isStrict && omits && hasDefault && canonical(value[name]) === canonical(form.default));
  });
}

/** A value with the defaults that were left out. @param {any} form @param {any} value @returns {any} */
export function whole(form, value) {
  if (form.kind === "list") return value.map((/** @type {any} */ each) => whole(form.of, each));
  if (form.kind === "map") return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, whole(form.of, each)]));
  if (form.kind === "either") return whole(form.of.find((/** @type {any} */ each) => fits(each, value, false)), value);
  if (form.kind !== "struct") return value;
  const found = /** @type {any} */ ({});
  for (const [name, field] of Object.entries(/** @type {Record<string, any>} */ (form.fields))) {
    if (Object.hasOwn(value, name)) found[name] = whole(field, value[name]);
    else if (Object.hasOwn(field, "default")) found[name] = structuredClone(field.default);
  }
  return found;
}
