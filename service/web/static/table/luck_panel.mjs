/**
 * The panel of the table with the seats that the luck waits for.
 */

import { ask } from "../shared/api.mjs";
import { seatTokens } from "../shared/games.mjs";
import { commitment, isElsewhere, noteCommitted } from "../verify/nonces.mjs";

/** @param {string} game @param {(token: string) => Promise<number>} seatOf @param {(error: unknown) => void} complain */
export function prepareLuck(game, seatOf, complain) {
  document.getElementById("here")?.addEventListener("click", () => void playFromHere(game, seatOf).catch(complain));
}

/** Fill in the parts left to the page: local times, and this browser's rights. @param {string} game */
export async function showLuck(game) {
  for (const time of document.querySelectorAll("#luck time")) {
    time.textContent = new Date(/** @type {HTMLTimeElement} */ (time).dateTime).toLocaleTimeString();
  }
  showElsewhere(game);
}

/** The luck before the deal, as this page says it. @param {Document} seen @returns {any} */
export const luck = (seen = document) => JSON.parse(seen.getElementById("luck")?.dataset.luck ?? "null");

/** Say that the number of this seat is in another browser, as long as that one can give it or be replaced. @param {string} game */
function showElsewhere(game) {
  const now = luck();
  const { seat = "" } = /** @type {HTMLElement} */ (document.getElementById("now")).dataset;
  const state = now?.given[Number(seat)] ? "given" : now?.state;
  const isShown = seat !== "" && seatTokens(game).length > 0 && ["open", "closed"].includes(state) && isElsewhere(game, now, Number(seat));
  const place = /** @type {HTMLElement} */ (document.getElementById("elsewhere"));
  place.hidden = !isShown;
  if (!isShown) return;
  const until = now.until ? new Date(now.until).toLocaleTimeString() : "";
  const heading = /** @type {HTMLElement} */ (document.getElementById("whose"));
  heading.textContent = heading.textContent?.replace("your browser", "the browser where you sat down") ?? "";
  /** @type {HTMLElement} */ (document.getElementById("here")).hidden = state !== "open";
  /** @type {HTMLElement} */ (document.getElementById("elsewhere-words")).textContent =
    state === "open"
      ? "Your number for the luck is in the browser where you first opened this table: keep that open. Or play from here: this browser makes a new number, and the other's counts no more."
      : `This browser does not have your number. Open the table before ${until} in the browser where you first opened it, or your seat counts as silent.`;
}

/** Commit to a new number in place of one that another browser has, for every seat of this one. @param {string} game @param {(token: string) => Promise<number>} seatOf */
async function playFromHere(game, seatOf) {
  for (const token of seatTokens(game)) {
    const seat = await seatOf(token);
    if (!isElsewhere(game, luck(), seat)) continue;
    const commit = commitment(game, seat);
    await ask(`/v1/games/${game}/seats/${seat}/commit`, { method: "PUT", token, body: { commit } });
    noteCommitted(game, seat);
  }
}
