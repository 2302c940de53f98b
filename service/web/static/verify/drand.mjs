/** Rounds of drand's network quicknet: chance.md, section 2.1. */

import { bytes } from "./ledger.mjs";
import { sha256 } from "./sha256.mjs";

const CHAIN = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971";
const KEY = "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a";
const DOMAIN = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";
const [GENESIS_MS, PERIOD_MS, AFTER_MS] = [1_692_803_367_000, 3_000, 6_000];

/** The round that a game names at this time; null for a time that there is not. @param {string} at */
export function roundAfter(at) {
  const ms = Date.parse(at);
  if (Number.isNaN(ms) || new Date(ms).toISOString() !== at || at < "0001" || at >= "9999") return null;
  return { chain: CHAIN, round: Math.max(1, 1 + Math.ceil((ms + AFTER_MS - GENESIS_MS) / PERIOD_MS)) };
}

/** Whether quicknet signed a round. Loads BLS12-381 when it is first asked. @param {number} round @param {string} signature hex of 48 bytes */
export async function isRoundSigned(round, signature) {
  const { bls12_381: bls } = await import("./bls12-381.js");
  const message = new Uint8Array(8);
  new DataView(message.buffer).setBigUint64(0, BigInt(round));
  try {
    const point = bls.shortSignatures.hash(sha256(message), DOMAIN);
    return bls.shortSignatures.verify(bls.shortSignatures.Signature.fromBytes(bytes(signature, 48)), point, bls.G2.Point.fromHex(KEY));
  } catch {
    return false;
  }
}
