/**
 * What the logs of pages have in common: lines that belong together, as one, the last of them with the lines before it in a
 * fold; and headings, of chapters, and in them of the turns of seats and of phases.
 */

/** Whether a log folds entries of a type. @param {HTMLElement} list @param {string} type */
export const isFolded = (list, type) => (list.dataset.folds ?? "").split(" ").includes(type);

/**
 * Put the line before into the fold of the line that follows it, with all that lies in its own fold.
 * @param {HTMLElement} line @param {HTMLElement} before @param {{isNewestFirst: boolean}} order
 */
export function foldInto(line, before, { isNewestFirst }) {
  const fold = before.querySelector("details") ?? emptyFold(isNewestFirst);
  const lines = /** @type {HTMLOListElement} */ (fold.querySelector("ol"));
  fold.remove();
  if (isNewestFirst) {
    lines.prepend(before);
    line.append(fold);
  } else {
    lines.append(before);
    line.prepend(fold);
  }
  const { length } = lines.children;
  /** @type {HTMLElement} */ (fold.querySelector("summary")).textContent = `${length} ${length === 1 ? "line" : "lines"} on random numbers`;
}

/** @param {boolean} isNewestFirst */
function emptyFold(isNewestFirst) {
  const fold = document.createElement("details");
  const lines = document.createElement("ol");
  lines.reversed = isNewestFirst;
  fold.className = "fold";
  fold.append(document.createElement("summary"), lines);
  return fold;
}

/** Open the fold that a line lies in, if it does. @param {Element} line */
export function unfold(line) {
  const fold = line.closest("details.fold");
  if (fold instanceof HTMLDetailsElement) fold.open = true;
}

/** Whether an entry says nothing but that a turn or a phase begins. @param {any} entry */
export const isBeginning = ({ type, told }) => told?.weight === "silent" && !String(type).startsWith("game.") && String(type).endsWith("_began");

/** The seat whose turn begins; null for a phase. @param {any} entry @returns {number | null} */
export const seatOfTurn = ({ data }) => (typeof data?.seat === "number" ? data.seat : null);

/** A heading's line. @param {"chapter" | "turn"} of @param {string} title @param {boolean} [isInChapter] */
export function heading(of, title, isInChapter = false) {
  const made = document.createElement("li");
  const words = document.createElement(isInChapter ? "h4" : "h3");
  made.className = of;
  words.textContent = title;
  made.append(words);
  return made;
}
