/**
 * Held heads, compared with a record: docs/spec/record.md, section 8.
 */

import { hex, isHex, isObject, isText, parseJson, utf8 } from "./ledger.mjs";
import { sha256 } from "./sha256.mjs";
import { idOf, isSigned, unbased } from "./signature.mjs";

/** @typedef {{source: string, game: string, version: number, digest: string, message: string, key: string | null, signature: Uint8Array | null}} Held */

const MOST = 1000;
const CHECKPOINT = /^deaddrop-checkpoint\/1\n([0-9a-z]+)\n([1-9][0-9]*)\n([0-9a-f]{64})\n$/;
const SIGHT = /^deaddrop-sight\/1\n([0-9a-z]+)\n(?:seat:(?:0|[1-9][0-9]*)|public|all)\n([1-9][0-9]*)\n([0-9a-f]{64})\n[0-9a-f]{64}\n$/;
const LINE = /^\u2014 ([^\s+]+) (\S+)$/;

/** The heads in a file. Throws if it holds none. @param {string} source @param {string} text @returns {Held[]} */
export function parseHeld(source, text) {
  if (!text.trimStart().startsWith("{")) return [fromNote(source, text)];
  const told = /** @type {any} */ (parseJson(text));
  const items = Array.isArray(told.items) ? told.items : [told];
  if (items.length > MOST) throw new Error(`${source} holds more than ${MOST} heads.`);
  return items.map((/** @type {any} */ each) => fromJson(source, each));
}

/** @param {string} source @param {string} text @returns {Held} */
function fromNote(source, text) {
  const end = text.lastIndexOf("\n\n");
  const signed = LINE.exec(text.slice(end + 2).split("\n")[0]);
  const blob = signed && unbased(signed[2]);
  const head = headOf(text.slice(0, end + 1));
  if (end < 0 || !signed || !blob || blob.length < 5 || !head) throw new Error(`${source} holds no head.`);
  return { source, ...head, key: `${signed[1]}+${hex(blob.slice(0, 4))}`, signature: blob.slice(4) };
}

/** @param {string} source @param {any} told @returns {Held} */
function fromJson(source, told) {
  const isSight = isObject(told) && isText(told.viewpoint) && isText(told.view_sha256);
  const { game, version, digest, viewpoint, view_sha256: shown } = told;
  const message = isSight ? `deaddrop-sight/1\n${game}\n${viewpoint}\n${version}\n${digest}\n${shown}\n` : `deaddrop-checkpoint/1\n${game}\n${version}\n${digest}\n`;
  const head = headOf(message);
  const isUnsigned = !isText(told.key) || !isText(told.signature);
  const signature = isUnsigned ? null : unbased(told.signature);
  if (!head || !isHex(digest, 32) || !Number.isSafeInteger(version) || (!isUnsigned && !signature)) throw new Error(`${source} holds no head.`);
  return { source, ...head, key: isUnsigned ? null : told.key, signature };
}

/** @param {string} message */
function headOf(message) {
  const found = CHECKPOINT.exec(message) ?? SIGHT.exec(message);
  return found && { game: found[1], version: Number(found[2]), digest: found[3], message };
}

/** Whether one of the keys signed it. @param {Held} head @param {{public_key: string}[] | undefined} keys */
export async function signatureOf({ key, signature, message }, keys) {
  if (key === null || signature === null) return "none";
  if (keys === undefined) return "not checked";
  const plus = key.lastIndexOf("+");
  const name = key.slice(0, Math.max(plus, 0));
  const known = keys.find(({ public_key: each }) => (plus < 0 ? idOf(each) : noteKey(name, each)) === key);
  if (known === undefined || signature.length !== 64) return "wrong";
  const isGood = await isSigned(message, signature, known.public_key);
  return isGood === null ? "not checked" : isGood ? "good" : "wrong";
}

/** How a note names a key. @param {string} name @param {string} publicKey base64 */
function noteKey(name, publicKey) {
  const material = Uint8Array.from([...utf8.encode(`${name}\n`), 1, ...(unbased(publicKey) ?? [])]);
  return `${name}+${hex(sha256(material).slice(0, 4))}`;
}

/** @param {{header: any, entries: any[]}} record @param {any[]} restores @param {Held} head */
function compareHead({ header, entries }, restores, head) {
  if (head.game !== header.game) return "other game";
  if (head.version < header.first) return "before";
  const isWithin = head.version <= header.head.version;
  if (isWithin && entries[head.version - header.first].digest === head.digest) return "same";
  if (restores.some((each) => isGivenUp(each, head))) return "given up";
  return isWithin ? "other" : "beyond";
}

/** Whether the history that a restore gave up may have had this head. @param {any} restore @param {{version: number, digest: string}} head */
export function isGivenUp({ kept, lost }, { version, digest }) {
  if (version <= versionOf(kept, version)) return false;
  return version < versionOf(lost, version + 1) || (isObject(lost) && Object.keys(lost).length === 2 && lost.version === version && lost.digest === digest);
}

/** @param {any} head @param {number} otherwise */
const versionOf = (head, otherwise) => (isObject(head) && Number.isSafeInteger(head.version) ? head.version : otherwise);

/**
 * Compares held heads with a record that has no other fault, and names the first that contradicts it.
 * @param {{header: any, entries: any[]}} record @param {any[]} restores @param {Held[]} held @param {{public_key: string}[] | undefined} keys
 */
export async function compareHeld(record, restores, held, keys) {
  const heads = [];
  for (const each of held) {
    const signature = await signatureOf(each, keys);
    const result = signature === "wrong" ? "worthless" : compareHead(record, restores, each);
    heads.push({ source: each.source, version: each.version, digest: each.digest, signature, result });
  }
  return { heads, problem: firstContradiction(record, "held", heads) };
}

/** The first claim, by version, that is not on a record's history. @param {{header: any}} record @param {string} word @param {{version: number, result: string}[]} claims @returns {import("./verify.mjs").Problem | null} */
export function firstContradiction({ header: { first, head } }, word, claims) {
  const wrong = [...claims].sort((a, b) => a.version - b.version).find(({ result }) => ["other", "other beginning", "beyond"].includes(result));
  if (wrong === undefined) return null;
  const version = wrong.result === "beyond" ? head.version + 1 : wrong.version;
  return { line: version - first + 2, version, word, how: wrong.result, why: null };
}
