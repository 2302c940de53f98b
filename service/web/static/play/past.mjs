/**
 * The log as a way back: pointing at a line lights its moves, and choosing one shows the table as at that line.
 */

import { thingAt, zoneAt } from "./places.mjs";

/** @typedef {import("./motion/steps.mjs").Move} Move */
/** @typedef {{layAt: (version: number) => Promise<void>, layNow: () => Promise<void>, complain: (error: unknown) => void}} Table layAt: lays the things as they were; layNow: as they are */

/** @type {WeakMap<Element, Move[]>} moves, by line */
const moved = new WeakMap();
/** @type {HTMLElement | null} the line whose table is shown */
let shown = null;

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Whether the table is shown as it was. */
export const isPast = () => shown !== null;

/** Store the moves of a line. @param {HTMLLIElement} line @param {Move[]} moves */
export function keepMoves(line, moves) {
  moved.set(line, moves);
  line.tabIndex = -1;
  line.dataset.past = "";
}

/** Listen at the log. @param {Table} table */
export function prepareLog(table) {
  const log = at("log");
  log.before(banner(() => void backToNow(table)));
  for (const event of ["pointerover", "focusin"]) log.addEventListener(event, ({ target }) => light(lineOf(target)));
  for (const event of ["pointerleave", "focusout"]) log.addEventListener(event, () => light(null));
  log.addEventListener("click", (event) => {
    const isLink = event.target instanceof Element && event.target.closest("a, summary");
    const line = lineOf(event.target);
    if (line && !isLink) void show(table, line);
  });
  log.addEventListener("keydown", (event) => pressed(table, event));
}

/** @param {EventTarget | null} target @returns {HTMLLIElement | null} */
const lineOf = (target) => (target instanceof Element ? target.closest("li[data-past]") : null);

/** @param {HTMLElement | null} line */
function light(line) {
  for (const each of document.querySelectorAll(".lit")) each.classList.remove("lit");
  for (const { what, from, to } of (line && moved.get(line)) ?? []) (thingAt(to, what) ?? zoneAt(to) ?? zoneAt(from))?.classList.add("lit");
}

/** @param {Table} table @param {KeyboardEvent} event */
function pressed(table, event) {
  const lines = /** @type {HTMLLIElement[]} */ ([...at("log").querySelectorAll("li[data-past]")].filter((each) => each.checkVisibility()));
  const line = lineOf(event.target);
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const next = line ? lines.indexOf(line) + (event.key === "ArrowDown" ? 1 : -1) : 0;
    event.preventDefault();
    lines[next]?.focus();
  } else if (event.key === "Enter" && line === event.target && line) {
    event.preventDefault();
    void show(table, line);
  } else if (event.key === "Escape" && shown) {
    event.stopPropagation();
    void backToNow(table);
  }
}

/** @param {Table} table @param {HTMLLIElement} line */
async function show(table, line) {
  leave();
  shown = line;
  line.setAttribute("aria-current", "true");
  at("table").classList.add("past");
  at("then").hidden = false;
  /** @type {HTMLElement} */ (at("then").querySelector("span")).textContent = `The table after “${line.dataset.text}”`;
  await table.layAt(line.value).catch(table.complain);
}

/** @param {Table} table */
async function backToNow(table) {
  if (!shown) return;
  const line = shown;
  leave();
  line.focus({ preventScroll: true });
  await table.layNow().catch(table.complain);
}

/** Show the table as it is from now on. */
export function leave() {
  shown?.removeAttribute("aria-current");
  shown = null;
  at("table").classList.remove("past");
  at("then").hidden = true;
}

/** @param {() => void} back */
function banner(back) {
  const made = document.createElement("p");
  const button = document.createElement("button");
  made.id = "then";
  made.className = "row";
  made.hidden = true;
  made.setAttribute("role", "status");
  button.type = "button";
  button.className = "button";
  button.textContent = "Back to now";
  button.addEventListener("click", back);
  made.append(document.createElement("span"), " ", button);
  return made;
}
