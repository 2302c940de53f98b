/**
 * The keys that this browser pinned at its first visit: signatures by another key are believed only if the pinned ones are still there.
 */

import { ask } from "./api.mjs";
import { warn } from "./warnings.mjs";

const PLACE = "deaddrop.keys";
const CHANGED = "The service has changed the keys that it signs with, and this browser does not accept the new ones: those of your first visit are not among them. Ask the operator why.";

/** @typedef {{id: string, public_key: string}} Key */

/** @returns {Key[]} */
export const pinnedKeys = () => JSON.parse(localStorage.getItem(PLACE) ?? "[]");

/** Pin the keys of the first visit. */
export async function pinKeys() {
  if (!pinnedKeys().length) await pinnedKey("");
}

/** The key of that name, if it is pinned, or came to those that are; else undefined, which the page then shows. @param {string} wanted @returns {Promise<Key | undefined>} */
export async function pinnedKey(wanted) {
  const known = pinnedKeys();
  const named = (/** @type {Key} */ { id }) => id === wanted;
  if (known.some(named)) return known.find(named);
  /** @type {Key[]} */
  const items = (await (await ask("/v1/keys")).json()).items;
  const isKept = known.every(({ public_key: old }) => items.some((each) => each.public_key === old));
  warn("keys", isKept ? null : CHANGED);
  if (!isKept) return undefined;
  localStorage.setItem(PLACE, JSON.stringify(items.map(({ id, public_key }) => ({ id, public_key }))));
  return items.find(named);
}
