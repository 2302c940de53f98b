/**
 * The findings of a replay's check so far: a badge that says what matches, and both lists, of what was checked and of what was not.
 */

import { loadSentences, verified } from "../verify/verified.mjs";
import { Watch } from "./watch.mjs";

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

export class Verdict {
  /** @param {import("./frames.mjs").Frames} frames from the link's own viewpoint @param {number} first */
  constructor(frames, first) {
    const { ruleset: name = "", rulesVersion, game } = at("table").dataset;
    this.frames = frames;
    this.watch = new Watch({ first, ruleset: { name, version: Number(rulesVersion) } });
    this.checking = Promise.resolve();
    this.game = game;
    at("whole").addEventListener("click", () => void this.whole(`/v1/games/${game}`));
  }

  /** Check every event up to one. @param {number} reached @param {boolean} isTold whether it is no secret any more how long the game was */
  reach(reached, isTold) {
    if (isTold) at("whole").hidden = !this.game;
    this.checking = this.checking.then(() => this.check(reached)).catch(() => this.say("…", "Checking goes on when the connection is back."));
  }

  /** @param {number} reached */
  async check(reached) {
    const { watch } = this;
    await loadSentences();
    while (watch.last < reached && !watch.problem) watch.take(await this.frames.at(watch.last + 1));
    this.tell(watch);
  }

  /** @param {Watch} watch */
  tell(watch) {
    const { problem, first, last } = watch;
    const range = first === last ? `Event ${last}` : `Events ${first} to ${last}`;
    if (problem) this.say("✗", `Event ${problem.version} is not what it should be. ${problem.why} What comes after it is not worth trusting, and was not checked.`);
    else this.say("✓", `${range}, as shown through this link: nothing is wrong.`);
    at("proof").classList.toggle("wrong", problem !== null);
    at("badge").classList.toggle("wrong", problem !== null);
    at("badge").textContent = problem ? `✗ Event ${problem.version} fails the check` : watch.hasLuck ? "✓ Log and luck match" : "✓ Log matches";
    at("badge").title = "What was checked, and what was not";
    at("proof-words").textContent = problem ? "The check failed" : "Checked in your browser";
    list(at("checked"), watch.checks());
    list(at("unchecked"), watch.gaps());
  }

  /** @param {string} seal @param {string} words */
  say(seal, words) {
    at("seal").textContent = seal;
    if (at("verdict").textContent !== words) at("verdict").textContent = words;
  }

  /** Check the record of the whole game. @param {string} api */
  async whole(api) {
    at("verified").textContent = "Checking …";
    at("verified").textContent = await verified(api).catch((error) => error.message);
  }
}

/** @param {HTMLElement} place @param {string[]} lines */
function list(place, lines) {
  place.replaceChildren(
    ...lines.map((each) => {
      const made = document.createElement("li");
      made.textContent = each;
      return made;
    }),
  );
}
