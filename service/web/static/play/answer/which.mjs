/**
 * Asking which of several answers is meant, in words: by a click, by the keys 1 to 9, or by text typed after `/`.
 */

import { putBeside } from "../../shared/beside.mjs";

/** @typedef {import("../../table/filling.mjs").Use} Use */

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @returns {HTMLDialogElement} */
const dialog = () => /** @type {HTMLDialogElement} */ (at("which"));

/** The answers that the filter leaves, in their order. @returns {HTMLButtonElement[]} */
const listed = () => /** @type {HTMLButtonElement[]} */ ([...dialog().querySelectorAll("li:not([hidden]) button")]);

const filter = () => /** @type {HTMLInputElement} */ (at("which-filter").querySelector("input"));

/** Ends with the question that is asked. */
let asked = new AbortController();

/** Listen once: the dialog outlives its questions. */
export function prepareWhich() {
  dialog().addEventListener("keydown", pressed);
  filter().addEventListener("input", show);
  dialog().addEventListener("close", () => dialog().open || filter().blur()); // it would be typed in until the page is drawn again; `close` comes late, maybe after the next question
}

/**
 * The place of the answer that is meant; -1 for none.
 * @param {string} title @param {Use[]} uses @param {{anchor?: Element | null, isFiltered?: boolean}} how anchor: the thing to ask next to; isFiltered: whether to begin with the filter
 * @returns {Promise<number>}
 */
export function which(title, uses, { anchor = null, isFiltered = false } = {}) {
  const shown = dialog();
  at("which-title").textContent = title;
  shown.querySelector("ul")?.replaceChildren(...uses.map(answer));
  filter().value = "";
  at("which-filter").hidden = !isFiltered;
  show();
  shown.returnValue = ""; // as Escape leaves it
  shown.showModal();
  (isFiltered ? filter() : listed()[0])?.focus();
  putBeside(shown, anchor);
  asked.abort();
  asked = new AbortController();
  const { signal } = asked;
  return new Promise((decided) => {
    const answered = () => {
      if (shown.open) return; // this tells of the question before
      asked.abort();
      decided(Number(shown.returnValue || "-1"));
    };
    shown.addEventListener("close", answered, { signal });
  });
}

/** @param {Use} use @param {number} nth */
function answer({ title, consequence, rule }, nth) {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.className = "button";
  button.value = String(nth);
  button.append(title);
  if (consequence) {
    const words = document.createElement("span");
    words.className = "soft";
    words.textContent = consequence;
    button.append(words);
  }
  item.append(button, ...(rule ? [rule.cloneNode(true)] : []));
  return item;
}

/** Show the filtered answers, with their keys. */
function show() {
  const wanted = filter().value.toLocaleLowerCase();
  for (const item of dialog().querySelectorAll("li")) item.hidden = !item.textContent?.toLocaleLowerCase().includes(wanted);
  for (const each of dialog().querySelectorAll("button[data-key]")) delete /** @type {HTMLElement} */ (each).dataset.key;
  for (const [nth, each] of listed().slice(0, 9).entries()) each.dataset.key = String(nth + 1);
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  const isTyped = event.target === filter();
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (isTyped && event.key === "Enter") chooseFirst(event);
  else if (event.key === "/" && !isTyped) search(event);
  else if (/^[1-9]$/.test(event.key) && !isTyped) choose(event, listed()[Number(event.key) - 1]);
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") step(event);
}

/** @param {KeyboardEvent} event */
const chooseFirst = (event) => choose(event, listed()[0]);

/** @param {KeyboardEvent} event @param {HTMLButtonElement | undefined} button */
function choose(event, button) {
  event.preventDefault();
  button?.click();
}

/** @param {KeyboardEvent} event */
function search(event) {
  event.preventDefault();
  at("which-filter").hidden = false;
  filter().focus();
}

/** @param {KeyboardEvent} event */
function step(event) {
  const all = listed();
  const here = all.findIndex((each) => each === document.activeElement);
  event.preventDefault();
  all[Math.max(0, Math.min(all.length - 1, here + (event.key === "ArrowDown" ? 1 : -1)))]?.focus();
}
