/**
 * What moved since one's last answer, as thin arrows on the table in the colours of the seats: under its cards, over its boards.
 */

import { boxAt, zoneAt } from "../places.mjs";

/** @typedef {import("./steps.mjs").Move} Move */

const SVG = "http://www.w3.org/2000/svg";
const MOST = 24;

/** Draw the arrows of moves; none for none. @param {Move[]} moves */
export function drawGhosts(moves) {
  document.getElementById("ghosts")?.remove();
  const board = document.getElementById("board");
  const origin = board?.getBoundingClientRect();
  const arrows = origin ? moves.slice(-MOST).map((each) => arrow(each, origin)).filter((each) => each !== null) : [];
  if (!board || !arrows.length) return;
  const layer = document.createElementNS(SVG, "svg");
  layer.id = "ghosts";
  layer.setAttribute("aria-hidden", "true");
  layer.append(...arrows);
  layer.classList.toggle("over", board.querySelector(".ground") !== null);
  board.append(layer);
}

/** @param {Move} move @param {DOMRect} origin the table, which cuts off what leads beyond it */
function arrow({ what, from, to }, origin) {
  const [start, end] = [boxAt(from, what), boxAt(to, what)];
  if (!start || !end || from === to) return null;
  const [a, b] = [middle(start, origin), middle(end, origin)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 1) return null;
  const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const path = document.createElementNS(SVG, "path");
  const wing = (/** @type {number} */ side) => `M ${b.x} ${b.y} l ${-9 * x + side * 5 * y} ${-9 * y - side * 5 * x}`;
  path.setAttribute("d", `M ${a.x} ${a.y} L ${b.x} ${b.y} ${wing(1)} ${wing(-1)}`);
  path.style.stroke = colourOf(from) ?? colourOf(to) ?? "";
  return path;
}

/** @param {DOMRect} box @param {DOMRect} origin */
const middle = ({ left, top, width, height }, origin) => ({ x: left + width / 2 - origin.left, y: top + height / 2 - origin.top });

/** The colour of the seat whose zone it is. @param {string | null | undefined} place */
function colourOf(place) {
  const seat = zoneAt(place)?.dataset.seat;
  const sign = seat ? document.querySelector(`[data-place="seat:${CSS.escape(seat)}"] .sign`) : null;
  return sign ? getComputedStyle(sign).color : null;
}
