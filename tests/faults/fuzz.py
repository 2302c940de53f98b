"""Malformed requests by the hundred thousand: coded 4xx, nothing written, nothing told that is secret, never a 500."""

from __future__ import annotations

import json
import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from random import Random
from typing import Any, NamedTuple
from urllib.parse import quote

from flask import Flask
from werkzeug.test import EnvironBuilder, run_wsgi_app

from service.store import Committed
from tests.equipment.memory_store.store import MemoryStore

ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1.5, 2**63, -(2**64), 1e308, "", " ", "\u0000", "\ud800", "é" * 50, "x" * 10_000, [], {}, [[]], [None],
    {"": ""}, "seat:0", "all", "{}", "../..", "%00", "٣", "1e3", "0x10", "NaN", "<script>", "' or 1=1 --", "{{7*7}}", "${x}",
)  # fmt: skip
RAW = (
    b"", b"{", b"null", b"[]", b"\xff\xfe", b"\x00", b'{"a":1,"a":2}', b'{"a":NaN}', b'{"a":1e999}', b"[" * 5_000, b'{"a":' * 200,
    b"\xef\xbb\xbf{}", b'"\\ud800"', b"x" * 70_000, b"a=1&b=2", b'{"type":"pass"}}', b"{} {}",
)  # fmt: skip
HEADERS = {
    "Authorization": ("Bearer", "Bearer ", "Basic eDp4", "Bearer dd_seat_x", "bearer {}", "Bearer " + "x" * 5_000, "Token a", "\xff"),
    "Idempotency-Key": ("", " " * 65, "x" * 65, "é", "\x7f", "a\tb"),
    "If-Match": ("", '""', "d1.0", '"d1.0', 'W/"x"', '"' + "x" * 70 + '"', "*, *", '"d1.0", "d2.0"'),
    "Content-Type": ("", "text/plain", "application/xml", "application/json; charset=utf-16", "multipart/form-data", "a" * 300),
    "Accept": ("", "image/png", "*/*;q=x", "application/json;q=0", "text/html,,", "a" * 3_000),
    "Content-Length": ("-1", "abc", "1e3", "99999999999999999999"),
    "X-Request-ID": ("\x01", "x" * 500, "{}"),
    "Range": ("bytes=0-", "bytes=x"),
}  # fmt: skip
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "get", "BREW", "POST ", "G\u00cbT")


class Asked(NamedTuple):
    """A request before and after it was spoilt."""

    method: str
    path: str
    query: str
    headers: dict[str, str]
    body: bytes


class Watched(MemoryStore):
    """Counts what is written."""

    writes = 0

    def append(self, *args: Any, **named: Any) -> Any:
        return self._counted(super().append(*args, **named))

    def fork(self, *args: Any, **named: Any) -> Any:
        return self._counted(super().fork(*args, **named))

    def plant(self, *args: Any, **named: Any) -> Any:
        return self._counted(super().plant(*args, **named))

    def put_name(self, *args: Any) -> None:
        self.writes += 1
        super().put_name(*args)

    def drop_name(self, *args: Any) -> bool:
        self.writes += 1
        return super().drop_name(*args)

    def _counted(self, reply: Any) -> Any:
        self.writes += isinstance(reply, Committed)
        return reply


class Found(AssertionError):
    """A request that was not answered as it should be."""


class Fuzz:
    """Requests against one application. sound: makes requests that are in order; secrets: what no answer and no log may hold."""

    def __init__(
        self, app: Flask, store: Watched, sound: Callable[[Random], Asked], secrets: Callable[[], list[str]]
    ) -> None:
        self._app, self._store, self._sound, self._secrets = app, store, sound, secrets
        self.statuses: Counter[int] = Counter()

    def run(self, count: int, seed: int) -> None:
        """Ask until so many were refused.  Raises Found."""
        refused = number = 0
        with listening() as heard:
            while refused < count:
                number += 1
                asked = spoilt(self._sound(Random(f"{seed}/{number}")), Random(f"{seed}/{number}/spoilt"))
                status = self._ask(asked, f"{seed}/{number}", heard)
                self.statuses[status] += 1
                refused += 400 <= status < 500

    def _ask(self, asked: Asked, name: str, heard: list[str]) -> int:
        before, secrets = self._store.writes, self._secrets()
        status, headers, body = answered(self._app, asked)
        told = f"{headers}\n{body.decode(errors='replace')}\n{' '.join(heard)}"
        heard.clear()
        what = f"request {name}: {asked.method} {asked.path[:80]}?{asked.query[:80]} {asked.headers} {asked.body[:200]!r}: {status} {body[:300]!r}"
        if status >= 500:
            raise Found(what)
        if status >= 400 and self._store.writes != before:
            raise Found(f"written: {what}")
        if status >= 400 and "application/problem+json" in headers and body and "code" not in json.loads(body):
            raise Found(f"no code: {what}")
        if status >= 400 and asked.path.startswith("/v1/") and "application/problem+json" not in headers:
            raise Found(f"no problem: {what}")
        if "Traceback" in told or any(secret in told for secret in secrets if secret not in str(asked)):
            raise Found(f"a secret: {what}")
        return status


def answered(app: Flask, asked: Asked, *, is_first_line: bool = False) -> tuple[int, str, bytes]:
    """What the application says, as a server would let it. is_first_line: only the first line is read, since a stream may have no end."""
    builder = EnvironBuilder(method=asked.method, path="/", input_stream=BytesIO(asked.body))
    environ = builder.get_environ()
    environ["PATH_INFO"] = asked.path.encode("utf-8", "surrogatepass").decode("latin-1")
    environ["QUERY_STRING"] = asked.query
    environ["CONTENT_LENGTH"] = str(len(asked.body))
    for header, value in asked.headers.items():
        name = header.upper().replace("-", "_")
        environ[name if name in ("CONTENT_TYPE", "CONTENT_LENGTH") else f"HTTP_{name}"] = value
    body, status, headers = run_wsgi_app(app, environ, buffered=not is_first_line)
    if not is_first_line:
        return int(status[:3]), str(headers), b"".join(body)
    read = b""
    for piece in body:
        read += piece
        if b"\n" in read:
            break
    getattr(body, "close", bool)()
    return int(status[:3]), str(headers), read.partition(b"\n")[0]


def spoilt(asked: Asked, luck: Random) -> Asked:
    """The request with one to three things wrong."""
    for _ in range(luck.choice((1, 1, 1, 2, 3))):
        asked = luck.choice(SPOILERS)(asked, luck)
    return asked


def other_method(asked: Asked, luck: Random) -> Asked:
    return asked._replace(method=luck.choice(METHODS))


def other_path(asked: Asked, luck: Random) -> Asked:
    parts = asked.path.split("/")
    parts[luck.randrange(len(parts))] = str(luck.choice(ODD)).replace("\ud800", "\ufffd")[:300]
    return asked._replace(path="/".join(parts) or "/")


def other_query(asked: Asked, luck: Random) -> Asked:
    name = luck.choice(("at", "viewpoint", "after", "limit", "from", "to", "cursor", "status", "seed", "", "at[]", "%00", "x"))
    value = quote(str(luck.choice(ODD)).encode("utf-8", "replace"))[:2_000]
    return asked._replace(query=f"{asked.query}&{name}={value}".lstrip("&"))


def other_header(asked: Asked, luck: Random) -> Asked:
    name = luck.choice(tuple(HEADERS))
    told = dict(asked.headers)
    if luck.random() < 0.2:
        told.pop(name, None)
    else:
        told[name] = luck.choice(HEADERS[name])
    return asked._replace(headers=told)


def other_body(asked: Asked, luck: Random) -> Asked:
    return asked._replace(body=luck.choice(RAW))


def broken_body(asked: Asked, luck: Random) -> Asked:
    """Bytes are changed, left out, or come twice."""
    body = bytearray(asked.body)
    for _ in range(luck.randint(1, 4)):
        place = luck.randrange(len(body) + 1)
        match luck.randrange(3):
            case 0:
                body[place : place + 1] = bytes([luck.randrange(256)])
            case 1:
                del body[place : place + luck.randint(1, 10)]
            case 2:
                body[place:place] = body[: luck.randint(1, 20)]
    return asked._replace(body=bytes(body))


def other_value(asked: Asked, luck: Random) -> Asked:
    """Somewhere in the JSON another value stands, or another name."""
    try:
        told = json.loads(asked.body)
    except (ValueError, RecursionError):
        return asked
    places = list(inside(told))
    if not places:
        return asked
    holder, place = luck.choice(places)
    if isinstance(holder, dict) and luck.random() < 0.3:
        holder[str(luck.choice(ODD))] = holder.pop(place)
    else:
        holder[place] = luck.choice(ODD)
    return asked._replace(body=json.dumps(told).encode())


def inside(told: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a JSON value, with what holds it."""
    places = told.items() if isinstance(told, dict) else enumerate(told) if isinstance(told, list) else ()
    for place, value in list(places):
        yield told, place
        yield from inside(value)


SPOILERS = (other_method, other_path, other_query, other_header, other_body, broken_body, other_value, other_value)


@contextmanager
def listening() -> Iterator[list[str]]:
    """Everything that is logged in the block."""
    heard: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            heard.append(f"{self.format(record)} {vars(record)}")

    ear = Ear()
    logging.getLogger().addHandler(ear)
    try:
        yield heard
    finally:
        logging.getLogger().removeHandler(ear)
