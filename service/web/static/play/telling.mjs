/**
 * Things name themselves, with the rule: at a tap on one that answers nothing, at a long press on any, and at the keyboard's focus.
 * The keys' focus shows it; I goes into it, where Enter follows its rule, and Escape goes back.
 */

import { putBeside } from "../shared/beside.mjs";

const FAR = 8; // pixels, from which on it is no press
const LONG_MS = 500;

/** Things with a rule of their own, and hidden cards of players, which keys reach. */
export const TELLING = ":is(.thing[data-rule][title], .zone[data-seat] > .things > .thing.back[title])";

/** @type {HTMLElement | null} the thing described */
let about = null;

/** Listen on the table. @param {HTMLElement} table @param {string} answering things that answer a click otherwise */
export function prepareTelling(table, answering = ".live") {
  // Captured: once it is picked, a thing that answers may not be live any more.
  table.addEventListener(
    "click",
    ({ target }) => {
      const at = told(target);
      if (at && !at.closest(answering) && !at.parentElement?.closest(".zone")?.querySelector(":scope > .plate.live")) goInto(at);
    },
    { capture: true },
  );
  table.addEventListener("pointerdown", (event) => {
    const at = told(event.target);
    if (at && event.pointerType !== "mouse") press(at, event);
  });
  table.addEventListener("keydown", (event) => {
    const at = told(event.target);
    const isOwn = !event.defaultPrevented && (event.key === "Enter" || event.key === " ");
    if (!at || event.ctrlKey || event.altKey || event.metaKey || !(isOwn || event.key === "i" || event.key === "I")) return;
    event.preventDefault();
    goInto(at);
  });
  document.addEventListener("pointerdown", ({ target }) => isWithin(target) || hide(), { capture: true });
  document.addEventListener("focusin", ({ target }) => {
    const at = told(target);
    if (at?.matches(":focus-visible")) tell(at, "Press I to go there.");
    else if (!isWithin(target)) hide();
  });
  document.addEventListener("keydown", escape, { capture: true });
}

/** Make buttons of things that answer nothing, so that keys and screen readers reach their words. @param {Iterable<Element>} things */
export function nameTelling(things) {
  for (const each of things) {
    if (!(each instanceof HTMLElement) || each.matches(".live")) continue;
    const count = Number(each.dataset.count ?? 1);
    const eye = each.querySelector(".eye")?.getAttribute("aria-label");
    each.setAttribute("role", "button");
    each.setAttribute("aria-label", [each.dataset.name, count > 1 && String(count), eye].filter(Boolean).join(", "));
  }
}

/** The thing that has something to say. @param {EventTarget | null} target @returns {HTMLElement | null} */
const told = (target) => (target instanceof Element ? target.closest("#board .thing[title], #rail .thing[title]") : null);

/** @param {EventTarget | null} target */
const isWithin = (target) => target instanceof Element && target.closest("#tells") !== null;

/** Say it once it was pressed for long, which then is no tap. @param {HTMLElement} at @param {PointerEvent} begun */
function press(at, begun) {
  const ended = new AbortController();
  const { signal } = ended;
  const timer = setTimeout(() => {
    ended.abort();
    goInto(at);
    const swallow = (/** @type {Event} */ click) => (click.stopPropagation(), click.preventDefault());
    document.addEventListener("click", swallow, { capture: true, once: true });
    document.addEventListener("pointerdown", () => document.removeEventListener("click", swallow, { capture: true }), { once: true });
  }, LONG_MS);
  signal.addEventListener("abort", () => clearTimeout(timer));
  document.addEventListener("pointermove", ({ clientX, clientY }) => Math.hypot(clientX - begun.clientX, clientY - begun.clientY) > FAR && ended.abort(), { signal });
  for (const each of ["pointerup", "pointercancel"]) document.addEventListener(each, () => ended.abort(), { signal });
}

/** Escape closes the words and, from within them, returns the focus to the thing only. @param {KeyboardEvent} event */
function escape(event) {
  if (event.key !== "Escape") return;
  const back = isWithin(document.activeElement) ? about : null;
  hide();
  if (!back) return;
  event.stopPropagation();
  event.preventDefault();
  if (back.isConnected) back.focus({ preventScroll: true });
  hide(); // which that focus showed again
}

function hide() {
  const shown = document.getElementById("tells");
  if (shown?.matches(":popover-open")) shown.hidePopover();
}

/** Say it, and go there. @param {HTMLElement} at */
function goInto(at) {
  const shown = tell(at, "");
  (shown.querySelector("a") ?? shown).focus({ preventScroll: true });
}

/** @param {HTMLElement} at @param {string} how keys lead to its rule */
function tell(at, how) {
  about = at;
  const { rule = "" } = at.dataset;
  const shown = document.getElementById("tells") ?? made();
  const [text, more, extra] = shown.children;
  shown.setAttribute("aria-label", at.dataset.name ?? "");
  text.textContent = rule ? at.title.slice(0, at.title.lastIndexOf(" ·")) : at.title;
  more.replaceChildren();
  if (rule) {
    const link = Object.assign(document.createElement("a"), { className: "rule", target: "rules", textContent: `Rule ${rule}` });
    link.href = `${document.getElementById("table")?.dataset.rules}#${rule}`;
    more.append(link, " ", Object.assign(document.createElement("span"), { className: "soft", textContent: how }));
  }
  extra.replaceChildren();
  document.dispatchEvent(new CustomEvent("tells", { detail: { at, more: extra } }));
  if (!shown.matches(":popover-open")) shown.showPopover();
  putBeside(shown, at);
  return shown;
}

function made() {
  const tells = Object.assign(document.createElement("div"), { id: "tells", popover: "manual", tabIndex: -1 });
  const text = Object.assign(document.createElement("p"), { id: "tells-text" });
  tells.setAttribute("role", "dialog");
  tells.setAttribute("aria-describedby", text.id);
  tells.append(text, document.createElement("p"), Object.assign(document.createElement("div"), { className: "extra" }));
  document.body.append(tells);
  return tells;
}
