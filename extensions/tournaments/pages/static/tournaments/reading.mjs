/**
 * Additions to a tournament's page that can be read without a script: the reader's own time, time left, own rows, filters.
 */

import { finderOf } from "../shared/finding.mjs";
import { shownEntries } from "./kept.mjs";
import { now } from "./live.mjs";

/** Add everything to the present page. @param {string} tournament */
export function dress(tournament) {
  for (const time of document.querySelectorAll("time[datetime]:not([data-here])")) sayHere(/** @type {HTMLTimeElement} */ (time));
  const own = new Set(shownEntries(tournament).map(({ entry }) => String(entry)));
  for (const row of document.querySelectorAll(":is(tr, li)[data-entry]")) row.classList.toggle("own", own.has(/** @type {HTMLElement} */ (row).dataset.entry ?? ""));
  for (const input of document.querySelectorAll("input[data-filter]")) sift(/** @type {HTMLInputElement} */ (input));
  sayLeft();
}

/** Start filters and clocks. */
export function prepareReading() {
  for (const input of document.querySelectorAll("input[data-filter]")) {
    /** @type {HTMLElement} */ (input.closest(".filter")).hidden = false;
    input.addEventListener("input", () => sift(/** @type {HTMLInputElement} */ (input)));
  }
  setInterval(sayLeft, 1000);
}

/** An instant in the reader's own zone, next to the tournament's. @param {HTMLTimeElement} time */
function sayHere(time) {
  const at = new Date(time.dateTime);
  time.dataset.here = "";
  const there = wordsIn(at, { weekday: "short" }, time.dataset.zone ?? "UTC");
  if (there === wordsIn(at, { weekday: "short" })) return;
  const isSameDay = wordsIn(at, { day: "numeric" }, time.dataset.zone ?? "UTC").slice(0, 2) === wordsIn(at, { day: "numeric" }).slice(0, 2);
  const here = wordsIn(at, isSameDay ? {} : { weekday: "short" });
  const said = document.createElement("span");
  said.className = "here";
  said.textContent = ` (${here} your time)`;
  time.append(said);
}

/** An instant by the clock of a zone, or of the reader; of one that this browser does not know, in UTC. @param {Date} at @param {Intl.DateTimeFormatOptions} day @param {string} [zone] */
function wordsIn(at, day, zone) {
  const how = /** @type {Intl.DateTimeFormatOptions} */ ({ ...day, hour: "2-digit", minute: "2-digit" });
  try {
    return at.toLocaleString("en-GB", { ...how, timeZone: zone });
  } catch {
    return at.toLocaleString("en-GB", { ...how, timeZone: "UTC" });
  }
}

/** How long a round has left. */
function sayLeft() {
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-until]"))) {
    each.textContent = leftWords(new Date(each.dataset.until ?? "").getTime() - now());
  }
}

/** @param {number} ms */
export function leftWords(ms) {
  const minutes = Math.ceil(ms / 60_000);
  if (minutes <= 0) return "time is up";
  if (minutes < 120) return `${minutes} min left`;
  return minutes < 2880 ? `${Math.floor(minutes / 60)} h left` : `${Math.floor(minutes / 1440)} days left`;
}

/** Show only the rows that contain the typed text. @param {HTMLInputElement} input */
function sift(input) {
  const has = finderOf(input.value);
  let count = 0;
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(input.dataset.filter ?? ""))) {
    row.hidden = !has(row.dataset.names ?? "");
    count += row.hidden ? 0 : 1;
  }
  const status = input.closest(".filter")?.querySelector("[role=status]");
  if (status) status.textContent = input.value.trim() && !count ? "Nobody of that name or number" : "";
}
