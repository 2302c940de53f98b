"""A reply that is lost on its way is answered by asking again, and nothing happens twice."""

from __future__ import annotations

import os

import pytest

from domain.catalogue import discover
from service.app.core.authorization import derive_token
from service.app.core.context import Context
from service.app.core.game_repository import GameRepository
from service.app.core.idempotent_requests import Request
from service.app.play import submit_command
from service.store import Unavailable
from tests.workers.conftest import now_ms


class Forgetful:
    """A store whose next appends are stored, and not answered."""

    def __init__(self, store, lost):
        self._store, self.lost = store, lost

    def __getattr__(self, name):
        return getattr(self._store, name)

    def begin_append(self, *args, **kwargs):
        pending = self._store.begin_append(*args, **kwargs)
        if self.lost:
            self.lost -= 1
            pending.result()
            raise Unavailable("the reply was lost")
        return pending


@pytest.fixture
def game_id(new_game):
    """A game of three people."""
    return new_game("human", "human", "human", start="host", first_seat=0)


@pytest.fixture
def act(context, store, game_id):
    """Pass in it, through a store that loses so many replies."""

    def once(lost):
        catalogue = discover()
        forgetful = Forgetful(store, lost)
        games = GameRepository(forgetful, catalogue, now_ms)
        here = Context(forgetful, catalogue, games, context.key, now_ms, os.urandom, context.signer)
        seat_token = derive_token(here, game_id, "seat-0", "seat:act")
        decision = here.games.at(game_id, 16).open[0].id
        sent = submit_command.sent_command(seat_token, decision, {"type": "pass"})
        return submit_command.submit_command(here, game_id, sent, Request("key", "print"))

    return once


def test_a_command_whose_reply_was_lost_is_answered_when_it_is_asked_again(act, context, game_id):
    with pytest.raises(Unavailable):
        act(lost=1)
    answer, replayed = act(lost=0)
    assert replayed
    assert context.games.load(game_id).version == answer.version == 18


def test_the_same_answer_is_given_for_ever(act):
    first, replayed = act(lost=0)
    assert not replayed
    for _ in range(3):
        again, replayed = act(lost=0)
        assert replayed
        assert again == first


def test_a_command_whose_answer_could_not_be_built_is_stored_and_answered_when_it_is_asked_again(
    act, context, game_id, monkeypatch
):
    with monkeypatch.context() as broken:
        broken.setattr(submit_command, "answer_command", lambda *_, **__: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            act(lost=0)
    answer, replayed = act(lost=0)
    assert replayed
    assert context.games.load(game_id).version == answer.version == 18
