/**
 * Asks for seats, as the people at the table see them: one agrees that a device is of somebody whom they know, or says no.
 */

import { ask, isPassing, post, Problem } from "../shared/api.mjs";
import { button } from "../shared/page.mjs";
import { sure } from "./acting.mjs";
import { offset } from "./clocks.mjs";

/** @typedef {import("./company.mjs").Page} Page */
/** @typedef {{ask: string, seat: number, agree_from: string, until: string}} Ask */

const OFTEN_MS = 6_000;
const SELDOM = 6; // at a table that allows no asks, how many of these pass before it is asked again
const SECOND_MS = 1_000;

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @type {Ask[]} */
let open = [];
/** @type {Set<string>} ids of asks that the reader has put aside */
const aside = new Set();
let round = 0;
let isAllowed = true;
/** @type {ReturnType<typeof setInterval> | undefined} */
let timer;

/** Show what is asked of the table from now on. @param {Page} page */
export function watchAsks(page) {
  if (timer !== undefined) return;
  timer = setInterval(() => document.hidden || (!isAllowed && round++ % SELDOM) || void look(page), OFTEN_MS);
  document.addEventListener("visibilitychange", () => document.hidden || void look(page));
  setInterval(() => open.length && show(page), SECOND_MS);
  at("asks-allowed").querySelector("input")?.addEventListener("change", ({ target }) => void allow(page, /** @type {HTMLInputElement} */ (target)));
  void look(page);
}

/** @param {Page} page */
const path = ({ game }) => `/v1/games/${game}/seat-asks`;

/** @param {Page} page */
async function look(page) {
  try {
    take(page, await (await ask(path(page), { token: page.token() })).json());
  } catch (error) {
    if (!isPassing(error)) clearInterval(timer);
  }
}

/** @param {Page} page @param {{allowed: boolean, items: Ask[]}} found */
function take(page, { allowed, items }) {
  isAllowed = allowed;
  open = items;
  const place = at("asks-allowed");
  place.hidden = !["seating", "playing"].includes(at("now").dataset.status ?? "");
  /** @type {HTMLInputElement} */ (place.querySelector("input")).checked = allowed;
  show(page);
}

/** Let seats be asked for, or not. @param {Page} page @param {HTMLInputElement} box */
async function allow(page, box) {
  try {
    take(page, await (await ask(path(page), { method: "PUT", token: page.token(), body: { allowed: box.checked } })).json());
  } catch (error) {
    box.checked = !box.checked;
    page.complain(error);
  }
}

/** Show the first ask that waits for an answer. @param {Page} page */
function show(page) {
  const now = Date.now() + offset.ms;
  const first = open.find((each) => !aside.has(each.ask) && Date.parse(each.until) > now);
  const place = at("asks");
  place.hidden = !first;
  if (!first) return;
  const waitS = Math.max(0, Math.ceil((Date.parse(first.agree_from) - now) / SECOND_MS));
  const buttons = place.querySelector("p.row");
  if (place.dataset.ask !== first.ask) {
    place.dataset.ask = first.ask;
    const isOwn = String(first.seat) === at("now").dataset.seat;
    const called = nameOf(first.seat);
    at("asks-words").textContent = isOwn ? `Another device says: “I am ${called}.” If that is not you, say no.` : `Somebody on another device says: “I am ${called}.” Agree only if you know that they are.`;
    buttons?.replaceChildren(
      ...(isOwn ? [] : [reply(`Yes, that is ${called}`, "yes", () => agree(page, first, called))]),
      reply(isOwn ? "No, that is not me" : "No", "no", () => answer(page, first, false)),
      reply("Hide", "aside", () => aside.add(first.ask)),
    );
  }
  const yes = /** @type {HTMLButtonElement | null} */ (buttons?.querySelector("[data-answer=yes]"));
  if (yes) {
    yes.disabled = waitS > 0;
    yes.textContent = `Yes, that is ${nameOf(first.seat)}${waitS ? ` (in ${waitS} s)` : ""}`;
  }
  at("main").style.setProperty("--asks-room", `${place.offsetHeight}px`);
}

/** @param {number} seat */
const nameOf = (seat) => /** @type {HTMLElement | null} */ (document.querySelector(`#people li[data-seat="${seat}"]`))?.dataset.name ?? `seat ${seat}`;

/** @param {string} text @param {string} says @param {() => unknown} act */
function reply(text, says, act) {
  const made = button(text, says === "yes" ? "button strong" : "button quiet", act);
  made.dataset.answer = says;
  return made;
}

/** @param {Page} page @param {Ask} each @param {string} called */
async function agree(page, each, called) {
  if (await sure(`Their device plays ${called}’s seat from then on, and sees its cards. The one before opens nothing any more, and everybody reads that you agreed.`, `Yes, that is ${called}`, `Is it ${called}?`)) await answer(page, each, true);
}

/** @param {Page} page @param {Ask} each @param {boolean} isYes */
async function answer(page, each, isYes) {
  try {
    take(page, await post(`${path(page)}/answers`, { ask: each.ask, agree: isYes }, { token: page.token() }));
  } catch (error) {
    if (error instanceof Problem && error.code === "seat-ask-over") await look(page);
    page.complain(error);
  }
}
