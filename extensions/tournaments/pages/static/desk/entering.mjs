/**
 * Enters people: one by one, or from a list, which is shown first as it would be entered.
 */

import { made } from "../shared/page.mjs";
import { previewList, send } from "./asking.mjs";
import { askFor, bodyOf, button, openDialog, tableOf } from "./form.mjs";
import { persons } from "./lists.mjs";
import { desk, keepSlips, may } from "./state.mjs";
import { counted } from "./words.mjs";

/**
 * @typedef {(said?: string) => Promise<void>} Refresh
 * @typedef {{name: string, entry: number | null, line: number | null, is_same: boolean}} Alike
 * @typedef {{line: number, entry: any, outcome: "entered" | "waiting" | "refused", problems: string[], alike: Alike[]}} Row
 * @typedef {{unread: string[], rows: Row[]}} Preview
 */

const MOST_AT_ONCE = 500; // entries of one request
const MOST_SHOWN = 200; // lines of a preview that nothing is to be said about
const OUTCOMES = { entered: "is entered", waiting: "waits for a place", refused: "is left out" };
/** Fields of entries as people call them, by their names in problems of lines. */
const FIELDS = { names: "Name", section: "Section", kind: "Plays as", seed: "Number in the seeding", rating: "Rating", club: "Club", apart: "Groups apart", bot: "Bot", player: "Player" };

/** Ask for a list, and show what it would enter. @param {Refresh} refresh @param {{list: string, section: string}} [before] */
export async function paste(refresh, before = { list: "", section: "" }) {
  const { sections, entries } = desk.card.regulations;
  /** @type {any} */
  let found = null;
  await askFor({
    title: "Enter people from a list",
    words: `One line for each entry${entries.members > 1 ? ", its persons with “ / ” between them" : ""}: “Anna Berg”, or “Berg, Anna” to state the surname. Or a table whose first line names the columns: Name, or Surname and Given name (Nachname and Vorname); as needed section, seed, rating, club, apart, kind, bot. Other columns are left out. You see the entries before they are made.`,
    fields: [
      { name: "list", label: "The list", kind: "long", value: before.list, file: ".csv,.txt,text/csv,text/plain" },
      ...(sections.length > 1 ? [/** @type {any} */ ({ name: "section", label: "Section, where the list names none", kind: "choice", options: sections.map((/** @type {string} */ each) => [each, each]), value: before.section || sections[0] })] : []),
    ],
    go: "Look at it",
    act: async ({ list, section = "" }) => (found = { preview: await previewList(list, section), list, section }),
  });
  if (found) show(found.preview, refresh, () => void paste(refresh, found));
}

/** What a list would enter, line by line. @param {Preview} preview @param {Refresh} refresh @param {() => void} again to change the list */
function show(preview, refresh, again) {
  const chosen = new Set(preview.rows.filter((each) => each.outcome !== "refused" && !isDouble(each)));
  const wrong = made("p", "", "error");
  wrong.setAttribute("role", "alert");
  const go = button("", async () => {
    go.disabled = true;
    try {
      await enter(preview.rows.filter((each) => chosen.has(each)).map(({ entry }) => entry), refresh);
      dialog.close();
    } catch (error) {
      wrong.textContent = error instanceof Error ? error.message : String(error);
      go.disabled = false;
    }
  }, "button strong");
  const sum = made("p");
  sum.setAttribute("role", "status");
  const count = () => {
    sum.textContent = summary(preview, chosen);
    go.textContent = chosen.size ? `Enter ${numeral(chosen.size)}` : "Nobody to enter";
    go.disabled = !chosen.size;
  };
  count();
  const row = made("p", "", "row acts");
  const unread = preview.unread.length ? [made("p", `Not read: ${preview.unread.join(", ")}.`, "notice")] : [];
  const dialog = openDialog("This would be entered", [bodyOf([sum, ...unread, ...tablesOf(preview, chosen, count)]), wrong, row], "wide-dialog");
  row.append(go, button("Change the list …", () => (dialog.close(), again())), button("Never mind", () => dialog.close(), "button quiet"));
}

/** What becomes of all lines, as they are ticked. @param {Preview} preview @param {Set<Row>} chosen */
function summary({ rows }, chosen) {
  const waiting = rows.filter((each) => chosen.has(each) && each.outcome === "waiting").length;
  const refused = rows.filter(({ outcome }) => outcome === "refused").length;
  const parts = [`${numeral(chosen.size)} of ${numeral(rows.length)} ${rows.length === 1 ? "line" : "lines"} will be entered`];
  if (waiting) parts.push(`${numeral(waiting)} of them for the waiting list`);
  if (refused) parts.push(`${numeral(refused)} cannot be entered`);
  if (rows.length > chosen.size + refused) parts.push(`${numeral(rows.length - chosen.size - refused)} ${rows.length === chosen.size + refused + 1 ? "is" : "are"} not ticked`);
  return `${parts.join(", ")}.`;
}

/** Lines with something to say about come first. @param {Preview} preview @param {Set<Row>} chosen @param {() => void} count */
function tablesOf({ rows }, chosen, count) {
  const [doubtful, clear] = [rows.filter(hasRemarks), rows.filter((each) => !hasRemarks(each))];
  const looked = doubtful.map((each) => [String(each.line), namesOf(each), remarks(each), tickOf(each, chosen, count)]);
  const others = clear.slice(0, MOST_SHOWN).map((each) => [String(each.line), namesOf(each), detailsOf(each.entry), OUTCOMES[each.outcome]]);
  return [
    ...(looked.length ? [made("h3", "Look at these first"), tableOf("Look at these first", ["Line", "Name", "What about it", "Enter"], looked, "preview")] : []),
    ...(others.length ? [made("h3", looked.length ? "All others" : "The list"), tableOf("All others", ["Line", "Name", "With", "What happens"], others, "preview")] : []),
    ...(clear.length > MOST_SHOWN ? [made("p", `And ${numeral(clear.length - MOST_SHOWN)} more.`, "soft")] : []),
  ];
}

/** @param {number} number */
const numeral = (number) => number.toLocaleString("en");

/** @param {Row} row */
const hasRemarks = ({ outcome, alike }) => outcome === "refused" || alike.length > 0;

/** Whether an entry, or a line before, has the same name. @param {Row} row */
const isDouble = ({ line, alike }) => alike.some((each) => each.is_same && (each.line === null || each.line < line));

/** @param {Row} row */
const namesOf = ({ entry }) => (Array.isArray(entry.names) ? entry.names.join(" / ") : "") || "–";

/** @param {Row} row */
function remarks({ problems, alike, outcome }) {
  const like = alike.map(({ name, entry, line, is_same }) => `${entry ? `No. ${entry}, who is entered,` : `Line ${line}`} has ${is_same ? "the same name" : `a name that looks alike, ${name}`}.`);
  return [...problems.map(problemWords), ...like, ...(outcome === "waiting" ? ["Would wait for a place."] : [])].join(" ");
}

/** @param {string} problem with the name of its field before it, if it has one */
function problemWords(problem) {
  const [, field, words] = /^([a-z]+)(?:\.\d+)*: (.+)$/s.exec(problem) ?? [];
  return field ? `${FIELDS[/** @type {keyof FIELDS} */ (field)] ?? field}: ${words}` : problem;
}

/** @param {any} entry */
function detailsOf({ section, seed, rating, club, apart, kind }) {
  const groups = apart?.length ? `apart ${apart.join(", ")}` : "";
  const own = desk.card.regulations.sections.length > 1 ? section : "";
  return [kind && kind !== "people" ? kind.replace("_", "-") : "", own, seed && `seed ${seed}`, rating && `rating ${rating}`, club, groups].filter(Boolean).join(" · ");
}

/** @param {Row} row @param {Set<Row>} chosen @param {() => void} count */
function tickOf(row, chosen, count) {
  if (row.outcome === "refused") return "no";
  const input = made("input");
  input.type = "checkbox";
  input.checked = chosen.has(row);
  input.setAttribute("aria-label", `Enter ${namesOf(row)} of line ${row.line}`);
  input.addEventListener("change", () => {
    if (input.checked) chosen.add(row);
    else chosen.delete(row);
    count();
  });
  return input;
}

/** Fields of a name. @param {{given?: string, surname?: string}} [now] @returns {import("./form.mjs").Field[]} */
export const nameFields = ({ given = "", surname = "" } = {}) => [
  { name: "given", label: "Given name", value: given, needed: false },
  { name: "surname", label: "Surname, or the whole name", value: surname, hint: "Lists and prints are sorted by it." },
];

/** The name of such fields, as the service takes it. @param {Record<string, string>} given */
export const nameIn = ({ given, surname }) => (given ? `${surname}, ${given}` : surname);

/** @param {Refresh} refresh */
export async function enterOne(refresh) {
  const { sections, entries } = desk.card.regulations;
  const isTeam = entries.members > 1;
  await askFor({
    title: "Enter one",
    fields: [
      ...(isTeam ? [{ name: "names", label: "Names", hint: "With “ / ” between the persons." }] : nameFields()),
      { name: "kind", label: "Plays", kind: "choice", options: [...(may("enter") ? [/** @type {[string, string]} */ (["people", "for the standings"])] : []), ["stand_in", "as a stand-in: fills tables, for nothing"], ["bot", "as a bot: fills tables, for nothing"]] },
      { name: "section", label: "Section", kind: "choice", options: sections.map((/** @type {string} */ each) => [each, each]) },
      { name: "seed", label: "Number in the seeding", kind: "number", needed: false, low: 1 },
      { name: "club", label: "Club", needed: false },
      { name: "apart", label: "Groups whose entries should not meet", needed: false, hint: "Numbers, with spaces." },
    ],
    go: "Enter",
    act: ({ names, kind, section, seed, club, apart, ...given }) => enter([{ names: isTeam ? persons(names) : [nameIn(given)], kind, section, ...(kind === "bot" && { bot: "house" }), ...(seed && { seed }), ...(club && { club }), ...(apart && { apart: apart.split(/\s+/).map(Number) }) }], refresh),
  });
}

/** @param {any[]} entries @param {Refresh} refresh */
async function enter(entries, refresh) {
  for (let from = 0; from < entries.length; from += MOST_AT_ONCE) {
    const told = await send("POST", "/entries", { entries: entries.slice(from, from + MOST_AT_ONCE) }).catch((error) => {
      throw from ? new Error(`The first ${from} are entered. ${error.message}`) : error;
    });
    keepSlips(told.entries);
  }
  await refresh(`${counted(entries.length, "entry", "entries")} made. This browser keeps their slips until they are opened: print them.`);
}
