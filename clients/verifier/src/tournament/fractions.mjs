/** Exact fractions of whole numbers. */

/** @param {bigint} one @param {bigint} other @returns {bigint} */
const divisor = (one, other) => (other === 0n ? (one < 0n ? -one : one) : divisor(other, one % other));

export class Fraction {
  /** @param {bigint | number} over @param {bigint | number} under */
  constructor(over, under = 1n) {
    const [n, d] = [BigInt(over), BigInt(under)];
    if (d === 0n) throw new RangeError("nothing is divided by nought");
    const common = divisor(n, d) * (d < 0n ? -1n : 1n);
    this.over = n / common;
    this.under = d / common;
  }

  /** @param {Fraction} other */
  plus = (other) => new Fraction(this.over * other.under + other.over * this.under, this.under * other.under);
  /** @param {Fraction} other */
  minus = (other) => new Fraction(this.over * other.under - other.over * this.under, this.under * other.under);
  /** @param {Fraction} other */
  times = (other) => new Fraction(this.over * other.over, this.under * other.under);
  /** @param {Fraction} other */
  by = (other) => new Fraction(this.over * other.under, this.under * other.over);
  isNought = () => this.over === 0n;
  toString = () => (this.under === 1n ? `${this.over}` : `${this.over}/${this.under}`);
}

export const NOUGHT = new Fraction(0);
export const HALF = new Fraction(1, 2);

/** @param {bigint | number} over @param {bigint | number} [under] */
export const fraction = (over, under = 1) => new Fraction(over, under);

/** A number as logs write it: `3`, `6/5`. Throws if the text is no such number. @param {string} text */
export function parseFraction(text) {
  const found = /^(-?\d+)(?:\/(\d+))?$/.exec(text);
  if (found === null) throw new TypeError("no fraction");
  return new Fraction(BigInt(found[1]), BigInt(found[2] ?? 1));
}

/** Below nought, nought, or above it, as one is less, equal, or more. @param {Fraction} one @param {Fraction} other */
export function compare(one, other) {
  const [left, right] = [one.over * other.under, other.over * one.under];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** @param {Iterable<Fraction>} values */
export function sum(values) {
  let found = NOUGHT;
  for (const each of values) found = found.plus(each);
  return found;
}

/** The mean; null of nothing. @param {Fraction[]} values */
export const mean = (values) => (values.length === 0 ? null : sum(values).by(fraction(values.length)));

/** Lists of fractions, the shorter one being less where all else is equal. @param {Fraction[]} one @param {Fraction[]} other */
export function compareAll(one, other) {
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    const found = compare(one[at], other[at]);
    if (found !== 0) return found;
  }
  return one.length - other.length;
}
