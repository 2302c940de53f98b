/**
 * Cards of a draft: picked ones are marked and can be put back, and their combination is named as it grows.
 */

import { giveBack, slotsOf } from "./slots.mjs";
import { limit, says } from "../../table/filling.mjs";

/** The words on a form's cards, and the cards. @type {WeakMap<HTMLFormElement, string>} */
const said = new WeakMap();

/** The groups of a form that take cards one after the other. @param {HTMLFormElement | null} form */
const groups = (form) => /** @type {HTMLElement[]} */ ([...(form?.querySelectorAll("[data-many]") ?? [])]);

/** @param {HTMLFormElement} form */
const slots = (form) => groups(form).flatMap(slotsOf);

/** The slots of picked things: one slot for each thing. @param {HTMLFormElement | null} form @param {Element[]} things @param {(at: Element) => [string, any][]} means */
function held(form, things, means) {
  /** @type {Map<Element, HTMLInputElement>} */
  const found = new Map();
  for (const slot of form ? slots(form).filter((each) => each.value) : []) {
    const at = things.find((each) => !found.has(each) && means(each).some(([field, value]) => field === slot.name && says(slot.value, value)));
    if (at) found.set(at, slot);
  }
  return found;
}

/** Mark the picked cards, and name their combination. @param {HTMLFormElement | null} form @param {Element[]} things @param {(at: Element) => [string, any][]} means */
export function markTray(form, things, means) {
  if (!form || !groups(form).length) return;
  for (const at of held(form, things, means).keys()) at.classList.add("picked");
  tell(form);
}

/** Put a picked card back; the later ones move up. @param {HTMLFormElement | null} form @param {Element} at @param {Element[]} things @param {(at: Element) => [string, any][]} means @returns whether it was one */
export function putBack(form, at, things, means) {
  const slot = held(form, things, means).get(at);
  if (!form || !slot) return false;
  giveBack(slots(form), slot);
  limit(form);
  return true;
}

/** @param {HTMLFormElement} form */
function tell(form) {
  const words = form.querySelector(".tray") ?? made(form);
  const counts = groups(form).map((each) => ({ all: slotsOf(each).length, have: slotsOf(each).filter((slot) => slot.value).length }));
  const open = counts.find(({ all, have }) => have > 0 && have < all) ?? (counts.some(({ have }) => have) ? undefined : counts[0]);
  const picked = slots(form).map((each) => each.value).join();
  if (said.get(form) === picked) return;
  said.set(form, picked);
  words.textContent = open ? `${open.have} of ${open.all} cards. Point at cards of your own, or of the middle.` : "…";
  if (open) return;
  const told = (/** @type {string} */ text) => said.get(form) === picked && (words.textContent = text);
  form.dispatchEvent(new CustomEvent("together", { bubbles: true, detail: told }));
}

/** @param {HTMLFormElement} form */
function made(form) {
  const words = document.createElement("p");
  words.className = "tray";
  words.setAttribute("role", "status");
  form.querySelector(".how")?.before(words);
  return words;
}
