import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { fillIn } from "../src/offers.ts";

type Fields = { [name: string]: unknown };
type Vector = { schema: Fields; valid: Fields[]; complete: boolean; invalid: Fields[] };

const vectors: Vector[] = JSON.parse(
  readFileSync(new URL("../../../docs/spec/vectors/offers.json", import.meta.url), "utf8"),
);

const withoutNulls = (command: Fields) =>
  JSON.stringify(Object.entries(command).filter(([, value]) => value !== null).sort());

test("what is sampled is what the vectors of docs/spec/offers.md admit", () => {
  for (const { schema, valid, complete, invalid } of vectors) {
    const found = new Set(Array.from({ length: 400 }, () => withoutNulls(fillIn({ schema } as never))));
    if (complete) assert.deepEqual([...found].sort(), [...new Set(valid.map(withoutNulls))].sort());
    else for (const each of invalid) assert.ok(!found.has(withoutNulls(each)));
  }
});
