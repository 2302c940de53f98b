/** An inbox that a browser and a mail address are told by. */

import assert from "node:assert/strict";
import { inspect } from "node:util";
import { test } from "node:test";
import { DeadDrop, ProblemError } from "../src/index.ts";

const TOKEN = "dd_player_secretsecretsecret";

/** An inbox of a service that gives one answer, and what was asked. */
function scripted(answer: () => Response) {
  const asked: { line: string; token: string | null; key: string | null; body: unknown }[] = [];
  const fetch = async (request: Request) => {
    const text = await request.clone().text();
    asked.push({
      line: `${request.method} ${new URL(request.url).pathname}`,
      token: request.headers.get("authorization"),
      key: request.headers.get("idempotency-key"),
      body: text ? JSON.parse(text) : null,
    });
    return answer();
  };
  return { asked, inbox: new DeadDrop("http://service.example", { fetch }).openInbox(TOKEN) };
}

test("a browser is subscribed with its endpoint and keys, and nothing else of it", async () => {
  const keys = { p256dh: "B".repeat(87), auth: "A".repeat(22) };
  const found = { toJSON: () => ({ endpoint: "https://push.example/1", expirationTime: null, keys: { ...keys, more: "x" } }) };
  const { asked, inbox } = scripted(() => Response.json({ id: "2ak4wq7d2m5xn6rbjz", state: "active" }));
  assert.equal((await inbox.subscribe(found)).id, "2ak4wq7d2m5xn6rbjz");
  assert.deepEqual(asked, [
    { line: "PUT /v1/inbox/push", token: `Bearer ${TOKEN}`, key: null, body: { endpoint: "https://push.example/1", keys } },
  ]);
});

test("an address is given, confirmed and deleted", async () => {
  const { asked, inbox } = scripted(() => Response.json({ address: "anna@example.org", state: "pending" }));
  assert.equal((await inbox.mailTo("anna@example.org", { everyMinutes: 30 })).state, "pending");
  await inbox.confirmMail("04711815");
  assert.deepEqual(
    asked.map(({ line, body }) => [line, body]),
    [
      ["PUT /v1/inbox/mail", { address: "anna@example.org", every_minutes: 30 }],
      ["POST /v1/inbox/mail/confirm", { code: "04711815" }],
    ],
  );
  assert.match(asked[1]!.key ?? "", /^[0-9a-f]{32}$/);
  const deleted = scripted(() => new Response(null, { status: 204 }));
  await deleted.inbox.endMail();
  assert.deepEqual(deleted.asked.map(({ line }) => line), ["DELETE /v1/inbox/mail"]);
});

test("what is refused is a problem, and no token is printed", async () => {
  const problem = { type: "/problems/wrong-code", title: "", status: 403, detail: "In words.", instance: "/v1", code: "wrong-code", request_id: "r" };
  const { inbox } = scripted(() => Response.json(problem, { status: 403 }));
  await assert.rejects(
    () => inbox.confirmMail("00000000"),
    (error) => error instanceof ProblemError && error.code === "wrong-code",
  );
  assert.ok(!inspect(inbox).includes(TOKEN));
});
