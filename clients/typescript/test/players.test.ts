/** Players over devices, against a service, which DEADDROP_URL names; and what is kept of them, without one. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { Accounts, MOST_SEATS } from "../src/accounts.ts";
import { anyCommand, DeadDrop, Player, ProblemError, type MyGame } from "../src/index.ts";

const url = process.env["DEADDROP_URL"];
const skip = url === undefined && "DEADDROP_URL names no service";
const mine = (name?: string) => ({ kind: "human", claim: true, ...(name && { name }) }) as const;
const luck = { nonces: "none" } as const;
const code = (wanted: string) => (error: unknown) => error instanceof ProblemError && error.code === wanted;

/** A device with a store of its own. */
const device = (store = new Map<string, string>()) => new DeadDrop(url ?? "http://127.0.0.1:8000", { store });

async function collected<T>(from: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of from) found.push(each);
  return found;
}

test("a player plays on at another device", { skip }, async () => {
  const [here, elsewhere] = [device(), device()];
  const anna = await here.register("Anna");
  const table = await here.create("microdot", { seats: [mine(), mine("Boris")], luck }, { player: anna });
  const { link } = await anna.makeLink();
  const there = await elsewhere.signInByLink(link);
  assert.deepEqual([there.id, (await there.me()).name, there.recoveryCode], [anna.id, "Anna", null]);
  const places = (games: MyGame[]) => games.map(({ game, seat }) => `${game}/${seat}`).sort();
  assert.deepEqual(places(await collected(there.games())), [`${table.id}/0`, `${table.id}/1`]);
  const seat = await there.seat<"microdot">(table.id, 0);
  assert.notEqual(seat.token, table.seats[0]!.token);
  assert.equal((await there.seat(table.id, 0)).token, seat.token);
  await assert.rejects(table.seats[0]!.view(), code("gone"));
  const ends = await elsewhere.play([seat, await there.seat<"microdot">(table.id, 1)], (view) => anyCommand(view));
  assert.deepEqual(ends.map(({ status }) => status), ["over", "over"]);
  await assert.rejects(there.seatToken(table.id, 0), code("game-over"));
  await assert.rejects(elsewhere.signInByLink(link), code("unauthorised"));
});

test("every way to a seat binds it and keeps its token", { skip }, async () => {
  const service = device();
  const [anna, boris] = [await service.register("Anna"), await service.register("Boris")];
  const seats = [mine("Anna"), { kind: "human" }, { kind: "human" }] as const;
  const table = await service.create("microfilms", { seats: [...seats], visibility: "unlisted", luck }, { player: anna });
  const claimed = await service.claim<"microfilms">(table.id, table.invitations[0]!, { player: boris });
  const joined = await service.join<"microfilms">(table.id, { name: "Clara", code: table.invitationCode! });
  assert.equal((await table.card()).seats[1]!.name, "Boris");
  assert.equal((await boris.seat(table.id, 1)).token, claimed.token);
  await anna.bind(joined);
  assert.equal((await anna.seat(table.id, 2)).token, joined.token);
  await assert.rejects(boris.bind(joined), code("seat-bound"));
  await table.abort("It is late.");
  const again = [await table.seats[0]!.rematch({ player: anna }), await claimed.rematch({ player: boris }), await joined.rematch()];
  const number = await again[1]!.number();
  assert.equal((await boris.seat(again[1]!.id, number)).token, again[1]!.token);
  await assert.rejects(anna.seatToken(again[2]!.id, await again[2]!.number()), code("not-found"));
  const place = await service.seek("microdot", { seats: 2, options: { max_rounds: 2 } }, { player: anna });
  const other = await service.joinSeek<"microdot">(place.id, { player: boris });
  const [first, second] = await Promise.all([place.wait(), other.wait()]);
  assert.equal((await anna.seat(first.id, await first.number())).token, first.token);
  assert.equal((await boris.seat(second.id, await second.number())).token, second.token);
});

test("games come from all pages, and running ones first", { skip }, async () => {
  const service = device();
  const anna = await service.register("Anna");
  const tables = [];
  for (let nth = 0; nth < 11; nth++)
    tables.push(await service.create("microdot", { seats: [mine(), mine("Boris")], luck, visibility: "unlisted" }, { player: anna }));
  await tables[5]!.abort("It is late.");
  const games = await collected(anna.games());
  assert.equal(games.length, 22);
  assert.deepEqual(new Set(games.slice(-2).map(({ game }) => game)), new Set([tables[5]!.id]));
});

test("a lost device is replaced by the recovery code", { skip }, async () => {
  const [here, elsewhere] = [device(), device()];
  const lost = await here.register("Anna");
  const anna = await elsewhere.recover(lost.recoveryCode!.toLowerCase().replaceAll("-", " "));
  assert.equal(anna.id, lost.id);
  await assert.rejects(lost.me(), code("gone"));
  await assert.rejects(here.recover(lost.recoveryCode!), code("unauthorised"));
  assert.equal(await anna.renewRecoveryCode(), anna.recoveryCode);
  assert.equal((await here.recover(anna.recoveryCode!)).id, anna.id);
});

test("the same key gets the same player", { skip }, async () => {
  const key = crypto.randomUUID();
  const [first, second] = [await device().register("Anna", { key }), await device().register("Anna", { key })];
  assert.deepEqual([first.id, first.token, first.recoveryCode], [second.id, second.token, second.recoveryCode]);
});

test("a store keeps who is signed in until the end", { skip }, async () => {
  const store = new Map<string, string>();
  assert.equal(await device(store).signedIn(), null);
  const anna = await device(store).register("Anna");
  const table = await device(store).create("microdot", { seats: [mine(), mine("Boris")], luck }, { player: anna });
  const found = await device(store).signedIn();
  assert.deepEqual([found?.id, found?.token, found?.recoveryCode], [anna.id, anna.token, null]);
  assert.equal((await found!.seat(table.id, 1)).token, table.seats[1]!.token);
  const boris = await device(store).register("Boris");
  await anna.end();
  assert.equal((await device(store).signedIn())?.id, boris.id);
  await boris.forget();
  assert.equal(await device(store).signedIn(), null);
  assert.deepEqual([...store.keys()].filter((name) => /^(player|signed-in)-/.test(name)), []);
  await assert.rejects(boris.me(), code("unauthorised"));
});

test("credentials are ended one by one, and consents changed", { skip }, async () => {
  const [here, elsewhere] = [device(), device()];
  const anna = await here.register("Anna");
  const there = await elsewhere.signInByLink((await anna.makeLink()).link);
  const { link } = await anna.makeLink();
  const kinds = (await anna.credentials()).map(({ kind }) => kind);
  assert.deepEqual(kinds.sort(), ["link", "recovery", "token", "token"]);
  await anna.end((await anna.credentials()).find(({ kind }) => kind === "link")!);
  await assert.rejects(elsewhere.signInByLink(link), code("unauthorised"));
  await anna.end((await anna.credentials()).find(({ kind, current }) => kind === "token" && !current)!.id);
  await assert.rejects(there.me(), code("gone"));
  assert.deepEqual((await anna.change({ ratings: true })).consents, ["ratings"]);
  const { name, consents } = await anna.change({ name: "Anouk", profile: true });
  assert.deepEqual([name, consents.sort()], ["Anouk", ["profile", "ratings"]]);
  assert.deepEqual(await anna.ratings(), []);
  await anna.end();
  assert.equal(await here.signedIn(), null);
});

test("the inbox of a player begins with what waits", { skip }, async () => {
  const service = device();
  const anna = await service.register("Anna");
  const table = await service.create("microdot", { seats: [mine(), mine("Boris")], luck }, { player: anna });
  for await (const { kind, game } of anna.inbox.follow({ after: null })) {
    assert.deepEqual([kind, game], ["decision-open", table.id]);
    break;
  }
});

test("nothing that is printed shows a secret", () => {
  const [token, recovery] = ["dd_player_secretsecret", "ZG0H-1J2K-AAAA"];
  const service = device();
  const api = { accounts: new Accounts("http://service.example", new Map([["player-anna", token]])) };
  const player = new Player(api as never, "anna", token, recovery);
  for (const each of [player, player.inbox, service, api.accounts]) {
    const shown = inspect(each, { depth: 9, showHidden: true }) + JSON.stringify(each);
    assert.ok(!shown.includes(token) && !shown.includes(recovery), shown);
  }
});

test("the tokens that are kept have a bound, and changes at the same time are all kept", async () => {
  const accounts = new Accounts("http://service.example", new Map());
  await accounts.holdSeat("anna", "1f3f", 0, "none is signed in");
  assert.equal(await accounts.heldSeat("anna", "1f3f", 0), null);
  await accounts.holdPlayer("anna", "dd_player_1");
  const games = Array.from({ length: MOST_SEATS + 3 }, (_, nth) => `${nth}`);
  await Promise.all(games.map((game) => accounts.holdSeat("anna", game, 0, `dd_seat_${game}`)));
  const kept = await Promise.all(games.map((game) => accounts.heldSeat("anna", game, 0)));
  assert.deepEqual(kept, [null, null, null, ...games.slice(3).map((game) => `dd_seat_${game}`)]);
  await accounts.holdPlayer("anna", "dd_player_2");
  assert.equal(await accounts.heldSeat("anna", "3", 0), "dd_seat_3");
  assert.deepEqual(await accounts.signedIn(), { player: "anna", token: "dd_player_2" });
});
