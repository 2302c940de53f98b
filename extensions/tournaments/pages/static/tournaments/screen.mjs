/**
 * The big screen of a hall: its list in pages that turn by themselves, and the time that the round has left.
 */

import { keepLive, now } from "./live.mjs";

const TURN_MS = 10_000;
const FOOT = 56; // height below the lists
const root = /** @type {HTMLElement} */ (document.getElementById("tournament"));
const turn = /** @type {HTMLElement} */ (document.getElementById("turn"));

let page = 0;
/** Of several screens, which this is and how many there are: `?part=2/4` shows the second quarter of the list. */
const [part, parts] = /^([1-9])\/([1-9])$/.exec(new URLSearchParams(location.search).get("part") ?? "")?.slice(1).map(Number) ?? [1, 1];

/** Show one page of the lists: as many lines, in as many columns, as there is room for. */
function lay() {
  const pages = /** @type {HTMLElement} */ (document.getElementById("pages"));
  const lists = /** @type {HTMLElement[]} */ ([...pages.querySelectorAll(".list")]);
  const all = /** @type {HTMLElement[]} */ ([...pages.querySelectorAll(".list > li")]);
  const share = Math.ceil(all.length / parts);
  const lines = all.slice((part - 1) * share, part * share);
  for (const each of all) each.hidden = true;
  for (const each of [...lists, ...lines]) each.hidden = false;
  const height = lines[0]?.getBoundingClientRect().height || 1;
  const columns = lists.length === 1 ? Number(getComputedStyle(lists[0]).columnCount) || 1 : 1;
  const titles = lists.length > 1 ? 2 : 0;
  const rows = Math.max(1, Math.floor((window.innerHeight - pages.getBoundingClientRect().top - FOOT) / height) - titles);
  const count = Math.max(1, Math.ceil(lines.length / (rows * columns)));
  page %= count;
  lines.forEach((line, at) => (line.hidden = Math.floor(at / (rows * columns)) !== page));
  for (const list of lists) {
    list.hidden = [...list.children].every((line) => /** @type {HTMLElement} */ (line).hidden);
    const title = list.previousElementSibling;
    if (title instanceof HTMLHeadingElement) title.hidden = list.hidden;
  }
  turn.textContent = [parts > 1 ? `Screen ${part} of ${parts}` : "", count > 1 ? `${page + 1} / ${count}` : ""].filter(Boolean).join(" · ");
}

/** The clock of the round. */
function tick() {
  const clock = document.getElementById("clock");
  const { starts, closes } = clock?.dataset ?? {};
  if (!clock || !(starts || closes)) return;
  const startsIn = starts ? new Date(starts).getTime() - now() : 0;
  const left = closes ? new Date(closes).getTime() - now() : null;
  if (startsIn > 0) clock.textContent = `starts in ${spoken(startsIn)}`;
  else if (left === null) clock.textContent = "";
  else clock.textContent = left > 0 ? spoken(left) : "time is up";
  clock.classList.toggle("hurry", startsIn <= 0 && left !== null && left < 300_000);
}

/** @param {number} ms */
function spoken(ms) {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}

setInterval(() => {
  page++;
  lay();
}, TURN_MS);
setInterval(tick, 1000);
window.addEventListener("resize", lay);
lay();
tick();
void keepLive({ tournament: root.dataset.tournament ?? "", changed: () => (lay(), tick()) });
