/**
 * New slips, made at the desk: kept in this browser until the holder's device has opened them.
 */

import { send } from "./asking.mjs";
import { keepSlips } from "./state.mjs";

/** Give an entry a new slip; the one before, and the token of the device that opened it, end. @param {number} entry */
export async function newSlip(entry) {
  const made = await send("POST", `/entries/${entry}/slip`, undefined);
  keepSlips([{ ...made.entry, slip: made.slip }]);
}
