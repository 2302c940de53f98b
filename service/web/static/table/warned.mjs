/**
 * A page's lasting warnings about its game's history.
 */

import { warn } from "../shared/warnings.mjs";

/** The game differs from the one sent before. @param {import("../verify/history.mjs").Change | null} change null: it is the same */
export function warnOfChange(change) {
  if (!change) return warn("history", null);
  const { after, held, reason } = change;
  const said = reason === null ? "Nothing in the log says why." : `The operator says: “${reason}”`;
  const from = after ? `event ${after} (the last that agrees)` : "its beginning";
  warn("history", `This is not the game that you were shown before. It is another one somewhere between ${from} and event ${held} (which you hold). ${said}`);
}
