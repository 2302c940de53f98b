/** The sentences on a game's record: which are said of which facts. Pages say some of them too, from the modules that these come from. */

import { readFileSync } from "node:fs";
import { sayFault, sayResult, sayShown, sayUnchecked } from "../../../service/web/static/verify/game_sentences.mjs";
import { learnSentences, say, sayList, TABLE, toCode } from "../../../service/web/static/verify/say.mjs";

/** @typedef {import("../../../service/web/static/verify/say.mjs").Facts} Facts */

learnSentences(JSON.parse(readFileSync(TABLE, "utf8")));

/** @param {Facts} facts @returns {string[]} */
export const gameSentences = (facts) => {
  if (facts.verdict === "consistent") return [sayFitness(facts), sayConsistent(facts), ...sayShown(facts), ...compared(facts), ...sayUnchecked(facts), ...uncompared(facts), ...required(facts)];
  return [sayVerdict(facts, sayFault(facts.problem, facts.log)), ...(facts.verdict === "wrong" ? compared(facts) : []), ...required(facts)];
};

/** A verdict with its fault. @param {Facts} facts @param {string} fault */
export const sayVerdict = ({ verdict, problem: { word, line } }, fault) => say(verdict === "wrong" ? "wrong" : "not-checked", { fault, word, line });

/** Whether the game is fit for a tournament. @param {Facts} facts */
function sayFitness({ missing, log, round }) {
  if (missing.length) return say("unfit", { reasons: sayList(missing.map((/** @type {string} */ each) => say(`unfit-${each}`))) });
  const witnesses = Object.keys(log.cosigned).length;
  const provided = round !== "good" ? say("provided-honest") : witnesses ? "" : say("provided-round");
  return say("fit-but-for-rules", { provided, witnesses: witnesses ? say("witnesses", { witnesses }) : say("witnesses-none") });
}

/** The verdict, how far it goes, and the result. @param {Facts} facts */
function sayConsistent({ complete, shown, names, ...about }) {
  const stated = shown.end === null ? "" : say("result-stated", { result: sayResult(shown.outcome, names) });
  return say(complete ? "consistent-but-for-rules" : "consistent-as-far", { ...about, stated });
}

/** Held heads and a log of games, compared with the record. @param {Facts} facts @returns {string[]} */
const compared = ({ held, log }) => [
  ...held.map((/** @type {any} */ each) => say("held", { ...each, place: sayPlace(each) })),
  ...(log === null ? [] : [...logged(log), ...begun(log), ...cosigned(log)]),
];

/** Where a held or logged head stands to the history of the record. @param {any} head */
export const sayPlace = ({ result }) => say(toCode("place", result));

/** What a log holds of the game. @param {any} log */
function logged({ entries, head, origin, size }) {
  const same = entries.filter((/** @type {any} */ each) => each.result === "same").map((/** @type {any} */ each) => say("event", each));
  return [
    say(!same.length ? "log-nothing" : head ? "log" : "log-not-end", { origin, size, events: sayList(same) }),
    ...entries.filter((/** @type {any} */ each) => each.result !== "same").map((/** @type {any} */ each) => say("log-entry", { ...each, place: sayPlace(each) })),
  ];
}

/** When the game began, by the checkpoint of the log that it names. @param {any} log */
function begun({ begun: named, entries }) {
  if (named === null) return [];
  const { size, result } = named;
  const before = entries.find((/** @type {any} */ each) => each.kind === "o" && each.result === "same")?.index ?? 0;
  if (result === "other log") return [say("log-begun-other-log")];
  if (result !== "same") return [say(toCode("log-begun", result), { size })];
  if (size && before) return [say("log-opened-between", { after: size - 1, before })];
  if (size) return [say("log-opened-after", { after: size - 1 })];
  return [before ? say("log-opened-before", { before }) : say("log-opened-first")];
}

/** The witnesses of a log. @param {any} log */
export function cosigned({ cosigned: times, quorum, witnesses, asks }) {
  const listed = Object.entries(times).map(([name, at]) => say("cosigned", { name, time: `${new Date(1000 * at).toISOString().slice(0, 19)}Z` }));
  if (!quorum) return [...listed, say("cosigned-too-few", { cosigned: listed.length, witnesses, asks })];
  return listed.length ? listed : [say("cosigned-by-none")];
}

/** What held heads and a log of games would show, had they been given. @param {Facts} facts */
const uncompared = ({ held, log }) => [
  ...uncomparedHeads(held),
  ...(log === null ? [say("unchecked-log")] : log.begun === null ? [say("unchecked-age")] : []),
];

/** The reason why nothing shows that others were shown the same history. @param {any[]} held */
export function uncomparedHeads(held) {
  if (!held.length) return [say("unchecked-held-none")];
  return held.some(({ result }) => result === "same" || result === "given up") ? [] : [say("unchecked-held")];
}

/** The requirements that the file does not meet. @param {Facts} facts */
export const required = ({ unmet }) => (unmet.length ? [say("required", { unmet: unmet.join(", ") })] : []);
