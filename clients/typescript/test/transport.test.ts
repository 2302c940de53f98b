/** What a request outlasts, and what it does not. */

import assert from "node:assert/strict";
import { inspect } from "node:util";
import { test } from "node:test";
import { DeadDrop, ProblemError, ServiceUnreachable } from "../src/index.ts";

type Answer = (request: Request) => Response | Promise<Response>;

const TOKEN = "dd_seat_secretsecretsecret";
const problem =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  () =>
    new Response(
      JSON.stringify({
        type: `/problems/${code}`,
        title: code,
        status,
        detail: "In words.",
        instance: "/v1",
        code,
        request_id: "r",
      }),
      {
        status,
        headers: { "content-type": "application/problem+json", ...headers },
      },
    );
const acted: Answer = () => Response.json({ version: 7, events: [], view: { decision: null } }, { status: 201 });
const lost: Answer = () => Promise.reject(new TypeError("fetch failed"));
const cut: Answer = () =>
  new Response(
    new ReadableStream({
      pull: (body) => (body.enqueue(new TextEncoder().encode('{"ver')), body.error(new TypeError("terminated"))),
    }),
    { status: 201 },
  );
const silent: Answer = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** A service that gives these answers, the last one for ever; and what it was asked. */
function scripted(answers: Answer[], options = {}) {
  const asked: { key: string | null; body: string }[] = [];
  const fetch = async (request: Request) => {
    asked.push({ key: request.headers.get("idempotency-key"), body: await request.clone().text() });
    return answers[Math.min(asked.length, answers.length) - 1]!(request);
  };
  const service = new DeadDrop("http://service.example", { fetch, check: false, ...options });
  return { asked, service, seat: service.seat("1f3fq7kz2mnbv4xw5c", TOKEN) };
}

const passing: Record<string, Answer> = {
  "a lost connection": lost,
  "a lost connection as other hosts call it": () => Promise.reject(new Error("ConnectionRefused")),
  "an answer that breaks off": cut,
  "a proxy without a service": () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
  "a service that is not there now": problem(503, "unavailable", { "retry-after": "0" }),
  "a limit": problem(429, "rate-limited", { "retry-after": "0" }),
  "others who were faster": problem(409, "busy", { "retry-after": "0" }),
};
for (const [name, answer] of Object.entries(passing)) {
  test(`${name} is outlasted, with the same key and body`, async () => {
    const { asked, seat } = scripted([answer, answer, acted]);
    assert.equal((await seat.act({ type: "pass" }, { id: "d6.0" })).version, 7);
    assert.equal(asked.length, 3);
    assert.equal(new Set(asked.map((each) => JSON.stringify(each))).size, 1);
    assert.match(asked[0]!.key!, /^[0-9a-f]{32}$/);
    assert.equal(asked[0]!.body, '{"type":"pass"}');
  });
}

test("no answer in time is outlasted too", async () => {
  const { asked, seat } = scripted([silent, acted], { timeoutMs: 30 });
  await seat.act({ type: "pass" });
  assert.equal(asked.length, 2);
});

test("Retry-After is waited for", async () => {
  const { seat } = scripted([problem(429, "rate-limited", { "retry-after": "1" }), acted]);
  const began = Date.now();
  await seat.act({ type: "pass" });
  assert.ok(Date.now() - began >= 1000);
});

test("patience has an end, and is not spent on a wait that is longer", async () => {
  const away = scripted([lost], { patienceMs: 400 });
  await assert.rejects(away.seat.view(), ServiceUnreachable);
  assert.ok(away.asked.length > 1);
  const limited = scripted([problem(429, "import-limit", { "retry-after": "3600" })]);
  await assert.rejects(limited.seat.view(), { code: "import-limit" });
  assert.equal(limited.asked.length, 1);
});

test("a refusal is no outage", async () => {
  const { asked, seat } = scripted([problem(422, "not-offered")]);
  const error = await seat.act({ type: "pass" }).catch((raised) => raised);
  assert.ok(error instanceof ProblemError);
  assert.deepEqual([error.status, error.code, error.problem?.request_id, asked.length], [422, "not-offered", "r", 1]);
});

test("an answer that is no problem document has no code", async () => {
  const { seat } = scripted([() => new Response("<h1>Forbidden</h1>", { status: 403 })]);
  await assert.rejects(seat.view(), { status: 403, code: null, problem: null });
});

test("a redirect is not followed", async () => {
  const { asked, seat } = scripted([
    () => new Response(null, { status: 307, headers: { location: "http://elsewhere.example" } }),
  ]);
  await assert.rejects(seat.view(), /another address/);
  assert.equal(asked.length, 1);
});

test("a signal ends waiting, with its reason", async () => {
  const { seat } = scripted([lost]);
  const leave = new AbortController();
  setTimeout(() => leave.abort("enough"), 20);
  await assert.rejects(seat.act({ type: "pass" }, "*", { signal: leave.signal }), (reason) => reason === "enough");
});

test("no token is in what is printed, serialised or raised", async () => {
  const { service, seat } = scripted([lost], { patienceMs: 0 });
  const refused = await scripted([problem(401, "unauthorised")])
    .seat.view()
    .catch((raised) => raised);
  const raised = await seat.view().catch((error) => error);
  for (const each of [service, seat, raised, refused]) {
    assert.doesNotMatch(inspect(each, { depth: 9, showHidden: true }) + JSON.stringify(each) + each.stack, /dd_seat/);
  }
  assert.equal(seat.token, TOKEN);
  assert.throws(
    () => new DeadDrop("http://user:dd_seat_x@service.example"),
    (error: Error) => !/dd_seat/.test(error.message),
  );
});
