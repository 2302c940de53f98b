"""Games that share their luck: it is revealed when the last of them is over, and never while one is on or about to begin."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from domain.kernel.errors import Conflict
from service.app.bots import automation
from service.app.bots.answer_slots import begin_job
from service.app.bots.automation import JOIN_GRACE_MS
from service.app.core.idempotent_requests import Request
from service.app.maintenance.doctor import FAR_MS
from service.app.new_games import create
from service.app.new_games.creation_request import Creation, Creator, DealRequest, SeatRequest
from workers.automation_job import play_slice, store_when_due

BOTS = [SeatRequest("bot", "random")] * 3
WANTED = Creation("microfilms", {}, BOTS, "unlisted", 0, DealRequest("duplicate", "g"), analysis=False, arbiter=False)


def made(context, key, bearer=None):
    return create.create(context, WANTED, Creator("test", Request(key, "f"), bearer))[0]


def over(context, game_id):
    while context.games.load(game_id).is_running:
        play_slice(context, game_id, 0)
    return context.games.load(game_id)


class Gone:
    """A store that founds nothing."""

    def __init__(self, store):
        self._store = store

    def __getattr__(self, name):
        return getattr(self._store, name)

    def begin_append(self, game, expected, *args, **named):
        if expected.version == 0:
            raise ConnectionError
        return self._store.begin_append(game, expected, *args, **named)


@pytest.fixture
def broken_off(context, monkeypatch):
    """A group whose second game has joined, and was never founded; the first is over. Its id, and its organiser's token."""
    root = made(context, "root")
    with monkeypatch.context() as broken:
        broken.setattr(context.games, "_store", Gone(context.store))
        with pytest.raises(ConnectionError):
            made(context, "second", root.organiser_token)
    return over(context, root.id).id, root.organiser_token


def test_a_game_that_is_about_to_begin_is_waited_for(context, broken_off):
    root, token = broken_off
    automation.reveal_group(context, context.games.load(root))
    assert not context.games.load(root).is_revealed
    second = made(context, "second", token).id
    assert over(context, second).is_revealed
    assert context.games.load(root).is_revealed


@pytest.fixture
def later(context, monkeypatch):
    """Lets the store's clock say that a game has been waited for so much longer than it is; put off meanwhile."""

    def turn(by_ms):
        owed = context.store.owed(FAR_MS, 10)
        since_ms = max(context.store.owed_since_ms(game) for game in owed)
        for game in owed:
            context.store.lease(game, since_ms + 30_000)
        monkeypatch.setattr(context.store, "clock_ms", lambda: since_ms + JOIN_GRACE_MS + by_ms)

    return turn


def test_a_game_that_never_began_is_not_waited_for_for_ever_and_begins_no_more(context, broken_off, later):
    root, token = broken_off
    later(-1)
    automation.reveal_group(context, context.games.load(root))
    assert not context.games.load(root).is_revealed
    later(0)
    automation.reveal_group(context, context.games.load(root))
    assert context.games.load(root).is_revealed
    with pytest.raises(Conflict):
        made(context, "second", token)


def test_who_revealed_the_first_game_alone_did_not_forget_the_others(context, broken_off, later, monkeypatch):
    root, token = broken_off
    third = over(context, made(context, "third", token).id)
    with monkeypatch.context() as broken:
        broken.setattr(automation, "load_members", lambda here, ids: [])
        later(0)
        automation.reveal_group(context, context.games.load(root))
    assert (context.games.load(root).is_revealed, context.games.load(third.id).is_revealed) == (True, False)
    automation.reveal_group(context, context.games.load(third.id))
    assert context.games.load(third.id).is_revealed


def test_a_game_that_the_first_one_does_not_know_of_after_a_restore_is_revealed_after_the_others(context, monkeypatch):
    first = made(context, "root")
    root = first.id
    with monkeypatch.context() as forgotten:
        forgotten.setattr(context.games, "execute", lambda *_, **__: SimpleNamespace(replayed=False))
        second = made(context, "second", first.organiser_token).id
    assert context.games.load(root).members == ()
    assert not over(context, second).is_revealed
    over(context, root)
    automation.reveal_group(context, context.games.load(second))
    assert context.games.load(root).is_revealed
    assert context.games.load(second).is_revealed


def test_a_game_that_joins_while_the_others_are_looked_at_keeps_the_luck_closed(context, monkeypatch):
    root = made(context, "root")
    root_id, token = root.id, root.organiser_token
    look = automation.load_members

    def joined_meanwhile(here, ids):
        found = look(here, ids)
        monkeypatch.setattr(automation, "load_members", look)
        made(here, "second", token)
        return found

    while context.games.load(root_id).is_running:
        game = context.games.load(root_id)
        store_when_due(context, automation.answer_next(context, game, 9, must_not_think, begin_job(context, game)))
    monkeypatch.setattr(automation, "load_members", joined_meanwhile)
    automation.reveal_group(context, context.games.load(root_id))
    assert not context.games.load(root_id).is_revealed


def must_not_think(game, seat):
    raise AssertionError("Every answer was found before.")


def test_no_luck_is_revealed_while_a_member_runs(context):
    """Whichever game of the group ends first, and whichever is asked about."""
    root = made(context, "root")
    ids = [root.id, *(made(context, key, root.organiser_token).id for key in ("two", "three"))]
    for number, ended in enumerate((ids[1], ids[0])):
        over(context, ended)
        for each in ids:
            automation.reveal_group(context, context.games.load(each))
        assert not any(context.games.load(each).is_revealed for each in ids), number
    over(context, ids[2])
    assert all(context.games.load(each).is_revealed for each in ids)
