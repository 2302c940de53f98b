/**
 * Slips of an event: this device exchanges one for its own token, once, after a click. The key of the exchange is kept until the answer has
 * come, so that a lost answer is asked for again.
 */

import { name, post } from "./api.mjs";

const KEYS = "deaddrop.exchange.";

/** The slip in an address or text; null without one. @param {string} text @param {string} event */
export const slipIn = (text, event) => new RegExp(`dd_slip_${event}[0-9a-z]+`).exec(text)?.[0] ?? null;

/** @param {string} event @param {string} slip @returns {Promise<{you: string, token: string}>} you: `e17` or `o2` */
export async function exchange(event, slip) {
  const key = heldKey(slip);
  const made = await post(`/v1/events/${event}/exchanges`, { slip }, { key });
  return { you: made.you, token: made.token };
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
