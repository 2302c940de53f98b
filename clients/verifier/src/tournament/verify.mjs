/** The audit of a tournament's record, but for the rules: tournament-record.md. */

import { readFileSync } from "node:fs";
import { isObject } from "../../../../service/web/static/verify/ledger.mjs";
import { signature } from "../../../../service/web/static/verify/signature.mjs";
import { addedBytes, parseRecord, verifyRecord } from "../../../../service/web/static/verify/verify.mjs";
import { ClaimedTournament } from "./claims.mjs";
import { foldFacts } from "./fold.mjs";
import { boardFault, gameFault, namedSeats, noteOf } from "./games.mjs";
import { Fault, isGameLine, isHeader, Lines } from "./lines.mjs";
import { countCommitted, readLog, readTexts } from "./log.mjs";
import { plannedGames, roundFault, spokenName } from "./planned.mjs";
import { finalPlaces } from "./standings.mjs";

const forms = JSON.parse(readFileSync(new URL("../../../../docs/spec/tournament-facts.json", import.meta.url), "utf8"));

/** Whether a file says that it is the record of a tournament. @param {Uint8Array} raw */
export const isTournamentRecord = (raw) => new TextDecoder().decode(raw.subarray(0, Math.min(2 ** 20, raw.indexOf(10) + 1))).includes('"format":"deaddrop-tournament-record/');

/** @param {Uint8Array} raw @param {import("./claims.mjs").Claims} claims */
export async function verifyTournament(raw, claims) {
  const lines = new Lines(raw);
  const header = lines.object(isHeader);
  const blank = {
    tournament: header?.tournament ?? null, complete: header?.complete ?? false, facts: header?.head.version ?? 0, digest: header?.head.digest ?? null, games: 0, absent: 0, unbound: 0, unnamed: 0,
    withheld: 0, signature: "absent", key: header?.checkpoint?.key ?? null, rules: "not checked", bots: null, interventions: {}, absences: [], held: [], log: null, counted: null, shown: null,
  };
  if (header === null) return { ...blank, verdict: "unchecked", problem: new Fault(1, null, null, "form", addedBytes(raw.subarray(0, Math.max(0, raw.indexOf(10))))).found };
  let found;
  try {
    found = await walk(lines, header, claims);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    found = { problem: error.found };
  }
  return { ...blank, problem: null, ...found, verdict: found.problem ? "wrong" : "consistent" };
}

/** @param {Lines} lines @param {any} header @param {import("./claims.mjs").Claims} claims */
async function walk(lines, header, claims) {
  const { keys } = claims;
  const claimed = new ClaimedTournament(claims);
  const facts = readLog(lines, header, forms);
  const texts = readTexts(lines, header, facts);
  const fold = foldFacts(header.tournament, facts, header.complete);
  const planned = plannedGames(fold, texts);
  await claimed.lookAtFacts(header.tournament, facts, fold.restores);
  const notes = await readGames(lines, header, planned, keys, claimed);
  for (const [game, { line, note }] of notes) {
    const wrong = note === null ? null : gameFault(planned.get(game), note);
    if (wrong !== null) throw new Fault(line, null, game, wrong);
  }
  const board = boardFault(planned, new Map([...notes].flatMap(([game, { note }]) => (note === null ? [] : [[game, note]]))));
  if (board !== null) throw new Fault(notes.get(board).line, null, board, "deal");
  const missing = [...planned.values()].find((each) => each.isDue && !notes.has(each.game));
  if (missing !== undefined) throw new Fault(lines.line, null, missing.game, "missing");
  const broken = fold.rules?.end() ?? null;
  if (broken !== null) return { problem: new Fault(broken + 1, broken, null, "rules").found };
  const round = await roundFault(facts);
  if (round !== null) return { problem: round };
  const signed = await signature({ ...header, game: header.tournament }, keys);
  if (signed === "wrong") throw new Fault(1, header.head.version, null, "signature");
  if (claimed.problem !== null) return { problem: claimed.problem };
  const shown = shownOf(fold, facts, texts);
  return {
    ...claimed.shown(), games: notes.size, signature: signed, counted: facts[(claims.counted?.get(header.tournament) ?? 0) - 1]?.digest ?? null, shown,
    absent: [...planned.values()].filter((each) => each.opened !== null && !notes.has(each.game)).length,
    unbound: [...notes.values()].filter(({ note }) => !isObject(note?.data.tournament_table)).length,
    unnamed: [...notes].reduce((count, [game, { note }]) => (note === null ? count : count + planned.get(game).seats - namedSeats(planned.get(game), note).length), 0),
    withheld: shown.committed - shown.texts, interventions: countInterventions(notes), absences: absencesOf(notes, planned),
  };
}

/** Check every game alone. Throws the first Fault. @param {Lines} lines @param {any} header @param {Map<string, any>} planned @param {any} keys @param {ClaimedTournament} claimed */
async function readGames(lines, header, planned, keys, claimed) {
  const found = new Map();
  for (let number = 0; number < header.games; number++) {
    const told = lines.object(isGameLine);
    if (told === null) throw new Fault(lines.line, null, null, lines.word);
    const { line } = lines;
    const { game } = told;
    const raw = lines.block(told.lines);
    if (found.has(game)) throw new Fault(line, null, game, "twice");
    if (!planned.has(game)) throw new Fault(line, null, game, "added");
    const record = parseRecord(raw);
    const { problem, shown } = await verifyRecord(record, { keys });
    if (problem !== null) throw new Fault(line + problem.line, problem.version, game, problem.word, problem.how);
    if (record.header.game !== game) throw new Fault(line, null, game, "added");
    await claimed.lookAtGame(record, line, shown.restores);
    let note = null;
    if (record.entries.length > 0) {
      try {
        note = noteOf(record, planned.get(game));
      } catch {
        throw new Fault(line + 2, record.header.first, game, "form");
      }
    }
    found.set(game, { line, note });
  }
  lines.line++;
  if (!lines.isDone()) throw new Fault(lines.line, null, null, "form");
  return found;
}

/** Of clocks and the operator, in all games. @param {Map<string, any>} notes */
function countInterventions(notes) {
  const count = /** @type {Record<string, number>} */ ({ strikes: 0, absences: 0, outages: 0, restores: 0 });
  for (const { note } of notes.values()) for (const name of Object.keys(count)) count[name] += note?.count[name] ?? 0;
  return count;
}

/** The absences in all games, by round, table and entry. @param {Map<string, any>} notes @param {Map<string, any>} planned */
function absencesOf(notes, planned) {
  const found = new Map();
  for (const [game, { note }] of notes) {
    const { round, table, seats, entries } = planned.get(game);
    for (const seat of note?.absences ?? []) if (seat < seats) found.set(`${round}/${table}/${entries.at(seat)}`, { round, table, entry: entries.at(seat) });
  }
  return [...found.values()].sort((one, other) => one.round - other.round || one.table - other.table || one.entry - other.entry);
}

/** The contents of a tournament without faults. @param {any} fold @param {any[]} facts @param {Map<string, string>} texts */
function shownOf(fold, facts, texts) {
  const published = [...fold.rounds.values()].filter((each) => each.published);
  const replaced = replacements(fold.rulings);
  return {
    title: texts.get("1.title") ?? null,
    status: fold.status,
    ruleset: `${fold.regulations.ruleset} ${fold.regulations.ruleset_version}`,
    entries: [...fold.entries.values()].filter(({ state }) => state !== "removed").length,
    rounds: published.length,
    tables: published.reduce((sum, { tables }) => sum + tables.size, 0),
    withdrawn: fold.withdrawn.map((/** @type {any} */ { version, by, number, tables }) => ({
      version, by, round: number, games: countOpened(tables), is_published: fold.rounds.get(number)?.published ?? false, text: texts.get(`${version}.reason`) ?? null,
    })),
    entropy: Object.fromEntries(published.map(({ number, awaits }) => [number, awaits === null ? "operator" : awaits === "spoken" ? "spoken" : "drand"])),
    drafts: fold.drafts,
    without_figures: fold.withoutFigures,
    rulings: fold.rulings.map((/** @type {any} */ { version, number, kind, penalty, author, round, table, entry, points, after, article, appeal }) => ({
      replaced_by: replaced.get(number) ?? null, version, number, kind: penalty ?? kind, author, round: round ?? null, table: table ?? null, entry: entry ?? null, points: penalty ? points && [points] : kind === "adjust" ? after.points : null, article, appeal, text: texts.get(`${version}.reason`) ?? null,
    })),
    appeals: [...fold.appeals.values()].map(({ number, entry, round, table, state }) => ({ number, entry, round, table, state })),
    reads: fold.reads.map((/** @type {any} */ each) => ({ ...each, text: texts.get(`${each.version}.reason`) ?? null })),
    consents: fold.consents,
    slips: fold.slips,
    entry_acts: facts.filter(({ type }) => Object.hasOwn(ENTRY_ACTS, type)).map(({ version, by, type, data }) => ({
      version, by, kind: ENTRY_ACTS[type], entry: data.number, same_as: data.same_as ?? null, text: texts.get(`${version}.reason`) ?? null,
    })),
    lots: fold.lots.length,
    amended: fold.amended,
    restores: fold.restores.map((/** @type {any} */ { version, ...heads }) => ({ version, ...heads, reason: texts.get(`${version}.reason`) ?? null })),
    texts: texts.size,
    committed: countCommitted(facts),
    standings: published.length > 0 ? finalPlaces(fold) : [],
    places: fold.places,
    names: Object.fromEntries([...fold.entries.values()].map(({ number, members, names }) => [number, shownNames(names, texts, members)]).filter(([, names]) => names.length > 0)),
  };
}

/** @type {Record<string, string>} */
const ENTRY_ACTS = { "entry.removed": "removed", "entry.name_corrected": "name_corrected", "entry.substituted": "substituted" };

/** The number of games that were opened. @param {Map<number, any>} tables */
const countOpened = (tables) => [...tables.values()].flatMap(({ games }) => games).filter(({ opened }) => opened !== null).length;

/** By number of a ruling, the number of the one that counts in its place. @param {any[]} rulings @returns {Map<number, number>} */
function replacements(rulings) {
  const numbers = new Map(rulings.filter(({ kind }) => kind !== "time" && kind !== "replay").map(({ version, number }) => [version, number]));
  return new Map(rulings.filter(({ replaces }) => replaces !== null).map(({ penalty, replaces, number }) => [penalty ? replaces : numbers.get(replaces) ?? 0, number]));
}

/** The names of an entry's persons; none unless the record has all. @param {(string | null)[]} places @param {Map<string, string>} texts @param {number} members */
function shownNames(places, texts, members) {
  const found = places.flatMap((place) => (place !== null && texts.has(place) ? [spokenName(/** @type {string} */ (texts.get(place)))] : []));
  return found.length === members ? found : [];
}

/** The requirements that can be set for a tournament. @type {Record<string, (found: any) => boolean>} */
const REQUIREMENTS = {
  signature: (found) => found.signature === "good",
  public: ({ shown }) => Object.values(shown.entropy).length > 0 && Object.values(shown.entropy).every((each) => each === "drand"),
  history: ({ held, shown, interventions }) => {
    const results = held.filter((/** @type {any} */ each) => each.signature === "good").map((/** @type {any} */ each) => each.result);
    return results.length > 0 && results.every((/** @type {string} */ each) => each === "same") && interventions.restores === 0 && shown.restores.length === 0;
  },
  luck: (found) => REQUIREMENTS.public(found),
  unrestored: ({ shown, interventions }) => interventions.restores === 0 && shown.restores.length === 0,
  names: (found) => found.shown.texts === found.shown.committed && found.signature === "good",
};

/** @param {any} found @param {string[]} names */
export const unmetByTournament = (found, names) => names.filter((name) => found.problem !== null || !isMet(found, name));

/** `log`: the ends of all its games are in the log, cosigned as is asked. @param {any} found @param {string} name */
function isMet({ log, ...found }, name) {
  const logged = /^log(?:=([1-9][0-9]{0,2}))?$/.exec(name);
  if (logged === null) return Object.hasOwn(REQUIREMENTS, name) && REQUIREMENTS[name](found);
  return log !== null && log.games === log.ended && (logged[1] === undefined ? log.quorum : Object.keys(log.cosigned).length >= Number(logged[1]));
}
