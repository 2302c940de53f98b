"""Streams that end before their game: revoked tokens, a store that is gone, readers that stall."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest
from flask import Flask

from service.app.feeds import live_feed
from service.http.app_services import NAME
from service.store import Damaged, Unavailable
from tests.equipment.memory_store.store import MemoryStore
from tests.hang import until
from tests.http.alive.streams.reading import NDJSON, SSE, followed, parsed
from tests.http.guest import Guest, Round, opened, step


class TestCutting:

    def test_a_store_that_is_gone_cuts_and_does_not_end(
        self, app: Flask, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = opened(app)

        def gone(*_: Any, **__: Any) -> None:
            raise Unavailable("gone")

        monkeypatch.setattr(live_feed, "GLANCE_S", 0.2)
        with followed(Guest(app), table, NDJSON) as lines:
            next(lines)
            monkeypatch.setattr(store, "read", gone)
            with pytest.raises(BrokenPipeError):
                list(lines)


@pytest.mark.parametrize("trouble", [Unavailable("gone"), Damaged("a feed holds what is none")])
def test_readers_do_not_find_out_one_after_another_that_the_store_is_gone(
    app: Flask, store: MemoryStore, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    monkeypatch.setattr(live_feed, "GLANCE_S", 0.2)
    table, hub, read = opened(app), app.extensions[NAME].hub, store.read
    asked: list[str] = []

    def gone(*_: Any) -> None:
        raise trouble

    def counted(game: str, *more: Any, **said: Any) -> Any:
        asked.append(game)
        return read(game, *more, **said)

    with followed(Guest(app), table, NDJSON) as lines:
        next(lines)
        monkeypatch.setattr(store, "follow", gone)
        until(lambda: hub.is_deaf)
        monkeypatch.setattr(store, "read", counted)
        with pytest.raises(BrokenPipeError):
            list(lines)
    assert asked == []


def test_a_stalled_reader_slows_no_command(app: Flask, table: Round) -> None:
    with followed(Guest(app), table, SSE) as lines:
        next(lines)
        for _ in range(20):
            step(app, table, Random(1))
        assert len(list(islice((each for each in parsed(lines) if each.name == "message"), 20))) == 20
