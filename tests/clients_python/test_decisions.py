"""Decisions of a seat: its stream shows them beside the events, and a wait for one outlives proxies that cut it."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import pytest

from deaddrop_client import Client, ConnectionLost, operations
from deaddrop_client.models import DecisionOpen, View
from deaddrop_client.steps import Answer, Send, Sleep, Wire
from tests.clients_python.tables import awaited, begin_table, first


def test_news_are_the_events_and_then_the_decision(client: Client) -> None:
    seat = awaited(begin_table(client))
    news = seat.news()
    before = list(takewhile(lambda each: not isinstance(each, DecisionOpen), news))
    assert before == seat.events()
    view = seat.view()
    again = next(seat.news(view.version))
    assert view.decision is not None
    assert isinstance(again, DecisionOpen)
    assert (again.seat, again.decision.id) == (seat.number, view.decision.id)


def test_events_alone_are_followed_without_decisions(client: Client) -> None:
    seat = awaited(begin_table(client))
    events = seat.follow()
    assert [next(events) for _ in seat.events()] == seat.events()


@pytest.mark.parametrize("wrong", [None, "Interrogate", 1], ids=str)
def test_a_bot_that_returns_no_command_is_named_so(client: Client, wrong: Any) -> None:
    seat = awaited(begin_table(client))
    with pytest.raises(TypeError, match=f"not {type(wrong).__name__}"):
        seat.answer(lambda _: wrong)


def test_an_async_bot_of_a_blocking_client_is_named_so(client: Client) -> None:
    async def bot(view: View) -> Any:
        return first(view)

    with pytest.raises(TypeError, match="plays with an AsyncClient"):
        awaited(begin_table(client)).answer(bot)


@pytest.mark.parametrize(("held_s", "is_given_up"), [(10.0, False), (0.0, True), (40.0, True)], ids=["a proxy", "no service", "no answer"])
def test_a_wait_is_sent_again_for_as_long_as_it_is_held(held_s: float, *, is_given_up: bool) -> None:
    now = [0.0]
    steps = Wire(clock=lambda: now[0]).send(operations.get_view("g", until="decision", wait=25).answering(bytes))
    tries, effect = 0, next(steps)
    try:
        while tries < 20:
            if isinstance(effect, Sleep):
                now[0] += effect.seconds
                effect = steps.send(None)
            else:
                assert isinstance(effect, Send)
                tries, now[0] = tries + 1, now[0] + held_s
                effect = steps.throw(ConnectionLost("cut"))
    except ConnectionLost:
        assert is_given_up
        return
    assert not is_given_up
    while isinstance(effect, Sleep):
        effect = steps.send(None)
    with pytest.raises(StopIteration, match="the view"):
        steps.send(Answer(200, {}, b"the view"))
