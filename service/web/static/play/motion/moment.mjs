/**
 * What happens, as a sentence in the middle of the table, with the signs of the seats in it. Screen readers hear it from the log.
 */

import { plateOf, thingAt } from "../places.mjs";
import { layMoment } from "../room.mjs";
import { QUICK_MS } from "./pace.mjs";
import { openSealed, sealedRow } from "./sealed.mjs";
import { flat, line, turnOver } from "./shown_things.mjs";
import { sealedMoves, toBeats } from "./steps.mjs";

/** @typedef {import("./steps.mjs").Step} Step */

const SHOWN = 3; // sentences at most, of parts, or of steps that come too quickly to be read alone
const FLIP_MS = 500;
const SEALED = "All have answered under seal …";
const SHAKE = [0, -7, 7, -5, 5, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** @type {string[]} sentences of quick steps */
let quick = [];

/** The place of the sentence. @returns {HTMLElement} */
function place() {
  const there = document.getElementById("moment");
  if (there) return there;
  const made = document.createElement("div");
  quick = [];
  made.id = "moment";
  made.setAttribute("aria-hidden", "true");
  document.getElementById("table")?.append(made);
  return made;
}

/** Show a step's sentence; one on which an outcome hangs only up to it, until `tellRest`. @param {Step} step @param {number} ms that it is shown @param {boolean} isHeld whether the outcome waits @param {HTMLElement | null} back the thing face down that it is about */
export function say(step, ms, isHeld, back) {
  const [first, ...parts] = step.texts;
  const at = place();
  quick = ms < QUICK_MS ? [...quick, first].slice(-SHOWN) : [];
  at.className = quick.length > 1 ? "quick" : step.isTurning ? "turning" : "";
  const isSealed = sealedMoves(step.moves.flat()).length > 0;
  const [lead, ...rest] = isSealed ? [SEALED, first] : step.isTurning ? toBeats(first) : [first];
  if (quick.length > 1) {
    at.replaceChildren(...quick.map((each) => line("p", each, step.by)));
    return layMoment(at, step);
  }
  const said = new Set();
  const [does, comes, more] = /** @type {[string, string[]][]} */ ([["p", [lead]], ["strong", rest], ["small", parts.slice(0, SHOWN)]]).map(([tag, texts]) => texts.map((each) => line(tag, each, step.by, said)));
  const lines = [...does, ...comes, ...more];
  if (step.chapter) lines.unshift(line("b", step.chapter, null));
  for (const each of lines.slice(1)) each.hidden = isHeld && !step.chapter;
  at.replaceChildren(...lines);
  if (isSealed) at.prepend(sealedRow(step));
  else if (back && step.isTurning) at.prepend(framed(back));
  layMoment(at, step);
}

/** @param {HTMLElement} thing */
function framed(thing) {
  const made = document.createElement("span");
  made.className = "turned";
  made.append(flat(thing));
  return made;
}

/** Show what came of it: the thing turns over, or stays as it lay. @param {Step} step @param {boolean} isCalm whether nothing shall move */
export function tellRest(step, isCalm) {
  const at = place();
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (at.querySelectorAll("[hidden]"))) each.hidden = false;
  const sealed = at.querySelector(".sealed");
  if (sealed) {
    const rest = openSealed(sealed, step.texts[0], isCalm ? 0 : FLIP_MS);
    at.querySelector("p")?.remove();
    at.querySelector("strong")?.replaceWith(...rest.map((each) => line("strong", each, step.by)));
    return layMoment(at, step);
  }
  const { what, to } = turnedOver(step) ?? {};
  const face = what && to ? thingAt(to, what) : null;
  const before = /** @type {HTMLElement | null} */ (at.querySelector(".turned"));
  const back = /** @type {HTMLElement | null} */ (before?.firstElementChild ?? null);
  if (!face || !what) return void (isCalm || back?.animate(SHAKE, { duration: FLIP_MS }));
  const shown = framed(face);
  before?.remove();
  at.prepend(shown);
  if (!isCalm) turnOver(shown, back, FLIP_MS, 0);
}

/** The thing face down that a step is about: the one that it turns over, else the single one of another seat that its text names. @param {Step} step @returns {HTMLElement | null} */
export function aboutOf(step) {
  const turned = turnedOver(step);
  if (turned) {
    const thing = thingAt(turned.from ?? turned.to, turned.what);
    return thing?.classList.contains("back") ? thing : null;
  }
  const spots = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".zone[data-form=spot]")]);
  const named = spots.filter(({ dataset: { seat } }) => seat !== String(step.by) && isNamed(step.texts[0], seat));
  const backs = named.flatMap((each) => /** @type {HTMLElement[]} */ ([...each.querySelectorAll(":scope > .things > .thing.back")]));
  return backs.length === 1 ? backs[0] : null;
}

/** @param {string} text @param {string | undefined} seat */
function isNamed(text, seat) {
  const name = plateOf(seat)?.dataset.name;
  return Boolean(name) && text.includes(String(name));
}

/** The move of a step by which something is turned face up. @param {Step} step */
export const turnedOver = (step) => step.moves.flat().findLast(({ what, to, face }) => what.kind !== undefined && to && face === "up") ?? null;
