/** Whether a round of drand was named before it was public, by the clock here. Needs no package. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { RoundWatch } from "../src/rounds.ts";

const NUMBER = 657413;
const AT = 1_692_803_367_000 + (NUMBER - 1) * 3_000;

/** A watch, and how it looks: so long after the round's time, at a service whose clock is so far before ours. */
function watching(isOfGroup = false) {
  let now = 0;
  const watch = new RoundWatch("game", () => now);
  const look = (state: string, afterS: number, tookS = 0.1, serviceS = 0) => {
    now = AT + (afterS + tookS) * 1000;
    const round = state === "closed" ? null : { chain: "", round: NUMBER };
    const luck = { public: "drand", state, closed: isOfGroup ? null : { version: 6, digest: "" }, round } as never;
    watch.look(luck, AT + afterS * 1000, new Date(now + serviceS * 1000).toISOString());
  };
  const hear = (afterS: number) => {
    now = AT + afterS * 1000;
    watch.hear({ type: "game.luck_drawn", data: { silent: [], public: { chain: "", round: NUMBER } } } as never);
  };
  return { watch, look, hear };
}

test("a round that is named while it is to come is known to be", () => {
  const { watch, look } = watching();
  look("closed", -9);
  look("drawn", -6);
  assert.equal(watch.sight?.verdict, "to come");
});

test("a stream shows it too", () => {
  const { watch, look, hear } = watching();
  look("closed", -9);
  hear(-5);
  look("playing", 3);
  assert.equal(watch.sight?.verdict, "to come");
});

test("a round that was public while the game was shown without one is warned of once", (t) => {
  const warn = t.mock.method(console, "warn", () => {});
  const { watch, look, hear } = watching();
  look("closed", 2);
  look("playing", 5);
  look("playing", 9);
  hear(10);
  assert.equal(watch.sight?.verdict, "late");
  assert.deepEqual(warn.mock.calls.map(({ arguments: [said] }) => /round 657413 of drand was named later/.test(said)), [true]);
});

const CANNOT_TELL: Record<string, (told: ReturnType<typeof watching>) => void> = {
  "who comes later": ({ look }) => look("playing", 600),
  "an answer that takes long": ({ look }) => (look("closed", -9), look("drawn", -8, 20)),
  "a clock here that is early": ({ look }) => (look("closed", 20, 0.1, -30), look("drawn", 23, 0.1, -30)),
  "a clock here that is late": ({ look }) => (look("closed", -30, 0.1, 30), look("drawn", -20, 0.1, 30)),
  "a deal before its time": ({ look }) => (look("drawn", -6), look("playing", -3)),
};
test("nothing is said of a table whose group had the round before", () => {
  const { watch, look } = watching(true);
  look("closed", 60);
  look("playing", 63);
  assert.equal(watch.sight?.verdict, "unknown");
});

for (const [name, looks] of Object.entries(CANNOT_TELL)) {
  test(`nothing is said of ${name}`, (t) => {
    const warn = t.mock.method(console, "warn", () => {});
    const told = watching();
    looks(told);
    assert.deepEqual([told.watch.sight?.verdict, warn.mock.callCount()], ["unknown", 0]);
  });
}
