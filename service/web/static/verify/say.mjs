/**
 * Sentences on verdicts, made from facts by a table that `deaddrop verify` reads too; service/app/audits/sentences.py says how it
 * is written.
 */

import { canonical, isObject, isText } from "./ledger.mjs";
import { quoted } from "./names.mjs";
import TABLE from "./sentences.mjs";

/** @typedef {Record<string, any>} Facts */

const LONGEST_NAME = 40; // characters
const { groups: GROUPS, sentences: SENTENCES, phrases: PHRASES } = /** @type {any} */ (TABLE);

/** The words for facts with a `verdict`. @param {string} kind @param {Facts} facts @returns {string[]} */
export const sentences = (kind, facts) =>
  GROUPS[kind][facts.verdict].flatMap((/** @type {string} */ group) =>
    SENTENCES[group].flatMap((/** @type {string[]} */ [tests, template, path]) =>
      (path === undefined ? [facts] : asList(lookUp(path, facts)).map((each) => ({ ...facts, each }))).filter((scope) => holds(tests, scope)).map((scope) => filled(template, scope)),
    ),
  );

/** @param {string} tests @param {Facts} facts */
const holds = (tests, facts) => tests.split(", ").every((each) => each === "" || holdsOne(each, facts));

/** @param {string} test @param {Facts} facts */
function holdsOne(test, facts) {
  const asked = test.replace(/^!/, "");
  const [path, wanted] = asked.includes("|") || !asked.includes("=") ? [asked] : [asked.slice(0, asked.indexOf("=")), asked.slice(asked.indexOf("=") + 1)];
  const value = valueOf(path, facts);
  const found = wanted === undefined ? isSomething(value) : toText(value) === (wanted.startsWith("~") ? toText(lookUp(wanted.slice(1), facts)) : wanted);
  return found === (asked === test);
}

/** @param {any} value */
const isSomething = (value) => Boolean(isObject(value) ? Object.keys(value).length : Array.isArray(value) ? value.length : value);

/** @param {string} template @param {Facts} facts */
const filled = (template, facts) => template.replace(/\{([^}]*)\}/g, (_, field) => toText(valueOf(field, facts)));

/** The value of a field, a phrase or a path with filters. @param {string} field @param {Facts} facts @returns {any} */
function valueOf(field, facts) {
  if (field.startsWith("@")) return phrase(field.slice(1), facts);
  const [path, ...filters] = field.split("|");
  return filters.reduce((value, each) => {
    const [name] = each.split(":", 1);
    return FILTERS[name](value, each.slice(name.length + 1), facts);
  }, lookUp(path, facts));
}

/** The first alternative of a phrase that holds; empty if none does. @param {string} name @param {Facts} facts @returns {string} */
export function phrase(name, facts) {
  const found = PHRASES[name].find((/** @type {string[]} */ [tests]) => holds(tests, facts));
  return found === undefined ? "" : filled(found[1], facts);
}

/** The value at a path; null if there is none. @param {string} path @param {any} facts */
const lookUp = (path, facts) =>
  path.split(".").reduce((value, name) => {
    if (name === "length") return Array.isArray(value) ? value.length : isObject(value) ? Object.keys(value).length : null;
    return isObject(value) && Object.hasOwn(value, name) ? value[name] ?? null : null;
  }, facts);

/** A list; an object as a list of its keys and values. @param {any} value @returns {any[]} */
const asList = (value) => (Array.isArray(value) ? value : isObject(value) ? Object.entries(value).map(([key, each]) => ({ key, value: each })) : []);

/** A text as it is, anything else as JSON. @param {any} value */
const toText = (value) => (isText(value) ? value : canonical(value));

/** @param {string[]} parts */
const andList = (parts) => (parts.length ? [parts.slice(0, -1).join(", "), parts[parts.length - 1]].filter(Boolean).join(" and ") : "nothing");

/** A seat, with the name that the log committed to or the file gives. @param {any} seat @param {Facts} facts */
function nameSeat(seat, { names }) {
  const name = Number.isSafeInteger(seat) && seat >= 0 ? names?.called[seat] ?? null : null;
  return name === null ? `seat ${toText(seat)}` : `seat ${seat} ${quoted(name, LONGEST_NAME)}`;
}

/** The functions after `|`. @type {Record<string, (value: any, more: string, facts: Facts) => any>} */
const FILTERS = {
  before: (value) => value - 1,
  count: (value, words) => {
    const [one, more = `${one}s`] = words.split(":");
    return `${value} ${value === 1 ? one : more}`;
  },
  each: (value, word) => andList(value.map((/** @type {any} */ each) => `${word} ${toText(each)}`)),
  first: (value) => value[0] ?? null,
  join: (value, between) => value.map(toText).join(between),
  last: (value, name) => value[value.length - 1][name],
  list: (value) => andList(value.map(toText)),
  named: (value, _, facts) => value.map((/** @type {any} */ seat) => nameSeat(seat, facts)).join(", "),
  of: (value, more) => {
    const wanted = more.slice(0, more.lastIndexOf(":")).split(",").map((each) => each.split("="));
    return asList(value).filter((each) => wanted.every(([key, text]) => toText(each[key]) === text)).map((each) => each[more.slice(more.lastIndexOf(":") + 1)]);
  },
  result: (value, _, facts) => {
    if (value === null) return "it ended without a result";
    if (!isObject(value) || !Array.isArray(value.winners) || !isText(value.reason)) return toText(value);
    const winners = value.winners.map((/** @type {any} */ seat) => nameSeat(seat, facts.names?.committed.includes(seat) ? facts : {})).join(", ");
    return winners ? `won by ${winners} (${value.reason})` : `nobody won (${value.reason})`;
  },
  say: (value, name, facts) => value.map((/** @type {any} */ each) => phrase(name, { ...facts, each })),
  short: (value) => value.slice(0, 16),
  side: (entry, _, { shown }) => (shown.names[entry] ? `${shown.names[entry].join(" / ")} (entry ${entry})` : `entry ${entry}`),
  utc: (value) => `${new Date(1000 * value).toISOString().slice(0, 19)}Z`,
};
