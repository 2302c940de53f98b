/**
 * Hands at the end of a game: opened on the table one seat after the other, and then the deciding things are lit.
 */

import { isPast } from "../past.mjs";
import { thingAt, zoneAt } from "../places.mjs";

const SEAT_MS = 900;
const TURN_MS = 450;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {Element} zone @returns {HTMLElement} */
const thingsOf = (zone) => /** @type {HTMLElement} */ (zone.querySelector(".things"));

const NAMES = ["data-what", "data-id", "data-count", "data-face", "data-at"];

/** The things in a zone, by their names in the scene. @param {Element} zone */
const inWords = (zone) => [...thingsOf(zone).children].map((each) => NAMES.map((name) => each.getAttribute(name)).join()).join(" ");

export class Hands {
  #skip = new AbortController();
  /** @type {Set<string>} seats whose hands are open */
  #opened = new Set();
  #isDone = false;

  /** @param {HTMLTemplateElement} template zones with everything open, and the names of the things that decided it */
  constructor(template) {
    this.zones = /** @type {HTMLElement[]} */ ([...template.content.querySelectorAll("[data-zone]")]);
    /** @type {{kind: string, zone: string}[]} */
    this.decided = JSON.parse(template.dataset.decided ?? "[]");
    const table = document.getElementById("table");
    if (table) new MutationObserver(() => this.#lay(0)).observe(table, { childList: true }); // redrawn parts
  }

  /** Open them: any key or tap opens all at once, as with reduced motion. */
  async open() {
    const { signal } = this.#skip;
    for (const event of ["keydown", "pointerdown"]) document.addEventListener(event, () => this.#skip.abort(), { capture: true, once: true, signal });
    for (const seat of new Set(this.zones.filter((each) => this.#isShut(each)).map((each) => each.dataset.seat ?? ""))) {
      this.#opened.add(seat);
      const isAtOnce = signal.aborted || calm.matches || document.hidden;
      this.#lay(isAtOnce ? 0 : TURN_MS);
      if (!isAtOnce) await pause(SEAT_MS, signal);
    }
    this.#isDone = true;
    this.#skip.abort();
    this.#lay(0);
  }

  /** Whether the table shows something else in a zone. @param {HTMLElement} zone */
  #isShut(zone) {
    const there = zoneAt(zone.dataset.zone);
    return there !== null && inWords(there) !== inWords(zone);
  }

  /** Show the things open by now. @param {number} ms that things take to turn over */
  #lay(ms) {
    if (isPast()) return;
    for (const zone of this.zones.filter((each) => this.#opened.has(each.dataset.seat ?? "") && this.#isShut(each))) {
      const made = /** @type {HTMLElement} */ (thingsOf(zone).cloneNode(true));
      const there = zoneAt(zone.dataset.zone);
      if (!there) continue;
      thingsOf(there).replaceWith(made);
      if (ms) for (const each of made.children) each.animate([{ transform: "rotateY(90deg)" }, { transform: "rotateY(0)" }], { duration: ms, easing: "ease-out" });
    }
    if (this.#isDone) for (const { kind, zone } of this.decided) (thingAt(zone, { kind }) ?? zoneAt(zone))?.classList.add("decided");
  }
}

/** @param {number} ms @param {AbortSignal} signal @returns {Promise<void>} */
const pause = (ms, signal) =>
  new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });
