/** What a client keeps: stores, nonces, keys, heads and their words. Needs no package. */

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { UntrustedSignature } from "../src/errors.ts";
import { FolderStore } from "../src/node.ts";
import { WebStore } from "../src/store.ts";
import { Vault } from "../src/vault.ts";
import { headWords } from "../src/words.ts";

const vectors = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../docs/spec/vectors/${name}.json`, import.meta.url), "utf8"));
const folder = () => mkdtempSync(join(tmpdir(), "deaddrop-client-"));
const URL_OF_SERVICE = "http://service.example";

test("the words are those of the specification", () => {
  for (const { digest, words } of vectors("words")) assert.equal(headWords(digest), words);
});

test("signatures are checked as the specification says", async () => {
  const { keys, checkpoints, wrong } = vectors("checkpoint");
  const holder = async (publicKey: string) => {
    const vault = new Vault(URL_OF_SERVICE, undefined, true);
    await vault.pin([{ id: keys.find((each: any) => each.public_key === publicKey)?.id ?? "", public_key: publicKey }]);
    return vault;
  };
  for (const { public_key, checkpoint } of checkpoints) await (await holder(public_key)).check(checkpoint);
  assert.ok(wrong.length > 3);
  for (const { public_key, checkpoint, why } of wrong)
    await assert.rejects((await holder(public_key)).check(checkpoint), UntrustedSignature, why);
});

test("keys that came to the pinned ones are taken, and none may go", async () => {
  const vault = new Vault(URL_OF_SERVICE, undefined, true);
  const [old, next] = [
    { id: "1", public_key: "AA==" },
    { id: "2", public_key: "AQ==" },
  ];
  await vault.pin([old]);
  await vault.pin([next, old]);
  await assert.rejects(vault.pin([next]), UntrustedSignature);
  await assert.rejects(vault.pin([next, { ...old, public_key: "Ag==" }]), UntrustedSignature);
  assert.deepEqual(await vault.pinnedKeys(), [next, old]);
  assert.deepEqual(JSON.parse(await vault.keysFile()), { url: URL_OF_SERVICE, items: [next, old] });
});

test("a nonce is random, kept before its commitment is known, and the same for the same key", async () => {
  const store = new Map<string, string>();
  const vault = new Vault(URL_OF_SERVICE, store, true);
  const commits = [await vault.makeCommitment(), await vault.makeCommitment(), await vault.makeCommitment("k")];
  assert.equal(new Set(commits).size, 3);
  assert.equal(await vault.makeCommitment("k"), commits[2]);
  for (const each of commits) assert.match((await vault.nonceOf(each))!, /^[0-9a-f]{64}$/);
  await vault.dropNonce(commits[2]!, "k");
  assert.equal(await vault.nonceOf(commits[2]!), null);
  assert.deepEqual([...store.keys()].sort(), [`nonce-${commits[0]}`, `nonce-${commits[1]}`].sort());
  assert.equal(new Vault(URL_OF_SERVICE, undefined, true).knowsAfterCrash("k"), false);
  assert.equal(await new Vault(URL_OF_SERVICE, store, false).makeCommitment(), null);
});

test("heads that come at the same time are all kept, the first and the latest of many", async () => {
  const vault = new Vault(URL_OF_SERVICE, new FolderStore(folder()), true);
  const head = (version: number) => ({ game: "g", version, digest: "0".repeat(64), key: "k", signature: `${version}` });
  await Promise.all(Array.from({ length: 60 }, (_, nth) => vault.hold(head(nth + 1))));
  await vault.noteCommitment("g", 1, "c");
  const kept = (await vault.heads("g")).map(({ version }) => version);
  assert.deepEqual(kept, [1, ...Array.from({ length: 39 }, (_, nth) => nth + 22)]);
  await vault.forget("g");
  assert.deepEqual([(await vault.heads("g")).length, await vault.compared("g")], [40, []]);
  assert.equal(await vault.commitment("g", 1), null);
});

test("a folder keeps each name in a private file, and no other names", async () => {
  const path = join(folder(), "kept");
  const store = new FolderStore(path);
  assert.equal(await store.get("heads-1"), null);
  await store.set("heads-1", "one");
  await store.set("heads-1", "two");
  assert.equal(await new FolderStore(path).get("heads-1"), "two");
  assert.deepEqual([statSync(path).mode & 0o777, statSync(join(path, "heads-1")).mode & 0o777], [0o700, 0o600]);
  for (const name of ["../heads-1", "a/b", ""]) await assert.rejects(store.set(name, "x"), RangeError);
  await store.delete("heads-1");
  await store.delete("heads-1");
  assert.equal(await store.get("heads-1"), null);
});

test("a browser's storage is a store", () => {
  const items = new Map<string, string>();
  const store = new WebStore({
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, text) => void items.set(name, text),
    removeItem: (name) => void items.delete(name),
  });
  store.set("heads-1", "one");
  assert.deepEqual([store.get("heads-1"), [...items.keys()]], ["one", ["deaddrop-client.heads-1"]]);
  store.delete("heads-1");
  assert.equal(store.get("heads-1"), null);
});
