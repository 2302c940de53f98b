/**
 * One table: the sources of its numbers, and an arbiter's work: rulings of every kind, and acts at a running table.
 */

import { complain, made } from "../shared/page.mjs";
import { read, send, worthWords } from "./asking.mjs";
import { change } from "./entries.mjs";
import { askFor, button, handOn, openDialog, tableOf } from "./form.mjs";
import { site } from "../shared/reach.mjs";
import { desk, isOneOf, may, myself, noteTable, progressOf, shownRound } from "./state.mjs";
import { wholePlaces } from "./places.mjs";
import { authorOf, entryChoices, exact, nameOf, personOf, points, resultWords, ROLES, RULINGS, tablesOfRound, tableState, tableWords, timeWords } from "./words.mjs";

/** @typedef {(said?: string) => Promise<void>} Refresh @typedef {import("./state.mjs").Table} Table @typedef {import("./form.mjs").Field} Field */

const REASON = { name: "reason", label: "Why, as everybody reads it" };
/** The meaning of rulings by kind, apart from their fields. @type {Record<string, string>} */
const WORDS = {
  replay: "Another game is dealt for the same people; the one before counts for nothing.",
  time: "More time, as a ruling: it is listed among the rulings, and can be appealed. “Give time” adds the same, and stands in the table’s log alone.",
  forfeit: "Who is ticked has 0 of this table; the others keep their places, or share the first where there are none yet.",
};
const ARTICLE = { name: "article", label: "Article of the regulations or rules", needed: false };

/** Acts at a running table, by kind. @type {Record<string, {title: string, words: string, usual: string, seat?: string, fields?: Field[], body?: (given: any) => any}>} seat: label for no seat, "" if one is needed */
const ACTS = {
  add_time: { title: "Give time", words: "What is being decided gets more time. It stands in the table’s log alone; the ruling “Time is given” adds the same time, is listed among the rulings, and can be appealed.", usual: "More time", seat: "Everybody who is awaited", fields: [{ name: "minutes", label: "Minutes", kind: "number", value: 5, low: 1 }], body: ({ minutes }) => ({ seconds: 60 * minutes }) },
  strike: { title: "Strike", words: "The time of what is asked now is up: the usual answer is given, as the rules name it.", usual: "The table has waited long enough", seat: "Everybody who is awaited" },
  pause: { title: "Pause", words: "No move is taken, and every clock stands still. It ends by itself, or when you end it.", usual: "A short break", fields: [{ name: "minutes", label: "Minutes", kind: "number", value: 10, low: 1 }, { name: "after", label: "Only once the open decisions are answered", kind: "tick" }], body: ({ minutes, after }) => ({ until: new Date(Date.now() + desk.aheadMs + 60_000 * minutes).toISOString(), ...(after && { after_decisions: true }) }) },
  resume: { title: "End the pause", words: "The table goes on.", usual: "Everybody is back" },
  hand_to_bot: { title: "Hand to a bot", words: "A bot plays the seat until its player is back, or you hand it back. It costs points: if the bot still plays when the game ends, the entry has 0 of this table, as it has where its player resigns.", usual: "Not there", seat: "" },
  return: { title: "Hand back", words: "The seat’s player plays again.", usual: "There again", seat: "" },
  reissue: { title: "New link for a seat", words: "Who sits there gets another key to this table, which the page of the entry fetches by itself. The one before opens nothing any more.", usual: "The link was lost", seat: "" },
  substitute: { title: "Stand-in", words: "Another person takes the seat for this game alone, and knows what the seat knows, by a slip that you hand on; its points are nobody's. Where somebody else plays on for the entry, with its points: press the name at the table, then “Substitute”.", usual: "Somebody stands in", seat: "", fields: [{ name: "name", label: "Name of the new person" }], body: ({ name }) => ({ name }) },
};

/** Everything at a table, for a ruling that needs it. @param {Table} table @param {Refresh} refresh */
async function seeHands(table, refresh) {
  /** @type {any} */
  let seen = null;
  await askFor({
    title: `See all hands: ${tableWords(table.table, [table])}`,
    words: "Everybody reads at once that you looked, and why; where tables share their deal, once the round is closed. Look only where a ruling needs it.",
    fields: [REASON],
    go: "Look",
    act: async ({ reason }) => {
      seen = await send("POST", `/rounds/${shownRound()?.round}/tables/${table.table}/hands`, { reason });
    },
  });
  if (!seen) return;
  await refresh(`You looked at all hands of table ${table.table}.`);
  const list = made("ul", "", "plain");
  list.append(...[...seen.hands, ...seen.view.text.split("\n").slice(1)].map((/** @type {string} */ each) => made("li", each)));
  openDialog(`All hands of ${tableWords(table.table, [table])}`, [made("p", "As they were when you looked. Tell nobody who plays.", "soft"), list]);
}

/** @param {number} number @param {Refresh} refresh */
export async function openTable(number, refresh) {
  const round = shownRound()?.round;
  /** @type {any} */
  let told;
  try {
    told = await read(`/rounds/${round}/tables/${number}`);
  } catch (error) {
    return complain(error);
  }
  /** @type {Table} */
  const table = told.table;
  if (!isPlaying(table)) noteTable(round ?? 0, number);
  /** @type {HTMLDialogElement} */
  let dialog;
  const on = (/** @type {() => any} */ act) => () => (dialog.close(), void act());
  const barred = whyBarred(table);
  const rule = (/** @type {string} */ kind) => button(`${RULINGS[/** @type {keyof RULINGS} */ (kind)]} …`, on(() => ruleOn(table, told, kind, isOn, refresh).catch(complain)));
  const acts = made("p", "", "row");
  const isRoundOpen = desk.card.states[String(round)] === "open";
  const isOn = table.is_open && !["finished", "ruled", "void"].includes(table.state);
  const { paused_until: paused, away = [], awaited = [] } = /** @type {any} */ (progressOf(number) ?? {});
  const hasClock = desk.card.regulations.clock !== null || awaited.some((/** @type {any} */ { deadline }) => deadline !== null);
  const kinds = Object.keys(ACTS).filter((kind) => (kind === "add_time" ? hasClock : kind === "resume" ? paused : kind === "pause" ? !paused : kind === "return" ? away.length : true));
  if (isOn) acts.append(...kinds.map((kind) => button(`${ACTS[kind].title} …`, on(() => actAt(table, kind, refresh)))));
  if (isOn && !barred) acts.append(button("See all hands …", on(() => seeHands(table, refresh).catch(complain))));
  const rulings = made("p", "", "row");
  rulings.append(...[...(isOn ? (hasClock ? ["time"] : []) : ["correct"]), "adjust", "forfeit", "void", ...(isRoundOpen ? ["replay"] : [])].map(rule), button("Penalty …", on(() => penalise(refresh, table))));
  const links = made("p", "", "row");
  if (table.is_open) links.append(link(`/g/${table.game}`, "See the table"));
  links.append(link(`/t/${desk.tournament}/rounds/${round}/tables/${number}`, "Its public page"), button("Close", () => dialog.close(), "button quiet"));
  const parts = [peopleOf(told, on), ...history(told.rulings), made("h3", "Rule"), ...(barred ? [made("p", barred, "notice")] : [...(isOn ? [made("p", `The game is on: every ruling ${hasClock ? "but “Time is given” " : ""}ends it at once. That its result was wrong is ruled once it is over.`, "soft")] : []), rulings, ...(isOn ? [made("h3", "At the table"), acts] : [])]), made("p", "A ruling takes effect at once, and stands beside what was before: to take one back, make another. Everybody reads it with your name and reason.", "soft"), links];
  dialog = openDialog(`Table ${number}: ${tableState(table)}`, parts, "wide-dialog");
}

/** @param {Table} table */
const isPlaying = ({ state }) => state === "waiting" || state === "playing";

/** Why I may not rule at a table; empty if I may. @param {Table} table @param {number} [round] its own */
export function whyBarred({ section, seats }, round = shownRound()?.round) {
  const mine = myself();
  const roles = desk.card.regulations.may_rule;
  if (!isOneOf(...roles)) return `You rule nothing here: by the regulations rulings are made by ${roles.map((/** @type {keyof ROLES} */ each) => ROLES[each]).join(", ")}.`;
  if (!mine.entry) return "";
  if (seats.some(({ entry }) => entry === mine.entry)) return "You sit at this table, so you never rule on it: another official must. Name one under Tournament.";
  const isOn = ["published", "open", "closing"].includes(desk.card.states[String(round)]);
  return isOn && desk.entries.get(mine.entry)?.section === section ? "You play in this section yourself, so you rule nothing here while the round is on: another official must (name one under Tournament), or wait until it is closed." : "";
}

/** @param {string} href @param {string} words */
function link(href, words) {
  const found = made("a", words, "button");
  found.href = href;
  found.target = "_blank";
  found.rel = "noopener";
  return found;
}

/** The points of seats as they are now, exact, by seat. @param {any[]} lines of the table @returns {Map<number, string>} */
const pointsOfSeats = (lines) => new Map(lines.flatMap((each) => each.seats.map((/** @type {any} */ seat) => [seat.seat, seat.points])));

/** The seats and their results; a name leads to the entry's changes. @param {any} told @param {(act: () => any) => () => void} on */
function peopleOf({ table, lines }, on) {
  const scores = table.result?.scores;
  const isOver = !["waiting", "playing"].includes(table.state);
  const worth = pointsOfSeats(lines);
  const rows = table.seats.map((/** @type {any} */ seat, /** @type {number} */ nth) => {
    const line = lines.find((/** @type {any} */ each) => each.entry === seat.entry);
    const entry = /** @type {import("./state.mjs").Entry} */ (desk.entries.get(seat.entry));
    const who = [`${nth + 1} `, button(personOf(seat), on(() => change(entry)), "button quiet")];
    return !isOver ? [who] : [who, table.result?.places?.[nth] ?? "–", ...(scores ? [scores[nth]] : []), worth.has(nth) ? points(/** @type {string} */ (worth.get(nth))) : line ? points(line.points) : "–", (table.played_by[nth] ?? "").replace("_", "-")];
  });
  return tableOf("Seats", ["Seat", ...(isOver ? ["Place", ...(scores ? ["Score"] : []), "Points", "Played by"] : [])], rows, "seated");
}

/** @param {any[]} rulings */
function history(rulings) {
  if (!rulings.length) return [];
  const list = made("ul");
  list.append(...rulings.map((each) => made("li", `Ruling ${each.number}${each.is_replaced ? ", replaced" : ""}: ${ruledWords(each)}, by ${authorOf(each.author)}, ${timeWords(each.at)}${reasonOf(each.version)}`)));
  return [made("h3", "Rulings so far"), list];
}

/** A ruling in words, with the table's result since. @param {any} ruling */
export function ruledWords({ version, kind, round, table: number, points: off }) {
  const after = desk.facts.find((each) => each.version === version)?.data.after;
  const table = tablesOfRound(round)?.find((each) => each.table === number);
  const now = kind === "time" ? "" : resultWords(after, table);
  return `${RULINGS[/** @type {keyof RULINGS} */ (kind)] ?? kind}${off ? ` (${points(off)})` : ""}${now ? ` (${now})` : ""}`;
}

/** The reason of a fact, as the feed has it. @param {number} version */
export function reasonOf(version) {
  const text = desk.facts.find((each) => each.version === version)?.texts.reason?.text;
  return text ? `: “${text}”` : "";
}

/** The fields of a ruling, and its body. @param {Table} table @param {string} kind @param {any[]} lines of the table: its points now @returns {{fields: Field[], body: (given: any) => any}} */
export function rulingForm(table, kind, lines) {
  const seats = table.seats.map((seat, nth) => ({ nth, name: personOf(seat) }));
  const size = table.seats.length;
  const places = /** @type {[string, string][]} */ (seats.map(({ nth }) => [String(nth + 1), `place ${nth + 1}`]));
  const common = (/** @type {any} */ { reason, article }) => ({ kind, reason, ...(article && { article }) });
  if (kind === "correct") {
    const scores = table.result?.scores;
    const place = (/** @type {{nth: number, name: string}} */ { nth, name }) => /** @type {Field} */ ({ name: `p${nth}`, label: name, kind: "choice", options: places, value: table.result?.places?.[nth] ?? size });
    const score = (/** @type {{nth: number, name: string}} */ { nth, name }) => /** @type {Field} */ ({ name: `c${nth}`, label: `Score of ${name}`, kind: "number", value: scores[nth] });
    return {
      fields: seats.flatMap((each) => (scores ? [place(each), score(each)] : [place(each)])),
      body: (given) => {
        const chosen = wholePlaces(seats.map(({ nth }) => Number(given[`p${nth}`])));
        return { ...common(given), result: { places: chosen, winners: seats.map(({ nth }) => nth).filter((nth) => chosen[nth] === 1), ...(scores && { scores: seats.map(({ nth }) => Number(given[`c${nth}`])) }) } };
      },
    };
  }
  if (kind === "adjust") return adjusting(seats, pointsOfSeats(lines), common);
  if (kind === "forfeit") return { fields: seats.map(({ nth, name }) => /** @type {Field} */ ({ name: `s${nth}`, label: `${name} gets nothing`, kind: "tick" })), body: (given) => ({ ...common(given), seats: seats.map(({ nth }) => nth).filter((nth) => given[`s${nth}`]) }) };
  if (kind === "time") return { fields: [{ name: "seat", label: "For whom", kind: "choice", options: [["", "everybody"], .../** @type {[string, string][]} */ (seats.map(({ nth, name }) => [String(nth), name]))], needed: false }, { name: "minutes", label: "Minutes", kind: "number", value: 5, low: 1 }], body: (given) => ({ ...common(given), time: { seconds: 60 * given.minutes, ...(given.seat !== "" && { seat: Number(given.seat) }) } }) };
  return { fields: [], body: common };
}

/** Points by seat: they begin with those that count now, and something must be different. @param {{nth: number, name: string}[]} seats @param {Map<number, string>} now @param {(given: any) => any} common @returns {{fields: Field[], body: (given: any) => any}} */
function adjusting(seats, now, common) {
  return {
    fields: seats.map(({ nth, name }) => ({ name: `p${nth}`, label: `Points of ${name}`, value: now.get(nth) ?? "", hint: nth ? "" : "Whole, a fraction such as 3/2, or a decimal as standings print it: 0.5 is taken as 1/2, 1.833 as 11/6." })),
    body: (given) => {
      const stated = seats.map(({ nth }) => exact(given[`p${nth}`]));
      if (stated.every((each, nth) => each === now.get(nth))) throw new Error("Nothing is ruled yet: these are the points as they are. Change those that are wrong.");
      return { ...common(given), points: stated };
    },
  };
}

/** The ruling whose result counts at a table. @param {any[]} rulings */
export const countingRuling = (rulings) => rulings.filter(({ kind, is_replaced: isReplaced }) => !isReplaced && ["correct", "adjust", "forfeit", "void"].includes(kind)).at(-1);

/** @param {Table} table @param {{version: number, rulings: any[], lines: any[]}} looked the table as it was looked at @param {string} kind @param {boolean} isOn @param {Refresh} refresh */
async function ruleOn(table, { version: seen, rulings, lines }, kind, isOn, refresh) {
  const before = countingRuling(rulings);
  const replacing = before ? `Ruling ${before.number} by ${authorOf(before.author)} counts here: ${ruledWords(before)}${reasonOf(before.version)}. Yours replaces it. ` : "";
  const ends = isOn && kind !== "time" ? "The game is on, and this ends it at once. " : "";
  const worth = await worthWords(table.seats.length);
  const { fields, body } = rulingForm(table, kind, lines);
  await askFor({
    title: `${tableWords(table.table, [table])}: ${RULINGS[/** @type {keyof RULINGS} */ (kind)].toLowerCase()}`,
    words: `${replacing}${ends}${WORDS[kind] ?? ""}${worth[kind] ?? ""}`,
    fields: [...fields, REASON, ARTICLE],
    go: "Rule",
    act: async (given) => {
      await send("POST", `/rounds/${shownRound()?.round}/tables/${table.table}/rulings`, { ...body(given), ...(before && { replaces: before.number }) }, { seen });
      await refresh(`It is ruled. Standings follow at once.`);
    },
  });
}

/** @param {Table} table @param {string} kind @param {Refresh} refresh */
async function actAt(table, kind, refresh) {
  const act = ACTS[kind];
  const seats = /** @type {[string, string][]} */ (table.seats.map((seat, nth) => [String(nth), personOf(seat)]));
  const seat = act.seat === undefined ? [] : [/** @type {Field} */ ({ name: "seat", label: "Seat", kind: "choice", options: [...(act.seat ? [/** @type {[string, string]} */ (["", act.seat])] : []), ...seats], needed: !act.seat })];
  let slip = "";
  await askFor({
    title: `${tableWords(table.table, [table])}: ${act.title.toLowerCase()}`,
    words: act.words,
    fields: [...seat, ...(act.fields ?? []), { ...REASON, value: act.usual }],
    go: act.title,
    act: async (given) => {
      const body = { kind, reason: given.reason, ...(given.seat && { seat: Number(given.seat) }), ...act.body?.(given) };
      slip = (await send("POST", `/rounds/${shownRound()?.round}/tables/${table.table}/clock`, body)).slip ?? "";
      await refresh(`Done: ${act.title.toLowerCase()}.`);
    },
  });
  if (slip) await handOn(`${site()}/g/${table.game}#slip=${slip}`, "One device opens it, and plays the seat from then on: hand it to that person alone. It is shown once.");
}

/** Penalise an entry. @param {Refresh} refresh @param {Table} [table] at which it was earned */
export async function penalise(refresh, table) {
  const people = [...desk.entries.values()].filter(({ entry, kind, state }) => (table ? table.seats.some((seat) => seat.entry === entry) : kind === "people" && state !== "removed"));
  await askFor({
    title: "A penalty",
    words: "It is of one entry, and never to others’ favour. To change one, give another in its place.",
    fields: [
      { name: "entry", label: "Whose", kind: "choice", options: entryChoices(people.map(({ entry }) => entry)) },
      { name: "kind", label: "What", kind: "choice", options: [["warning", "a warning"], ["points", "points off the sum"], ["disqualification", "disqualification"]] },
      { name: "points", label: "How many points", needed: false, hint: `Empty: ${desk.card.regulations.penalties.points}. Only with points. Such as 1, 1/4, 0.25 or 0,25.` },
      { name: "replaces", label: "In place of penalty number", kind: "number", needed: false, low: 1 },
      REASON,
      ARTICLE,
    ],
    go: "Give it",
    act: async ({ entry, kind, points: off, replaces, reason, article }) => {
      const where = table ? { round: shownRound()?.round, table: table.table } : {};
      await send("POST", "/penalties", { entry: Number(entry), kind, reason, ...where, ...(article && { article }), ...(off && { points: exact(off) }), ...(replaces && { replaces }) });
      await refresh(`${nameOf(Number(entry))} is penalised.`);
    },
  });
}
