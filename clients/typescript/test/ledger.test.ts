/** The ledger by its test vectors, and what a changed log leads to. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { HistoryChanged } from "../src/errors.ts";
import { boundDigest, canonicalJson, Chain, parseExactly } from "../src/ledger.ts";

const vectors = (name: string) =>
  parseExactly(readFileSync(new URL(`../../../docs/spec/vectors/${name}.json`, import.meta.url), "utf8")) as any;
const game = (): any[] => vectors("game");

async function checked(events: any[], after: ConstructorParameters<typeof Chain>[0] = 0) {
  const chain = new Chain(after);
  for (const each of events) await chain.add(each);
  return chain.head;
}

describe("vectors", () => {
  const { canonical, commitments, chain } = vectors("ledger");

  test("canonical JSON", () => {
    assert.ok(canonical.length > 3);
    for (const each of canonical) assert.equal(canonicalJson(each.value), each.canonical);
  });

  test("commitments", async () => {
    for (const { salt, value, commitment } of commitments) assert.equal(await boundDigest(salt, value), commitment);
  });

  test("digests", async () => {
    let before = "";
    for (const each of chain) assert.equal((before = await boundDigest(before, each.public)), each.digest);
  });

  test("a whole game", async () => {
    const events = game();
    const { version, digest } = events.at(-1);
    assert.deepEqual(await checked(events), { version, digest });
    assert.deepEqual(await checked(events.slice(40), { version: 40, digest: events[39].digest }), {
      version,
      digest,
    });
    assert.deepEqual(await checked(events.slice(40), 40), { version, digest });
  });
});

describe("a changed log is noticed", () => {
  const changes: Record<string, (events: any[]) => void> = {
    "another public field": (events) => (events[20].data.more = 1),
    "another time": (events) => (events[20].at = "2026-01-01T00:00:00.000Z"),
    "another commitment": (events) =>
      (hiding(events).hidden[Object.keys(hiding(events).hidden)[0]!] = "0".repeat(64)),
    "another opening": (events) => (Object.values<any>(opening(events).openings)[0].value = "nothing"),
    "an opening of nothing": (events) => (events[20].openings.more = { value: 1, salt: "00".repeat(16) }),
    "another digest": (events) => (events[20].digest = "0".repeat(64)),
    "an event too few": (events) => events.splice(20, 1),
    "an event twice": (events) => events.splice(20, 0, events[20]),
    "another beginning": (events) => events.splice(0, 1),
  };
  const hiding = (events: any[]) => events.find(({ hidden }) => Object.keys(hidden).length > 0);
  const opening = (events: any[]) => events.find(({ openings }) => Object.keys(openings).length > 0);

  for (const [name, change] of Object.entries(changes)) {
    test(name, async () => {
      const events = game();
      change(events);
      await assert.rejects(checked(events), HistoryChanged);
    });
  }

  test("what is held and what was found", async () => {
    const events = game();
    events[20].data.more = 1;
    const error = await checked(events).catch((raised) => raised);
    assert.deepEqual(error.held, { version: 20, digest: events[19].digest });
    assert.deepEqual(error.found, { version: 21, digest: events[20].digest });
  });

  test("another head than the one that is held", async () => {
    await assert.rejects(checked(game().slice(40), { version: 40, digest: "0".repeat(64) }), HistoryChanged);
  });
});

test("whole numbers beyond 2^53 are read exactly, and nothing in a text is touched", () => {
  const text = '{"a":9007199254740993,"b":"12345678901234567890","c":[-9223372036854775808,1]}';
  assert.equal(canonicalJson(parseExactly(text)), text);
});
