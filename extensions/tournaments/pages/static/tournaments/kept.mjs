/**
 * The entries of a tournament that this browser has, each with its token for the whole tournament, in the browser's own storage.
 *
 * @typedef {{token: string, entry?: number, name?: string, title?: string, at?: number, player?: string}} Own entry, name: once the service has sent them; title: of the tournament; at: when it came; player: the account that has it, "" if it could not be added to one
 */

import { slipIn } from "../shared/slips.mjs";
import { brings, leaveAddress } from "../shared/taking.mjs";

const PREFIX = "deaddrop.tournament.";
const MOST = 12;

/** The entry shown first. @param {string} tournament @returns {Own[]} */
export function ownEntries(tournament) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + tournament) ?? "[]");
  } catch {
    return [];
  }
}

/** @type {Own | null} the entry of the account that is signed in here, for as long as this page is shown */
let ofAccount = null;

/** @param {Own | null} own */
export const setOfAccount = (own) => (ofAccount = own);

/** Whether the entry that is shown is there by the account alone. @param {string} tournament */
export const isOfAccount = (tournament) => ofAccount !== null && !ownEntries(tournament).length;

/** The entries on the page: those with links in this browser, else the account's entry. @param {string} tournament @returns {Own[]} */
export const shownEntries = (tournament) => (isOfAccount(tournament) ? [/** @type {Own} */ (ofAccount)] : ownEntries(tournament));

function keys() {
  try {
    return Object.keys(localStorage);
  } catch {
    return []; // storage is forbidden
  }
}

/** The tournaments that this browser has entries of, the last that came first. @returns {[string, Own[]][]} */
export function tournamentsOfOwn() {
  const names = keys().filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  const found = names.map((tournament) => /** @type {[string, Own[]]} */ ([tournament, ownEntries(tournament)])).filter(([, own]) => own.length);
  return found.sort(([, [one]], [, [other]]) => (other.at ?? 0) - (one.at ?? 0)).slice(0, MOST);
}

/** Store one before all others. @param {string} tournament @param {Own} own */
export function keepOwn(tournament, own) {
  const before = ownEntries(tournament).find(({ token }) => token === own.token);
  write(tournament, [{ at: Date.now(), title: document.querySelector("h1")?.textContent ?? undefined, ...before, ...own }, ...ownEntries(tournament).filter(({ token }) => token !== own.token)].slice(0, MOST));
}

/** @param {string} tournament @param {string} token */
export function dropOwn(tournament, token) {
  write(tournament, ownEntries(tournament).filter((each) => each.token !== token));
}

/** @param {string} tournament @param {Own[]} own */
function write(tournament, own) {
  try {
    if (own.length) localStorage.setItem(PREFIX + tournament, JSON.stringify(own));
    else localStorage.removeItem(PREFIX + tournament);
  } catch {
    // Storage is full or forbidden: the link has to be opened again.
  }
}

/** The slip or token that the address brings, which does not stay there; an official's leads to the desk. @param {string} tournament */
export function arriving(tournament) {
  const [token, slip] = [brings("token"), slipIn(brings("slip") ?? "", tournament)];
  if (token && /^dd_(tournament|official)_/.test(token)) location.replace(`/desk/${tournament}#token=${token}`);
  if (!slip && !token?.startsWith(`dd_entry_${tournament}`)) return null;
  leaveAddress();
  return slip ? { slip, token: null } : { slip: null, token };
}
