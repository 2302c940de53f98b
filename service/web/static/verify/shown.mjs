/** A record's contents apart from its result: docs/spec/record.md, section 7.  It needs no rules, and asks no server. */

import { isObject, isText } from "./ledger.mjs";

/** @typedef {import("./verify.mjs").Entry} Entry */
/** @typedef {"person" | "bot" | "automaton"} Player */

/** @type {Record<string, Player>} */
const PLAYERS = { human: "person", bot: "bot", automaton: "automaton" };

/** An organiser's acts at a table. */
const INTERVENTIONS = [
  "game.paused", "game.pause_ended", "game.time_added", "game.clock_struck", "game.seat_absent",
  "game.seat_returned", "game.seat_filled", "game.seat_reissued", "game.seat_substituted",
];

/** The luck of a game. */
class Luck {
  given = new Set();
  committed = new Set();
  closed = false;
  isUndone = false; // put back before its deal
  publicType = /** @type {string | null} */ (null);

  /** @param {number[]} people seats of theirs @param {boolean} isRequired */
  constructor(people, isRequired) {
    this.people = people;
    this.isRequired = isRequired;
  }

  /** How many deals could be had, if one nonce is honest; null: any number, as a record cannot show how often a game was put back. */
  deals() {
    if (this.isUndone) return null;
    if (this.publicType === "game.public_given") return 1;
    if (this.publicType !== null || !this.given.size) return null;
    return this.isRequired ? 1 : 2 ** (new Set([...this.given, ...this.committed]).size - 1);
  }

  shown() {
    const sorted = (/** @type {Iterable<number>} */ seats) => [...seats].sort((a, b) => a - b);
    const silent = [...this.committed].filter((seat) => !this.given.has(seat));
    const nonces = { people: this.people, given: sorted(this.given), silent: sorted(silent), closed: this.closed };
    return { nonces, public: this.publicType, deals: this.deals(), is_undone: this.isUndone };
  }
}

export class Reading {
  players = /** @type {(Player | null)[]} */ ([]);
  luck = new Luck([], false);
  isDealt = false;
  deal = /** @type {any} */ (null);
  result = "none";
  end = /** @type {any} */ (null);
  rulings = /** @type {any[]} */ ([]);
  hands = /** @type {any[]} */ ([]);
  interventions = /** @type {any[]} */ ([]);
  agreements = /** @type {any[]} */ ([]);
  restores = /** @type {any[]} */ ([]);
  forks = /** @type {any[]} */ ([]);
  botMoves = 0;
  last = 0;
  outcome = /** @type {any} */ (null);

  /** @param {Entry} entry */
  read(entry) {
    this.last = entry.version;
    if (Object.hasOwn(entry.hidden, "command") && ["bot", "automaton"].includes(this.player(entry.by) ?? "")) this.botMoves++;
    if (INTERVENTIONS.includes(entry.type) && isText(entry.data.author)) this.interventions.push({ version: entry.version, type: entry.type, seat: this.seat(entry.data.seat), ...members(entry.data, ["author", "reason"]) });
    if (Object.hasOwn(STEPS, entry.type)) STEPS[entry.type](this, entry);
  }

  /** A seat's number; null if the table has no such seat. @param {any} value @returns {number | null} */
  seat(value) {
    return Number.isSafeInteger(value) && value >= 0 && value < this.players.length ? value : null;
  }

  /** @param {any} value */
  player(value) {
    const seat = this.seat(value);
    return seat === null ? null : this.players[seat];
  }

  /** @param {Entry} entry */
  begin({ type, version, data }) {
    const seats = Array.isArray(data.seats) ? data.seats : [];
    this.players = seats.map((/** @type {any} */ each) => (isObject(each) && isText(each.kind) && Object.hasOwn(PLAYERS, each.kind) ? PLAYERS[each.kind] : null));
    this.end = null;
    this.outcome = null;
    this.result = "none";
    if (type === "game.forked") this.forks.push({ version, luck: data.luck ?? null });
    if (data.luck === "same") return;
    this.deal = data.deal ?? null;
    this.knownTo = data.deal === "fixed" || (data.deal === "duplicate" && !isObject(data.tournament_table)) ? "organiser" : null;
    this.isDealt = false;
    this.luck = new Luck(this.people(), isObject(data.luck_plan) && data.luck_plan.nonces === "required");
  }

  people() {
    return this.players.flatMap((player, seat) => (player === "person" ? [seat] : []));
  }

  /** @param {Entry} entry */
  give({ data }) {
    const seat = this.seat(data.seat);
    if (seat !== null && isText(data.nonce)) this.luck.given.add(seat);
  }

  /** @param {Entry} entry */
  close({ data }) {
    const commits = Array.isArray(data.commits) ? data.commits.slice(0, this.players.length) : [];
    this.luck.committed = new Set(commits.flatMap((/** @type {any} */ each, /** @type {number} */ seat) => (isText(each) ? [seat] : [])));
    this.luck.given = new Set();
    this.luck.closed = true;
    this.luck.publicType = null;
  }

  /** @param {Entry} entry */
  entropy({ type, data }) {
    this.luck.publicType = type;
  }

  start() {
    this.isDealt = true;
  }

  /** @param {Entry} entry */
  cancel({ version }) {
    this.end = { version, by: "silence", seat: null };
  }

  /** @param {Entry} entry */
  restore({ version, data }) {
    this.restores.push({ version, ...members(data, ["lost", "kept", "reason"]), running: this.end === null });
    this.luck.isUndone ||= !this.isDealt;
  }

  /** @param {Entry} entry */
  resign({ version, data }) {
    const seat = this.seat(data.seat);
    if (seat === null) return;
    this.hands.push({ version, seat });
    this.players[seat] = "bot";
  }

  /** @param {Entry} entry */
  fill({ data }) {
    const seat = this.seat(data.seat);
    if (seat === null) return;
    this.players[seat] = "bot";
    this.luck.people = this.people();
  }

  /** @param {Entry} entry */
  leave(entry) {
    if ((entry.data.bot ?? null) !== null) this.resign(entry);
  }

  /** @param {Entry} entry */
  comeBack({ data }) {
    const seat = this.seat(data.seat);
    if (seat !== null) this.players[seat] = "person";
  }

  /** @param {Entry} entry */
  agree({ version, data }) {
    const [seat, by] = [this.seat(data.seat), this.seat(data.agreed_by)];
    if (seat !== null && by !== null) this.agreements.push({ version, seat, agreed_by: by });
  }

  /** @param {Entry} entry */
  over({ version, by, data }) {
    this.outcome = members(data, ["winners", "reason"]);
    this.end = { version, by: this.player(by) ?? "clock", seat: this.seat(by) };
    this.result = "rules";
  }

  /** @param {Entry} entry */
  abort({ version, data }) {
    const seat = this.seat(data.begun_by);
    this.end = { version, by: Number.isInteger(data.quiet_s) ? "quiet" : seat === null ? "organiser" : "table", seat };
  }

  /** @param {Entry} entry */
  rule({ version, data }) {
    this.rulings.push({ version, ...members(data, ["kind", "author", "reason", "before", "after"]) });
    this.outcome = data.after ?? null;
    if (data.kind === "abort") this.end = { version, by: "ruling", seat: null };
    else this.result = "ruling";
  }

  shown() {
    return {
      ...this.luck.shown(), deal: this.deal, known_to: this.knownTo, result: this.result, end: this.end, rulings: this.rulings,
      hands: this.hands, interventions: this.interventions, agreements: this.agreements, restores: this.restores, forks: this.forks, bot_moves: this.botMoves,
      last: this.last, outcome: this.outcome,
    };
  }
}

/** @param {any} data @param {string[]} names */
const members = (data, names) => Object.fromEntries(names.map((name) => [name, data[name] ?? null]));

/** The addition of each type of event. @type {Record<string, (reading: Reading, entry: Entry) => void>} */
const STEPS = {
  "game.created": (reading, entry) => reading.begin(entry),
  "game.forked": (reading, entry) => reading.begin(entry),
  "game.nonce_given": (reading, entry) => reading.give(entry),
  "game.luck_closed": (reading, entry) => reading.close(entry),
  "game.public_given": (reading, entry) => reading.entropy(entry),
  "game.started": (reading) => reading.start(),
  "game.seat_resigned": (reading, entry) => reading.resign(entry),
  "game.seat_absent": (reading, entry) => reading.leave(entry),
  "game.seat_filled": (reading, entry) => reading.fill(entry),
  "game.seat_returned": (reading, entry) => reading.comeBack(entry),
  "game.seat_substituted": (reading, entry) => reading.comeBack(entry),
  "game.seat_reissued": (reading, entry) => reading.agree(entry),
  "game.over": (reading, entry) => reading.over(entry),
  "game.aborted": (reading, entry) => reading.abort(entry),
  "game.cancelled": (reading, entry) => reading.cancel(entry),
  "game.ruling_made": (reading, entry) => reading.rule(entry),
  "game.restored": (reading, entry) => reading.restore(entry),
};

/** Of a record without a fault. @param {Entry[]} entries @param {boolean} isComplete whether its draws were checked; else no bound stands on the deals */
export function whatIsShown(entries, isComplete = true) {
  const reading = new Reading();
  for (const entry of entries) reading.read(entry);
  return isComplete ? reading.shown() : { ...reading.shown(), deals: null };
}
