/**
 * The end on the whole stage: who won, and everything that was hidden from the reader turned over, one after the other.
 */

import { ask } from "../../shared/api.mjs";
import { fetchTable } from "../parts.mjs";
import { plateOf } from "../places.mjs";
import { backOf, dismissed, hint, keepFrom } from "./opening.mjs";
import { flat, line, turnOver } from "./shown_things.mjs";

/** @typedef {{seat: string, things: HTMLElement[], isHidden: boolean[]}} Secrets what a seat had that not everybody saw; isHidden: of each thing, whether the reader did not see it either */

const FIRST_MS = 1600;
const EACH_MS = 700;
const TURN_MS = 600;
const MOST_MS = 9000; // until all is open
const LAST_MS = 6000;
const SIZES = ["", "many", "most"]; // smaller and smaller, until all is in sight
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Things before seats that lie open at the end, and of each whether it did not before. @param {Document} before @param {DocumentFragment} opened @returns {Map<HTMLElement, boolean>} */
export function openedSince(before, opened) {
  const found = new Map();
  for (const zone of /** @type {NodeListOf<HTMLElement>} */ (opened.querySelectorAll("[data-zone][data-seat]"))) {
    const then = before.querySelector(`[data-zone="${CSS.escape(zone.dataset.zone ?? "")}"]`);
    const known = then ? namesIn(then) : new Map();
    const hides = then?.querySelector(":scope > .things > .thing.back") !== null;
    for (const thing of thingsIn(zone)) {
      const { what, id } = thing.dataset;
      if (what !== "kind") continue;
      const left = known.get(id) ?? 0;
      known.set(id, left - 1);
      found.set(thing, hides && left <= 0);
    }
  }
  return found;
}

/** @param {Element} zone @returns {HTMLElement[]} */
const thingsIn = (zone) => [.../** @type {NodeListOf<HTMLElement>} */ (zone.querySelectorAll(":scope > .things > .thing"))];

/** How many of each kind lie open in a zone. @param {Element} zone */
function namesIn(zone) {
  const found = new Map();
  for (const { dataset } of thingsIn(zone)) if (dataset.what === "kind") found.set(dataset.id, (found.get(dataset.id) ?? 0) + Number(dataset.count ?? 1));
  return found;
}

/** A thing by its name, without its other use. @param {HTMLElement} thing */
const shortName = ({ dataset }) => (dataset.name ?? "").split(" / ")[0];

/** What was hidden from the reader, in words. @param {Secrets[]} secrets */
const inWords = (secrets) =>
  secrets.filter(({ isHidden }) => isHidden.includes(true)).map(({ seat, things, isHidden }) => `${nameOf(seat)}: ${things.filter((_, nth) => isHidden[nth]).map(shortName).join(", ")}`);

/** @param {string} seat */
const nameOf = (seat) => (plateOf(seat)?.closest("#rail") ? "You" : plateOf(seat)?.dataset.name ?? "");

/** The table before the end, as somebody saw it. @param {string} game @param {string | null} token @param {number} before */
const seenBefore = async (game, token, before) => (await fetchTable(game, token, { at: String(before), only: "scene" })).seen;

/** Everything that was hidden from anybody at the table before the end, by seat. @param {Document} all as everybody saw it @param {Document} own as the reader did @param {DocumentFragment} opened @returns {Secrets[]} */
function secretsOf(all, own, opened) {
  /** @type {Map<string, Secrets>} */
  const found = new Map();
  const hidden = openedSince(own, opened);
  for (const [thing, isSecret] of openedSince(all, opened)) {
    if (!isSecret && !hidden.get(thing)) continue;
    const seat = /** @type {HTMLElement | null} */ (thing.closest("[data-seat]"))?.dataset.seat ?? "";
    const here = found.get(seat) ?? { seat, things: [], isHidden: [] };
    here.things.push(thing);
    here.isHidden.push(hidden.get(thing) ?? false);
    found.set(seat, here);
  }
  return [...found.values()];
}

/** Show the end, until it is over or dismissed: the first click or key opens all, the second goes on. @param {string} game @param {string | null} token @param {number} before the last version before it @param {number} factor on its time @returns {Promise<string[]>} what was hidden from the reader, in words */
export async function showEnd(game, token, before, factor) {
  const answer = await ask(`/g/${game}/end`, { token });
  if (answer.status === 204) return [];
  const told = new DOMParser().parseFromString(await answer.text(), "text/html");
  const opened = told.querySelector("template")?.content;
  const own = await seenBefore(game, token, before);
  const all = token ? await seenBefore(game, null, before).catch(() => own) : own;
  const secrets = opened ? secretsOf(all, own, opened) : [];
  const made = document.createElement("div");
  made.id = "finale";
  made.setAttribute("aria-hidden", "true");
  const result = told.querySelector("h2")?.textContent ?? "";
  const signs = winners(result);
  const why = told.querySelector(".lead")?.textContent ?? "";
  const head = document.createElement("header");
  head.append(...(signs ? [signs] : []), Object.assign(document.createElement("strong"), { textContent: result }), ...(why ? [line("p", why, null)] : []));
  made.append(head);
  const pace = Math.max(0.5, factor);
  const turns = secrets.flatMap((each) => each.things).length;
  const each = Math.min(EACH_MS, MOST_MS / Math.max(1, turns)) * pace;
  const animations = secrets.length ? draw(made, secrets, [all, own], FIRST_MS * pace, each) : [];
  made.append(hint("to go on"));
  document.getElementById("table")?.append(made);
  for (const size of SIZES) if (made.scrollHeight > made.clientHeight || !size) made.className = size;
  const ms = (FIRST_MS + TURN_MS) * pace + turns * each;
  if (!calm.matches && turns) await open(animations, ms);
  await dismissed(made, LAST_MS * pace + (calm.matches ? turns * each : 0));
  return inWords(secrets);
}

/** The signs of who won. @param {string} result */
function winners(result) {
  const won = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#board .seat[data-won] .person, #rail [data-won] .person")]).map((each) => each.dataset.place);
  const signs = [...new Set(won)].map((place) => document.querySelector(`[data-place="${place}"] .sign`)).filter((each) => each !== null);
  if (!signs.length || !result) return null;
  const made = document.createElement("div");
  made.className = "winners";
  made.append(...signs.map((each) => each.cloneNode(true)));
  return made;
}

/** Seats with their things, which turn over one after the other. @param {HTMLElement} stage @param {Secrets[]} secrets @param {Document[]} seen tables with their backs @param {number} first @param {number} each */
function draw(stage, secrets, seen, first, each) {
  /** @type {Animation[]} */
  const animations = [];
  let nth = 0;
  const list = document.createElement("div");
  list.className = "secrets";
  for (const { seat, things, isHidden } of secrets) {
    const whose = document.createElement("section");
    const cards = document.createElement("div");
    cards.className = "cards";
    const title = document.createElement("b");
    const sign = plateOf(seat)?.querySelector(".sign");
    title.append(...(sign ? [sign.cloneNode(true)] : []), nameOf(seat));
    const names = document.createElement("p");
    for (const [place, thing] of things.entries()) {
      const shown = document.createElement("span");
      shown.className = "turned";
      shown.append(flat(thing));
      shown.classList.toggle("was-hidden", isHidden[place]);
      cards.append(shown);
      const said = Object.assign(document.createElement("span"), { textContent: `${shortName(thing)}${place < things.length - 1 ? ", " : ""}` });
      said.classList.toggle("was-hidden", isHidden[place]);
      names.append(said);
      const at = first + each * nth++;
      if (calm.matches) continue;
      const turned = turnOver(shown, backOf(thing, ...seen), TURN_MS, at);
      if (turned) animations.push(turned);
      animations.push(said.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TURN_MS / 2, delay: at + TURN_MS / 2, fill: "backwards" }));
    }
    whose.append(title, cards, names);
    list.append(whose);
  }
  stage.append(Object.assign(document.createElement("h3"), { textContent: secrets.some(({ isHidden }) => isHidden.includes(true)) ? "With a frame: hidden from you until now" : "You knew it all" }), list);
  return animations;
}

/** Wait until all things are turned over; a click or a key turns them over at once. @param {Animation[]} animations @param {number} ms @returns {Promise<void>} */
function open(animations, ms) {
  const ended = new AbortController();
  return new Promise((done) => {
    const end = () => {
      ended.abort();
      for (const each of document.querySelectorAll("#finale .under")) each.remove();
      for (const each of animations) each.finish();
      done();
    };
    const timer = setTimeout(end, ms);
    ended.signal.addEventListener("abort", () => clearTimeout(timer));
    document.addEventListener("keydown", end, { capture: true, signal: ended.signal });
    document.addEventListener("click", (event) => (keepFrom(event), end()), { capture: true, signal: ended.signal });
    document.addEventListener("visibilitychange", end, { signal: ended.signal });
  });
}
