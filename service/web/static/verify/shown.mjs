/** What a record shows beside its result: docs/spec/record.md, section 7.  It needs no rules, and asks no server. */

import { canonical, isObject, isText } from "./ledger.mjs";
import { namesInSentences, quoted } from "./names.mjs";

/** @typedef {import("./verify.mjs").Entry} Entry */
/** @typedef {"person" | "bot" | "automaton"} Player */

/** @type {Record<string, Player>} */
const PLAYERS = { human: "person", bot: "bot", automaton: "automaton" };

/** What an organiser may do at a table, in words, by the type of the event. @type {Record<string, (seat: number | null) => string>} */
const INTERVENTIONS = {
  "game.paused": () => "the table was paused",
  "game.pause_ended": () => "the pause was ended",
  "game.time_added": (seat) => `time was added${seat === null ? "" : ` for seat ${seat}`}`,
  "game.clock_struck": () => "the time of open decisions was ended",
  "game.seat_absent": (seat) => `seat ${seat} was handed to a bot`,
  "game.seat_returned": (seat) => `seat ${seat} was handed back`,
  "game.seat_filled": (seat) => `seat ${seat} became a bot's`,
  "game.seat_reissued": (seat) => `seat ${seat} got another token`,
  "game.seat_substituted": (seat) => `another person took seat ${seat}`,
};

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
    if (this.publicType !== null || !this.given.size || !this.closed) return null;
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
  restores = /** @type {any[]} */ ([]);
  forks = /** @type {any[]} */ ([]);
  botMoves = 0;
  last = 0;
  outcome = /** @type {any} */ (null);

  /** @param {Entry} entry */
  read(entry) {
    this.last = entry.version;
    if (Object.hasOwn(entry.hidden, "command") && ["bot", "automaton"].includes(this.player(entry.by) ?? "")) this.botMoves++;
    if (Object.hasOwn(INTERVENTIONS, entry.type) && isText(entry.data.author)) this.interventions.push({ version: entry.version, type: entry.type, seat: this.seat(entry.data.seat), ...members(entry.data, ["author", "reason"]) });
    if (Object.hasOwn(STEPS, entry.type)) STEPS[entry.type](this, entry);
  }

  /** A seat's number; null for what is none of this table. @param {any} value @returns {number | null} */
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
    this.isDealt = false;
    this.luck = new Luck(this.people(), isObject(data.luck_plan) && data.luck_plan.nonces === "required");
  }

  people() {
    return this.players.flatMap((player, seat) => (player === "person" ? [seat] : []));
  }

  /** @param {Entry} entry */
  take({ data }) {
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
  over({ version, by, data }) {
    this.outcome = members(data, ["winners", "reason"]);
    this.end = { version, by: this.player(by) ?? "clock", seat: this.seat(by) };
    this.result = "rules";
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
      ...this.luck.shown(), deal: this.deal, result: this.result, end: this.end, rulings: this.rulings,
      hands: this.hands, interventions: this.interventions, restores: this.restores, forks: this.forks, bot_moves: this.botMoves,
      last: this.last, outcome: this.outcome,
    };
  }
}

/** @param {any} data @param {string[]} names */
const members = (data, names) => Object.fromEntries(names.map((name) => [name, data[name] ?? null]));

/** What each type of event adds. @type {Record<string, (reading: Reading, entry: Entry) => void>} */
const STEPS = {
  "game.created": (reading, entry) => reading.begin(entry),
  "game.forked": (reading, entry) => reading.begin(entry),
  "game.seat_taken": (reading, entry) => reading.take(entry),
  "game.nonce_given": (reading, entry) => reading.take(entry),
  "game.luck_closed": (reading, entry) => reading.close(entry),
  "game.public_given": (reading, entry) => reading.entropy(entry),
  "game.started": (reading) => reading.start(),
  "game.seat_resigned": (reading, entry) => reading.resign(entry),
  "game.seat_absent": (reading, entry) => reading.leave(entry),
  "game.seat_filled": (reading, entry) => reading.fill(entry),
  "game.seat_returned": (reading, entry) => reading.comeBack(entry),
  "game.seat_substituted": (reading, entry) => reading.comeBack(entry),
  "game.over": (reading, entry) => reading.over(entry),
  "game.aborted": (reading, { version, data }) => (reading.end = { version, by: Number.isInteger(data.quiet_s) ? "quiet" : "organiser", seat: null }),
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

/** @param {number} count @param {string} word */
const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** @param {number[]} seats */
const seatsInWords = (seats) => seats.map((seat) => `seat ${seat}`).join(", ").replace(/, ([^,]*)$/, " and $1");

/** @param {{people: number[], given: number[], silent: number[]}} nonces */
function gaveInWords({ people, given, silent }) {
  const missing = silent.length > 1 ? `, the nonces of ${seatsInWords(silent)} are missing` : silent.length ? `, the nonce of ${seatsInWords(silent)} is missing` : "";
  return `${given.length} of ${counted(people.length, "seat")} of people gave a nonce${missing}`;
}

/** Who brought what to the luck, and who could choose it. @param {ReturnType<Luck["shown"]>} shown @param {boolean} isChecked whether its draws were checked */
export function luckInWords(shown, isChecked = true) {
  const { given, silent, closed } = shown.nonces;
  const gave = gaveInWords(shown.nonces);
  const honest = given.length === 1 ? "that player" : "one of them";
  const chose = shown.deals === 1 ? "nobody could choose the deal" : `the operator could choose among ${counted(shown.deals ?? 0, "deal")} at most`;
  const alone = silent.length > 1 ? "they are the only honest ones" : `${seatsInWords(silent)} is the only honest one`;
  return shown.public === null && !given.length ? `${gave}; the operator alone chose the luck.`
    : shown.is_undone ? `${gave}; the game was put back before its deal, so the operator could choose among any number of deals.`
    : !isChecked ? `${gave}. Who could choose the deal is not known, since its draws were not checked.`
    : shown.public !== null ? `public entropy came after the last nonce (${shown.public}); ${gave}; the operator could drop the table, and choose nothing.`
    : !closed ? `${gave}, in the open; the operator could choose the luck with whoever gave the last.`
    : silent.length ? `${gave}. If ${alone}, the operator alone chose; if one that gave is honest, ${chose}.`
    : `${gave}; if ${honest} is honest, ${chose}.`;
}

/** A result as a record says it, which may be any JSON where the record is not complete. @param {any} told */
export function resultInWords(told) {
  if (told === null) return "it ended without a result";
  if (!isObject(told) || !Array.isArray(told.winners) || !isText(told.reason)) return canonical(told);
  const winners = told.winners.map((/** @type {any} */ seat) => `seat ${seat}`).join(", ");
  return winners ? `won by ${winners} (${told.reason})` : `nobody won (${told.reason})`;
}

/** @param {any} head */
const headInWords = (head) => (isObject(head) ? `version ${head.version}` : "an unknown version");

/**
 * What was shown and what was not, in sentences.
 * @param {ReturnType<typeof whatIsShown>} shown @param {any} names @param {{signature: string, round: string}} checked @param {boolean} isComplete
 */
export function inSentences(shown, names, checked, isComplete) {
  const { end } = shown;
  const endedBy = { clock: "the clock", organiser: "the organiser, without a result", quiet: "the service, since nothing happened any more", ruling: "a ruling", silence: "the service, since a nonce was missing" };
  return [
    `Luck: ${end?.by === "silence" ? `${gaveInWords(shown.nonces)}. Nothing was dealt.` : luckInWords(shown, isComplete)}`,
    ...(shown.deal === "duplicate" && shown.public !== null ? ["The round is that of its duplicate group; the record of the group's first game shows when it was named."] : []),
    ...(checked.round === "good" ? ["Drand's network quicknet signed the round, and its number is one that the time in the log allows."] : []),
    ...(shown.deal === "fixed" ? ["The deal was stated by the organiser."] : []),
    ...shown.forks.map(({ version, luck }) => `A fork from event ${version - 1}, with ${luck === "same" ? "its parent's luck" : "luck of its own"}.`),
    ...(shown.result === "ruling" ? ["The result stands by a ruling."] : []),
    ...shown.rulings.map(({ version, kind, author, reason, before, after }) => `Ruling at event ${version}, to ${kind}, by ${author}: ${reason} (before, ${resultInWords(before)}; after, ${resultInWords(after)})`),
    ...(end ? [`Ended at event ${end.version} by ${endedBy[/** @type {keyof typeof endedBy} */ (end.by)] ?? `a command of seat ${end.seat}${end.by === "person" ? "" : `, which ${end.by === "bot" ? "a bot played" : "plays by itself"}`}`}.`]
      : [`No end: this record stops at event ${shown.last}, and does not show that the game was over.`]),
    ...shown.hands.map(({ version, seat }) => `Seat ${seat} changed hands at event ${version}: a bot played on.`),
    ...shown.interventions.map(({ version, type, seat, author, reason }) => `Intervention at event ${version}, by ${author}: ${INTERVENTIONS[type](seat)}. Reason: ${reason}`),
    ...shown.restores.map(({ kept, lost, reason, running }) => `PUT BACK by the operator at ${headInWords(kept)} after ${headInWords(lost)} had been seen${running ? ": what followed was known" : ""}. Reason: ${reason}`),
    ...namesInSentences(names, checked.signature),
    `Not checked: ${isComplete ? "whether each command was answered as the rules say" : "the luck and the rules, since the record is not complete"}.`,
    ...(shown.bot_moves ? [`Not checked: ${counted(shown.bot_moves, "move")} of bots, which were not derived: that needs the policies, which are Python.`] : []),
    ...(checked.signature === "good" ? [] : [`Not checked: who stands for this history (signature: ${checked.signature}).`]),
    "Not checked: the times, since only the operator's clock wrote them.",
  ];
}
