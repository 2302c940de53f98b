/**
 * A page of a tournament: kept up, and on the first one the own entry.
 */

import { shownEntries } from "./kept.mjs";
import { keepLive } from "./live.mjs";
import { dress, prepareReading } from "./reading.mjs";

const tournament = /** @type {HTMLElement} */ (document.getElementById("tournament")).dataset.tournament ?? "";

prepareReading();
dress(tournament);
if (document.getElementById("own")) void begin();
else void keepLive({ tournament, changed: () => dress(tournament) });

/** The first page, with the parts for the holder of an entry. */
async function begin() {
  const { prepareOwn, showOwn } = await import("./own.mjs");
  prepareOwn(tournament, () => dress(tournament));
  await Promise.all([showOwn(), keepLive({ tournament, changed: () => (dress(tournament), shownEntries(tournament).length ? showOwn() : null) })]);
}
