/**
 * Dragging one thing onto another, as a second way to answer: by mouse, pen or finger. Their common answer is given.
 */

import { lift } from "../play/motion/flights.mjs";

/** @typedef {import("../play/zones.mjs").Thing} Thing */
/**
 * @typedef {{thing: (target: EventTarget | null) => Thing | null, target: (at: Element | null) => Thing | null, fits: (from: Thing, to: Thing) => boolean,
 *   bring: (from: Thing, to: Thing, event: MouseEvent) => void}} Dragger
 *   thing: can be lifted; target: things can be dropped on it; fits: whether the two have a common answer; bring: does it
 */

const FAR = 8; // pixels, from which on it is no click

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
