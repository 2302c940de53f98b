/**
 * All answers as a list in words: first the commands, then field by field the values. The forms are the draft that it fills in.
 */

import { isLeft, putsOf, slotsOf } from "./slots.mjs";
import { complete, consequenceOf, isValid, limit, sender, summaryOf, titleOf } from "../../table/filling.mjs";

/** @typedef {import("../../table/filling.mjs").Use} Use */

const MOST_NUMBERS = 24;

/** Every answer that can be begun, or given at once. @returns {Use[]} */
export function beginnings() {
  const forms = /** @type {HTMLFormElement[]} */ ([...document.querySelectorAll("#offers form.act")]);
  return forms.flatMap((form) => {
    const buttons = /** @type {HTMLButtonElement[]} */ ([...form.querySelectorAll("button[name]:not([type=button])")]);
    const { title = "" } = form.dataset;
    const rule = form.querySelector("a.rule");
    if (!buttons.length) return [{ form, isOpen: true, fill() {}, title, consequence: summaryOf(form), button: complete(form) ?? undefined, rule }];
    return buttons.map((button) => ({ form, isOpen: true, fill() {}, title: titleOf(button), consequence: consequenceOf(button, form), button, rule }));
  });
}

/**
 * The next choices for a form, one field at a time; none if the value must be typed, or the form is complete.
 * @param {HTMLFormElement} form @param {Set<Element>} passed fields that were left open
 * @returns {{question: string, uses: Use[]}}
 */
export function nextChoices(form, passed) {
  limit(form);
  for (const field of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-field]"))) {
    if (field.hidden || passed.has(field)) continue;
    const values = valuesOf(form, field);
    if (!values.length) continue;
    const rest = isOptional(form, field) ? [leftOpen(form, field, passed)] : [];
    return { question: field.dataset.question ?? field.dataset.label ?? "", uses: [...values, ...rest] };
  }
  return { question: "", uses: [] };
}

/** The values that a field may still take. @param {HTMLFormElement} form @param {HTMLElement} field @returns {Use[]} */
function valuesOf(form, field) {
  const slot = slotsOf(field).find((each) => !each.value);
  if (slot) return putsOf(field).filter(isLeft).map((each) => value(form, each, each.dataset.title ?? "", () => (slot.value = each.dataset.put ?? "")));
  const number = /** @type {HTMLInputElement | null} */ (field.querySelector("input[type=number]"));
  if (number) return number.value ? [] : numbers(form, number);
  const boxes = /** @type {HTMLInputElement[]} */ ([...field.querySelectorAll("input[type=checkbox]:not(:checked)")]);
  if (boxes.length) return boxes.map((each) => value(form, each, labelOf(each), () => (each.checked = true)));
  const radios = /** @type {HTMLInputElement[]} */ ([...field.querySelectorAll("input[type=radio]:enabled")]);
  const isChosen = radios.some((each) => each.checked && each.value !== "null");
  return isChosen ? [] : radios.filter((each) => each.value !== "null").map((each) => value(form, each, labelOf(each), () => (each.checked = true)));
}

/** @param {HTMLFormElement} form @param {HTMLInputElement} place @returns {Use[]} */
function numbers(form, place) {
  const [low, high] = [Number(place.min), Number(place.max)];
  if (!place.min || !place.max || high - low >= MOST_NUMBERS) return [];
  return Array.from({ length: high - low + 1 }, (_, nth) => value(form, place, String(low + nth), () => (place.value = String(low + nth))));
}

/** @param {HTMLFormElement} form @param {HTMLElement} place @param {string} title @param {() => void} fill @returns {Use} */
const value = (form, place, title, fill) => ({ form, isOpen: true, fill, title, consequence: place.dataset.consequence ?? "" });

/** Whether a form can do without more of a field. @param {HTMLFormElement} form @param {HTMLElement} field */
function isOptional(form, field) {
  const open = [...field.querySelectorAll("input")].some((each) => !(/** @type {HTMLInputElement} */ (each).value) && each.hasAttribute("required"));
  if (open || (field.dataset.some !== undefined && !field.querySelector(":checked"))) return false;
  if (field.dataset.whole !== undefined && slotsOf(field).some((each) => each.value)) return false;
  const radios = [...field.querySelectorAll("input[type=radio]")];
  return radios.length ? radios.some((each) => /** @type {HTMLInputElement} */ (each).value === "null") : sender(form) === null || isValid(form);
}

/** @param {HTMLFormElement} form @param {HTMLElement} field @param {Set<Element>} passed @returns {Use} */
function leftOpen(form, field, passed) {
  const isBegun = field.querySelector(":checked:not([value=null])") !== null || slotsOf(field).some((each) => each.value);
  return { form, isOpen: true, fill: () => void passed.add(field), title: isBegun ? "No more" : "Leave open", consequence: "" };
}

/** @param {HTMLInputElement} box */
const labelOf = (box) => box.closest("label")?.textContent?.trim() ?? "";
