/**
 * The frame around a table: the drawer and its tabs, and the last line of the log if the log is folded away.
 */

import { prepareTabs } from "./tabs.mjs";

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const PLACE = "deaddrop.drawer";
const small = matchMedia("(max-width: 51.99rem), (max-height: 30rem)");
const middling = matchMedia("(max-width: 74.99rem)");

/** Listen, and show the drawer as it was left, if there is room for it. */
export function prepareFrame() {
  document.body.classList.add("js");
  prepareTabs(at("table"));
  open(/** @type {HTMLElement} */ (document.querySelector("#drawer [data-tab][aria-pressed=true]")).dataset.tab ?? "log");
  fold(small.matches || middling.matches || wasFolded());
  for (const each of [small, middling]) each.addEventListener("change", () => fold(small.matches || middling.matches || wasFolded()));
  at("open-drawer").addEventListener("click", () => fold(!at("drawer").classList.contains("folded")));
  document.getElementById("open-goal")?.addEventListener("click", () => unfold("goal"));
  for (const each of document.querySelectorAll("#last, #said")) each.addEventListener("click", () => unfold("log"));
  document.getElementById("strip")?.addEventListener("click", ({ target }) => target instanceof Element && target.closest(".goal-line") && unfold("goal"));
  at("drawer").addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button?.dataset.tab) unfold(button.dataset.tab);
    if (button?.dataset.fold !== undefined) (fold(!at("drawer").classList.contains("folded")), keep());
  });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && small.matches && fold(true));
  if (!document.getElementById("last")) return;
  new MutationObserver(sayLast).observe(at("log"), { childList: true });
  sayLast();
}

/** Unfold the drawer with one of its sheets. @param {string} name */
export function unfold(name) {
  open(name);
  fold(false);
}

/** Leave the room to the table and to what is said of its end: the drawer is folded, until it is wanted. */
export const widen = () => fold(true);

/** Show one of the drawer's sheets. @param {string} name */
export function open(name) {
  for (const sheet of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#drawer [data-sheet]"))) sheet.classList.toggle("open", sheet.dataset.sheet === name);
  for (const tab of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#drawer [data-tab]"))) tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
}

/** @param {boolean} isFolded */
function fold(isFolded) {
  at("drawer").classList.toggle("folded", isFolded);
  at("open-drawer").setAttribute("aria-expanded", String(!isFolded));
  const button = document.querySelector("#drawer [data-fold]");
  button?.setAttribute("aria-expanded", String(!isFolded));
  button?.setAttribute("aria-label", isFolded ? "Unfold this" : "Fold this away");
}

function keep() {
  try {
    if (!small.matches) localStorage.setItem(PLACE, String(at("drawer").classList.contains("folded")));
  } catch {
    // Storage is full or forbidden: it holds until the page is closed.
  }
}

function wasFolded() {
  try {
    return localStorage.getItem(PLACE) === "true";
  } catch {
    return false;
  }
}

/** The newest line of the log, next to the answers. */
function sayLast() {
  const line = at("log").querySelector("li:not(.chapter, .turn)")?.cloneNode(true);
  if (line instanceof Element) for (const each of line.querySelectorAll("b, a")) each.remove();
  at("last").textContent = line?.textContent?.trim() || "Nothing has happened yet.";
}
