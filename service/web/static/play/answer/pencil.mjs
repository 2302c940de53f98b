/**
 * One's own marks on sheets, in pencil: kept in this browser, and sent to nobody unless one shows them to all. A tap crosses a cell
 * out, as do drawing over cells, the head of a row or column, and a thing that excludes cells.
 */

import { keep, kept } from "../../shared/games.mjs";
import { announce } from "../../table/log.mjs";
import { sendTogether, usesAt } from "./cells.mjs";
import { which } from "./which.mjs";

/** @typedef {{cells: string[], rows: string[]}} Marks of a zone. rows: what lay in its seat's rows; if that is not how these begin now, the marks are of an earlier subject */

const FAR = 4; // pixels, from which on it is no tap

/** @param {string} name */
const zoneOf = (name) => /** @type {HTMLElement | null} */ (document.querySelector(`#board [data-zone="${CSS.escape(name)}"]`));

const game = () => document.getElementById("table")?.dataset.game ?? "";

/** Whether a cell takes one's own marks: its sheet takes public ones aside, no answer is being put together, and nobody has marked it. @param {Element | null} at */
export const takesPencil = (at) =>
  at instanceof HTMLElement && at.dataset.at !== undefined && at.dataset.face === "open" && isMarked(sheetOf(at)) && !document.querySelector(".act.chosen");

/** @param {Element} at */
const sheetOf = (at) => /** @type {HTMLElement} */ (at.closest(".zone"));

/** @param {Element | null} sheet */
const isMarked = (sheet) => sheet !== null && usesAt(sheet).some((each) => each.aside);

/** Listen on the table. @param {HTMLElement} table */
export function preparePencil(table) {
  table.addEventListener("pointerdown", (event) => {
    const at = event.target instanceof Element ? event.target.closest(".thing[data-at]") : null;
    if (event.isPrimary && event.button === 0 && takesPencil(at)) draw(/** @type {HTMLElement} */ (at), event);
  });
  table.addEventListener("click", ({ target }) => {
    const head = target instanceof Element ? target.closest(".head[data-head]") : null;
    const opener = target instanceof Element ? target.closest("button.pencil") : null;
    if (head instanceof HTMLElement) toggleAll(headed(head));
    else if (opener instanceof HTMLElement) void offerAll(opener);
  });
  for (const [begins, is] of /** @type {const} */ ([["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]))
    table.addEventListener(begins, ({ target }) => hint(target, is));
  document.addEventListener("tells", (event) => offerExcluded(/** @type {CustomEvent<{at: HTMLElement, more: Element}>} */ (event).detail));
  new MutationObserver(show).observe(table, { childList: true });
  show();
}

/** Cross a cell out, or clear it. @param {HTMLElement} at */
export const togglePencil = (at) => change([at], !isOwn(at));

/** @param {Element} at */
const isOwn = (at) => at.hasAttribute("data-own");

/** @param {Element} sheet @returns {HTMLElement[]} */
const cellsOf = (sheet) => [.../** @type {NodeListOf<HTMLElement>} */ (sheet.querySelectorAll(".thing[data-at]"))];

/** Cells that are open to all. @param {Element} sheet */
const openIn = (sheet) => cellsOf(sheet).filter((each) => each.dataset.face === "open");

/** What lies in the rows of a sheet's seat. @param {Element} sheet */
const rowsBeside = (sheet) => [...(sheet.closest("[data-seat].seat, .rail")?.querySelectorAll("[data-form=row] .thing") ?? [])].map((each) => each.getAttribute("data-id") ?? "");

/** Marks of a sheet, if they are of what it is about now. @param {HTMLElement} sheet @returns {string[]} */
function marksOn(sheet) {
  const found = kept(game()).pencil?.[sheet.dataset.zone ?? ""];
  const rows = rowsBeside(sheet);
  return found && found.rows.every((each, nth) => rows[nth] === each) ? found.cells : [];
}

/** @param {HTMLElement} sheet @param {string[]} cells */
function store(sheet, cells) {
  keep(game(), { pencil: { ...kept(game()).pencil, [sheet.dataset.zone ?? ""]: { cells, rows: rowsBeside(sheet) } } });
}

/** Cross cells of one sheet out, or clear them. @param {HTMLElement[]} cells @param {boolean} isCrossed */
function change(cells, isCrossed) {
  if (!cells.length) return;
  const sheet = sheetOf(cells[0]);
  const names = new Set(cells.map((each) => each.dataset.at ?? ""));
  const others = marksOn(sheet).filter((each) => !names.has(each));
  store(sheet, isCrossed ? [...others, ...names] : others);
  show();
  announce([`${cells.length === 1 ? cells[0].dataset.name : `${cells.length} cells`}: ${isCrossed ? "crossed out" : "cleared"}, for you alone.`]);
}

/** Cross these cells out; if all are, clear them. @param {HTMLElement[]} cells */
const toggleAll = (cells) => change(cells, !cells.every(isOwn));

/** Show one's own marks and what they leave, with heads for rows and columns. */
function show() {
  for (const sheet of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#board .zone[data-form=sheet]"))) {
    const marks = marksOn(sheet);
    const own = openIn(sheet).filter((each) => each.toggleAttribute("data-own", marks.includes(each.dataset.at ?? "")));
    if (!isMarked(sheet)) continue;
    for (const each of openIn(sheet)) each.getAttribute("role") === "button" ? each.setAttribute("aria-pressed", String(isOwn(each))) : each.removeAttribute("aria-pressed");
    addHeads(sheet);
    count(sheet, own.length);
  }
  for (const zone of Object.keys(kept(game()).pencil ?? {})) if (!zoneOf(zone) && document.querySelector("#board .seat")) forgetMarks(zone);
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#board [data-excludes]"))) {
    const left = excludedBy(each).filter((cell) => !isOwn(cell)).length;
    if (left) each.dataset.left = String(left);
    else delete each.dataset.left;
  }
}

/** @param {string} zone */
function forgetMarks(zone) {
  const { [zone]: _, ...rest } = kept(game()).pencil ?? {};
  keep(game(), { pencil: rest });
}

/** Say how many cells one crossed out, where that leads to what can be done with all of them. @param {HTMLElement} sheet @param {number} own */
function count(sheet, own) {
  const plate = sheet.querySelector(":scope > .plate");
  const old = sheet.querySelector("button.pencil");
  if (plate instanceof HTMLElement) plate.dataset.all ??= plate.textContent ?? "";
  if (!own || !(plate instanceof HTMLElement)) {
    old?.remove();
    if (old && plate instanceof HTMLElement) plate.textContent = plate.dataset.all ?? "";
    return;
  }
  const shown = old ?? Object.assign(document.createElement("button"), { type: "button", className: "pencil" });
  shown.textContent = `✎ ${own}`;
  shown.setAttribute("aria-label", `${own} crossed out by you alone: show or clear them`);
  plate.after(shown);
  const left = openIn(sheet).length - own;
  plate.textContent = `${left} of ${cellsOf(sheet).length} left`;
  const tab = sheet.closest(".seat")?.querySelector(".opens b")?.firstChild;
  if (tab) tab.nodeValue = String(left);
}

/** A head for each row and column of a sheet whose cells have names of two parts. @param {HTMLElement} sheet */
function addHeads(sheet) {
  const things = sheet.querySelector(".things");
  if (!things || things.querySelector(".head")) return;
  const cells = cellsOf(sheet);
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const each of cells) {
    const [row, column] = partsOf(each);
    if (column === undefined) return;
    names.set(row, (each.dataset.name ?? "").split(" ")[0]).set(column, each.textContent?.trim() ?? "");
  }
  for (const [part, name] of names) {
    const isNumber = cells.some((each) => partsOf(each)[1] === part);
    const head = Object.assign(document.createElement("button"), { type: "button", className: "head", textContent: isNumber ? name : "", tabIndex: -1 });
    head.dataset.head = part;
    head.toggleAttribute("data-suit", !isNumber);
    head.setAttribute("aria-label", `Cross out ${name}, for you alone`);
    head.title = head.ariaLabel ?? "";
    things.append(head);
  }
}

/** @param {HTMLElement} cell */
const partsOf = (cell) => (cell.dataset.at ?? "").split("-");

/** The open cells of a row or column. @param {HTMLElement} head */
const headed = (head) => openIn(sheetOf(head)).filter((each) => partsOf(each).includes(head.dataset.head ?? ""));

/** The open cells that a thing excludes. @param {HTMLElement} thing */
function excludedBy(thing) {
  const [zone, names] = /** @type {[string, string[]]} */ (JSON.parse(thing.dataset.excludes ?? '["", []]'));
  const sheet = zoneOf(zone);
  return sheet && isMarked(sheet) ? openIn(sheet).filter((each) => names.includes(each.dataset.at ?? "")) : [];
}

/** Show which cells a thing would cross out. @param {EventTarget | null} target @param {boolean} is */
function hint(target, is) {
  const thing = target instanceof Element ? target.closest("[data-excludes]") : null;
  if (thing instanceof HTMLElement) for (const each of excludedBy(thing)) each.classList.toggle("would", is && !isOwn(each));
}

/** Offer beside a thing's words to cross out what it excludes. @param {{at: HTMLElement, more: Element}} told */
function offerExcluded({ at, more }) {
  const cells = excludedBy(at);
  if (!cells.length) return;
  const left = cells.filter((each) => !isOwn(each));
  const text = left.length ? `Cross out the ${left.length} that this clue excludes` : `Clear the ${cells.length} that this clue excludes`;
  const button = Object.assign(document.createElement("button"), { type: "button", className: "button", textContent: text });
  button.addEventListener("click", () => {
    change(left.length ? left : cells, left.length > 0);
    document.getElementById("tells")?.hidePopover();
  });
  more.append(button);
}

/** Ask what to do with all of one's own marks on a sheet. @param {HTMLElement} opener */
async function offerAll(opener) {
  const sheet = sheetOf(opener);
  const own = openIn(sheet).filter(isOwn);
  const ways = [{ title: "Show them to everybody", consequence: "All see them on this board, and a line of the log says so." }, { title: "Clear them", consequence: "" }];
  const taken = await which(`${own.length} crossed out by you alone`, /** @type {import("../../table/filling.mjs").Use[]} */ (/** @type {unknown} */ (ways)), { anchor: opener });
  if (taken < 0) return;
  if (taken === 0) sendTogether(own);
  change(own, false);
}

/** Draw over cells: each gets what the first one would. @param {HTMLElement} from @param {PointerEvent} begun */
function draw(from, begun) {
  const ended = new AbortController();
  const { signal } = ended;
  const isCrossed = !isOwn(from);
  /** @type {Set<HTMLElement>} */
  const over = new Set();
  document.addEventListener("pointermove", (event) => {
    if (event.pointerId !== begun.pointerId || Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY) < FAR) return;
    const at = document.elementFromPoint(event.clientX, event.clientY)?.closest(".thing[data-at]");
    if (!(at instanceof HTMLElement) || sheetOf(at) !== sheetOf(from) || (at === from && !over.size) || !takesPencil(at)) return;
    over.add(from).add(at);
    for (const each of over) each.toggleAttribute("data-own", isCrossed);
  }, { signal });
  for (const each of ["pointerup", "pointercancel"]) document.addEventListener(each, () => {
    ended.abort();
    if (!over.size) return;
    const swallow = (/** @type {Event} */ click) => click.stopPropagation();
    document.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener("click", swallow, { capture: true }));
    change([...over], isCrossed);
  }, { signal });
}
