/**
 * Checkpoints and their signatures: docs/spec/checkpoint.md.
 */

import { hex, utf8 } from "./ledger.mjs";
import { sha256 } from "./sha256.mjs";

const MESSAGE = /^deaddrop-checkpoint\/1\n[0-9a-z]+\n[1-9][0-9]*\n[0-9a-f]{64}\n$/;

/** Base64 as bytes; null if it is not in the canonical form. @param {string} text */
export function unbased(text) {
  try {
    const raw = atob(text);
    return btoa(raw) === text ? Uint8Array.from(raw, (character) => character.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}

/**
 * Whether a checkpoint is signed with this public key (base64); null if that cannot be checked here: pages that come over
 * plain HTTP have no `crypto.subtle`, and old browsers no Ed25519.
 * @param {any} checkpoint @param {string} publicKey @returns {Promise<boolean | null>}
 */
export async function holds({ game, version, digest, key, signature }, publicKey) {
  const message = `deaddrop-checkpoint/1\n${game}\n${version}\n${digest}\n`;
  const [raw, signed] = [unbased(publicKey), unbased(signature)];
  if (!MESSAGE.test(message) || raw?.length !== 32 || idOf(publicKey) !== key || signed?.length !== 64) return false;
  return isSigned(message, signed, publicKey);
}

/** Whether this key (base64) made a signature; null if that cannot be checked here. @param {string} message @param {Uint8Array} signature @param {string} publicKey @returns {Promise<boolean | null>} */
export async function isSigned(message, signature, publicKey) {
  const { subtle } = globalThis.crypto ?? {};
  const raw = /** @type {any} */ (unbased(publicKey) ?? new Uint8Array(0));
  const verifier = await subtle?.importKey("raw", raw, { name: "Ed25519" }, false, ["verify"]).catch(() => null);
  return verifier ? subtle.verify({ name: "Ed25519" }, verifier, /** @type {any} */ (signature), utf8.encode(message)) : null;
}

/** @param {string} publicKey base64 */
export const idOf = (publicKey) => hex(sha256(unbased(publicKey) ?? new Uint8Array(0)).slice(0, 8));

/** @param {any} header @param {{public_key: string}[] | undefined} keys @returns {Promise<"absent" | "not checked" | "no Ed25519" | "good" | "wrong">} */
export async function signature({ game, head, checkpoint }, keys) {
  if (checkpoint === null) return "absent";
  if (checkpoint.game !== game || checkpoint.version !== head.version || checkpoint.digest !== head.digest) return "wrong";
  if (keys === undefined) return "not checked";
  const known = keys.find((each) => idOf(each.public_key) === checkpoint.key);
  const isGood = known === undefined ? false : await holds(checkpoint, known.public_key);
  return isGood === null ? "no Ed25519" : isGood ? "good" : "wrong";
}
