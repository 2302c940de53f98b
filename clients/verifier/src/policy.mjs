/**
 * Signed notes of logs, and the policies that say whose signatures count: C2SP signed-note, tlog-checkpoint, tlog-cosignature and
 * tlog-policy, as games-log.md names them.
 *
 * @typedef {{name: string, kind: number, raw: Uint8Array, id: string}} Key id: 4 bytes in hex
 * @typedef {{key: Key | null, url: string | null}} Member key: null if its type is unknown here
 * @typedef {{logs: Member[], witnesses: Map<string, Member>, groups: Map<string, {least: number, members: string[]}>, quorum: string}} Policy
 * @typedef {{text: string, signatures: {name: string, id: string, signature: Uint8Array}[]}} Note
 */

import { hex, utf8 } from "../../../service/web/static/verify/ledger.mjs";
import { joined, sha256 } from "../../../service/web/static/verify/sha256.mjs";
import { isSigned, unbased } from "../../../service/web/static/verify/signature.mjs";

const ED25519 = 1;
const COSIGNATURE = 4;
const LARGEST = 256 * 1024;
const MOST_SIGNATURES = 64;
const NO_QUORUM = "none";
const NAME = /^[^\s+\x00-\x1f]+$/;
const LINE = /^\u2014 ([^\s+]+) (\S+)$/;

/** A log, note or policy that cannot be believed. The message is a clause. */
export class Unbelievable extends Error {}

/** @param {string} text */
export function parseBase64(text) {
  const found = unbased(text);
  if (found === null) throw new Unbelievable("base64 is malformed");
  return found;
}

/** @param {string} text @returns {Key} */
function parseKey(text) {
  const [name, id] = text.split("+", 2);
  if (id === undefined || text.split("+").length < 3 || !NAME.test(name)) throw new Unbelievable("a key is not written as name+id+base64");
  const material = parseBase64(text.slice(name.length + id.length + 2));
  if (material.length < 2) throw new Unbelievable("a key holds no type, or nothing after it");
  const [kind, raw] = [material[0], material.slice(1)];
  const real = hex(sha256(joined(utf8.encode(`${name}\n`), material)).slice(0, 4));
  if ([ED25519, COSIGNATURE].includes(kind) && (raw.length !== 32 || real !== id)) throw new Unbelievable(`the key of ${name} does not have the id that it says`);
  return { name, kind, raw, id: real };
}

/** A note, its signatures unchecked. @param {Uint8Array} bytes @returns {Note} */
export function parseNote(bytes) {
  if (bytes.length > LARGEST) throw new Unbelievable("a note is too large");
  let whole;
  try {
    whole = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Unbelievable("a note is not UTF-8");
  }
  if (/[\x00-\x09\x0b-\x1f]/.test(whole)) throw new Unbelievable("a note holds control characters");
  const end = whole.lastIndexOf("\n\n");
  if (end < 0 || !whole.endsWith("\n")) throw new Unbelievable("a note has no signatures");
  const lines = whole.slice(end + 2).split("\n").slice(0, -1);
  if (!lines.length || lines.length > MOST_SIGNATURES) throw new Unbelievable("signature lines are cut off, or too many");
  const signatures = lines.map((line) => {
    const [, name, blob] = LINE.exec(line) ?? [];
    const signed = blob === undefined ? new Uint8Array(0) : parseBase64(blob);
    if (signed.length < 5) throw new Unbelievable("a signature line is malformed");
    return { name, id: hex(signed.slice(0, 4)), signature: signed.slice(4) };
  });
  return { text: whole.slice(0, end + 1), signatures };
}

/** The checkpoint in a note's text; its root in hex. @param {string} text */
export function parseCheckpoint(text) {
  const lines = text.split("\n");
  if (lines.length < 4 || lines.pop() !== "" || lines.some((line) => line === "")) throw new Unbelievable("a note is not the checkpoint of a log");
  if (!/^(0|[1-9][0-9]{0,18})$/.test(lines[1]) || Number(lines[1]) > 2 ** 48) throw new Unbelievable("a number is malformed");
  const root = parseBase64(lines[2]);
  if (root.length !== 32) throw new Unbelievable("a hash has not 32 bytes");
  return { origin: lines[0], size: Number(lines[1]), root: hex(root) };
}

/** The valid signatures by these keys, with the seconds of a cosignature; one that is wrong spoils the note. @param {Note} note @param {Key[]} keys */
async function validSignatures({ text, signatures }, keys) {
  const found = /** @type {Map<Key, number | null>} */ (new Map());
  for (const { name, id, signature } of signatures) {
    const key = keys.find((each) => each.name === name && each.id === id);
    if (key === undefined || found.has(key)) continue;
    const isCosignature = key.kind === COSIGNATURE;
    const at = isCosignature && signature.length > 8 ? new DataView(signature.buffer, signature.byteOffset).getBigUint64(0) : 0n;
    const signed = isCosignature ? signature.slice(8) : signature;
    const message = isCosignature ? `cosignature/v1\ntime ${at}\n${text}` : text;
    const isGood = signed.length === 64 && at < 2n ** 63n && (await isSigned(message, signed, btoa(String.fromCharCode(...key.raw))));
    if (isGood === null) throw new Unbelievable("signatures cannot be checked here: no Ed25519");
    if (!isGood) throw new Unbelievable(`the signature of ${name} is wrong`);
    found.set(key, isCosignature ? Number(at) : null);
  }
  return found;
}

/** The checkpoint of a note, by a policy; cosigned: seconds by witness. Throws if no log of the policy signed it. @param {Note} note @param {Policy} policy */
export async function trustedCheckpoint(note, policy) {
  const checkpoint = parseCheckpoint(note.text);
  const known = (/** @type {Iterable<Member>} */ members) => [...members].flatMap(({ key }) => (key === null ? [] : [key]));
  const logs = known(policy.logs).filter(({ name }) => name === checkpoint.origin);
  const valid = await validSignatures(note, [...logs, ...known(policy.witnesses.values())]);
  if (!logs.some((key) => valid.has(key))) throw new Unbelievable("no log of the policy has signed the checkpoint");
  const cosigned = /** @type {Record<string, number>} */ ({});
  const names = new Map([...policy.witnesses].map(([name, { key }]) => [key, name]));
  for (const [key, at] of valid) {
    const name = names.get(key);
    if (name !== undefined && at !== null) cosigned[name] = at;
  }
  return { checkpoint, cosigned, isMet: isQuorum(policy, Object.keys(cosigned)) };
}

/** @param {Policy} policy @param {string[]} cosigned */
function isQuorum({ witnesses, groups, quorum }, cosigned) {
  const reached = new Set([NO_QUORUM, ...[...witnesses.keys()].filter((name) => cosigned.includes(name))]);
  for (const [name, { least, members }] of groups) if (members.filter((each) => reached.has(each)).length >= least) reached.add(name);
  return reached.has(quorum);
}

/** The policy of a file. Throws with the number of the line. @param {Uint8Array} bytes @returns {Policy} */
export function parsePolicy(bytes) {
  if (bytes.length > LARGEST || bytes.some((byte) => byte === 127 || (byte < 32 && byte !== 9 && byte !== 10))) throw new Unbelievable("a policy is too large, or holds control characters");
  const draft = new Draft();
  for (const [number, line] of Buffer.from(bytes).toString("latin1").split("\n").entries()) {
    const words = line.split(/[ \t]+/).filter(Boolean);
    if (!words.length || words[0].startsWith("#")) continue;
    try {
      draft.add(words);
    } catch (error) {
      throw error instanceof Unbelievable ? new Unbelievable(`line ${number + 1} of the policy: ${error.message}`) : error;
    }
  }
  const { logs, witnesses, groups, quorum } = draft;
  if (quorum === null) throw new Unbelievable("a policy has no quorum");
  return { logs, witnesses, groups, quorum };
}

class Draft {
  logs = /** @type {Member[]} */ ([]);
  witnesses = /** @type {Policy["witnesses"]} */ (new Map());
  groups = /** @type {Policy["groups"]} */ (new Map());
  quorum = /** @type {string | null} */ (null);
  members = new Set();
  keys = new Set();

  /** @param {string[]} words */
  add([kind, name, ...rest]) {
    if (kind === "log" && name !== undefined && rest.length <= 1) this.logs.push(this.member(name, rest[0], ED25519));
    else if (kind === "witness" && rest.length >= 1 && rest.length <= 2) this.define(this.witnesses, name, this.member(rest[0], rest[1], COSIGNATURE));
    else if (kind === "group" && rest.length >= 2) this.define(this.groups, name, this.group(rest[0], rest.slice(1)));
    else if (kind === "quorum" && !rest.length && this.quorum === null && (name === NO_QUORUM || this.isDefined(name))) this.quorum = name;
    else throw new Unbelievable("it is not a log, a witness, a group or the one quorum of what stands above it");
  }

  /** @param {string} text @param {string | undefined} url @param {number} kind @returns {Member} */
  member(text, url, kind) {
    const key = parseKey(text);
    const told = `${kind === COSIGNATURE} ${hex(key.raw)}`;
    if (this.keys.has(told)) throw new Unbelievable("the same key twice");
    this.keys.add(told);
    if ([ED25519, COSIGNATURE].includes(key.kind) && key.kind !== kind) throw new Unbelievable("the key's type is not one for this line");
    return { key: key.kind === kind ? key : null, url: url ?? null };
  }

  /** @param {string} least @param {string[]} members */
  group(least, members) {
    const count = least === "all" ? members.length : least === "any" ? 1 : /^[1-9][0-9]{0,3}$/.test(least) ? Number(least) : 0;
    if (count < 1 || count > members.length) throw new Unbelievable("the group's number is not all, any, or one of its members'");
    for (const member of members) {
      if (!this.isDefined(member) || this.members.has(member)) throw new Unbelievable("a member is not defined above, or is one twice");
      this.members.add(member);
    }
    return { least: count, members };
  }

  /** @param {string} name */
  isDefined(name) {
    return this.witnesses.has(name) || this.groups.has(name);
  }

  /** @param {Map<string, any>} all @param {string} name @param {any} value */
  define(all, name, value) {
    if (name === NO_QUORUM || this.isDefined(name)) throw new Unbelievable("the name is taken");
    all.set(name, value);
  }
}
