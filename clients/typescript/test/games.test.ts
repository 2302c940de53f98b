/** Whole games against a service, which DEADDROP_URL names: without it nothing here is tried. */

import assert from "node:assert/strict";
import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { anyCommand, DeadDrop, fillIn, ProblemError, type View } from "../src/index.ts";

const url = process.env["DEADDROP_URL"];
const skip = url === undefined && "DEADDROP_URL names no service";
const service = new DeadDrop(url ?? "http://127.0.0.1:8000");
const mine = { kind: "human", claim: true } as const;
const bot = { kind: "bot" } as const;

async function collected<T>(from: AsyncIterable<T>) {
  const found: T[] = [];
  for await (const each of from) found.push(each);
  return found;
}

for (const ruleset of ["microfilms", "infiltrators", "microdot", "casino-incognito"] as const) {
  test(`a game of ${ruleset}, played by one seat and followed by all`, { skip }, async () => {
    const table = await service.create(ruleset, { seats: [mine, bot, bot], visibility: "unlisted" });
    const [[view], seen, told] = await Promise.all([
      service.play(table.seats, (each) => anyCommand(each)),
      collected(table.seats[0]!.follow()),
      collected(service.game(table.id).follow()),
    ]);
    assert.equal(view?.status, "over");
    assert.ok(view.outcome);
    assert.deepEqual(
      seen.map(({ digest }) => digest),
      told.map(({ digest }) => digest),
    );
    assert.ok(seen.some(({ openings }) => Object.keys(openings).length > 0));
    const open = await collected(service.game(table.id).follow({ viewpoint: "all" }));
    assert.equal(open.at(-1)?.digest, seen.at(-1)?.digest);
  });
}

test("several seats of several games at once", { skip }, async () => {
  const tables = await Promise.all(
    [1, 2].map(() => service.create("microfilms", { seats: [mine, mine, bot], visibility: "unlisted" })),
  );
  const views = await service.play(
    tables.flatMap(({ seats }) => seats),
    async (view) => anyCommand(view),
  );
  assert.deepEqual(
    views.map(({ status }) => status),
    Array(4).fill("over"),
  );
  assert.deepEqual(
    views.map(({ viewpoint }) => viewpoint),
    ["seat:0", "seat:1", "seat:0", "seat:1"],
  );
});

test("friends join with one code, end their game, and play again", { skip }, async () => {
  const table = await service.create("microfilms", { seats: [mine, { kind: "human" }, bot], visibility: "unlisted" });
  const code = table.invitationCode!;
  await assert.rejects(service.join(table.id), (error: ProblemError) => error.code === "no-open-seat");
  const friend = await service.join<"microfilms">(table.id, { name: "Boris", code });
  assert.equal(await friend.number(), 1);
  await assert.rejects(friend.rematch(), (error: ProblemError) => error.code === "no-rematch");
  await service.play([...table.seats, friend], (view) => anyCommand(view));
  const again = await Promise.all([table.seats[0]!.rematch(), friend.rematch()]);
  assert.equal(again[0].id, again[1].id);
  assert.notEqual(again[0].id, table.id);
  assert.deepEqual(await Promise.all(again.map((seat) => seat.number())), [2, 0]);
  assert.equal((await table.rematch()).id, again[0].id);
});

test("an open seat takes who comes", { skip }, async () => {
  const table = await service.create("microfilms", { seats: [mine, { kind: "human", open: true }, bot] });
  const guest = await service.join(table.id);
  assert.equal(await guest.number(), 1);
});

test("people who look for a table find each other", { skip }, async () => {
  const first = await service.seek("microfilms", { seats: 3, name: "Anna", clock: { decision_s: 600 } });
  const listed = (await service.seeks("microfilms")).find(({ id }) => id === first.id);
  assert.equal(listed?.people, 1);
  const left = await service.joinSeek(first.id);
  await left.leave();
  await assert.rejects(left.wait(), (error: ProblemError) => error.code === "gone");
  const places = [first, await service.joinSeek<"microfilms">(first.id, { name: "Boris" }), await service.joinSeek<"microfilms">(first.id)];
  const seats = await Promise.all(places.map((place) => place.wait()));
  assert.equal(new Set(seats.map(({ id }) => id)).size, 1);
  const views = await service.play(seats, (view) => anyCommand(view));
  assert.deepEqual(
    views.map(({ status }) => status),
    Array(3).fill("over"),
  );
});

test("a seat is claimed with its code, and found again by its token", { skip }, async () => {
  const table = await service.create("microdot", { seats: [mine, { kind: "human" }], visibility: "unlisted" });
  const [invitation] = table.invitations;
  const seat = await service.claim(table.id, invitation!, { name: "Boris" });
  assert.equal((await table.card()).seats[1]?.name, "Boris");
  assert.equal(await service.seat(table.id, seat.token).number(), 1);
  await assert.rejects(service.claim(table.id, invitation!), { code: "seat-taken" });
});

test("the same key gets the same game", { skip }, async () => {
  const key = "0123456789abcdef0123456789abcdef" + Date.now().toString(16);
  const made = () => service.create("microdot", { seats: [mine, { kind: "human" }], visibility: "unlisted" }, { key });
  assert.equal((await made()).id, (await made()).id);
});

test("a stale decision is refused by act, and asked again by answer", { skip }, async () => {
  const table = await service.create("microfilms", { seats: [mine, mine, mine], visibility: "unlisted" });
  const views = await Promise.all(table.seats.map((seat) => seat.view()));
  const at = views.findIndex(({ decision }) => decision !== null);
  const [seat, stale] = [table.seats[at]!, views[at]!];
  const command = (view: View<"microfilms">) => anyCommand(view, () => 0);
  await seat.act(command(stale), stale.decision);
  const refused = await seat.act(command(stale), stale.decision).catch((raised) => raised);
  assert.ok(
    refused instanceof ProblemError && ["stale-decision", "not-your-decision"].includes(refused.code!),
    `${refused}`,
  );

  // Another client of the same seat answers while the bot thinks: what it then says is not taken for the next question.
  const asked: string[] = [];
  const views2 = await Promise.all(table.seats.map((each) => each.view()));
  const next = table.seats[views2.findIndex(({ decision }) => decision !== null)]!;
  await next.answer(async (view, self) => {
    asked.push(view.decision!.id);
    if (asked.length === 1) await self.act(command(view), view.decision);
    return command(view);
  });
  assert.equal(new Set(asked).size, asked.length);
});

test("a command that the rules refuse is raised, not repeated", { skip }, async () => {
  const table = await service.create("microfilms", { seats: [mine, bot, bot], visibility: "unlisted" });
  let asked = 0;
  const wrong = service.play(table.seats, () => (asked++, { type: "no-such-thing" } as never));
  await assert.rejects(wrong, (error) => error instanceof ProblemError && error.status === 422);
  assert.equal(asked, 1);
});

test("what a bot raises ends play, and so does a signal", { skip }, async () => {
  const table = await service.create("microfilms", { seats: [mine, bot, bot], visibility: "unlisted" });
  await assert.rejects(
    service.play(table.seats, () => Promise.reject(new Error("out of ideas"))),
    /out of ideas/,
  );
  const leave = new AbortController();
  const waiting = service.play(
    table.seats,
    () => new Promise<never>(() => setTimeout(() => leave.abort("enough"), 20)),
    { signal: leave.signal },
  );
  await assert.rejects(waiting, (reason) => reason === "enough");
});

test("every offer of a view can be filled in", { skip }, async () => {
  const table = await service.create("microdot", { seats: [mine, mine], visibility: "unlisted" });
  const [view] = (await Promise.all(table.seats.map((seat) => seat.view()))).filter(
    ({ decision }) => decision !== null,
  );
  assert.ok(view!.offers.length > 0);
  for (const offer of view!.offers) assert.equal(fillIn(offer).type, offer.type);
});

/** A proxy: of five requests one is lost, of one the answer, one is refused; every stream is cut soon. */
async function losing(target: URL): Promise<string> {
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    const nth = ++count % 5;
    if (nth === 1) return void incoming.socket.destroy();
    const isStream = incoming.headers.accept === "text/event-stream";
    const passed = ask(
      {
        host: target.hostname,
        port: target.port,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (answer) => {
        if (nth === 2 && !isStream) return void answer.resume().on("end", () => incoming.socket.destroy());
        if (nth === 3 && !isStream)
          return void answer.resume().on("end", () => outgoing.writeHead(503, { "retry-after": "0" }).end());
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
        if (isStream) setTimeout(() => incoming.socket.destroy(), 300);
      },
    );
    passed.on("error", () => incoming.socket.destroy());
    incoming.pipe(passed);
    outgoing.on("close", () => passed.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  after(() => (server.closeAllConnections(), server.close()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("a whole game through a proxy that loses requests, answers and streams", { skip }, async () => {
  const unsteady = new DeadDrop(await losing(new URL(url!)), { patienceMs: 30_000 });
  const table = await unsteady.create("infiltrators", { seats: [mine, bot], visibility: "unlisted" });
  const [[view], events] = await Promise.all([
    unsteady.play(table.seats, (each) => anyCommand(each)),
    collected(table.follow()),
  ]);
  assert.equal(view?.status, "over");
  assert.deepEqual(
    events.map(({ version }) => version),
    events.map((_, index) => index + 1),
  );
  // Nothing was done twice: the seat's commands are one for each of its decisions.
  assert.equal(new Set(events.map(({ digest }) => digest)).size, events.length);
});
