/** The sentences on an event's record and on the standings of a series: which are said of which facts. */

import { readFileSync } from "node:fs";
import { sayFault, uncheckedSignature } from "../../../../service/web/static/verify/game_sentences.mjs";
import { canonical } from "../../../../service/web/static/verify/ledger.mjs";
import { learnSentences, say, sayList, toCode, toText } from "../../../../service/web/static/verify/say.mjs";
import { cosigned, required, sayPlace, sayVerdict, uncomparedHeads } from "../sentences.mjs";

/** @typedef {import("../../../../service/web/static/verify/say.mjs").Facts} Facts */

learnSentences(JSON.parse(readFileSync(new URL("../../../../service/app/audits/data/event_sentences.json", import.meta.url), "utf8")));

/** Words of faults between a game and the event. */
const OF_GAMES = ["twice", "added", "missing", "first", "last", "terms", "times", "deal", "result", "players", "entries"];

/** @param {Facts} facts @returns {string[]} */
export const eventSentences = (facts) => {
  if (facts.verdict !== "consistent") return [sayVerdict(facts, sayEventFault(facts.problem)), ...required(facts)];
  return [sayConsistent(facts), ...sayShown(facts), ...compared(facts), ...standings(facts.shown), ...unchecked(facts), ...required(facts)];
};

/** A fault's own sentence. @param {any} problem */
function sayEventFault(problem) {
  const { word, how = null, version, game, line } = problem;
  if (OF_GAMES.includes(word)) return say(`event-fault-${word}`, { game });
  if (game !== null) return say("event-fault-in-game", { game, fault: sayFault(problem) });
  if (how !== null) return word === "form" ? sayFault(problem) : say(toCode("event-fault", word, how), { version });
  if (word === "seed" && version === null) return say("event-fault-seed-header");
  return say(`event-fault-${word}`, { version, line });
}

/** The verdict, and how far it goes. @param {Facts} facts */
const sayConsistent = ({ complete, event, facts, games }) => say(complete ? "event-consistent-but-for-rules" : "event-consistent-as-far", { event, facts, games });

// The contents

/** @param {Facts} facts @returns {string[]} */
function sayShown({ shown, interventions, absences, signature, key }) {
  const title = shown.title === null ? say("title-withheld") : say("title", { title: shown.title });
  const roundsBy = (/** @type {string} */ source) => Object.keys(shown.entropy).filter((round) => shown.entropy[round] === source);
  const named = (/** @type {any} */ each) => ({ ...each, entry: sayEntry(each.entry, shown) });
  return [
    say("event-about", { ...shown, title }),
    ...["operator", "spoken"].filter((source) => roundsBy(source).length).map((source) => say(`event-luck-${source}`, { rounds: sayList(roundsBy(source)) })),
    ...shown.withdrawn.map((/** @type {any} */ each) => say(`withdrawn${each.is_published ? "-again" : ""}${each.games ? "-games" : ""}`, acted(each))),
    ...(shown.amended.length ? [say("amended", { facts: sayList(shown.amended) })] : []),
    ...shown.consents.map((/** @type {any} */ each) => say(each.appointed_by ? "consent" : "consent-creator", { ...each, changed: sayList(each.changed) })),
    ...shown.slips.map((/** @type {any} */ each) => say("slip", each)),
    ...shown.entry_acts.map((/** @type {any} */ each) => sayEntryAct(each, shown)),
    ...shown.restores.map((/** @type {any} */ { version, reason }) => say("event-restore", { version, why: sayWhy(reason) })),
    ...shown.rulings.map((/** @type {any} */ each) => sayRuling(each, shown)),
    ...shown.reads.map((/** @type {any} */ each) => say("read", { ...each, why: sayWhy(each.text) })),
    ...shown.appeals.map((/** @type {any} */ each) => say("appeal", named(each))),
    ...(shown.lots ? [say("lots", shown)] : []),
    ...Object.entries(interventions).filter(([, count]) => count).map(([kind, count]) => say(`in-games-${kind}`, { count })),
    ...absences.map((/** @type {any} */ each) => say("absent", named(each))),
    ...(signature === "good" ? [say("signed", { key })] : []),
  ];
}

/** An act with its author and its stated reason. @param {any} act */
const acted = (act) => ({ ...act, author: act.by ?? say("author-service"), why: sayWhy(act.text) });

/** A stated reason, as the end of a sentence. @param {string | null} text */
const sayWhy = (text) => (text === null ? "" : say("why", { text }));

/** An entry, with its names if the record shows them. @param {number} entry @param {any} shown */
const sayEntry = (entry, { names }) => (names[entry] ? say("entry-named", { names: names[entry].join(" / "), entry }) : say("entry", { entry }));

/** What was done to an entry. @param {any} act @param {any} shown */
function sayEntryAct(act, shown) {
  const about = { ...acted(act), entry: sayEntry(act.entry, shown) };
  if (act.kind === "removed" && act.same_as !== null) return say("entry-removed-same", { ...about, other: sayEntry(act.same_as, shown) });
  return say(toCode("entry", act.kind), about);
}

/** A ruling on a table, or a penalty of an entry. @param {any} ruling @param {any} shown */
function sayRuling(ruling, shown) {
  const { number, kind, author, round, table, entry, points, replaced_by: replacement, appeal, text } = ruling;
  const listed = points?.map(toText).join(", ");
  const about = {
    number, kind, author, why: sayWhy(text),
    replaced: replacement === null ? "" : say("replaced", { number: replacement }),
    place: round === null ? "" : say(table === null ? "at-round" : "at-table", { round, table }),
    appeal: appeal === null ? "" : say("on-appeal", { appeal }),
    points: points === null ? "" : say(entry === null ? "points-by-seat" : "points-off", { points: listed }),
  };
  return entry === null ? say("event-ruling", about) : say("event-penalty", { ...about, entry: sayEntry(entry, shown) });
}

// Claims of others

/** Held heads and a log of games, compared with the record. @param {Facts} facts @returns {string[]} */
const compared = ({ event, held, log }) => [
  ...held.map((/** @type {any} */ each) => say(each.game === event ? "event-held-fact" : "event-held-game", { ...each, place: sayPlace(each) })),
  ...(log === null ? [] : [say("event-log", log), ...cosigned(log)]),
];

/** The standings, counted again. @param {any} shown */
const standings = (shown) => [
  say(!shown.places?.length ? "standings" : canonical(shown.places) === canonical(shown.standings) ? "standings-confirmed" : "standings-erratum"),
  ...shown.standings.map((/** @type {any} */ each) => say("standing", { ...each, entry: sayEntry(each.entry, shown) })),
];

/** What was not checked of a consistent record, and why. @param {Facts} facts */
const unchecked = ({ complete, shown, absent, unbound, unnamed, withheld, signature, key, held, log }) => [
  say(complete ? "event-unchecked-rules" : "event-unchecked-incomplete"),
  ...(shown.without_figures ? [say("event-unchecked-figures", { drafts: shown.without_figures })] : []),
  ...(absent ? [say("event-unchecked-absent", { games: absent })] : []),
  ...(unbound ? [say("event-unchecked-unbound", { games: unbound })] : []),
  ...(unnamed ? [say("event-unchecked-unnamed", { seats: unnamed })] : []),
  ...(withheld ? [say("event-unchecked-withheld", { texts: withheld })] : []),
  ...uncheckedSignature(signature, key),
  ...uncomparedHeads(held),
  ...(log === null ? [say("event-unchecked-log")] : []),
  say("event-unchecked-persons"),
  say("event-unchecked-unlogged"),
  say("unchecked-times"),
];

// A series

/** @param {Facts} facts @returns {string[]} */
export const seriesSentences = ({ verdict, problem, rows }) => [
  problem === null ? say("series-consistent") : say(verdict === "wrong" ? "series-wrong" : "series-unchecked", { difference: say(toCode("series", problem.how), { about: problem.about }) }),
  ...rows.map((/** @type {any} */ { place, points, names, results }) => say("series-row", { place, points, side: names.join(" / ") || say("series-side", results[results.length - 1]) })),
];
