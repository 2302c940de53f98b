/**
 * The opening: what a seat alone knows of itself turns over once, over its table.
 */

import { thingAt } from "../places.mjs";
import { flat, turnOver } from "./shown_things.mjs";

const SHOWN_MS = 7000;
const TURN_MS = 900;
const APART_MS = 500;
const LATE_MS = 1000; // for a click that was meant for what has just gone
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Show it until a click, a key, or its time. @param {string} text @param {string[]} things as zone and kind @param {string} aim what to do with it @param {number} factor on its time @returns {Promise<void>} */
export function showOpening(text, things, aim, factor) {
  const made = document.createElement("div");
  made.id = "opening";
  made.setAttribute("aria-hidden", "true");
  const cards = document.createElement("div");
  cards.className = "cards";
  for (const each of things) {
    const at = each.lastIndexOf("/");
    const thing = thingAt(each.slice(0, at), { kind: each.slice(at + 1) });
    if (thing) cards.append(turning(thing, cards.childElementCount));
  }
  const [first, rest] = halves(text);
  made.append(cards, said("strong", first), ...(rest ? [said("p", rest)] : []), said("small", aim), hint("to begin"));
  document.getElementById("table")?.append(made);
  return dismissed(made, SHOWN_MS * Math.max(1, factor));
}

/** @param {HTMLElement} thing @param {number} nth */
function turning(thing, nth) {
  const shown = document.createElement("span");
  shown.className = "turned";
  shown.append(flat(thing));
  if (!calm.matches) turnOver(shown, backOf(thing), TURN_MS, APART_MS * (nth + 1));
  return shown;
}

/** The back of a thing, as others see it. @param {HTMLElement} thing @param {...Document} seen other tables that may have it @returns {HTMLElement} */
export function backOf(thing, ...seen) {
  const { back = "" } = thing.dataset;
  const same = `.thing.back[data-back="${CSS.escape(back)}"], .thing.back[data-id="${CSS.escape(back)}"]`;
  const there = [document, ...seen].map((each) => /** @type {HTMLElement | null} */ (each.querySelector(same))).find((each) => each !== null);
  if (there) return there;
  const made = document.createElement("span");
  made.className = "thing back";
  made.dataset.back = back;
  return made;
}

/** A text up to its first sentence's end, and the rest. @param {string} text */
function halves(text) {
  const at = text.indexOf(". ");
  return at < 0 ? [text, ""] : [text.slice(0, at + 1), text.slice(at + 2)];
}

/** @param {string} tag @param {string} text */
const said = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });

/** How to go on. @param {string} aim */
export const hint = (aim) => Object.assign(said("i", `${matchMedia("(hover: none)").matches ? "Tap" : "Click or press a key"} ${aim}`), { className: "go-on" });

/** Wait for a click, a key, or the time, and take it away; the click is for nothing else, also if the time was up just before it. @param {HTMLElement} shown @param {number} ms @returns {Promise<void>} */
export function dismissed(shown, ms) {
  const ended = new AbortController();
  return new Promise((done) => {
    /** @param {number} [spareMs] */
    const end = (spareMs = 0) => {
      clearTimeout(timer);
      setTimeout(() => ended.abort(), spareMs);
      shown.remove();
      done();
    };
    const timer = setTimeout(end, ms, LATE_MS);
    document.addEventListener("keydown", () => end(), { capture: true, signal: ended.signal });
    document.addEventListener("click", (event) => (keepFrom(event), end()), { capture: true, signal: ended.signal });
    document.addEventListener("visibilitychange", () => end(), { signal: ended.signal });
  });
}

/** Keep a click from what lies under it. @param {Event} event */
export function keepFrom(event) {
  event.preventDefault();
  event.stopPropagation();
}
