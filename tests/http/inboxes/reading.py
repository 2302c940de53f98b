"""Clients of inboxes: pages, and streams that end with their test."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from contextlib import closing
from typing import Any

from flask import Flask

from tests.http.guest import Guest, Json, Round

FOLLOWED: list[Generator[str, None, None]] = []
NDJSON = "application/x-ndjson"
SSE = "text/event-stream"


def inbox(app: Flask, *tokens: str | None) -> Guest:
    made = Guest(app).post("/v1/inbox", {"tokens": list(tokens)})
    assert made.status_code == 201, made.text
    return Guest(app, made.get_json()["inbox_token"])


def read(reader: Guest, query: str = "") -> tuple[list[Json], str]:
    page = reader.get(f"/v1/inbox{query}")
    assert page.status_code == 200, page.text
    return page.get_json()["entries"], page.get_json()["next"]


def told(entries: list[Json]) -> list[tuple[Any, ...]]:
    return [(each["game"], each["seat"], each["kind"], each["version"]) for each in entries]


def bare(entries: list[Json]) -> list[Json]:
    """Without the cursors, which say where a reader is."""
    return [{name: value for name, value in each.items() if name != "cursor"} for each in entries]


def owed(table: Round) -> tuple[Any, ...]:
    """The entry of the decision that a game waits for."""
    view = table.awaited().view(table.id)
    version, seat = view["decision"]["id"][1:].split(".")
    return table.id, int(seat), "decision-open", int(version)


def lines(reader: Guest, media: str, query: str = "", **headers: str) -> Iterator[str]:
    """The lines of a stream as they come."""
    found = followed(reader, media, query, **headers)
    FOLLOWED.append(found)
    return found


def followed(reader: Guest, media: str, query: str, **headers: str) -> Generator[str, None, None]:
    answered = reader.ask("GET", f"/v1/inbox{query}", {"Accept": media, **headers}, buffered=False)
    assert answered.status_code == 200, answered.text
    with closing(answered):
        left = b""
        for piece in answered.iter_encoded():
            *whole, left = (left + piece).split(b"\n")
            yield from (line.decode() for line in whole)


def entries(found: Iterator[str]) -> Iterator[Json]:
    """What is told, in either encoding."""
    for line in found:
        if line.startswith(("{", "data: {")):
            yield json.loads(line.removeprefix("data: "))
