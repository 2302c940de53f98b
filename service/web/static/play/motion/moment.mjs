/**
 * What happens, as a sentence in the middle of the table, with the signs of the seats in it. Screen readers hear it from the log.
 */

import { thingAt } from "../places.mjs";
import { QUICK_MS } from "./pace.mjs";
import { toBeats } from "./steps.mjs";

/** @typedef {import("./steps.mjs").Step} Step */

const SHOWN = 3; // sentences at most, of parts, or of steps that come too quickly to be read alone
const FLIP_MS = 500;
const SHAKE = [0, -7, 7, -5, 5, 0].map((x) => ({ transform: `translateX(${x}px)` }));

// Loaded with the first moment, as this module is.
const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("./moments.css", import.meta.url).href });
const isStyled = new Promise((done) => (sheet.onload = sheet.onerror = done));
document.head.append(sheet);
await isStyled;

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
  const [lead, ...rest] = step.isTurning ? toBeats(first) : [first];
  if (quick.length > 1) return at.replaceChildren(...quick.map((each) => line("p", each, step.by)));
  const said = new Set();
  const [does, comes, more] = /** @type {[string, string[]][]} */ ([["p", [lead]], ["strong", rest], ["small", parts.slice(0, SHOWN)]]).map(([tag, texts]) => texts.map((each) => line(tag, each, step.by, said)));
  const lines = [...does, ...comes, ...more];
  if (step.chapter) lines.unshift(line("b", step.chapter, null));
  for (const each of lines.slice(1)) each.hidden = isHeld && !step.chapter;
  at.replaceChildren(...lines);
  if (back && step.isTurning) at.prepend(framed(back));
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
  const name = seat && /** @type {HTMLElement | null} */ (document.querySelector(`[data-place="seat:${CSS.escape(seat)}"]`))?.dataset.name;
  return Boolean(name) && text.includes(String(name));
}

/** The move of a step by which something is turned face up. @param {Step} step */
export const turnedOver = (step) => step.moves.flat().findLast(({ what, to, face }) => what.kind !== undefined && to && face === "up") ?? null;

/** Turn a shown thing over from its back. @param {HTMLElement} shown @param {HTMLElement | null} back @param {number} ms @param {number} delay */
export function turnOver(shown, back, ms, delay) {
  if (back) {
    const under = flat(back);
    under.classList.add("under");
    shown.append(under);
    const away = under.animate([{ transform: "rotateY(0)" }, { transform: "rotateY(90deg)" }], { duration: ms / 2, delay, fill: "both", easing: "ease-in" });
    const gone = () => under.remove();
    away.finished.then(gone, gone);
  }
  return shown.firstElementChild?.animate([{ transform: "rotateY(90deg)" }, { transform: "rotateY(0)" }], { duration: ms / 2, delay: delay + ms / 2, fill: "backwards", easing: "ease-out" });
}

/** A copy of a thing that answers nothing. @param {HTMLElement} thing */
export function flat(thing) {
  const copy = /** @type {HTMLElement} */ (thing.cloneNode(true));
  for (const name of ["id", "role", "tabindex", "aria-label", "title", "data-means", "data-count", "style"]) copy.removeAttribute(name);
  copy.classList.remove("live", "picked", "came", "lit", "decided", "known", "latest");
  for (const each of copy.querySelectorAll(".number, .how-known, .eye")) each.remove();
  const { borderTopLeftRadius: round, width } = getComputedStyle(thing);
  if (parseFloat(round) && !round.endsWith("%") && parseFloat(width)) {
    copy.classList.toggle("arched", parseFloat(round) > parseFloat(width) / 4);
    copy.style.borderTopLeftRadius = copy.style.borderTopRightRadius = `${(100 * parseFloat(round)) / parseFloat(width)}% ${(71 * parseFloat(round)) / parseFloat(width)}%`;
  }
  return copy;
}

/** A sentence with the sign of each seat before its name. @param {string} tag @param {string} text @param {number | null} by @param {Set<Element>} said signs shown already */
export function line(tag, text, by, said = new Set()) {
  const made = document.createElement(tag);
  const seats = seatsByName(by);
  const names = [...seats.keys()].sort((one, other) => other.length - one.length).map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!names.length) return (made.textContent = text), made;
  for (const part of text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${names.join("|")})(?![\\p{L}\\p{N}])`, "u"))) {
    const sign = seats.get(part);
    if (!sign || said.has(sign)) made.append(part);
    else {
      const who = document.createElement("span");
      who.className = "who";
      who.append(sign.cloneNode(true), part);
      made.append(who);
      said.add(sign);
    }
  }
  return made;
}

/** Signs by the names at the table, the reader's own by "you". Of two seats with one name the one that acts counts. @param {number | null} by @returns {Map<string, Element>} */
function seatsByName(by) {
  const found = new Map();
  for (const plate of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-place^='seat:']"))) {
    const sign = plate.querySelector(".sign");
    const { name = "", place: of = "" } = plate.dataset;
    if (!sign || !name) continue;
    if (!found.has(name) || of === `seat:${by}`) found.set(name, sign);
    if (plate.closest("#rail")) for (const you of ["You", "you", "Your", "your"]) found.set(you, sign);
  }
  return found;
}
