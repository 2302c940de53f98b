/**
 * The tables of the round at a glance, or of an earlier one: awaited seats and since when, clocks, absences, rulings and appeals; with filters.
 */

import { finderOf } from "../shared/finding.mjs";
import { at, complain, made, once } from "../shared/page.mjs";
import { finding } from "./form.mjs";
import { lookAtRound } from "./loading.mjs";
import { desk, isSeen, progressOf, publishedRounds, shownRound } from "./state.mjs";
import { openTable } from "./table.mjs";
import { age, leftS, personOf, tableState, timeWords } from "./words.mjs";

const LATE_S = 180;

/** @typedef {import("./state.mjs").Table} Table */

/** By name, which tables are shown; the last three share all tables among them. @type {Record<string, (table: Table) => boolean>} */
const FILTERS = {
  All: () => true,
  "Need you": (table) => troubles(table).length > 0,
  Waiting: (table) => phaseOf(table) === "waits",
  Playing: (table) => phaseOf(table) === "plays",
  Over: (table) => phaseOf(table) === "over",
};

let filter = "All";
/** @type {(table: Table) => boolean} */
let isSought = () => true;
/** @type {(said?: string) => Promise<void>} */
let refresh;

/** @param {(said?: string) => Promise<void>} then */
export function prepareTables(then) {
  refresh = then;
  const place = at("tables");
  const choices = made("p", "", "choices filters");
  choices.setAttribute("role", "group");
  choices.setAttribute("aria-label", "Which tables");
  for (const name of Object.keys(FILTERS)) {
    const each = made("button", name, "button");
    each.type = "button";
    each.dataset.filter = name;
    each.addEventListener("click", () => ((filter = name), showTables()));
    choices.append(each);
  }
  const find = finding("Find a name or table", (_, typed) => ((isSought = soughtBy(typed)), showTables()));
  find.querySelector("input").placeholder = "Berg, 17 or 1-60";
  const rounds = made("p", "", "choices rounds");
  rounds.setAttribute("role", "group");
  rounds.setAttribute("aria-label", "Of which round");
  const head = made("div", "", "row tools");
  head.append(find, choices);
  place.replaceChildren(rounds, head, made("p", "", "soft none"), made("ol", "", "glance"));
}

export function nextFilter() {
  const names = Object.keys(FILTERS);
  filter = names[(names.indexOf(filter) + 1) % names.length];
  showTables();
}

/** A button for each round, once there is more than one: a result of any may turn out to be wrong. @param {HTMLElement} place */
function showRounds(place) {
  const numbers = publishedRounds();
  const says = JSON.stringify(numbers);
  if (place.dataset.says !== says) {
    place.dataset.says = says;
    place.hidden = numbers.length < 2;
    place.replaceChildren(...numbers.map((number) => {
      const each = made("button", `Round ${number}`, "button");
      each.type = "button";
      each.dataset.round = String(number);
      each.addEventListener("click", () => void once(each, async () => (await lookAtRound(number), showTables())));
      return each;
    }));
  }
  for (const each of place.querySelectorAll("button")) each.setAttribute("aria-pressed", String(Number(each.dataset.round) === shownRound()?.round));
}

/** Whether a table is over, waits for somebody for long, or plays: one answer for its line and for the filters. @param {Table} table */
function phaseOf(table) {
  if (["finished", "ruled", "void"].includes(table.state)) return "over";
  return waitedS(table) >= LATE_S ? "waits" : "plays";
}

/** Draw the tables; how many are shown. */
export function showTables() {
  const place = at("tables");
  showRounds(place.querySelector(".rounds"));
  const round = shownRound();
  const tables = round?.tables ?? [];
  for (const each of place.querySelectorAll("[data-filter]")) {
    const name = each.dataset.filter;
    each.setAttribute("aria-pressed", String(name === filter));
    each.textContent = name === "All" ? `All ${tables.length}` : `${name} ${tables.filter(FILTERS[name]).length}`;
  }
  const shown = tables.filter((table) => FILTERS[filter](table) && isSought(table));
  if (filter === "Waiting") shown.sort((one, other) => waitedS(other) - waitedS(one));
  place.querySelector(".none").textContent = !round ? "No round is published yet." : tables.some(FILTERS[filter]) ? "" : "No table is like that.";
  const list = place.querySelector(".glance");
  const focused = document.activeElement?.closest?.(".glance li")?.dataset.table;
  const known = new Map([...list.children].map((each) => [each.dataset.table, each]));
  const items = shown.map((table) => itemOf(table, known.get(String(table.table))));
  if (items.length !== list.children.length || items.some((each, nth) => list.children[nth] !== each)) list.replaceChildren(...items);
  if (focused && document.activeElement === document.body) list.querySelector(`[data-table="${focused}"] button`)?.focus();
  return shown.length;
}

/**
 * Which tables were typed: by a name, a number, or the numbers from one to another.
 * @param {string} typed @returns {(table: Table) => boolean}
 */
export function soughtBy(typed) {
  const [, first, last] = /^(\d+)\s*[-–]\s*(\d+)$/.exec(typed) ?? [];
  if (first) return ({ table }) => Number(first) <= table && table <= Number(last);
  const has = finderOf(typed);
  return ({ table, seats }) => has([table, ...seats.map(personOf)].join("\n"));
}

/** Open the first table that is shown, or say that there is none. */
export function openFirst() {
  const first = at("tables").querySelector(".glance button");
  complain(first ? null : new Error("No table is opened: none is found."));
  first?.click();
}

/** An item, made or kept; it is drawn again only if its content differs. @param {Table} table @param {any} before */
function itemOf(table, before) {
  const item = before ?? made("li");
  item.dataset.table = String(table.table);
  const progress = progressOf(table.table);
  const awaited = new Set(progress?.awaited.map(({ seat }) => seat));
  const says = JSON.stringify([table.state, table.ruled, table.is_open, table.seats, table.played_by, progress, troubles(table).map(([word]) => word), table.result, phaseOf(table), tableState(table)]);
  if (item.dataset.says === says) return item;
  item.dataset.says = says;
  item.className = [table.state, troubles(table).length ? "trouble" : ""].join(" ");
  const button = item.querySelector("button") ?? made("button");
  button.type = "button";
  button.onclick = () => void openTable(Number(item.dataset.table), refresh);
  const people = made("span", "", "who");
  table.seats.forEach((seat, nth) => {
    const name = made(awaited.has(nth) ? "b" : "span", personOf(seat));
    if (progress?.away.includes(nth)) name.classList.add("away");
    if (table.result?.winners?.includes(nth)) name.classList.add("won");
    people.append(...(nth ? [", "] : []), name, ...(table.played_by[nth] === "bot" ? [" (a bot played)"] : []));
  });
  const state = made("span", stateWords(table, progress), "state");
  if (progress?.awaited.length && !isPaused(progress)) {
    const since = made("time", "", "since");
    since.dateTime = progress.awaited.map((each) => each.since).sort()[0];
    const [deadline] = progress.awaited.map((each) => each.deadline).filter((each) => each !== null).sort();
    if (deadline) since.dataset.deadline = deadline;
    state.append(" ", since);
  }
  const tags = made("span", "", "tags");
  tags.append(...troubles(table).map(([word, look]) => made("span", word, `tag ${look}`)), ...(table.ruled && table.state !== "ruled" ? [made("span", "ruling", "tag")] : []), ...(isHalfPlayed(table) ? [made("span", "half not played by their entries", "tag")] : []));
  button.replaceChildren(made("span", String(table.table), "number"), state, people, tags);
  if (!button.parentNode) item.append(button);
  tick(item);
  return item;
}

/** @param {import("./state.mjs").Progress} progress */
const isPaused = ({ paused_until, is_pause_ahead }) => paused_until !== null && !is_pause_ahead;

/** @param {Table} table @param {import("./state.mjs").Progress} [progress] */
function stateWords(table, progress) {
  const { state, is_open } = table;
  if (progress && isPaused(progress)) return `paused until ${timeWords(progress.paused_until)}`;
  if (state === "playing" && phaseOf(table) === "waits") return "waits";
  if (state === "waiting" && is_open && desk.round?.starts_at && Date.parse(desk.round.starts_at) > Date.now()) return "not begun";
  if (table.is_withheld && state !== "playing" && state !== "waiting") return `${tableState(table)}, shown when your own table is over`;
  return `${tableState(table)}${state === "finished" && wins(table) ? `, ${wins(table)}` : ""}`;
}

/** Whether half or more of its seats were not played to the end by their entries: it may be ruled void. @param {Table} table */
const isHalfPlayed = ({ state, seats, played_by: by, is_withheld }) => state === "finished" && !is_withheld && 2 * seats.filter(({ entry }, nth) => desk.entries.get(entry)?.kind === "people" && by[nth] !== "entry").length >= seats.length;

/** The seats of entries of people. @param {Table} table */
const peopleAt = ({ seats }) => seats.filter(({ entry }) => desk.entries.get(entry)?.kind !== "bot");

/** Whether bots alone played a table of people to its end. @param {Table} table */
const isWithoutPeople = (table) => table.state === "finished" && !table.is_withheld && peopleAt(table).length > 0 && table.seats.every(({ entry }, nth) => table.played_by[nth] === "bot" || desk.entries.get(entry)?.kind === "bot");

/** The winners, unless all or none won. @param {Table} table */
const wins = ({ result, seats }) => (!result ? "" : !result.winners?.length ? "nobody won" : result.winners.length === seats.length ? "everybody won" : "");

/** The points for an official to look at, each with its look. @param {Table} table @returns {[string, string][]} */
function troubles(table) {
  const progress = progressOf(table.table);
  const round = shownRound()?.round;
  /** @type {[string, string][]} */
  const found = [];
  const names = (/** @type {number[]} */ seats) => seats.map((seat) => personOf(table.seats[seat])).join(", ");
  if (progress?.no_shows.length) found.push([progress.no_shows.length === peopleAt(table).length ? "no person has come" : `not come: ${names(progress.no_shows)}`, "turn"]);
  if (isWithoutPeople(table) && !isSeen(round ?? 0, table.table)) found.push(["played without people", "turn"]);
  const away = progress?.away.filter((seat) => !progress.no_shows.includes(seat)) ?? [];
  if (away.length) found.push([`away: ${names(away)}`, "turn"]);
  if (desk.decisions.appeals.some((each) => each.state === "open" && each.round === round && each.table === table.table)) found.push(["appeal", "turn"]);
  if (table.state === "finished" && !table.result && !table.is_withheld) found.push(["no result", "turn"]);
  if (progress?.is_pause_ahead) found.push(["pause to come", ""]);
  return found;
}

/** @param {Table} table */
function waitedS({ table }) {
  const progress = progressOf(table);
  if (progress && isPaused(progress)) return 0;
  const times = progress?.awaited.map(({ since }) => Date.parse(since)) ?? [];
  return times.length ? (Date.now() + desk.aheadMs - Math.min(...times)) / 1000 : 0;
}

/** Times go on. */
export function tickTables() {
  for (const item of at("tables").querySelectorAll(".glance li")) tick(item);
}

/** @param {any} item */
function tick(item) {
  const since = item.querySelector(".since");
  if (!since) return void item.classList.remove("late");
  const left = since.dataset.deadline ? leftS(since.dataset.deadline) : null;
  since.textContent = `${age(since.dateTime)}${left === null ? "" : left > 0 ? ` · ${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")} left` : " · time is up"}`;
  item.classList.toggle("late", Date.now() + desk.aheadMs - Date.parse(since.dateTime) >= 1000 * LATE_S);
}
