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

const TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)\.(\d{3})Z$/;

/** Days since the epoch, by years that begin in March; months and days may be any. @param {number} year @param {number} month @param {number} day */
function days(year, month, day) {
  const years = year - (month <= 2 ? 1 : 0);
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return 365 * years + leapDays + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 719_469;
}

/** Milliseconds since the epoch of a time of a log, in the calendar or not; throws for another text. @param {string} at */
export function milliseconds(at) {
  const found = TIME.exec(at);
  if (found === null) throw new TypeError("no time");
  const [year, month, day, hour, minute, second, rest] = found.slice(1).map(Number);
  return (((days(year, month, day) * 24 + hour) * 60 + minute) * 60 + second) * 1000 + rest;
}
