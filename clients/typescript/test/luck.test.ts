/** Seats take part in luck, and heads are held: against a service, which DEADDROP_URL names, and an operator who lies. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { generateKeyPairSync, sign as signBytes } from "node:crypto";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { inspect } from "node:util";
import { anyCommand, DeadDrop, HistoryChanged, UntrustedSignature, type DeadDropOptions, type Seat } from "../src/index.ts";
import { boundDigest, sha256 } from "../src/ledger.ts";
import { FolderStore } from "../src/node.ts";

const url = process.env["DEADDROP_URL"] ?? "http://127.0.0.1:8000";
const skip = process.env["DEADDROP_URL"] === undefined && "DEADDROP_URL names no service";
const mine = { kind: "human", claim: true } as const;
const guest = { kind: "human" } as const;
const bot = { kind: "bot" } as const;
const unlisted = { visibility: "unlisted" } as const;

/** After so many a game is aborted: some take half a minute at random. */
const DECISIONS = 12;

type Lie = (path: string, body: any) => any;
const honest: Lie = (_, body) => body;

/** A service whose operator changes answers, but for streams; `asked` are the requests that were sent. */
function lying(options: DeadDropOptions = {}) {
  const asked: { path: string; body: string }[] = [];
  const operator = { lie: honest, fail: (_: string) => false };
  const fetch = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.split("/").at(-1)!;
    asked.push({ path, body: await request.clone().text() });
    if (operator.fail(path)) throw new TypeError("fetch failed");
    const answer = await globalThis.fetch(request);
    const type = answer.headers.get("content-type") ?? "";
    if (!answer.ok || request.headers.get("accept") === "text/event-stream" || !type.includes("json")) return answer;
    return Response.json(await operator.lie(path, await answer.json()), { status: answer.status });
  };
  const service = new DeadDrop(url, { fetch, ...options });
  return { service, operator, given: () => asked.filter(({ path }) => path === "nonce").length };
}

const folder = () => mkdtempSync(join(tmpdir(), "deaddrop-client-"));

/** A game with a seat of ours whose commitments are closed before an operator who lies from then on. */
async function begun(lie: Lie) {
  const { service, operator, given } = lying();
  const table = await service.create("microfilms", { seats: [mine, guest, guest], ...unlisted });
  operator.lie = lie;
  const plain = new DeadDrop(url, { luck: false });
  for (const invitation of table.invitations) await plain.claim(table.id, invitation);
  return { service, operator, given, seat: table.seats[0]! };
}

async function untilTheDeal(seat: Seat) {
  for await (const { type } of seat.follow()) if (type === "game.started") break;
}

for (const ruleset of ["microfilms", "infiltrators", "microdot", "casino-incognito"] as const) {
  test(`every person's seat gives a nonce to a game of ${ruleset}, and its record says so`, { skip }, async () => {
    const { service } = lying();
    const table = await service.create(ruleset, { seats: [mine, mine, guest], ...unlisted });
    const claimed = await service.claim(table.id, table.invitations[0]!, { name: "Clara" });
    const seats = [...table.seats, claimed];
    const abort = { type: "abort", reason: "It is late." };
    let decisions = 0;
    const views = await service.play(seats, async (view) => {
      if (++decisions === DECISIONS) {
        const header = { "Idempotency-Key": crypto.randomUUID() };
        const headers = { Authorization: `Bearer ${table.token}` };
        const params = { path: { gameId: table.id }, header };
        await service.api.POST("/v1/games/{gameId}/commands", { params, headers, body: abort });
      }
      return anyCommand(view);
    });
    const luck = (views[0] as any).luck;
    assert.deepEqual([luck.given, luck.silent], [[true, true, true], []]);
    const into = folder();
    const files = { record: join(into, "game.jsonl"), heads: join(into, "heads.json"), keys: join(into, "keys.json") };
    writeFileSync(files.record, await (await fetch(`${url}/v1/games/${table.id}/record`)).text());
    writeFileSync(files.heads, await claimed.headsFile());
    writeFileSync(files.keys, await service.keysFile());
    const verifier = fileURLToPath(new URL("../../../clients/verifier/verify.mjs", import.meta.url));
    const told = execFileSync(
      process.execPath,
      [verifier, "--keys", files.keys, "--checkpoint", files.heads, files.record],
      { encoding: "utf8" },
    );
    assert.match(told, /CONSISTENT/);
    assert.match(told, /3 of 3 seats of people gave a nonce/);
    assert.ok((told.match(/Held in heads.json: event \d+ .*\(signature: good\)/g) ?? []).length >= 2, told);
    assert.doesNotMatch(told, /signature: (?!good)/);
  });
}

test("a seat plays through a table that fills later, and says whom its luck waits for", { skip }, async () => {
  const one = lying().service;
  const other = lying().service;
  const table = await one.create("infiltrators", { seats: [mine, guest], ...unlisted });
  const claimed = await other.claim(table.id, table.invitations[0]!);
  await claimed.view();
  assert.deepEqual([claimed.luck?.state, claimed.luck?.awaits], ["closed", [0]]);
  assert.ok(claimed.luck?.until);
  const [[first], [second]] = await Promise.all([
    one.play(table.seats, (view) => anyCommand(view)),
    other.play([claimed], (view) => anyCommand(view)),
  ]);
  assert.deepEqual([first?.status, (second as any).luck.given], ["over", [true, true]]);
});

test("a stream gives the nonce of its seat", { skip }, async () => {
  const { seat, given } = await begun(honest);
  await untilTheDeal(seat);
  assert.equal(given(), 1);
});

test("a seat of a token alone commits while that is possible, and one that only reads does not", { skip }, async () => {
  const plain = new DeadDrop(url, { luck: false });
  const table = await plain.create("microfilms", { seats: [mine, guest, guest], ...unlisted });
  assert.deepEqual((await plain.seat(table.id, table.seats[0]!.token).view() as any).luck.commits, [null, null, null]);
  const params = { path: { gameId: table.id }, header: { "Idempotency-Key": crypto.randomUUID() } };
  const headers = { Authorization: `Bearer ${table.seats[0]!.token}` };
  const made = await plain.api.POST("/v1/games/{gameId}/tokens", { params, headers, body: { scope: "seat:read" } });
  const { service } = lying();
  const reading = service.seat(table.id, made.data!.token);
  assert.deepEqual((await reading.view() as any).luck.commits[0], null);
  assert.ok((await service.seat(table.id, table.seats[0]!.token).view() as any).luck.commits[0]);
});

test("tables that take no nonces are opened and joined all the same", { skip }, async () => {
  const { service } = lying();
  const table = await service.create("microfilms", { seats: [mine, mine, guest], luck: { nonces: "none" }, ...unlisted });
  assert.equal((await (await service.claim(table.id, table.invitations[0]!)).view()).status, "playing");
});

test("a program that is started again gives what it kept", { skip }, async () => {
  const path = folder();
  const { service, operator } = lying({ store: new FolderStore(path), patienceMs: 0 });
  operator.fail = (asked) => asked === "nonce";
  const table = await service.create("microfilms", { seats: [mine, bot, bot], ...unlisted });
  assert.equal(readdirSync(path).filter((name) => name.startsWith("nonce-")).length, 1);
  const again = lying({ store: new FolderStore(path) }).service.seat(table.id, table.seats[0]!.token);
  assert.equal((await again.view()).status, "playing");
  assert.deepEqual(readdirSync(path).filter((name) => name.startsWith("nonce-")), []);
});

test("a claim that is repeated after a crash brings the same commitment", { skip }, async () => {
  const table = await lying().service.create("microfilms", { seats: [mine, guest, guest], ...unlisted });
  const [path, key] = [folder(), crypto.randomUUID()];
  const claim = (store?: FolderStore, nth = 0) =>
    lying(store ? { store } : {}).service.claim(table.id, table.invitations[nth]!, { key: `${key}${nth}` });
  const kept = [await claim(new FolderStore(path)), await claim(new FolderStore(path))];
  assert.equal(kept[0]!.token, kept[1]!.token);
  assert.ok((await kept[0]!.view() as any).luck.commits[1]);
  assert.equal((await claim(undefined, 1)).token, (await claim(undefined, 1)).token);
});

async function chained(log: any[]) {
  let before = "";
  for (const each of log) {
    const { version, type, at, by, data, hidden } = each;
    each.digest = before = await boundDigest(before, { version, type, at, by, data, hidden });
  }
}

const otherCommitment: Lie = async (path, body) => {
  if (path === "events") {
    for (const { type, data } of body.events) if (type === "game.luck_closed") data.commits[0] = "ab".repeat(32);
    await chained(body.events);
  }
  if (path === "view" && body.luck.closed) body.luck.commits[0] = "ab".repeat(32);
  return body;
};

const events =
  (change: (log: any[]) => unknown): Lie =>
  async (path, body) => {
    if (path === "events") await change(body.events);
    return body;
  };

/** A key of the operator's that nobody pinned. */
async function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const raw = publicKey.export({ format: "der", type: "spki" }).subarray(-32);
  const id = (await sha256(new Uint8Array(raw))).slice(0, 16);
  const signed = ({ game, version, digest }: any, key: string) => ({
    ...{ game, version, digest, key },
    signature: signBytes(null, Buffer.from(`deaddrop-checkpoint/1\n${game}\n${version}\n${digest}\n`), privateKey).toString("base64"),
  });
  return { id, public_key: raw.toString("base64"), signed };
}

const key = await newKey();
const LIES: Record<string, [Lie, Function]> = {
  "another commitment in its place": [otherCommitment, HistoryChanged],
  "another log than the view's": [(path, body) => (path === "events" ? otherCommitment(path, body) : body), HistoryChanged],
  "events left out": [events((log) => log.shift()), HistoryChanged],
  "an event that was changed": [events((log) => (log[0].data.visibility = "other")), HistoryChanged],
  "no events": [events((log) => log.splice(0)), HistoryChanged],
  "a wrong signature": [(path, body) => (path === "checkpoint" ? key.signed(body, body.key) : body), UntrustedSignature],
  "another key": [
    (path, body) =>
      path === "keys"
        ? { ...body, items: [{ ...body.items[0], id: key.id, public_key: key.public_key }] }
        : path === "checkpoint"
          ? key.signed(body, key.id)
          : body,
    UntrustedSignature,
  ],
};
for (const [name, [lie, raised]] of Object.entries(LIES)) {
  test(`nothing is given to ${name}`, { skip }, async () => {
    const { operator, seat, given } = await begun(lie);
    const isRaised = (error: unknown) => error instanceof raised;
    await assert.rejects(seat.view(), isRaised);
    await assert.rejects(seat.answer(() => assert.fail()), isRaised);
    await assert.rejects(untilTheDeal(seat), isRaised);
    assert.equal(given(), 0);
    operator.lie = honest;
    await seat.forget();
    assert.equal((await seat.view()).status, "playing");
    assert.equal(given(), 1);
  });
}

test("a key that came to the pinned ones is taken", { skip }, async () => {
  const { seat, service } = await begun((path, body) =>
    path === "keys"
      ? { ...body, items: [{ ...body.items[0], id: key.id, public_key: key.public_key }, ...body.items] }
      : path === "checkpoint"
        ? key.signed(body, key.id)
        : body,
  );
  assert.equal((await seat.view()).status, "playing");
  assert.equal(JSON.parse(await service.keysFile()).items.length, 2);
});

/** The operator puts a game back to a version, and says why. */
const putBack =
  (to: number): Lie =>
  async (path, body) => {
    if (path === "view") return { ...body, version: to + 1 };
    if (path !== "events") return body;
    const events = body.events.filter(({ version }: any) => version <= to);
    const last = events.at(-1);
    if (last?.version === to) {
      const data = { lost: null, kept: { version: to, digest: last.digest }, reason: "The disk was full." };
      const entry = { version: to + 1, type: "game.restored", at: last.at, by: null, data, hidden: {} };
      events.push({ ...entry, openings: {}, text: "", digest: await boundDigest(last.digest, entry) });
    }
    return { ...body, events, head: to + 1 };
  };

test("a game that was put back is told with version and reason, also after a restart", { skip }, async () => {
  const path = folder();
  const { service, operator } = lying({ store: new FolderStore(path) });
  const table = await service.create("infiltrators", { seats: [mine, mine], ...unlisted });
  const [seat] = table.seats;
  const [end] = await service.play(table.seats, (view) => anyCommand(view));
  const to = end!.version - 3;
  operator.lie = putBack(to);
  const error = await seat!.view().catch((raised) => raised);
  assert.ok(error instanceof HistoryChanged);
  assert.deepEqual([error.since, error.restored?.reason, error.restored?.kept.version], [to, "The disk was full.", to]);

  const next = lying({ store: new FolderStore(path) });
  next.operator.lie = putBack(to);
  const again = next.service.seat(table.id, seat!.token);
  for (const attempt of [() => again.view(), () => again.verify(), () => untilTheDeal(again)])
    await assert.rejects(attempt(), (raised) => raised instanceof HistoryChanged && raised.restored !== null);
  const held = JSON.parse(await again.headsFile()).items;
  assert.equal(held.at(-1).version, end!.version);
  await again.forget();
  assert.equal((await again.view()).version, to + 1);
  assert.equal((await again.heads()).length, held.length);

  const third = lying({ store: new FolderStore(path) });
  third.operator.lie = putBack(to);
  assert.equal((await third.service.seat(table.id, seat!.token).view()).version, to + 1);
});

test("nonces are shown nowhere", { skip }, async () => {
  const path = folder();
  const store = new FolderStore(path);
  const { service, operator } = lying({ store, patienceMs: 0 });
  operator.fail = (asked) => asked === "nonce";
  const table = await service.create("microfilms", { seats: [mine, bot, bot], ...unlisted });
  const failure = await table.seats[0]!.view().catch((raised) => raised);
  const [name] = readdirSync(path).filter((each) => each.startsWith("nonce-"));
  const nonce = (await store.get(name!))!;
  const shown = [service, table, failure, store].map((each) => inspect(each, { depth: 9, showHidden: true }));
  assert.ok(!`${shown}${JSON.stringify([service, table, failure])}${failure.stack}`.includes(nonce));
});
