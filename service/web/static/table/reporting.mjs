/**
 * Telling moderators of a name or a message at this table: a button, and a dialog that asks for the subject and the reason.  docs/social.md
 */

import { post } from "../shared/api.mjs";
import { showChoices } from "../shared/choices.mjs";

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @typedef {{game: string, token: () => string | null, complain: (error: unknown) => void}} Page */

/** Ask what to report of the texts by others here, and why. @param {Page} page */
export function askReport(page) {
  const dialog = /** @type {HTMLDialogElement} */ (at("report"));
  const form = /** @type {HTMLFormElement} */ (dialog.querySelector("form"));
  const error = /** @type {HTMLElement} */ (dialog.querySelector(".error"));
  const found = written(page.game);
  if (!found.length) return void (at("reported").textContent = "Nobody else has written anything here.");
  const values = found.map(({ words, subject }) => /** @type {[string, string]} */ ([JSON.stringify(subject), words]));
  showChoices(/** @type {Element} */ (form.querySelector("[data-field=what]")), "what", values, values[0][0]);
  error.textContent = at("reported").textContent = "";
  form.onsubmit = async (event) => {
    event.preventDefault();
    const told = new FormData(form);
    const note = String(told.get("note") ?? "").trim();
    try {
      await post("/v1/reports", { subject: JSON.parse(String(told.get("what"))), ground: told.get("ground"), ...(note && { note }) }, { token: page.token() });
      dialog.close();
      form.reset();
      at("reported").textContent = "Moderators have it. Nobody at the table is told.";
    } catch (problem) {
      error.textContent = problem instanceof Error ? problem.message : "It could not be sent.";
    }
  };
  /** @type {HTMLElement} */ (form.querySelector("[type=button]")).onclick = () => dialog.close();
  dialog.showModal();
}

/** Texts by others here: the last messages first, then their names. @param {string} game */
function written(game) {
  const own = at("now").dataset.seat;
  const messages = [.../** @type {NodeListOf<HTMLLIElement>} */ (document.querySelectorAll(".room .said li:not(.own)"))]
    .filter((line) => line.dataset.scope && line.textContent)
    .map((line) => ({ words: short(line.dataset.words ?? ""), subject: { kind: "message", game, scope: line.dataset.scope, number: line.value } }))
    .reverse();
  const names = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#people li"))]
    .filter(({ dataset }) => dataset.seat !== own && ["here", "away", "resigned"].includes(dataset.state ?? ""))
    .map(({ dataset }) => ({ words: `The name ${dataset.name}`, subject: { kind: "name", game, seat: Number(dataset.seat) } }));
  return [...messages, ...names];
}

const LONGEST = 60;

/** @param {string} words */
const short = (words) => (words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words);
