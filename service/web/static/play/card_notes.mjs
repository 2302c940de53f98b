/**
 * Notes of one's own on things: short texts, written beside a thing's words, and kept in this browser by game and zone.
 * A place in a hand has no name, so a note on a hidden card is one on all hidden cards of its hand, and lies on the first.
 */

import { keep, kept } from "../shared/games.mjs";

const LONGEST = 60;

const game = () => document.getElementById("table")?.dataset.game ?? "";

/** What a thing's note is kept under: its zone and, since a place tells nothing, its name. @param {HTMLElement} thing */
const keyOf = (thing) => `${thing.closest(".zone")?.getAttribute("data-zone")}/${thing.dataset.id}${thing.dataset.at ? `/${thing.dataset.at}` : ""}`;

/** Listen on the table. @param {HTMLElement} table @param {CustomEvent} [first] a thing that is asked about already */
export function prepareCardNotes(table, first) {
  if (first) offerNote(first.detail);
  document.addEventListener("tells", (event) => offerNote(/** @type {CustomEvent<{at: HTMLElement, more: Element}>} */ (event).detail));
  new MutationObserver(show).observe(table, { childList: true });
  show();
}

/** A field for the note beside a thing's words. @param {{at: HTMLElement, more: Element}} told */
function offerNote({ at, more }) {
  if (!at.closest(".zone")) return;
  const field = Object.assign(document.createElement("input"), { type: "text", maxLength: LONGEST, value: kept(game()).notes?.[keyOf(at)] ?? "" });
  const label = Object.assign(document.createElement("label"), { className: "note-field", textContent: "Your note, for you alone" });
  label.append(field);
  field.addEventListener("input", () => write(at, field.value.trim()));
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter") document.getElementById("tells")?.hidePopover();
  });
  more.append(label);
}

/** @param {HTMLElement} thing @param {string} text */
function write(thing, text) {
  const { [keyOf(thing)]: _, ...rest } = kept(game()).notes ?? {};
  keep(game(), { notes: text ? { ...rest, [keyOf(thing)]: text } : rest });
  show();
}

/** Lay every note on its thing. */
function show() {
  const notes = kept(game()).notes ?? {};
  const laid = new Set();
  for (const each of document.querySelectorAll("#table .own-note")) each.remove();
  if (!Object.keys(notes).length) return;
  for (const thing of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(":is(#board, #rail) .zone .thing[data-id]"))) {
    const key = keyOf(thing);
    if (!notes[key] || laid.has(key)) continue;
    laid.add(key);
    const note = Object.assign(document.createElement("span"), { className: "own-note", textContent: notes[key] });
    note.title = `Your note: ${notes[key]}`;
    thing.append(note);
  }
}
