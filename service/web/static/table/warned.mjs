/**
 * What a page says of the luck and the history of its game, and keeps saying.
 */

import { inWords, RoundWatch, verdict } from "../verify/round_sight.mjs";
import { warn } from "../shared/warnings.mjs";

/** Watches the round of drand that a game waits for. */
export class RoundNotice {
  /** @type {ReturnType<typeof setTimeout> | undefined} the next look for a round that is not named yet */
  #nextLook;

  /** @param {string} game @param {() => Promise<void>} look looks at the table again */
  constructor(game, look) {
    this.watch = new RoundWatch(game);
    this.look = look;
  }

  /** Say whether the awaited round was still to come when it was named; look again while none is. @param {any} luck of the table that was seen @param {number} askedAt @param {string | null} date */
  saw(luck, askedAt, date) {
    const waitMs = this.watch.saw(luck, askedAt, Date.now(), date);
    clearTimeout(this.#nextLook);
    const lookAgain = () => void this.look().catch(() => (this.#nextLook = setTimeout(lookAgain, waitMs ?? 0)));
    if (waitMs !== null) this.#nextLook = setTimeout(lookAgain, waitMs);
    const { sight } = this.watch;
    const isLate = sight !== null && verdict(sight) === "late";
    warn("round", isLate ? inWords(sight) : null);
    /** @type {HTMLElement} */ (document.getElementById("round")).textContent = isLate ? "" : inWords(sight);
  }
}

/** The game is not the one that was told before. @param {import("../verify/history.mjs").Change | null} change null: it is the same */
export function warnOfChange(change) {
  if (!change) return warn("history", null);
  const { after, held, reason } = change;
  const said = reason === null ? "Nothing in the log says why." : `The operator says: “${reason}”`;
  const from = after ? `event ${after} (the last that agrees)` : "its beginning";
  warn("history", `This is not the game that you were shown before. It is another one somewhere between ${from} and event ${held} (which you hold). ${said}`);
}
