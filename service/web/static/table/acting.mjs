/**
 * Forms as commands: an offer's form as JSON for the API.
 */

import { putBeside } from "../shared/beside.mjs";
import { slotsOf } from "../play/answer/slots.mjs";

/** @param {HTMLFormElement} form @param {HTMLElement | null} submitter */
export function command(form, submitter) {
  /** @type {Record<string, any>} */
  const body = { type: form.dataset.type };
  for (const [field, given] of new FormData(form, submitter)) {
    if (given === "" || given === "null" || isOrdered(form, field)) continue;
    if (form.querySelector(`[data-some="${CSS.escape(field)}"]`)) (body[field] ??= []).push(JSON.parse(String(given)));
    else body[field] = JSON.parse(String(given));
  }
  for (const group of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-order]"))) {
    const steps = slotsOf(group).filter((each) => each.value).map((each) => JSON.parse(each.value));
    const field = group.dataset.order ?? "";
    if (group.dataset.many === undefined && steps.length) body[field] = steps;
    else if (group.dataset.many !== undefined) (body[field] ??= []).push(...(steps.length ? [steps] : []));
  }
  return body;
}

/** Whether a field is a list that is put together in an order. @param {HTMLFormElement} form @param {string} field */
const isOrdered = (form, field) => form.querySelector(`[data-order="${CSS.escape(field)}"]`) !== null;

/** Ask before something that cannot be taken back, next to the pressed button. @param {string} text @param {string} stake label of the button that goes on @param {string} title @returns {Promise<boolean>} */
export function sure(text, stake = "Yes", title = "Are you sure?") {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("ask"));
  const [heading, words] = ["ask-title", "ask-text"].map((id) => document.getElementById(id));
  if (heading) heading.textContent = title;
  if (words) (words.textContent = text), (words.hidden = !text);
  const yes = dialog.querySelector("[value=yes]");
  if (yes) yes.textContent = stake;
  dialog.returnValue = "no";
  const anchor = document.activeElement;
  dialog.showModal();
  putBeside(dialog, anchor);
  return new Promise((decided) => {
    dialog.addEventListener("close", () => decided(dialog.returnValue === "yes"), { once: true });
  });
}
