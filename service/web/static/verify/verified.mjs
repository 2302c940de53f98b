/**
 * A finished game checked in the player's browser: its chain, its openings, its luck and its signature, from its record alone.
 */

import { ask } from "../shared/api.mjs";
import { sayFault, sayShown, sayUnchecked } from "./game_sentences.mjs";
import { learnSentences, TABLE } from "./say.mjs";
import { parseRecord, verifyRecord } from "./verify.mjs";

let isLoaded = false;

/** Load the sentences, before anything is said. */
export async function loadSentences() {
  if (isLoaded) return;
  learnSentences(await (await ask(TABLE.pathname, { cache: "default" })).json());
  isLoaded = true;
}

/** The findings of the check, in words. @param {string} api the game's address */
export async function verified(api) {
  const [record, keys] = await Promise.all([ask(`${api}/record?viewpoint=all`), ask("/v1/keys"), loadSentences()]);
  const bytes = new Uint8Array(await record.arrayBuffer());
  const found = await verifyRecord(parseRecord(bytes), { keys: (await keys.json()).items });
  const { complete, checked, problem } = found;
  if (problem !== null) return `✗ The check fails at line ${problem.line} of the record: ${sayFault(problem)}`;
  const luck = complete ? `${checked.draws} draws of luck follow from the committed seed` : "the luck could not be checked, for not everything is revealed";
  const more = [...sayShown(found), ...sayUnchecked(found)].map((each) => `\n${each}`).join("");
  return `✓ ${complete ? "Log and luck match" : "Log matches"}, checked in your browser: ${checked.entries} entries in one chain, ${checked.openings} secrets as committed, ${luck}; signature: ${found.signature}, by a key of this service.${more}`;
}
