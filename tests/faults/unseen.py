"""What somebody may not see and what is not there: asked for either, he is told the same, byte for byte."""

from __future__ import annotations

import re
from random import Random
from typing import NamedTuple

from flask import Flask

from service.http.responses import NDJSON
from tests.faults.fuzz import Asked, Found, answered, spoilt

NAME = "hidden-or-absent"
"""Stands in a request for what it asks for."""
OWN = re.compile(r"X-Request-Id: .*|Date: .*|RateLimit: .*|\"request_id\": ?\"[^\"]*\"|\"server_time\": ?\"[^\"]*\"")
"""What belongs to the single answer: the name of its request, its time, and how many more may be asked for."""
DIGEST = re.compile(r"Content-Digest: .*|ETag: .*")


class Pair(NamedTuple):
    """A request for `NAME`. hidden: what is there, and not for who asks; absent: what might as well be there, and is not."""

    asked: Asked
    hidden: str
    absent: str


def ask_for_both(app: Flask, pair: Pair, name: str, luck: Random | None) -> None:
    """Ask for both by the same request, spoilt by luck if there is any; what that asks to be done is done once.  Raises Found."""
    asked = spoilt(pair.asked, luck) if luck else pair.asked
    hidden, absent = (told(app, asked, each) for each in (pair.hidden, pair.absent))
    is_done = asked.method not in ("GET", "HEAD") and hidden.startswith("20")
    if hidden != absent and not is_done:
        what = f"{asked.method} {asked.path[:80]}?{asked.query[:80]} {asked.headers} {asked.body[:200]!r}"
        raise Found(f"request {name}: {what}: for {pair.hidden} {hidden!r}, for {pair.absent} {absent!r}")


def told(app: Flask, asked: Asked, name: str) -> str:
    """The whole answer, without what belongs to it alone, and with `NAME` wherever it says what was asked for."""
    wanted = Asked(
        asked.method,
        asked.path.replace(NAME, name),
        asked.query.replace(NAME, name),
        {header: value.replace(NAME, name) for header, value in asked.headers.items()},
        asked.body.replace(NAME.encode(), name.encode()),
    )
    status, headers, body = answered(app, wanted, is_first_line=wanted.headers.get("Accept") == NDJSON)
    text = f"{status}\n{headers}\n{body.decode(errors='replace')}"
    found = re.sub(rf"(?<![0-9A-Za-z%]){re.escape(name)}(?![0-9A-Za-z])", NAME, OWN.sub("", text))
    return DIGEST.sub("", found) if found != OWN.sub("", text) else found
