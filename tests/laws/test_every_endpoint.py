"""An attacker asks everything, as everybody he can be: two games that look alike to him are answered alike, to the byte.

Seats, those who look over their shoulders, spectators, organisers, who has a link or an inbox, strangers; other seats and the arbiter only where
they are refused, since what they may see is another matter. Statuses, headers, lengths, order and bodies of every operation are compared.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import pytest
from msgspec.structs import replace

from deaddrop.testing.report import add_line
from deaddrop.testing.schedule import IS_LONG
from deaddrop.testing.twins import cut_line, hides_something, pick_secret_moment, random_line, twin
from domain.game.aggregate import Game
from domain.game.events.clock_events import ClockPlan
from domain.game.information_state import information_state
from domain.kernel.errors import Forbidden, Missing
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Seat
from projections import rendered_view
from projections.game_view import view_json
from service.app.core import read_game
from service.app.core.authorization import authorize_viewpoint
from service.app.core.read_game import feed_entries
from service.app.feeds import live_feed
from service.http.app_services import current_context
from service.http.responses import respond
from service.http.routes import play as playing
from tests.http.guest import named
from tests.laws.endpoints import NOT_OF_A_GAME, OF_ANYBODY, ROWS, Request, Scene, ask, rules_of
from tests.laws.facts import FACTS
from tests.laws.tables import CATALOGUE, rngs, some_tables
from tests.laws.transcripts import Served, pair

TIMES = 4
"""The time of this law, as a multiple of others'."""
ASKED = 900 if IS_LONG else 60
"""Questions at the last moment of a pair, and half as many before it; each operation is asked at least once."""
TRIES = 30
"""Games that are tried until one has a twin."""

REFUSED_ONLY = ("other seat", "arbiter")
"""Those who may see what the twin hides from others, or something else that it hides."""


@dataclass
class Compared:
    """What was asked, of which operation, by whom, and how it was answered."""

    pairs: int = 0
    operations: Counter[str] = field(default_factory=Counter)
    audiences: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)

    def __str__(self) -> str:
        return f"{self.pairs} pairs, {sum(self.operations.values())} answers of {len(self.operations)} operations to {len(self.audiences)} audiences ({', '.join(f'{status}: {n}' for status, n in sorted(self.statuses.items()))})"  # fmt: skip


class Attack:
    """One pair of games, an observer who cannot tell them apart, and all tokens that show as much as this one sees or less."""

    def __init__(self, served: tuple[Served, Served], observer: Seat | None, rng: Random, compared: Compared) -> None:
        self.served, self.observer, self.rng, self.compared = served, observer, rng, compared
        self.number = 0
        self.bearers: dict[str, str | None] = {"anonymous": None}
        self.held: dict[str, tuple[dict[str, str], dict[str, str]]] = {}
        one = served[0]
        self.bearers |= {"stranger": f"dd_spec_{one.id}{'a' * 32}", "organiser": one.granted("organiser")}
        self.bearers |= {"arbiter": one.granted("arbiter")}
        others = [seat for seat in range(one.line.players) if seat != observer]
        self.bearers["other seat"] = one.token(rng.choice(others))
        above = "organiser" if observer is None else "seat"
        if observer is not None:
            self.bearers["seat"] = one.token(observer)
            self.bearers["reader"] = self.made("seat", "tokens", {"scope": "seat:read"})["token"]
        self.bearers["spectator"] = self.made(above, "tokens", {"scope": "spectator"})["token"]
        self.links: tuple[Any, ...] = (self.made(above, "replays", {"viewpoint": "public"})["id"],)
        if observer is not None:
            mine = {"viewpoint": f"seat:{observer}", "names": "masked", "spoilers": "all"}
            self.links += (self.made("reader", "replays", mine)["id"],)
            inbox = {"tokens": [self.bearers["seat"]]}
            key = {"Idempotency-Key": named(f"inbox of {one.id}")}
            self.bearers["inbox"] = self.same("anonymous", "-", Request("POST", "/v1/inbox", inbox, headers=key))["inbox_token"]  # fmt: skip

    def made(self, audience: str, what: str, body: Any) -> Any:
        self.number += 1
        path, key = f"/v1/games/{self.served[0].id}/{what}", named(f"{self.served[0].id}/{self.number}")
        return self.same(audience, "-", Request("POST", path, body, headers={"Idempotency-Key": key}))

    def scene(self) -> Scene:
        one, self.number = self.served[0], self.number + 1
        seats = len(one.game.seats)
        seat = self.observer if self.observer is not None else self.rng.randrange(one.line.players)
        ids = ("arbiter", f"seat-{(seat + 1) % one.line.players}")
        rules = one.line.rules
        few = self.rng.sample(rules.commands, min(4, len(rules.commands)))
        token = one.token(seat) if self.observer is not None else "dd_seat_x"
        return Scene(one.id, one.game.version, seats, seat, self.links, ids, token, tuple(few), rules.name, self.rng, self.number)  # fmt: skip

    def questions(self) -> list[tuple[str, str, Request]]:
        """All there is to ask now: by whom, of what."""
        scene = self.scene()
        asked = [(operation, each) for operation, row in ROWS.items() for each in row(scene)]
        return [
            (audience, operation, each)
            for audience in self.bearers
            for operation, each in asked
            if is_fit(audience, operation, each)
        ]

    def ask(self, count: int) -> None:
        """Some questions."""
        found = self.questions()
        for each in self.rng.sample(found, min(count, len(found))):
            self.same(*each)

    def ask_everything(self, count: int) -> None:
        """Something of every operation, and so many questions more."""
        found = self.questions()
        self.rng.shuffle(found)
        of_each = {each[1]: each for each in found if each[0] not in REFUSED_ONLY}
        for each in (*of_each.values(), *found[:count]):
            self.same(*each)

    def same(self, audience: str, operation: str, asked: Request) -> Any:
        """One question to both, and the answer's JSON, if it is some."""
        bearer, held = self.bearers[audience], self.held.setdefault(audience, ({}, {}))
        answers = [ask(each, bearer, asked, have) for each, have in zip(self.served, held, strict=True)]
        one, other = answers
        if audience in REFUSED_ONLY and min(one.status, other.status) < 300 and operation != "-":
            return None
        assert one == other, (
            f"{asked} by {audience}, for observer {self.observer}, tells two games apart: {one} {other}"
        )
        assert one.status < 500, (asked, one)
        self.compared.operations[operation] += 1
        self.compared.audiences[audience] += 1
        self.compared.statuses[one.status] += 1
        is_json = dict(one.headers).get("Content-Type") == "application/json"
        return json.loads(one.body) if is_json and one.body else None

    def run(self) -> None:
        """Play both games on, ask at every step, and everything at the last."""
        acts, count = self.served[0].line.acts, ASKED
        each = max(1, count // 2 // len(acts))
        for number in range(1, len(acts)):
            self.ask(each)
            one, other = (served.carry_out(number, self.observer) for served in self.served)
            assert one == other, "a command tells two games apart"
        self.ask_everything(count)


def is_fit(audience: str, operation: str, asked: Request) -> bool:
    """Whether somebody asks this at all: who ends his own links, or everything, would have nothing more to ask."""
    path = operation.partition(" ")[2]
    if any(path.startswith(each) for each in OF_ANYBODY):
        return audience == "anonymous"
    if operation == "DELETE /v1/replays/<r>":
        return audience in ("anonymous", "stranger", "spectator", "arbiter", "inbox")
    if operation == "DELETE /v1/tokens/<id>":
        return audience not in ("organiser", *REFUSED_ONLY)
    if operation.startswith("DELETE /v1/inbox/seats"):
        return audience != "inbox" or not asked.path.endswith("/0")
    if operation.endswith("/commands"):
        return audience != "other seat"
    if operation.endswith("/commands/check"):
        return audience not in REFUSED_ONLY
    return audience not in REFUSED_ONLY or not operation.startswith("POST /v1/games/<g>/forks")


def attacks(rules: AnyRuleset, players: int, rng: Random, compared: Compared) -> Iterator[Attack]:
    """A pair of games that a seat or the public cannot tell apart, if one is found."""
    for _ in range(TRIES):
        whole = random_line(rules, players, rng, FACTS[rules.name])
        if not hides_something(whole):
            continue
        moment, observer = pick_secret_moment(whole, rng)
        one = cut_line(whole, moment)
        other = twin(one, observer, rng)
        if other is not None:
            compared.pairs += 1
            clock = rng.choice((None, ClockPlan(600, 60, 10)))
            yield Attack(pair(one, other, rng, rng.choice((0, 0, 2)), clock), observer, rng, compared)
            return


def test_every_operation_is_asked() -> None:
    rules = CATALOGUE["three_card_poker"]
    attack = next(attacks(rules, 2, Random(1), Compared()))
    assert rules_of(attack.served[0]) == set(ROWS) | set(NOT_OF_A_GAME)


@some_tables("endpoints", most=1)
def test_games_that_look_alike_are_answered_alike_whatever_is_asked(rules: AnyRuleset, players: int) -> None:
    compared = Compared()
    for rng in rngs("endpoints", rules, players, TIMES):
        for attack in attacks(rules, players, rng, compared):
            attack.run()
    add_line(f"every endpoint of {rules.name} for {players}: {compared}")
    assert set(compared.operations) >= set(ROWS), "games without a twin, or operations that nobody asked"


def truth(of: Game) -> int:
    """A number that follows from what is hidden."""
    if of.state is None:
        return 0
    return crc32(msgspec.json.encode([of.state.minds, of.state.house])) % 7


def turn(told: Any, by: int) -> Any:
    """The same, but that every list begins with another item."""
    if isinstance(told, dict):
        return {name: turn(each, by) for name, each in told.items()}
    if not isinstance(told, list | tuple):
        return told
    at = by % max(1, len(told))
    return [turn(each, by) for each in (*told[at:], *told[:at])]


def order_in_offers(monkeypatch: pytest.MonkeyPatch) -> None:
    view, sight = view_json, information_state
    seen: list[int] = []
    monkeypatch.setattr(rendered_view, "information_state", lambda of, observer: (seen.append(truth(of)), sight(of, observer))[1])

    def turned(shown: Any, names: Any) -> Any:
        told = view(shown, names)
        return replace(told, offers=turn(told.offers, seen[-1]))

    monkeypatch.setattr(rendered_view, "view_json", turned)


def length_of_a_header(monkeypatch: pytest.MonkeyPatch) -> None:
    answer: Callable[..., Any] = respond

    def leaking(*args: Any, headers: dict[str, str], **more: Any) -> Any:
        from flask import request

        of = current_context().games.load((request.view_args or {})["g"])
        return answer(*args, headers=headers | {"Vary": f"Authorization, Accept{' ' * truth(of)}"}, **more)

    monkeypatch.setattr(playing, "respond", leaking)


def status_of_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(context: Any, of: Game, *more: Any) -> Any:
        try:
            return authorize_viewpoint(context, of, *more)
        except Forbidden as refused:
            raise Missing("No.") if truth(of) % 2 else refused from None

    monkeypatch.setattr(read_game, "authorize_viewpoint", leaking)


def words_of_a_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    told = feed_entries
    monkeypatch.setattr(live_feed, "feed_entries", lambda of, *more: [replace(each, text=each.text + " " * truth(of)) for each in told(of, *more)])  # fmt: skip


@pytest.mark.parametrize("plant", [order_in_offers, length_of_a_header, status_of_a_refusal, words_of_a_stream])
def test_a_planted_leak_is_found(plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match="tells two games apart"):
        many_attacks("microdot" if plant is order_in_offers else "three_card_poker")


def many_attacks(name: str) -> None:
    """Of one small game; an order shows only where there is much to choose from."""
    for number in range(120):
        for attack in attacks(CATALOGUE[name], 2, Random(f"planted {number}"), Compared()):
            attack.run()
