/**
 * The choices of the last table with friends, by game, kept in this browser for the next one.
 */

const PLACE = "deaddrop.tables";

/** @typedef {Record<string, string | boolean>} Chosen by name of its field */

/** @returns {Record<string, Chosen>} by ruleset */
function all() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return {};
  }
}

/** The fields of a sheet, but the name of the player. @param {HTMLFormElement} form */
const fieldsOf = (form) => /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll("dialog input")]).filter(({ name }) => name !== "name");

/** @param {HTMLInputElement} field */
const nameOf = ({ name, dataset }) => name || (dataset.option ?? "");

/** Keep what is chosen. @param {HTMLFormElement} form */
export function keepLast(form) {
  /** @type {Chosen} */
  const chosen = {};
  for (const each of fieldsOf(form)) {
    if (each.type === "checkbox") chosen[nameOf(each)] = each.checked;
    else if (each.type !== "radio" || each.checked) chosen[nameOf(each)] = each.value;
  }
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...all(), [form.dataset.ruleset ?? ""]: chosen }));
  } catch {
    // Storage is full or forbidden: the next table begins as usual.
  }
}

/** Choose what was chosen last, as far as the game still offers it. @param {HTMLFormElement} form */
export function layLast(form) {
  const chosen = all()[form.dataset.ruleset ?? ""];
  if (!chosen) return;
  for (const each of fieldsOf(form)) {
    const value = chosen[nameOf(each)];
    if (each.type === "checkbox" && typeof value === "boolean") each.checked = value;
    if (each.type === "radio" && each.value === value) each.checked = true;
    if (each.type === "number" && typeof value === "string") each.value = value;
  }
}

/** Say next to the folded options which of them are not as usual. @param {HTMLFormElement} form */
export function sayChanged(form) {
  const fields = /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll(".options input")]);
  const place = form.querySelector("[data-changed]");
  if (place) place.textContent = fields.filter(isChanged).map(wordsOf).join(" · ");
}

/** @param {HTMLInputElement} field */
const isChanged = ({ type, value, defaultValue, checked, defaultChecked }) => (type === "number" ? value !== defaultValue : checked !== defaultChecked && (checked || type === "checkbox"));

/** A choice in few words: its label as far as the first comma or colon. @param {HTMLInputElement} field */
function wordsOf({ type, value, checked, labels }) {
  const words = labels?.[0].textContent?.trim().split(/[,:]/)[0] ?? "";
  return type === "number" ? `${words}: ${value}` : checked ? words : `not: ${words}`;
}
