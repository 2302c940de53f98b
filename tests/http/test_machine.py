"""The API as a machine of states: whatever is asked in whatever order, what was answered stays true.

DEADDROP_MACHINE_RUNS asks for more of its runs.
"""

from __future__ import annotations

import json
import os
from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, initialize, multiple, rule
from werkzeug.test import TestResponse

from domain.catalogue import Catalogue
from service.app.maintenance.doctor import find_problems
from service.config import Config
from service.factory import create_app
from tests.equipment.api import Stopwatch
from tests.equipment.key_in_memory import KeyInMemory
from tests.equipment.memory_store.store import MemoryStore
from tests.equipment.schema_sampler import sample_instance
from tests.generous import GENEROUS
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Round, key
from tests.toys import TOYS

CATALOGUE = Catalogue(*TOYS)
TABLES = {"three_card_poker": 2, "sealed_auction": 3}
BODIES: tuple[dict[str, Any], ...] = (
    {"type": "resign"},
    {"type": "bid", "amount": 99},
    {"type": "fly"},
    {},
    {"type": "abort", "reason": "The cat."},
)

seeds, whose = st.integers(0, 999), st.integers(0, 2)


class Machine(RuleBasedStateMachine):
    """Games of toys, and everybody at them."""

    games = Bundle("games")
    posts = Bundle("posts")

    @initialize()
    def begin(self) -> None:
        clock = Clock()
        self.store = MemoryStore(clock)
        told = {"DEADDROP_SECRET": "5e" * 32, "DEADDROP_DATA": "/nonexistent", "DEADDROP_LIMITS": GENEROUS}
        self.app = create_app(
            Config.from_env(told), store=self.store, catalogue=CATALOGUE, now_ms=clock, entropy=Random(7).randbytes,
            signer=KeyInMemory(bytes(32)), clock_s=Stopwatch(),
        )  # fmt: skip
        self.seen: dict[str, int] = {}

    @rule(target=games, ruleset=st.sampled_from(sorted(TABLES)), waiting=st.booleans())
    def open_a_game(self, ruleset: str, waiting: bool) -> Any:
        people: list[Any] = [{"kind": "human", "claim": True} for _ in range(TABLES[ruleset])]
        if waiting:
            people[-1] = {"kind": "human"}
        made = Guest(self.app).post("/v1/games", {"ruleset": ruleset, "seats": people})
        assert made.status_code == 201, made.text
        told = made.get_json()
        by = {each["seat"]: Guest(self.app, each["token"]) for each in told["seats"] if "token" in each}
        return Round(told["game"]["id"], told, Guest(self.app, told["organiser_token"]), by)

    @rule(target=posts, table=games, seat=whose)
    def sit_down(self, table: Round, seat: int) -> Any:
        codes = {each["seat"]: each["claim_code"] for each in table.made["seats"] if "claim_code" in each}
        if seat not in codes:
            return multiple()
        answered = self._post(table, Guest(self.app), f"/seats/{seat}/claim", {"code": codes[seat]})
        if answered[0].status_code == 201:
            table.by[seat] = Guest(self.app, answered[0].get_json()["token"])
        return answered

    @rule(target=posts, table=games, luck=seeds)
    def answer_a_decision(self, table: Round, luck: int) -> Any:
        """By an offer: it is accepted."""
        shown = table.organiser.view(table.id)
        awaited = [each["seat"] for each in shown["decisions"] if each["seat"] in table.by]
        if shown["status"] != "playing" or not awaited:
            return multiple()
        guest = table.by[Random(luck).choice(awaited)]
        view = guest.view(table.id)
        if view["decision"] is None:  # the seat resigned
            return multiple()
        body = sample_instance(Random(luck).choice(view["offers"])["schema"], Random(luck))
        answered = self._post(table, guest, "/commands", body, If_Match=f'"{view["decision"]["id"]}"')
        assert answered[0].status_code == 201, answered[0].text
        return answered

    @rule(target=posts, table=games, who=whose, body=st.sampled_from(BODIES), decision=st.sampled_from(["*", '"d1.0"']))
    def ask_for_anything(self, table: Round, who: int, body: Any, decision: str) -> Any:
        guest = table.by.get(who, table.organiser)
        return self._post(table, guest, "/commands", body, If_Match=decision)

    @rule(target=posts, table=games, who=whose, scope=st.sampled_from(["spectator", "seat:read", "organiser"]))
    def mint(self, table: Round, who: int, scope: str) -> Any:
        return self._post(table, table.by.get(who, table.organiser), "/tokens", {"scope": scope})

    @rule(target=games, table=games, luck=st.sampled_from(["same", "fresh"]))
    def fork(self, table: Round, luck: str) -> Any:
        made = self._post(table, table.organiser, "/forks", {"luck": luck})[0]
        if made.status_code != 201:
            return multiple()
        told = made.get_json()
        by = {each["seat"]: Guest(self.app, each["token"]) for each in told["seats"] if "token" in each}
        return Round(told["game"]["id"], told, Guest(self.app, told["organiser_token"]), by)

    @rule(post=posts)
    def ask_again(self, post: Any) -> None:
        """The same request: the same answer if it was carried out, and no write either way."""
        answered, again = post
        before = self._events()
        told = again()
        if answered.status_code == 201:
            assert (told.status_code, told.data) == (201, answered.data)
            assert self._events() == before

    @rule(post=consumes(posts))
    def ask_for_something_else_under_the_same_key(self, post: Any) -> None:
        answered, again = post
        before = self._events()
        told = again({"type": "something else"})
        if answered.status_code == 201:
            assert told.status_code >= 400
            assert self._events() == before

    @rule(table=games, who=whose, viewpoint=st.sampled_from(["", "?viewpoint=public", "?viewpoint=all", "?viewpoint=seat:1", "?at=3"]))
    def look(self, table: Round, who: int, viewpoint: str) -> None:
        shown = table.by.get(who, table.organiser).get(f"/v1/games/{table.id}/view{viewpoint}")
        assert shown.status_code in (200, 403, 422), shown.text
        if shown.status_code == 200 and "at" not in viewpoint:
            version = shown.get_json()["version"]
            assert version >= self.seen.get(table.id, 0)
            self.seen[table.id] = version

    def teardown(self) -> None:
        if hasattr(self, "store"):
            for game in self.store.games():
                assert list(find_problems(self.store, CATALOGUE, game)) == []

    def _post(self, table: Round, guest: Guest, rest: str, body: Any, **headers: str) -> Any:
        name, path = key(), f"/v1/games/{table.id}{rest}"

        def ask(other: Any = None) -> TestResponse:
            answered = guest.post(path, body if other is None else other, Idempotency_Key=name, **headers)
            assert answered.status_code < 500, answered.text
            return answered

        before = self._events()
        answered = ask()
        if answered.status_code >= 400:
            assert json.loads(answered.data)["code"]
            assert self._events() == before
        return answered, ask

    def _events(self) -> int:
        return sum(len(self.store.read(game)) for game in self.store.games())


TestMachine = Machine.TestCase
TestMachine.settings = settings(
    max_examples=int(os.environ.get("DEADDROP_MACHINE_RUNS", "6")), stateful_step_count=25, deadline=None, derandomize=True,
    database=None, suppress_health_check=list(HealthCheck),
)  # fmt: skip
