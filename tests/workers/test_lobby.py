"""The lobby can be deleted and made again from the streams."""

from __future__ import annotations

import os
import threading
import time

from service.app import lobby
from service.app.carry_out import Request
from service.app.new_games.create import Creation, DealRequest, SeatRequest, create
from workers.automation_job import play_slice


def open_game(context, visibility, *kinds):
    seats = [SeatRequest("human") if kind == "human" else SeatRequest("bot", kind) for kind in kinds]
    wanted = Creation("microfilms", {}, seats, visibility, 0, DealRequest(), analysis=False, arbiter=False)
    made, _ = create(context, wanted, Request(os.urandom(8).hex(), "f"), "test", None)
    return made["game"]["id"]


def is_caught_up(context):
    return context.store.checkpoint("lobby") == context.store.feed_ends()


def rows(context):
    return context.store.rows("lobby", None, 100)


def test_a_rebuilt_lobby_is_the_one_that_followed_the_feeds(context):
    played = open_game(context, "public", "random", "random", "random")
    waiting = open_game(context, "public", "human", "random", "random")
    open_game(context, "unlisted", "human", "random", "random")
    while context.games.load(played).is_running:
        play_slice(context, played, 0)

    context.store.drop("lobby")
    stopping = threading.Event()
    projector = threading.Thread(target=lobby.project, args=(context, stopping))
    projector.start()
    until = time.monotonic() + 10
    while not is_caught_up(context) and time.monotonic() < until:
        time.sleep(0.01)
    stopping.set()
    projector.join(5)
    followed = rows(context)
    assert {key for key, _ in followed} == {played, waiting}
    assert [card["status"] for card in lobby.load_lobby_page(context, None, "over", None, 10)["items"]] == ["over"]

    context.store.drop("lobby")
    assert rows(context) == []
    assert lobby.rebuild_lobby(context) == 3
    assert rows(context) == followed
