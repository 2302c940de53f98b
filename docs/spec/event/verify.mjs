/** The audit of an event's record, but for the rules: event-record.md. */

import { readFileSync } from "node:fs";
import { isObject } from "../../../service/web/static/verify/ledger.mjs";
import { signature } from "../../../service/web/static/verify/signature.mjs";
import { parseRecord, verifyRecord } from "../../../service/web/static/verify/verify.mjs";
import { ClaimedEvent } from "./claims.mjs";
import { foldFacts } from "./fold.mjs";
import { boardFault, gameFault, noteOf } from "./games.mjs";
import { Fault, isGameLine, isHeader, Lines } from "./lines.mjs";
import { countCommitted, readLog, readTexts } from "./log.mjs";
import { plannedGames, roundFault } from "./planned.mjs";
import { finalPlaces } from "./standings.mjs";

const forms = JSON.parse(readFileSync(new URL("../event-facts.json", import.meta.url), "utf8"));

/** Whether a file says that it is the record of an event. @param {Uint8Array} raw */
export const isEventRecord = (raw) => new TextDecoder().decode(raw.subarray(0, Math.min(2 ** 20, raw.indexOf(10) + 1))).includes('"format":"deaddrop-event-record/');

/** @param {Uint8Array} raw @param {import("./claims.mjs").Claims} claims */
export async function verifyEvent(raw, claims) {
  const lines = new Lines(raw);
  const header = lines.object(isHeader);
  const blank = { event: header?.event ?? null, complete: header?.complete ?? false, shown: null };
  if (header === null) return { ...blank, problem: { line: 1, version: null, game: null, word: "form", why: "Line 1 is no header of an event's record." } };
  try {
    return { ...blank, problem: null, ...(await walk(lines, header, claims)) };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ...blank, problem: error.found };
  }
}

/** @param {Lines} lines @param {any} header @param {import("./claims.mjs").Claims} claims */
async function walk(lines, header, claims) {
  const { keys } = claims;
  const claimed = new ClaimedEvent(claims);
  const facts = readLog(lines, header, forms);
  const texts = readTexts(lines, header, facts);
  const fold = foldFacts(header.event, facts, header.complete);
  const planned = plannedGames(fold);
  await claimed.lookAtFacts(header.event, facts, fold.restores);
  const notes = await readGames(lines, header, planned, keys, claimed);
  for (const [game, { line, note }] of notes) {
    const wrong = note === null ? null : gameFault(planned.get(game), note);
    if (wrong !== null) throw new Fault(line, null, game, wrong[0], `Game ${game} ${wrong[1]}.`);
  }
  const board = boardFault(planned, new Map([...notes].flatMap(([game, { note }]) => (note === null ? [] : [[game, note]]))));
  if (board !== null) throw new Fault(notes.get(board.game).line, null, board.game, "deal", board.why);
  const missing = [...planned.values()].find((each) => each.isDue && !notes.has(each.game));
  if (missing !== undefined) throw new Fault(lines.line, null, missing.game, "missing", `Game ${missing.game}, of table ${missing.table} of round ${missing.round}, is missing.`);
  const round = await roundFault(facts);
  if (round !== null) return { problem: round };
  const signed = await signature({ ...header, game: header.event }, keys);
  if (signed.why !== undefined) throw new Fault(1, header.head.version, null, "signature", `The checkpoint ${signed.why}.`);
  if (claimed.problem !== null) return { problem: claimed.problem };
  return { ...claimed.shown(), facts: facts.length, digest: header.head.digest, games: notes.size, signature: signed.state, counted: facts[(claims.counted?.get(header.event) ?? 0) - 1]?.digest ?? null, shown: shownOf(fold, facts, texts, planned, notes) };
}

/** Every game by itself. Throws the first Fault. @param {Lines} lines @param {any} header @param {Map<string, any>} planned @param {any} keys @param {ClaimedEvent} claimed */
async function readGames(lines, header, planned, keys, claimed) {
  const found = new Map();
  for (let number = 0; number < header.games; number++) {
    const told = lines.object(isGameLine);
    if (told === null) throw new Fault(lines.line, null, null, "form", `Line ${lines.line} begins no game.`);
    const { line } = lines;
    const { game } = told;
    const raw = lines.block(told.lines);
    if (found.has(game)) throw new Fault(line, null, game, "twice", `Game ${game} is there twice.`);
    if (!planned.has(game)) throw new Fault(line, null, game, "added", `Game ${game} is none of this event.`);
    const record = parseRecord(raw);
    const { problem, shown } = await verifyRecord(record, { keys });
    if (problem !== null) throw new Fault(line + problem.line, problem.version, game, problem.word, `Game ${game}: ${problem.why}`);
    if (record.header.game !== game) throw new Fault(line, null, game, "added", `The record under ${game} is of another game.`);
    await claimed.lookAtGame(record, line, shown.restores);
    let note = null;
    if (record.entries.length > 0) {
      try {
        note = noteOf(record, planned.get(game));
      } catch {
        throw new Fault(line + 2, record.header.first, game, "form", `Game ${game}: The game does not begin and end as games do.`);
      }
    }
    found.set(game, { line, note });
  }
  lines.line++;
  if (!lines.isDone()) throw new Fault(lines.line, null, null, "form", `Line ${lines.line}: there is more than the header says.`);
  return found;
}

/** What an event without a fault shows. @param {any} fold @param {any[]} facts @param {Map<string, string>} texts @param {Map<string, any>} planned @param {Map<string, any>} notes */
function shownOf(fold, facts, texts, planned, notes) {
  const published = [...fold.rounds.values()].filter((each) => each.published);
  const count = /** @type {Record<string, number>} */ ({ strikes: 0, absences: 0, outages: 0, restores: 0 });
  for (const { note } of notes.values()) for (const name of Object.keys(count)) count[name] += note?.count[name] ?? 0;
  return {
    title: texts.get("1.title") ?? null,
    status: fold.status,
    entries: fold.entries.size,
    rounds: published.length,
    withdrawn: fold.withdrawn.map((/** @type {any} */ each) => each.number),
    entropy: Object.fromEntries(published.map(({ number, awaits }) => [number, awaits === null ? "operator" : awaits === "spoken" ? "spoken" : "drand"])),
    drafts: fold.drafts,
    without_figures: fold.withoutFigures,
    rulings: fold.rulings.map((/** @type {any} */ { version, number, kind, penalty, author, round, table, entry, article, appeal }) => ({
      version, number, kind: penalty ?? kind, author, round: round ?? null, table: table ?? null, entry: entry ?? null, article, appeal, text: texts.get(`${version}.reason`) ?? null,
    })),
    appeals: [...fold.appeals.values()].map(({ number, entry, round, table, state }) => ({ number, entry, round, table, state })),
    reads: fold.reads.map((/** @type {any} */ each) => ({ ...each, text: texts.get(`${each.version}.reason`) ?? null })),
    lots: fold.lots.length,
    amended: fold.amended,
    restores: fold.restores.map((/** @type {any} */ { version, ...heads }) => ({ version, ...heads, reason: texts.get(`${version}.reason`) ?? null })),
    texts: texts.size,
    committed: countCommitted(facts),
    absent: [...planned.values()].filter((each) => each.opened !== null && !notes.has(each.game)).length,
    unbound: [...notes.values()].filter(({ note }) => !isObject(note?.data.event_table)).length,
    interventions: count,
    standings: published.length > 0 ? finalPlaces(fold) : [],
    places: fold.places,
    names: Object.fromEntries([...fold.entries.values()].map(({ number, members, names }) => [number, shownNames(names, texts, members)]).filter(([, names]) => names.length > 0)),
  };
}

/** The names of an entry's persons; none unless the record has all. @param {(string | null)[]} places @param {Map<string, string>} texts @param {number} members */
function shownNames(places, texts, members) {
  const found = places.flatMap((place) => (place !== null && texts.has(place) ? [texts.get(place)] : []));
  return found.length === members ? found : [];
}

/** A verdict in words. @param {any} found @param {any} lines how held heads and cosignatures are said @returns {string[]} */
export function eventInWords({ problem, shown, event, facts, games, complete, signature: signed, held, log }, { words, proofLines, cosignatureLines }) {
  if (problem !== null) return [`line ${problem.line}: ${problem.why} (${problem.word})`];
  const alone = Object.keys(shown.entropy).filter((each) => shown.entropy[each] === "operator");
  const spoken = Object.keys(shown.entropy).filter((each) => shown.entropy[each] === "spoken");
  const told = Object.entries(shown.interventions).filter(([, count]) => count > 0).map(([name, count]) => `${count} ${name}`);
  return [
    `CONSISTENT but for the rules, which this verifier does not know: the event ${event}, ${facts} facts, ${games} games; signature ${signed}.`,
    `${shown.title === null ? "Its title is withheld" : `“${shown.title}”`}: ${shown.entries} entries, ${shown.rounds} rounds; it is ${shown.status}.`,
    ...(alone.length ? [`The operator alone chose the deals of round ${alone.join(", ")}.`] : []),
    ...(spoken.length ? [`An arbiter typed the public entropy of round ${spoken.join(", ")}.`] : []),
    ...(shown.withdrawn.length ? [`Withdrawn: round ${shown.withdrawn.join(", ")}.`] : []),
    ...shown.restores.map((/** @type {any} */ { version, reason }) => `The operator put the event back in fact ${version}${reason === null ? "" : `: “${reason}”`}.`),
    ...(shown.amended.length ? [`The regulations were amended in fact ${shown.amended.join(", ")}.`] : []),
    ...shown.rulings.map((/** @type {any} */ each) => `Ruling ${each.number} (${each.kind}) by ${each.author}${each.round === null ? "" : `, round ${each.round}`}${each.table === null ? "" : `, table ${each.table}`}${each.entry === null ? "" : `, entry ${each.entry}`}${each.text === null ? "" : `: “${each.text}”`}.`),
    ...shown.appeals.map((/** @type {any} */ each) => `Appeal ${each.number} of entry ${each.entry}, round ${each.round}: ${each.state}.`),
    ...shown.reads.map((/** @type {any} */ each) => `${each.by} saw everything at table ${each.table} of round ${each.round}${each.text === null ? "" : `: “${each.text}”`}.`),
    ...(shown.lots ? [`Lots drawn: ${shown.lots}.`] : []),
    ...(told.length ? [`In the games: ${told.join(", ")}.`] : []),
    ...held.map((/** @type {any} */ each) => `Held in ${each.source}: ${each.game === event ? `entry ${each.version} of the event` : `event ${each.version} of game ${each.game}`} ${words[each.result]} (signature: ${each.signature}).`),
    ...(log ? [`The log ${log.origin}, with ${log.size} entries, holds the end of ${log.ended} of ${log.games} games.`, ...cosignatureLines(log)] : []),
    "Standings, counted again:",
    ...shown.standings.map((/** @type {any} */ each) => `  ${each.place}. ${shown.names[each.entry] ? `${shown.names[each.entry].join(" / ")} (entry ${each.entry})` : `entry ${each.entry}`}, ${each.points} (${each.section})`),
    "Not checked: whether the rules allow all of it, and places and scores of games.",
    ...(complete ? [] : ["Not checked: drafts, figures, lots and deals, since the record is not complete."]),
    ...(shown.without_figures ? [`Not checked: the figures of ${shown.without_figures} drafts, since they state none.`] : []),
    ...(shown.absent ? [`Not checked: ${shown.absent} games, since their round is not closed.`] : []),
    ...(shown.unbound ? [`Not checked: whether ${shown.unbound} games belong to this event alone, since they name none.`] : []),
    ...(shown.texts < shown.committed ? [`Not checked: ${shown.committed - shown.texts} texts that the log commits to, since they were withheld or forgotten.`] : []),
    ...(held.length ? [] : ["Not checked: whether others were shown the same history, since no held checkpoint was given: --checkpoint."]),
    ...(log ? [] : ["Not checked: whether a log of games holds its games, since none was given: --log and --policy."]),
    "Not checked: who acted; what arbiters read without noting it, and words at the tables; the times.",
  ];
}

/** What can be asked of an event. @type {Record<string, (found: any) => boolean>} */
const REQUIREMENTS = {
  signature: (found) => found.signature === "good",
  public: ({ shown }) => Object.values(shown.entropy).length > 0 && Object.values(shown.entropy).every((each) => each === "drand"),
  history: ({ held, shown }) => {
    const results = held.filter((/** @type {any} */ each) => each.signature === "good").map((/** @type {any} */ each) => each.result);
    return results.length > 0 && results.every((/** @type {string} */ each) => each === "same") && shown.interventions.restores === 0 && shown.restores.length === 0;
  },
  luck: (found) => REQUIREMENTS.public(found),
  unrestored: ({ shown }) => shown.interventions.restores === 0 && shown.restores.length === 0,
  names: (found) => found.shown.texts === found.shown.committed && found.signature === "good",
};

/** @param {any} found @param {string[]} names */
export const unmetByEvent = (found, names) => names.filter((name) => found.problem !== null || !isMet(found, name));

/** `log`: the ends of all its games are in the log, cosigned as is asked. @param {any} found @param {string} name */
function isMet({ log, ...found }, name) {
  const logged = /^log(?:=([1-9][0-9]{0,2}))?$/.exec(name);
  if (logged === null) return Object.hasOwn(REQUIREMENTS, name) && REQUIREMENTS[name](found);
  return log !== null && log.games === log.ended && (logged[1] === undefined ? log.quorum : Object.keys(log.cosigned).length >= Number(logged[1]));
}
