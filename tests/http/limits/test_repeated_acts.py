"""No seat and no organiser lengthens the log of a game without end: each operation is repeated until it is refused, or appends no more."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from domain.catalogue import discover
from domain.game import repetition
from domain.game.events.game_events import GroupJoined
from domain.game.repetition import BOUNDS, COUNTED, Bound
from domain.kernel.secrecy import Event
from service.app.audits.audit import audit
from service.http.app_factory import build_contract
from service.quotas import parse_policies
from tests.equipment.memory_store.store import MemoryStore
from tests.equipment.schema_sampler import sample_instance
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Json, Round, code_of, key, opened, played, put, step
from tests.http.luck_tables import context_of, full, give
from tests.http.test_begin import begin, waiting
from tests.http.test_interventions import SAID

MOST = 700
"""Most entries that one token appends to a game that does not move: 300 tokens, each minted and revoked, are the most."""
IDLE = 3
"""Repetitions in a row that append nothing, after which an operation appends no more."""
LEAVE, RETURN = {"type": "leave"}, {"type": "return"}


@pytest.fixture
def app(serve: Callable[..., Flask], store: MemoryStore) -> Flask:
    """Without rate limits, which would refuse a walk before the game does."""
    return serve(store)


@pytest.fixture
def limited(serve: Callable[..., Flask], store: MemoryStore) -> Flask:
    return serve(store, limits=parse_policies(""))


class Walk(NamedTuple):
    """A game, and one act at it, repeated for ever."""

    game: str
    acts: Iterator[TestResponse]


def leaving(app: Flask, clock: Clock) -> Walk:
    table = opened(app)

    def acts() -> Iterator[TestResponse]:
        for number in itertools.count():
            clock.ms += 20_000
            yield table.by[0].act(table.id, RETURN if number % 2 else LEAVE)

    return Walk(table.id, acts())


def marking(app: Flask, _: Clock) -> Walk:
    table = infiltrating(app)
    body = mark(table)
    return Walk(table.id, (table.by[0].act(table.id, {**body, "crossed": crossed}) for crossed in itertools.cycle((True, False))))


def infiltrating(app: Flask) -> Round:
    """A table of Infiltrators at which a suspect stands, so that clue boards can be marked."""
    table = opened(app, 2, ruleset="infiltrators", options={"helper": "manual"})
    while not any(kind_of(each) == "mark" for each in table.by[0].view(table.id)["offers"]):
        assert step(app, table, Random(1)) is not None
    return table


def kind_of(offer: Json) -> str:
    kind: str = offer["schema"]["properties"]["type"]["const"]
    return kind


def mark(table: Round) -> Json:
    """A card on the board of a suspect, as the offer lists them."""
    [offer] = [each for each in table.by[0].view(table.id)["offers"] if kind_of(each) == "mark"]
    found: Json = sample_instance(offer["schema"], Random(1))
    return found


def committing(app: Flask, _: Clock) -> Walk:
    made = Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": [{"kind": "human", "claim": True}, *[{"kind": "human"}] * 2]})
    game, token = made.get_json()["id"], made.get_json()["seats"][0]["token"]
    path = f"/v1/games/{game}/seats/0/commit"
    return Walk(game, (put(Guest(app, token), path, {"commit": f"{number:064x}"}) for number in itertools.count()))


def minting(app: Flask, _: Clock) -> Walk:
    table = opened(app)

    def acts() -> Iterator[TestResponse]:
        while True:
            made = table.by[0].post(f"/v1/games/{table.id}/tokens", {"scope": "seat:read"})
            yield made
            yield table.by[0].delete(f"/v1/tokens/{made.get_json()['id']}")

    return Walk(table.id, acts())


def sharing(app: Flask, _: Clock) -> Walk:
    table = opened(app)
    return Walk(table.id, (table.by[0].post(f"/v1/games/{table.id}/replays", {"viewpoint": "seat:0"}) for _ in itertools.count()))


def intervening(app: Flask, _: Clock) -> Walk:
    table = opened(app, clock={"decision_s": 600})
    body = {"kind": "add_time", "seconds": 1, **SAID}
    return Walk(table.id, (table.organiser.post(f"/v1/games/{table.id}/interventions", body) for _ in itertools.count()))


def ruling(app: Flask, _: Clock) -> Walk:
    table = played(app, opened(app))
    body = {"kind": "correct", **SAID, "outcome": None}
    return Walk(table.id, (table.organiser.post(f"/v1/games/{table.id}/rulings", body) for _ in itertools.count()))


def joining_a_group(app: Flask, _: Clock) -> Walk:
    table = opened(app, deal={"mode": "duplicate", "group": "club"})
    body = {"ruleset": "microfilms", "seats": [{"kind": "human"}] * 3, "deal": {"mode": "duplicate", "group": "club"}}
    return Walk(table.id, (table.organiser.post("/v1/games", body) for _ in itertools.count()))


def claiming(app: Flask, _: Clock) -> Walk:
    made = Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": [{"kind": "human"}] * 3}).get_json()
    path, code = f"/v1/games/{made['id']}/seats/0/claim", made["seats"][0]["claim_code"]
    return Walk(made["id"], (Guest(app).post(path, {"code": code}) for _ in itertools.count()))


def sitting_down(app: Flask, _: Clock) -> Walk:
    seats = [{"kind": "human", "open": True}] * 3
    made = Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": seats, "visibility": "public"}).get_json()
    return Walk(made["id"], (Guest(app).post(f"/v1/games/{made['id']}/join", {}) for _ in itertools.count()))


def giving_the_nonce(app: Flask, _: Clock) -> Walk:
    game, guests = full(Guest(app), {0, 1})
    return Walk(game, (give(guests[0], game, 0) for _ in itertools.count()))


def taking_the_rematch(app: Flask, _: Clock) -> Walk:
    table = played(app, opened(app))
    return Walk(table.id, (put(table.by[0], f"/v1/games/{table.id}/rematch", {}) for _ in itertools.count()))


def reissuing(app: Flask, _: Clock) -> Walk:
    table = opened(app)
    player = Guest(app, Guest(app).post("/v1/players", {"name": "Anna"}).get_json()["token"])
    bound = put(player, f"/v1/players/me/seats/{table.id}/0", {"token": table.by[0].token})
    assert bound.status_code == 200, bound.text
    return Walk(table.id, (player.post(f"/v1/players/me/seats/{table.id}/0/token") for _ in itertools.count()))


def opening_slips(app: Flask, _: Clock) -> Walk:
    """The host gives a seat to another device, which opens the slip, again and again."""
    table = opened(app, clock={"decision_s": 600})
    path = f"/v1/games/{table.id}"

    def acts() -> Iterator[TestResponse]:
        while True:
            made = table.organiser.post(f"{path}/interventions", {"kind": "reissue", "seat": 0, **SAID})
            yield made
            yield Guest(app).post(f"{path}/exchanges", {"slip": made.get_json()["slip"]})

    return Walk(table.id, acts())


def asking_for_a_seat(app: Flask, clock: Clock) -> Walk:
    """A device without a token asks for seat 0, and the person of seat 1 agrees, again and again."""
    table = opened(app, visibility="unlisted")
    path = f"/v1/games/{table.id}/seat-asks"

    def acts() -> Iterator[TestResponse]:
        while True:
            made = Guest(app).post(path, {"seat": 0})
            yield made
            clock.ms += 20_000
            yield table.by[1].post(f"{path}/answers", {"ask": made.get_json()["ask"], "agree": True})

    return Walk(table.id, acts())


def beginning(app: Flask, _: Clock) -> Walk:
    table = waiting(app, 3, begins_from=3)
    return Walk(table.id, (begin(table, table.by[1]) for _ in itertools.count()))


WALKS: dict[str, Callable[[Flask, Clock], Walk]] = {
    "postCommand leave": leaving, "postCommand mark": marking, "putCommit": committing, "mintToken revokeToken": minting,
    "shareReplay revokeReplay": sharing, "makeIntervention": intervening, "makeRuling": ruling, "createGame": joining_a_group,
    "claimSeat": claiming, "joinGame": sitting_down, "putNonce": giving_the_nonce, "putRematch": taking_the_rematch,
    "reissueSeat": reissuing, "exchangeSeatSlip": opening_slips,
    "askForSeat answerSeatAsk": asking_for_a_seat, "beginGame": beginning,
}  # fmt: skip
"""By operation, what repeats it. A revoked link is revoked as a token is."""
OTHERS = {
    "putPublic": "its signature is of one round", "checkCommand": "appends nothing", "removeImport": "deletes the game",
    **dict.fromkeys(("makeSeek", "joinSeek", "leaveSeek", "forkGame", "forkReplay", "startStudy"), "of another stream"),
    **dict.fromkeys(
        ("putChat", "makeGuest", "postMessage", "putPresence", "remindSeat", "putBlock", "removeBlock", "bindSeat", "putSeatAsks"),
        "outside the log",
    ),
}  # fmt: skip
"""Operations at a game that append nothing to its log, or whose events cannot be repeated."""
PLACES = ("/games", "/seeks", "/tokens/", "/replays", "/me/seats")


@pytest.mark.extension("seeks")
def test_each_operation_at_a_game_is_repeated_here_or_says_why_not() -> None:
    document: Any = build_contract()
    found = {
        operation["operationId"]
        for path, item in document["paths"].items()
        for method, operation in item.items()
        if method in ("post", "put", "patch", "delete") and any(place in path for place in PLACES) and "/events/" not in path
    }
    named = {word for name in WALKS for word in name.split() if word not in ("leave", "mark")}
    assert found == named | set(OTHERS)


@pytest.mark.parametrize("name", WALKS)
def test_a_game_that_does_not_move_grows_to_a_bound(
    app: Flask, clock: Clock, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repetition, "COUNTED", COUNTED | dict[type[Event], Bound]([(GroupJoined, Bound(in_game=20))]))
    walk = WALKS[name](app, clock)
    first = last = context_of(app).games.load(walk.game).version
    idle = 0
    for answered in walk.acts:
        before, last = last, context_of(app).games.load(walk.game).version
        idle = idle + 1 if last == before else 0
        assert last - first <= MOST, answered.text
        if answered.status_code >= 400 or idle == IDLE:
            break
    assert answered.status_code < 500


def test_no_bound_lets_a_seat_fill_a_record() -> None:
    """A record has 100,000 lines; ten seats that do all they may, and come back each time, leave most of it for play."""
    assert sum(2 * bound.in_game for bound in BOUNDS.values() if isinstance(bound, Bound)) * 10 < 50_000


class TestLeaving:
    def test_has_a_rate_and_a_number_and_returning_has_none(self, table: Round, clock: Clock) -> None:
        guest, bound = table.by[0], COUNTED[next(each for each in COUNTED if each.__name__ == "SeatAbsent")]
        for _ in range(bound.in_minute):
            assert guest.act(table.id, LEAVE).status_code == 201
            assert guest.act(table.id, RETURN).status_code == 201
        refused = guest.act(table.id, LEAVE)
        assert (code_of(refused), "within a minute" in refused.text) == ((409, "too-often"), True)
        assert table.by[1].act(table.id, LEAVE).status_code == 201
        left = bound.in_minute
        while left < bound.in_game:
            clock.ms += 60_000
            for _ in range(bound.in_minute):
                assert guest.act(table.id, LEAVE).status_code == 201
                assert guest.act(table.id, RETURN).status_code == 201
                left += 1
        clock.ms += 3_600_000
        refused = guest.act(table.id, LEAVE)
        assert (code_of(refused), "as often as it may" in refused.text) == ((409, "too-often"), True)

    def test_a_flaky_connection_and_a_phone_that_was_dead_for_a_week_come_back(self, table: Round, clock: Clock) -> None:
        guest = table.by[0]
        for _ in range(20):
            clock.ms += 20_000
            assert guest.act(table.id, LEAVE).status_code == 201
            clock.ms += 2_000
            assert guest.act(table.id, RETURN).status_code == 201
        assert guest.act(table.id, LEAVE).status_code == 201
        clock.ms += 7 * 86_400_000
        assert guest.act(table.id, RETURN).status_code == 201

    def test_an_organiser_hands_the_seat_of_someone_who_left_too_often_to_a_bot(self, table: Round) -> None:
        for _ in range(4):
            table.by[0].act(table.id, LEAVE)
            table.by[0].act(table.id, RETURN)
        assert code_of(table.by[0].act(table.id, LEAVE)) == (409, "too-often")
        body = {"kind": "hand_to_bot", "seat": 0, **SAID}
        assert table.organiser.post(f"/v1/games/{table.id}/interventions", body).status_code == 201
        assert table.by[0].act(table.id, RETURN).status_code == 201

    def test_it_is_repeated_under_its_key_at_any_number(self, table: Round) -> None:
        name = key()
        first = table.by[0].act(table.id, LEAVE, Idempotency_Key=name)
        table.by[0].act(table.id, RETURN)
        for _ in range(3):
            table.by[0].act(table.id, LEAVE)
            table.by[0].act(table.id, RETURN)
        assert code_of(table.by[0].act(table.id, LEAVE)) == (409, "too-often")
        assert table.by[0].act(table.id, LEAVE, Idempotency_Key=name).data == first.data


def test_commands_that_answer_nothing_begin_again_when_someone_answers(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repetition, "MOST_ASIDES", 3)
    table = infiltrating(app)
    body = mark(table)
    for crossed in (True, False, True):
        assert table.by[0].act(table.id, {**body, "crossed": crossed}).status_code == 201
    assert code_of(table.by[0].act(table.id, body)) == (409, "too-often")
    assert table.by[1].act(table.id, body).status_code == 201
    awaited, [decision] = table.awaited(), table.organiser.view(table.id)["decisions"]
    answers = [each for each in awaited.view(table.id)["offers"] if kind_of(each) != "mark"]
    assert awaited.act(table.id, sample_instance(answers[0]["schema"], Random(1))).status_code == 201
    assert decision not in table.organiser.view(table.id)["decisions"]
    assert table.by[0].act(table.id, mark(table)).status_code == 201


def test_leaving_and_returning_reset_no_limit(limited: Flask) -> None:
    table = opened(limited)
    guest = table.by[0]
    guest.view(table.id)
    assert guest.act(table.id, LEAVE).headers["RateLimit"].startswith('"commands";r=59')
    assert guest.act(table.id, RETURN).headers["RateLimit"].startswith('"commands";r=58')
    assert guest.get(f"/v1/games/{table.id}/view").headers["RateLimit"].startswith('"reads";r=1199')
    assert guest.act(table.id, LEAVE).headers["RateLimit"].startswith('"commands";r=57')
    assert guest.get(f"/v1/games/{table.id}/view").headers["RateLimit"].startswith('"reads";r=1198')



def test_a_record_in_which_a_seat_leaves_too_often_is_refused(app: Flask, table: Round, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as lax:
        lax.setattr(repetition, "COUNTED", {})
        for _ in range(5):
            assert table.by[0].act(table.id, LEAVE).status_code == 201
            assert table.by[0].act(table.id, RETURN).status_code == 201
        table.organiser.act(table.id, {"type": "abort", "reason": "It is late."})
        record = Guest(app).get(f"/v1/games/{table.id}/record").data
        assert audit(record, discover(), None).verdict == "consistent"
    found = audit(record, discover(), None)
    assert (found.verdict, "within a minute" in str(found.problem)) == ("wrong", True), found
