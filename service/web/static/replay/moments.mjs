/**
 * The moments in a replay at which steps, chapters, turning points and moves of a thing lie.
 */

import { toSteps } from "../play/motion/steps.mjs";

/** @typedef {import("../play/motion/steps.mjs").Step} Step */
/** @typedef {import("../play/motion/steps.mjs").Move} Move */
/** @typedef {import("./frames.mjs").Frames} Frames */

/** @param {any} frame */
const begins = (frame) => ["step", "turning"].includes(frame.event.told.weight);

/** @param {any} frame */
const isShown = (frame) => frame.event.told.weight !== "silent";

/** The log entry of a frame. @param {any} frame */
const entry = ({ version, event }) => ({ version, told: event.told });

/** The step after a moment, whose version is that before the next one begins; null at the end. @param {Frames} frames @param {number} from @returns {Promise<Step | null>} */
export async function nextStep(frames, from) {
  const entries = [];
  for (let frame = await frames.at(from + 1); frame; frame = await frames.at(frame.version + 1)) {
    if (begins(frame) && entries.some((each) => each.told.weight !== "silent")) break;
    entries.push(entry(frame));
  }
  return entries.length ? joined(entries) : null;
}

/** The end of the step before a moment. @param {Frames} frames @param {number} from @param {number} first */
export async function lastEnd(frames, from, first) {
  let version = from - 1;
  let hasShown = isShown(await frames.at(from));
  while (version > first) {
    const after = await frames.at(version + 1);
    hasShown ||= isShown(after);
    if (hasShown && begins(after)) break;
    version -= 1;
  }
  return Math.max(version, first);
}

/** The step that a moment is the end of. @param {Frames} frames @param {number} version @param {number} first @returns {Promise<Step | null>} */
export async function stepBefore(frames, version, first) {
  if (version <= first) return null;
  const entries = [];
  for (let each = (await lastEnd(frames, version, first)) + 1; each <= version; each++) entries.push(entry(await frames.at(each)));
  return entries.length ? joined(entries) : null;
}

/** Entries as one step. @param {any[]} entries @returns {Step} */
function joined(entries) {
  const steps = toSteps(entries);
  const [texts, moves] = [steps.flatMap((each) => each.texts), steps.flatMap((each) => each.moves)];
  return { version: entries.at(-1).version, parts: Math.max(0, moves.length - 1), isShown: texts.length > 0, texts, moves };
}

/** The nearest moment before or after another that is wanted, else the end in that direction. @param {Frames} frames @param {number} from @param {1 | -1} by @param {(frame: any) => boolean} isWanted */
export async function search(frames, from, by, isWanted) {
  let to = from + by;
  for (let frame = await frames.at(to); frame && !isWanted(frame); frame = await frames.at(to)) to += by;
  return (await frames.at(to)) ? to : to - by;
}

/** @param {any} frame */
export const isTurning = (frame) => frame.event.turning;

/** @param {any} frame */
export const beginsChapter = (frame) => frame.event.told.chapter !== null;

/** The moment before a given one at which a thing came to its place; null if it did not move until then. @param {Frames} frames @param {number} before @param {number} first @param {string} zone @param {(what: Move["what"]) => boolean} isIt */
export async function lastMove(frames, before, first, zone, isIt) {
  for (let version = before - 1; version > first; version--) {
    /** @type {Move[]} */
    const moves = (await frames.at(version)).event.told.moves;
    if (moves.some(({ what, to }) => to?.split("/")[0] === zone && isIt(what))) return version;
  }
  return null;
}
