/**
 * Sealed answers that are opened together: they hang face down with the signs of their seats, and then turn over at once.
 */

import { plateOf, thingAt } from "../places.mjs";
import { flat, line, turnOver } from "./shown_things.mjs";
import { sealedMoves } from "./steps.mjs";

/** @typedef {import("./steps.mjs").Step} Step */

const NONE = "–"; // of a seat that has answered nothing that is said

/** @param {string} seat */
const namesOf = (seat) => (plateOf(seat)?.closest("#rail") ? ["You", "you"] : [plateOf(seat)?.dataset.name ?? ""]);

/** The answers of a step, sealed, side by side. @param {Step} step */
export function sealedRow(step) {
  const row = document.createElement("div");
  row.className = "sealed";
  for (const { what, from } of sealedMoves(step.moves.flat())) {
    const seat = String(what.of);
    const made = document.createElement("span");
    const seal = document.createElement("span");
    const shown = thingAt(from, what);
    made.dataset.of = seat;
    seal.className = "turned";
    if (shown) seal.append(flat(shown));
    else seal.append(Object.assign(document.createElement("b"), { className: "seal", textContent: "?" }));
    made.append(seal, line("small", namesOf(seat)[0], Number(seat)));
    row.append(made);
  }
  return row;
}

/** Turn them over to what each seat has answered, by the sentences of the text. What is said of several at once is returned. @param {Element} row @param {string} text @param {number} ms that it takes, 0 for no time @returns {string[]} */
export function openSealed(row, text, ms) {
  const sentences = text.split(/(?<=\.) (?=\p{Lu})/u);
  const rest = new Set(sentences);
  const seals = /** @type {HTMLElement[]} */ ([...row.querySelectorAll("[data-of]")]);
  const isOfSeveral = (/** @type {string} */ sentence) => seals.filter(({ dataset }) => namesOf(dataset.of ?? "").some((name) => sentence.includes(name))).length > 1;
  for (const each of seals) {
    const names = namesOf(each.dataset.of ?? "");
    const own = sentences.find((sentence) => names.some((name) => sentence.startsWith(`${name} `)) && !isOfSeveral(sentence));
    const name = names.find((it) => own?.startsWith(it)) ?? "";
    const isNamed = own !== undefined || names.some((it) => text.includes(it));
    if (own) rest.delete(own);
    const seal = /** @type {HTMLElement} */ (each.querySelector(".turned"));
    const back = /** @type {HTMLElement | null} */ (seal.firstElementChild);
    const answer = Object.assign(document.createElement("b"), { className: "answer", textContent: own ? own.slice(name.length + 1).replace(/\.$/, "") : isNamed ? "✓" : NONE });
    each.classList.toggle("misses", !isNamed);
    seal.replaceChildren(answer);
    if (ms) turnOver(seal, back, ms, 0);
  }
  return [...rest];
}
