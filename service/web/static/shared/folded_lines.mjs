/**
 * Lines of a log that belong together, as one: the last of them, with the lines before it in a fold.
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
