/**
 * Proofs that an event of a record is in a log of games (C2SP tlog-proof): games-log.md, section 5.
 *
 * @typedef {{index: bigint, hashes: Uint8Array[], note: import("./policy.mjs").Note}} Proof
 */

import { hex } from "../../service/web/static/verify/ledger.mjs";
import { headOf, sha256 } from "./logged.mjs";
import { parseBase64, parseNote, trustedCheckpoint, Unbelievable } from "./policy.mjs";

const LARGEST = 512 * 1024;
const FIRST_LINE = "c2sp.org/tlog-proof@v1";
const MOST_HASHES = 63;
const KINDS = ["o", "h", "e"];

/** @param {Buffer} raw @returns {Proof} */
function parseProof(raw) {
  const end = raw.indexOf("\n\n");
  const head = raw.subarray(0, Math.max(end, 0));
  const [first, ...rest] = head.some((byte) => byte > 0x7f) ? [] : head.toString("latin1").split("\n");
  if (end < 0 || first !== FIRST_LINE) throw new Unbelievable("a file is not a proof of inclusion in a log");
  if (rest[0]?.startsWith("extra ")) parseBase64(/** @type {string} */ (rest.shift()).slice("extra ".length));
  if (!rest[0]?.startsWith("index ") || rest.length > 1 + MOST_HASHES) throw new Unbelievable("a proof has no index, or too many hashes");
  const hashes = rest.slice(1).map(parseBase64);
  if (hashes.some((hash) => hash.length !== 32)) throw new Unbelievable("a hash has not 32 bytes");
  const index = rest[0].slice("index ".length);
  if (!/^(0|[1-9][0-9]{0,18})$/.test(index)) throw new Unbelievable("a number is malformed");
  return { index: BigInt(index), hashes, note: parseNote(raw.subarray(end + 2)) };
}

/** Whether the proof leads from an entry to the root of a tree of that size: RFC 9162, section 2.1.3.2. @param {Uint8Array} entry @param {Proof} proof @param {number} size @param {string} root hex */
function isIncluded(entry, { index, hashes }, size, root) {
  if (index >= BigInt(size)) return false;
  let [found, position, last] = [sha256(Uint8Array.of(0), entry), Number(index), size - 1];
  const half = () => ([position, last] = [Math.floor(position / 2), Math.floor(last / 2)]);
  for (const each of hashes) {
    if (last === 0) return false;
    if (position % 2 || position === last) {
      found = sha256(Uint8Array.of(1), each, found);
      while (position % 2 === 0 && position) half();
    } else found = sha256(Uint8Array.of(1), found, each);
    half();
  }
  return last === 0 && hex(found) === root;
}

/**
 * Which event of a record a proof is of; the proof does not say, so each is tried.
 * @param {{header: any, entries: any[]}} record @param {string} source @param {Buffer} raw @param {import("./policy.mjs").Policy} policy
 */
export async function compareProof({ header, entries }, source, raw, policy) {
  if (raw.length > LARGEST) throw new Unbelievable("a file is too large");
  const proof = parseProof(raw);
  const { checkpoint, cosigned, isMet } = await trustedCheckpoint(proof.note, policy);
  let [version, kind] = [/** @type {any} */ (null), /** @type {string | null} */ (null)];
  for (const each of entries) {
    const head = headOf(header.game, each.version, each.digest);
    if (head === null) continue;
    const rest = Buffer.concat([sha256(`deaddrop-leaf/1\n${header.game}\n${each.version}\n`), Buffer.from(head, "hex")]);
    const found = KINDS.find((letter) => isIncluded(Buffer.concat([Buffer.from(letter), rest]), proof, checkpoint.size, checkpoint.root));
    if (found !== undefined) [version, kind] = [each.version, found];
  }
  const { origin, size } = checkpoint;
  return { source, origin, size, index: Number(proof.index), version, kind, cosigned, quorum: isMet, witnesses: policy.witnesses.size, asks: policy.quorum, head: version !== null && (kind === "e" || version === header.head.version) };
}

/** What proofs show, in sentences. @param {any[]} proofs @param {(told: any) => string[]} cosignatures */
export const proofLines = (proofs, cosignatures) =>
  proofs.flatMap((each) => [
    `The proof ${each.source} ${each.version === null ? "is of no event here" : `shows that event ${each.version}${each.game ? ` of game ${each.game}` : ""} is in the log ${each.origin}`}, as entry ${each.index} of ${each.size}.`,
    ...(each.version === null ? [] : cosignatures(each)),
  ]);
