/** Lookups that throw if the value is missing. */

import { canonical } from "../../../../service/web/static/verify/ledger.mjs";

/** @param {any} one @param {any} other */
export const isSame = (one, other) => canonical(one) === canonical(other);

/** The value of a key; throws if it is missing. @param {Map<any, any>} map @param {any} key */
export function need(map, key) {
  if (!map.has(key)) throw new TypeError("there is none");
  return map.get(key);
}

/** @param {any} round */
export const hasLuck = (round) => round.published && (round.awaits === null || round.entropy !== "");
