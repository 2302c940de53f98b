"""The lobby can be deleted and made again from the streams."""

from __future__ import annotations

import os

from domain.game import decide
from domain.kernel.timestamps import milliseconds
from service.app.core.idempotent_requests import Request
from service.app.maintenance.doctor import find_problems
from service.app.new_games.create import create
from service.app.new_games.creation_request import Creation, Creator, DealRequest, SeatRequest
from service.app.projected import lobby
from service.app.projected.reveals import LATE_MS, count_unrevealed, note_reveal
from tests.hang import until
from tests.workers.following import following
from workers.automation_job import play_slice
from workers.share import Share


def open_game(context, visibility, *kinds):
    seats = [SeatRequest("human") if kind == "human" else SeatRequest("bot", kind) for kind in kinds]
    wanted = Creation("microfilms", {}, seats, visibility, 0, DealRequest(), analysis=False, arbiter=False)
    made, _ = create(context, wanted, Creator("test", Request(os.urandom(8).hex(), "f")))
    return made.id


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
    alone = Share(context.store, "alone")
    with following(alone, context.store, "lobby", lambda take, stopping: lobby.project(context, take, stopping)):
        until(lambda: is_caught_up(context))
    followed = rows(context)
    assert {key for key, _ in followed} == {played, waiting}
    assert [card.status for card in lobby.load_lobby_page(context, None, "over", None, 10).items] == ["over"]

    context.store.drop("lobby")
    assert rows(context) == []
    assert lobby.rebuild_lobby(context) == 3
    assert rows(context) == followed


def test_a_game_that_is_over_without_its_reveal_is_listed_until_it_is_there(context, monkeypatch):
    game_id = open_game(context, "unlisted", "random", "random", "random")
    with monkeypatch.context() as changed:
        changed.setattr(decide, "reveal_facts", lambda *_: ())
        while context.games.load(game_id).is_running:
            play_slice(context, game_id, 0)
    lobby.rebuild_lobby(context)
    ended_ms = milliseconds(context.games.load(game_id).at)
    assert [count_unrevealed(context.store, ended_ms + late) for late in (LATE_MS - 1, LATE_MS)] == [0, 1]
    assert "its seed was never revealed" in next(find_problems(context.store, context.catalogue, game_id))
    revealed = context.games.execute(game_id, Request("reveal", "reveal"), decide.reveal_late).game
    note_reveal(context.store, revealed)
    assert count_unrevealed(context.store, ended_ms + LATE_MS) == 0
