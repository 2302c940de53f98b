"""Seats make their luck anew after the operator put their game back: by views, streams and inboxes, and beside a silent agent."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from flask import Flask

from deaddrop_client import AsyncClient, Client, HistoryChanged, mine, run
from deaddrop_client.agent import take_part
from deaddrop_client.models import Luck, View
from tests.clients_python.faults import InThreads, Network, run_apart
from tests.clients_python.lying import Lying, given
from tests.clients_python.tables import first
from tests.http.luck_tables import put_back


@pytest.fixture
def lying(network: Network) -> Lying:
    return Lying(network)


def luck_of(seat: Any) -> Luck:
    """The luck as a seat reads it, which takes part by that."""
    luck = seat.view().luck
    assert isinstance(luck, Luck)
    return luck


def dealt(client: Client) -> Any:
    """A game of two seats of ours, with the nonces of both."""
    game = client.create("infiltrators", [mine(), mine()])
    assert [seat.view().status for seat in game.seats][-1] == "playing"
    return game


def test_seats_commit_again_and_give_new_nonces(app: Flask, client: Client, network: Network) -> None:
    game = dealt(client)
    put_back(app, game.id)
    views = [seat.view() for seat in (*game.seats, *game.seats)]
    luck = views[-1].luck
    assert luck is not None
    assert (luck.state, luck.epoch, luck.given) == ("playing", 2, [True, True])
    assert len({request.content for request in given(network)}) == 4, "a nonce is given once"
    assert not [name for name in client.vault.store if name.startswith("nonce-")]


def test_a_stream_alone_is_enough(app: Flask, client: Client) -> None:
    game = dealt(client)
    with ThreadPoolExecutor(2) as threads:
        followed = [threads.submit(until_resumed, seat) for seat in game.seats]
        put_back(app, game.id)
        assert [each.result(30) for each in followed] == [True, True]


def until_resumed(seat: Any) -> bool:
    return any(entry.type == "game.resumed" for entry in seat.follow())


def test_bots_play_on(app: Flask, client: Client) -> None:
    game = dealt(client)
    put_back(app, game.id)
    assert {view.status for view in run(first, game.seats)} == {"over"}


def test_commitments_of_another_program_are_no_contradiction(app: Flask, client: Client, network: Network) -> None:
    """What was committed to in one epoch is not held against the next."""
    game = dealt(client)
    put_back(app, game.id)
    with Client("http://service", transport=network) as other:
        one, two = (other.seat(seat.token) for seat in game.seats)
        one.view()
        assert luck_of(two).given == [False, True]  # commits as the last, and gives
        assert [luck_of(seat).given for seat in game.seats] == [[False, True]] * 2  # the nonces are not theirs
        assert luck_of(one).state == "playing"


def test_an_epoch_that_is_shown_otherwise_than_it_was_closed_gets_no_nonce(
    app: Flask, client: Client, network: Network, lying: Lying
) -> None:
    game = dealt(client)
    put_back(app, game.id)
    with Client("http://service", transport=lying) as ours:
        seats = [ours.seat(seat.token) for seat in game.seats]
        lying.lie = as_epoch_3
        seats[0].view()  # commits
        before = len(given(network))
        with pytest.raises(HistoryChanged):
            seats[1].view()  # commits as the last, which closes them
        assert len(given(network)) == before


def as_epoch_3(path: str, body: Any) -> Any:
    if path == "view" and body["luck"]["closed"]:
        body["luck"]["epoch"] = 3
    return body


def test_beside_a_silent_agent_the_seat_takes_part_again(app: Flask, client: Client, network: Network) -> None:
    game = dealt(client)

    def play_the_other() -> None:
        put_back(app, game.id)
        for _ in range(200):
            luck = game.seats[1].view().luck
            if (luck.state, luck.epoch) == ("playing", 2):
                break
            time.sleep(0.05)
        game.abort("It is late.")

    async def play() -> View:
        async with AsyncClient("http://service", transport=InThreads(network)) as awaiting:
            seat = await awaiting.seat(game.seats[0].token)
            beside = asyncio.create_task(take_part(seat))
            await asyncio.to_thread(play_the_other)
            await asyncio.wait_for(beside, 30)
            return await seat.view()

    view = run_apart(play())
    assert view.luck is not None
    assert (view.status, view.luck.epoch, view.luck.given) == ("aborted", 2, [True, True])
