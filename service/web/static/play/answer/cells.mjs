/**
 * Cells of a sheet: each stands for its name in the forms that ask for such a one, together with its sheet's subject.
 */

import { complete, has, limit, use } from "../../table/filling.mjs";

/** @typedef {import("../../table/filling.mjs").Use} Use */
/** @typedef {{type: string, field: string, with: Record<string, any>, sides: string[], aside: boolean}} CellUse the service's uses of cells: see `cell_uses` */

/** @type {{form: string, together: string, values: Set<string>, fill: (form: HTMLFormElement) => void}[]} taps that wait until the one before is answered */
let waiting = [];

/** @param {Element} at @returns {CellUse[]} */
export const usesAt = (at) => JSON.parse(at.closest("[data-cells]")?.getAttribute("data-cells") || "[]");

/** The use of a cell in a form; null if it has none. @param {Element} at @param {HTMLFormElement} form @returns {Use | null} */
export function cellUse(at, form) {
  const asked = at.hasAttribute("data-at") ? usesAt(at).find((each) => each.type === form.dataset.type) : undefined;
  const found = asked && use(form, asked.field, nameOf(at));
  if (!asked || !found) return null;
  const fill = () => {
    for (const [field, value] of beside(at, asked)) use(form, field, value)?.fill();
    use(form, asked.field, nameOf(at))?.fill();
  };
  return { ...found, fill, isAside: asked.aside };
}

/** Whether a form holds a cell's value. @param {Element} at @param {HTMLFormElement} form */
export function isPicked(at, form) {
  const asked = usesAt(at).find((each) => each.type === form.dataset.type);
  return asked !== undefined && has(form, asked.field, nameOf(at)) && Object.entries(asked.with).every(([field, value]) => has(form, field, value));
}

/** @param {Element} at */
const nameOf = (at) => at.getAttribute("data-at") ?? "";

/** The other fields that a cell fills: those on its sheet, and its other side. @param {Element} at @param {CellUse} asked @returns {[string, any][]} */
const beside = (at, asked) => [...Object.entries(asked.with), .../** @type {[string, any][]} */ (asked.sides.map((name) => [name, at.getAttribute("data-face") !== name]))];

/** Send a cell's command at once, with the cells tapped since the last was sent. @param {HTMLElement} at */
export const sendAside = (at) => sendTogether([at]);

/** Send the command of cells of one sheet that are to change alike. @param {HTMLElement[]} cells */
export function sendTogether(cells) {
  const asked = cells.length ? usesAt(cells[0]).find((each) => each.aside) : undefined;
  if (!asked) return;
  const together = JSON.stringify(beside(cells[0], asked));
  for (const each of cells) each.classList.add("sent");
  const values = cells.map(nameOf);
  const same = waiting.find((each) => each.form === asked.type && each.together === together);
  if (same) for (const each of values) same.values.add(each);
  else {
    const all = new Set(values);
    const fill = (/** @type {HTMLFormElement} */ form) => {
      for (const [field, value] of JSON.parse(together)) use(form, field, value)?.fill();
      for (const each of all) if (!has(form, asked.field, each)) use(form, asked.field, each)?.fill();
    };
    waiting.push({ form: asked.type, together, values: all, fill });
  }
  sendNext();
}

/** Send what waits, unless something is on its way. */
export function sendNext() {
  if (!waiting.length || document.getElementById("table")?.classList.contains("busy")) return;
  const [next, ...rest] = waiting;
  waiting = rest;
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector(`#offers form[data-type="${CSS.escape(next.form)}"]`));
  if (!form) return void (waiting = []);
  form.reset();
  next.fill(form);
  limit(form);
  const send = complete(form);
  if (send) form.requestSubmit(send);
}
