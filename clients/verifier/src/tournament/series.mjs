/** Series: tournaments counted together. standings.md, section 8. */

import { canonical, isHex, isObject, isText, isWhole, parseJson } from "../../../../service/web/static/verify/ledger.mjs";
import { HALF, NOUGHT, compare, compareAll, fraction, parseFraction, sum } from "./fractions.mjs";

/**
 * @typedef {import("./fractions.mjs").Fraction} Fraction
 * @typedef {{tournament: number, entry: number, place: number, points: Fraction, counts: boolean}} Result
 * @typedef {{places: [number, number][], names: Record<number, string[]>}} Field of a final tournament: entry and place, and the names of entries
 * @typedef {{verdict: "consistent" | "wrong" | "unchecked", problem: {how: string, about: any} | null, rows: any[]}} Recount
 */

const [MOST_TOURNAMENTS, MOST_PLACES, MOST_SAME] = [20, 64, 100];
const HUNDRED = fraction(100);
const POINTS = /^[0-9]{1,6}(\/[1-9][0-9]{0,3})?$/;
const SPACES = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u;

// The stated standings

/** @param {any} value @param {(each: any) => boolean} isRight */
const isList = (value, isRight) => Array.isArray(value) && value.every(isRight);
/** @param {any} value */
const isFlag = (value) => typeof value === "boolean";
/** @param {any} value */
const isAppearance = (value) => isObject(value) && isWhole(value.tournament) && isWhole(value.entry);
/** @param {any} value */
const isResult = (value) => isAppearance(value) && isWhole(value.place) && isText(value.points) && isFlag(value.counts);
/** @param {any} value */
const isRow = (value) => isObject(value) && isWhole(value.place) && isWhole(value.sharing) && isList(value.names, isText) && isText(value.points) && isList(value.results, isResult);
/** @param {any} value */
const isTournament = (value) => isObject(value) && isText(value.tournament) && isWhole(value.version) && isHex(value.digest, 32) && isFlag(value.counts);
/** @param {any} value */
const isSeries = ({ tournaments, best = null, row = [], section = null, same = [] }) =>
  isList(tournaments, isText) && (best === null || isWhole(best)) && isList(row, isText) && (section === null || isText(section)) && isList(same, (side) => isList(side, isAppearance));

/** Numbers with a fraction or an exponent become objects, as nothing here is one: JavaScript would take 1.0 for 1. @param {string} text */
const markFractions = (text) =>
  text.replace(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, (part) => (part[0] === '"' || !/[.eE]/.test(part) ? part : `{"number":"${part}"}`));

/** The service's answer. Throws if it is no answer. @param {Uint8Array} raw */
export function readSeries(raw) {
  let told;
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(raw);
    JSON.parse(text); // before fractions are marked, since marking would turn some invalid JSON into valid
    told = parseJson(markFractions(text));
    canonical(told); // no lone surrogates
  } catch {
    told = null;
  }
  if (!isObject(told) || !isObject(told.series) || !isSeries(told.series) || !isList(told.tournaments, isTournament) || !isList(told.rows, isRow)) throw new Error("This is not what GET /v1/series answers.");
  const series = { best: null, row: [], section: null, same: [], ...told.series };
  const wrong = seriesFault(series);
  if (wrong !== null) throw new Error(`This is not what GET /v1/series answers: ${wrong}`);
  return { series, tournaments: told.tournaments, rows: told.rows };
}

/** Errors: field and message. @param {any} series @returns {string | null} */
function seriesFault({ tournaments, best, row, same }) {
  if (tournaments.length < 1 || tournaments.length > MOST_TOURNAMENTS || new Set(tournaments).size < tournaments.length) return `tournaments: From 1 to ${MOST_TOURNAMENTS} tournaments, each once.`;
  if (best !== null && best < 1) return "best: At least 1.";
  if (!row.every((/** @type {string} */ each) => POINTS.test(each))) return "row: Whole numbers or fractions, as `25` or `5/2`.";
  const numbers = row.map(parseFraction);
  if (row.length > MOST_PLACES || numbers.some((/** @type {Fraction} */ each, /** @type {number} */ at) => at > 0 && compare(numbers[at - 1], each) < 0)) return `row: At most ${MOST_PLACES} numbers, none above the one before.`;
  const joined = same.flat().map(nameOf);
  if (same.length > MOST_SAME || new Set(joined).size < joined.length) return `same: At most ${MOST_SAME} sides, no entry in two.`;
  const fits = same.every((/** @type {any[]} */ side) => side.length > 1 && new Set(side.map(({ tournament }) => tournament)).size === side.length && side.every(({ tournament }) => tournament >= 1 && tournament <= tournaments.length));
  return fits ? null : "same: A side is two entries or more, of different tournaments of the series.";
}

/** @param {{tournament: number, entry: number}} at */
const nameOf = ({ tournament, entry }) => `${tournament}.${entry}`;

// Standings

/** The form in which names are compared: compatibility forms, case, variation selectors and spaces make no difference. @param {string} name */
export const toComparable = (name) =>
  folded(name.replace(/[\ufe00-\ufe0f]/g, "").normalize("NFKC")).normalize("NFKC").split(SPACES).filter(Boolean).join(" ");

/** Full case folding, character by character; Cherokee has small letters here, which makes the same names equal. @param {string} text */
const folded = (text) => [...text].map((each) => (each === "ı" ? each : each.toLowerCase().toUpperCase().toLowerCase())).join("");

/** The value of each place. @param {number[]} places @param {Fraction[]} row @returns {Map<number, Fraction>} */
export function worthOfPlaces(places, row) {
  const found = new Map();
  for (const place of new Set(places)) {
    const tied = places.filter((each) => each === place).length;
    const behind = places.filter((each) => each > place).length;
    if (row.length > 0) found.set(place, sum(row.slice(place - 1, place - 1 + tied)).by(fraction(tied)));
    else if (places.length === 1) found.set(place, HUNDRED.times(HALF));
    else found.set(place, HUNDRED.times(fraction(behind).plus(HALF.times(fraction(tied - 1)))).by(fraction(places.length - 1)));
  }
  return found;
}

/** The standings, best first. @param {any} series @param {Map<string, Field>} fields of final tournaments */
export function seriesStandings(series, fields) {
  const row = series.row.map(parseFraction);
  const joined = new Map(series.same.flatMap((/** @type {any[]} */ side, /** @type {number} */ nth) => side.map((each) => [nameOf(each), `same ${nth}`])));
  const sides = /** @type {Map<string, {names: string[], results: Result[]}>} */ (new Map());
  for (const [index, id] of series.tournaments.entries()) {
    const field = fields.get(id);
    if (field === undefined) continue;
    const tournament = index + 1;
    const worth = worthOfPlaces(field.places.map(([, place]) => place), row);
    for (const [entry, place] of [...field.places].sort(([one], [other]) => one - other)) {
      const names = field.names[entry] ?? [];
      const own = `entry ${nameOf({ tournament, entry })}`;
      let key = joined.get(nameOf({ tournament, entry })) ?? (names.length > 0 ? canonical(names.map(toComparable).sort()) : own);
      if (sides.get(key)?.results.at(-1)?.tournament === tournament) key = own; // no side has two entries of one tournament
      const side = sides.get(key) ?? { names: [], results: [] };
      sides.set(key, { names: names.length > 0 ? names : side.names, results: [...side.results, { tournament, entry, place, points: worth.get(place) ?? NOUGHT, counts: false }] });
    }
  }
  return ranked([...sides.values()].map((side) => withBest(side, series.best)));
}

/** A side with its counted results and the values that it is compared by. @param {{names: string[], results: Result[]}} side @param {number | null} best */
function withBest({ names, results }, best) {
  const order = [...results].sort((one, other) => compare(other.points, one.points)); // of equal ones the earlier
  const kept = new Set(best === null ? order : order.slice(0, Number(best)));
  const counted = results.map((each) => ({ ...each, counts: kept.has(each) }));
  return { names, results: counted, merit: [sum([...kept].map(({ points }) => points)), ...order.map(({ points }) => points)] };
}

/** @param {{names: string[], results: Result[], merit: Fraction[]}[]} sides */
function ranked(sides) {
  const rows = sides.map((side) => ({
    ...side,
    place: 1 + sides.filter(({ merit }) => compareAll(merit, side.merit) > 0).length,
    sharing: sides.filter(({ merit }) => compareAll(merit, side.merit) === 0).length - 1,
  }));
  return rows
    .sort((one, other) => one.place - other.place || one.results[0].tournament - other.results[0].tournament || one.results[0].entry - other.results[0].entry)
    .map(({ place, sharing, names, merit, results }) => ({ place, sharing, names, points: String(merit[0]), results: results.map((each) => ({ ...each, points: String(each.points) })) }));
}

// Against the records

/** The field of a section. @param {any} shown @param {string | null} section @returns {Field} */
function fieldOf({ standings, names }, section) {
  const wanted = section ?? standings[0]?.section;
  return { places: standings.filter((/** @type {any} */ each) => each.section === wanted).map((/** @type {any} */ each) => [each.entry, each.place]), names };
}

/** The standings from tournaments without faults, compared with the stated ones. @param {ReturnType<typeof readSeries>} told @param {any[]} verdicts @returns {Recount} */
export function recountSeries({ series, tournaments, rows: lines }, verdicts) {
  /** @param {Recount["verdict"]} verdict @param {string} how @param {any} about the tournament, or the line @param {any[]} rows @returns {Recount} */
  const answer = (verdict, how, about, rows = []) => ({ verdict, problem: { how, about }, rows });
  const known = new Map(verdicts.filter(({ tournament, problem }) => tournament !== null && problem === null).map((each) => [each.tournament, each]));
  if (canonical(tournaments.map(({ tournament }) => tournament)) !== canonical(series.tournaments)) return answer("wrong", "tournaments", null);
  const fields = new Map();
  for (const { tournament, version, digest, counts } of tournaments) {
    const found = known.get(tournament);
    if (found === undefined) {
      if (counts) return answer("unchecked", "no record", tournament);
      continue;
    }
    const isFinal = found.shown.status === "final";
    if (found.facts < version || (found.facts > version && !isFinal)) return answer("unchecked", "version", tournament);
    if (found.counted !== digest) return answer("wrong", "history", tournament);
    if (counts && !isFinal) return answer("wrong", "not final", tournament);
    if (found.facts === version && isFinal && !counts) return answer("wrong", "not counted", tournament);
    if (counts) fields.set(tournament, fieldOf(found.shown, series.section));
  }
  const rows = seriesStandings(series, fields);
  const [ours, theirs] = [rows.map(canonical), lines.map(lineOf).map(canonical)];
  if (canonical(ours) === canonical(theirs)) return { verdict: "consistent", problem: null, rows };
  const late = tournaments.find(({ tournament, version }) => known.has(tournament) && known.get(tournament).facts > version);
  if (late !== undefined) return answer("unchecked", "ruled later", late.tournament, rows);
  const nth = ours.findIndex((each, at) => each !== theirs[at]);
  return answer("wrong", "line", (nth < 0 ? ours.length : nth) + 1, rows);
}

/** The members of a line that are compared. @param {any} line */
const lineOf = ({ place, sharing, names, points, results }) => ({
  place, sharing, names, points, results: results.map((/** @type {any} */ each) => ({ tournament: each.tournament, entry: each.entry, place: each.place, points: each.points, counts: each.counts })),
});
