/**
 * Plays events step by step, and lets the table catch up with the game if that would take too long.
 */

import { durations, isAway, isPlayed } from "./pace.mjs";
import { toSteps } from "./steps.mjs";

/** @typedef {import("./pace.mjs").Conditions} Conditions */
/** @typedef {import("./steps.mjs").Entry} Entry */
/** @typedef {import("./steps.mjs").Step} Step */
/**
 * @typedef {{conditions: () => Conditions, show: (step: Step, ms: number, signal: AbortSignal) => Promise<number | void>, sleep: (ms: number, signal: AbortSignal) => Promise<void>,
 *   settle: () => Promise<void>, meanwhile: (texts: string[]) => void}} Stage
 *   show: the table as it is after a step, with what moved, and how much of its time has passed by then; sleep: ends early when aborted; settle: the table as it is now;
 *   meanwhile: reports the entries not played.
 */

export class Player {
  /** @type {{step: Step, ms: number}[]} */
  #queue = [];
  /** @type {Entry[]} entries that came while an own answer was on its way */
  #kept = [];
  #isHeld = false;
  #isRunning = false;
  #shown = 0;
  #skip = new AbortController();
  /** @type {(() => void)[]} called as entries come that wait for an own answer */
  #heard = [];

  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
  }

  /** Whether steps are being played. */
  get isRunning() {
    return this.#isRunning;
  }

  /** Play entries after those before them. @param {Entry[]} entries @returns {Promise<void>} when the table has caught up */
  async add(entries) {
    if (this.#isHeld) {
      this.#kept.push(...entries);
      return this.#heard.splice(0).forEach((tell) => tell());
    }
    const steps = toSteps(entries.filter((each) => each.version > this.#shown));
    this.#pace([...this.#queue.map((each) => each.step), ...steps]);
    if (this.#isRunning || (!steps.length && entries.every((each) => each.version <= this.#shown))) return;
    await this.#run();
  }

  /** An own answer is on its way: entries with it wait until it is known which entries are one's own. */
  hold() {
    this.#isHeld = true;
  }

  /** The own answer is shown up to this version. @param {number} version */
  async release(version) {
    this.#isHeld = false;
    this.#shown = Math.max(this.#shown, version);
    await this.add(this.#kept.splice(0));
  }

  /** Whether an outcome hangs on what came of an own answer: then it is played. Its entries may come a little later. @param {number} version of the answer @param {number} ms to wait for them */
  async hangs(version, ms) {
    const late = AbortSignal.timeout(ms);
    while ((this.#kept.at(-1)?.version ?? 0) < version && !late.aborted) {
      await new Promise((done) => (this.#heard.push(() => done(null)), late.addEventListener("abort", () => done(null), { once: true })));
    }
    const own = this.#kept.filter((each) => each.version > this.#shown && each.version <= version);
    return toSteps(own).some((each) => each.isTurning || each.isEnd) && isPlayed(this.stage.conditions());
  }

  /** The table shows this version, however it came: no earlier entry is played any more. @param {number} version */
  shows(version) {
    this.#shown = Math.max(this.#shown, version);
    this.#queue = this.#queue.filter(({ step }) => step.version > version);
  }

  /** Go on to the next step. */
  next() {
    this.#skip.abort();
  }

  /** Show everything that waits at once. */
  skip() {
    if (!this.#isRunning) return;
    this.#queue = [];
    this.#skip.abort();
  }

  /** The played entries belong to a game that no longer exists. */
  reset() {
    this.#shown = 0;
    this.#kept = [];
    this.skip();
  }

  /** @param {Step[]} steps */
  #pace(steps) {
    const now = this.stage.conditions();
    if (isAway(steps)) {
      const texts = steps.flatMap((each) => each.texts);
      this.#queue = [];
      if (isPlayed(now)) this.stage.meanwhile(texts);
      return;
    }
    const ms = durations(steps, now);
    this.#queue = steps.map((step, nth) => ({ step, ms: ms[nth] }));
  }

  async #run() {
    this.#isRunning = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        if (!isPlayed(this.stage.conditions())) this.#queue = [];
        else if (next.step.isShown && next.step.version > this.#shown) await this.#play(next.step, next.ms);
      }
    } finally {
      this.#isRunning = false;
      await this.stage.settle();
    }
  }

  /** @param {Step} step @param {number} ms */
  async #play(step, ms) {
    const { signal } = (this.#skip = new AbortController());
    const passed = (await this.stage.show(step, ms, signal)) ?? 0;
    if (!signal.aborted) await this.stage.sleep(Math.max(0, ms - passed), signal);
  }
}
