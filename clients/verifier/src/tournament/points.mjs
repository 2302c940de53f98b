/** Table points by scheme: standings.md, section 2. Each has `points` by seat, and `mean`, a seat's average. */

import { HALF, NOUGHT, compare, fraction, mean, parseFraction, sum } from "./fractions.mjs";

const FOUR_TWO_ONE = [4, 2, 1, 0].map((each) => fraction(each));

/** A row for a table of another size, interpolated. @param {any[]} row @param {number} size */
function stretched(row, size) {
  if (size === row.length) return row;
  if (size === 1 || row.length === 1) return Array(size).fill(mean(row));
  return Array.from({ length: size }, (_, place) => {
    const [over, under] = [place * (row.length - 1), size - 1];
    const low = Math.floor(over / under);
    return row[low].plus(row[Math.min(low + 1, row.length - 1)].minus(row[low]).times(fraction(over - low * under, under)));
  });
}

/** The row of the nearest size, the larger of two as near. @param {any[][]} rows @param {number} size */
const rowFor = (rows, size) => stretched([...rows].sort((one, other) => Math.abs(one.length - size) - Math.abs(other.length - size) || other.length - one.length)[0], size);

/** Who shares a place shares the mean of the places they take. @param {any[]} row @param {number[]} places */
function shared(row, places) {
  return places.map((place) => {
    const tied = places.filter((each) => each === place).length;
    return sum(row.slice(place - 1, place - 1 + tied)).by(fraction(tied));
  });
}

/** By seat, the score less the mean of the table; null without scores. @param {any} outcome */
export function marginsOf({ scores }) {
  if (scores === null) return null;
  const total = scores.reduce((/** @type {bigint} */ one, /** @type {any} */ each) => one + BigInt(each), 0n);
  return scores.map((/** @type {any} */ each) => fraction(BigInt(scores.length) * BigInt(each) - total, scores.length));
}

/** @param {any[][]} rows */
const byRows = (rows) => ({
  points: (/** @type {any} */ { places }) => shared(rowFor(rows, places.length), places),
  mean: (/** @type {number} */ best) => mean(rowFor(rows, best)),
});

/** The scheme that regulations state. Throws if it contradicts itself. @param {any} points @param {string[] | null} measures of a table that is one side @returns {any} */
export function schemeOf(points, measures) {
  if (measures !== null) return together(measures.filter((each) => each !== "won"));
  switch (points.scheme) {
    case "beaten":
      return {
        points: (/** @type {any} */ { places }) => {
          const others = places.length - 1;
          if (others === 0) return [HALF];
          return places.map((/** @type {number} */ own) => fraction(places.reduce((/** @type {number} */ count, /** @type {number} */ other) => count + (other > own ? 2 : other === own ? 1 : 0), 0) - 1, 2 * others));
        },
        mean: () => HALF,
      };
    case "win":
      return {
        points: (/** @type {any} */ { winners, places }, /** @type {number} */ best) => places.map((/** @type {any} */ _, /** @type {number} */ seat) => (winners.includes(seat) ? fraction(places.length, best * winners.length) : NOUGHT)),
        mean: (/** @type {number} */ best) => fraction(1, best),
      };
    case "places":
      return byRows([FOUR_TWO_ONE]);
    case "scores": {
      const cap = points.cap === null ? null : fraction(points.cap);
      const least = cap === null ? null : NOUGHT.minus(cap);
      return {
        points: (/** @type {any} */ outcome) => {
          const margins = marginsOf(outcome);
          if (margins === null) return outcome.places.map(() => NOUGHT);
          return cap === null || least === null ? margins : margins.map((/** @type {any} */ each) => (compare(each, least) < 0 ? least : compare(each, cap) > 0 ? cap : each));
        },
        mean: () => NOUGHT,
      };
    }
    default: {
      const rows = Object.keys(points.own).sort().filter((size) => Number(size) > 1).map((size) => points.own[size].map(parseFraction));
      const sizes = rows.map((row) => row.length);
      const isFalling = rows.every((row) => row.every((/** @type {any} */ each, /** @type {number} */ place) => place === 0 || compare(row[place - 1], each) >= 0));
      if (rows.length === 0 || Math.min(...sizes) < 2 || new Set(sizes).size < sizes.length || !isFalling) throw new RangeError("no table of points");
      return byRows(rows);
    }
  }
}

/** @param {string[]} measures */
const together = (measures) => ({
  points: (/** @type {any} */ { winners, places }) => places.map((/** @type {any} */ _, /** @type {number} */ seat) => fraction(winners.includes(seat) ? 1 : 0)),
  mean: () => HALF,
  merit: (/** @type {any} */ { winners, measures: measured }) => [fraction(winners.length > 0 ? 1 : 0), ...measures.flatMap((stated) => {
    const name = stated.replace(/^[+-]+/, "");
    if (!Object.hasOwn(measured, name)) return [NOUGHT, NOUGHT];
    const value = fraction(measured[name]);
    return [fraction(1), stated.startsWith("-") ? NOUGHT.minus(value) : value];
  })],
});
