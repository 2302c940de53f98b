/**
 * How long steps are shown: at least long enough to be read, and never so long that the table falls behind the game.
 */

/** @typedef {import("./steps.mjs").Step} Step */
/** @typedef {{factor: number, ownLeftMs: number, isHidden: boolean, isCalm: boolean}} Conditions
 *   factor: on how long things take, 0 for not at all; ownLeftMs: of the own clock; isHidden: the tab; isCalm: nothing shall move. */

export const STEP_MS = 600; // of things that fly
export const PART_MS = 150;
export const LEAST_MS = 700; // of a sentence
export const MOST_MS = 1200;
export const TURNING_MS = 2200; // of one whose outcome is held back
export const BACKLOG_MS = 5 * MOST_MS;
export const QUICK_MS = 400; // of a step under which sentences are shown together
export const AWAY = 30; // steps that are shown as a list
const BEGIN_MS = 450;
const LETTER_MS = 18;
const PARTS = 4; // most parts of a step that lengthen it
const HURRY_MS = 10_000;

/** Whether anything is played, otherwise waiting steps are shown at once. @param {Conditions} now */
export const isPlayed = ({ factor, ownLeftMs, isHidden }) => factor > 0 && ownLeftMs >= HURRY_MS && !isHidden;

/** The duration of a step alone; the end has a stage of its own. @param {Step} step */
function usualMs(step) {
  if (!step.isShown || step.isEnd) return 0;
  const read = Math.min(MOST_MS, Math.max(LEAST_MS, BEGIN_MS + LETTER_MS * step.texts[0].length));
  return (step.isTurning ? TURNING_MS : read) + PART_MS * Math.min(step.parts, PARTS);
}

/** How long each of the steps that wait takes; they come to five sentences at most, however slow they are asked for. @param {Step[]} steps @param {Conditions} now @returns {number[]} */
export function durations(steps, now) {
  if (!isPlayed(now)) return steps.map(() => 0);
  const asked = steps.map((each) => usualMs(each) * now.factor);
  const sum = asked.reduce((all, each) => all + each, 0);
  const most = BACKLOG_MS * Math.max(1, now.factor);
  return sum > most ? asked.map((each) => (each * most) / sum) : asked;
}

/** Whether there are so many steps that a list is shown. @param {Step[]} steps */
export const isAway = (steps) => steps.filter((each) => each.isShown).length >= AWAY;
