/**
 * The moves since one's last answer, as thin arrows on the table in the colours of the seats: under its cards, over its boards.
 */

import { boxAt, plateOf, zoneAt } from "../places.mjs";

/** @typedef {import("./steps.mjs").Move} Move */

const SVG = "http://www.w3.org/2000/svg";
const MOST = 24;
const LEAST = 12; // pixels of an arrow
const END = 26; // length of an arrow's ends if there is little room
const small = matchMedia("(max-width: 51.99rem), (max-height: 30rem)");

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

/** From edge to edge; if there is little room, both ends only, since a line would cross the things between. @param {Move} move @param {DOMRect} origin the table, which clips arrows */
function arrow({ what, from, to }, origin) {
  const [start, end] = [boxAt(from, what), boxAt(to, what)];
  if (!start || !end || from === to) return null;
  const [a, b] = [middle(start, origin), middle(end, origin)];
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  if (far < 1) return null;
  const [x, y] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const [leaves, comes] = [depth(start, x, y), far - depth(end, x, y)];
  const [begun, ended] = comes - leaves > LEAST ? [leaves, comes] : [0, far];
  const at = (/** @type {number} */ way) => `${a.x + way * x} ${a.y + way * y}`;
  const line = small.matches && ended - begun > 2 * END ? `M ${at(begun)} L ${at(begun + END / 2)} M ${at(ended - END)} L ${at(ended)}` : `M ${at(begun)} L ${at(ended)}`;
  const wing = (/** @type {number} */ side) => `M ${at(ended)} l ${-9 * x + side * 5 * y} ${-9 * y - side * 5 * x}`;
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", `${line} ${wing(1)} ${wing(-1)}`);
  path.style.stroke = colourOf(from) ?? colourOf(to) ?? "";
  return path;
}

/** How far it is from the middle of a box to its edge, in a direction. @param {DOMRect} box @param {number} x @param {number} y */
const depth = ({ width, height }, x, y) => Math.min(width / 2 / Math.abs(x), height / 2 / Math.abs(y));

/** @param {DOMRect} box @param {DOMRect} origin */
const middle = ({ left, top, width, height }, origin) => ({ x: left + width / 2 - origin.left, y: top + height / 2 - origin.top });

/** The colour of the seat whose zone it is. @param {string | null | undefined} place */
function colourOf(place) {
  const sign = plateOf(zoneAt(place)?.dataset.seat)?.querySelector(".sign");
  return sign ? getComputedStyle(sign).color : null;
}
