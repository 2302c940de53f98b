"""A view that waits until its seat has to decide: one request for each decision."""

from __future__ import annotations

import pytest
from flask import Flask

from tests.http.guest import Guest, Round, code_of, played
from tests.http.held_back import HeldBack

WAIT = "until=decision&wait=10"


@pytest.fixture(autouse=True)
def at_requests(held_back: HeldBack) -> None:
    held_back.at_requests()


def view(guest: Guest, table: Round, query: str = WAIT) -> dict[str, object]:
    answer = guest.get(f"/v1/games/{table.id}/view?{query}")
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.get_json()
    return found


def waiting_seat(table: Round) -> Guest:
    """A seat that is not asked now."""
    return next(each for each in table.by.values() if view(each, table, "")["decision"] is None)


def test_a_seat_that_has_to_decide_is_answered_at_once(table: Round, held_back: HeldBack) -> None:
    assert view(table.awaited(), table)["decision"] is not None
    assert held_back.waits_s == []


def test_it_ends_when_the_seat_is_asked(table: Round, held_back: HeldBack) -> None:
    waiting = waiting_seat(table)
    turns = len(table.by)

    def until_asked() -> None:
        for _ in range(4 * turns):
            if view(waiting, table, "")["decision"] is not None:
                return
            table.awaited().act(table.id, {"type": "pass"})

    held_back.acts.append(until_asked)
    assert view(waiting, table)["decision"] is not None
    assert held_back.waits_s == [10]


def test_it_ends_with_the_time_and_says_that_nothing_is_asked(table: Round, held_back: HeldBack) -> None:
    assert view(waiting_seat(table), table)["decision"] is None
    assert held_back.waits_s == [10]


def test_it_waits_for_another_version(table: Round, held_back: HeldBack) -> None:
    seen = view(table.awaited(), table)
    assert view(table.awaited(), table, f"{WAIT}&after={seen['version']}")["version"] == seen["version"]
    assert held_back.waits_s == [10]
    assert view(table.awaited(), table, f"{WAIT}&after=500")["version"] == seen["version"], "the log may have been put back"
    assert held_back.waits_s == [10]


def test_news_for_others_do_not_end_it(table: Round, held_back: HeldBack) -> None:
    last = [each for each in table.by.values() if view(each, table, "")["decision"] is None][-1]
    held_back.acts += [lambda: table.awaited().act(table.id, {"type": "pass"})] * (len(table.by) - 1)
    assert view(last, table)["decision"] is not None
    assert len(held_back.waits_s) == len(table.by) - 1 > 1


def test_a_game_that_is_over_is_answered_at_once(app: Flask, table: Round, held_back: HeldBack) -> None:
    over = played(app, table)
    assert view(over.by[0], over)["outcome"] is not None
    assert held_back.waits_s == []


def test_without_a_wait_it_is_the_view_as_it_is(table: Round, held_back: HeldBack) -> None:
    assert view(waiting_seat(table), table, "until=decision")["decision"] is None
    assert held_back.waits_s == []


def test_only_a_seat_is_asked(app: Flask, table: Round) -> None:
    """A bot that forgot its token would wait for ever."""
    refused = Guest(app).get(f"/v1/games/{table.id}/view?{WAIT}")
    assert code_of(refused) == (403, "forbidden")


def test_another_word_is_refused(table: Round) -> None:
    refused = table.by[0].get(f"/v1/games/{table.id}/view?until=turn")
    assert refused.status_code == 422
    assert refused.get_json()["errors"].keys() == {"until"}
