/**
 * The desk's words: people and tables by name, facts of the log, and refusals with their subject.
 */

import { Problem } from "../shared/api.mjs";
import { desk, shownRound } from "./state.mjs";

const TYPES = {
  "entry.made": "was entered", "entry.changed": "was changed", "entry.admitted": "came from the waiting list", "entry.withdrawn": "was withdrawn", "entry.reinstated": "plays again",
  "entry.substituted": "has another person", "entry.name_corrected": "is spelt otherwise", "entry.removed": "was removed", "entry.slip_made": "got a new slip", "entry.slip_exchanged": "opened the slip", "entry.checked_in": "was checked in", "entry.checked_out": "was checked out",
  "entry.bye_asked": "asked for a bye", "entry.bye_taken_back": "plays after all",
};
const ROUNDS = {
  "round.drafted": "was drafted", "round.published": "was published", "round.entropy_given": "got its public luck", "round.entropy_spoken": "got its public luck", "round.opened": "was opened",
  "round.closing": "began to close", "round.closed": "was closed", "round.withdrawn": "was taken back",
};
const TOURNAMENTS = {
  "tournament.created": "The tournament was created", "tournament.amended": "The regulations were changed", "entries.opened": "Everybody may enter", "entries.closed": "Only officials enter anybody",
  "official.granted": "An official was named", "official.slip_made": "An official got a new slip", "official.slip_exchanged": "An official opened the slip", "official.revoked": "An official was revoked", "tournament.announced": "An announcement was made", "tournament.venue_set": "Place and time zone were set",
  "tournament.confirmed": "The standings were made final", "tournament.cancelled": "The tournament was cancelled", "tournament.restored": "The operator put the tournament back to here", "tournament.seed_revealed": "The seed was revealed", "lot.drawn": "A lot was drawn",
};
const MOST_SHARES = 24;
export const RULINGS = {
  correct: "The result was wrong", adjust: "Points by seat", forfeit: "Seats get nothing", void: "It counts for nobody", replay: "It is played again", time: "Time is given",
  warning: "A warning", points: "Points off the sum", disqualification: "Disqualified",
};
export const ROLES = { organiser: "organiser", chief: "chief arbiter", arbiter: "arbiter", scorer: "scorer" };
export const STATES = { waiting: "not begun", playing: "playing", finished: "finished", ruled: "ruled", void: "void" };

/** The name of an entry. @param {number} entry @returns {string} */
export function nameOf(entry) {
  const names = desk.entries.get(entry)?.names.filter((each) => each !== null) ?? [];
  return names.join(" / ") || `Entry ${entry}`;
}

/** The order of lists: by surname, then by the whole name. @param {number} one @param {number} other */
export const bySurname = (one, other) => sortKey(one).localeCompare(sortKey(other));

/** @param {number} entry */
const sortKey = (entry) => `${desk.entries.get(entry)?.surnames[0] ?? ""}\n${nameOf(entry)}`;

/** The numbers of entries that were not removed. */
const present = () => [...desk.entries.values()].filter(({ state }) => state !== "removed").map(({ entry }) => entry);

/** Entries to choose from, by surname. @param {number[]} [entries] by default all that were not removed @returns {[string, string][]} */
export const entryChoices = (entries = present()) => entries.map((each) => /** @type {[string, string]} */ ([String(each), `${nameOf(each)} (no. ${each})`])).sort(([one], [other]) => bySurname(Number(one), Number(other)));

/** The name of the person on a seat. @param {{entry: number, member: number, name?: string | null}} seat */
export const personOf = ({ entry, member, name }) => name ?? desk.entries.get(entry)?.names[member] ?? nameOf(entry);

/** A table of the round that is on, with its people. @param {number} table @param {{table: number, seats: any[]}[]} [tables] */
export function tableWords(table, tables = desk.round?.tables) {
  const people = tables?.find((each) => each.table === table)?.seats.map(personOf).join(", ");
  return people ? `Table ${table} (${people})` : `Table ${table}`;
}

/** The tables of a round: of an earlier one as they were published. @param {number} round @returns {{table: number, seats: any[]}[] | undefined} */
export const tablesOfRound = (round) =>
  round === desk.round?.round ? desk.round.tables : desk.facts.findLast(({ type, data }) => type === "round.published" && data.round === round)?.data.tables;

/** A text of the service with names for numbers. @param {string} text @param {{table: number, seats: any[]}[]} [tables] */
export const named = (text, tables) =>
  text.replace(/\b[Ee]ntry (\d+)\b/g, (_, entry) => `${nameOf(Number(entry))} (no. ${entry})`).replace(/\b[Tt]ables?\.?[ .](\d+)\b/g, (_, table) => tableWords(Number(table), tables));

const CLOSINGS = { draw: "a draw", by_scores: "by its scores", void: "for nobody", points: "by points" };

/** The results of tables that still played when their round was closed. @returns {{at: string, by: string | null, round: number, table: number, words: string}[]} */
export const decidedAtCloses = () =>
  desk.facts.filter(({ type }) => type === "round.closing").flatMap(({ at, by, data }) => (data.unfinished ?? []).map((/** @type {any} */ { table, how }) => ({ at, by, round: data.round, table, words: `decided at the close: ${CLOSINGS[/** @type {keyof CLOSINGS} */ (how)]}` })));

/** How far a table is, or how it was decided. @param {{table: number, state: string, ruled: number | null}} table of the round that is looked at */
export function tableState({ table, state, ruled }) {
  const closed = ruled ? undefined : decidedAtCloses().find((each) => each.round === shownRound()?.round && each.table === table);
  return closed?.words ?? STATES[/** @type {keyof STATES} */ (state)] ?? state;
}

/** Who did something. @param {string | null} by */
export function authorOf(by) {
  if (!by) return "The service";
  if (by.startsWith("e")) return nameOf(Number(by.slice(1)));
  const found = desk.card?.officials.find((/** @type {any} */ { id }) => id === by);
  return found ? `${found.name ?? `The ${ROLES[/** @type {keyof ROLES} */ (found.role)]}`}${by === desk.card.you ? " (you)" : ""}` : by;
}

/** A fact in words, with its reason. @param {{type: string, data?: any, entries?: number[], round?: number, table?: number, texts?: Record<string, {text: string}>}} fact */
export function factWords(fact) {
  const { type, data = {} } = fact;
  const round = data.round ?? fact.round;
  const table = data.table?.table ?? data.table ?? fact.table;
  const people = fact.entries ?? [data.number ?? data.entry];
  const reason = fact.texts?.reason?.text ?? fact.texts?.text?.text;
  const at = () => `${tableWords(table, tablesOfRound(round))} of round ${round}`;
  return `${said()}${reason ? `: “${reason}”` : ""}`;
  function said() {
    if (type in TYPES) return `${people.map(nameOf).join(", ") || "An entry"} ${TYPES[/** @type {keyof TYPES} */ (type)]}`;
    if (type === "round.closing" && data.unfinished?.length) return `Round ${round} began to close, with ${counted(data.unfinished.length, "table")} decided at the close`;
    if (type in ROUNDS) return `Round ${round} ${ROUNDS[/** @type {keyof ROUNDS} */ (type)]}`;
    if (type === "ruling.made") return `Table ${table} of round ${round}: ${(RULINGS[/** @type {keyof RULINGS} */ (data.kind)] ?? "a ruling").toLowerCase()}`;
    if (type === "penalty.given") return `${nameOf(data.entry ?? people[0])}: ${(RULINGS[/** @type {keyof RULINGS} */ (data.kind)] ?? "a penalty").toLowerCase()}`;
    if (type === "appeal.made") return `${nameOf(data.entry)} appealed`;
    if (type.startsWith("appeal.")) return `Appeal ${data.number} was ${data.verdict ?? "withdrawn"}`;
    if (type === "table.finished") return `${at()} finished`;
    if (type === "table.hands_read") return `All hands of ${at()} were looked at`;
    if (type.startsWith("table.")) return `${at()} was opened`;
    return TOURNAMENTS[/** @type {keyof TOURNAMENTS} */ (type)] ?? type;
  }
}

/** Why a request was refused, in lines that name tables and people. @param {unknown} error @param {{table: number, seats: any[]}[]} [tables] of the draft it is about @returns {string[]} */
export function refusal(error, tables) {
  if (!(error instanceof Problem)) return [error instanceof Error ? error.message : String(error)];
  const { told } = error;
  if (error.code === "draft-stale") return ["Something changed since this draft was made:", ...told.changes.map((/** @type {any} */ each) => `${factWords(each)}.`)];
  if (error.code === "round-unfinished") return ["These tables keep the round open:", ...told.tables.map((/** @type {any} */ each) => `${tableWords(each.table)} ${each.lacks}.`)];
  if (error.code === "own-section") return [`${error.message} ${error.message.startsWith("You play") ? "Name another official under Tournament, or wait until the round is closed." : "Name another arbiter under Tournament."}`];
  const fields = Object.entries(error.errors);
  const lines = fields.flatMap(([field, messages]) => messages.map((each) => (/^tables\.\d+$/.test(field) ? `${named(field, tables)}: ${named(each.replace(` at table ${field.slice(7)}`, ""), tables)}` : named(each, tables))));
  return lines.length ? [told.title ?? error.message, ...lines] : [named(error.message, tables)];
}

/** How long ago something was. @param {string} stamp */
export function age(stamp) {
  const s = Math.max(0, Math.floor((Date.now() + desk.aheadMs - Date.parse(stamp)) / 1000));
  return s < 3600 ? `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}` : s < 86_400 ? `${Math.floor(s / 3600)} h ${Math.floor((s % 3600) / 60)} min` : `${Math.floor(s / 86_400)} days`;
}

/** How long until a time; negative once it is past. @param {string} stamp */
export const leftS = (stamp) => Math.round((Date.parse(stamp) - Date.now() - desk.aheadMs) / 1000);

/** A time by the tournament's clock, with the zone, as its pages say it. @param {string} stamp @param {Intl.DateTimeFormatOptions} day parts of the date besides the weekday */
export function timeWords(stamp, day = {}) {
  const how = /** @type {Intl.DateTimeFormatOptions} */ ({ weekday: "short", ...day, hour: "2-digit", minute: "2-digit", timeZoneName: "short" });
  const said = (/** @type {string | undefined} */ timeZone) => new Date(stamp).toLocaleString("en-GB", { ...how, timeZone }).replace(/^(\w+),(?= \d+ )/, "$1").replace(" at ", ", ");
  try {
    return said(desk.card?.location.zone);
  } catch {
    return said(undefined);
  }
}

/** Points as people read them. @param {string} text exact */
export function points(text) {
  const [over, under = "1"] = text.split("/");
  const value = Number(over) / Number(under);
  return (Number.isInteger(value) ? String(value) : value.toFixed(3).replace(/0+$/, "")).replace("-", "−");
}

/**
 * Points as the service takes them, from typed text: a decimal of three places becomes the simplest fraction that standings print so.
 * Throws for any other text, in the words of the hint.
 * @param {string} text
 */
export function exact(text) {
  const typed = text.trim().replace("−", "-");
  if (/^-?\d+(?:\/\d+)?$/.test(typed)) return typed;
  const [, sign, whole, places] = /^(-?)(\d+)[.,](\d{1,3})$/.exec(typed) ?? [];
  if (places === undefined) throw new Error(`“${typed}” is no number of points. Write it as 1, 1/4, 0.25 or 0,25, with at most three places.`);
  const value = Number(`${whole}.${places}`);
  const isPrinted = (/** @type {number} */ under) => (Math.round(value * under) / under).toFixed(3) === value.toFixed(3);
  const under = places.length === 3 ? Array.from({ length: MOST_SHARES }, (_, nth) => nth + 1).find(isPrinted) : undefined;
  const [over, below] = under ? [Math.round(value * under), under] : [Number(whole + places), 10 ** places.length];
  const common = divisor(over, below);
  return `${sign && over ? "-" : ""}${over / common}${below === common ? "" : `/${below / common}`}`;
}

/** @param {number} one @param {number} other @returns {number} */
const divisor = (one, other) => (other ? divisor(other, one % other) : one);

/** A table's counted result. @param {any} result @param {{seats: any[]}} [table] whose it is */
export function resultWords(result, table) {
  if (!result || result.kind === "void") return result ? "for nobody: everybody who played has the mean" : "";
  const name = (/** @type {number} */ seat) => (table ? personOf(table.seats[seat]) : `seat ${seat + 1}`);
  const seats = (result.places ?? []).map((/** @type {number} */ _, /** @type {number} */ seat) => seat).sort((/** @type {number} */ one, /** @type {number} */ other) => result.places[one] - result.places[other]);
  if (result.points) return result.points.map((/** @type {string} */ each, /** @type {number} */ seat) => `${name(seat)} ${points(each)}`).join(", ");
  const isTied = seats.length > 1 && !result.winners?.length && seats.every((/** @type {number} */ seat) => result.places[seat] === 1);
  const forfeited = result.forfeited?.length ? `; nothing for ${result.forfeited.map(name).join(", ")}` : "";
  return `${isTied ? "nobody won" : `places ${seats.map((/** @type {number} */ seat) => `${result.places[seat]} ${name(seat)}`).join(", ")}`}${forfeited}`;
}

/** @param {number} count @param {string} noun */
export const counted = (count, noun, many = `${noun}s`) => `${count} ${count === 1 ? noun : many}`;
