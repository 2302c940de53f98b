/** What happens at a table beside its moves: talk, times, and an organiser's powers; against a service, which DEADDROP_URL names. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { anyCommand, DeadDrop, ProblemError, seatTimes, type Message, type Seat, type Talk } from "../src/index.ts";

const url = process.env["DEADDROP_URL"];
const skip = url === undefined && "DEADDROP_URL names no service";
const service = new DeadDrop(url ?? "http://127.0.0.1:8000");
const impatient = new DeadDrop(url ?? "http://127.0.0.1:8000", { patienceMs: 0 });
const mine = (name: string) => ({ kind: "human", claim: true, name }) as const;
const code = (wanted: string) => (error: unknown) => error instanceof ProblemError && error.code === wanted;
const why = { author: "Olga", reason: "As agreed at the table." };
const clock = { decision_s: 600, bank_s: 60, absent_after: 1, on_absence: "bot" } as const;

const begin = (more = {}) =>
  service.create("microfilms", {
    seats: [mine("Anna"), mine("Boris"), mine("Clara")],
    visibility: "unlisted",
    luck: { nonces: "none" },
    ...more,
  });

const texts = async (talk: Talk, more = {}) => (await talk.read(more)).messages.map(({ text, emote }) => text ?? emote);

test("a table talks, and follows what is said", { skip }, async () => {
  const table = await begin();
  const [anna, boris] = table.seats.map(({ talk }) => talk) as [Talk, Talk];
  const { number, scope, author } = await anna.post("Well met, agents.");
  assert.deepEqual([number, scope, author.name], [1, "players", "Anna"]);
  await boris.emote("good-luck");
  await table.talk.post("Ten minutes.");
  assert.deepEqual(await texts(anna), ["Well met, agents.", "good-luck", "Ten minutes."]);
  assert.deepEqual(await texts(boris, { after: 1, limit: 1 }), ["good-luck"]);
  await assert.rejects(service.game(table.id).talk.read({ scope: "players" }), code("unauthorised"));
  const said: Message[] = [];
  for await (const each of anna.follow({ after: 1 })) {
    said.push(each);
    if (said.length === 2) await boris.post("And one more.");
    if (said.length === 3) break;
  }
  assert.deepEqual(said.map((each) => each.number), [2, 3, 4]);
  const waiting = anna.read({ after: 4, waitS: 20 });
  await boris.post("The last.");
  assert.deepEqual((await waiting).messages.map(({ text }) => text), ["The last."]);
});

test("spectators talk under a name where the organiser lets them", { skip }, async () => {
  const table = await begin();
  await assert.rejects(service.guest(table.id, "Dora"), code("chat-off"));
  assert.equal((await table.talk.setMode("all")).mode, "all");
  const dora = await service.guest(table.id, "Dora");
  assert.deepEqual((await dora.mode()).writes, ["spectators"]);
  await dora.post("Who is winning?");
  const [message] = (await service.game(table.id).talk.read()).messages;
  assert.deepEqual([message!.author.kind, message!.author.name], ["guest", "Dora"]);
  assert.deepEqual(await texts(table.seats[0]!.talk), []);
  await table.abort("It is late.");
  const seat = table.seats[0]!.talk;
  await seat.block(message!.author);
  assert.deepEqual(await seat.blocks(), [`guest-${message!.author.guest}`]);
  assert.deepEqual(await texts(seat, { scope: "spectators" }), []);
});

test("who is blocked is left out for one", { skip }, async () => {
  const table = await begin();
  const [anna, boris, clara] = table.seats.map(({ talk }) => talk) as [Talk, Talk, Talk];
  await boris.post("Psst.");
  const [message] = (await anna.read()).messages;
  await anna.block(message!.author);
  assert.deepEqual([await texts(anna), await texts(clara)], [[], ["Psst."]]);
  await anna.unblock(1);
  await anna.block("seat-2");
  assert.deepEqual([await anna.blocks(), await texts(anna)], [["seat-2"], ["Psst."]]);
  await table.talk.post("Please.");
  await assert.rejects(anna.block((await anna.read()).messages.at(-1)!.author), TypeError);
});

test("a message and a name are reported", { skip }, async () => {
  const table = await begin();
  const [anna, boris] = table.seats.map(({ talk }) => talk) as [Talk, Talk];
  await anna.post("You fool.");
  const made = await boris.report(1, "abuse", { note: "Twice." });
  assert.deepEqual(made.subject, { kind: "message", game: table.id, scope: "players", number: 1 });
  await assert.rejects(boris.report(9, "spam"), code("not-found"));
  await assert.rejects(boris.reportName(9, "hate"), code("not-found"));
});

test("presence is said, and a reminder comes too soon at first", { skip }, async () => {
  const table = await begin();
  const seats = (await table.seats[0]!.talk.setPresence("online")).map(({ seat }) => seat);
  assert.deepEqual(seats, [0, 1, 2]);
  await assert.rejects(service.game(table.id).talk.presence(), code("unauthorised"));
  assert.equal((await table.talk.presence()).length, 3);
  const awaited = (await table.view()).decisions[0]!.seat;
  const organiser = impatient.organise(table.id, table.token!);
  await assert.rejects(organiser.talk.remind(awaited), code("too-soon"));
  await assert.rejects(organiser.talk.remind((awaited + 1) % 3), code("not-awaited"));
});

test("a table is paused and resumed, and everybody reads why", { skip }, async () => {
  const table = await begin();
  const { server_time } = await table.view();
  const until = new Date(Date.parse(server_time) + 3_600_000);
  const { version } = await table.pause(until, why);
  const views = await Promise.all(table.seats.map((seat) => seat.view()));
  assert.deepEqual(views.map(({ pause, decision }) => [pause?.until, decision]), Array(3).fill([until.toISOString(), null]));
  const { data } = await service.api.GET("/v1/games/{gameId}/events", { params: { path: { gameId: table.id }, query: { after: version - 1 } } });
  const [event] = (data as { events: { data: unknown }[] }).events;
  const { author, reason } = event!.data as typeof why;
  assert.deepEqual({ author, reason }, why);
  await table.resume(why);
  await assert.rejects(table.resume(why), code("not-paused"));
  await table.pause(until, { afterDecisions: true, ...why });
  assert.equal((await table.view()).pause?.since, null);
});

test("a bot waits through a pause that begins while it thinks", { skip }, async () => {
  const table = await begin();
  const views = await Promise.all(table.seats.map((seat) => seat.view()));
  const at = views.findIndex(({ decision }) => decision !== null);
  const asked: string[] = [];
  const end = await table.seats[at]!.answer(async (view) => {
    asked.push(view.decision!.id);
    if (asked.length === 1) {
      await table.pause(new Date(Date.parse(view.server_time) + 3_600_000), why);
      setTimeout(() => void table.resume(why), 300);
    }
    return anyCommand(view);
  });
  assert.equal(end.decision, null);
  assert.deepEqual([asked[0], new Set(asked).size], [asked[1], asked.length - 1]);
});

test("times are counted by the service's clock, and struck by the organiser", { skip }, async () => {
  const table = await begin({ clock });
  const view = await table.view();
  const awaited = view.decisions[0]!.seat;
  const running = seatTimes(view).filter(({ leftS }) => leftS !== null);
  assert.deepEqual(running.map(({ seat, bankS, strikes, isAbsent }) => [seat, bankS, strikes, isAbsent]), [[awaited, 60, 0, false]]);
  assert.ok(running[0]!.leftS! > 600 && running[0]!.leftS! <= 660);
  await table.addTime(600, { seat: awaited, ...why });
  assert.ok(seatTimes(await table.view())[awaited]!.leftS! > 1200);
  await table.strike({ seat: awaited, ...why });
  const { strikes, isAbsent } = seatTimes(await table.view())[awaited]!;
  assert.deepEqual([strikes, isAbsent], [1, true]);
  assert.deepEqual(seatTimes(await (await begin()).view()), []);
});

test("a seat leaves and returns, by itself or by the organiser, and resigns", { skip }, async () => {
  // Bots may play for it meanwhile, so that this table's game is long.
  const table = await service.create("casino-incognito", {
    seats: [mine("Anna"), mine("Boris"), mine("Clara")],
    visibility: "unlisted",
    luck: { nonces: "none" },
  });
  const [anna, boris] = table.seats as unknown as [Seat, Seat];
  await anna.leave();
  await anna.return_();
  await assert.rejects(anna.return_(), code("not-absent"));
  await table.handToBot(1, why);
  await table.returnSeat(1, why);
  await assert.rejects(boris.return_(), code("not-absent"));
  await boris.resign();
  await assert.rejects(boris.resign(), code("seat-resigned"));
});

test("a seat is reissued, and given to a substitute", { skip }, async () => {
  const table = await begin();
  const { slip } = await table.reissue(1, why);
  await assert.rejects(table.seats[1]!.view(), code("gone"));
  assert.equal(await (await service.exchange(table.id, slip!)).number(), 1);
  await assert.rejects(service.exchange(table.id, slip!), code("slip-used"));
  const friend = await table.substitute(1, "Dora", why);
  assert.equal((await table.card()).seats[1]!.name, "Dora");
  assert.equal((await (await service.exchange(table.id, friend.slip!)).view()).viewpoint, "seat:1");
});

test("a table that waits is filled, or made smaller", { skip }, async () => {
  const waiting = { seats: [mine("Anna"), mine("Boris"), { kind: "human" }] };
  const filled = await begin(waiting);
  const kept = service.organise(filled.id, filled.token!);
  await kept.fillWithBot(2, why);
  assert.equal((await kept.card()).seats[2]!.kind, "bot");
  await assert.rejects(kept.fillWithBot(2, why), code("not-waiting"));
  const table = await service.create("microdot", { ...waiting, luck: { nonces: "none" } } as never);
  assert.equal((await table.startSmaller(why)).game.status, "aborted");
  const again = await Promise.all(table.seats.map((seat) => seat.rematch()));
  assert.deepEqual(again.map(({ id }) => id), Array(2).fill((await table.rematch()).id));
});
