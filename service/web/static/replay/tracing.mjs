/**
 * Things on the table of a replay lead to when they moved last: by a click, or by the keys, zone by zone.
 */

import { isWay, rove, within } from "../play/zones.mjs";
import { lastEnd, lastMove } from "./moments.mjs";

/** @typedef {import("../play/zones.mjs").Thing} Thing */
/** @typedef {{frames: () => import("./frames.mjs").Frames, version: () => number, first: number, go: (version: number) => void}} Tracer */

/** @returns {Thing[]} */
const things = () => /** @type {Thing[]} */ ([...document.querySelectorAll(":is(#board, #rail) .thing")]);

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
const thing = (target) => (target instanceof Element ? target.closest(":is(#board, #rail) .thing") : null);

/** Listen on the table. @param {Tracer} tracer */
export function traces(tracer) {
  const table = /** @type {HTMLElement} */ (document.getElementById("table"));
  table.addEventListener("click", ({ target }) => void trace(tracer, thing(target)));
  table.addEventListener("keydown", (event) => {
    const here = thing(event.target);
    if (!here || !(isWay(event.key) || event.key === "Enter")) return;
    event.preventDefault();
    event.stopPropagation();
    if (isWay(event.key)) within(here, event.key, things())?.focus();
    else void trace(tracer, here);
  });
  table.addEventListener("focusin", (event) => thing(event.target) && rove(things()));
  new MutationObserver(name).observe(table, { childList: true });
  name();
}

/** Make things buttons with their names. */
function name() {
  for (const each of things()) {
    each.setAttribute("role", "button");
    each.setAttribute("aria-label", `${each.dataset.name}: when it moved last`);
  }
  rove(things());
}

/** @param {Tracer} tracer @param {HTMLElement | null} at */
async function trace({ frames, version, first, go }, at) {
  const zone = /** @type {HTMLElement | null | undefined} */ (at?.closest("[data-zone]"))?.dataset.zone;
  if (!at || zone === undefined) return;
  const { what = "", id = "" } = at.dataset;
  const isIt = (/** @type {Record<string, any>} */ moved) => what in moved && (what === "coins" || String(moved[what]) === id);
  const begun = await lastEnd(frames(), version(), first);
  const found = await lastMove(frames(), begun + 1, first, zone, isIt);
  if (found !== null) go(found);
}
