/**
 * Seats of a table as tabs, if its look allows that and there is no room for all: the open tab outlives redrawing.
 */

const small = matchMedia("(max-width: 51.99rem), (max-height: 30rem)");
const low = matchMedia("(max-height: 52rem)");
const short = matchMedia("(max-width: 51.99rem) and (max-height: 44rem), (max-height: 30rem)"); // if a board may scroll
const MANY = 4; // seats, for which a low window has no room

/** The seat that was opened last. */
let opened = "";

/** The zones of the middle that were asked for last, and at which decision. */
let panel = { id: "", decision: "" };

/** Listen in a part of the page that outlives its content. @param {HTMLElement} table */
export function prepareTabs(table) {
  table.addEventListener("click", ({ target }) => {
    const seat = target instanceof Element ? target.closest(".opens")?.closest("[data-seat]") : null;
    if (seat instanceof HTMLElement) (opened = seat.dataset.seat ?? ""), show();
    const button = target instanceof Element ? target.closest(".shows") : null;
    if (button instanceof HTMLElement) (panel = { id: button.dataset.panel ?? "", decision: decision() }), showPanel();
  });
  document.addEventListener("pointed", showPointed);
  new MutationObserver(() => (show(), showPanel())).observe(table, { childList: true });
  for (const each of [small, low, short]) each.addEventListener("change", show);
  show();
  showPanel();
}

const decision = () => document.getElementById("now")?.dataset.decision ?? "";

/** Whether something lies in a button's zones. @param {HTMLElement} button @param {string} what */
const isIn = ({ dataset }, what) =>
  (dataset.panel ?? "").split(" ").some((role) => document.querySelector(`#board [data-role="${CSS.escape(role)}"]:is(${what}), #board [data-role="${CSS.escape(role)}"] :is(${what})`) !== null);

/** Show the things that a lesson points at, if their zones are hidden. */
function showPointed() {
  const buttons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#board .shows")]).filter((each) => isIn(each, ".pointed"));
  if (!buttons.length || buttons.some((each) => each.dataset.panel === panel.id)) return;
  panel = { id: buttons[0].dataset.panel ?? "", decision: decision() };
  showPanel();
}

/** Show the zones that were asked for; at a new decision, the first in which something is asked about or can be answered. */
function showPanel() {
  const board = document.getElementById("board");
  const buttons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#board .shows")]);
  if (!board || !buttons.length) return;
  const about = buttons.find((each) => isIn(each, ".asked")) ?? buttons.find((each) => isIn(each, "[data-means]"));
  if (decision() && panel.decision !== decision()) panel = { id: about?.dataset.panel ?? panel.id, decision: decision() };
  board.dataset.panel = panel.id || (buttons[0].dataset.panel ?? "");
  for (const each of buttons) each.setAttribute("aria-pressed", String(each.dataset.panel === board.dataset.panel));
}

/** Open the seat that was opened last, at first one that has something to count. */
function show() {
  const seats = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#board[data-tabs] .seat")]);
  const board = document.getElementById("board");
  board?.classList.toggle("tabbed", seats.length > 0 && (small.matches || (low.matches && seats.length >= MANY)));
  const open = seats.find((each) => each.dataset.seat === opened) ?? seats.find((each) => each.querySelector(".opens b")) ?? seats[0];
  for (const each of seats) {
    each.classList.toggle("open", each === open);
    each.querySelector(".opens")?.setAttribute("aria-expanded", String(each === open));
  }
  if (board && short.matches && board.scrollHeight > board.clientHeight) board.tabIndex = 0; // keys scroll it
  else board?.removeAttribute("tabindex");
}
