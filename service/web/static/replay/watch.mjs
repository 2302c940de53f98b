/**
 * Checks a replay as it comes: the steps of an audit (verify.mjs) that need nothing beyond its range and its viewpoint.
 */

import { sayFault, sayLuck } from "../verify/game_sentences.mjs";
import { Reading } from "../verify/shown.mjs";
import { Walk } from "../verify/verify.mjs";

/** @typedef {{version: number, event: any}} Frame */

export class Watch extends Walk {
  /**
   * first: the first version of the replay; isWhole: whether it shows everything, from there to the end.
   * @param {{first: number, ruleset: {name: string, version: number}}} about
   */
  constructor({ first, ruleset }) {
    super({ first, ruleset, complete: false });
    this.first = first;
    this.reading = new Reading();
    this.problem = /** @type {{version: number, why: string} | null} */ (null);
    this.withheld = /** @type {number[]} */ ([]);
    this.isCut = false; // whether it begins in the middle of a game
  }

  /** How far it was checked. */
  get last() {
    return this.expected - 1;
  }

  /** Checks the next frame; after a fault nothing more. @param {Frame} frame */
  take({ version, event }) {
    if (this.problem) return;
    const at = this.expected;
    const entry = { version, ...event };
    if (at === this.first) this.begin(entry);
    const word = this.step(entry);
    if (word) this.problem = { version: at, why: sayFault({ version: at, word }) };
    else this.note(entry);
  }

  /** @param {any} entry without a fault */
  note(entry) {
    if (entry.withheld) this.withheld.push(entry.version);
    this.reading.read(entry);
  }

  /** The first entry decides the possible checks: if it begins no game, earlier entries are unknown. @param {any} entry */
  begin(entry) {
    this.isCut = !isFounding(entry);
    if (this.isCut) this.begun = entry;
    this.header.complete = "seed" in entry.openings;
  }

  /** @param {any} entry */
  origin(entry) {
    if (!this.isCut || entry.type !== "game.forked") super.origin(entry);
    else this.begun = entry;
  }

  /** The digest of an entry that is not sent in full is taken as given. @param {any} entry */
  chain(entry) {
    const isGiven = entry.withheld || (this.isCut && this.expected === this.first);
    if (isGiven) this.digest = Uint8Array.from(entry.digest.match(/../g), (pair) => parseInt(pair, 16));
    else super.chain(entry);
  }

  /** @param {any} entry */
  promise(entry) {
    if (!entry.withheld) super.promise(entry);
  }

  /** A replay opens only values that concern the play. @param {any} entry */
  salt(entry) {
    const opened = Object.keys(entry.openings).map((name) => [name, entry.hidden[name]]);
    super.salt({ ...entry, hidden: Object.fromEntries(opened) });
  }

  /** Whether the luck was checked: every draw follows from a seed that was promised before the deal, and that is revealed. */
  get hasLuck() {
    return this.isRevealed && this.checked.draws > 0;
  }

  /** The checks so far, a line each. */
  checks() {
    const { entries, openings, draws } = this.checked;
    const chained = entries - this.withheld.length - (this.isCut ? 1 : 0);
    return [
      chained ? `${many(chained, "event")} of ${entries}: the digest follows from the event and from all before it.` : "",
      openings ? `${many(openings, "secret")}: what is shown is what was committed to when it happened.` : "",
      draws ? `${many(draws, "draw")} of luck: the outcome follows from the seed, which was committed before the deal.` : "",
      this.brought.isDealt && !this.isCut ? `Luck: ${sayLuck(this.reading.shown(), true)}` : "",
      this.isRevealed ? "The seed that was revealed is the one that was promised." : "",
    ].filter(Boolean);
  }

  /** The checks left out, and why. */
  gaps() {
    return [
      ...(this.isCut ? [`What came before event ${this.first}, which is no part of this replay.`] : []),
      ...(this.withheld.length ? [`The digest of ${this.withheld.length === 1 ? "event" : "events"} ${this.withheld.join(", ")}, of which something is withheld: it is taken as it was given.`] : []),
      ...(this.header.complete ? [] : ["The luck: the seed is shown only where a finished game is shown whole, with everything open."]),
      "That the moves follow the rules, and that the picture and the words follow from the moves: for that the whole record is played again, with “deaddrop verify”.",
      "That people are who their names say, and that the operator did not look.",
      "This page itself: it comes from the server that it checks.",
    ];
  }
}

/** Whether a log can begin with it. @param {any} entry */
const isFounding = ({ type, data }) => type === "game.created" || (type === "game.forked" && data.table !== null);

/** @param {number} number @param {string} noun */
const many = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;
