/**
 * Regulations as a form: filled from a value, and read back as what is otherwise.
 */

/** @param {any} value @param {string} path */
const memberOf = (value, path) => path.split(".").reduce((each, name) => each?.[name], value);

/** Show regulations in the form. @param {HTMLElement} form @param {any} value */
export function fillRegulations(form, value) {
  for (const field of inputs(form)) {
    const now = memberOf(value, field.dataset.path);
    field.disabled = now === undefined;
    field.closest("label").hidden = now === undefined;
    if (field.dataset.kind === "tick") field.checked = Boolean(now);
    else field.value = now === null || now === undefined ? "" : field.dataset.kind === "minutes" ? String(now / 60) : field.dataset.kind === "list" ? now.join(", ") : String(now);
  }
}

/** What the form says otherwise than a value. @param {HTMLElement} form @param {any} value @returns {any} */
export function changedRegulations(form, value) {
  const found = {};
  for (const field of inputs(form)) {
    if (field.disabled) continue;
    const said = saidIn(field);
    if (JSON.stringify(said) !== JSON.stringify(memberOf(value, field.dataset.path))) put(found, field.dataset.path, said);
  }
  return found;
}

/** @param {any} field */
function saidIn({ dataset, checked, value }) {
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
