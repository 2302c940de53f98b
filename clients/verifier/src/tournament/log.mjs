/** The log and the texts of a tournament, each fact alone: tournament-record.md, section 6. */

import { bytes, commitment, hex, isHex, link, salt } from "../../../../service/web/static/verify/ledger.mjs";
import { sha256 } from "../../../../service/web/static/verify/sha256.mjs";
import { Fault, fits, isAfter, isFact, isTextLine, parsePlace, whole } from "./lines.mjs";

const COMMITTED = ["club", "name", "names", "reason", "text", "title", "venue"];

/** @param {string} seed hex */
export const seedCommitment = (seed) => hex(sha256(bytes(seed, 32)));

/**
 * The facts, with their whole data and hidden values. Throws the first Fault.
 * @param {import("./lines.mjs").Lines} lines @param {any} header @param {any} forms
 */
export function readLog(lines, header, forms) {
  const facts = [];
  let [digest, secret, promised, isRevealed] = [new Uint8Array(0), new Uint8Array(0), "", false];
  for (let version = 1; version <= header.head.version; version++) {
    const fact = lines.object(isFact);
    /** @param {string} word @returns {never} */
    const wrong = (word) => {
      throw new Fault(lines.line, version, null, word);
    };
    if (fact === null) wrong(lines.word);
    const { type, data, hidden, openings } = fact;
    if (fact.version !== version) wrong("order");
    if ((type === "tournament.created") !== (version === 1)) wrong("origin");
    digest = link(digest, fact);
    if (hex(digest) !== fact.digest) wrong("chain");
    for (const [name, opened] of Object.entries(openings)) {
      if (!Object.hasOwn(hidden, name) || commitment(bytes(opened.salt, 16), opened.value) !== hidden[name]) wrong("opening");
    }
    const form = Object.hasOwn(forms, type) ? forms[type] : null;
    if (form === null) wrong("fact");
    const names = Object.keys(form.hidden);
    const isSame = (/** @type {any} */ object) => Object.keys(object).length === names.length && names.every((name) => Object.hasOwn(object, name));
    if (!isSame(hidden) || (!isSame(openings) && (header.complete || Object.keys(openings).length > 0))) wrong("fact");
    if (!fits(form.data, data, true) || !Object.entries(openings).every(([name, opened]) => fits(form.hidden[name], opened.value, false))) wrong("fact");
    if (type === "tournament.created") {
      promised = data.commitment;
      if (header.complete) {
        if (!isHex(openings.secret.value, 32) || !isHex(openings.seed.value, 32)) wrong("seed");
        secret = bytes(openings.secret.value, 32);
        if (seedCommitment(openings.seed.value) !== promised) wrong("seed");
      }
    }
    if (type === "tournament.seed_revealed") {
      isRevealed = true;
      if (!isHex(data.seed, 32) || !isHex(data.secret, 32) || seedCommitment(data.seed) !== promised || (header.complete && data.secret !== hex(secret))) wrong("seed");
    }
    if (header.complete) {
      for (const [name, opened] of Object.entries(openings)) if (opened.salt !== hex(salt(secret, version, name))) wrong("salt");
    }
    const opened = Object.fromEntries(Object.entries(openings).map(([name, each]) => [name, whole(form.hidden[name], each.value)]));
    facts.push({ version, type, digest: fact.digest, at: fact.at, by: fact.by, data: whole(form.data, data), opened });
  }
  if (hex(digest) !== header.head.digest) throw new Fault(1, header.head.version, null, "head");
  if (header.complete && !isRevealed) throw new Fault(1, null, null, "seed");
  return facts;
}

/** The commitments to texts of a fact, by field. @param {any} fact @returns {[string, string][]} */
const commitmentsOf = ({ data }) => COMMITTED.flatMap((name) => {
  const value = data[name];
  if (typeof value === "string") return [[name, value]];
  return Array.isArray(value) ? value.flatMap((each, index) => (each === null ? [] : [[`${name}.${index}`, each]])) : [];
});

/** @param {any[]} facts */
export const countCommitted = (facts) => facts.reduce((count, each) => count + commitmentsOf(each).length, 0);

/** The texts by place. Throws the first Fault. @param {import("./lines.mjs").Lines} lines @param {any} header @param {any[]} facts */
export function readTexts(lines, header, facts) {
  const found = new Map();
  let before = /** @type {[number, string]} */ ([0, ""]);
  for (let number = 0; number < header.texts; number++) {
    const text = lines.object(isTextLine);
    if (text === null) throw new Fault(lines.line, null, null, lines.word);
    const place = parsePlace(text.place);
    if (place === null || !isAfter(place, before)) throw new Fault(lines.line, null, null, "text");
    before = place;
    const fact = place[0] <= facts.length ? facts[place[0] - 1] : null;
    const wanted = fact === null ? undefined : new Map(commitmentsOf(fact)).get(place[1]);
    if (commitment(bytes(text.salt, 16), { text: text.text }) !== wanted) throw new Fault(lines.line, fact?.version ?? null, null, "text");
    found.set(text.place, text.text);
  }
  return found;
}
