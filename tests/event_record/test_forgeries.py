"""Forgeries of a real event: each is found out, and named."""

from __future__ import annotations

import io

import pytest

from service.app.audits.event_verdict import EventVerdict, audit_event, judges_here
from service.ids import game_id
from tests.event_record.forgeries import FORGERIES
from tests.event_record.forging import parts_of, raw_of
from tests.event_record.played import EVENTS, played
from tests.laws.tables import CATALOGUE


def verdict_of(raw: bytes) -> EventVerdict:
    return audit_event(io.BytesIO(raw).readline, judges_here(CATALOGUE, None, game_id), None)


@pytest.mark.parametrize("name", EVENTS)
def test_an_honest_event_is_consistent(name: str) -> None:
    found = verdict_of(played(name).raw)
    assert (found.verdict, found.problem) == ("consistent", None)
    assert found.decided == found.complete == (name != "running")


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_is_named(name: str) -> None:
    forge, word = FORGERIES[name]
    parts = parts_of(played("evening").raw)
    forge(parts)
    found = verdict_of(raw_of(parts))
    assert found.problem is not None, name
    assert (found.verdict, found.problem.word) == ("wrong", word), found.problem


def test_taking_a_record_apart_and_together_changes_nothing() -> None:
    raw = played("evening").raw
    assert raw_of(parts_of(raw)) == raw
