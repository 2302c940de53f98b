/**
 * The parts of a table's page as the service draws them, now or at a version, and how they take the place of those that are shown.
 */

import { fetchKnown } from "./known_chunks.mjs";
import { dress } from "./motion/last_shown.mjs";
import { offset } from "../table/clocks.mjs";

/** @type {Map<string, string>} the source of each part */
const parts = new Map();

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** The page of a table, or its parts with things. @param {string} game @param {string | null} token @param {Record<string, string>} query shape; at: a version, now without; only: "scene" */
export async function fetchTable(game, token, query) {
  const asked = Date.now();
  const { answer, text } = await fetchKnown(`/g/${game}/table?${new URLSearchParams(query)}`, token);
  const date = answer.headers.get("Date");
  offset.saw(asked, Date.now(), date);
  return { seen: new DOMParser().parseFromString(text, "text/html"), asked, date };
}

/** Whether a part shows things on the table, and no answers. @param {Element} part */
export const isScene = (part) => part.id === "board" || (part.querySelector("[data-zone]") !== null && part.querySelector("form") === null);

/** Replace the parts that changed. A thing that has the focus keeps it; else the headline gets it. @param {Document} seen @param {(part: Element) => boolean} isWanted */
export function apply(seen, isWanted = () => true) {
  for (const part of seen.querySelectorAll("[data-part]")) {
    if (!isWanted(part) || parts.get(part.id) === part.outerHTML) continue;
    parts.set(part.id, part.outerHTML);
    const hadFocus = at(part.id).contains(document.activeElement);
    const name = hadFocus ? nameOf(document.activeElement) : null;
    const made = document.importNode(part, true);
    const old = at(part.id);
    if (made instanceof HTMLDetailsElement && old instanceof HTMLDetailsElement) made.open = old.open;
    old.replaceWith(made);
    if (part.id === "board") dress(Number(seen.getElementById("now")?.dataset.version ?? Infinity));
    if (hadFocus) focus(name ? /** @type {HTMLElement | undefined} */ (made.querySelectorAll(name.selector)[name.nth]) : undefined);
  }
}

/** @param {HTMLElement | undefined} thing that had the focus before it was drawn again */
function focus(thing) {
  if (thing) thing.tabIndex = -1;
  (thing ?? /** @type {HTMLElement} */ (document.querySelector("#whose, #told"))).focus({ preventScroll: true });
}

/** How a thing on the table that has the focus is found in its replacement; null for others. @param {Element | null} thing */
function nameOf(thing) {
  const zone = /** @type {HTMLElement | null} */ (thing?.closest("[data-zone]") ?? null);
  if (!(thing instanceof HTMLElement) || !zone || !thing.classList.contains("thing")) return null;
  const { what = "", id = "" } = thing.dataset;
  const selector = `[data-zone="${CSS.escape(zone.dataset.zone ?? "")}"] .thing[data-what="${CSS.escape(what)}"][data-id="${CSS.escape(id)}"]`;
  return { selector, nth: [...document.querySelectorAll(selector)].indexOf(thing) };
}
