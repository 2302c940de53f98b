/**
 * Entries of the tournament: checked in by one key, and the changes that each allows.
 */

import { at, complain, made } from "../shared/page.mjs";
import { send } from "./asking.mjs";
import { enterOne, paste } from "./entering.mjs";
import { acting, askFor, button, fillRow, finding, handOn, openDialog, tableOf } from "./form.mjs";
import { correctName, isRemovable, mergeEntries, others, removeEntry } from "./mistakes.mjs";
import { newSlip } from "./slips.mjs";
import { desk, entryLink, hasOpened, isHere, isOneOf, keepSlips, may } from "./state.mjs";
import { counted, nameOf } from "./words.mjs";

/** @typedef {import("./state.mjs").Entry} Entry */

/** @type {(said?: string) => Promise<void>} */
let refresh;
/** @type {(names: string) => boolean} */
let isSought = () => true;
/** @type {{button: HTMLElement, isOffered: () => boolean}[]} above the list */
let tools = [];
/** @type {Map<number, any>} by entry */
const rows = new Map();
const MOST_AT_ONCE = 500; // entries of one request
const MOST_NAMED = 40;
const SHOWN = "tr[data-entry]:not([hidden])";

/** @param {(said?: string) => Promise<void>} then */
export function prepareEntries(then) {
  refresh = then;
  const find = finding("Find a name or number", (has) => ((isSought = has), showEntries()));
  const head = made("div", "", "row tools");
  const slips = made("a", "Print slips", "button");
  slips.href = `/desk/${desk.tournament}/print/slips`;
  slips.target = "_blank";
  tools = [
    { button: button("Paste a list …", () => paste(refresh), "button strong"), isOffered: () => may("enter") },
    { button: button("Enter one …", () => enterOne(refresh)), isOffered: () => may("enter") || may("enter_fillers") },
    { button: slips, isOffered: () => may("change_entries") },
    { button: button("Check all of them in …", checkAllIn), isOffered: () => may("check_in") && !taking().every(isHere) },
  ];
  head.append(...tools.slice(0, 3).map(({ button }) => button), find, tools[3].button);
  at("entries").replaceChildren(head, made("p", "", "soft none"), made("div", "", "list"));
}

/** The entries of people that take part. */
const taking = () => [...desk.entries.values()].filter(({ kind, state }) => kind === "people" && state === "entered");

/** Draw the list; how many entries are shown. */
export function showEntries() {
  const all = [...desk.entries.values()].filter(({ state }) => state !== "removed");
  const shown = new Set(all.filter(({ entry, names, club }) => isSought([entry, ...names, club].join(" "))));
  const place = at("entries");
  const rule = desk.card.regulations.entries.check_in;
  const people = taking();
  const closed = people.filter((each) => !hasOpened(each));
  place.querySelector(".none").textContent = all.length ? `${counted(people.length, "entry", "entries")}${rule === "none" ? "" : `, ${people.filter(isHere).length} of them checked in${rule === "round" ? ` for round ${desk.card.next_round}` : ""}`}. ${closed.length ? `${closed.length} of them ${closed.length === 1 ? "has" : "have"} not opened the slip. ` : ""}${shown.size < all.length ? `${shown.size} shown. ` : ""}${may("change_entries") ? "" : "The tournament is over: nothing but a slip changes."}` : "Nobody is entered yet.";
  for (const { button, isOffered } of tools) button.hidden = !isOffered();
  const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.closest("[data-entry]")?.getAttribute("data-entry");
  const columns = columnsOf(rule !== "none");
  const list = place.querySelector(".list");
  if (list.dataset.columns !== columns.join()) {
    list.dataset.columns = columns.join();
    rows.clear();
    list.replaceChildren(tableOf("Entries", columns, [], "entries stacked"));
  }
  list.hidden = !all.length;
  for (const [number, row] of rows) if (desk.entries.get(number)?.state === "removed") row.remove();
  for (const each of all) {
    const row = rowOf(each, rule !== "none");
    row.hidden = !shown.has(each);
    if (!row.parentNode) list.querySelector("tbody").append(row);
  }
  if (focused) /** @type {HTMLElement | null} */ (place.querySelector(`[data-entry="${focused}"] :is(input, button)`))?.focus();
  return shown.size;
}

/** @param {boolean} isChecked whether people check in */
const columnsOf = (isChecked) => ["No.", "Name", ...(isChecked ? ["Here"] : []), ...(hasSections() ? ["Section"] : []), "Seed", "Club", "State", "Change"];

const hasSections = () => desk.card.regulations.sections.length > 1;

/** The row of an entry, drawn again only if its content differs. @param {Entry} each @param {boolean} isChecked whether people check in */
function rowOf(each, isChecked) {
  const row = rows.get(each.entry) ?? made("tr");
  rows.set(each.entry, row);
  const says = JSON.stringify([each, isChecked && isHere(each), may("check_in"), may("change_entries"), stateOf(each)]);
  if (row.dataset.says === says) return row;
  row.dataset.says = says;
  row.dataset.entry = String(each.entry);
  row.classList.toggle("out", each.state !== "entered");
  const changing = button("Change …", () => change(each));
  changing.setAttribute("aria-label", `Change ${nameOf(each.entry)}`);
  const isChanged = may("change_entries") || each.kind !== "bot"; // a slip is made at any time
  return fillRow(row, [String(each.entry), nameOf(each.entry), ...(isChecked ? [hereOf(each)] : []), ...(hasSections() ? [each.section] : []), each.seed ?? "", each.club ?? "", stateOf(each), isChanged ? changing : ""], columnsOf(isChecked));
}

/** A box, or a word once nobody checks in any more. @param {Entry} each */
function hereOf(each) {
  if (!may("check_in")) return isHere(each) ? "yes" : "";
  const input = acting(`${nameOf(each.entry)} is here`, () => isHere(desk.entries.get(each.entry) ?? each), (on) => setHere(each, on));
  input.disabled = each.state !== "entered" || each.kind === "bot";
  return input;
}

/** @param {Entry} each */
function stateOf(each) {
  const { kind, state, byes, apart, entry } = each;
  const parts = [kind === "people" ? state : `${kind.replace("_", "-")}${state === "entered" ? "" : `, ${state}`}`];
  if (byes.length) parts.push(`bye in ${byes.join(", ")}`);
  if (apart.length) parts.push(`apart: ${apart.join(", ")}`);
  const official = desk.card.officials.find((/** @type {any} */ held) => held.entry === entry && !held.is_revoked);
  if (official) parts.push("official");
  if (kind !== "bot" && state !== "withdrawn" && !hasOpened(each)) parts.push("slip not opened");
  return parts.join(" · ");
}

/** @param {Entry} entry @param {boolean} here */
async function setHere({ entry }, here) {
  await send("POST", `/entries/${entry}/checkin`, { here });
  await refresh(`${nameOf(entry)} is ${here ? "checked in" : "not here after all"}.`);
}

/** One key: the entry at which the focus is, or the only one that was found. Throws if there is none, in words. @param {HTMLElement} from */
export async function checkIn(from) {
  if (!may("check_in")) throw new Error(desk.card.regulations.entries.check_in === "none" ? "This tournament has no check-in." : "Nobody checks in any more: no round is to come.");
  const found = [...at("entries").querySelectorAll(SHOWN)];
  const row = from.closest("tr[data-entry]") ?? (found.length === 1 ? found[0] : null);
  const entry = row && desk.entries.get(Number(row.getAttribute("data-entry")));
  if (!entry) throw new Error(found.length ? `${found.length} entries are found: type more of the name, then press Enter.` : "Nobody is checked in: no entry is found.");
  complain(null);
  await setHere(entry, !isHere(entry));
  if (from instanceof HTMLInputElement && from.type === "search") findEntry();
}

/** Check in all entries shown by the list, after a confirmation. */
async function checkAllIn() {
  const shown = [...at("entries").querySelectorAll(SHOWN)].map((row) => /** @type {Entry} */ (desk.entries.get(Number(row.getAttribute("data-entry")))));
  const away = shown.filter((each) => each.state === "entered" && each.kind !== "bot" && !isHere(each));
  await askFor({
    title: `Check ${counted(away.length, "entry", "entries")} in`,
    words: `${away.slice(0, MOST_NAMED).map(({ entry }) => nameOf(entry)).join(", ")}${away.length > MOST_NAMED ? ` and ${away.length - MOST_NAMED} more` : ""}: everybody of the list below who is not checked in yet. Who is not here after all is checked out by name.`,
    go: "They are all here",
    act: async () => {
      for (let from = 0; from < away.length; from += MOST_AT_ONCE) await send("POST", "/entries/checkin", { entries: away.slice(from, from + MOST_AT_ONCE).map(({ entry }) => entry) });
      await refresh(`${counted(away.length, "entry is", "entries are")} checked in.`);
    },
  });
}

/** The field that finds a name and checks it in. */
export function findEntry() {
  const input = at("entries").querySelector("input[type=search]");
  input.focus();
  input.select();
}

/** The changes that an entry allows. @param {Entry} each */
export function change(each) {
  const { entry } = each;
  const name = nameOf(entry);
  /** @type {HTMLDialogElement} */
  let dialog;
  const on = (/** @type {() => unknown} */ act) => () => (dialog.close(), void act());
  const link = entryLink(entry);
  const row = made("p", "", "row");
  if (link) row.append(button("Show the slip", on(() => handOn(link, `For ${name} alone, who opens it once, on their own device.`))));
  if (each.kind !== "bot") row.append(button("New slip …", on(() => renew(each))));
  if (may("change_entries")) row.append(...changes(each, on));
  row.append(button("Close", () => dialog.close(), "button quiet"));
  const own = may("change_entries") && isOneOf("organiser") && !desk.card.officials.some((/** @type {any} */ official) => official.entry) ? [made("p", "Do you play yourself under this name? Name the others who may rule under Tournament, and say there who plays.", "soft")] : [];
  dialog = openDialog(`${name} (no. ${entry})`, [row, ...own, made("p", "What you take back is a new fact in the log; the first stays.", "soft")]);
}

/** The buttons of an entry's changes, while the tournament is on. @param {Entry} each @param {(act: () => unknown) => () => void} on closes the dialog first */
function changes(each, on) {
  const { entry, state, names } = each;
  const name = nameOf(entry);
  const next = desk.card.next_round;
  const found = [];
  if (state === "entered" && each.kind === "people" && next <= desk.card.rounds) found.push(button(each.byes.includes(next) ? `No bye in round ${next} after all` : `Bye in round ${next}`, on(() => act(() => send("POST", `/entries/${entry}/byes`, { round: next, wanted: !each.byes.includes(next) }), "The bye is noted."))));
  if (state === "entered") found.push(button("Withdraw …", on(() => reasoned(each, "withdrawn", "Withdraw", "They are not paired any more."))), ...names.map((person, member) => button(`Substitute for ${person ?? name} …`, on(() => substitute(each, member, person ?? name)))));
  if (["waiting", "withdrawn"].includes(state)) found.push(button(state === "waiting" ? "Take from the waiting list" : "Reinstate …", on(() => (state === "waiting" ? act(() => send("PATCH", `/entries/${entry}`, { state: "entered" }), `${name} plays.`) : reasoned(each, "entered", "Reinstate", "They are paired again, from the next round.")))));
  found.push(...names.map((person, member) => button(names.length > 1 ? `Correct the name of ${person ?? name} …` : "Correct the name …", on(() => correctName(each, member, refresh)))));
  if (isRemovable(entry)) found.push(button("Remove …", on(() => removeEntry(each, refresh))), ...(each.kind === "people" && others(entry).length ? [button("There twice …", on(() => mergeEntries(each, refresh)))] : []));
  return [...found, button("Section, seed, apart …", on(() => restate(each)))];
}

/** @param {() => Promise<unknown>} ask @param {string} said */
async function act(ask, said) {
  try {
    await ask();
    await refresh(said);
  } catch (error) {
    complain(error);
  }
}

/** @param {Entry} each */
async function renew(each) {
  let isMade = false;
  await askFor({
    title: `A new slip for ${nameOf(each.entry)}`,
    words: "Such as for a lost device: the one that they have opens nothing any more. Everybody reads that there is a new slip, and at a table that is on it is said there.",
    go: "Make a new slip",
    act: async () => {
      await newSlip(each.entry);
      await refresh(`${nameOf(each.entry)} has a new slip.`);
      isMade = true;
    },
  });
  const link = entryLink(each.entry);
  if (isMade && link) await handOn(link, `For ${nameOf(each.entry)} alone, who opens it once, on their own device.`);
}

/** @param {Entry} each @param {string} state @param {string} title @param {string} words */
async function reasoned({ entry }, state, title, words) {
  await askFor({
    title: `${title} ${nameOf(entry)}`,
    words,
    fields: [{ name: "reason", label: "Why, as everybody reads it", needed: false }],
    go: title,
    act: async ({ reason }) => {
      await send("PATCH", `/entries/${entry}`, { state, ...(reason && { reason }) });
      await refresh(`${nameOf(entry)} ${state === "entered" ? "plays again" : "is withdrawn"}.`);
    },
  });
}

/** @param {Entry} each @param {number} member @param {string} person */
async function substitute({ entry }, member, person) {
  await askFor({
    title: `Another person for ${person}`,
    words: "They play on for the entry, with its points and its seats at tables that are on, by a new slip; the device before opens nothing any more.",
    fields: [{ name: "name", label: "Name of the new person" }, { name: "reason", label: "Why, as everybody reads it", needed: false }],
    go: "Substitute",
    act: async ({ name, reason }) => {
      const changed = await send("PATCH", `/entries/${entry}`, { substitute: { member, name }, ...(reason && { reason }) });
      keepSlips([{ ...changed.entry, slip: changed.slip }]);
      await refresh(`${name} plays for ${person}. The new slip is under Change.`);
    },
  });
}

/** @param {Entry} each */
async function restate(each) {
  const { sections } = desk.card.regulations;
  await askFor({
    title: nameOf(each.entry),
    fields: [
      { name: "section", label: "Section", kind: "choice", options: sections.map((/** @type {string} */ name) => [name, name]), value: each.section, hint: "As long as it has sat at no table." },
      { name: "seed", label: "Number in the seeding", kind: "number", value: each.seed, needed: false, low: 1 },
      { name: "apart", label: "Groups whose entries should not meet", value: each.apart.join(" "), needed: false, hint: "Numbers, with spaces." },
    ],
    go: "Change",
    act: async ({ section, seed, apart }) => {
      const groups = apart ? apart.split(/\s+/).map(Number) : [];
      const changed = { ...(section !== each.section && { section }), ...(seed !== each.seed && { seed }), ...(groups.join() !== each.apart.join() && { apart: groups }) };
      if (Object.keys(changed).length) await send("PATCH", `/entries/${each.entry}`, changed);
      await refresh(`${nameOf(each.entry)} is changed.`);
    },
  });
}
