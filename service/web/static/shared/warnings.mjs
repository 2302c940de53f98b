/**
 * A page's lasting warnings in red: one line for each.
 */

/** Say it, or take it back with null. @param {string} name of the thing @param {string | null} text */
export function warn(name, text) {
  const place = /** @type {HTMLElement} */ (document.getElementById("changed-words"));
  const lines = /** @type {HTMLElement[]} */ ([...place.children]);
  const line = lines.find((each) => each.dataset.thing === name) ?? document.createElement("p");
  if (text === null) line.remove();
  else {
    line.dataset.thing = name;
    if (line.textContent !== text) line.textContent = text;
    if (!line.parentNode) place.append(line);
  }
  /** @type {HTMLElement} */ (document.getElementById("changed")).hidden = !place.childElementCount;
}
