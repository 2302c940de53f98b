"""An organiser's powers and a table's clock through the client; seats that leave and return."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from deaddrop_client import Client, guest, mine, problems, seat_times
from deaddrop_client.models import View
from domain.catalogue import Catalogue
from tests.clients_python.conftest import serve
from tests.clients_python.faults import Fault, Network
from tests.clients_python.tables import Table, awaited, begin_table, first
from tests.equipment.memory_store.store import MemoryStore
from tests.http.beginnings import Clock

WHY: Any = {"author": "Olga", "reason": "As agreed at the table."}
CLOCK = {"decision_s": 60, "bank_s": 600, "increment_s": 5, "absent_after": 1, "on_absence": "bot"}


@pytest.fixture
def app(store: MemoryStore, clock: Clock, every_ruleset: Catalogue, tmp_path: Path) -> Flask:
    """A service whose time is the test's."""
    return serve(store, every_ruleset, tmp_path, now_ms=clock)


def test_a_table_is_paused_and_resumed(client: Client) -> None:
    game = begin_table(client)
    seat = awaited(game)
    now = seat.view().server_time
    done = game.pause(now + timedelta(hours=1), **WHY)
    paused = seat.view()
    assert done.version == paused.version
    assert paused.pause is not None
    assert (paused.decision, paused.pause.until) == (None, now.replace(microsecond=now.microsecond // 1000 * 1000) + timedelta(hours=1))
    with pytest.raises(problems.Paused):
        game.pause(now + timedelta(hours=1), **WHY)
    game.resume(**WHY)
    assert seat.view().decision is not None
    with pytest.raises(problems.NotPaused):
        game.resume(**WHY)
    game.pause(now + timedelta(hours=1), after_decisions=True, **WHY)
    waiting = seat.view()
    assert waiting.pause is not None
    assert (waiting.pause.since, waiting.decision is None) == (None, False)
    last = game.watch().events()[-1]
    assert (last.data["author"], last.data["reason"]) == (WHY["author"], WHY["reason"])
    with pytest.raises(ValueError, match="zone"):
        game.pause(datetime(2030, 1, 1), **WHY)


def test_a_bot_waits_through_a_pause_that_begins_while_it_thinks(client: Client, network: Network) -> None:
    game = begin_table(client)
    seat = awaited(game)
    until = seat.view().server_time + timedelta(hours=1)

    def after(step: Callable[[], object]) -> Fault:
        return lambda request, answer: (step(), answer())[1]

    network.is_hit = lambda request: request.url.path.endswith("/commands") or "wait" in request.url.params
    network.faults = [after(lambda: game.pause(until, **WHY)), after(lambda: game.resume(**WHY))]
    asked: list[str] = []

    def bot(view: View) -> dict[str, object]:
        assert view.decision is not None
        asked.append(view.decision.id)
        return first(view)

    assert seat.answer(bot).decision is None
    assert (network.faults, asked[0]) == ([], asked[1])
    assert len(set(asked)) == len(asked) - 1


def test_the_clock_of_a_table_is_read_as_times(client: Client, clock: Clock) -> None:
    game = client.create("microfilms", [mine("Anna"), mine("Boris"), mine("Clara")], clock=CLOCK)
    view = [each.view() for each in game.seats][-1]
    times = seat_times(view)
    [running] = [each for each in times if each.left_s is not None]
    assert running.seat == view.decisions[0].seat
    assert 655 < (running.left_s or 0) <= 660
    assert [(each.seat, each.bank_s, each.strikes, each.is_absent) for each in times] == [
        (seat, 600.0, 0, False) for seat in range(3)
    ]
    clock.ms += 100_000
    later = seat_times(game.watch().view())[running.seat]
    assert 555 < (later.left_s or 0) <= 560
    game.add_time(60, running.seat, **WHY)
    assert 615 < (seat_times(game.watch().view())[running.seat].left_s or 0) <= 620
    game.strike(running.seat, **WHY)
    struck = seat_times(game.watch().view())[running.seat]
    assert (struck.strikes, struck.is_absent) == (1, True)
    assert seat_times(begin_table(client).watch().view()) == []


def test_a_seat_leaves_and_returns_by_itself_or_by_the_organiser(client: Client) -> None:
    game = begin_table(client)
    seat, other = awaited(game), next(each for each in game.seats if each.view().decision is None)
    seat.leave()
    assert is_absent(game, seat.number)
    with pytest.raises(problems.SeatResigned):
        seat.leave()
    seat.return_()
    with pytest.raises(problems.NotAbsent):
        seat.return_()
    assert seat.view().decision is not None
    game.hand_to_bot(other.number, **WHY)
    assert is_absent(game, other.number)
    game.return_seat(other.number, **WHY)
    assert not is_absent(game, other.number)
    game.hand_to_bot(other.number, **WHY)
    other.return_()
    assert not is_absent(game, other.number)


def is_absent(game: Table, seat: int) -> bool:
    """By the log: a table without a clock says so nowhere else."""
    types = [each.type for each in game.watch().events() if each.data.get("seat") == seat]
    return next((each == "game.seat_absent" for each in types[::-1] if each in ("game.seat_absent", "game.seat_returned")), False)


def test_a_seat_is_reissued_and_given_to_a_substitute(client: Client) -> None:
    game = begin_table(client)
    seat = game.seats[1]
    done = game.reissue(1, **WHY)
    assert str(done.slip) not in repr(done)
    with pytest.raises(problems.Gone):
        seat.view()
    again = client.exchange(game.id, str(done.slip))
    assert again.number == 1
    with pytest.raises(problems.SlipUsed):
        client.exchange(game.id, str(done.slip))
    friend = client.exchange(game.id, str(game.substitute(1, "Dora", **WHY).slip))
    assert [each.name for each in game.watch().card().seats] == ["Anna", "Dora", "Clara"]
    friend.view()
    with pytest.raises(problems.Gone):
        again.view()


def test_a_table_that_waits_is_filled_or_made_smaller(client: Client) -> None:
    game = client.create("microfilms", [mine("Anna"), guest("Boris"), guest("Clara")], luck={"nonces": "none"})
    kept = client.organise(game.id, game.organiser_token)
    kept.fill_with_bot(2, **WHY)
    assert [each.kind for each in kept.watch().card().seats] == ["human", "human", "bot"]
    client.claim(game.id, 1, game.claim_codes[1])
    with pytest.raises(problems.NotWaiting):
        kept.fill_with_bot(1, **WHY)
    assert repr(kept) == f"<Organiser {game.id}>"
    table = client.create("microdot", [mine("Anna"), mine("Boris"), guest("Clara")])
    done = table.start_smaller(**WHY)
    assert done.game.status == "aborted"
    seats = [each.rematch() for each in table.seats]
    again = table.rematch()
    assert {each.game for each in seats} == {again.id}
    assert len(seats[0].view().decisions) > 0
