"""Clients of inboxes: pages, and streams that end with their test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from flask import Flask

from tests.http import following
from tests.http.guest import Guest, Json, Round


def inbox(app: Flask, *tokens: str | None) -> Guest:
    made = Guest(app).post("/v1/inbox", {"tokens": list(tokens)})
    assert made.status_code == 201, made.text
    return Guest(app, made.get_json()["inbox_token"])


def read(reader: Guest, query: str = "") -> tuple[list[Json], str]:
    page = reader.get(f"/v1/inbox{query}")
    assert page.status_code == 200, page.text
    return page.get_json()["items"], page.get_json()["next"]


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
    """The lines of an inbox's stream as they come."""
    return following.lines(reader, f"/v1/inbox{query}", media, **headers)
