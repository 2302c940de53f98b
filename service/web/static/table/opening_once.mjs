/**
 * When the opening is shown: once for what a seat alone knows of itself, as that is known first on this page.
 */

import { keep, kept } from "../shared/games.mjs";
import { announce } from "./log.mjs";
import { settings } from "./settings.mjs";

/** @typedef {{isOn: boolean, opened: Promise<void>}} Show isOn: whether anything is played; opened: what is played waits for it */

export class OpeningOnce {
  /** @type {boolean | null} whether the seat acted before this page was opened; null until it is known */
  #hasActed = null;
  /** @type {string | null} the secret at the last look; null before the first */
  #last = null;

  /** @param {string} game @param {Show} show */
  constructor(game, show) {
    this.game = game;
    this.show = show;
  }

  /** Entries came, first those before the page was opened. @param {{by?: number | null, type?: string}[]} entries @param {number | null} seat one's own */
  saw(entries, seat) {
    if (this.#hasActed !== null || seat === null) return;
    this.#hasActed = entries.some(({ by, type }) => by === seat && !String(type).startsWith("game."));
    this.look();
  }

  /** Show it, if there is anything that this browser did not show yet. */
  look() {
    const goal = document.getElementById("goal");
    const { secret = "", secretKey: key = "", secretThings = "" } = goal?.dataset ?? {};
    if (this.#hasActed === null) return;
    const isNew = key !== "" && key !== this.#last && kept(this.game).secret !== key;
    const hasMovedOn = this.#last === null && this.#hasActed;
    this.#last = key;
    if (!isNew) return;
    keep(this.game, { secret: key });
    if (hasMovedOn || !this.show.isOn) return;
    announce([secret]);
    const aim = goal?.querySelector(".aim")?.textContent ?? "";
    const begun = import("../play/motion/opening.mjs").then(({ showOpening }) => showOpening(secret, secretThings.split(" ").filter(Boolean), aim, settings().pace));
    this.show.opened = begun.catch(() => undefined);
  }
}
