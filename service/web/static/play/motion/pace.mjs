/**
 * How long steps are shown: at least long enough to be seen, and never so long that the table falls behind the game.
 */

/** @typedef {import("./steps.mjs").Step} Step */
/** @typedef {{factor: number, ownLeftMs: number, isHidden: boolean, isCalm: boolean}} Conditions
 *   factor: on how long things take, 0 for not at all; ownLeftMs: of the own clock; isHidden: the tab; isCalm: nothing shall move. */

export const STEP_MS = 600;
export const PART_MS = 150;
export const BACKLOG_MS = 4000;
export const AWAY = 30; // steps that are shown as a list
const HURRY_MS = 10_000;

/** Whether anything is played, otherwise waiting steps are shown at once. @param {Conditions} now */
export const isPlayed = ({ factor, ownLeftMs, isHidden }) => factor > 0 && ownLeftMs >= HURRY_MS && !isHidden;

/** The duration of a step alone. @param {Step} step */
const usualMs = (step) => (step.isShown ? STEP_MS + PART_MS * step.parts : 0);

/** How long each of the steps that wait takes; they come to 4 s at most, however slow they are asked for. @param {Step[]} steps @param {Conditions} now @returns {number[]} */
export function durations(steps, now) {
  if (!isPlayed(now)) return steps.map(() => 0);
  const asked = steps.map((each) => usualMs(each) * now.factor);
  const sum = asked.reduce((all, each) => all + each, 0);
  return sum > BACKLOG_MS ? asked.map((each) => (each * BACKLOG_MS) / sum) : asked;
}

/** Whether there are so many steps that a list is shown. @param {Step[]} steps */
export const isAway = (steps) => steps.filter((each) => each.isShown).length >= AWAY;
