/**
 * Boards: the effect of a lit cell and, if cells are too small to be hit, an enlarged view around the picked one, and a rose
 * of directions.
 */

const LEAST = 22; // pixels of a cell that needs no help
const LEAST_TOUCHED = 44; // the same, for fingers
const LARGE = 55;
const coarse = matchMedia("(pointer: coarse)");
const ARROWS = ["↖", "↑", "↗", "←", "", "→", "↙", "↓", "↘"];

/** Show the possible steps on boards with the present draft. @param {HTMLFormElement | null} chosen */
export function markBoards(chosen) {
  for (const cell of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".cell[data-signs]"))) sign(cell, chosen);
  for (const each of document.querySelectorAll(".rose")) each.remove();
  for (const frame of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".field"))) surround(frame, chosen);
}

/** Show a cell's effect on it: by the present draft, else if all commands that lead there agree. @param {HTMLElement} cell @param {HTMLFormElement | null} chosen */
function sign(cell, chosen) {
  const signs = JSON.parse(cell.dataset.signs ?? "{}");
  const all = [...new Set(Object.values(signs))];
  const said = chosen ? signs[chosen.dataset.type ?? ""] : all.length === 1 ? all[0] : "";
  if (said && cell.classList.contains("live")) cell.dataset.sign = said;
  else delete cell.dataset.sign;
}

/** @param {HTMLElement} frame @param {HTMLFormElement | null} chosen */
function surround(frame, chosen) {
  const board = /** @type {HTMLElement} */ (frame.firstElementChild);
  const lit = /** @type {HTMLElement[]} */ ([...frame.querySelectorAll(".cell.live:not(.other)")]);
  const all = /** @type {HTMLElement[]} */ ([...frame.querySelectorAll(".cell.picked")]);
  const picked = all.find((each) => begins(each, chosen)) ?? null;
  board.style.transform = "";
  frame.classList.toggle("near", false);
  if (!chosen || !lit.length) return;
  const size = Math.min(...lit.map(sizeOf));
  if (size >= (coarse.matches ? LEAST_TOUCHED : LEAST)) return;
  const here = frame.getBoundingClientRect();
  const boxes = (picked ? [picked] : lit).map((each) => each.getBoundingClientRect());
  const scale = LARGE / size;
  const middle = (/** @type {"x" | "y"} */ axis, /** @type {"width" | "height"} */ side) => {
    const low = Math.min(...boxes.map((box) => box[axis])) - here[axis];
    const high = Math.max(...boxes.map((box) => box[axis] + box[side])) - here[axis];
    return Math.max(here[side] - here[side] * scale, Math.min(0, here[side] / 2 - (scale * (low + high)) / 2));
  };
  const [x, y] = [middle("x", "width"), middle("y", "height")];
  board.style.transformOrigin = "0 0";
  board.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  frame.classList.toggle("near", true);
  for (const each of frame.querySelectorAll(".other")) if (!isWithin(each, here)) each.classList.remove("live");
  if (picked && all.length === 1) chosen.append(rose(picked, lit));
}

/** Whether the middle of a cell is in sight. @param {Element} cell @param {DOMRect} frame */
function isWithin(cell, { left, right, top, bottom }) {
  const box = cell.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x > left && x < right && y > top && y < bottom;
}

/** Whether a command begins at a cell. @param {HTMLElement} cell @param {HTMLFormElement | null} chosen */
const begins = (cell, chosen) => JSON.parse(cell.dataset.means ?? "[]").some((/** @type {[string, any]} */ [field, value]) => field === "type" && value === chosen?.dataset.type);

/** How large a cell is drawn, with the room around it. @param {HTMLElement} cell */
function sizeOf(cell) {
  const ground = /** @type {HTMLElement} */ (cell.closest(".ground"));
  return cell.dataset.x === undefined ? cell.offsetWidth : (ground.offsetWidth / Number(ground.dataset.columns)) * Number(cell.dataset.w ?? 1);
}

/** Keys for the directions of lit cells; of two in one direction the nearer has it, and the other a key of its own. @param {HTMLElement} from @param {HTMLElement[]} lit */
function rose(from, lit) {
  const made = document.createElement("div");
  made.className = "rose";
  /** @type {Map<number, HTMLElement[]>} */
  const ways = new Map();
  for (const cell of lit) {
    const [across, down] = [way(column(cell) - column(from), from), way(row(cell) - row(from), from)];
    const nth = 4 + across + 3 * down;
    ways.set(nth, [...(ways.get(nth) ?? []), cell].sort((one, other) => distance(from, one) - distance(from, other)));
  }
  const rest = [...ways.values()].flatMap((cells) => cells.slice(1));
  for (const [nth, arrow] of ARROWS.entries()) made.append(key(ways.get(nth)?.[0], arrow));
  made.append(...rest.map((cell) => key(cell, cell.dataset.at ?? "")));
  return made;
}

/** @param {HTMLElement | undefined} cell @param {string} text */
function key(cell, text) {
  if (!cell) return document.createElement("span");
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button";
  made.textContent = text;
  made.setAttribute("aria-label", [cell.dataset.name, cell.dataset.sign].filter(Boolean).join(": "));
  if (cell.dataset.sign) made.append(Object.assign(document.createElement("small"), { textContent: cell.dataset.sign }));
  made.addEventListener("click", (event) => (event.stopPropagation(), cell.click()));
  return made;
}

/** Its middle on its board. @param {HTMLElement} cell */
const column = (cell) => Math.round(cell.offsetLeft + cell.offsetWidth / 2);

/** @param {HTMLElement} cell */
const row = (cell) => Math.round(cell.offsetTop + cell.offsetHeight / 2);

/** Which way a difference goes: none within a quarter of a cell. @param {number} difference @param {HTMLElement} cell */
const way = (difference, cell) => (Math.abs(difference) < sizeOf(cell) / 4 ? 0 : Math.sign(difference));

/** @param {HTMLElement} from @param {HTMLElement} to */
const distance = (from, to) => Math.hypot(column(to) - column(from), row(to) - row(from));
