/** Tournaments: entered, drafted, published; against a service, which DEADDROP_URL names. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { DeadDrop, ProblemError } from "../src/index.ts";

const url = process.env["DEADDROP_URL"];
const skip = url === undefined && "DEADDROP_URL names no service";
const service = new DeadDrop(url ?? "http://127.0.0.1:8000");
const code = (wanted: string) => (error: unknown) => error instanceof ProblemError && error.code === wanted;

test("a tournament is entered, drafted and published", { skip }, async () => {
  const regulations = { pairing: { rounds: 2 }, entries: { check_in: "none" } };
  const tournament = await service.createTournament("Tuesday league", "microfilms", "league-evening", { regulations });
  const key = crypto.randomUUID();
  const people = [1, 2, 3, 4, 5, 6].map((number) => ({ names: [`Player ${number}`] }));
  const made = await tournament.enter(people, { key });
  assert.deepEqual((await tournament.enter(people, { key })).map(({ token }) => token), made.map(({ token }) => token));
  const [last] = await tournament.makeEntries([{ names: ["Player 7"] }]);
  assert.equal((await (await tournament.exchange(last!.slip!)).card()).you, "e7");
  await assert.rejects(tournament.exchange(last!.slip!), code("slip-used"));
  const names = [];
  for await (const entry of tournament.entries()) names.push(entry.names[0]);
  assert.deepEqual(names.slice(0, 2), ["Player 1", "Player 2"]);
  const draft = await tournament.draft(1);
  assert.equal((await tournament.publish(draft)).state, "published");
  const { round } = await service.tournament(tournament.id).round(1);
  assert.deepEqual(round.tables.map(({ seats }) => seats.length), [4, 3]);
  await assert.rejects(tournament.close(1, { seen: (await tournament.card()).version }), code("round-unfinished"));
  assert.equal((await service.tournament(tournament.id).standings()).sections[0]!.rows.length, 7);
  await assert.rejects(made[0]!.draft(2), code("forbidden"));
});
