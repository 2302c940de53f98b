"""Work that one client asks for and that takes long: how long others wait, and whether their own such work is done."""

from __future__ import annotations

import http.client
import json
from collections import Counter
from collections.abc import Iterator
from threading import Thread
from typing import Any, NamedTuple
from uuid import uuid4

from domain.tournament.regulations.terms import MOST_ROUNDS
from service.ids import game_id
from tests.audit.tampering import genuine, renamed
from tests.faults.installation import Installation
from tests.faults.slow import answered

LONGEST_WAIT_S = 1.0
"""What a request may wait for a client that asks for such work."""
DRAFTS = 70
"""More than an API process has threads."""
ENTRIES = 1_000
SENDERS = 24
OTHER = "127.0.1.1"
"""An address of another network than that of all other requests."""
LIMIT_S = 100.0
JSON, RECORD = "application/json", "application/x-ndjson"


class Answered(NamedTuple):
    """An answer. code: of a problem, else empty."""

    status: int
    body: dict[str, Any]

    @property
    def code(self) -> str:
        return str(self.body.get("code", ""))


def post(here: Installation, path: str, body: bytes, media: str = JSON, token: str = "", address: str = "127.0.0.1") -> Answered:
    """The answer to a POST from an address."""
    line = http.client.HTTPConnection("127.0.0.1", here.port, timeout=LIMIT_S, source_address=(address, 0))
    headers = {"Content-Type": media, "Idempotency-Key": uuid4().hex} | ({"Authorization": f"Bearer {token}"} if token else {})
    try:
        line.request("POST", path, body, headers)
        reply = line.getresponse()
        return Answered(reply.status, json.loads(reply.read()))
    finally:
        line.close()


class Drafted(NamedTuple):
    """Drafts that were asked for at once. waits_s: of other requests meanwhile; codes: of the answers."""

    waits_s: list[float]
    codes: Counter[str]


def drafts(here: Installation, times: int) -> Iterator[Drafted]:
    """A tournament of many entries and rounds is drafted by many requests at once, so many times."""
    regulations = {"pairing": {"method": "schedule", "rounds": MOST_ROUNDS}, "entries": {"check_in": "none", "most": ENTRIES}}
    asked = {"title": "Marathon", "ruleset": "microfilms", "preset": "round-robin", "regulations": regulations}
    made = post(here, "/v1/events", json.dumps(asked).encode()).body
    path, token = f"/v1/events/{made['event']['id']}", made["token"]
    for first in range(0, ENTRIES, 500):
        people = [{"names": [f"Guest {number}"]} for number in range(first, first + 500)]
        post(here, f"{path}/entries", json.dumps({"entries": people}).encode(), token=token)
    for _ in range(times):
        codes = Counter[str]()
        yield Drafted(
            beside(here, DRAFTS, lambda codes=codes: codes.update([post(here, f"{path}/rounds/1/draft", b"", token=token).code])), codes
        )


class Imported(NamedTuple):
    """Records that one client had refused. others: statuses of another client's own imports meanwhile."""

    waits_s: list[float]
    codes: Counter[str]
    others: list[int]


def imports(here: Installation, times: int) -> Imported:
    """Senders of one network send records that are refused, while another client imports so many games."""
    right = genuine()
    wrong = right.replace(b'"microfilms"', b'"microfilmz"')
    codes, others = Counter[str](), list[int]()
    records = [renamed(right, game_id(bytes([number] * 11))) for number in range(times)]

    def send() -> None:
        codes.update(post(here, "/v1/records", wrong, RECORD).code for _ in range(10 * times))

    def bring() -> None:
        others.extend(post(here, "/v1/records", each, RECORD, address=OTHER).status for each in records)

    other = Thread(target=bring, daemon=True)
    other.start()
    waited = beside(here, SENDERS, send)
    other.join()
    return Imported(waited, codes, others)


def beside(here: Installation, count: int, act: Any) -> list[float]:
    """The waits of requests while so many threads do something."""
    threads = [Thread(target=act, daemon=True) for _ in range(count)]
    for each in threads:
        each.start()
    waited = [answered(here.port)]
    while any(each.is_alive() for each in threads):
        waited.append(answered(here.port))
    return waited
