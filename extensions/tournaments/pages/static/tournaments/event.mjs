/**
 * A page of an event: kept up, and on the first one the own entry.
 */

import { shownEntries } from "./kept.mjs";
import { keepLive } from "./live.mjs";
import { dress, prepareReading } from "./reading.mjs";

const event = /** @type {HTMLElement} */ (document.getElementById("event")).dataset.event ?? "";

prepareReading();
dress(event);
if (document.getElementById("own")) void begin();
else void keepLive({ event, changed: () => dress(event) });

/** The first page, with the parts for the holder of an entry. */
async function begin() {
  const { prepareOwn, showOwn } = await import("./own.mjs");
  prepareOwn(event, () => dress(event));
  await Promise.all([showOwn(), keepLive({ event, changed: () => (dress(event), shownEntries(event).length ? showOwn() : null) })]);
}
