/**
 * The clocks of a table as they run: time left by the service's clock, which a page knows from the dates of its answers.
 */

const TICK_MS = 250;
const SECOND_MS = 1000; // dates have whole seconds
const HURRY_MS = 10_000;

/** How far the service's clock is before the one here, from answers: within [least, most] milliseconds. */
export class Offset {
  least = -Infinity;
  most = Infinity;

  /** @param {number} asked when the request was sent @param {number} answered when its answer came @param {string | null} date of the answer, as HTTP writes it */
  saw(asked, answered, date) {
    const from = Date.parse(date ?? "");
    if (Number.isNaN(from)) return;
    const least = from - answered;
    const most = from + SECOND_MS - asked;
    const isSame = least <= this.most && most >= this.least;
    this.least = isSame ? Math.max(this.least, least) : least;
    this.most = isSame ? Math.min(this.most, most) : most;
  }

  get ms() {
    return Number.isFinite(this.least) ? (this.least + this.most) / 2 : 0;
  }
}

export const offset = new Offset();

/** A span of time as a clock shows it; seconds are rounded up, so that 0:00 means that it is up. @param {number} ms */
export function span(ms) {
  const all = Math.max(0, Math.ceil(ms / SECOND_MS));
  const [days, hours, minutes, seconds] = [Math.floor(all / 86_400), Math.floor(all / 3600) % 24, Math.floor(all / 60) % 60, all % 60];
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  if (days) return `${days} d ${hours} h`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** The time left until a deadline, of which the bank's part counts last. @param {number} leftMs @param {number} bankMs */
export function left(leftMs, bankMs) {
  if (!bankMs) return span(leftMs);
  return leftMs > bankMs ? `${span(leftMs - bankMs)} + ${span(bankMs)}` : `${span(leftMs)} of the bank`;
}

/** How much is left of the own time; Infinity if none runs. @param {number} now */
export function ownLeftMs(now = Date.now()) {
  const { seat } = /** @type {HTMLElement} */ (document.getElementById("now")).dataset;
  const own = /** @type {HTMLElement | null} */ (document.querySelector(`#people li[data-seat="${seat}"] .left`));
  return own ? leftOf(own, now) : Infinity;
}

/** @param {HTMLElement} place @param {number} now */
const leftOf = (place, now) => Date.parse(place.dataset.deadline ?? "") - now - offset.ms;

/** Show every clock as it stands, and times as clocks here show them. */
export function showClocks(now = Date.now()) {
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#table .left"))) {
    const leftMs = leftOf(place, now);
    const text = left(leftMs, Number(place.dataset.bank));
    const shown = /** @type {HTMLElement} */ (place.querySelector("time"));
    if (shown.textContent !== text) shown.textContent = text;
    place.classList.toggle("hurry", leftMs < HURRY_MS);
  }
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#table [data-span]"))) {
    const text = span(Number(place.dataset.span));
    if (place.textContent !== text) place.textContent = text;
  }
  for (const place of /** @type {NodeListOf<HTMLTimeElement>} */ (document.querySelectorAll("#table time[data-local]"))) {
    const text = new Date(place.dateTime).toLocaleTimeString([], { timeStyle: "short" });
    if (place.textContent !== text) place.textContent = text;
  }
}

/** Let them run. */
export function runClocks() {
  setInterval(() => document.hidden || showClocks(), TICK_MS);
  document.addEventListener("visibilitychange", () => document.hidden || showClocks());
}
