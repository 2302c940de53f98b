/**
 * Whether a round of drand was still to come when this browser first saw it named, by its own clock.  docs/spec/chance.md, section 2.4.
 *
 * Only what a request brought counts: its answer was made after it was sent, and before it was here.
 *
 * @typedef {{round: number, absent: number, seen: number, apart: number | null, isLater: boolean}} Sight
 *   absent: when the last request was sent whose answer, by a clock near ours, still showed no round, 0 without any, and for a table whose
 *   round is its group's; seen: when the first
 *   answer came that did; by the clock here, in ms. apart: how far the service's clock is from it at least, null where it did not say.
 *   isLater: whether the round was there at the first look
 * @typedef {{public: string | null, state: string, closed: any, round: {round: number} | null} | null} Luck of a view
 */

import { roundMs } from "./drand.mjs";
import { keep, kept } from "../shared/games.mjs";

const APART_MS = 3_000; // half of the least time between the naming of a round and the round
const OFTEN_MS = 2_000; // more often than there is a round
const SELDOM_MS = 30_000;
const SOON_MS = 120_000;

/** How far two clocks are apart at least. @param {number} asked @param {number} answered @param {string | null} date of the answer, as HTTP writes it */
export function apartMs(asked, answered, date) {
  const from = Date.parse(date ?? "");
  return Number.isNaN(from) ? null : Math.max(0, from - answered, asked - (from + 999));
}

export class RoundWatch {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.absent = 0;
    this.before = "";
    this.changedAt = 0;
  }

  /** @returns {Sight | null} */
  get sight() {
    return kept(this.game).sight ?? null;
  }

  /** What an answer showed; in how many ms to ask again, null where nothing is awaited. @param {Luck} luck @param {number} asked @param {number} answered @param {string | null} date */
  saw(luck, asked, answered, date) {
    if (luck?.public !== "drand") return null;
    const apart = apartMs(asked, answered, date);
    if (luck.round === null) {
      if (["playing", "cancelled"].includes(luck.state)) return null;
      if (apart !== null && apart <= APART_MS) this.absent = Math.max(this.absent, asked);
      const now = JSON.stringify(luck);
      if (now !== this.before) [this.before, this.changedAt] = [now, answered];
      return answered - this.changedAt < SOON_MS ? OFTEN_MS : SELDOM_MS;
    }
    const { round } = luck.round;
    if (this.sight?.round !== round) keep(this.game, { sight: { round, absent: luck.closed ? this.absent : 0, seen: answered, apart, isLater: !this.before } });
    else if (luck.state === "playing" && answered < roundMs(round)) keep(this.game, { sight: { ...this.sight, apart: null } }); // the clock here is late
    return null;
  }
}

/** @param {Sight} sight @returns {"to come" | "late" | "unknown"} */
export function verdict({ round, absent, seen, apart }) {
  const at = roundMs(round);
  if (absent > at - APART_MS) return "late"; // it was named 6 s before it, says the log
  return apart !== null && apart <= APART_MS && seen < at ? "to come" : "unknown";
}

/** What a page says of it; empty for who came later. @param {Sight | null} sight */
export function inWords(sight) {
  if (sight === null) return "";
  const { round, absent, seen, apart, isLater } = sight;
  const cannotTell = `Whether round ${round} of drand was still to come when it was named cannot be told here:`;
  if (verdict(sight) === "late") return `Round ${round} of drand was named later than the log says: this browser was still shown the table without one. The deal may have been chosen. Ask the operator why.`;
  if (verdict(sight) === "to come") return `Round ${round} of drand was still to come when this browser saw it named.`;
  if (isLater && seen >= roundMs(round)) return "";
  if (apart !== null && apart > APART_MS) return `${cannotTell} the service's clock and the one here are ${Math.round(apart / 1000)} seconds apart.`;
  if (apart === null || !absent) return `${cannotTell} the service's clock and the one here did not agree, or it showed none.`;
  return `${cannotTell} this browser heard nothing of the table for ${Math.round((seen - absent) / 1000)} seconds.`;
}
