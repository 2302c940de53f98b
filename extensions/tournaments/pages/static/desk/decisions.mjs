/**
 * Rulings, penalties and appeals, newest first; appeals are decided here, with the ruling that follows.
 */

import { at, complain, made } from "../shared/page.mjs";
import { read, send } from "./asking.mjs";
import { askFor, button, tableOf } from "./form.mjs";
import { factWhere } from "./loading.mjs";
import { desk, keep, kept, may } from "./state.mjs";
import { penalise, reasonOf, ruledWords, rulingForm, whyBarred } from "./table.mjs";
import { authorOf, decidedAtCloses, entryChoices, nameOf, RULINGS, timeWords } from "./words.mjs";

/** @type {(said?: string) => Promise<void>} */
let refresh;

/** @param {(said?: string) => Promise<void>} then */
export const prepareDecisions = (then) => void (refresh = then);

const FOLLOWS = /** @type {[string, string][]} */ ([["", "nothing"], ["correct", "another result"], ["adjust", "points by seat"], ["forfeit", "seats get nothing"], ["void", "the table counts for nobody"], ["replay", "it is played again"]]);

export function showDecisions() {
  const { rulings, appeals } = desk.decisions;
  const head = made("p", "", "row");
  if (may("rule")) head.append(button("Penalty …", () => void penalise(refresh)));
  if (may("appeal")) head.append(button("Appeal for an entry …", () => void appealFor()));
  const unread = new Set(kept(desk.tournament).readAppeals ?? []);
  const list = made("ul", "", "appeals");
  for (const each of [...appeals].reverse()) list.append(appealOf(each, !unread.has(each.number)));
  const rows = [...rulings].reverse().map((each) => [
    String(each.number), timeWords(each.at), each.entry ? nameOf(each.entry) : `Table ${each.table}, round ${each.round}`,
    `${ruledWords(each)}${each.is_replaced ? ", replaced" : ""}${reasonOf(each.version)}`, authorOf(each.author),
  ]);
  const closed = decidedAtCloses().reverse().map((each) => ["–", timeWords(each.at), `Table ${each.table}, round ${each.round}`, `${each.words[0].toUpperCase()}${each.words.slice(1)}`, authorOf(each.by)]);
  rows.push(...closed);
  at("decisions").replaceChildren(head, made("h2", "Appeals"), appeals.length ? list : made("p", "Nobody has appealed.", "soft"), made("h2", "Rulings and penalties"), rows.length ? tableOf("Rulings and penalties", ["No.", "When", "About", "What", "By"], rows, "stacked") : made("p", "None yet. Tables are ruled on where they stand: press one under Tables.", "soft"));
  keep(desk.tournament, { readAppeals: appeals.map(({ number }) => number) });
}

/** @param {any} each @param {boolean} isNew */
function appealOf(each, isNew) {
  const item = made("li", "", "panel");
  const about = each.table ? `table ${each.table} of round ${each.round}` : `round ${each.round}`;
  const text = factWhere(({ type, data }) => type === "appeal.made" && data.number === each.number)?.texts.text?.text;
  const words = made("p");
  words.append(made("strong", `Appeal ${each.number} of ${nameOf(each.entry)}`), ` about ${about}${each.ruling ? `, against ruling ${each.ruling}` : ""}: `, made("span", each.state, `tag ${each.state === "open" ? "turn" : ""}`), ...(isNew ? [" ", made("span", "new", "tag turn")] : []));
  item.append(words, ...(text ? [made("blockquote", text)] : []));
  if (each.state === "open" && may("rule")) item.append(button("Decide …", () => void decide(each).catch(complain), "button strong"));
  return item;
}

/** @param {any} appeal */
async function decide(appeal) {
  const { table = null, version: seen, lines = [] } = appeal.table ? await read(`/rounds/${appeal.round}/tables/${appeal.table}`) : { version: desk.card.version };
  const barred = table && whyBarred(table, appeal.round);
  if (barred) throw new Error(barred);
  const choices = FOLLOWS.filter(([kind]) => kind !== "correct" || !["waiting", "playing"].includes(table?.state));
  let follows = "";
  const verdict = { name: "verdict", label: "The appeal is", kind: /** @type {const} */ ("choice"), options: /** @type {[string, string][]} */ ([["dismissed", "dismissed"], ["upheld", "upheld"]]) };
  const reason = { name: "reason", label: "Why, as everybody reads it" };
  let given;
  const isAsked = await askFor({
    title: `Appeal ${appeal.number} of ${nameOf(appeal.entry)}`,
    words: "If there is another arbiter, the one who made the ruling does not decide the appeal.",
    fields: [verdict, ...(table ? [/** @type {any} */ ({ name: "follows", label: "If it is upheld, what follows for the table", kind: "choice", options: choices, needed: false })] : []), reason],
    go: "Decide",
    act: async (values) => {
      follows = values.verdict === "upheld" ? (values.follows ?? "") : "";
      given = { verdict: values.verdict, reason: values.reason };
      if (!follows) await sendDecision(appeal, given, seen);
    },
  });
  if (!isAsked || !follows) return;
  const { fields, body } = rulingForm(table, follows, lines);
  await askFor({
    title: `Table ${table.table}: ${RULINGS[/** @type {keyof RULINGS} */ (follows)].toLowerCase()}`,
    words: "The ruling that follows from the appeal.",
    fields,
    go: "Decide",
    act: (values) => sendDecision(appeal, { .../** @type {any} */ (given), ruling: body({ ...values, reason: /** @type {any} */ (given).reason }) }, seen),
  });
}

/** @param {any} appeal @param {any} body @param {number} seen */
async function sendDecision({ number }, body, seen) {
  await send("POST", `/appeals/${number}/decision`, body, { seen });
  await refresh("The appeal is decided.");
}

async function appealFor() {
  await askFor({
    title: "Appeal for an entry",
    words: "Players appeal on the tournament’s page; here an official notes what was said aloud.",
    fields: [
      { name: "entry", label: "Whose", kind: "choice", options: entryChoices() },
      { name: "round", label: "Round", kind: "number", value: desk.round?.round ?? 1, low: 1 },
      { name: "table", label: "Table", kind: "number", needed: false, low: 1 },
      { name: "ruling", label: "Against ruling or penalty number", kind: "number", needed: false, low: 1 },
      { name: "text", label: "What is asked for, and why" },
    ],
    go: "Note it",
    act: async ({ entry, round, table, ruling, text }) => {
      await send("POST", "/appeals", { entry: Number(entry), round, text, ...(table && { table }), ...(ruling && { ruling }) });
      await refresh("The appeal is noted.");
    },
  });
}
