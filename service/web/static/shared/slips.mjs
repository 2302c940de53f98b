/**
 * Slips of a tournament or of a table's seats: this device exchanges one for its own token, once, after a click. The key of the exchange is kept until the answer has
 * come, so that a lost answer is asked for again.
 */

import { name, post } from "./api.mjs";

const KEYS = "deaddrop.exchange.";

/** The slip in an address or text; null without one. @param {string} text @param {string} id of the tournament or game */
export const slipIn = (text, id) => new RegExp(`dd_slip_${id}[0-9a-z]+`).exec(text)?.[0] ?? null;

/** @param {string} owner whose slip it is: `/v1/tournaments/t0a`, `/v1/games/0b` @param {string} slip @returns {Promise<{you: string, token: string}>} you: `e17` or `o2`, of a tournament */
export async function exchange(owner, slip) {
  const { you, token } = await post(`${owner}/exchanges`, { slip }, { key: heldKey(slip) });
  return { you, token };
}

/** Forget the key of an exchange whose token is kept. @param {string} slip */
export function finish(slip) {
  try {
    localStorage.removeItem(KEYS + slip);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

/** The key of the exchange of a slip, the same after a reload. @param {string} slip */
function heldKey(slip) {
  const key = name();
  try {
    const held = localStorage.getItem(KEYS + slip);
    if (held) return held;
    localStorage.setItem(KEYS + slip, key);
  } catch {
    // Storage is full or forbidden: the exchange is repeated as long as this page is shown.
  }
  return key;
}
