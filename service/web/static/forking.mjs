/**
 * “Fork from here”: a new game that goes on from a moment of a replay, with oneself in a seat and bots in the others.
 */

import { post } from "./api.mjs";
import { keep, myName } from "./games.mjs";

/** @param {string} api @param {() => number} moment the version that is shown @param {(error: unknown) => void} complain */
export function forks(api, moment, complain) {
  const { game, forks: path, title } = /** @type {HTMLElement} */ (document.getElementById("replay")).dataset;
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("fork-ask"));
  const form = /** @type {HTMLFormElement} */ (document.getElementById("fork-form"));
  const button = /** @type {HTMLButtonElement} */ (document.getElementById("fork"));
  if (!path) return;
  button.hidden = false;
  button.addEventListener("click", () => dialog.showModal());
  form.addEventListener("submit", async (event) => {
    if (/** @type {HTMLButtonElement} */ (event.submitter).value !== "yes") return;
    button.disabled = true;
    try {
      const made = await post(path, { at: moment(), seats: seats(form), ...(game ? { viewpoint: "all" } : {}) });
      const mine = made.seats.find((/** @type {any} */ each) => each.token);
      keep(made.game.id, { token: mine.token, seat: mine.seat, title, at: Date.now() });
      location.assign(`/g/${made.game.id}#token=${mine.token}`);
    } catch (error) {
      complain(error);
    } finally {
      button.disabled = false;
    }
  });
}

/** Who sits where; bots are called as those whose seats they take. @param {HTMLFormElement} form */
function seats(form) {
  const { seat: mine, bot } = Object.fromEntries(new FormData(form));
  const places = /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll("input[name=seat]")]);
  return places.map(({ value, labels }) =>
    value === mine ? { kind: "human", claim: true, name: myName() || "You" } : { kind: "bot", bot, name: labels?.[0].textContent?.trim() },
  );
}
