"""Whole games through the client, of every ruleset, with blocking calls and with `await`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import pytest
from flask import Flask

from deaddrop_client import (
    AsyncClient,
    Client,
    Rules,
    casino_incognito,
    infiltrators,
    microdot,
    microfilms,
    mine,
    models,
    operations,
    problems,
    run,
    run_async,
    sample,
)
from deaddrop_client.models import View
from deaddrop_client.reader import is_over
from service.app.feeds.inbox_owners import load_owner_of_token
from service.app.webhook_state.webhook_rows import load_webhooks
from service.app.webhooks.mail_messages import confirmation_code
from service.http.app_services import NAME
from tests.clients_python.faults import InThreads, Network, run_apart

RULES: dict[str, Rules[Any, Any, Any, Any]] = {
    each.RULES.name: each.RULES for each in (casino_incognito, infiltrators, microdot, microfilms)
}
TABLES = {"microfilms": 3, "infiltrators": 2, "microdot": 2, "casino-incognito": 2}


LONG = {"microdot", "casino-incognito"}
"""Played at random for a minute; in short they are aborted."""
DECISIONS = 12


def at_random(
    ruleset: str, abort: Callable[[], object], *, is_long: bool = True
) -> Callable[[View], dict[str, object]]:
    """A bot that takes any offer, and ends a long game before its end where time is short."""
    luck, decisions = Random(ruleset), count()

    def bot(view: View) -> dict[str, object]:
        if is_long and next(decisions) == DECISIONS:
            abort()
        return sample(luck.choice([each for each in view.offers if each.exact]), luck)

    return bot


@pytest.mark.parametrize("ruleset", TABLES)
def test_a_whole_game_is_played(client: Client, ruleset: str) -> None:
    game = client.create(RULES[ruleset], [mine()] * TABLES[ruleset])
    views = run(at_random(ruleset, lambda: game.abort("It is late."), is_long=ruleset in LONG), game.seats)
    assert all(is_over(view) for view in views)
    for seat in game.seats:
        entries = seat.events()
        assert [each for each in entries if type(each) is models.Event] == []
    assert [seat.chain.head.version for seat in game.seats] == [views[0].version] * len(game.seats)


@pytest.mark.parametrize("ruleset", TABLES)
def test_a_whole_game_is_played_with_await(client: Client, network: Network, ruleset: str) -> None:
    async def play() -> list[View]:
        async with AsyncClient("http://service", transport=InThreads(network)) as awaiting:
            game = await awaiting.create(ruleset, [mine()] * TABLES[ruleset])
            abort = operations.post_command(game.id, {"type": "abort", "reason": "It is late."})
            bot = at_random(ruleset, lambda: client.call(abort, game.organiser_token))
            return await run_async(bot, game.seats)

    assert all(is_over(view) for view in run_apart(play()))


def test_the_default_of_a_decision_is_a_command(client: Client) -> None:
    seats = client.create("infiltrators", [mine(), mine()]).seats
    while awaited := [(seat, view) for seat in seats if (view := seat.view()).decision is not None][:1]:
        [(seat, view)] = awaited
        assert view.decision is not None
        assert seat.act(view.decision.default, view).version > view.version
    assert is_over(seats[0].view())


@pytest.mark.long
@pytest.mark.parametrize("ruleset", sorted(LONG))
def test_a_long_game_is_played_to_its_end(client: Client, ruleset: str) -> None:
    game = client.create(RULES[ruleset], [mine()] * TABLES[ruleset])
    views = run(at_random(ruleset, lambda: None, is_long=False), game.seats)
    assert {view.status for view in views} == {"over"}
    assert [each for each in game.watch().events() if type(each) is models.Event] == []


def test_an_inbox_is_given_a_mail_address_by_its_code(client: Client, app: Flask) -> None:
    inbox = client.inbox([])
    assert inbox.mail_to("anna@example.org", every_minutes=30).state == "pending"
    context = app.extensions[NAME].context
    owner = load_owner_of_token(context, inbox.token)
    (held,) = load_webhooks(context, owner.key).values()
    assert held.mail is not None
    right = confirmation_code(context, owner.key, held.mail)
    with pytest.raises(problems.WrongCode):
        inbox.confirm_mail(f"{(int(right) + 1) % 10**8:08}")
    assert inbox.confirm_mail(right).state == "active"
    inbox.end_mail()
    with pytest.raises(problems.NotFound):
        inbox.end_mail()
