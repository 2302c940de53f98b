/**
 * "All answers": every answer by words alone, one question after the other; and the keys that lead there.
 */

import { beginnings, nextChoices } from "./choices.mjs";
import { which } from "./which.mjs";
import { isValid, limit } from "../../table/filling.mjs";
import { settings } from "../../table/settings.mjs";

/** @typedef {import("../../table/filling.mjs").Use} Use */
/** @typedef {{choose: (form: HTMLFormElement) => void, putAside: () => void, mark: () => void}} Draft the draft, as built by pointing */

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {Draft} draft */
export function prepareList(draft) {
  at("table").addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("#all-answers")) void answerByList(draft, false);
  });
  document.addEventListener("keydown", (event) => pressed(draft, event));
}

/** @param {Draft} draft @param {KeyboardEvent} event */
function pressed(draft, event) {
  const isElsewhere = event.target instanceof Element && event.target.closest("input, select, textarea, #talk") && !event.target.closest("dialog:not([open])");
  if (isElsewhere || document.querySelector("dialog[open]") || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || !settings().hasKeys) return;
  if (/^[aA/1-9]$/.test(event.key) && beginnings().length) {
    event.preventDefault();
    void answerByList(draft, event.key === "/");
  } else if (/^[dD]$/.test(event.key)) {
    at("now").scrollIntoView({ block: "nearest" });
    at("whose").focus();
  }
}

/** Ask one question after the other, and send the result. @param {Draft} draft @param {boolean} isFiltered whether to begin with the filter */
async function answerByList({ choose, putAside, mark }, isFiltered) {
  putAside();
  const first = await pick("All answers", beginnings(), isFiltered);
  if (!first) return;
  const { form, button } = first;
  if (button) return send(form, button);
  choose(form);
  /** @type {Set<Element>} */
  const passed = new Set();
  for (;;) {
    const { question, uses } = nextChoices(form, passed);
    if (!uses.length) break;
    const use = await pick(question, uses, false);
    if (!use) return putAside();
    use.fill();
    limit(form);
    mark();
  }
  send(form, /** @type {HTMLButtonElement | null} */ (form.querySelector("button:not([type=button])")));
}

/** @param {string} question @param {Use[]} uses @param {boolean} isFiltered */
async function pick(question, uses, isFiltered) {
  return uses[await which(question, uses, { anchor: document.querySelector("#all-answers"), isFiltered })];
}

/** Send a form, unless it is gone; one that has to be typed in stays open. @param {HTMLFormElement} form @param {HTMLButtonElement | null} button */
function send(form, button) {
  if (!form.isConnected) return;
  if (isValid(form)) form.requestSubmit(button);
  else form.reportValidity();
}
