/** Games of an event against its log: event-record.md, section 8. */

import { canonical, isObject } from "../../../service/web/static/verify/ledger.mjs";
import { seedCommitment } from "./log.mjs";

/** What the record of a game says that its event's log says too. Throws for what has another form. @param {any} record @param {any} planned */
export function noteOf({ header, entries }, planned) {
  const [versions, moments] = [new Set([1, planned.finish?.version, planned.closed?.version]), new Map()];
  const seats = entries[0].data.seats.slice(0, planned.seats);
  if (!seats.every(isObject)) throw new TypeError("no seats");
  const players = { isBound: (entries[0].data.event_table ?? null) !== null, people: seats.map((/** @type {any} */ each) => each.kind === "human"), bots: new Set(), gone: new Set(), others: new Set() };
  let winners = /** @type {number[] | null} */ (null);
  let reason = "";
  const count = /** @type {Record<string, number>} */ ({ strikes: 0, absences: 0, outages: 0, restores: 0 });
  for (const { type, data, version, digest } of entries) {
    if (type === "game.over") [winners, reason] = [[...data.winners], data.reason];
    else if (type === "game.ruling_made") [winners, reason] = (data.after ?? null) === null ? [null, ""] : [[...data.after.winners], data.after.reason];
    if (Object.hasOwn(COUNTED, type)) count[COUNTED[type]]++;
    play(players, type, data);
    if (versions.has(version)) moments.set(version, { digest, winners, reason, playedBy: playedBy(players) });
  }
  return { game: header.game, first: header.first, data: entries[0].data, moments, count };
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
    if (isBound && author === "event") others.delete(seat);
    else others.add(seat);
  } else if (type === "game.seat_filled") people[seat] = false;
}

/** @param {any} players */
const playedBy = ({ people, bots, gone, others }) =>
  people.map((/** @type {boolean} */ isPerson, /** @type {number} */ seat) => (isPerson && (bots.has(seat) || gone.has(seat)) ? "bot" : others.has(seat) ? "stand_in" : "entry"));

/** @type {[string, (planned: any, note: any) => string | null][]} */
const CHECKS = [
  ["first", ({ opened }, { first, moments }) => (first !== 1 || !moments.has(1) ? "does not begin with its first event" : opened !== null && moments.get(1).digest !== opened ? "begins with another event than the one that was opened" : null)],
  ["last", ({ finish, closed }, { moments }) => {
    if (finish !== null && moments.get(finish.version)?.digest !== finish.head) return "has another history than the one that ended";
    return closed !== null && moments.get(closed.version)?.digest !== closed.digest ? "has another history than the one that its round was closed with" : null;
  }],
  ["terms", ({ terms, seats, ...planned }, { data }) => {
    const wanted = { ruleset: terms.ruleset, ruleset_version: terms.ruleset_version, options: terms.options, clock_plan: terms.clock };
    const wrong = Object.entries(wanted).find(([name, value]) => canonical(data[name] ?? null) !== canonical(value));
    if (wrong !== undefined) return `is played by other terms than the regulations: ${wrong[0]}`;
    if (data.seats.length < seats) return "has fewer seats than its table";
    const table = data.event_table ?? null;
    return table !== null && ["event", "round", "table", "board"].some((name) => (table[name] ?? null) !== planned[name]) ? "says that it belongs to another table" : null;
  }],
  ["deal", ({ seed }, { data }) => (seed !== null && data.commitment !== seedCommitment(seed) ? "has another seed than the event's gives its table" : null)],
  ["result", ({ finish, seats, byScores }, { moments }) => {
    const moment = finish === null ? undefined : moments.get(finish.version);
    if (moment === undefined) return null;
    const winners = moment.winners === null ? null : moment.winners.filter((/** @type {number} */ each) => each < seats);
    if (finish.result === null) return winners === null ? null : "came to a result, and its table has none";
    if (finish.result.kind === "played") return winners === null || canonical(finish.result.winners) !== canonical(winners) || finish.result.reason !== moment.reason ? "was won by others than its table says" : null;
    return winners !== null || !byScores ? "counts by scores, which nobody said" : null;
  }],
  ["players", ({ finish }, { moments }) => {
    const moment = finish === null ? undefined : moments.get(finish.version);
    const noted = finish?.played_by.map((/** @type {string} */ by) => (by === "substitute" ? "stand_in" : by));
    return moment === undefined || canonical(noted) === canonical(moment.playedBy) ? null : "was played to its end by others than its table says";
  }],
];

/** The first fault of a game against the log: a word, and why. @param {any} planned @param {any} note @returns {[string, string] | null} */
export function gameFault(planned, note) {
  for (const [word, check] of CHECKS) {
    let why;
    try {
      why = check(planned, note);
    } catch {
      why = "has a part of another form than its event needs";
    }
    if (why !== null) return [word, why];
  }
  return null;
}

/** The first game that has another deal than the first of its board. @param {Map<string, any>} planned @param {Map<string, any>} notes */
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
    if (wrong !== undefined) return { game: wrong, why: `Game ${wrong} has another deal than game ${first}, which plays the same board.` };
  }
  return null;
}
