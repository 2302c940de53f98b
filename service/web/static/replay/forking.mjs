/**
 * “Play on from here”: a new game that goes on from a moment of a replay, with oneself in a seat and bots in the others.
 */

import { post } from "../shared/api.mjs";
import { keep, myName } from "../shared/games.mjs";
import { studyToken } from "../study/kept.mjs";

const OVER = "At this moment the game is over. Go back to an earlier one, and play on from there.";

/** Whether the address asks for it, before the page writes the moment there. */
const isAsked = location.hash === "#play-on";

/** From the page of a study that one may change, it is a variation of the study. @param {() => number} moment the version that is shown @param {(error: unknown) => void} complain */
export function forks(moment, complain) {
  const { game, forks: path, title, study = "", status = "" } = /** @type {HTMLElement} */ (document.getElementById("table")).dataset;
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("fork-ask"));
  const form = /** @type {HTMLFormElement} */ (document.getElementById("fork-form"));
  const button = /** @type {HTMLButtonElement} */ (document.getElementById("fork"));
  if (!path) return;
  button.hidden = false;
  button.addEventListener("click", () => dialog.showModal());
  offerAt(status);
  if (isAsked && isOver(status)) complain(new Error(OVER));
  else if (isAsked) dialog.showModal();
  form.addEventListener("submit", async (event) => {
    if (/** @type {HTMLButtonElement} */ (event.submitter).value !== "yes") return;
    button.disabled = true;
    try {
      const token = study && studyToken(study);
      const wanted = { at: moment(), seats: seats(form) };
      const made = token ? await varied(study, token, { ...wanted, ...said(form) }) : await post(path, { ...wanted, ...(game ? { viewpoint: "all" } : {}) });
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

/** @param {string} status of the game at a moment */
const isOver = (status) => status === "over" || status === "aborted";

/** Offer it at a moment of the game, and say why not once the game is over. @param {string} status at that moment */
export function offerAt(status) {
  const [button, words] = ["fork", "fork-over"].map((id) => /** @type {HTMLButtonElement} */ (document.getElementById(id)));
  button.disabled = isOver(status);
  words.hidden = button.hidden || !isOver(status);
  words.textContent = OVER;
}

/** The fork that a study lists. @param {string} study @param {string} token @param {any} wanted */
const varied = async (study, token, wanted) => (await post(`/v1/studies/${study}/variations`, wanted, { token })).fork;

/** The study's note on it. @param {HTMLFormElement} form */
function said(form) {
  const text = String(new FormData(form).get("text") ?? "").trim();
  return text ? { text } : {};
}

/** The seating; bots get the names of the players they replace, unless that is one's own name. @param {HTMLFormElement} form */
function seats(form) {
  const { seat: mine, bot } = Object.fromEntries(new FormData(form));
  const places = /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll("input[name=seat]")]);
  const called = myName() || "Player";
  return places.map(({ value, labels }) => {
    if (value === mine) return { kind: "human", claim: true, name: called };
    const before = labels?.[0].textContent?.trim() ?? "";
    return { kind: "bot", bot, name: before.toLowerCase() === called.toLowerCase() ? `${before.slice(0, 34)}’s bot` : before };
  });
}
