/**
 * The desk's state of its tournament, and the data that this browser keeps: the official's token, and the slips of entries that were made here.
 *
 * @typedef {{entry: number, member: number, name: string | null}} Seat
 * @typedef {{table: number, section: string, seats: Seat[], board: number | null, match: number | null, state: string, game: string, is_open: boolean, result: any, played_by: string[], ruled: number | null, is_withheld?: boolean}} Table is_withheld: you play its deal
 * @typedef {{round: number, state: string, changed: number, starts_at: string | null, closes_at: string | null, closed_at: string | null, awaits: string | null, drand_round: number | null, tables: Table[], byes: {entry: number, kind: string}[]}} Round
 * @typedef {{entry: number, kind: string, state: string, section: string, names: (string | null)[], surnames: (string | null)[], club: string | null, seed: number | null, rating: number | null, apart: number[], checked_in: number[], is_checked_in: boolean, byes: number[], bot: string | null, last_slip: LastSlip | null}} Entry
 * @typedef {{version: number, at: string, by: string | null, exchanged: number | null}} LastSlip
 * @typedef {{table: number, status: string, changed: string, awaited: {seat: number, since: string, deadline: string | null}[], away: number[], no_shows: number[], counts_scores: boolean, paused_until: string | null, is_pause_ahead: boolean}} Progress
 * @typedef {{version: number, type: string, at: string, by: string | null, data: any, texts: Record<string, {text: string}>}} Fact
 * @typedef {{token?: string, title?: string, slips?: Record<string, {slip: string, version: number}>, starts?: string, isNoted?: boolean, readAppeals?: number[], seenTables?: string[]}} Kept starts: when the first round is to begin
 */

import { keepOwn } from "../tournaments/kept.mjs";
import { site } from "../shared/reach.mjs";
import { exchange, finish, slipIn } from "../shared/slips.mjs";
import { brings, leaveAddress, slipOffer, wants } from "../shared/taking.mjs";

const PREFIX = "deaddrop.desk.";

export const desk = {
  tournament: "",
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
  /** whether this host answered that it cannot draft the round */
  lacksSolver: false,
  /** @type {{rulings: any[], appeals: any[]}} */
  decisions: { rulings: [], appeals: [] },
  /** @type {Fact[]} */
  facts: [],
  /** @type {Map<number, Progress>} by table */
  progress: new Map(),
  /** how far the service's clock is ahead of this one */
  aheadMs: 0,
};

/** @param {string} tournament @returns {Kept} */
export function kept(tournament) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + tournament) ?? "{}");
  } catch {
    return {};
  }
}

/** The tournaments whose desk this browser opens. @returns {[string, Kept][]} */
export function all() {
  const found = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  return found.map((tournament) => /** @type {[string, Kept]} */ ([tournament, kept(tournament)])).filter(([, { token }]) => token);
}

/** Keep more about a tournament. @param {string} tournament @param {Kept} more */
export function keep(tournament, more) {
  try {
    localStorage.setItem(PREFIX + tournament, JSON.stringify({ ...kept(tournament), ...more }));
  } catch {
    // Storage is full or forbidden: the desk works until the page is closed.
  }
}

/** Keep slips of entries, by number. @param {{entry: number, slip?: string | null, last_slip: LastSlip | null}[]} made */
export function keepSlips(made) {
  const slips = Object.fromEntries(made.filter(({ slip }) => slip).map(({ entry, slip, last_slip: { version } = { version: 0 } }) => [entry, { slip, version }]));
  keep(desk.tournament, { slips: { ...kept(desk.tournament).slips, ...slips } });
}

/** The slip or token from the address, which is removed from there at once, if the reader takes it; else the stored token. @param {string} tournament */
export async function arrive(tournament) {
  desk.tournament = tournament;
  const brought = brings("slip") ?? brings("token");
  if (brought !== null) leaveAddress();
  const own = kept(tournament).token;
  const isOwn = own !== undefined && own === tokenIn(brought ?? "");
  if (brought !== null && !isOwn && (await wants(offerOf(slipIn(brought, tournament) !== null, own !== undefined)))) await takeOver(tournament, brought);
  desk.token = kept(tournament).token ?? "";
}

/** Keep the token in a link, or the one that its slip is exchanged for; an entry's slip leads to the entry. @param {string} tournament @param {string} link @returns {Promise<boolean>} false if there is neither */
export async function takeOver(tournament, link) {
  const [slip, token] = [slipIn(link, tournament), tokenIn(link)];
  if (slip) {
    const opened = await exchange(`/v1/tournaments/${tournament}`, slip);
    if (opened.you.startsWith("e")) keepOwn(tournament, { token: opened.token, entry: Number(opened.you.slice(1)) });
    else keep(tournament, { token: opened.token, isNoted: false });
    finish(slip);
    if (opened.you.startsWith("e")) location.assign(`/t/${tournament}`);
  } else if (token) keep(tournament, { token });
  return Boolean(slip ?? token);
}

/** @param {string} text */
const tokenIn = (text) => /dd_(?:tournament|official)_[0-9a-z]+/.exec(text)?.[0];

/** @param {boolean} isSlip @param {boolean} hasOwn whether this browser opens the desk already */
export function offerOf(isSlip, hasOwn) {
  const now = hasOwn ? "This browser opens the desk already, as the official that it is now: it would do so as the link's official instead." : "Take it over only if it was given to you.";
  return isSlip
    ? slipOffer("acts as the official", now)
    : { title: "Open the desk by this link?", words: `This device acts as the official of the link. ${now}`, go: "Take it over" };
}

/** Whether the holder of an entry has opened the slip, or needs none. @param {Entry} entry */
export const hasOpened = ({ last_slip: slip }) => slip === null || slip.exchanged !== null;

/** The link of an entry's slip, until a device has opened it; null if this browser has none. @param {number} entry */
export function entryLink(entry) {
  const [held, side] = [kept(desk.tournament).slips?.[entry], desk.entries.get(entry)];
  return held && side && !hasOpened(side) && side.last_slip?.version === held.version ? `${site()}/t/${desk.tournament}#slip=${held.slip}` : null;
}

/** Whether an official has opened this table here since bots alone played it. @param {number} round @param {number} table */
export const isSeen = (round, table) => (kept(desk.tournament).seenTables ?? []).includes(`${round}/${table}`);

/** An official has opened a table. @param {number} round @param {number} table */
export const noteTable = (round, table) => isSeen(round, table) || keep(desk.tournament, { seenTables: [...(kept(desk.tournament).seenTables ?? []), `${round}/${table}`] });

/** Whether standings that were final have an erratum. */
export const isCorrected = () => desk.card.status === "final" && desk.card.is_corrected;

/** The round whose tables are looked at. */
export const shownRound = () => desk.earlier ?? desk.round;

/** The progress of a table of that round; undefined if it is over. @param {number} table */
export const progressOf = (table) => (desk.earlier ? undefined : desk.progress.get(table));

/** Rounds that were published, by number. @returns {number[]} */
export const publishedRounds = () => Object.entries(desk.card.states).filter(([, state]) => !["drafted", "withdrawn"].includes(state)).map(([round]) => Number(round));

/** @param {string} token of an official */
export const deskLink = (token) => `${site()}/desk/${desk.tournament}#token=${token}`;

/** @param {string} slip of an official */
export const slipLink = (slip) => `${site()}/desk/${desk.tournament}#slip=${slip}`;

/** Who I am here: `o1`. */
export const me = () => desk.card?.you ?? "";

/** My line among the officials. */
export const myself = () => desk.card?.officials.find((/** @type {any} */ { id }) => id === me());

/** Whether I am one of these. @param {string[]} roles */
export const isOneOf = (...roles) => roles.includes(myself()?.role ?? "");

/** Whether the tournament's stage and my role allow an act, as the service lists them. @param {string} act */
export const may = (act) => desk.card.acts.includes(act);

/** Entries that take part, by number. */
export const playing = () => [...desk.entries.values()].filter(({ state }) => state === "entered");

/** Whether an entry is checked in if it must be. @param {Entry} entry */
export function isHere(entry) {
  const rule = desk.card.regulations.entries.check_in;
  return rule === "none" || entry.is_checked_in || entry.checked_in.includes(desk.card.next_round);
}
