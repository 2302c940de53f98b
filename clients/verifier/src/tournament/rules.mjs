/** The rules of a tournament's facts: who may act, and when. Needs a complete log. tournaments.md. */

import { bytes, demand, utf8 } from "../../../../service/web/static/verify/ledger.mjs";
import { hmac } from "../../../../service/web/static/verify/sha256.mjs";
import { isSame, milliseconds, need } from "./needs.mjs";
import { REQUESTS } from "./requests.mjs";

/** @typedef {import("./fold.mjs").Fold} Fold */
/** @typedef {{id: string, role: string, entry: number | null, granted: number, revoked: number | null, slip: Slip | null}} Official */
/** @typedef {{hash: string, by: string | null, exchanged: number | null}} Slip */

export const DESK = ["organiser", "chief", "arbiter", "scorer"];
export const PAIRERS = ["organiser", "chief", "arbiter"];
export const HEADS = ["organiser", "chief"];
const PARTITIONS = 64;
const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
const NUMBER = /^(?:0|[1-9][0-9]{0,5})(?:\/[1-9][0-9]{0,3})?$/;
const ARTICLE = /^[0-9A-Za-z§. -]{0,40}$/;

/** @param {string} text */
export const isArticle = (text) => ARTICLE.test(text);
/** @param {string[]} points @param {number} seats */
export const arePoints = (points, seats) => points.length === seats && points.every((each) => each.length <= 12 && NUMBER.test(each));
/** @param {number[]} seats @param {number} size */
export const areSeats = (seats, size) => seats.every((each, at) => each >= 0 && each < size && (at === 0 || each > seats[at - 1]));
/** @param {any} round */
export const isUnderWay = (round) => ["published", "open", "closing"].includes(round.state);
/** A table without a game left to play. @param {any} table */
export const isDecided = ({ state, result }) => state === "ruled" || state === "void" || (state === "finished" && result !== null);
/** @param {any} table */
export const currentGame = ({ games }) => games[games.length - 1];
/** @param {any} table */
export const entriesOf = ({ seats }) => [...new Set(seats.map((/** @type {any} */ each) => each.entry))];

/** A result of one of these kinds, whole and for so many seats. @param {any} result @param {number} seats @param {string[]} kinds */
export function isWholeResult({ kind, places, winners, scores, points, forfeited }, seats, kinds) {
  const first = places.flatMap((/** @type {number} */ each, /** @type {number} */ seat) => (each === 1 ? [seat] : []));
  return kinds.includes(kind) && places.length === seats && places.every((/** @type {number} */ own) => own === 1 + places.filter((/** @type {number} */ each) => each < own).length)
    && areSeats(winners, seats) && (winners.length === 0 || isSame(winners, first)) && (scores === null || scores.length === seats) && points === null && forfeited.length === 0;
}

/** The state that only the rules need, next to the fold's, and the first fact that breaks them. */
export class Rules {
  /** @param {Fold} fold @param {any} first fact */
  constructor(fold, first) {
    this.fold = fold;
    this.secret = bytes(first.opened.secret, 32);
    this.officials = /** @type {Map<string, Official>} */ (new Map([["o1", { id: "o1", role: "organiser", entry: null, granted: 1, revoked: null, slip: null }]]));
    this.slips = /** @type {Map<number, Slip>} */ (new Map()); // of entries
    this.published = /** @type {Map<number, number>} */ (new Map()); // versions, by round
    this.closedAt = /** @type {Map<number, string>} */ (new Map()); // times, by round
    this.starts = /** @type {Map<number, any>} */ (new Map()); // publications, by round
    this.firstPaired = new Set(); // entries of round 1
    this.lastPublication = 0;
    this.isEntering = false;
    this.announcements = 0;
    this.digest = first.digest; // of the fact before
    this.due = /** @type {{type: string, data: any, at: string, by: string | null}[]} */ ([]); // facts that the request before has led to
    this.fault = /** @type {number | null} */ (null);
    this.version = 1;
  }

  /** Check a fact before it is folded, and note it. @param {any} fact */
  step(fact) {
    if (this.fault !== null) return;
    try {
      const due = this.due.shift();
      if (due === undefined) REQUESTS[fact.type](this, fact.data, fact);
      else demand(due.type === fact.type && due.at === fact.at && due.by === fact.by && Object.entries(due.data).every(([name, value]) => isSame(fact.data[name], value)));
    } catch (error) {
      if (error instanceof ReferenceError || error instanceof SyntaxError) throw error;
      this.fault = fact.version;
    }
    this.note(fact);
  }

  /** After the last fact: the version that breaks the rules, null for none. */
  end() {
    return this.fault ?? (this.due.length > 0 ? this.version : null);
  }

  /** @param {any} fact */
  note({ type, data, at, by, version, opened, digest }) {
    this.digest = digest;
    this.version = version;
    const slip = () => ({ hash: opened.slip, by, exchanged: null });
    switch (type) {
      case "entries.opened": this.isEntering = true; break;
      case "entries.closed": case "tournament.confirmed": case "tournament.cancelled": this.isEntering = false; break;
      case "tournament.announced": this.announcements = data.number; break;
      case "official.granted": this.officials.set(data.id, { id: data.id, role: data.role, entry: data.entry, granted: version, revoked: null, slip: slip() }); break;
      case "official.slip_made": this.officials.set(data.id, { ...need(this.officials, data.id), slip: slip() }); break;
      case "official.slip_exchanged": this.exchange(need(this.officials, data.id).slip, version); break;
      case "official.revoked": need(this.officials, data.id).revoked = version; break;
      case "entry.made": if (opened.slip !== null) this.slips.set(data.number, slip()); break;
      case "entry.slip_made": this.slips.set(data.number, slip()); break;
      case "entry.slip_exchanged": this.exchange(this.slips.get(data.number) ?? null, version); break;
      case "round.published":
        this.published.set(data.round, version);
        this.starts.set(data.round, data);
        this.lastPublication = version;
        if (data.round === 1) this.firstPaired = new Set([...data.tables.flatMap(entriesOf), ...data.byes.filter((/** @type {any} */ each) => each.kind === "allocated").map((/** @type {any} */ each) => each.entry)]);
        break;
      case "round.withdrawn":
        this.published.delete(data.round);
        if (data.round === 1) this.firstPaired = new Set();
        break;
      case "round.closed": this.closedAt.set(data.round, at); break;
      default:
    }
  }

  /** @param {Slip | null} slip @param {number} version */
  exchange(slip, version) {
    if (slip !== null) slip.exchanged = version;
  }

  // What requests need

  /** The next fact that this request leads to. @param {any} fact @param {string} type @param {any} data */
  leadTo({ at, by }, type, data = {}) {
    this.due.push({ type, data, at, by });
  }

  /** @param {string | null} by @returns {Official | null} */
  find(by) {
    const found = by === null ? undefined : this.officials.get(by);
    return found === undefined || found.revoked !== null ? null : found;
  }

  /** The acting official, in one of these roles. @param {string | null} by @param {string[]} roles @returns {Official} */
  official(by, roles) {
    const found = this.find(by);
    if (found === null || !roles.includes(found.role)) throw new TypeError("for officials");
    return found;
  }

  /** An entry, on its own request or an official's. @param {string | null} by @param {number} number */
  own(by, number) {
    if (by !== `e${number}`) this.official(by, DESK);
    return need(this.fold.entries, number);
  }

  /** Who decides on this role. @param {string | null} by @param {string} role */
  over(by, role) {
    const { role: own } = this.official(by, HEADS);
    demand(own !== "chief" || !HEADS.includes(role));
  }

  on() {
    demand(this.fold.status !== "final" && this.fold.status !== "cancelled");
  }

  /** @param {Official} official @param {number} before a version */
  isEstablished({ slip, granted }, before) {
    const since = slip === null ? granted : slip.exchanged;
    return since !== null && since < before;
  }

  get current() {
    return [...this.fold.rounds.values()].find(isUnderWay) ?? null;
  }

  get isPublished() {
    return this.fold.withdrawn.length > 0 || this.published.size > 0;
  }

  get isTooLate() {
    return this.fold.nextRound > 1 + this.fold.regulations.entries.late_rounds;
  }

  /** Entries that are paired. */
  get entered() {
    return [...this.fold.entries.values()].filter((each) => each.state === "entered" && each.kind === "people").length;
  }

  get room() {
    const waits = [...this.fold.entries.values()].some((each) => each.state === "waiting");
    return waits ? 0 : this.fold.regulations.entries.most - this.entered;
  }

  /** The entry that gets the next free place, null for none. @param {number} but an entry to leave out */
  firstWaiting(but = 0) {
    if (this.fold.status === "provisional" || this.isTooLate) return null;
    const waiting = [...this.fold.entries.values()].filter((each) => each.state === "waiting" && each.number !== but);
    return waiting.length === 0 ? null : Math.min(...waiting.map((each) => each.number));
  }

  /** A round that is not published. @param {number} round */
  unpublished(round) {
    demand(round >= 1 && round <= this.fold.regulations.pairing.rounds && round >= this.fold.nextRound);
  }

  /** The id of a table's game. @param {any} round @param {number} table @param {number} again */
  gameId({ number, attempt }, table, again) {
    const [first, ...rest] = hmac(this.secret, utf8.encode(["game", number, attempt, table, again].join("/"))).slice(0, 11);
    const bits = rest.reduce((all, each) => (all << 8n) | BigInt(each), 0n);
    const letters = Array.from({ length: 16 }, (_, at) => BASE32[Number((bits >> BigInt(75 - 5 * at)) & 31n)]);
    return (first % PARTITIONS).toString(16).padStart(2, "0") + letters.join("");
  }

  /** An official may rule on a table: they do not play in its section now, nor its deal, and did not sit there. @param {Official} official @param {number} number @param {any} table */
  impartial(official, number, table) {
    this.outside(official, need(this.fold.rounds, number), table);
    demand(official.entry === null || !entriesOf(table).includes(official.entry));
  }

  /** An official plays neither in the section of a table now, nor its deal. @param {Official} official @param {any} round @param {any} table */
  outside({ entry }, round, table) {
    if (entry === null || !isUnderWay(round)) return;
    demand(this.fold.entries.get(entry)?.section !== table.section);
    demand(table.board === null || !this.boardsAhead(entry).has(table.board));
  }

  /** Who asks for the slip of an entry may read the tables at which it sits now, unless it is their own. @param {string | null} by @param {number} number */
  mayHandOn(by, number) {
    const [official, { current }] = [this.find(by), this];
    if (official === null || current === null || official.entry === number) return;
    for (const table of current.tables.values()) if (entriesOf(table).includes(number)) this.outside(official, current, table);
  }

  /** The boards that an entry still plays. @param {number} entry */
  boardsAhead(entry) {
    const tables = [...(this.current?.tables.values() ?? [])].filter((each) => entriesOf(each).includes(entry) && currentGame(each).version === null && !isDecided(each));
    return new Set(tables.filter((each) => each.games.length === 1 && each.board !== null).map((each) => each.board));
  }

  /** An open appeal that this official may decide. @param {Official} official @param {number} number */
  appeal(official, number) {
    const found = need(this.fold.appeals, number);
    demand(found.state === "open" && official.entry !== found.entry);
    if (found.table !== null) this.impartial(official, found.round, need(need(this.fold.rounds, found.round).tables, found.table));
    const about = found.ruling === null ? null : this.fold.rulings.find((each) => each.number === found.ruling) ?? null;
    if (about === null || !this.isOfAuthor(official, about.author, found.round)) return;
    const { may_rule: roles } = this.fold.regulations;
    demand(![...this.officials.values()].some((each) => each.id !== official.id && each.revoked === null && roles.includes(each.role) && each.entry === null && !this.isOfAuthor(each, about.author, found.round)));
  }

  /** @param {Official} official @param {string} author @param {number} round */
  isOfAuthor(official, author, round) {
    if (official.id === author) return true;
    return official.slip !== null && official.slip.by === author && !this.isEstablished(official, this.published.get(round) ?? 0);
  }

  /** The last time at which a confirmation would come too early, in milliseconds. */
  get appealsUntil() {
    const closed = [...this.fold.rounds.keys()].flatMap((each) => (this.closedAt.has(each) ? [this.closedAt.get(each)] : []));
    return Math.max(0, ...[...closed, ...this.fold.rulings.map((each) => each.at)].map(milliseconds)) + 1000 * this.fold.regulations.times.appeal_s;
  }
}
