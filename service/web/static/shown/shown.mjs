/**
 * A table in motion: plays the moments of a recorded game, again and again, and tells the page around it what happens.
 */

import { Stage } from "../replay/stage.mjs";
import { nextStep } from "../replay/moments.mjs";
import { ask, pause } from "../shared/api.mjs";

const LOOKED_AT_MS = 1700; // between steps
const END_MS = 5000;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const { ruleset = "", first: begins, last: ends } = document.body.dataset;
const [first, last] = [Number(begins), Number(ends)];
const path = `/shown/${ruleset}`;
const stage = new Stage(path);

/** Moments by version, as `nextStep` asks for them. @param {any[]} items */
const framesOf = (items) => {
  const known = new Map(items.map(({ version, told, text }) => [version, { version, text, event: { told } }]));
  return { at: async (/** @type {number} */ version) => (version > last ? null : (known.get(version) ?? null)) };
};

/** Whether somebody sees it. */
const isSeen = () => !document.hidden && !calm.matches && isInSight;
let isInSight = true;
new IntersectionObserver(([{ isIntersecting }]) => (isInSight = isIntersecting)).observe(document.body);

async function play() {
  const frames = /** @type {any} */ (framesOf((await (await ask(`${path}/moments`, { cache: "default" })).json()).items));
  let version = first;
  for (;;) {
    const step = await nextStep(frames, version);
    if (step) await stage.prefetch(step.version, "");
    await pause(step ? LOOKED_AT_MS : END_MS);
    while (!isSeen()) await pause(500);
    version = step?.version ?? first;
    const said = step ? (await texts(frames, step, version)).join(" ") : "";
    await stage.lay(version, "", step, step ? 1 : 0);
    parent.postMessage({ shown: ruleset, said, isEnd: step !== null && !(await frames.at(version + 1)) }, location.origin);
  }
}

/** What everybody reads of a step. @param {any} frames @param {{parts: number}} step @param {number} version */
async function texts(frames, step, version) {
  const found = [];
  for (let each = version; each > first; each--) {
    const { text, event } = await frames.at(each);
    if (event.told.weight === "silent") continue;
    if (event.told.weight !== "part") return [text, ...found.reverse().slice(0, 1)];
  }
  return found;
}

/** A place in the window for a number. @param {number} wanted @param {number} size */
const inside = (wanted, size) => Math.max(2, Math.min(size - 42, wanted));

/** Put the numbers of a guide at the zones that it explains. */
function pin() {
  for (const each of document.querySelectorAll(".pin")) each.remove();
  (document.body.dataset.pins ?? "").split(" ").filter(Boolean).forEach((zone, nth) => {
    const at = document.querySelector(`[data-zone="${CSS.escape(zone)}"]`);
    if (!at) return;
    const thing = at.querySelector(".thing, .cell")?.getBoundingClientRect();
    const { left, top } = thing?.width ? thing : at.getBoundingClientRect();
    const made = document.createElement("b");
    made.className = "pin";
    made.textContent = String(nth + 1);
    made.style.left = `${inside(left - 20, innerWidth)}px`;
    made.style.top = `${inside(top - 14, innerHeight)}px`;
    document.body.append(made);
  });
}

pin();
window.addEventListener("load", pin);
window.addEventListener("resize", pin);
void document.fonts.ready.then(pin);
if (!calm.matches && first < last) void play().catch(() => null);
