"""Bodies made to be dear to read: how long others wait for an answer while one client sends them."""

from __future__ import annotations

import http.client
from collections.abc import Iterator
from threading import Thread
from typing import NamedTuple
from uuid import uuid4

from tests.faults.installation import Installation
from tests.faults.slow import answered

LONGEST_WAIT_S = 1.0
"""What a request may wait for a client that sends such bodies."""
AT_ONCE = 6
LIMIT_S = 60.0


class DearBody(NamedTuple):
    """A body for an operation, sent by a caller that it does not know."""

    path: str
    body: bytes
    media: str = "application/json"


ENTRIES = "/v1/events/e00aaaaaaaaaaaaaaaa/entries"
BODIES = {
    "strings of escaped quotes": DearBody("/v1/games", b'{"a":' + b"[" * 33 + rb"\"" * 32_000),
    "games of 20,000 seats": DearBody("/v1/games", b'{"ruleset":"microdot","seats":[' + b",".join([b"{}"] * 20_000) + b"]}"),
    "lists of 340,000 entries": DearBody(ENTRIES, b'{"entries":[' + b",".join([b"{}"] * 340_000) + b"]}"),
    "files of 140,000 columns": DearBody(ENTRIES, b",".join(b"%d" % number for number in range(140_000)), "text/csv"),
}


def waits(here: Installation, sent: DearBody, times: int) -> Iterator[float]:
    """The longest that a request waited while a client sent the body several times at once, so many times."""
    for _ in range(times):
        senders = [Thread(target=send, args=(here.port, sent), daemon=True) for _ in range(AT_ONCE)]
        for each in senders:
            each.start()
        waited = [answered(here.port)]
        while any(each.is_alive() for each in senders):
            waited.append(answered(here.port))
        yield max(waited)


def send(port: int, sent: DearBody) -> None:
    """Send the body once, and wait for its refusal."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=LIMIT_S)
    headers = {"Content-Type": sent.media, "Idempotency-Key": uuid4().hex, "Authorization": "Bearer dd_event_" + "0" * 48}
    try:
        line.request("POST", sent.path, sent.body, headers)
        line.getresponse().read()
    except OSError:
        pass  # Its own answer is not what is measured.
    finally:
        line.close()
