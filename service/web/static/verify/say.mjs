/**
 * The sentences of verdicts by their codes, from the table that `deaddrop verify` reads too: docs/spec/record.md, section 7.
 */

import { canonical, isText } from "./ledger.mjs";

/** @typedef {Record<string, any>} Facts findings on a file, as `--json` prints them */

/** The table's address. */
export const TABLE = new URL("./sentences.json", import.meta.url);
const BLANK = /\{(\w+)(?::([^:}]+):([^:}]+))?\}/g;

let table = /** @type {Record<string, string>} */ ({});

/** Give a table, before anything of it is said. @param {Record<string, string>} sentences by code */
export const learnSentences = (sentences) => {
  table = { ...table, ...sentences };
};

/**
 * The sentence of a code. Throws without it, or without a value for one of its blanks.
 * @param {string} code @param {Facts} parameters
 */
export function say(code, parameters = {}) {
  if (!Object.hasOwn(table, code)) throw new Error(`There is no sentence ${code}.`);
  return table[code].replace(BLANK, (_, name, one, more) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`The sentence ${code} has no ${name}.`);
    return one === undefined ? toText(value) : `${value} ${value === 1 ? one : more}`;
  });
}

/** A text as it is, anything else as JSON. @param {any} value */
export const toText = (value) => (isText(value) ? value : canonical(value));

/** A code from its words. @param {...string} words */
export const toCode = (...words) => words.join("-").replace(/[ _]/g, "-").toLowerCase();

/** Values as "1, 2 and 3". @param {any[]} values */
export const sayList = (values) => (values.length ? [values.slice(0, -1).map(toText).join(", "), toText(values[values.length - 1])].filter(Boolean).join(" and ") : "nothing");
