/**
 * The sentences on a game's record that pages and `clients/verifier` share: which are said of which facts.
 * service/app/audits/game_sentences.py is the same in Python, and has those that need the rules and the policies.
 */

import { isObject, isText } from "./ledger.mjs";
import { cut, onOneLine } from "./names.mjs";
import { say, sayList, toCode, toText } from "./say.mjs";

/** @typedef {import("./say.mjs").Facts} Facts */

const LONGEST_NAME = 40; // characters

/** A fault's own sentence. log: the game in a log of games, for a fault that it shows. @param {any} problem @param {any} log */
export function sayFault({ word, how = null, line = null, version }, log = null) {
  const end = how === "other end" ? otherEnd(log) : undefined;
  if (end !== undefined) return say("fault-log-other-end-entry", { version: end.version, index: end.index });
  if (how !== null) return say(toCode("fault", word, how), { version });
  if ((word === "form" || word === "origin") && version === null) return say(`fault-${word}-header`, { line });
  return say(`fault-${word}`, { version });
}

/** The log's first entry of another end. @param {any} log */
function otherEnd(log) {
  const ends = (log?.entries ?? []).filter((/** @type {any} */ each) => each.kind === "e");
  return ["other", "beyond"].flatMap((result) => ends.filter((/** @type {any} */ each) => each.result === result))[0];
}

/** A result; anything else as JSON, since an incomplete record may hold any value. @param {any} outcome @param {any} names */
export function sayResult(outcome, names) {
  if (outcome === null) return say("result-none");
  if (!isObject(outcome) || !Array.isArray(outcome.winners) || !isText(outcome.reason)) return toText(outcome);
  const { winners, reason } = outcome;
  if (!winners.length) return say("result-nobody", { reason });
  const won = winners.map((/** @type {any} */ seat) => saySeat(seat, names?.committed.includes(seat) ? names : null));
  return say("result-won", { winners: won.join(", "), reason });
}

/** A seat, with the name that the log committed to or the file gives. @param {any} seat @param {any} names */
function saySeat(seat, names) {
  const name = Number.isSafeInteger(seat) && seat >= 0 ? names?.called[seat] ?? null : null;
  return name === null ? say("seat", { seat }) : say("seat-named", { seat, name: onOneLine(cut(name, LONGEST_NAME)) });
}

/** What a consistent record shows. @param {Facts} facts @returns {string[]} */
export const sayShown = ({ shown, complete, round, names, signature, key }) => [
  say("luck", { luck: sayLuck(shown, complete) }),
  ...(round === "good" ? [say("round-good")] : []),
  ...(shown.deal === "fixed" ? [say("deal-fixed")] : []),
  ...(shown.deal === "duplicate" && shown.known_to === "organiser" ? [say("deal-duplicate")] : []),
  ...shown.forks.map((/** @type {any} */ { version, luck }) => say(luck === "same" ? "fork-same-luck" : "fork", { version: version - 1 })),
  ...(shown.result === "ruling" ? [say("ruled")] : []),
  ...shown.rulings.map((/** @type {any} */ each) => say("ruling", { ...each, before: sayResult(each.before, names), after: sayResult(each.after, names) })),
  shown.end === null ? say("no-end", { last: shown.last }) : say(`ended-${shown.end.by}`, shown.end),
  ...shown.hands.map((/** @type {any} */ each) => say("hand", each)),
  ...shown.interventions.map((/** @type {any} */ each) => say("intervention", { ...each, act: sayAct(each) })),
  ...shown.agreements.map((/** @type {any} */ each) => say("agreement", each)),
  ...shown.restores.map((/** @type {any} */ { running, kept, lost, reason }) => say(running ? "restore-running" : "restore", { kept: sayVersion(kept), lost: sayVersion(lost), reason })),
  ...sayNames(names, signature),
  ...(signature === "good" ? [say("signed", { key })] : []),
];

/** Who could choose the deal. @param {any} shown @param {boolean} isComplete */
export function sayLuck({ nonces: brought, end, public: source, is_undone: isUndone, deals }, isComplete) {
  const nonces = sayNonces(brought);
  const { given, silent } = brought;
  if (end?.by === "silence") return say("luck-nothing-dealt", { nonces });
  if (!source && !given.length) return say("luck-operator", { nonces });
  if (isUndone) return say("luck-undone", { nonces });
  if (!isComplete) return say("luck-not-checked", { nonces });
  if (source) return say("luck-public", { nonces, public: source });
  const choice = deals === 1 ? say("choice-none") : say("choice", { deals });
  if (silent.length === 1) return say("luck-one-silent", { nonces, seat: say("seat", { seat: silent[0] }), choice });
  if (silent.length) return say("luck-silent", { nonces, choice });
  return say(given.length === 1 ? "luck-one-nonce" : "luck-nonces", { nonces, choice });
}

/** How many people gave a nonce, and whose is missing. @param {any} nonces */
function sayNonces({ people, given, silent }) {
  const counts = { given: given.length, people: people.length };
  const seats = silent.map((/** @type {number} */ seat) => say("seat", { seat }));
  if (!seats.length) return say("nonces", counts);
  return seats.length === 1 ? say("nonces-one-silent", { ...counts, seat: seats[0] }) : say("nonces-silent", { ...counts, seats: sayList(seats) });
}

/** What was done to the table. @param {any} intervention */
const sayAct = ({ type, seat }) => (type === "game.time_added" && seat === null ? say("act-time-added-to-all") : say(toCode("act", type.slice("game.".length)), { seat }));

/** @param {any} head */
const sayVersion = (head) => (isObject(head) && isSomething(head.version) ? say("version", { version: head.version }) : say("version-unknown"));

/** Whether a value of any type is neither empty nor 0. @param {any} value */
const isSomething = (value) => Boolean(typeof value === "object" && value !== null ? Object.keys(value).length : value);

/** The names that the log committed to. @param {any} names @param {string} signature */
function sayNames({ committed, withheld, called }, signature) {
  const listed = committed.map((/** @type {number} */ seat) => saySeat(seat, { called })).join(", ");
  const code = signature === "good" ? "names-signed" : signature === "not checked" ? "names-match-unchecked" : "names-match";
  return [
    ...(committed.length ? [say(code, { names: listed })] : []),
    ...(withheld.length ? [say("names-withheld", { seats: sayList(withheld.map((/** @type {number} */ seat) => say("seat", { seat }))) })] : []),
  ];
}

/** What was not checked of a consistent record, and why. @param {Facts} facts @returns {string[]} */
export const sayUnchecked = ({ complete, events, shown, signature, key }) => [
  ...(complete ? [] : [say("unchecked-incomplete")]),
  ...(events === shown.last ? [] : [say("unchecked-position")]),
  ...(complete ? [say("unchecked-rules")] : []),
  ...(shown.bot_moves ? [say(complete ? "unchecked-bots" : "unchecked-bots-incomplete", { moves: shown.bot_moves })] : []),
  ...uncheckedSignature(signature, key),
  say("unchecked-times"),
];

/** The reason why nothing shows who stands for the history. @param {string} signature @param {string} key */
export function uncheckedSignature(signature, key) {
  if (signature === "good") return [];
  return [signature === "absent" ? say("unchecked-signature-absent") : say(toCode("unchecked-signature", signature), { key })];
}
