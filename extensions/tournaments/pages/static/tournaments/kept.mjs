/**
 * The entries of an event that this browser has, each with its token for the whole event, in the browser's own storage.
 *
 * @typedef {{token: string, entry?: number, name?: string, title?: string, at?: number, player?: string}} Own entry, name: once the service has sent them; title: of the event; at: when it came; player: the account that has it, "" if it could not be added to one
 */

import { slipIn } from "../shared/slips.mjs";
import { brings, leaveAddress } from "../shared/taking.mjs";

const PREFIX = "deaddrop.event.";
const MOST = 12;

/** The entry shown first. @param {string} event @returns {Own[]} */
export function ownEntries(event) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + event) ?? "[]");
  } catch {
    return [];
  }
}

/** @type {Own | null} the entry of the account that is signed in here, for as long as this page is shown */
let ofAccount = null;

/** @param {Own | null} own */
export const setOfAccount = (own) => (ofAccount = own);

/** Whether the entry that is shown is there by the account alone. @param {string} event */
export const isOfAccount = (event) => ofAccount !== null && !ownEntries(event).length;

/** The entries on the page: those with links in this browser, else the account's entry. @param {string} event @returns {Own[]} */
export const shownEntries = (event) => (isOfAccount(event) ? [/** @type {Own} */ (ofAccount)] : ownEntries(event));

function keys() {
  try {
    return Object.keys(localStorage);
  } catch {
    return []; // storage is forbidden
  }
}

/** The events that this browser has entries of, the last that came first. @returns {[string, Own[]][]} */
export function eventsOfOwn() {
  const names = keys().filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  const found = names.map((event) => /** @type {[string, Own[]]} */ ([event, ownEntries(event)])).filter(([, own]) => own.length);
  return found.sort(([, [one]], [, [other]]) => (other.at ?? 0) - (one.at ?? 0)).slice(0, MOST);
}

/** Store one before all others. @param {string} event @param {Own} own */
export function keepOwn(event, own) {
  const before = ownEntries(event).find(({ token }) => token === own.token);
  write(event, [{ at: Date.now(), title: document.querySelector("h1")?.textContent ?? undefined, ...before, ...own }, ...ownEntries(event).filter(({ token }) => token !== own.token)].slice(0, MOST));
}

/** @param {string} event @param {string} token */
export function dropOwn(event, token) {
  write(event, ownEntries(event).filter((each) => each.token !== token));
}

/** @param {string} event @param {Own[]} own */
function write(event, own) {
  try {
    if (own.length) localStorage.setItem(PREFIX + event, JSON.stringify(own));
    else localStorage.removeItem(PREFIX + event);
  } catch {
    // Storage is full or forbidden: the link has to be opened again.
  }
}

/** The slip or token that the address brings, which does not stay there; an official's leads to the desk. @param {string} event */
export function arriving(event) {
  const [token, slip] = [brings("token"), slipIn(brings("slip") ?? "", event)];
  if (token && /^dd_(event|official)_/.test(token)) location.replace(`/desk/${event}#token=${token}`);
  if (!slip && !token?.startsWith(`dd_entry_${event}`)) return null;
  leaveAddress();
  return slip ? { slip, token: null } : { slip: null, token };
}
