/**
 * Entries as steps: a step is the effect of one answer, and shows the moves.
 */

/** @typedef {{what: Record<string, any>, from?: string | null, to?: string | null, face?: "up" | "down"}} Move */
/** @typedef {{text: string, weight: "step" | "part" | "turning" | "silent", chapter: {id: string, title: string} | null, moves: Move[]}} Told */
/** @typedef {{version: number, type?: string, by?: number | null, told?: Told}} Entry */
/** @typedef {{version: number, parts: number, isShown: boolean, texts: string[], moves: Move[][], isTurning: boolean, isEnd: boolean, by: number | null, chapter: string}} Step
 *   version: the last of its entries; parts: how many of them follow its first; moves: of each entry that is shown; isTurning: an outcome hangs on it;
 *   isEnd: it ends the game; by: the seat whose answer it is; chapter: title of the one that begins with it, "" for none. */

const END = "game.over";

/** The steps of entries in their order. A `part` goes with the step before it, a `silent` one is passed over. @param {Entry[]} entries @returns {Step[]} */
export function toSteps(entries) {
  /** @type {Step[]} */
  const steps = [];
  for (const { version, told, type = "", by = null } of entries) {
    const last = steps.at(-1);
    const { weight = "silent", moves = [], text = "", chapter = null } = told ?? {};
    if (last && (weight === "silent" || (weight === "part" && last.isShown))) {
      last.version = version;
      if (weight === "silent") continue;
      last.parts += 1;
      last.texts.push(text);
      last.moves.push(moves);
    } else if (weight === "silent") {
      steps.push({ version, parts: 0, isShown: false, texts: [], moves: [], isTurning: false, isEnd: false, by, chapter: "" });
    } else {
      const isTurning = (weight === "turning" || sealedMoves(moves).length > 0) && !chapter && !type.startsWith("game.");
      steps.push({ version, parts: 0, isShown: true, texts: [text], moves: [moves], isTurning, isEnd: type === END, by, chapter: chapter?.title ?? "" });
    }
  }
  return steps;
}

/** The moves by which sealed answers are opened: marks of two seats or more that leave the table together. @param {Move[]} moves @returns {Move[]} */
export function sealedMoves(moves) {
  const leaving = moves.filter(({ what, to }) => what.token !== undefined && what.of !== undefined && !to);
  const same = (/** @type {Move} */ one) => leaving.filter(({ what }) => what.token === one.what.token);
  return leaving.map(same).find((each) => new Set(each.map(({ what }) => what.of)).size > 1) ?? [];
}

/** A sentence whose outcome can be held back: what is tried, and what comes of it; one beat if they cannot be told apart. @param {string} text @returns {string[]} */
export function toBeats(text) {
  const at = [". ", ": ", ", and "].map((mark) => ({ mark, at: text.indexOf(mark) })).filter((each) => each.at > 11).sort((one, other) => one.at - other.at)[0];
  if (!at) return [text];
  const rest = text.slice(at.at + at.mark.length);
  return at.mark === ", and " ? [`${text.slice(0, at.at)} …`, `… and ${rest}`] : [`${text.slice(0, at.at)}${at.mark === ": " ? " …" : "."}`, rest[0].toUpperCase() + rest.slice(1)];
}
