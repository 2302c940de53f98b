/** Events: entered, drafted, published; against a service, which DEADDROP_URL names. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { DeadDrop, ProblemError } from "../src/index.ts";

const url = process.env["DEADDROP_URL"];
const skip = url === undefined && "DEADDROP_URL names no service";
const service = new DeadDrop(url ?? "http://127.0.0.1:8000");
const code = (wanted: string) => (error: unknown) => error instanceof ProblemError && error.code === wanted;

test("an event is entered, drafted and published", { skip }, async () => {
  const regulations = { pairing: { rounds: 2 }, entries: { check_in: "none" } };
  const event = await service.createEvent("Tuesday league", "microfilms", "league-evening", { regulations });
  const key = crypto.randomUUID();
  const people = [1, 2, 3, 4, 5, 6].map((number) => ({ names: [`Player ${number}`] }));
  const made = await event.enter(people, { key });
  assert.deepEqual((await event.enter(people, { key })).map(({ token }) => token), made.map(({ token }) => token));
  const [last] = await event.makeEntries([{ names: ["Player 7"] }]);
  assert.equal((await (await event.exchange(last!.slip!)).card()).you, "e7");
  await assert.rejects(event.exchange(last!.slip!), code("slip-used"));
  const names = [];
  for await (const entry of event.entries()) names.push(entry.names[0]);
  assert.deepEqual(names.slice(0, 2), ["Player 1", "Player 2"]);
  const draft = await event.draft(1);
  assert.equal((await event.publish(draft)).state, "published");
  const { round } = await service.event(event.id).round(1);
  assert.deepEqual(round.tables.map(({ seats }) => seats.length), [4, 3]);
  await assert.rejects(event.close(1, { seen: (await event.card()).version }), code("round-unfinished"));
  assert.equal((await service.event(event.id).standings()).sections[0]!.rows.length, 7);
  await assert.rejects(made[0]!.draft(2), code("forbidden"));
});
