/** Holds the JavaScript implementation against docs/spec/vectors: says in JSON how many vectors of each kind there are, and which are wrong. */

import { readFileSync } from "node:fs";
import { bytes, canonical, commitment, hex, link, mixed, mixedByPlan, parseJson, pick, salt, utf8 } from "../../service/web/static/verify/ledger.mjs";
import { parseHeld, signatureOf } from "../../service/web/static/verify/held.mjs";
import { hmac, sha256 } from "../../service/web/static/verify/sha256.mjs";
import { holds } from "../../service/web/static/verify/signature.mjs";

const read = (name) => parseJson(readFileSync(new URL(`../../docs/spec/vectors/${name}.json`, import.meta.url), "utf8"));
const [chance, ledger, checkpoint, sight] = ["chance", "ledger", "checkpoint", "sight"].map(read);
const counts = {};
const wrong = [];

async function each(kind, vectors, isRight) {
  counts[kind] = vectors.length;
  for (const [index, vector] of vectors.entries()) if (!(await isRight(vector))) wrong.push(`${kind} ${index}`);
}

let digest = new Uint8Array(0);
const next = (entry) => hex((digest = link(digest, entry)));

await each("commitments to seeds", chance.commitments, (it) => hex(sha256(bytes(it.seed, 32))) === it.commitment);
await each("mixed", chance.mixed, (it) => hex(mixed(bytes(it.seed, 32), it.seats)) === it.mixed);
await each("mixed by plan", chance.mixed_by_plan, (it) => hex(mixedByPlan(bytes(it.seed, 32), it.nonces, it.entropy)) === it.mixed);
await each("bots", chance.bots, (it) => hex(hmac(hmac(bytes(it.mixed, 32), utf8.encode("bots")), utf8.encode(`${it.decision}/${it.try}`))) === it.seed);
await each("rounds", chance.rounds, (it) => hex(sha256(bytes(it.signature, 48))) === it.entropy);
await each("picks", chance.picks, (it) => pick(bytes(it.seed, 32), it.source, it.index, BigInt(it.size)) === BigInt(it.pick));
await each("canonical", ledger.canonical, (it) => canonical(it.value) === it.canonical && canonical(parseJson(it.canonical)) === it.canonical);
await each("salts", ledger.salts, (it) => hex(salt(bytes(it.secret, 32), it.version, it.field)) === it.salt);
await each("commitments", ledger.commitments, (it) => commitment(bytes(it.salt, 16), it.value) === it.commitment);
await each("chain", ledger.chain, (it) => next(it.public) === it.digest);
digest = new Uint8Array(0);
await each("game", read("game"), (it) => next(it) === it.digest);
await each("names", read("names").commitments, ({ seat, name, salt, player }) => commitment(bytes(salt, 16), { name, player: null, seat }) === player);
await each("checkpoints", checkpoint.checkpoints, async (it) => (await holds(it.checkpoint, it.public_key)) === true);
const keyOf = (vkey) => ({ public_key: btoa(atob(vkey.slice(vkey.indexOf("+", vkey.indexOf("+") + 1) + 1)).slice(1)) });
await each("notes", checkpoint.notes, async (it) => (await signatureOf(parseHeld("note", it.note)[0], [keyOf(it.vkey)])) === "good");
await each("checkpoints that are wrong", checkpoint.wrong, async (it) => (await holds(it.checkpoint, it.public_key)) === false);

/** Evidence of sight: whether this key signed it, and this is the view. */
async function isSeen({ public_key: publicKey, body, evidence }) {
  try {
    const [held] = parseHeld("evidence", JSON.stringify(evidence));
    return (await signatureOf(held, [{ public_key: publicKey }])) === "good" && hex(sha256(utf8.encode(body))) === evidence.view_sha256;
  } catch {
    return false;
  }
}
await each("evidence", sight.evidence, isSeen);
await each("evidence that is wrong", sight.wrong, async (it) => !(await isSeen(it)));

console.log(JSON.stringify({ counts, wrong }));
