"""Webhooks whose courier is killed while a receiver answers: what was under way comes again, and nothing is lost."""

from __future__ import annotations

import json
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from typing import Any, Self

from service.app.webhook_record import LEASE_MS
from tests.faults.installation import Installation, until
from tests.journeys.stranger import Stranger

LONGEST_WAIT_S = LEASE_MS / 1000 + 30.0
"""What a message may wait whose courier was killed: its lease, and the start of another courier."""
SEATS = 3


class Receiver(ThreadingHTTPServer):
    """Answers every challenge. got: ids of letters in the order in which they came; patience_s: how long it thinks."""

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
    with Receiver() as receiver, Stranger(here.url) as stranger:
        for _ in range(loops):
            receiver.patience_s, before = 0.0, len(receiver.got)
            made = stranger.create([{"kind": "human", "claim": True}] * SEATS)
            game, tokens = made["game"]["id"], [each["token"] for each in made["seats"] if "token" in each]
            _, inbox = stranger.ask("POST", "/v1/inbox", body={"tokens": tokens})
            status, hook = stranger.ask("POST", "/v1/inbox/webhooks", inbox["inbox_token"], {"url": receiver.url})
            assert status == 201, hook
            until(partial(has_grown, receiver, before), "no webhook tells of the decision that is open")
            receiver.patience_s, before = 2.0, len(receiver.got)
            abort = {"type": "abort", "reason": "rain"}
            status, told = stranger.ask("POST", f"/v1/games/{game}/commands", made["organiser_token"], abort)
            assert status == 201, told
            until(partial(has_grown, receiver, before), "no webhook tells of the end")
            time.sleep(luck.random())
            courier = here.parts()["courier"]
            os.kill(courier.pid, signal.SIGKILL)
            killed_s, receiver.patience_s = time.monotonic(), 0.0
            cut, before = receiver.got[before], len(receiver.got)
            _, page = stranger.ask("GET", "/v1/inbox?after=i", inbox["inbox_token"])
            wanted = {each["id"] for each in page["entries"]}
            assert len(wanted) == SEATS
            assert cut in wanted
            until(partial(has_come, receiver, before, wanted), "what was owed is lost")
            here.await_part("courier", courier)
            yield time.monotonic() - killed_s


def has_grown(receiver: Receiver, count: int) -> bool:
    """Whether more came than so many."""
    return len(receiver.got) > count


def has_come(receiver: Receiver, count: int, wanted: set[str]) -> bool:
    """Whether all of these came after so many."""
    return wanted <= set(receiver.got[count:])
