/**
 * What a thing is, where nothing hovers: a tap on one that answers nothing says it, and a long press on any.
 */

import { putBeside } from "../shared/beside.mjs";

const LONG_MS = 500;
const FAR = 8; // pixels, from which on a finger means something else

/** Listen on the table. @param {HTMLElement} table */
export function prepareTelling(table) {
  table.addEventListener("click", ({ target }) => {
    const at = told(target);
    if (at && !at.closest(".live") && !at.parentElement?.closest(".zone")?.querySelector(":scope > .plate.live")) tell(at);
  });
  table.addEventListener("pointerdown", (event) => {
    const at = told(event.target);
    if (at && event.pointerType !== "mouse") press(at, event);
  });
}

/** The thing that has something to say. @param {EventTarget | null} target @returns {HTMLElement | null} */
const told = (target) => (target instanceof Element ? target.closest("#board .thing[title], #rail .thing[title]") : null);

/** Say it once it was pressed for long, which then is no tap. @param {HTMLElement} at @param {PointerEvent} begun */
function press(at, begun) {
  const ended = new AbortController();
  const { signal } = ended;
  const timer = setTimeout(() => {
    ended.abort();
    tell(at);
    const swallow = (/** @type {Event} */ click) => (click.stopPropagation(), click.preventDefault());
    document.addEventListener("click", swallow, { capture: true, once: true });
    document.addEventListener("pointerdown", () => document.removeEventListener("click", swallow, { capture: true }), { once: true });
  }, LONG_MS);
  signal.addEventListener("abort", () => clearTimeout(timer));
  document.addEventListener("pointermove", ({ clientX, clientY }) => Math.hypot(clientX - begun.clientX, clientY - begun.clientY) > FAR && ended.abort(), { signal });
  for (const each of ["pointerup", "pointercancel"]) document.addEventListener(each, () => ended.abort(), { signal });
}

/** @param {HTMLElement} at */
function tell(at) {
  const shown = document.getElementById("tells") ?? made();
  shown.textContent = at.title;
  if (!shown.matches(":popover-open")) shown.showPopover();
  putBeside(shown, at);
}

function made() {
  const tells = Object.assign(document.createElement("p"), { id: "tells", popover: "auto" });
  tells.setAttribute("role", "status");
  document.body.append(tells);
  return tells;
}
