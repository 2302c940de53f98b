/**
 * Entries as steps: a step is the effect of one answer, and shows the moves.
 */

/** @typedef {{what: Record<string, any>, from?: string | null, to?: string | null, face?: "up" | "down"}} Move */
/** @typedef {{text: string, weight: "step" | "part" | "turning" | "silent", chapter: {id: string, title: string} | null, moves: Move[]}} Told */
/** @typedef {{version: number, told?: Told}} Entry */
/** @typedef {{version: number, parts: number, isShown: boolean, texts: string[], moves: Move[][]}} Step
 *   version: the last of its entries; parts: how many of them follow its first; moves: of each entry that is shown. */

/** The steps of entries in their order. A `part` goes with the step before it, a `silent` one is passed over. @param {Entry[]} entries @returns {Step[]} */
export function toSteps(entries) {
  /** @type {Step[]} */
  const steps = [];
  for (const { version, told } of entries) {
    const last = steps.at(-1);
    const { weight = "silent", moves = [], text = "" } = told ?? {};
    if (last && (weight === "silent" || (weight === "part" && last.isShown))) {
      last.version = version;
      if (weight === "silent") continue;
      last.parts += 1;
      last.texts.push(text);
      last.moves.push(moves);
    } else if (weight === "silent") {
      steps.push({ version, parts: 0, isShown: false, texts: [], moves: [] });
    } else {
      steps.push({ version, parts: 0, isShown: true, texts: [text], moves: [moves] });
    }
  }
  return steps;
}
