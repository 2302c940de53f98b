/**
 * Moves on the screen: copies of things fly from the old place to the new one.
 */

import { boxAt, stopsBetween, thingAt, zoneAt } from "../places.mjs";

/** @typedef {import("./steps.mjs").Move} Move */
/** @typedef {{move: Move, copy: HTMLElement | null, from: DOMRect | null}} Departure */

const TURN = [{ transform: "rotateY(90deg)" }, { transform: "rotateY(0)" }];
const TUMBLE = [{ transform: "translateY(-60%) rotate(-400deg) scale(.8)" }, { transform: "translateY(0) rotate(-120deg)" }, { transform: "translateY(-18%) rotate(-40deg)" }, { transform: "none" }];
const APART_MS = 30; // things that turn over together do so one after the other

/** The data of moves, taken before the things change places. @param {Move[]} moves @returns {Departure[]} */
export function depart(moves) {
  return moves.map((move) => {
    const thing = thingAt(move.from, move.what);
    return { move, copy: thing ? copyOf(thing, move) : null, from: boxAt(move.from, move.what) };
  });
}

/** Let them fly, now that things lie in their new places. @param {Departure[]} departures @param {number} ms @returns {Animation[]} */
export function fly(departures, ms) {
  let turns = 0;
  return departures.flatMap(({ move, copy, from }) => {
    const to = boxAt(move.to, move.what);
    const thing = thingAt(move.to, move.what);
    if (move.from === move.to && thing) return [turn(thing, ms, Math.min(turns++ * APART_MS, ms))];
    if ((!move.from || !move.to) && zoneAt(move.from ?? move.to)?.dataset.form === "sheet") return []; // marks are there, or gone
    const flying = thing && move.what.coins === undefined ? copyOf(thing, move) : copy ?? (thing && copyOf(thing, move));
    const box = from ?? to;
    if (!flying || !box) return [];
    return [travel(flying, [box, ...stopsBetween(move.from, move.to)], to, ms, thing && move.what.coins === undefined ? thing : null)];
  });
}

/** Only mark origins and changes, for reduced motion. @param {Move[]} moves @param {number} ms */
export function point(moves, ms) {
  for (const { to, from, what } of moves) {
    const at = thingAt(to, what) ?? zoneAt(to) ?? zoneAt(from);
    if (!at) continue;
    at.classList.add("came");
    setTimeout(() => at.classList.remove("came"), Math.max(ms, 500));
  }
}

/** A copy of a thing at its place, to be moved by script. @param {HTMLElement} thing */
export function lift(thing) {
  const copy = copyOf(thing, { what: { count: Number(thing.dataset.count ?? 1) } });
  const { left, top, width, height } = thing.getBoundingClientRect();
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  sky().append(copy);
  return copy;
}

/** @param {HTMLElement} thing @param {Move} move */
function copyOf(thing, { what }) {
  const copy = /** @type {HTMLElement} */ (thing.cloneNode(true));
  for (const name of ["id", "role", "tabindex", "aria-label", "title", "data-means"]) copy.removeAttribute(name);
  copy.classList.remove("live", "picked", "came");
  const number = copy.querySelector(".number");
  const count = what.coins ?? what.count ?? 1;
  if (number) number.textContent = count > 1 || what.coins !== undefined ? String(count) : "";
  copy.classList.add("flying");
  return copy;
}

/** @returns {HTMLElement} above everything, hidden from screen readers */
function sky() {
  const there = document.getElementById("sky");
  if (there) return there;
  const made = document.createElement("div");
  made.id = "sky";
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

/** Let a copy travel; a thing whose look says how it comes (`--turned`, an angle) turns into its place at the end. @param {HTMLElement} copy @param {DOMRect[]} way the places on its way, first the old one @param {DOMRect | null} to @param {number} ms @param {HTMLElement | null} thing that waits for it */
function travel(copy, way, to, ms, thing) {
  const [from] = way;
  const size = to && thing ? to : from;
  Object.assign(copy.style, { left: `${size.left}px`, top: `${size.top}px`, width: `${size.width}px`, height: `${size.height}px` });
  sky().append(copy);
  if (thing) thing.style.visibility = "hidden";
  const shift = (/** @type {DOMRect} */ box) => {
    const scale = Math.min(box.width / size.width, box.height / size.height, 1.5) || 1;
    const [x, y] = [box.left + box.width / 2 - size.left - size.width / 2, box.top + box.height / 2 - size.top - size.height / 2];
    return `translate(${x}px, ${y}px) scale(${thing ? scale : 1})`;
  };
  const turned = thing && getComputedStyle(thing).getPropertyValue("--turned").trim();
  const tilt = turned ? ` rotate(${turned})` : "";
  const frames = to
    ? [...way.map((box) => ({ transform: shift(box) + tilt })), ...(tilt ? [{ transform: shift(to) + tilt, offset: 0.6 }] : []), { transform: shift(to) }]
    : [{ transform: shift(from), opacity: 1 }, { transform: shift(from), opacity: 0 }];
  const flight = copy.animate(frames, { duration: ms, easing: "ease-in-out", fill: "forwards" });
  const land = () => {
    copy.remove();
    if (thing) thing.style.visibility = "";
  };
  flight.finished.then(land, land);
  return flight;
}

/** A thing turns over at its place, and a die tumbles until it stops. @param {HTMLElement} thing @param {number} ms @param {number} delay */
const turn = (thing, ms, delay) => thing.animate(thing.classList.contains("die") ? TUMBLE : TURN, { duration: ms, delay, fill: "backwards", easing: "ease-out" });
