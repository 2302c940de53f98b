"""`run` and `run_async`: what they raise, and how many seats they play."""

from __future__ import annotations

import asyncio
import math
from itertools import count
from random import Random
from typing import Any

import pytest

from deaddrop_client import AsyncClient, Client, mine, problems, run, run_async, sample
from deaddrop_client.aio.seat_news import SeatNews
from deaddrop_client.aio.tasks import task_group
from deaddrop_client.models import View
from deaddrop_client.reader import is_over
from tests.clients_python.faults import InThreads, Network, refused, run_apart


def at_random(view: View) -> dict[str, Any]:
    luck = Random(view.version)
    return sample(luck.choice([each for each in view.offers if each.exact]), luck)


def play_with_await(network: Network, tables: int, bot: Any) -> list[View]:
    async def play() -> list[View]:
        async with AsyncClient("http://service", transport=InThreads(network)) as client:
            games = [await client.create("infiltrators", [mine(), mine()]) for _ in range(tables)]
            return await run_async(bot, [seat for game in games for seat in game.seats])

    return run_apart(play())


def test_a_command_that_is_not_offered_is_raised_as_it_is(client: Client, network: Network) -> None:
    seats = client.create("infiltrators", [mine(), mine()]).seats
    with pytest.raises(problems.Malformed):
        run(lambda view: {"type": "no-such-command"}, seats)
    with pytest.raises(problems.Malformed):
        play_with_await(network, 1, lambda view: {"type": "no-such-command"})


def test_a_game_that_ends_while_the_first_seats_are_looked_at_is_noticed(client: Client) -> None:
    game = client.create("infiltrators", [mine(), mine()])
    later = next(number for number, seat in enumerate(game.seats) if seat.view().decision is not None)
    seats = [game.seats[1 - later], game.seats[later]]

    def bot(view: View) -> dict[str, Any]:
        game.abort("It is late.")
        return at_random(view)

    assert [view.status for view in run(bot, seats)] == ["aborted", "aborted"]


def test_run_says_when_there_are_too_many_seats_and_run_async_plays_them(
    client: Client, network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.app.feeds.inboxes.MOST_SEATS", 3)
    monkeypatch.setattr("deaddrop_client.aio.seat_news.MOST_AT_ONCE", 3)
    games = [client.create("infiltrators", [mine(), mine()]) for _ in range(2)]
    with pytest.raises(problems.InboxFull):
        run(at_random, [seat for game in games for seat in game.seats])
    assert all(map(is_over, play_with_await(network, 2, at_random)))


def test_the_end_of_an_inbox_wakes_nobody_among_tasks_that_are_ending(network: Network) -> None:
    """A seat that it woke would subscribe again, where no task can begin any more."""

    async def play() -> list[bool]:
        async with AsyncClient("http://service", transport=InThreads(network)) as client, task_group() as tasks:
            game = await client.create("infiltrators", [mine(), mine()])
            news = SeatNews(client, tasks)
            await news.subscribe(game.seats)
            heard, readers = [each for _, each in news._heard.values()], [*news._readers.values()]
            await asyncio.sleep(0)
            news.close()
            await asyncio.wait(readers)
            return [each.is_set() for each in heard]

    assert run_apart(play()) == [False, False]


def test_a_player_that_is_cancelled_as_news_comes_ends(network: Network) -> None:
    async def play() -> list[bool]:
        ended = []
        async with AsyncClient("http://service", transport=InThreads(network)) as client, task_group() as tasks:
            game = await client.create("infiltrators", [mine(), mine()])
            news = SeatNews(client, tasks)
            await news.subscribe(game.seats)
            [quiet] = [each for each in game.seats if (await each.view()).decision is None]
            heard = news._heard[quiet.game, quiet.number][1]
            for ticks in range(4):
                playing = asyncio.create_task(news.play(quiet, at_random))
                while heard.is_set() or not heard._waiters:
                    await asyncio.sleep(0.01)
                heard.set()
                for _ in range(ticks):
                    await asyncio.sleep(0)
                playing.cancel()
                await asyncio.wait([playing], timeout=5)
                ended.append(playing.done())
                playing.cancel()
            news.close()
        return ended

    assert run_apart(play()) == [True] * 4


def test_a_patience_without_end_outlives_an_outage_of_hours(
    client: Client, network: Network, pauses: list[float]
) -> None:
    game = client.create("infiltrators", [mine(), mine()])
    client.wire.patience_s, client.wire.clock = math.inf, lambda: sum(pauses)
    decisions = count()

    def bot(view: View) -> dict[str, Any]:
        if next(decisions) == 2:
            network.faults = [refused] * 1000
        return at_random(view)

    assert all(map(is_over, run(bot, game.seats)))
    assert sum(pauses) > 3600
