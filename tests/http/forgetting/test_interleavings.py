"""A player is forgotten in the middle of everything that copies a text of theirs: no text stays, in the store or in an answer."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from service.app.core.context import Context
from service.app.forgetting.forget_player import NAME as FORGOTTEN
from service.app.forgetting.forget_player import SETTLED_MS, settle_forgotten
from service.http.app_services import NAME
from tests.http.beginnings import Clock
from tests.http.forgetting.everything import read_everything
from tests.http.forgetting.interleaved import InterleavedStore, kill
from tests.http.forgetting.raw import find_text
from tests.http.forgetting.scenes import EACH_SCENE, MARK, Scene, is_done
from tests.http.guest import Guest
from tests.restorable import RestorableStore

FRESH_MS = 60_000
"""Longer than any process shows a name that another has deleted."""


class Stage:
    """A scene that can be begun again and again on the same store."""

    def __init__(self, app: Flask, store: InterleavedStore, clock: Clock, begin: Callable[[Flask], Scene]) -> None:
        self.app, self.store, self.clock = app, store, clock
        self.scene = begin(app)
        self.context: Context = app.extensions[NAME].context
        self.taken = set[tuple[str, int]]()
        self.kept, self.outcomes = store.inner.backup(), list[Any]()

    def act(self) -> None:
        self.outcomes.append(self.scene.act())

    def forget(self) -> None:
        done = self.scene.anna.guest.delete("/v1/players/me")
        assert done.status_code in (204, 401), done.text

    def again(self) -> None:
        """The store as it was, later, so that no process shows anything of before."""
        self.store.inner.restore(self.kept)
        self.clock.ms += FRESH_MS
        self.outcomes.clear()

    def interleaved(self, act: Callable[[], None], other: Callable[[], None]) -> Iterator[int]:
        """Carry `act` out with the other before its first call of the store, its second, and so on to the last, and after it."""
        for number in itertools.count(1):
            self.again()
            self.taken = self.seats_taken()
            is_last = self.store.watch(act, {number: other}) < number
            if is_last:
                other()
            if self.scene.outlives:
                settle_forgotten(self.context)
            assert self.found() == [], number
            yield number
            if is_last:
                return

    def found(self) -> list[str]:
        """Where a text of the account is: keys of the store."""
        self.clock.ms += FRESH_MS
        return find_text(self.store.inner, MARK)

    def seats_taken(self) -> set[tuple[str, int]]:
        return {
            (game, seat)
            for game in self.store.inner.games()
            for seat, place in enumerate(self.context.games.load(game).seats)
            if place.kind == "human" and place.is_taken
        }


@pytest.fixture
def interleaved(store: RestorableStore) -> InterleavedStore:
    return InterleavedStore(store)


@pytest.fixture(params=EACH_SCENE, ids=lambda each: each.__name__)
def stage(
    request: pytest.FixtureRequest, interleaved: InterleavedStore, clock: Clock, serve: Callable[..., Flask]
) -> Stage:
    return Stage(serve(interleaved), interleaved, clock, request.param)


def test_every_scene_is_carried_out_and_copies_a_text(stage: Stage) -> None:
    stage.act()
    assert all(is_done(each) for each in stage.outcomes), [each.text for each in stage.outcomes]
    assert stage.found()
    stage.forget()
    assert stage.found() == []


def test_who_is_forgotten_during_an_operation_leaves_no_text(stage: Stage) -> None:
    for _ in stage.interleaved(stage.act, stage.forget):
        refused_or_playable(stage)
    read_everything(stage.app, stage.scene.readers, MARK)


def test_an_operation_during_forgetting_leaves_no_text(stage: Stage) -> None:
    for _ in stage.interleaved(stage.forget, stage.act):
        refused_or_playable(stage)
    read_everything(stage.app, stage.scene.readers, MARK)


def test_what_a_killed_process_has_written_is_gone_once_forgetting_has_settled(stage: Stage) -> None:
    for number in itertools.count(1):
        stage.again()
        if stage.store.watch(stage.act, {number: stage.forget, number + 1: kill}) < number:
            break
        settle_forgotten(stage.context)
        assert stage.found() == [], number
        stage.clock.ms += SETTLED_MS
        assert (settle_forgotten(stage.context), settle_forgotten(stage.context)) == (1, 0)
        assert find_text(stage.store.inner, "held-names") == []


def test_forgetting_that_was_killed_is_finished(stage: Stage) -> None:
    for number in itertools.count(1):
        stage.again()
        stage.act()
        if stage.store.watch(stage.forget, {number: kill}) < number:
            break
        is_begun = stage.store.inner.rows(FORGOTTEN, None, 1) != []
        settle_forgotten(stage.context)
        assert not is_begun or stage.found() == [], number


def refused_or_playable(stage: Stage) -> None:
    """A seat that was taken while its player was forgotten is handed out by the answer, or was not taken."""
    taken = stage.seats_taken() - stage.taken
    for answer in stage.outcomes:
        if not isinstance(answer, TestResponse) or not taken:
            continue
        if not is_done(answer):
            assert taken == set(), answer.text
        told = answer.get_json()
        tokens = [told.get("token"), told.get("seat_token"), *(each.get("token") for each in told.get("seats", []) if isinstance(each, dict))]
        game = next(iter(taken))[0]
        views = [Guest(stage.app, each).get(f"/v1/games/{game}/view") for each in tokens if each and "dd_seat_" in each]
        assert views, told
        assert [each.status_code for each in views] == [200] * len(views)

