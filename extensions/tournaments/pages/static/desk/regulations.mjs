/**
 * Regulations as a form: filled from a value, and read back as the differences.
 */

/** @param {any} value @param {string} path */
const memberOf = (value, path) => path.split(".").reduce((each, name) => each?.[name], value);

/** Show regulations in the form. @param {HTMLElement} form @param {any} value */
export function fillRegulations(form, value) {
  const { scored } = /** @type {HTMLElement} */ (form.querySelector("[data-scored]")).dataset;
  for (const option of form.querySelectorAll("[data-needs]")) option.isOut = !isThere(option.dataset.needs, value, scored.split(" "));
  for (const field of inputs(form)) {
    const now = memberOf(value, field.dataset.path);
    field.disabled = now === undefined;
    (field.closest("label") ?? field).hidden = now === undefined;
    if (field.dataset.kind === "tick") field.checked = Boolean(now);
    else if (field.dataset.kind === "several") for (const each of field.elements) each.checked = Boolean(now?.includes(each.value));
    else if (field.dataset.kind === "order") showOrder(field, now ?? []);
    else field.value = now === null || now === undefined ? "" : field.dataset.kind === "minutes" ? String(now / 60) : field.dataset.kind === "list" ? now.join(", ") : String(now);
    if (field.dataset.kind === "choice") offer(field);
  }
}

/** Whether a choice's requirements are met. @param {string} needs @param {any} value the regulations @param {string[]} scored games that count scores */
export const isThere = (needs, value, scored) => ({ scores: () => scored.includes(value.ruleset), boards: () => value.comparison !== null, own: () => value.points.scheme === "own" })[needs]?.() ?? false;

/** Offer the choices, and select the present one. @param {any} select */
function offer(select) {
  for (const option of select.options) option.hidden = option.disabled = Boolean(option.isOut) && option.value !== select.value;
}

/** Show choices in their order, and one more to choose. @param {any} field @param {string[]} chosen */
function showOrder(field, chosen) {
  field.dataset.now = JSON.stringify(chosen);
  [...field.elements].forEach((select, nth) => {
    select.value = chosen[nth] ?? "";
    select.onchange = () => showOrder(field, reordered(chosen, nth, select.value));
    select.closest("label").hidden = nth > chosen.length;
    offer(select);
    select.nextElementSibling.textContent = select.selectedOptions[0].dataset.says ?? "";
  });
}

/** An order with another value in one place: if the value stood elsewhere, the two swap; an empty value removes the place. @param {string[]} chosen @param {number} nth @param {string} value @returns {string[]} */
export function reordered(chosen, nth, value) {
  const found = chosen.map((each) => (each === value && nth < chosen.length ? chosen[nth] : each));
  found[nth] = value;
  return [...new Set(found.filter(Boolean))];
}

/** The form's differences from a value. @param {HTMLElement} form @param {any} value @returns {any} */
export function changedRegulations(form, value) {
  const found = {};
  for (const field of inputs(form)) {
    if (field.disabled) continue;
    const now = memberOf(value, field.dataset.path);
    const said = saidIn(field, now);
    if (JSON.stringify(said) !== JSON.stringify(now)) put(found, field.dataset.path, said);
  }
  return found;
}

/** @param {any} field @param {any} now what stands there: several that are ticked keep their order */
function saidIn({ dataset, checked, value, elements }, now) {
  if (dataset.kind === "order") return JSON.parse(dataset.now);
  if (dataset.kind === "several") {
    const ticked = [...elements].filter((each) => each.checked).map((each) => each.value);
    return [...now.filter((/** @type {string} */ each) => ticked.includes(each)), ...ticked.filter((each) => !now.includes(each))];
  }
  if (dataset.kind === "tick") return checked;
  if (dataset.kind === "list") return value.split(/[\s,]+/).filter(Boolean);
  if (dataset.kind === "number" || dataset.kind === "minutes") return value === "" ? null : Number(value) * (dataset.kind === "minutes" ? 60 : 1);
  return value;
}

/** @param {any} into @param {string} path @param {any} value */
export function put(into, path, value) {
  const names = path.split(".");
  const last = /** @type {string} */ (names.pop());
  const place = names.reduce((each, name) => (each[name] ??= {}), into);
  place[last] = value;
}

/** Options of a game that are otherwise than usual. @param {HTMLElement} form @param {string} game @returns {any} */
export function changedOptions(form, game) {
  const fields = /** @type {any[]} */ ([...form.querySelectorAll(`[data-game="${CSS.escape(game)}"] [data-option]`)]);
  const said = fields.map((field) => [field.dataset.option, field.type === "checkbox" ? String(field.checked) : field.value || "null", field.dataset.usual]);
  return Object.fromEntries(said.filter(([, now, usual]) => now !== usual).map(([name, now]) => [name, JSON.parse(now)]));
}

/** @param {HTMLElement} form @returns {any[]} */
const inputs = (form) => [...form.querySelectorAll("[data-path]")];
