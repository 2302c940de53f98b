"""Clients of streams: their lines and events, as they come."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any, NamedTuple

from service.http.streaming.response import StreamState
from service.shares import networks_of
from tests.hang import HANG_S, until
from tests.http import following
from tests.http.following import NDJSON as NDJSON
from tests.http.following import SSE as SSE
from tests.http.following import begin
from tests.http.guest import Guest, Json, Round


class Event(NamedTuple):
    """One server-sent event; a comment has only text."""

    id: str
    name: str
    data: Any
    comment: str = ""


@contextmanager
def followed(guest: Guest, table: Round, media: str, query: str = "", **headers: str) -> Iterator[Iterator[str]]:
    """The lines of a stream as they come, without line breaks; it is left with the block."""
    with closing(begin(guest, f"/v1/games/{table.id}/events{query}", media, **headers)) as answered:
        yield split(answered.iter_encoded())


def split(pieces: Iterator[bytes]) -> Iterator[str]:
    """The lines of a stream that ends."""

    def bounded() -> Iterator[bytes]:
        end_s = time.monotonic() + HANG_S
        for piece in pieces:
            assert time.monotonic() < end_s, "this stream does not end"
            yield piece

    return following.split(bounded())


def parsed(lines: Iterator[str]) -> Iterator[Event]:
    """Server-sent events as a browser reads them, and the comments that it leaves out."""
    fields: dict[str, str] = {}
    for line in lines:
        name, _, value = line.partition(": ")
        if line.startswith(":"):
            yield Event("", "", None, value)
        elif line:
            fields[name] = value
        elif "data" in fields:
            yield Event(fields.get("id", ""), fields.get("event", "message"), json.loads(fields["data"]))
            fields = {}


def page(guest: Guest, table: Round, query: str = "?limit=500") -> list[Json]:
    found: list[Json] = guest.get(f"/v1/games/{table.id}/events{query}").get_json()["events"]
    return found


def head_of(table: Round) -> int:
    return int(table.organiser.view(table.id)["version"])


def free_places(streams: StreamState) -> int:
    """How many more streams there may be, once the writer has noticed who left."""
    until(lambda: not streams.writer.readers)
    networks = [networks_of(f"198.51.{number}.1") for number in range(100)]
    found = [each for each in networks for _ in range(4) if streams.places.acquire(each) is None]
    for each in found:
        streams.places.release(each)
    return len(found)
