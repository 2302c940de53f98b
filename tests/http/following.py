"""Clients of streams in this process: their lines as they come, and what they tell."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from contextlib import closing

from werkzeug.test import TestResponse

from tests.http.guest import Guest, Json

NDJSON, SSE = "application/x-ndjson", "text/event-stream"
FOLLOWED: list[Generator[str, None, None]] = []
"""Streams that end with their test."""


def lines(who: Guest, path: str, media: str, **headers: str) -> Iterator[str]:
    """The lines of a stream as they come."""
    FOLLOWED.append(found := follow(who, path, media, **headers))
    return found


def follow(who: Guest, path: str, media: str, **headers: str) -> Generator[str, None, None]:
    """The same, of a stream that is left with its reader."""
    with closing(begin(who, path, media, **headers)) as answered:
        yield from split(answered.iter_encoded())


def begin(who: Guest, path: str, media: str, **headers: str) -> TestResponse:
    """A stream that has begun."""
    answered = who.ask("GET", path, {"Accept": media, **headers}, buffered=False)
    assert (answered.status_code, answered.mimetype) == (200, media), answered.text
    return answered


def split(pieces: Iterator[bytes]) -> Iterator[str]:
    left = b""
    for piece in pieces:
        *whole, left = (left + piece).split(b"\n")
        yield from (line.decode() for line in whole)
    assert left == b""


def heard(found: Iterator[str]) -> Iterator[Json]:
    """What is told, in either encoding."""
    for line in found:
        if line.startswith(("{", "data: {")):
            yield json.loads(line.removeprefix("data: "))
