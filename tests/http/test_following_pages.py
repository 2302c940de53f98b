"""What a page does that follows a log that was put back: it begins again, however it hears of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.spec.node import node

SCRIPT = """
globalThis.window = { addEventListener() {} };
const heard = [], asked = [], [answers, after] = JSON.parse(process.argv[1]);
globalThis.fetch = async (path, { headers }) => {
  asked.push(headers.Accept ? `stream after ${headers["Last-Event-ID"]}` : path.match(/after=\\d+/)[0]);
  const { status, body } = answers.shift();
  return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
};
const { follow } = await import("./service/web/static/shared/following.mjs");
await follow({ path: "/events", token: null, after }, {
  news: async (found) => (heard.push(found.map(({ version }) => version)), answers.length > 0),
  line: () => {},
  reset: async () => void heard.push("reset"),
});
console.log(JSON.stringify([heard, asked]));
process.exit();
"""

RESET = {"reason": "ahead", "head": 2}


def page(*versions: int, head: int) -> dict[str, Any]:
    return {"status": 200, "body": {"events": [{"version": each} for each in versions], "head": head}}


@pytest.mark.parametrize(
    ("after", "answers", "told"),
    [
        (
            9,
            [{"status": 409, "body": {"code": "reset", "reset": RESET}}, page(1, 2, head=2)],
            [["reset", [1, 2]], ["after=9", "after=0"]],
        ),
        (
            0,
            [page(1, 2, 3, head=3), {"status": 200, "body": f"event: reset\nid: 0\ndata: {json.dumps(RESET)}\n\n"}, page(1, 2, head=2)],
            [[[1, 2, 3], "reset", [1, 2]], ["after=0", "stream after 3", "after=0"]],
        ),
    ],
)
def test_all_entries_come_again(after: int, answers: list[Any], told: list[Any]) -> None:
    ran = node("--input-type=module", "-e", SCRIPT, json.dumps([answers, after]))
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == told
