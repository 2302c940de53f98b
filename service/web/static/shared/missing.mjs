/**
 * What is missing in a form, said at its field in our words and in place of the browser's own bubble, for all forms of a page.
 */

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */

/** @type {WeakSet<HTMLFormElement>} forms whose first field that lacks something was shown in this attempt to send them */
const shown = new WeakSet();
let count = 0;

document.addEventListener("invalid", (event) => {
  const field = /** @type {Field} */ (event.target);
  event.preventDefault();
  if (!field.form || shown.has(field.form)) return;
  const { form } = field;
  shown.add(form);
  setTimeout(() => shown.delete(form));
  clear(form);
  show(field);
}, true);

for (const kind of ["input", "change", "reset"]) {
  document.addEventListener(kind, ({ target }) => {
    const form = target instanceof HTMLFormElement ? target : /** @type {Field} */ (target).form;
    if (form) clear(form);
  });
}

/** @param {Field} field */
function show(field) {
  const said = document.createElement("p");
  said.className = "error missing";
  said.id = `missing-${++count}`;
  said.setAttribute("role", "alert");
  said.textContent = inWords(field);
  (field.closest(field.type === "radio" ? "fieldset" : "fieldset, label, .stepper") ?? field).after(said);
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", said.id);
  const pressed = field.closest("fieldset")?.querySelector("[data-put]:enabled, [data-words] > button");
  /** @type {HTMLElement} */ (pressed ?? field).focus();
}

/** Whether a field is filled by pressing things. @param {Field} field */
const isSlot = (field) => field.dataset.slot !== undefined;

/** @param {HTMLFormElement} form */
function clear(form) {
  for (const field of form.querySelectorAll("[aria-invalid][aria-describedby^=missing-]")) {
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
  }
  for (const said of form.querySelectorAll(".missing")) said.remove();
}

/** @param {Field} field */
function inWords(field) {
  const { validity, validationMessage } = field;
  if (!validity.valueMissing) return range(field) ?? validationMessage;
  const called = labelOf(field);
  if (field instanceof HTMLSelectElement || field.type === "radio" || isSlot(field)) return called ? `Choose first: ${called}.` : "Choose one of these first.";
  if (field.type === "checkbox") return "Tick this first.";
  return called ? `Fill this in first: ${called}.` : "Fill this in first.";
}

/** The numbers that a field takes, for one that holds another; null for other faults. @param {Field} field */
function range(field) {
  const { rangeUnderflow, rangeOverflow } = field.validity;
  if (!(field instanceof HTMLInputElement) || field.type !== "number" || !(rangeUnderflow || rangeOverflow)) return null;
  const { min, max } = field;
  return min && max ? `A number from ${min} to ${max}.` : min ? `A number from ${min} on.` : `A number up to ${max}.`;
}

/** The name of a field, or of the group it is a choice of. @param {Field} field */
function labelOf(field) {
  const group = field.type === "radio" || isSlot(field) ? field.closest("fieldset")?.querySelector("legend") : field.labels?.[0];
  const texts = [...(group?.childNodes ?? [])].filter((each) => each.nodeType === Node.TEXT_NODE || each.nodeName === "SPAN").map((each) => each.textContent);
  return texts.join(" ").replace(/\s+/g, " ").trim().replace(/[.:?]$/, "");
}
