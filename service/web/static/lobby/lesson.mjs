/**
 * A lesson at a table of one's own: hints to look at and to try, at the moments that the game's guide names. Any answer is allowed.
 */

import { layAt } from "../play/room.mjs";
import { ask } from "../shared/api.mjs";
import { keep, kept } from "../shared/games.mjs";

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @typedef {{when: {decision: string, nth: number}, say: string, point: string[], wants: Record<string, any> | null, done: string, other: string}} Prompt
 * @typedef {import("../shared/games.mjs").Progress} Progress
 */

/** The game whose answers are followed, once. */
let followed = "";
/** @type {Promise<Prompt[]> | undefined} */
let prompts;
let isAsking = false;

const MOTION = "#moment, #opening, .flying";

/** Show the lesson's words on the open decision. @param {string} game @param {() => string | null} token */
export async function teach(game, token) {
  const all = await (prompts ??= load());
  const { decision } = at("now").dataset;
  if (!all.length || isAsking) return;
  if (followed !== game) follow(game, all);
  const progress = /** @type {Progress} */ (kept(game).lesson);
  if (decision && decision !== progress.decision) {
    isAsking = true;
    const kind = await kindOf(game, token()).finally(() => (isAsking = false));
    if (kind === null) return;
    const counts = { ...progress.counts, [kind]: (progress.counts[kind] ?? 0) + 1 };
    const found = all.findIndex(({ when }) => when.decision === kind && when.nth === counts[kind]);
    keep(game, { lesson: { ...progress, decision, counts, at: found < 0 ? progress.at : found, isNew: found >= 0 } });
  }
  void show(game, all);
}

/** The prompts of the game's guide; none without a lesson. @returns {Promise<Prompt[]>} */
async function load() {
  if (!document.getElementById("lesson")) return [];
  const answer = await ask(`/v1/rulesets/${document.body.dataset.ruleset}`);
  return (await answer.json()).guide.lesson.prompts;
}

/** Wait until nothing moves on the table. @returns {Promise<void>} */
function atRest() {
  return new Promise((done) => {
    const look = () => document.querySelector(MOTION) || (watch.disconnect(), done());
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    look();
  });
}

/** The kind of the open decision. @param {string} game @param {string | null} token @returns {Promise<string | null>} */
const kindOf = (game, token) =>
  ask(`/v1/games/${game}/view`, { token }).then(
    async (answer) => (await answer.json()).decision?.kind ?? null,
    () => null,
  );

/** @param {string} game @param {Prompt[]} all */
async function show(game, all) {
  await atRest();
  const { at: nth, isNew, before } = /** @type {Progress} */ (kept(game).lesson);
  const prompt = isNew && at("now").dataset.decision ? all[nth] : undefined;
  at("lesson").hidden = !prompt && !before;
  at("lesson-step").textContent = `Lesson · ${nth + 1} of ${all.length}`;
  at("lesson-before").textContent = before ?? "";
  at("lesson-say").textContent = prompt?.say ?? "";
  at("lesson-end").hidden = nth + 1 < all.length;
  for (const each of document.querySelectorAll(".pointed")) each.classList.remove("pointed");
  for (const zone of prompt?.point ?? []) document.querySelector(`[data-zone="${CSS.escape(zone)}"]`)?.classList.add("pointed");
  const wanted = prompt?.wants?.type;
  if (wanted) document.querySelector(`form[data-type="${CSS.escape(wanted)}"]`)?.classList.add("pointed");
  document.dispatchEvent(new Event("pointed"));
  if (!at("lesson").hidden) layAt(at("lesson"), [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".zone.pointed"))]);
}

/** Say what came of an answer, the suggested one or another, and put the prompt aside. @param {string} game @param {Prompt[]} all */
function follow(game, all) {
  followed = game;
  document.addEventListener("answered", (event) => {
    const body = /** @type {CustomEvent} */ (event).detail;
    const progress = /** @type {Progress} */ (kept(game).lesson);
    const prompt = progress.isNew ? all[progress.at] : undefined;
    keep(game, { lesson: { ...progress, isNew: false, before: prompt ? said(body, prompt) : "" } });
    void show(game, all);
  });
  at("lesson-close").addEventListener("click", () => {
    keep(game, { lesson: { .../** @type {Progress} */ (kept(game).lesson), isNew: false, before: "" } });
    void show(game, all);
  });
  addEventListener("resize", () => void show(game, all));
}

/** @param {any} body @param {Prompt} prompt */
const said = (body, { wants, done, other }) => (!wants || fits(body, wants) ? done : other);

/** @param {any} body @param {Record<string, any>} wants */
const fits = (body, wants) => Object.entries(wants).every(([field, value]) => JSON.stringify(body[field]) === JSON.stringify(value));
