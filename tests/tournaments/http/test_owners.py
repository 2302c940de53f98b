"""Everything that owes work has an owner, and an owner's work delays that of others by a bound."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from extensions.tournaments.app.owed_steps.portion import Portion
from extensions.tournaments.app.owed_steps.take_steps import take_portion
from service.app.projected.open_games import GAMES
from service.ids import letter_of
from service.quotas import OpenLimits
from tests.equipment.memory_store.store import MemoryStore
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Json, code_of, key, opened, played, put, seats
from tests.http.limits.test_open_games import catch_up
from tests.http.luck_tables import context_of
from tests.http.replay_links import link
from tests.http.test_interventions import SAID
from tests.tournaments.http.evening import Evening, evening
from tests.tournaments.http.test_played import attend

EVER_MS = 10**15 - 1
ALONE = {"pairing": {"rounds": 1, "merit_rounds": 0}, "entries": {"check_in": "none"}}
NAMES = [f"Player {number}" for number in range(12)]
"""Three tables of four."""


@pytest.fixture
def limited(serve: Callable[..., Flask], store: MemoryStore) -> Callable[..., Flask]:
    return lambda **limits: serve(store, open_limits=OpenLimits(**limits))


def owned(app: Flask) -> set[str]:
    """The streams that owe work, or will."""
    context = context_of(app)
    found = set(context.store.owed(EVER_MS, 1_000))
    assert all(context.store.owner(each) for each in found)
    return found


def published(app: Flask, **regulations: Any) -> Evening:
    here = evening(app, *NAMES, regulations={**ALONE, **regulations})
    here.draft()
    assert here.publish().status_code == 202
    return here


def tables(here: Evening) -> list[Json]:
    found: list[Json] = here.get("/rounds/1", here.organiser)["round"]["tables"]
    return found


class TestOwners:
    def test_games_of_every_origin_have_the_owner_who_opened_them(self, limited: Callable[..., Flask]) -> None:
        app = limited(games=50)
        table = opened(app, analysis=True, clock={"decision_s": 60})
        before = owned(app)
        assert table.id in before
        over = played(app, opened(app, clock={"decision_s": 60}))
        again = put(over.by[0], f"/v1/games/{over.id}/rematch", {}).get_json()["game"]
        replay = link(over.organiser, over, viewpoint="all")
        fork = Guest(app).post(f"/v1/replays/{replay}/forks", {"at": 40, "seats": seats(3)})
        forked = fork.get_json()["game"]["id"]
        waiting = Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": [{"kind": "human"}] * 3}).get_json()
        smaller = Guest(app, waiting["organiser_token"])
        sat = Guest(app).post(f"/v1/games/{waiting['id']}/seats/0/claim", {"code": waiting["seats"][0]["claim_code"]}).get_json()
        assert smaller.post(f"/v1/games/{waiting['id']}/interventions", {"kind": "start_smaller", **SAID}).status_code in (201, 409)
        here = published(app, clock={"decision_s": 60, "bank_s": 0, "increment_s": 0, "absent_after": 3, "on_absence": "bot"})
        assert here.id in owned(app)
        attend(here)
        found = owned(app)
        context, [owner] = context_of(app), {context_of(app).store.owner(each) for each in found}
        client, network = owner.split(".")
        held = set(context.store.open_items(client, GAMES))
        assert held == set(context.store.open_items(network, GAMES))
        assert {table.id, again, forked} <= held
        assert {each["game"] for each in tables(here)} <= found & held
        assert sat["token"]

    def test_an_event_keeps_its_owner_and_one_whose_owner_lapsed_gets_its_next_publisher(
        self, limited: Callable[..., Flask]
    ) -> None:
        app = limited(games=50)
        here = evening(app, *NAMES, regulations=ALONE)
        store = context_of(app).store
        first = store.owner(here.id)
        here.draft()
        elsewhere = app.test_client()
        version = here.now.version
        headers = {"Authorization": f"Bearer {here.organiser.token}", "Idempotency-Key": key(), "If-Match": f'"{version}"'}
        done = elsewhere.post(f"/v1/tournaments/{here.id}/rounds/1/publish", json={}, headers=headers, environ_overrides={"REMOTE_ADDR": "192.0.2.1"})
        assert done.status_code == 202, done.text
        assert store.owner(here.id) == first != ""


class TestRoom:
    def test_a_round_waits_for_room_for_all_its_tables_and_says_why(self, limited: Callable[..., Flask]) -> None:
        app = limited(games=4)
        others = [opened(app) for _ in range(3)]
        here = published(app)
        for _ in range(3):
            take_portion(here.context, here.id, Portion())
        shown = here.get("/rounds/1", here.organiser)["round"]
        assert (shown["state"], "These are 3: 2 of the others must end first." in shown["waits_for"]) == ("published", True)
        assert here.get("/rounds/1", Guest(app))["round"]["waits_for"] is None
        assert not any(here.context.games.exists(each["game"]) for each in tables(here))
        assert opened(app).id
        for each in others:
            each.organiser.act(each.id, {"type": "abort", "reason": "It is late."})
        catch_up(app)
        attend(here)
        shown = here.get("/rounds/1", here.organiser)["round"]
        assert (shown["state"], shown["waits_for"]) == ("open", None)
        refused = Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": [{"kind": "human"}] * 3})
        assert code_of(refused) == (409, "too-many-open")

    def test_a_round_that_can_never_be_open_is_not_published(self, limited: Callable[..., Flask]) -> None:
        here = evening(limited(games=2), *NAMES, regulations=ALONE)
        here.draft()
        refused = here.publish()
        assert code_of(refused) == (409, "too-many-open")
        assert "These are 3: so many are never open at once." in refused.get_json()["detail"]

    def test_a_round_that_is_over_makes_room(self, limited: Callable[..., Flask]) -> None:
        here = published(limited(games=4))
        attend(here)
        counted_for = here.context.store.owner(here.id).split(".")
        assert [len(here.context.store.open_items(each, GAMES)) for each in counted_for] == [3, 3]
        taken_back = here.post("/rounds/1/withdraw", {"reason": "A fire."}, If_Match=here.now.version)
        assert taken_back.status_code == 201, taken_back.text
        attend(here)
        catch_up(here.app)
        context = here.context
        assert [context.store.open_items(each, GAMES) for each in counted_for] == [[], []]


class TestPortions:
    def test_a_job_of_an_event_makes_so_many_appends_and_the_next_goes_on(
        self, limited: Callable[..., Flask], clock: Clock, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        here = published(limited())
        clock.ms += 1
        begin, appended = here.context.store.begin_append, list[str]()

        def count(stream: str, *given: Any, **more: Any) -> Any:
            appended.extend([] if letter_of(stream) else [stream])
            return begin(stream, *given, **more)

        monkeypatch.setattr(here.context.store, "begin_append", count)
        jobs, goes_on = 0, True
        while goes_on:
            appended.clear()
            goes_on = take_portion(here.context, here.id, Portion(2)).goes_on
            assert len(appended) <= 2
            jobs += 1
        assert here.now.rounds[1].state == "open"
        assert jobs == 3  # six appends: three tables are opened, and begin
