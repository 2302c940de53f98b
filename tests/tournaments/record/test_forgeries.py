"""Forgeries of a real tournament: each is found out, and named."""

from __future__ import annotations

import io

import pytest

from extensions.tournaments.audit.verdict import TournamentVerdict, audit_tournament, judges_here
from service.ids import game_id
from tests.laws.tables import CATALOGUE
from tests.tournaments.record.forgeries import corpus
from tests.tournaments.record.forging import parts_of, raw_of
from tests.tournaments.record.played import TOURNAMENTS, played


def verdict_of(raw: bytes) -> TournamentVerdict:
    return audit_tournament(io.BytesIO(raw).readline, judges_here(CATALOGUE, None, game_id), None)


@pytest.mark.parametrize("name", TOURNAMENTS)
def test_an_honest_tournament_is_consistent(name: str) -> None:
    found = verdict_of(played(name).raw)
    assert (found.verdict, found.problem) == ("consistent", None)
    assert found.decided == found.complete == (name != "running")


def test_each_forgery_is_named() -> None:
    """By JavaScript too: `tests/spec/test_same_sentences.py` finds the same facts in this corpus."""
    found = {name: verdict_of(raw) for name, (raw, _) in corpus().items()}
    assert {name: (each.verdict, each.problem and each.problem.word) for name, each in found.items()} == {
        name: ("wrong", word) for name, (_, word) in corpus().items()
    }


def test_taking_a_record_apart_and_together_changes_nothing() -> None:
    raw = played("evening").raw
    assert raw_of(parts_of(raw)) == raw
