/**
 * What a page says of the history of its game, and keeps saying.
 */

import { warn } from "../shared/warnings.mjs";

/** The game is not the one that was told before. @param {import("../verify/history.mjs").Change | null} change null: it is the same */
export function warnOfChange(change) {
  if (!change) return warn("history", null);
  const { after, held, reason } = change;
  const said = reason === null ? "Nothing in the log says why." : `The operator says: “${reason}”`;
  const from = after ? `event ${after} (the last that agrees)` : "its beginning";
  warn("history", `This is not the game that you were shown before. It is another one somewhere between ${from} and event ${held} (which you hold). ${said}`);
}
