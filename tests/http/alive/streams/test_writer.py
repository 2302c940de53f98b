"""The writer thread sends and computes nothing: it runs no code of games, stores or pages, whatever is followed."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from flask import Flask

import service
from service.http.streaming.connection import StreamConnection
from tests.hang import until
from tests.http.alive.streams.reading import NDJSON, SSE, split
from tests.http.guest import Guest, opened, played
from tests.http.inboxes.reading import inbox
from tests.tournaments.http.evening import evening

pytestmark = pytest.mark.extension("tournaments")

ROOT = Path(service.__file__).parent
OWN = frozenset({"http/streaming", "app/core/cursors.py"})
"""What the writer may run: its own code, and the text of a cursor in a heartbeat."""


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Files of the product whose code the writer ran."""
    found = set[str]()
    serve = StreamConnection.serve

    def note(frame: FrameType, event: str, _: Any) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(ROOT.parent) and ".venv" not in path.parts:
            found.add(path.relative_to(ROOT.parent).as_posix())

    def noted(self: StreamConnection, now: float) -> bool:
        sys.setprofile(note)
        try:
            return serve(self, now)
        finally:
            sys.setprofile(None)

    monkeypatch.setattr(StreamConnection, "serve", noted)
    return found


def paths(app: Flask) -> Iterator[tuple[Guest, str]]:
    """A stream of each kind, with a reader of it."""
    table = opened(app)
    over = played(app, opened(app))
    yield Guest(app), f"/v1/games/{table.id}/events?after=1"
    yield over.by[0], f"/v1/games/{over.id}/events?words=true"
    yield inbox(app, *(each.token for each in (*table.by.values(), *over.by.values()))), "/v1/inbox"
    yield table.by[0], f"/v1/games/{table.id}/messages?after=0"
    here = evening(app, "Anna", "Boris", "Clara")
    yield here.organiser, here.path("/facts?after=0")


def is_more(found: list[str], before: int) -> bool:
    return len(found) > before


@pytest.mark.parametrize("media", [NDJSON, SSE])
def test_the_writer_runs_its_own_code_only(
    app: Flask, ran: set[str], media: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared, prepare = list[str](), StreamConnection.prepare

    def noted(self: StreamConnection) -> None:
        prepare(self)
        prepared.append(threading.current_thread().name)

    monkeypatch.setattr(StreamConnection, "prepare", noted)
    for reader, path in paths(app):
        before = len(prepared)
        answer = reader.ask("GET", path, {"Accept": media}, buffered=False)
        assert answer.status_code == 200, (path, answer.text)
        with closing(answer):
            next(split(answer.iter_encoded()))
            until(partial(is_more, prepared, before))
    assert set(prepared) == {"slices"}
    assert ran
    assert {each for each in ran if not each.startswith(tuple(f"service/{own}" for own in OWN))} == set()
