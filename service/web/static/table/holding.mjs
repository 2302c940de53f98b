/**
 * A move that was put together by pointing waits a moment before it is sent, and can be taken back until then: what the service has
 * accepted stands.  Enter sends it at once, Escape takes it back, and so does leaving the page.
 */

import { ownLeftMs } from "./clocks.mjs";
import { announce } from "./log.mjs";
import { sayNext } from "./sending.mjs";
import { settings } from "./settings.mjs";

const HURRY_MS = 10_000; // of the own clock

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @type {{timer: ReturnType<typeof setTimeout>, send: () => void, back: () => void} | null} */
let held = null;

/** How long a move waits now. */
const waitMs = () => (ownLeftMs() < HURRY_MS ? 0 : settings().waitMs);

/** Send a move, after its wait. @param {string} summary @param {() => void} send @param {() => void} back undoes the draft */
export function hold(summary, send, back) {
  letGo();
  const ms = waitMs();
  if (!ms) return send();
  held = { timer: setTimeout(sendNow, ms), send, back };
  sayNext(game(), `You left before this move was sent, and it was not: ${summary}.`);
  at("held-words").textContent = summary;
  at("held-move").hidden = false;
  announce([`${summary}. Enter sends it, Escape takes it back.`]);
  if (matchMedia("(prefers-reduced-motion: no-preference)").matches) document.querySelector("#held-ring circle")?.animate([{ strokeDashoffset: 0 }, { strokeDashoffset: -1 }], { duration: ms, fill: "forwards" });
}

/** Show the effect of the waiting move, if it still waits. @param {string} summary @param {string} words */
export function sayOfHeld(summary, words) {
  if (held && words && at("held-words").textContent === summary) at("held-words").textContent = `${summary}. ${words}`;
}

/** Whether a move waits. */
export const isHeld = () => held !== null;

/** Forget the waiting move; if it moves on, its draft need not be undone. @returns whether there was one */
export function letGo() {
  const was = held;
  if (was === null) return null;
  clearTimeout(was.timer);
  held = null;
  at("held-move").hidden = true;
  sayNext(game(), null);
  return was;
}

/** Listen for its outcome. */
export function prepareHolding() {
  at("held-send").addEventListener("click", sendNow);
  at("held-back").addEventListener("click", takeBack);
  document.addEventListener("keydown", listen, { capture: true });
  window.addEventListener("pagehide", () => clearTimeout(held?.timer));
  window.addEventListener("pageshow", (event) => event.persisted && takeBack());
}

/** @param {KeyboardEvent} event */
function listen(event) {
  if (!held || !(event.key === "Enter" || event.key === "Escape")) return;
  if (event.target instanceof Element && event.target.closest("#held-move, #talk, dialog")) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.key === "Enter") sendNow();
  else takeBack();
}

function sendNow() {
  letGo()?.send();
}

export function takeBack() {
  letGo()?.back();
}

const game = () => at("table").dataset.game ?? "";
