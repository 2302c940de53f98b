/** Following a game whose connections break, repeat, fall silent, and whose service forgets. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { DeadDrop, HistoryChanged, ProblemError, ServiceUnreachable, type DeadDropOptions } from "../src/index.ts";

const events: any[] = JSON.parse(
  readFileSync(new URL("../../../docs/spec/vectors/game.json", import.meta.url), "utf8"),
);
const all = events.map(({ version }) => version);
const headAt = (version: number) => ({ version, digest: events[version - 1].digest });

const message = (event: any) => `id: ${event.version}\ndata: ${JSON.stringify(event)}\n\n`;
const END = 'event: end\nid: 0\ndata: {"head":0}\n\n';
const reset = (version: number) => `event: reset\nid: 0\ndata: {"reason":"changed","head":${version}}\n\n`;

type Connection = (response: ServerResponse, after: number) => void;

const to =
  (version: number): Connection =>
  (response, from) =>
    void response.end(events.slice(from, version).map(message).join(""));
const rest: Connection = (response, from) => void response.end(events.slice(from).map(message).join("") + END);
const cutAt =
  (version: number): Connection =>
  (response, from) => {
    response.write(events.slice(from, version).map(message).join("") + message(events[version]).slice(0, 40));
    setTimeout(() => response.destroy(), 20);
  };

/** A service whose stream gives these connections, the last one for ever, and whose pages hold `log`. */
async function serving(
  connections: Connection[],
  { log = events, ...options }: DeadDropOptions & { log?: any[] } = {},
) {
  const asked: number[] = [];
  const server = createServer((request, response) => {
    const query = new URL(request.url!, "http://x").searchParams;
    const from = Number(query.get("after") ?? 0);
    if (request.headers.accept !== "text/event-stream" && from > log.length) {
      return void response
        .writeHead(409, { "content-type": "application/problem+json" })
        .end(JSON.stringify({ code: "reset", detail: "It ends before.", reset: { reason: "ahead", head: log.length } }));
    }
    if (request.headers.accept !== "text/event-stream") {
      return void response
        .setHeader("content-type", "application/json")
        .end(JSON.stringify({ events: log.slice(from, from + 100), after: from, head: log.length }));
    }
    asked.push(from);
    response.setHeader("content-type", "text/event-stream");
    connections[Math.min(asked.length, connections.length) - 1]!(response, from);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  after(() => (server.closeAllConnections(), server.close()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, url, game: new DeadDrop(url, options).game("1f3fq7kz2mnbv4xw5c") };
}

async function versions(follow: AsyncIterable<{ version: number }>, into: number[] = []) {
  for await (const { version } of follow) into.push(version);
  return into;
}

test("every event comes once and in order, to the end", async () => {
  const { asked, game } = await serving([rest]);
  assert.deepEqual(await versions(game.follow()), all);
  assert.deepEqual(asked, [0]);
});

test("a connection that ends, breaks off within an event, or refuses is followed by another", async () => {
  const busy: Connection = (response) => void response.writeHead(503, { "retry-after": "0" }).end("{}");
  const { asked, game } = await serving([to(10), cutAt(20), busy, rest]);
  assert.deepEqual(await versions(game.follow()), all);
  assert.deepEqual(asked, [0, 10, 20, 20]);
});

test("news are the events and the decisions of the seat, which `follow` leaves out", async () => {
  const item = { type: "decision.open", seat: 1, decision: { id: "d5.1", kind: "turn" } };
  const asking: Connection = (response, from) => {
    const said = `event: decision.open\ndata: ${JSON.stringify(item)}\n\n`;
    response.end(events.slice(from, 5).map(message).join("") + said + events.slice(5).map(message).join("") + END);
  };
  const { game, url } = await serving([asking]);
  assert.deepEqual(await versions(game.follow()), all);
  const seat = new DeadDrop(url, { luck: false }).seat(game.id, "dd_seat_x");
  const news: object[] = [];
  for await (const each of seat.news()) news.push(each);
  assert.deepEqual(news.splice(5, 1), [item]);
  assert.deepEqual(news, events);
});

test("a silent connection is given up", async () => {
  const silent: Connection = (response, from) => void response.write(events.slice(from, 5).map(message).join(""));
  const { asked, game } = await serving([silent, rest], { timeoutMs: 500 });
  assert.deepEqual(await versions(game.follow()), all);
  assert.deepEqual(asked.slice(0, 2), [0, 5]);
});

test("what comes again is not handed out again", async () => {
  const again: Connection = (response, from) =>
    void response.end(
      events
        .slice(Math.max(0, from - 7))
        .map(message)
        .join("") + END,
    );
  const { game } = await serving([to(10), again]);
  assert.deepEqual(await versions(game.follow()), all);
});

test("a head that was kept is gone on from, and checked", async () => {
  const { game } = await serving([rest]);
  assert.deepEqual(await versions(game.follow({ after: headAt(30) })), all.slice(30));
  await assert.rejects(versions(game.follow({ after: { version: 30, digest: "0".repeat(64) } })), HistoryChanged);
});

test("an event that does not follow is not handed out", async () => {
  const changed: Connection = (response) =>
    void response.end(events.map((each) => message(each.version === 20 ? { ...each, by: 9 } : each)).join(""));
  const seen: number[] = [];
  const { game } = await serving([changed]);
  const error = await versions(game.follow(), seen).catch((raised) => raised);
  assert.ok(error instanceof HistoryChanged);
  assert.deepEqual([error.held, error.found.version, seen.length], [headAt(19), 20, 19]);
  assert.deepEqual(await versions((await serving([changed, rest])).game.follow({ check: false })), all);
});

test("after a reset the log is read again, and goes on where it is the same", async () => {
  const { asked, game } = await serving([to(20), (response) => void response.write(reset(30)), rest]);
  assert.deepEqual(await versions(game.follow()), all);
  assert.deepEqual(asked, [0, 20, 20]);
});

test("a reset to a lower version is another history", async () => {
  const { game } = await serving([to(20), (response) => void response.write(reset(12))]);
  const error = await versions(game.follow()).catch((raised) => raised);
  assert.ok(error instanceof HistoryChanged);
  assert.deepEqual([error.held, error.found], [headAt(20), { version: 12, digest: null }]);
});

test("a reset to another log of the same length is noticed", async () => {
  const log = events.map((each) => ({ ...each }));
  log[19].digest = "0".repeat(64);
  const { game } = await serving([to(20), (response) => void response.write(reset(30))], { log });
  await assert.rejects(versions(game.follow()), HistoryChanged);
});

test("a log that ends before the head that is held is another history", async () => {
  const { game } = await serving([to(20), (response) => void response.write(reset(30))], { log: events.slice(0, 12) });
  const error = await versions(game.follow()).catch((raised) => raised);
  assert.ok(error instanceof HistoryChanged);
  assert.deepEqual([error.held, error.found], [headAt(20), { version: 12, digest: null }]);
});

test("without a chain every reset is told", async () => {
  const { game } = await serving([to(20), (response) => void response.write(reset(30)), rest]);
  await assert.rejects(versions(game.follow({ check: false })), HistoryChanged);
});

test("a refusal ends it, and so does a service that stays away", async () => {
  const refused: Connection = (response) => void response.writeHead(410).end('{"code":"gone","detail":"Revoked."}');
  await assert.rejects(
    versions((await serving([to(5), refused])).game.follow()),
    (error) => error instanceof ProblemError && error.code === "gone",
  );
  const away: Connection = (response) => void response.destroy();
  await assert.rejects(versions((await serving([to(5), away], { patienceMs: 500 })).game.follow()), ServiceUnreachable);
});

test("a signal ends it at once, while it waits for news", async () => {
  const leave = new AbortController();
  const { game } = await serving([
    (response, from) => void response.write(events.slice(from, 5).map(message).join("")),
  ]);
  const seen: number[] = [];
  const reading = versions(game.follow({ signal: leave.signal }), seen);
  setTimeout(() => leave.abort("enough"), 100);
  await assert.rejects(reading, (reason) => reason === "enough");
  assert.equal(seen.length, 5);
});

test("leaving the loop closes the connection", async () => {
  let closed: (value: unknown) => void;
  const gone = new Promise((done) => (closed = done));
  const { game } = await serving([
    (response, from) => (
      response.on("close", closed),
      void response.write(events.slice(from, 5).map(message).join(""))
    ),
  ]);
  for await (const { version } of game.follow()) if (version === 3) break;
  await gone;
});
