/** Holds games_log.mjs against docs/spec/vectors/games-log.json, and logs that a test wrote: says in JSON what each comes to. */

import { readFileSync } from "node:fs";
import { consistencyProof, isConsistent, logFault, parseCheckpoint, tilePath } from "../../service/web/static/verify/games_log.mjs";

const told = JSON.parse(readFileSync(process.argv[2], "utf8"));
const base64 = (hexes) => Buffer.from(hexes, "hex").toString("base64");
const bytes = (hexes) => Uint8Array.from(Buffer.from(hexes, "hex"));
const reader = (files) => async (path) => {
  if (!(path in files)) throw new Error(`${path} is missing`);
  return bytes(files[path]);
};

const proofs = [];
for (const { old, size, roots } of told.proofs) {
  const proof = await consistencyProof(reader(told.files), old, size);
  const [older, newer] = [old, size].map((each, nth) => ({ origin: "", size: each, root: base64(roots[nth]) }));
  const flipped = proof.map((each, nth) => (nth ? each : each.map((byte) => byte ^ 1)));
  const wrong = [
    isConsistent({ ...older, root: base64("00".repeat(32)) }, newer, proof),
    isConsistent(older, { ...newer, root: base64("00".repeat(32)) }, proof),
    proof.length > 0 && isConsistent(older, newer, flipped),
    proof.length > 0 && isConsistent(older, newer, proof.slice(1)),
    isConsistent(older, newer, [...proof, bytes("00".repeat(32))]),
  ];
  proofs.push({ hashes: proof.map((each) => Buffer.from(each).toString("hex")), holds: isConsistent(older, newer, proof), wrong });
}

const faults = [];
for (const { kept, now, files } of told.faults) faults.push(await logFault(kept, now, reader(files)));
const checkpoints = await Promise.all(told.checkpoints.map(({ note, vkey }) => parseCheckpoint(note, vkey)));
console.log(JSON.stringify({ proofs, faults, checkpoints, paths: told.paths.map((each) => tilePath(...each)) }));
