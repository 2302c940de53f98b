/**
 * The table as a stage: plays others' moves, keeps the events since one's last answer, and replays them.
 */

import { ring } from "../../calls/calls.mjs";
import { ownLeftMs } from "../../table/clocks.mjs";
import { settings } from "../../table/settings.mjs";
import { depart, fly, point } from "./flights.mjs";
import { drawGhosts } from "./ghosts.mjs";
import { isPast } from "../past.mjs";
import { isPlayed, PART_MS, STEP_MS } from "./pace.mjs";
import { Player } from "./player.mjs";
import { toSteps } from "./steps.mjs";

/** @typedef {import("./steps.mjs").Entry & {by?: number | null}} Entry */
/** @typedef {import("./steps.mjs").Step} Step */
/** @typedef {{fetchAt: (version: number) => Promise<() => void>, settle: () => Promise<void>}} Table fetchAt: lays the things as at a version; settle: shows all as it is now */

const HELD = 0.45; // share of its time for which an outcome is held back

const calm = matchMedia("(prefers-reduced-motion: reduce)");

const NEXT = ["Enter", " ", "ArrowRight"];

/** Whether an event is for something else than the table, as for a message that is written. @param {Event} event */
const isAside = ({ target }) => target instanceof Element && target.closest("#drawer, #strip button, dialog, input, textarea, select") !== null;

/** @returns {import("./pace.mjs").Conditions} */
function conditions() {
  const hasZones = document.querySelector("[data-zone]") !== null;
  return { factor: hasZones ? settings().pace : 0, ownLeftMs: ownLeftMs(), isHidden: document.hidden || isPast(), isCalm: calm.matches };
}

export class Show {
  /** @type {Entry[]} since one's last answer */
  #since = [];
  /** @type {Animation[]} */
  #flights = [];
  /** @type {number | null} the last version before the end, if it is seen to come */
  #beforeEnd = null;
  /** @type {Promise<void>} when the opening is over */
  opened = Promise.resolve();

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.player = new Player({
      conditions,
      show: (step, ms, signal) => this.#show(step, ms, signal),
      sleep: (ms, signal) => this.#sleep(ms, signal),
      settle: () => this.#settle(),
      meanwhile,
    });
    document.addEventListener("keydown", (event) => isAside(event) || (NEXT.includes(event.key) ? this.player.next() : this.player.skip()), { capture: true });
    document.addEventListener("pointerdown", (event) => isAside(event) || this.player.next(), { capture: true });
    document.addEventListener("visibilitychange", () => document.hidden && this.player.skip());
    window.addEventListener("resize", () => this.#mark());
    prepareAgain(() => void this.#again());
  }

  /** Whether events are played now. */
  get isOn() {
    return isPlayed(conditions());
  }

  /** Store events, for the arrows and for replay. @param {Entry[]} entries @param {number | null} seat one's own */
  note(entries, seat) {
    for (const each of entries) {
      if (seat !== null && each.by === seat) this.#since = [];
      else this.#since.push(each);
    }
  }

  /** If the end is among entries that came live, it gets its stage. @param {Entry[]} entries */
  foresee(entries) {
    const end = toSteps(entries).find((each) => each.isEnd);
    if (end && this.isOn) this.#beforeEnd = (entries.find((each) => each.type === "game.over")?.version ?? 1) - 1;
  }

  /** The last version before the end, once; null if it was not seen to come. */
  takeEnd() {
    const before = this.#beforeEnd;
    this.#beforeEnd = null;
    return before;
  }

  /** The history so far is gone. */
  reset() {
    this.#beforeEnd = null;
    this.#since = [];
    this.player.reset();
    this.#mark();
  }

  /** The table shows this version. @param {number} version */
  shows(version) {
    this.player.shows(version);
    if (!this.player.isRunning) this.#mark();
  }

  /** @param {Step} step @param {number} ms @param {AbortSignal} signal */
  async #show(step, ms, signal) {
    await this.opened;
    if (step.isEnd) return ms;
    const { aboutOf, say, tellRest } = await import("./moment.mjs");
    const begun = performance.now();
    const isHeld = step.isTurning && !calm.matches;
    drawGhosts([]);
    ring("step");
    say(step, ms, isHeld, isHeld ? aboutOf(step) : null);
    const [lay] = await Promise.all([this.table.fetchAt(step.version), isHeld && this.#sleep(ms * HELD, signal)]);
    const moves = step.moves.flat();
    if (calm.matches) {
      lay();
      point(moves, ms);
    } else {
      const departures = depart(moves);
      const left = step.isTurning ? ms * (1 - HELD) : ms;
      lay();
      this.#flights = fly(departures, Math.min(left, STEP_MS + PART_MS * step.parts));
    }
    if (step.isTurning) tellRest(step, calm.matches);
    return step.isTurning && !calm.matches ? Math.min(performance.now() - begun, ms * HELD) : 0;
  }

  /** @param {number} ms @param {AbortSignal} signal @returns {Promise<void>} */
  async #sleep(ms, signal) {
    await new Promise((done) => {
      const timer = setTimeout(done, ms);
      signal.addEventListener("abort", () => (clearTimeout(timer), done(null)), { once: true });
    });
    for (const each of this.#flights.splice(0)) each.finish();
  }

  async #settle() {
    await this.table.settle().finally(() => document.getElementById("moment")?.remove());
    this.#mark();
  }

  #mark() {
    const moves = toSteps(this.#since).flatMap((each) => each.moves.flat());
    drawGhosts(moves);
    const button = document.getElementById("see-again");
    if (button) button.hidden = !moves.length || calm.matches;
  }

  /** Replay the events since one's last answer, over the table as it is. */
  async #again() {
    const { factor } = conditions();
    drawGhosts([]);
    for (const step of toSteps(this.#since).filter((each) => each.isShown && each.moves.flat().length)) {
      const flights = fly(depart(step.moves.flat()), (STEP_MS + PART_MS * step.parts) * (factor || 1));
      await Promise.allSettled(flights.map((each) => each.finished));
    }
    this.#mark();
  }
}

/** @param {() => void} again */
function prepareAgain(again) {
  const button = document.createElement("button");
  button.id = "see-again";
  button.type = "button";
  button.className = "button quiet";
  button.textContent = "Show again";
  button.title = "What happened since your last answer";
  button.hidden = true;
  button.addEventListener("click", again);
  document.getElementById("log")?.before(button);
}

/** Report the events during an absence. @param {string[]} texts */
function meanwhile(texts) {
  const shown = document.createElement("dialog");
  const title = document.createElement("h2");
  const list = document.createElement("ul");
  const form = document.createElement("form");
  const button = document.createElement("button");
  shown.id = "meanwhile";
  shown.setAttribute("aria-labelledby", "meanwhile-title");
  title.id = "meanwhile-title";
  title.textContent = "While you were away";
  list.append(...texts.filter(Boolean).map((text) => Object.assign(document.createElement("li"), { textContent: text })));
  form.method = "dialog";
  button.className = "button strong";
  button.textContent = "Go on";
  form.append(button);
  shown.append(title, list, form);
  shown.addEventListener("close", () => shown.remove());
  document.getElementById("meanwhile")?.remove();
  document.body.append(shown);
  shown.showModal();
}
