"""Webhooks whose courier is killed while a receiver answers: what was under way comes again, and nothing is lost."""

from __future__ import annotations

import json
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from typing import Any, Self

from service.app.webhook_state.webhook_record import LEASE_MS
from tests.faults.installation import Installation
from tests.hang import until
from tests.journeys.stranger import Stranger

LONGEST_WAIT_S = LEASE_MS / 1000 + 30.0
"""What a message may wait whose courier was killed: its lease, and the start of another courier."""
SEATS = 3


class Receiver(ThreadingHTTPServer):
    """Answers every challenge. got: ids of messages in the order in which they came; patience_s: how long it thinks."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.got: list[str] = []
        self.patience_s = 0.0

    def __enter__(self) -> Self:
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/hook"


class Answering(BaseHTTPRequestHandler):
    """One POST."""

    server: Receiver

    def do_POST(self) -> None:
        body: dict[str, Any] = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if body["type"] != "webhook.challenge":
            self.server.got.append(self.headers["webhook-id"])
            time.sleep(self.server.patience_s)
        answer = json.dumps(body["data"]).encode()
        with suppress(ConnectionError):  # a courier that was killed hears no answer
            self.send_response(200)
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

    def log_message(self, *_: object) -> None:
        """Nothing."""


def waits(here: Installation, loops: int, luck: Random) -> Iterator[float]:
    """Kill the courier while a receiver answers, so often; seconds until everything owed has come again.

    Raises TimeoutError for what does not come.
    """
    with Receiver() as receiver:
        for _ in range(loops):
            with Stranger(here.url) as stranger:  # a new connection, as the one before was idle for long
                yield kill_courier(here, receiver, stranger, luck)


def kill_courier(here: Installation, receiver: Receiver, stranger: Stranger, luck: Random) -> float:
    """Kill the courier once; seconds until everything owed has come again."""
    receiver.patience_s, before = 0.0, len(receiver.got)
    made = stranger.create([{"kind": "human", "claim": True}] * SEATS)
    game, tokens = made["game"]["id"], [each["token"] for each in made["seats"] if "token" in each]
    _, inbox = stranger.ask("POST", "/v1/inbox", body={"tokens": tokens})
    status, hook = stranger.ask("POST", "/v1/inbox/webhooks", inbox["inbox_token"], {"url": receiver.url})
    assert status == 201, hook
    until(lambda: len(receiver.got) > before, "no webhook tells of the decision that is open")
    receiver.patience_s, told = 2.0, len(receiver.got)
    abort = {"type": "abort", "reason": "rain"}
    status, ended = stranger.ask("POST", f"/v1/games/{game}/commands", made["organiser_token"], abort)
    assert status == 201, ended
    until(lambda: len(receiver.got) > told, "no webhook tells of the end")
    time.sleep(luck.random())
    courier = here.parts()["courier"]
    os.kill(courier.pid, signal.SIGKILL)
    killed_s, receiver.patience_s, known = time.monotonic(), 0.0, len(receiver.got)
    _, page = stranger.ask("GET", "/v1/inbox?after=i", inbox["inbox_token"])
    owed = {each["id"] for each in page["entries"]}
    assert len(owed) == SEATS
    assert receiver.got[told] in owed
    until(lambda: owed <= set(receiver.got[known:]), "what was owed is lost")
    waited_s = time.monotonic() - killed_s
    here.await_part("courier", courier)
    return waited_s
