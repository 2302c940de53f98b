/**
 * The rounds: the draft with its figures, edited by swapping two seats; the published rounds and their steps.
 */

import { at, complain, made, once } from "../shared/page.mjs";
import { part, send } from "./asking.mjs";
import { askFor, button, finding, findingRows, tableOf } from "./form.mjs";
import { draftOf } from "./lists.mjs";
import { factWhere } from "./loading.mjs";
import { desk, isOneOf } from "./state.mjs";
import { close, draft, drawLot, publish, withdraw } from "./steps.mjs";
import { factWords, nameOf, personOf, points } from "./words.mjs";

const FIGURES = {
  forbidden: ["People at a table who must not meet", "Pairs of different sections."],
  seconds: ["Second byes and second short tables", "Anyone who has had one should not have another."],
  apart: ["Pairs who should not meet", "By the groups under Entries."],
  repeats: ["Meetings", "Each pair at a table counts 1 where they meet for the first time, 3 for the second, 5 for the third."],
  spread: ["Difference of points", "At each table, for each pair, squared."],
  seats: ["Seats", "How often each has had each seat, squared: less is more even."],
  lot: ["The lot", "Decides between drafts that are the same otherwise; it says nothing by itself."],
};

/** How a draft was made, by its method; `methodWords` says the others. */
const METHODS = { schedule: "by a schedule", duplicate: "by a schedule for duplicate", teams: "for teams", knockout: "for a knockout", open: "from tables that players made" };

const LACKS_SOLVER = "This host cannot pair by points: its solver is not installed. Pair the round yourself and upload it as a list, a line for each table. The operator installs the solver with the extra “tournaments”.";

/** @type {(said?: string) => Promise<void>} */
let refresh;
/** @type {{kind: "seat" | "bye", table: number, seat: number} | null} the seat to swap */
let picked = null;
/** @type {Map<string, string>} figures before the last edit */
let before = new Map();
let drawn = "";
/** @type {(names: string) => boolean} which tables of the draft are looked at */
let isSought = () => true;
const find = finding("Find a name or table", (has) => ((isSought = has), sift()));

/** @param {(said?: string) => Promise<void>} then */
export function prepareRound(then) {
  refresh = then;
  find.querySelector("input").dataset.place = "find";
  at("round").replaceChildren(made("div", "", "drafted"), made("div", "", "published tournament"));
}

export async function showRound() {
  showDraft();
  const { round, card } = desk;
  const place = at("round").querySelector(".published");
  const says = JSON.stringify([round?.round, round?.state, card.version]);
  if (says === drawn) return;
  drawn = says;
  if (!round) return place.replaceChildren();
  const acts = made("p", "", "row");
  const prints = made("a", "Print", "button");
  prints.href = `/desk/${desk.tournament}/print/pairings`;
  prints.target = "_blank";
  const screen = made("a", "Big screen", "button");
  screen.href = `/t/${desk.tournament}/screen`;
  screen.target = "_blank";
  acts.append(prints, screen);
  if (round.state === "open") acts.append(button("Close …", () => close(refresh).catch(complain)));
  if (["published", "open"].includes(round.state) && isOneOf("organiser", "chief")) acts.append(button("Take it back …", () => withdraw(refresh).catch(complain)));
  if (round.state === "closed" && card.status === "running") acts.append(button("Draw a lot …", () => drawLot(refresh).catch(complain)));
  for (let each = 1; each < round.round; each++) {
    const earlier = made("a", `Round ${each}`, "button quiet");
    earlier.href = `/t/${desk.tournament}/rounds/${each}`;
    earlier.target = "_blank";
    acts.append(earlier);
  }
  const drawnPart = await part(`pairings/${round.round}`);
  const heading = made("h2", `Round ${round.round}: ${round.state}`);
  acts.append(findingRows("Find a name or number", place));
  place.replaceChildren(heading, acts, drawnPart);
}

function showDraft() {
  const place = at("round").querySelector(".drafted");
  const { draft: now, card } = desk;
  if (!now) {
    const isNext = card.next_round <= card.rounds && !["published", "open", "closing"].includes(desk.round?.state ?? "") && ["drafted", "entries", "running"].includes(card.status);
    const go = button(`Draft round ${card.next_round}`, () => void once(go, () => draft(refresh, () => null)), "button strong");
    const row = made("p", "", "row");
    row.append(...(desk.lacksSolver ? [button("Upload a draft …", upload, "button strong")] : [go, button("Upload a draft …", upload)]));
    return place.replaceChildren(...(isNext ? [made("h2", `Round ${card.next_round}`), made("p", desk.lacksSolver ? LACKS_SOLVER : "Not drafted yet. A draft is for officials alone until you publish it.", desk.lacksSolver ? "notice" : "soft"), row] : []));
  }
  const focused = document.activeElement?.getAttribute("data-place");
  const heading = made("h2", `Draft of round ${now.round}`);
  const row = made("p", "", "row");
  const again = button("Draft again", () => void once(again, () => draft(refresh, () => null)));
  row.append(button("Publish …", () => publish(refresh).catch(complain), "button strong"), again, button("Upload another …", upload), find);
  const stale = [...(desk.lacksSolver ? [made("p", LACKS_SOLVER, "notice")] : []), ...(now.changes.length ? [changesOf(now)] : [])];
  const how = made("p", `${methodWords(now)}. To swap two people, press one and then the other; a bye can be swapped too.`, "soft");
  const both = made("div", "", "draft");
  both.append(tablesOf(now), figuresOf(now));
  place.replaceChildren(heading, row, ...stale, how, both);
  sift();
  if (focused) place.querySelector(`[data-place="${focused}"]`)?.focus();
}

/** How a draft was made. Nobody has points before the first round. @param {{round: number, method: string}} draft */
function methodWords({ round, method }) {
  if (method === "manual") return "Stated by an official";
  if (method === "swiss") return round === 1 ? "Made by lot, as nobody has points yet" : "Made by points so far";
  return `Made ${METHODS[/** @type {keyof METHODS} */ (method)] ?? `by ${method}`}`;
}

/** Show the tables of the draft that are looked for; whom a swap begins with stays in sight. How many are shown. */
function sift() {
  for (const item of at("round").querySelectorAll(".seating [data-names]")) item.hidden = !isSought(item.dataset.names) && !item.querySelector("[aria-pressed=true]");
  return at("round").querySelectorAll(".seating [data-names]:not([hidden])").length;
}

/** The reasons why a draft is stale. @param {any} now */
function changesOf({ changes }) {
  const found = made("div", "", "notice stale");
  const list = made("ul");
  list.append(...changes.map((/** @type {any} */ each) => made("li", `${factWords(factWhere(({ version }) => version === each.version) ?? each)}.`)));
  found.append(made("p", "This has changed since it was made. Draft it again, or publish it all the same."), list);
  return found;
}

/** @param {any} now */
function tablesOf(now) {
  const list = made("ol", "", "seating");
  for (const table of now.tables) {
    const item = made("li");
    item.dataset.names = [table.table, ...table.seats.map(personOf)].join("\n");
    item.append(made("span", String(table.table), "number"));
    table.seats.forEach((/** @type {any} */ seat, /** @type {number} */ nth) => item.append(chip({ kind: "seat", table: table.table, seat: nth }, personOf(seat))));
    if (table.board) item.append(made("span", `board ${table.board}`, "soft"));
    list.append(item);
  }
  if (now.byes.length) {
    const item = made("li", "", "byes");
    item.dataset.names = now.byes.map((/** @type {any} */ { entry }) => nameOf(entry)).join("\n");
    item.append(made("span", "No table", "number"));
    now.byes.forEach((/** @type {any} */ { entry, kind }, /** @type {number} */ nth) => item.append(kind === "allocated" ? chip({ kind: "bye", table: 0, seat: nth }, `${nameOf(entry)} (a bye)`) : made("span", `${nameOf(entry)} (${kind === "asked" ? "a bye, asked for" : "not here"})`, "soft")));
    list.append(item);
  }
  return list;
}

/** @param {{kind: "seat" | "bye", table: number, seat: number}} place @param {string} name */
function chip(place, name) {
  const found = button(name, () => pick(place, found));
  found.dataset.place = `${place.kind}.${place.table}.${place.seat}`;
  found.setAttribute("aria-pressed", String(isSame(place, picked)));
  return found;
}

/** @param {any} one @param {any} other */
const isSame = (one, other) => other !== null && one.kind === other.kind && one.table === other.table && one.seat === other.seat;

/** @param {{kind: "seat" | "bye", table: number, seat: number}} place @param {HTMLButtonElement} pressed */
function pick(place, pressed) {
  if (picked === null || isSame(place, picked)) {
    picked = picked === null ? place : null;
    pressed.setAttribute("aria-pressed", String(picked !== null));
    return;
  }
  const first = picked;
  picked = null;
  void once(pressed, () => swap(first, place)).then(showDraft);
}

/** Two people change places; the service recomputes the figures. @param {any} one @param {any} other */
async function swap(one, other) {
  const now = desk.draft;
  const tables = now.tables.map((/** @type {any} */ { seats, board, match }) => ({ seats: seats.map((/** @type {any} */ { entry, member }) => ({ entry, member })), ...(board && { board }), ...(match && { match }) }));
  const given = now.byes.filter((/** @type {any} */ { kind }) => kind === "allocated").map((/** @type {any} */ { entry }) => entry);
  const byes = now.byes.map((/** @type {any} */ { entry }) => entry);
  const at = (/** @type {any} */ { kind, table, seat }) => (kind === "seat" ? tables[now.tables.findIndex((/** @type {any} */ each) => each.table === table)].seats[seat] : { entry: byes[seat], member: 0 });
  const [left, right] = [at(one), at(other)];
  const put = (/** @type {any} */ { kind, table, seat }, /** @type {any} */ who) => {
    if (kind === "seat") tables[now.tables.findIndex((/** @type {any} */ each) => each.table === table)].seats[seat] = who;
    else given[given.indexOf(byes[seat])] = who.entry;
  };
  if (one.kind === "bye" && other.kind === "bye") return;
  put(one, right);
  put(other, left);
  await state({ tables, byes: given }, `${nameOf(left.entry)} and ${nameOf(right.entry)} have changed places.`);
}

/** Replace the draft. @param {any} stated @param {string} said */
async function state(stated, said) {
  const seen = desk.draft?.version ?? desk.card.version;
  const shown = stated.tables.map((/** @type {any} */ { seats }, /** @type {number} */ nth) => ({ table: nth + 1, seats }));
  before = figureTexts(desk.draft);
  await send("PUT", `/rounds/${desk.card.next_round}/draft`, stated, { seen, tables: shown });
  await refresh(said);
}

/** @param {any} now @returns {Map<string, string>} */
const figureTexts = (now) => new Map(now?.figures.map((/** @type {any} */ { name, value }) => [name, String(value)]) ?? []);

/** The figures, each with its bound and its value before the last edit. @param {any} now */
function figuresOf(now) {
  const rows = now.figures.filter((/** @type {any} */ { name }) => name !== "lot").map((/** @type {any} */ { name, value, bound }) => {
    const [words, hint] = FIGURES[/** @type {keyof FIGURES} */ (name)] ?? [name, ""];
    const label = made("span", words);
    label.append(made("span", hint, "soft"));
    const was = before.get(name);
    const cost = was === undefined || was === String(value) ? "" : ` (was ${points(was)})`;
    return [label, `${points(String(value))}${cost}`, bound === null ? "–" : points(String(bound))];
  });
  return rows.length ? tableOf("Figures, less is better", ["What", "Now", "At least"], rows, "figures") : made("p", "Drafts of this kind have no figures.", "soft");
}

/** Ask for a draft that was made elsewhere. */
export async function upload() {
  await askFor({
    title: `A draft of round ${desk.card.next_round}`,
    words: "A line for each table: numbers or names of entries with commas between them, in the order of the seats. A line that begins with “bye:” lists who has one. Who asked for a bye, or is not here, stands in it by itself.",
    fields: [{ name: "list", label: "Tables", kind: "long", file: ".csv,.txt,text/csv,text/plain" }],
    go: "Take this draft",
    act: ({ list }) => state(draftOf(list, desk.entries), `Round ${desk.card.next_round} is drafted as you said.`),
  });
}
