/**
 * Dragging one thing onto another, as a second way to answer: by mouse, pen or finger. What they stand for together is done.
 * Where nothing hovers, a tap on a thing that answers nothing says what it is, and a long press on any.
 */

import { lift } from "../play/motion/flights.mjs";
import { putBeside } from "../shared/beside.mjs";

/** @typedef {import("../play/zones.mjs").Thing} Thing */
/**
 * @typedef {{thing: (target: EventTarget | null) => Thing | null, target: (at: Element | null) => Thing | null, fits: (from: Thing, to: Thing) => boolean,
 *   bring: (from: Thing, to: Thing, event: MouseEvent) => void}} Dragger
 *   thing: that can be lifted; target: what a thing can be let go on; fits: whether they stand for something together; bring: does it
 */

const FAR = 8; // pixels, from which on it is no click
const LONG_MS = 500;

/** Listen on the table. @param {HTMLElement} table @param {Dragger} dragger */
export function prepareDragging(table, dragger) {
  table.addEventListener("pointerdown", (event) => {
    const from = event.isPrimary && event.button === 0 ? dragger.thing(event.target) : null;
    if (from instanceof HTMLElement && from.classList.contains("thing")) follow(from, event, dragger);
  });
  table.addEventListener("dragstart", (event) => dragger.thing(event.target) && event.preventDefault());
}

/** @param {HTMLElement} from @param {PointerEvent} begun @param {Dragger} dragger */
function follow(from, begun, { target, fits, bring }) {
  const ended = new AbortController();
  const { signal } = ended;
  /** @type {HTMLElement | null} */
  let copy = null;
  /** @type {Thing | null} */
  let over = null;
  const move = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== begun.pointerId) return;
    const [x, y] = [event.clientX - begun.clientX, event.clientY - begun.clientY];
    if (!copy && Math.hypot(x, y) < FAR) return;
    copy ??= lift(from);
    copy.style.transform = `translate(${x}px, ${y}px)`;
    const at = target(document.elementFromPoint(event.clientX, event.clientY));
    over?.classList.remove("over");
    over = at && at !== from && fits(from, at) ? at : null;
    over?.classList.add("over");
  };
  const end = () => {
    over?.classList.remove("over");
    copy?.remove();
    ended.abort();
  };
  document.addEventListener("pointermove", move, { signal });
  document.addEventListener("pointercancel", end, { signal });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
  document.addEventListener("pointerup", (event) => {
    const [wasDragged, onto] = [copy !== null, over];
    end();
    if (!wasDragged) return;
    const swallow = (/** @type {Event} */ click) => click.stopPropagation();
    document.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => {
      document.removeEventListener("click", swallow, { capture: true });
      if (onto) bring(from, onto, event); // later, since this release would close the question that it asks
    });
  }, { signal });
}

/** Say what is tapped, or pressed for long. @param {HTMLElement} table */
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
