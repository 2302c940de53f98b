/**
 * The table of a replay: as at a moment, with the moves of the step that led there.
 */

import { depart, fly, point } from "../play/motion/flights.mjs";
import { drawGhosts } from "../play/motion/ghosts.mjs";
import { PART_MS, STEP_MS } from "../play/motion/pace.mjs";
import { apply } from "../play/parts.mjs";
import { ask } from "../shared/api.mjs";

/** @typedef {import("../play/motion/steps.mjs").Step} Step */

const KEPT = 60; // tables
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class Stage {
  /** @type {Map<string, Promise<Document>>} */
  #tables = new Map();
  /** @type {Animation[]} */
  #flights = [];
  /** @type {Step | null} */
  #step = null;

  /** @param {string} page whose tables lie below it */
  constructor(page) {
    this.page = page;
    window.addEventListener("resize", () => drawGhosts(this.#step?.moves.flat() ?? []));
  }

  /** Have a table come before it is wanted. @param {number} version @param {string} viewpoint */
  prefetch(version, viewpoint) {
    return this.#table(version, viewpoint);
  }

  /**
   * Lay a table, once it has come.
   * @param {number} version @param {string} viewpoint @param {Step | null} step that led there @param {number} factor on how long things fly; 0: they do not
   */
  async lay(version, viewpoint, step, factor) {
    const seen = await this.#table(version, viewpoint);
    for (const each of this.#flights.splice(0)) each.finish();
    drawGhosts([]);
    this.#step = step;
    const moves = step?.moves.flat() ?? [];
    const ms = (STEP_MS + PART_MS * (step?.parts ?? 0)) * factor;
    const flies = ms > 0 && !calm.matches && !document.hidden;
    const departures = flies ? depart(moves) : [];
    apply(seen);
    if (flies) this.#flights = fly(departures, ms);
    else if (factor) point(moves, STEP_MS);
    const flights = this.#flights;
    void Promise.allSettled(flights.map((each) => each.finished)).then(() => this.#step === step && drawGhosts(moves));
  }

  /** @param {number} version @param {string} viewpoint */
  #table(version, viewpoint) {
    const path = `${this.page}/table?v=${version}${viewpoint && `&viewpoint=${viewpoint}`}`;
    const known = this.#tables.get(path);
    if (known) return known;
    const table = ask(path, { cache: "default" }).then(async (answer) => new DOMParser().parseFromString(await answer.text(), "text/html"));
    this.#tables.set(path, table);
    table.catch(() => this.#tables.delete(path));
    if (this.#tables.size > KEPT) this.#tables.delete([...this.#tables.keys()][0]);
    return table;
  }
}
