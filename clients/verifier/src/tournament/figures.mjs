/** The figures of a draft, counted from the state that it was made from: tournaments.md, section Figures. */

import { canonical, hex, utf8 } from "../../../../service/web/static/verify/ledger.mjs";
import { sha256 } from "../../../../service/web/static/verify/sha256.mjs";
import { isMissing } from "./drafts.mjs";
import { compare, fraction, NOUGHT } from "./fractions.mjs";
import { pointsOf } from "./standings.mjs";

const MOST_AT_TABLE = 6;
const MOST_CUTS = 20_000;
const FEW = MOST_AT_TABLE * (MOST_AT_TABLE - 1);

/** @param {any} seated */
const personNumber = ({ entry, member }) => entry * MOST_AT_TABLE + member;

/** Whether a draft states the figures that are counted. @param {any} basis @param {number} number @param {any} draft @param {string} seed hex */
export function hasCountedFigures(basis, number, draft, seed) {
  const isTeams = basis.regulations.pairing.method === "teams";
  const { min, best, max } = basis.regulations.sizes;
  if (min < 2 || min > best || best > max) throw new RangeError("no sizes of tables");
  const points = pointsOf(basis);
  let field = fieldOf(basis, number, points);
  let byes = draft.byes.filter((/** @type {any} */ each) => each.kind === "allocated").map((/** @type {any} */ each) => each.entry);
  if (isTeams) {
    field = teamField(basis, number, field);
    byes = byes.flatMap((/** @type {number} */ entry) => Array.from({ length: basis.entries.get(entry).members }, (_, member) => personNumber({ entry, member })));
  }
  const tables = draft.tables.map(({ seats }) => seats.map((/** @type {any} */ each) => (isTeams ? personNumber(each) : each.entry)));
  if (![...tables.flat(), ...byes].every((each) => field.sides.has(each))) return false;
  const counted = figures(field, tables, byes, seed);
  return draft.figures.every((/** @type {any} */ each) => Object.hasOwn(counted, each.name) && canonical([each.value, each.bound]) === canonical(counted[each.name]));
}

// The field: the entries and the history of each

/** @param {any} regulations @param {Map<number, any>} sides */
const newField = ({ sizes, options }, sides) => ({ sides, best: sizes.best, byPlaces: options.start === "host" });
/** @param {any} more */
const newSide = (more) => ({ points: NOUGHT, apart: [], byes: 0, short: 0, met: new Map(), seats: new Map(), followed: new Map(), ...more });

/** @param {any} basis @param {number} number @param {Map<number, any>} points */
function fieldOf({ regulations, entries, rounds }, number, points) {
  const there = [...entries.values()].filter((each) => each.state === "entered" && !each.byes.includes(number) && !isMissing(regulations, number, each));
  const sides = new Map(there.map(({ number: entry, kind, section, apart }) => [entry, newSide({ entry, kind, section, apart, points: (kind === "people" ? points.get(entry) : undefined) ?? NOUGHT })]));
  const field = newField(regulations, sides);
  for (const round of roundsBefore(rounds, number)) {
    let tables = tablesThatMet(round).map((table) => ({ seats: [...new Set(table.seats.map((/** @type {any} */ each) => each.entry))], match: table.match }));
    if (regulations.pairing.method === "teams") {
      const matches = new Map();
      for (const each of tables.reverse()) matches.set(canonical([each.match, [...each.seats].sort((one, other) => one - other)]), each);
      tables = [...matches.values()];
    }
    afterRound(field, tables.map((each) => each.seats), new Set(round.byes.filter((/** @type {any} */ each) => each.kind === "allocated").map((/** @type {any} */ each) => each.entry)));
  }
  return field;
}

/** @param {any} basis @param {number} number @param {any} teams */
function teamField({ regulations, entries, rounds }, number, teams) {
  const sides = new Map();
  for (const { entry, kind, section } of teams.sides.values()) {
    for (let member = 0; member < entries.get(entry).members; member++) sides.set(personNumber({ entry, member }), newSide({ entry: personNumber({ entry, member }), kind, section }));
  }
  const field = newField(regulations, sides);
  for (const round of roundsBefore(rounds, number)) afterRound(field, tablesThatMet(round).map((table) => table.seats.map(personNumber)), new Set());
  return field;
}

/** @param {Map<number, any>} rounds @param {number} number */
const roundsBefore = (rounds, number) => [...rounds.values()].filter((each) => each.number < number && each.published).sort((one, other) => one.number - other.number);
/** @param {any} round */
const tablesThatMet = (round) => [...round.tables.values()].filter((each) => each.state !== "void");
/** @param {any} side @param {number} size */
const seatsHad = (side, size) => side.seats.get(size) ?? Array(size).fill(0);
/** @param {Map<any, number>} counts @param {any} key */
const count = (counts, key) => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** @param {any} field @param {number[][]} tables @param {Set<number>} byes */
function afterRound(field, tables, byes) {
  const at = new Map(tables.flatMap((seats) => seats.map((each) => [each, seats])));
  for (const side of field.sides.values()) {
    const seats = at.get(side.entry);
    if (seats === undefined) {
      side.byes += byes.has(side.entry) ? 1 : 0;
      continue;
    }
    const [size, seat] = [seats.length, seats.indexOf(side.entry)];
    side.short += size < field.best ? 1 : 0;
    for (const other of seats) if (other !== side.entry) count(side.met, other);
    side.seats.set(size, seatsHad(side, size).map((/** @type {number} */ each, /** @type {number} */ place) => each + (place === seat ? 1 : 0)));
    count(side.followed, seats[(seat + 1) % size]);
  }
}

// Figures and bounds

/** @param {any} field @param {number[][]} tables @param {number[]} byes @param {string} seed @returns {Record<string, any>} */
function figures(field, tables, byes, seed) {
  const side = (/** @type {number} */ entry) => field.sides.get(entry);
  const pairs = tables.flatMap((seats) => pairsOf(seats).map(([one, other]) => [side(one), side(other)]));
  const isReserve = (/** @type {any} */ each) => each.kind !== "people";
  const total = (/** @type {any[]} */ values) => values.reduce((one, other) => one + other, 0);
  const [repeats, spread, seats] = bounds(field, tables);
  return {
    forbidden: [total(pairs.map(([one, other]) => Number(one.section !== other.section))), null],
    seconds: [total(byes.map((each) => side(each).byes)) + total(tables.filter((each) => each.length < field.best).flat().map((each) => (isReserve(side(each)) ? 0 : side(each).short))), null],
    apart: [total(pairs.map(([one, other]) => new Set(one.apart.filter((/** @type {number} */ each) => other.apart.includes(each))).size)), null],
    repeats: [total(pairs.map(([one, other]) => 2 * (one.met.get(other.entry) ?? 0) + 1)), repeats],
    spread: [String(pairs.reduce((sum, [one, other]) => sum.plus(squared(one.points.minus(other.points))), NOUGHT)), spread],
    seats: [total(tables.flatMap((each) => countsAfter(field, each)).map((each) => each ** 2)), seats],
    lot: [hex(sha256(utf8.encode(`${seed}/${tables.map((each) => each.join(",")).join(";")}/${byes.join(",")}`))).slice(0, 16), null],
  };
}

/** @param {any} value */
const squared = (value) => value.times(value);
/** @param {any[]} items */
const pairsOf = (items) => items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other]));

/** @param {any} field @param {number[]} seats */
const countsAfter = (field, seats) => seats.flatMap((entry, seat) => {
  const side = field.sides.get(entry);
  if (field.byPlaces) return seatsHad(side, seats.length).map((/** @type {number} */ each, /** @type {number} */ place) => each + (place === seat ? 1 : 0));
  return [(side.followed.get(seats[(seat + 1) % seats.length]) ?? 0) + 1];
});

/** @param {any} field @param {number[][]} every @returns {[number, string, number]} */
function bounds(field, every) {
  let [repeats, spread, seats] = [0, NOUGHT, 0];
  for (const section of new Set([...field.sides.values()].map((each) => each.section))) {
    const tables = every.filter((each) => field.sides.get(each[0]).section === section);
    const sides = tables.flat().map((each) => field.sides.get(each));
    const sizes = tables.map((each) => each.length).sort((one, other) => other - one);
    repeats += fewestRepeats(sides, sizes);
    spread = spread.plus(leastSpread(sides.map((each) => each.points), sizes));
    const times = (/** @type {number} */ entry, /** @type {number} */ size) => seatsHad(field.sides.get(entry), size).reduce((/** @type {number} */ one, /** @type {number} */ other) => one + other, 0) + 1;
    seats += field.byPlaces ? tables.flatMap((each) => each.map((entry) => fewestSquares(times(entry, each.length), each.length))).reduce((one, other) => one + other, 0) : sizes.reduce((one, other) => one + other, 0);
  }
  return [repeats, String(spread), seats];
}

/** @param {any[]} sides @param {number[]} sizes */
function fewestRepeats(sides, sizes) {
  if (sizes.length === 0) return 0;
  const present = new Set(sides.map((each) => each.entry));
  const ascending = (/** @type {number} */ one, /** @type {number} */ other) => one - other;
  const rows = sides.map((side) => [...side.met].filter(([other, times]) => present.has(other) && times).map(([, times]) => 2 * times + 1).sort(ascending));
  const [pairs, needed] = [sides.length * (sides.length - 1), sizes.reduce((sum, size) => sum + size * (size - 1), 0)];
  const ofAll = cheapest(rows.flat().sort(ascending), pairs, needed);
  const others = Math.min(...sizes) - 1;
  const ofEach = rows.reduce((sum, row) => sum + cheapest(row, sides.length - 1, others), 0) + needed - sides.length * others;
  return Math.max(Math.ceil(ofAll / 2), Math.ceil(ofEach / 2), Math.floor(needed / 2) + 2 * sureMeetings(sides, sizes));
}

/** @param {number[]} costs @param {number} number @param {number} taken */
function cheapest(costs, number, taken) {
  const dear = Math.max(0, taken - (number - costs.length));
  return taken - dear + costs.slice(0, dear).reduce((one, other) => one + other, 0);
}

/** @param {any[]} sides @param {number[]} sizes */
function sureMeetings(sides, sizes) {
  if (sides.length > FEW) return 0;
  const groups = /** @type {any[][]} */ ([]);
  for (const side of sides) {
    const home = groups.find((group) => group.every((other) => side.met.has(other.entry)));
    if (home === undefined) groups.push([side]);
    else home.push(side);
  }
  return sizes.reduce((sum, size) => {
    const [each, more] = [Math.floor(size / groups.length), size % groups.length];
    return sum + (more * (each + 1) * each) / 2 + ((groups.length - more) * each * (each - 1)) / 2;
  }, 0);
}

/** The least spread of points in order, cut into tables in any order of their sizes; nought if that is no bound, or too long to count. @param {any[]} points @param {number[]} sizes */
function leastSpread(points, sizes) {
  const kinds = [...new Set(sizes)].sort((one, other) => other - one);
  const counts = kinds.map((kind) => sizes.filter((each) => each === kind).length);
  if (kinds.length === 0 || kinds[0] - kinds[kinds.length - 1] > 2 || counts.reduce((cuts, each) => cuts * (each + 1), 1) > MOST_CUTS) return NOUGHT;
  const scale = points.reduce((all, { under }) => fraction(all, under).over * under, 1n); // of all denominators
  const numbers = [...points].sort((one, other) => compare(other, one)).map((each) => each.times(fraction(scale)).over);
  const [sums, squares] = [[0n], [0n]];
  for (const each of numbers) {
    sums.push(sums[sums.length - 1] + each);
    squares.push(squares[squares.length - 1] + each * each);
  }
  const cost = (/** @type {number} */ start, /** @type {number} */ end) => BigInt(end - start) * (squares[end] - squares[start]) - (sums[end] - sums[start]) ** 2n;
  const least = new Map([[kinds.map(() => 0).join(), 0n]]);
  const used = kinds.map(() => 0);
  for (;;) {
    const end = kinds.reduce((all, kind, at) => all + kind * used[at], 0);
    const found = used.flatMap((number, at) => (number ? [/** @type {bigint} */ (least.get(used.with(at, number - 1).join())) + cost(end - kinds[at], end)] : []));
    if (found.length > 0) least.set(used.join(), found.reduce((one, other) => (other < one ? other : one)));
    const next = used.findLastIndex((number, at) => number < counts[at]);
    if (next < 0) return fraction(/** @type {bigint} */ (least.get(used.join())), scale * scale);
    used[next]++;
    used.fill(0, next + 1);
  }
}

/** @param {number} times @param {number} size */
function fewestSquares(times, size) {
  const [each, more] = [Math.floor(times / size), times % size];
  return more * (each + 1) ** 2 + (size - more) * each ** 2;
}
