/**
 * Canonical JSON, the ledger's salts, commitments and chain, and the draws of chance: docs/spec/ledger.md and chance.md.
 */

import { hmac, joined, sha256 } from "./sha256.mjs";

export const utf8 = new TextEncoder();

/** @param {Uint8Array} bytes */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Hex of that many bytes, as bytes.  Throws if it is none. @param {string} text @param {number} length */
export function bytes(text, length) {
  if (!isHex(text, length)) throw new TypeError("not hex");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** @param {unknown} value @param {number} length in bytes */
export const isHex = (value, length) => typeof value === "string" && value.length === 2 * length && /^[0-9a-f]*$/.test(value);
/** @param {unknown} value */
export const isWhole = (value) => Number.isSafeInteger(value) || typeof value === "bigint";
/** @param {unknown} value */
export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** @param {unknown} value */
export const isText = (value) => typeof value === "string";

/** Throws if a check fails. @param {boolean} isRight */
export function demand(isRight) {
  if (!isRight) throw new TypeError("it has no place");
}

// Canonical JSON: ledger.md, section 1.

/** JSON with whole numbers kept exactly: those beyond 2^53 are BigInt. @param {string} text */
export function parseJson(text) {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  let mark = "#";
  while (text.includes(mark)) mark += "#";
  const marked = text.replace(/"(?:[^"\\]|\\.)*"|-?\d{16,}/g, (part) => (part[0] === '"' ? part : `{"${mark}":"${part}"}`));
  return JSON.parse(marked, (_, value) => (isObject(value) && Object.hasOwn(value, mark) ? exact(value[mark]) : value));
}

/** @param {string} digits */
const exact = (digits) => (Number.isSafeInteger(Number(digits)) ? Number(digits) : BigInt(digits));

/** Throws if a value has no canonical JSON. @param {any} value @returns {string} */
export function canonical(value) {
  if (value === null || typeof value === "boolean" || isWhole(value)) return String(value);
  if (isText(value) && !/\p{Surrogate}/u.test(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (!isObject(value)) throw new TypeError("no canonical JSON");
  const names = Object.keys(value).sort(byCodePoints);
  return `{${names.map((name) => `${canonical(name)}:${canonical(value[name])}`).join(",")}}`;
}

/** JavaScript would compare UTF-16 units. @param {string} one @param {string} other */
function byCodePoints(one, other) {
  if (!/[\ud800-\udfff]/.test(one + other)) return one < other ? -1 : 1;
  const [ours, theirs] = [Array.from(one), Array.from(other)];
  const at = ours.findIndex((character, index) => character !== theirs[index]);
  if (at < 0) return ours.length - theirs.length;
  return at < theirs.length ? (ours[at].codePointAt(0) ?? 0) - (theirs[at].codePointAt(0) ?? 0) : 1;
}

// The ledger and chance: ledger.md, sections 3 and 4; chance.md, sections 2 and 3.

/** @param {Uint8Array} previous @param {any} entry */
export function link(previous, { version, type, at, by, data, hidden }) {
  return sha256(joined(previous, utf8.encode(canonical({ version, type, at, by, data, hidden }))));
}

/** @param {Uint8Array} secret @param {number} version @param {string} field */
export const salt = (secret, version, field) => hmac(secret, utf8.encode(`salt/${version}/${field}`)).slice(0, 16);

/** @param {Uint8Array} salted @param {any} value */
export const commitment = (salted, value) => hex(sha256(joined(salted, utf8.encode(canonical(value)))));

/** The mixed seed of a game without a plan for its luck. @param {Uint8Array} seed @param {number} seats */
export const mixed = (seed, seats) => hmac(seed, utf8.encode(`nonces${"/".repeat(seats)}`));

/** The mixed seed of a game with a plan for its luck. @param {Uint8Array} seed @param {number} epoch @param {(string | null)[]} nonces @param {string} entropy hex */
export const mixedByPlan = (seed, nonces, entropy) => hmac(seed, utf8.encode(["luck/2/1", ...nonces.map((nonce) => nonce ?? ""), entropy].join("/")));

/** The id in a game's first event. @param {string} game */
export const gameIdHash = (game) => hex(sha256(utf8.encode(`deaddrop-game/1\n${game}\n`)));

/** @param {Uint8Array} seed mixed @param {string} source @param {number} index @param {number | bigint} size @returns {bigint} */
export function pick(seed, source, index, size) {
  const possible = BigInt(size);
  const bound = 2n ** 64n - (2n ** 64n % possible);
  for (let block = 0; ; block++) {
    const name = `${source}/${index}` + (block === 0 ? "" : `#${block}`);
    const digest = new DataView(hmac(seed, utf8.encode(name)).buffer);
    for (let at = 0; at < 32; at += 8) {
      const number = digest.getBigUint64(at);
      if (number < bound) return number % possible;
    }
  }
}
