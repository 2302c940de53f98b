/** An accepted command is told whatever came with it; a table follows a cancelled one: against a service, which DEADDROP_URL names. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { anyCommand, DeadDrop, UntrustedSignature } from "../src/index.ts";

const url = process.env["DEADDROP_URL"] ?? "http://127.0.0.1:8000";
const skip = process.env["DEADDROP_URL"] === undefined && "DEADDROP_URL names no service";
const mine = { kind: "human", claim: true } as const;
const unlisted = { visibility: "unlisted" } as const;

/** A service that answers requests whose path ends so with something else. */
function meddling(answer: (path: string, send: () => Promise<Response>) => Promise<Response>) {
  const fetch = (request: Request) =>
    answer(new URL(request.url).pathname.split("/").at(-1)!, () => globalThis.fetch(request));
  return new DeadDrop(url, { fetch, patienceMs: 0 });
}

test("an accepted command is told before what is wrong with its signature", { skip }, async () => {
  let isWrong = false;
  const service = meddling(async (path, send) =>
    path === "checkpoint" && isWrong
      ? Response.json({ ...((await (await send()).json()) as object), signature: btoa("x".repeat(64)) })
      : send(),
  );
  const table = await service.create("infiltrators", { seats: [mine, mine], ...unlisted, luck: { nonces: "none" } });
  const views = await Promise.all(table.seats.map((seat) => seat.view()));
  const nth = views.findIndex(({ decision }) => decision !== null);
  const [seat, view] = [table.seats[nth]!, views[nth]!];
  isWrong = true;
  const acted = await seat.act(anyCommand(view), view.decision);
  assert.ok(acted.version > view.version);
  assert.ok(acted.problem instanceof UntrustedSignature);
  await assert.rejects(seat.view(), (raised) => raised === acted.problem);
  assert.equal((await seat.view()).version, acted.version);
});


test("a bot that returns no command is named so", { skip }, async () => {
  const table = await new DeadDrop(url).create("infiltrators", { seats: [mine, mine], ...unlisted, luck: { nonces: "none" } });
  await assert.rejects(table.seats[0]!.act(undefined as never), /A command is an object, not undefined/);
});
