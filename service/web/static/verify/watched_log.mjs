/**
 * The log of all games as this browser last saw it, compared at each load of a page.
 */

import { ask, isPassing, Problem } from "../shared/api.mjs";
import { logFault } from "./games_log.mjs";
import { warn } from "../shared/warnings.mjs";

const PLACE = "deaddrop.log";

/** Compare, and store the present checkpoint if it extends the stored one. */
export async function watchLog() {
  const held = localStorage.getItem(PLACE);
  if (!held && document.getElementById("changed")?.dataset.log === undefined) return; // no log is kept here
  try {
    const [vkey, note] = await Promise.all(["/log/vkey", "/log/checkpoint"].map(async (path) => (await ask(path)).text()));
    const now = { vkey: vkey.trim(), note };
    const fault = await logFault(held && JSON.parse(held), now, read);
    warn("log", fault && `The log of all games, which may only grow, is not what it was: ${fault} Ask the operator why.`);
    if (!fault) localStorage.setItem(PLACE, JSON.stringify(now));
  } catch (error) {
    if (isPassing(error)) return;
    warn("log", "The log of all games, which may only grow, does not show any more what it showed this browser. Ask the operator why.");
  }
}

/** A file of the log; of a tile that has become full, its beginning. @param {string} path */
async function read(path) {
  const [whole, width] = path.split(".p/");
  const part = await ask(`/log/${path}`).catch((error) => {
    if (width && error instanceof Problem && error.status === 404) return ask(`/log/${whole}`);
    throw error;
  });
  const bytes = new Uint8Array(await part.arrayBuffer());
  return width ? bytes.slice(0, 32 * Number(width)) : bytes;
}
