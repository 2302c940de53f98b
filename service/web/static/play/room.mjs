/**
 * Room on a table for words that belong to it: where nothing lies; if there is none, over what matters least.
 */

import { freeBoxes, placeIn } from "../shared/free_room.mjs";
import { boxAt } from "./places.mjs";

/** @typedef {import("./motion/steps.mjs").Step} Step */
/** @typedef {import("../shared/free_room.mjs").Box} Box */

const WIDTHS = [640, 440, 320, 232]; // of the words, the best first
const NAMES = "#board :is(.opens, .shows, .head, .course, .phase, .danger), #rail .person, #last, #offers :is(.act, .button), #notes > *";
const PIECES = "#board .lies, #board .thing.kind:not([data-form=sheet] .thing)";
const small = matchMedia("(max-width: 51.99rem), (max-height: 30rem)");

/** Lay a step's sentence where it covers the least. @param {HTMLElement} at @param {Step} step */
export function layMoment(at, step) {
  const moved = step.moves.flat().flatMap(({ what, from, to }) => [from, to].map((each) => boxAt(each, what))).filter((each) => each !== null);
  lay(at, WIDTHS, moved, middle(roomOf()));
}

/** Lay words at things, and neither over them nor over answers. @param {HTMLElement} at @param {HTMLElement[]} things */
export function layAt(at, things) {
  const boxes = boxesOf(things.filter(isShown));
  lay(at, WIDTHS.slice(1), boxes, boxes[0] ? middle(boxes[0]) : middle(roomOf()));
}

/** @param {HTMLElement} at @param {number[]} widths @param {Box[]} kept what is covered last @param {{x: number, y: number}} near */
function lay(at, widths, kept, near) {
  const room = roomOf();
  const [names, pieces] = [drawn(NAMES), drawn(PIECES)];
  at.style.transform = "none";
  for (const taken of [[...names, ...kept, ...zones(), ...pieces], [...names, ...kept, ...pieces, ...zones("#rail")], [...names, ...kept], kept]) {
    const free = freeBoxes(room, taken);
    for (const width of widths) {
      at.style.width = "max-content";
      at.style.maxWidth = `${Math.min(width, room.right - room.left - 16)}px`;
      const place = placeIn({ width: at.offsetWidth, height: at.offsetHeight }, near, free);
      if (place) return move(at, place.left, place.top);
    }
  }
  const { x, y } = middle(room);
  move(at, x - at.offsetWidth / 2, y - at.offsetHeight / 2);
}

/** @param {HTMLElement} at @param {number} left @param {number} top */
const move = (at, left, top) => void Object.assign(at.style, { left: `${Math.round(left)}px`, top: `${Math.round(top)}px`, right: "auto", bottom: "auto" });

/** @param {Box} box */
const middle = ({ left, top, right, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** All of the window but the strip and the drawer next to the table. @returns {Box} */
function roomOf() {
  const top = document.getElementById("strip")?.getBoundingClientRect().bottom ?? 0;
  const drawer = document.getElementById("drawer")?.getBoundingClientRect();
  return { left: 0, top, right: small.matches || !drawer?.width ? innerWidth : drawer.left, bottom: innerHeight };
}

/** @param {Element} each */
const isShown = (each) => each.checkVisibility();

/** The boxes of elements that have a size. @param {Element[]} elements */
const boxesOf = (elements) => elements.map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width > 1 && height > 1);

/** @param {string} selector @returns {Box[]} */
const drawn = (selector) => boxesOf([...document.querySelectorAll(selector)].filter(isShown));

/** Around the things of each zone that has any. @param {string} [within] @returns {Box[]} */
function zones(within = "#board, #rail") {
  const found = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`:is(${within}) .zone`)]);
  return found.flatMap((zone) => {
    if (zone.classList.contains("ground")) return zone.checkVisibility() ? [zone.getBoundingClientRect()] : [];
    const things = boxesOf([...zone.querySelectorAll(".thing")]);
    if (!things.length) return [];
    const [left, top] = [Math.min(...things.map((each) => each.left)), Math.min(...things.map((each) => each.top))];
    const [right, bottom] = [Math.max(...things.map((each) => each.right)), Math.max(...things.map((each) => each.bottom))];
    return [{ left, top, right, bottom }];
  });
}
