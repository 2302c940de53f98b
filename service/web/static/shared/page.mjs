/**
 * Shared parts of pages of forms and lists: elements, complaints in `#wrong`, results in `#done`, and acts that run once at a time.
 */

import { Problem } from "./api.mjs";

/** @param {string} id @returns {any} */
export const at = (id) => document.getElementById(id);

/** Show an error in words; nothing for null. @param {unknown} error */
export function complain(error) {
  const fields = error instanceof Problem ? Object.values(error.errors).flat().join(" ") : "";
  at("wrong").textContent = error instanceof Error ? [error.message, fields].filter(Boolean).join(" ") : "";
  if (error) at("wrong").scrollIntoView({ block: "nearest" });
}

/** Have a button do something, once at a time. @param {string} id @param {() => Promise<unknown>} act */
export function pressing(id, act) {
  at(id)?.addEventListener("click", () => void once(at(id), act));
}

/** Have a form run an act on its values. @param {string} id @param {(fields: any) => Promise<unknown>} act */
export function submitting(id, act) {
  const form = at(id);
  form.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    void once(form.querySelector("button"), () => act(form.elements));
  });
}

/** @param {HTMLButtonElement} button @param {() => Promise<unknown>} act */
export async function once(button, act) {
  button.disabled = true;
  complain(null);
  try {
    await act();
  } catch (error) {
    complain(error);
  } finally {
    button.disabled = false;
  }
}

/** Announce the result to screen readers. @param {string} text */
export const done = (text) => (at("done").textContent = text);

/** @param {string} tag @param {string} text @param {string} look its class @returns {any} */
export function made(tag, text = "", look = "") {
  const element = document.createElement(tag);
  element.textContent = text;
  if (look) element.className = look;
  return element;
}

/** A button that does something when it is pressed. @param {string} text @param {string} look its class @param {() => unknown} act @returns {HTMLButtonElement} */
export function button(text, look, act) {
  const element = made("button", text, look);
  element.type = "button";
  element.addEventListener("click", () => void act());
  return element;
}

const DAY_MS = 86_400_000;
/** @type {[number, Intl.RelativeTimeFormatUnit][]} */
const UNITS = [[DAY_MS, "day"], [3_600_000, "hour"], [60_000, "minute"]];
const ago = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** How long ago something was, as an element. @param {string} stamp */
export function since(stamp) {
  const then = new Date(stamp);
  const ms = Date.now() - then.getTime();
  const [unit, called] = UNITS.find(([unit]) => ms >= unit) ?? [0, "minute"];
  const element = made("time", unit ? ago.format(-Math.floor(ms / unit), called) : "just now");
  element.dateTime = stamp;
  element.title = then.toLocaleString();
  return element;
}
