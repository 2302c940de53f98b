/** Games of a tournament against its log: tournament-record.md, section 8. */

import { canonical, isObject } from "../../../../service/web/static/verify/ledger.mjs";
import { seedCommitment } from "./log.mjs";
import { isSame, milliseconds } from "./needs.mjs";

/** The parts of a game's record that its tournament's log states too. Throws if the form differs. @param {any} record @param {any} planned */
export function noteOf({ header, entries }, planned) {
  const [versions, moments] = [new Set([1, planned.finish?.version, planned.closed?.version]), new Map()];
  const seats = entries[0].data.seats.slice(0, planned.seats);
  if (!seats.every(isObject)) throw new TypeError("no seats");
  const players = { isBound: (entries[0].data.tournament_table ?? null) !== null, people: seats.map((/** @type {any} */ each) => each.kind === "human"), bots: new Set(), gone: new Set(), others: new Set() };
  let winners = /** @type {number[] | null} */ (null);
  let reason = "";
  const absences = /** @type {number[]} */ ([]); // seats, by event
  const count = /** @type {Record<string, number>} */ ({ strikes: 0, absences: 0, outages: 0, restores: 0 });
  for (const { type, data, version, digest, at } of entries) {
    if (type === "game.over") [winners, reason] = [[...data.winners], data.reason];
    else if (type === "game.ruling_made") [winners, reason] = (data.after ?? null) === null ? [null, ""] : [[...data.after.winners], data.after.reason];
    if (Object.hasOwn(COUNTED, type)) count[COUNTED[type]]++;
    if (type === "game.seat_absent" && Number.isSafeInteger(data.seat)) absences.push(data.seat);
    play(players, type, data);
    if (versions.has(version)) moments.set(version, { digest, at, winners, reason, playedBy: playedBy(players) });
  }
  const names = header.names.slice(0, planned.seats).map((/** @type {string | null} */ name, /** @type {number} */ seat) => (players.others.has(seat) ? null : name));
  const [opening, noShows] = ["game.play_opened", "game.no_shows"].map((wanted) => entries.find((/** @type {any} */ each) => each.type === wanted) ?? null);
  return { game: header.game, first: header.first, data: entries[0].data, moments, opening: opening?.data ?? null, noShowsAt: noShows?.at ?? null, names, count, absences };
}

/** @type {Record<string, string>} */
const COUNTED = { "game.clock_struck": "strikes", "game.seat_absent": "absences", "game.time_given": "outages", "game.restored": "restores" };

/** @param {any} players @param {string} type @param {any} data */
function play({ isBound, people, bots, gone, others }, type, { seat, author }) {
  if (!Number.isSafeInteger(seat) || seat < 0 || seat >= people.length) return;
  if (type === "game.seat_resigned") gone.add(seat);
  else if (type === "game.seat_absent") bots.add(seat);
  else if (type === "game.seat_returned") bots.delete(seat);
  else if (type === "game.seat_substituted") {
    bots.delete(seat);
    if (isBound && author === "tournament") others.delete(seat);
    else others.add(seat);
  } else if (type === "game.seat_filled") people[seat] = false;
}

/** @param {any} players */
const playedBy = ({ people, bots, gone, others }) =>
  people.map((/** @type {boolean} */ isPerson, /** @type {number} */ seat) => (isPerson && (bots.has(seat) || gone.has(seat)) ? "bot" : others.has(seat) ? "stand_in" : "entry"));

/** The seats whose name can be compared: the name in the game, and the names of the entry. @param {any} planned @param {any} note @returns {[string, string[]][]} */
export const namedSeats = (planned, note) =>
  note.names.map((/** @type {string | null} */ name, /** @type {number} */ seat) => [name, planned.names[seat]]).filter((/** @type {any} */ [name, names]) => name !== null && names.length > 0);

const CLOCKS_DIFFER_MS = 300_000; // at most, within one installation

/** Whether a game began, and noted no-shows, when the regulations say. @param {string} startsAt of the round @param {any[]} terms @param {any} note */
function isOpeningRight(startsAt, terms, { opening: { starts_at, no_show_at, no_show }, noShowsAt }) {
  const after = no_show_at === null ? null : milliseconds(no_show_at) - milliseconds(starts_at);
  const isStated = terms.some(({ times }) => (times.no_show_s === null ? null : 1000 * times.no_show_s) === after && times.no_show === no_show);
  return starts_at >= startsAt && isStated && (noShowsAt === null || (no_show_at !== null && noShowsAt >= no_show_at));
}

/** Checks of a game, by the fault's word. @type {[string, (planned: any, note: any) => boolean][]} */
const CHECKS = [
  ["first", ({ opened }, { first, moments }) => first === 1 && moments.has(1) && (opened === null || moments.get(1).digest === opened)],
  ["last", ({ finish, closed }, { moments }) => [finish && [finish.version, finish.head], closed && [closed.version, closed.digest]].every((end) => end === null || moments.get(end[0])?.digest === end[1])],
  ["terms", ({ terms, seats, ...planned }, note) => {
    const { data, opening } = note;
    const [first] = terms;
    const [hasBoards, { delay_s, analysis, helpers }] = [first.comparison !== null, first.game];
    const wanted = { ruleset: first.ruleset, ruleset_version: first.ruleset_version, options: first.options, clock_plan: first.clock, delay_s, analysis: analysis && !hasBoards, deal: hasBoards ? "duplicate" : "fresh" };
    const table = data.tournament_table ?? null;
    return Object.entries(wanted).every(([name, value]) => canonical(data[name] ?? null) === canonical(value)) && data.seats.length >= seats
      && (table === null || (["tournament", "round", "table", "board"].every((name) => (table[name] ?? null) === planned[name]) && table.helpers === helpers))
      && (opening === null || isOpeningRight(planned.startsAt, terms, note));
  }],
  ["times", ({ named, openedAt, finish, closed }, { moments }) => {
    const first = moments.get(1).at;
    const spans = [[named, first], [first, openedAt], ...[finish, closed].flatMap((end) => (end === null ? [] : [[moments.get(end.version).at, end.at]]))];
    return spans.every(([before, after]) => before === null || after === null || milliseconds(before) <= milliseconds(after) + CLOCKS_DIFFER_MS);
  }],
  ["deal", ({ seed }, { data }) => seed === null || data.commitment === seedCommitment(seed)],
  ["result", ({ finish, seats, byScores }, { moments }) => {
    const moment = finish === null ? undefined : moments.get(finish.version);
    if (moment === undefined) return true;
    const { winners: stated, places } = finish.result ?? { winners: [], places: [] };
    if (stated.length > 0 && !isSame(stated, places.flatMap((/** @type {number} */ each, /** @type {number} */ seat) => (each === 1 ? [seat] : [])))) return false;
    const winners = moment.winners === null ? null : moment.winners.filter((/** @type {number} */ each) => each < seats);
    if (finish.result === null) return winners === null;
    if (finish.result.kind === "played") return winners !== null && canonical(finish.result.winners) === canonical(winners) && finish.result.reason === moment.reason;
    return winners === null && byScores;
  }],
  ["players", ({ finish }, { moments }) => {
    const moment = finish === null ? undefined : moments.get(finish.version);
    return moment === undefined || canonical(finish.played_by) === canonical(moment.playedBy);
  }],
  ["entries", (planned, note) => namedSeats(planned, note).every(([name, names]) => names.includes(name))],
];

/** The first fault of a game against the log, in a word. @param {any} planned @param {any} note @returns {string | null} */
export function gameFault(planned, note) {
  for (const [word, check] of CHECKS) {
    try {
      if (!check(planned, note)) return word;
    } catch {
      return word;
    }
  }
  return null;
}

/** The first game that has another deal than the first of its board. @param {Map<string, any>} planned @param {Map<string, any>} notes @returns {string | null} */
export function boardFault(planned, notes) {
  const boards = new Map();
  for (const { game, round, attempt, board } of planned.values()) {
    if (board === null || !notes.has(game)) continue;
    const key = `${round}/${attempt}/${board}`;
    if (!boards.has(key)) boards.set(key, []);
    boards.get(key).push(game);
  }
  for (const [first, ...others] of boards.values()) {
    const wrong = others.find((/** @type {string} */ each) => canonical(notes.get(each).data.commitment) !== canonical(notes.get(first).data.commitment));
    if (wrong !== undefined) return wrong;
  }
  return null;
}
