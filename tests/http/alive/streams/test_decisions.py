"""The decisions of its reader's seat in a stream: each comes once, after the events that led to it, and is no event of the log."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from threading import Thread

import pytest
from flask import Flask

from projections.timestamps import stamp
from tests.hang import HANG_S
from tests.http.alive.streams.reading import NDJSON, SSE, followed, head_of, parsed
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Json, Round, minted, opened, played, step
from tests.http.test_interventions import HOUR_MS, awaited_seat, done

MEDIA = pytest.mark.parametrize("media", [NDJSON, SSE])


@contextmanager
def items(guest: Guest, table: Round, media: str, query: str = "", **headers: str) -> Iterator[Iterator[tuple[str, Json]]]:
    """All that a stream says but its heartbeats, each with its id."""
    with followed(guest, table, media, query, **headers) as lines:
        if media == SSE:
            yield ((each.id, each.data) for each in parsed(lines) if not each.comment and each.name != "end")
        else:
            yield (("", json.loads(line)) for line in lines if line)


def item(table: Round, seat: int) -> tuple[str, Json]:
    """What a stream says while this seat has to decide."""
    decision = table.by[seat].view(table.id)["decision"]
    return "", {"type": "decision.open", "seat": seat, "decision": {"id": decision["id"], "kind": decision["kind"]}}


@MEDIA
def test_each_decision_comes_once_after_its_events(app: Flask, media: str) -> None:
    """In a game that is followed from its beginning, with the decisions that the seat's views have."""
    table, said, owed = opened(app), list[Json](), list[str]()

    def follow() -> None:
        with items(table.by[1], table, media) as found:
            said.extend(each for _, each in found)

    reader = Thread(target=follow)
    reader.start()
    luck = Random(3)
    while step(app, table, luck) is not None:
        decision = table.by[1].view(table.id)["decision"]
        owed += [decision["id"]] if decision and decision["id"] not in owed else []
    reader.join(HANG_S)
    opened_at = [(nth, each["decision"]["id"]) for nth, each in enumerate(said) if each["type"] == "decision.open"]
    assert len(said) - len(opened_at) == head_of(table)
    found = [name for _, name in opened_at]
    assert len(set(found)) == len(found)
    assert set(found) <= set(owed), "one that is answered before it is read may not come"
    for nth, name in opened_at:
        assert said[nth - 1]["version"] >= int(name[1:].partition(".")[0])


@MEDIA
def test_a_seat_that_is_asked_hears_so_whenever_it_connects(table: Round, media: str) -> None:
    seat = awaited_seat(table)
    readers = (table.by[seat], minted(table.by[seat], table))
    head = head_of(table)
    for reader in readers:
        for _ in range(2):
            with items(reader, table, media, f"?after={head}") as found:
                assert next(found) == item(table, seat)


@MEDIA
def test_others_hear_nothing_of_it(app: Flask, table: Round, media: str) -> None:
    for who, query in (("stranger", ""), ("another", ""), ("organiser", ""), ("asked", "&viewpoint=public")):
        seat, head = awaited_seat(table), head_of(table)
        readers = {"stranger": Guest(app), "another": table.by[(seat + 2) % 3], "organiser": table.organiser, "asked": table.by[seat]}
        with items(readers[who], table, media, f"?after={head - 1}{query}") as found:
            assert next(found)[1]["version"] == head
            table.awaited().act(table.id, {"type": "pass"})
            assert next(found)[1].get("version") == head + 1, "an event, and nothing before it"


@MEDIA
def test_a_game_that_is_over_asks_nothing(app: Flask, media: str) -> None:
    over = played(app, opened(app))
    with items(over.by[1], over, media) as found:
        assert {each["type"] for _, each in found}.isdisjoint({"decision.open"})


def test_it_comes_again_after_a_pause(table: Round, clock: Clock) -> None:
    seat, head = awaited_seat(table), head_of(table)
    with items(table.by[seat], table, SSE, f"?after={head}") as found:
        expected = item(table, seat)
        assert next(found) == expected
        done(table, "pause", until=stamp(clock.ms + HOUR_MS))
        done(table, "resume")
        said = [each for _, each in zip(range(3), found, strict=False)]
    assert [each["type"] for _, each in said] == ["game.paused", "game.pause_ended", "decision.open"]
    assert said[-1] == expected
