/**
 * The desk's state of its event, and the data that this browser keeps: the official's token, and the links of entries that were made here.
 *
 * @typedef {{entry: number, member: number, name: string | null}} Seat
 * @typedef {{table: number, section: string, seats: Seat[], board: number | null, match: number | null, state: string, game: string, is_open: boolean, result: any, played_by: string[], ruled: number | null, is_withheld?: boolean}} Table is_withheld: you play its deal
 * @typedef {{round: number, state: string, changed: number, starts_at: string | null, closes_at: string | null, closed_at: string | null, awaits: string | null, drand_round: number | null, tables: Table[], byes: {entry: number, kind: string}[]}} Round
 * @typedef {{entry: number, kind: string, state: string, section: string, names: (string | null)[], club: string | null, seed: number | null, rating: number | null, apart: number[], checked_in: number[], is_checked_in: boolean, byes: number[], bot: string | null}} Entry
 * @typedef {{table: number, status: string, changed: string, awaited: {seat: number, since: string, deadline: string | null}[], away: number[], no_shows: number[], counts_scores: boolean, paused_until: string | null, is_pause_ahead: boolean}} Progress
 * @typedef {{version: number, type: string, at: string, by: string | null, data: any, texts: Record<string, {text: string}>}} Fact
 * @typedef {{token?: string, title?: string, links?: Record<string, string>, starts?: string, isNoted?: boolean, readAppeals?: number[]}} Kept starts: when the first round is to begin
 */

import { site } from "../shared/reach.mjs";

const PREFIX = "deaddrop.desk.";

export const desk = {
  event: "",
  token: "",
  /** @type {any} */
  card: null,
  /** @type {Map<number, Entry>} */
  entries: new Map(),
  /** @type {Round | null} the published round that is on, or was last */
  round: null,
  /** @type {Round | null} an earlier one whose tables are looked at instead */
  earlier: null,
  /** @type {any} of the next round */
  draft: null,
  /** @type {{rulings: any[], appeals: any[]}} */
  decisions: { rulings: [], appeals: [] },
  /** @type {Fact[]} */
  facts: [],
  /** @type {Map<number, Progress>} by table */
  progress: new Map(),
  /** how far the service's clock is ahead of this one */
  aheadMs: 0,
};

/** @param {string} event @returns {Kept} */
export function kept(event) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + event) ?? "{}");
  } catch {
    return {};
  }
}

/** The events whose desk this browser opens. @returns {[string, Kept][]} */
export function all() {
  const found = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  return found.map((event) => /** @type {[string, Kept]} */ ([event, kept(event)])).filter(([, { token }]) => token);
}

/** Keep more about an event. @param {string} event @param {Kept} more */
export function keep(event, more) {
  try {
    localStorage.setItem(PREFIX + event, JSON.stringify({ ...kept(event), ...more }));
  } catch {
    // Storage is full or forbidden: the desk works until the page is closed.
  }
}

/** Keep links of entries, by number. @param {{entry: number, token?: string | null}[]} made */
export function keepLinks(made) {
  const links = Object.fromEntries(made.filter(({ token }) => token).map(({ entry, token }) => [entry, token]));
  keep(desk.event, { links: { ...kept(desk.event).links, ...links } });
}

/** The token from the address, which is removed from there at once, or the stored one. @param {string} event */
export function arrive(event) {
  desk.event = event;
  const [brought] = /dd_(?:event|official)_[0-9a-z]+/.exec(location.hash) ?? [];
  if (brought) {
    keep(event, { token: brought });
    history.replaceState(null, "", location.pathname);
  }
  desk.token = brought ?? kept(event).token ?? "";
}

/** The link of an entry; null if this browser has none. @param {number} entry */
export function entryLink(entry) {
  const token = kept(desk.event).links?.[entry];
  return token ? `${site()}/e/${desk.event}#token=${token}` : null;
}

/** The round whose tables are looked at. */
export const shownRound = () => desk.earlier ?? desk.round;

/** The progress of a table of that round; undefined if it is over. @param {number} table */
export const progressOf = (table) => (desk.earlier ? undefined : desk.progress.get(table));

/** Rounds that were published, by number. @returns {number[]} */
export const publishedRounds = () => Object.entries(desk.card.states).filter(([, state]) => !["drafted", "withdrawn"].includes(state)).map(([round]) => Number(round));

/** @param {string} token of an official */
export const deskLink = (token) => `${site()}/desk/${desk.event}#token=${token}`;

/** Who I am here: `o1`. */
export const me = () => desk.card?.you ?? "";

/** My line among the officials. */
export const myself = () => desk.card?.officials.find((/** @type {any} */ { id }) => id === me());

/** Whether I am one of these. @param {string[]} roles */
export const isOneOf = (...roles) => roles.includes(myself()?.role ?? "");

/** Entries that take part, by number. */
export const playing = () => [...desk.entries.values()].filter(({ state }) => state === "entered");

/** Whether an entry is checked in if it must be. @param {Entry} entry */
export function isHere(entry) {
  const rule = desk.card.regulations.entries.check_in;
  return rule === "none" || entry.is_checked_in || entry.checked_in.includes(desk.card.next_round);
}
