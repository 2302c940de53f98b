"""A law: no read, cold and of the largest there may be, folds or renders more than its bound."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from flask import Flask

from extensions.tournaments.app import founding
from extensions.tournaments.app.rows import load_tournament_rows
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.decide.draft_faults import MOST_TABLES
from extensions.tournaments.domain.regulations.terms import MOST_ENTRIES
from extensions.tournaments.domain.rows.tournament_row import TournamentRow
from extensions.tournaments.http import cost as tournament_cost
from service.http.cost import ONE_READ, Read, costs_of
from service.store import Store
from tests.cases import cases
from tests.http.reads.asked import Ask, asks, guest, operations, reads
from tests.http.reads.bounds import BOUNDS
from tests.http.reads.counted import Work, counting, forget_everything
from tests.http.reads.stored import Stored, fill

pytestmark = pytest.mark.extension("tournaments")

FEW = MOST_ENTRIES // 20
ONE = Work(events=1, games=1, renders=1)
"""What a read that counts once may do at most."""
MOST_OF_UNIT = 41
"""Games folded and views rendered for one unit: as many as the progress of 20 tables takes."""
UNANSWERED = {
    "interventions.get_own_seat_ask": "no ask is open, whose secret it would take",
    "games_log.checkpoint": "a file of the folder that its keeper writes",
    "games_log.tile": "a file of that folder",
    "games_log.vkey": "a file of that folder",
    "player_oidc.begin": "an installation with another sign-in",
    "player_passkeys.show_challenge": "an installation with passkeys",
    "player_passkeys.show_new_challenge": "an installation with passkeys",
}
"""Reads that nothing here answers, by what they are of. None is of a game or an event."""


def work_of(stored: Stored, asked: Ask) -> tuple[int, Work]:
    """The status of an answer, and the work that it made in a process without caches."""
    forget_everything(stored.context)
    with counting() as found:
        answer = guest(stored, asked.who).get(asked.path)
    return answer.status_code, Work(**found)


def test_every_read_has_a_bound_and_every_bound_a_read(app: Flask) -> None:
    assert set(BOUNDS) == set(reads(app))
    assert set(BOUNDS) >= set(UNANSWERED)


def test_a_read_that_may_do_more_than_one_declares_what_it_counts_for(app: Flask) -> None:
    declared = costs_of(app)
    assert set(declared) >= set(operations())
    for endpoint, most in BOUNDS.items():
        assert declared.get(endpoint, ONE_READ) != ONE_READ or not most.exceeds(ONE), endpoint
        assert not most.events or declared[endpoint] != ONE_READ, endpoint


def test_a_unit_of_cost_buys_at_most_so_much_work(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    """A read at its highest limit, of the largest event."""
    largest: Any = SimpleNamespace(made=MOST_ENTRIES, tables=MOST_TABLES, version=MOST_ENTRIES)
    monkeypatch.setattr(tournament_cost, "find_rows", lambda *_: [largest])
    nowhere: Any = SimpleNamespace(store=None)
    read = Read({}, {"e": ""}, nowhere)
    for endpoint, cost in costs_of(app).items():
        if endpoint in BOUNDS:
            units = cost.units(read._replace(query={"limit": str(cost.most)}))
            assert BOUNDS[endpoint].games + BOUNDS[endpoint].renders <= units * MOST_OF_UNIT, endpoint


@pytest.mark.parametrize("entries", cases(FEW, later=[MOST_ENTRIES]))
def test_no_read_does_more_than_its_bound(app: Flask, entries: int) -> None:
    stored = fill(app, entries)
    for endpoint, rule in reads(app).items():
        answered = set()
        for asked in asks(stored, rule):
            status, work = work_of(stored, asked)
            answered.add(status)
            assert not work.exceeds(BOUNDS[endpoint]), (endpoint, asked, work)
        assert endpoint in UNANSWERED or answered & {200, 204}, (endpoint, answered)


def test_a_list_that_folds_what_it_lists_is_found(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = fill(app, FEW)

    def load_all(store: Store, after: str | None, limit: int) -> list[tuple[str, TournamentRow]]:
        rows = load_tournament_rows(store, after, limit)
        for event, _ in rows:
            stored.context.part(Tournaments).repository.load(event)
        return rows

    monkeypatch.setattr(founding, "load_tournament_rows", load_all)
    _, work = work_of(stored, Ask("/v1/tournaments?limit=100", "anybody"))
    assert work.exceeds(BOUNDS["tournaments.list_tournaments"])
