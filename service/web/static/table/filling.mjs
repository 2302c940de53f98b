/**
 * Filling in an offer's form from elsewhere: the field for each value, and whether any is open.
 */

import { isLeft, putsOf, showSlots, slotsOf } from "../play/answer/slots.mjs";
import { showWords } from "../play/answer/words.mjs";

/** @typedef {{form: HTMLFormElement, isOpen: boolean, fill: () => void, title: string, consequence: string, button?: HTMLButtonElement, rule?: Element | null, isAside?: boolean, isStep?: boolean}} Use
 *   a value that a form can take. isOpen: whether its place is still free; title, consequence: its words; button: sends it at once; rule: the link to its rule, if it is shown.
 *   isAside: it is sent by a tap alone, and answers nothing; isStep: it is combined with others. */

/** @typedef {Omit<Use, "title" | "consequence"> & {step?: string}} Taking step: name of a value combined with others */

/** A form's use of a field's value; null if it does not ask for it. @param {HTMLFormElement} form @param {string} field @param {any} value @returns {Use | null} */
export function use(form, field, value) {
  if (field === "type") return form.dataset.type === value ? worded({ form, isOpen: true, fill() {}, button: complete(form) ?? undefined }) : null;
  const places = /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll(named(field))]);
  const found = places.map((place) => taking(form, place, value)).filter((each) => each !== null);
  const best = found.find((each) => each.isOpen) ?? found.find((each) => each.step === undefined);
  return best ? worded(best) : null;
}

/** A use by the words of the button that it sends, else of its form. @param {Taking} taking @returns {Use} */
function worded(taking) {
  const { form, button } = taking;
  return { ...taking, isStep: taking.step !== undefined, title: taking.step ?? (button?.name ? titleOf(button) : form.dataset.title ?? ""), consequence: consequenceOf(button, form) };
}

/** A button's words, without the effect. @param {HTMLElement} button */
export const titleOf = (button) => [...button.childNodes].filter((each) => each.nodeName !== "SMALL").map((each) => each.textContent).join("").trim();

/** The effect of a form's answer, as shown above its fields. @param {HTMLFormElement} form */
export const summaryOf = (form) => form.querySelector(".what > p")?.firstChild?.textContent?.trim() ?? "";

/** The effect of a choice in a form, else the form's effect. @param {HTMLElement | undefined} place @param {HTMLFormElement} form */
export const consequenceOf = (place, form) => place?.dataset.consequence ?? place?.querySelector(".then")?.textContent ?? summaryOf(form);

/** The effect of choices in a form, if a confirmation is needed before they are sent. @param {HTMLFormElement} form @param {HTMLElement | null} submitter */
export function stakeOf(form, submitter) {
  const chosen = form.querySelectorAll("input:checked[data-grave], [data-put][aria-pressed=true][data-grave]");
  const grave = [...(submitter?.hasAttribute("data-grave") ? [submitter] : []), ...chosen];
  const stakes = grave.map((each) => consequenceOf(/** @type {HTMLElement} */ (each), form));
  return stakes.join(" ") || (form.classList.contains("grave") ? summaryOf(form) : "");
}

/** @param {HTMLFormElement} form @param {any} place @param {any} value @returns {Taking | null} */
function taking(form, place, value) {
  if (place instanceof HTMLButtonElement) return says(place.value, value) ? { form, isOpen: true, fill() {}, button: place } : null;
  if (place.dataset.slot !== undefined) {
    const put = putsOf(place).find((each) => says(each.dataset.put ?? "", value) && isLeft(each));
    return put ? { form, isOpen: !place.value, fill: () => (place.value = put.dataset.put), step: put.dataset.title } : null;
  }
  if (place.type === "number") return fits(place, value) ? { form, isOpen: !place.value, fill: () => (place.value = String(value)) } : null;
  if (place.type === "checkbox") return says(place.value, value) ? { form, isOpen: true, fill: () => (place.checked = !place.checked) } : null;
  const isOpen = place.type === "radio" && !given(form, place.name);
  return !place.disabled && says(place.value, value) ? { form, isOpen, fill: () => (place.checked = true) } : null;
}

/** Whether a form's value is this one, or a list of this one alone. @param {string} text @param {any} value */
export function says(text, value) {
  if (!text) return false;
  const said = JSON.stringify(JSON.parse(text));
  return said === JSON.stringify(value) || said === JSON.stringify([value]);
}

/** @param {HTMLInputElement} place @param {any} value */
const fits = ({ min, max }, value) => Number.isInteger(value) && (!min || value >= Number(min)) && (!max || value <= Number(max));

/** The choices for a field; empty if there are none. @param {HTMLFormElement} form @param {string} field */
const given = (form, field) => new FormData(form).getAll(field).map(String).filter((each) => each && each !== "null").join();

/** Whether a field has this value, or this one among others. @param {HTMLFormElement} form @param {string} field @param {any} value */
export const has = (form, field, value) => new FormData(form).getAll(field).some((each) => says(String(each), value));

/** The fields that nothing was chosen for, in words. @param {HTMLFormElement} form */
export function missing(form) {
  const fields = /** @type {HTMLElement[]} */ ([...form.querySelectorAll("[data-field]")]);
  return fields.filter((each) => !given(form, each.dataset.field ?? "")).map((each) => each.dataset.label ?? "");
}

/** The button of a form in which nothing is open, nor could be added. @param {HTMLFormElement} form */
export const sender = (form) => (form.querySelector("[data-many], [data-some]") ? null : complete(form));

/** Whether no field of a form lacks anything, without saying so on the page. @param {HTMLFormElement} form */
export const isValid = (form) => /** @type {HTMLInputElement[]} */ ([...form.elements]).every((each) => !each.willValidate || each.validity.valid);

/** The button of a form in which no required choice is open. @param {HTMLFormElement} form */
export function complete(form) {
  const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (form.querySelectorAll("button:not([type=button])"));
  return buttons.length === 1 && isValid(form) && !missing(form).length ? buttons[0] : null;
}

/** Orders of which there may be several, and how much of each is chosen. @param {HTMLFormElement} form */
const groups = (form) =>
  /** @type {HTMLElement[]} */ ([...form.querySelectorAll("[data-many]")]).map((at) => {
    const places = slotsOf(at);
    return { at, places: places.length, chosen: places.filter((each) => each.value).length };
  });

/** The words of a form's answer: its act with what is chosen, once all of it is; else its title. @param {HTMLFormElement} form @param {HTMLElement | null} [sender] the button that sends it, and may stand for a value */
export function wordsOf(form, sender = null) {
  const { act = "{", title = "" } = form.dataset;
  const chosen = act.replace(/\{(\w+)\}/g, (_, field) => valueWords(form, field, sender) || "{");
  if (!chosen.includes("{")) return chosen;
  return sender?.getAttribute("name") ? titleOf(sender) : title;
}

/** What is chosen for a field, in words; empty for nothing. @param {HTMLFormElement} form @param {string} field @param {HTMLElement | null} sender */
function valueWords(form, field, sender) {
  const places = /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll(named(field))]);
  const words = places.map((each) => {
    if (each.type === "submit") return each === /** @type {HTMLElement | null} */ (sender) ? labelOf(each) : "";
    if (each.dataset.slot !== undefined) return putsOf(each).find((put) => put.dataset.put === each.value)?.dataset.title ?? "";
    if (each.type === "radio" || each.type === "checkbox") return each.checked && each.value !== "null" ? each.closest("label")?.textContent?.trim() ?? "" : "";
    return each.type === "hidden" ? each.dataset.title ?? "" : each.value;
  });
  return places.some((each) => each.required && each.dataset.slot !== undefined && !each.value) ? "" : words.filter((each) => each).join(", ");
}

/** The label of a button, without its question and its effect. @param {HTMLElement} button */
const labelOf = (button) => [...button.childNodes].filter((each) => each.nodeType === Node.TEXT_NODE).map((each) => each.textContent).join("").trim();

/** Say on the button what it sends. @param {HTMLFormElement} form */
function sayAct(form) {
  const button = form.dataset.act ? form.querySelector(".do > button:not([type=button])") : null;
  const text = button && [...button.childNodes].find((each) => each.nodeType === Node.TEXT_NODE);
  if (text && text.textContent !== wordsOf(form)) text.textContent = wordsOf(form);
}

/** Leave open the values that fit the earlier choices, and let only valid forms be sent. @param {HTMLFormElement} form */
export function limit(form) {
  showWords(form);
  orders(form);
  validate(form);
  /** @type {Record<string, any[]>[]} */
  let ways = JSON.parse(form.dataset.ways || "[]");
  for (const field of Object.keys(ways[0] ?? {})) {
    const values = new Set(ways.flatMap((way) => way[field].map((each) => JSON.stringify(each))));
    for (const place of /** @type {NodeListOf<any>} */ (form.querySelectorAll(`${named(field)}[type=radio]`))) {
      place.disabled = place.value !== "" && place.value !== "null" && !values.has(JSON.stringify(JSON.parse(place.value)));
      if (place.disabled) place.checked = false;
    }
    ways = ways.filter((way) => !given(form, field) || way[field].some((each) => has(form, field, each)));
  }
  sayAct(form);
}

/** Mark as invalid, in words, errors that no attribute of a field can rule out: nothing ticked, half an order, no JSON. @param {HTMLFormElement} form */
function validate(form) {
  for (const at of form.querySelectorAll("[data-some]")) {
    const boxes = [...at.querySelectorAll("input")];
    boxes[0]?.setCustomValidity(boxes.some((each) => each.checked) ? "" : "Tick one or more of these.");
  }
  for (const at of form.querySelectorAll("[data-whole]")) {
    const places = slotsOf(at);
    const isBegun = places.some((each) => each.value);
    for (const each of places) each.setCustomValidity(isBegun && !each.value ? "Choose here too, or leave all of these open." : "");
  }
  for (const each of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("[data-json]"))) each.setCustomValidity(isJson(each.value) ? "" : "This is no JSON.");
}

/** @param {string} text */
function isJson(text) {
  try {
    return !text || JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

/** @param {string} field */
const named = (field) => `[name="${CSS.escape(field)}"]`;

/** Show orders, and of several the first that is not full. @param {HTMLFormElement} form */
function orders(form) {
  showSlots(form);
  const many = groups(form);
  for (const [nth, { at, chosen }] of many.entries()) at.hidden = nth > 0 && !chosen && many[nth - 1].chosen < many[nth - 1].places;
}
