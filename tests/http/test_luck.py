"""The luck before the deal, through the API: what is taken, what is refused, who is waited for, what is cancelled."""

from __future__ import annotations

import hmac
import logging
from collections.abc import Callable
from hashlib import sha256

import pytest
from flask import Flask

from domain.game.aggregate import Game, plaintext
from service.app.bots.automation import apply_timeout, is_late
from service.app.core import drand_support
from service.app.due.automation_due import GRACE_MS
from tests.equipment.memory_store.store import MemoryStore
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Json, code_of, put
from tests.http.luck_tables import (
    NONCES,
    OTHER,
    ROUND,
    awaiting_round,
    commitment,
    context_of,
    full,
    give,
    opened,
    put_back,
)
from tests.rounds import EARLIER, NAMED_MS


def types(guest: Guest, game: str) -> list[str]:
    return [each["type"] for each in guest.get(f"/v1/games/{game}/events?limit=500").get_json()["events"]]


def strike(app: Flask, game: str) -> Game:
    """What the sweeper's job does for a game that is due."""
    context = context_of(app)
    now = context.games.load(game)
    assert is_late(context, now)
    return apply_timeout(context, now)


def test_without_commitments_the_last_claim_deals_at_once(anybody: Guest) -> None:
    game, guests = full(anybody, set())
    view = guests[0].view(game)
    assert (view["status"], view["luck"]["state"]) == ("playing", "playing")
    assert "game.luck_closed" not in types(anybody, game)


def test_the_deal_waits_for_every_nonce(anybody: Guest) -> None:
    game, guests = full(anybody, {0, 2})
    luck = anybody.view(game)["luck"]
    assert (luck["state"], luck["awaits"], luck["given"]) == ("closed", [0, 2], [False] * 3)
    assert luck["commits"] == [commitment(NONCES[0]), None, commitment(NONCES[2])]
    assert give(guests[2], game, 2).get_json()["luck"]["awaits"] == [0]
    assert anybody.view(game)["status"] == "seating"
    assert give(guests[0], game, 0).get_json()["luck"]["state"] == "playing"
    assert anybody.view(game)["status"] == "playing"


def test_a_nonce_changes_the_deal(app: Flask, anybody: Guest) -> None:
    game, guests = full(anybody, {0})
    give(guests[0], game, 0)
    played = context_of(app).games.load(game)
    assert played.luck_status is not None
    assert played.luck_status.nonces == (NONCES[0], None, None)
    seed = bytes.fromhex(plaintext(played.created.seed))
    assert played.luck == hmac.digest(seed, f"luck/2/1/{NONCES[0]}///".encode(), "sha256")
    assert NONCES[0] not in repr(played) + repr(played.luck_status)


def test_before_the_commitments_are_closed_a_nonce_stays_at_home(anybody: Guest) -> None:
    made = opened(anybody, {0})
    guest, game = Guest(anybody.app, made["seats"][0]["token"]), made["game"]["id"]
    assert code_of(give(guest, game, 0)) == (409, "luck-not-closed")
    assert "game.nonce_given" not in types(anybody, game)


def test_a_nonce_is_not_taken_by_another_history(anybody: Guest) -> None:
    game, guests = full(anybody, {0, 1})
    assert code_of(give(guests[0], game, 0, digest="ab" * 32)) == (409, "other-history")


def test_a_nonce_that_was_not_committed_to_is_refused_and_not_quoted(
    anybody: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    game, guests = full(anybody, {0, 1})
    caplog.set_level(logging.DEBUG)
    for wrong, code in ((OTHER, "not-the-nonce"), (OTHER.upper(), "malformed"), (OTHER + "\n", "malformed")):
        refused = give(guests[0], game, 0, wrong)
        assert code_of(refused) == (422, code)
        assert OTHER.lower()[:16] not in refused.text.lower()
    assert OTHER[:16] not in caplog.text


def test_after_the_luck_is_drawn_a_nonce_is_too_late(anybody: Guest, clock: Clock, app: Flask) -> None:
    game, guests = full(anybody, {0, 1})
    give(guests[0], game, 0)
    closed = anybody.view(game)["luck"]["closed"]["digest"]
    clock.ms += 30_000  # from then on, whether or not the sweeper has come
    assert code_of(give(guests[1], game, 1, digest=closed)) == (409, "luck-drawn")
    assert strike(app, game).status == "playing"
    assert anybody.view(game)["luck"]["silent"] == [1]
    assert code_of(give(guests[1], game, 1, digest=closed)) == (409, "luck-drawn")


def test_the_same_nonce_may_be_sent_again(anybody: Guest) -> None:
    game, guests = full(anybody, {0, 1})
    first, again = give(guests[0], game, 0), give(guests[0], game, 0)
    assert (first.status_code, first.get_json()) == (200, again.get_json())
    assert types(anybody, game).count("game.nonce_given") == 1
    assert code_of(give(guests[0], game, 0, OTHER)) == (422, "not-the-nonce")


def test_one_seats_token_gives_no_nonce_for_another(anybody: Guest) -> None:
    game, guests = full(anybody, {0, 1})
    assert code_of(give(guests[1], game, 0, NONCES[0])) == (403, "forbidden")
    assert code_of(put(guests[1], f"/v1/games/{game}/seats/0/commit", {"commit": commitment(OTHER)})) == (
        403,
        "forbidden",
    )


def test_two_seats_cannot_make_one_commitment(anybody: Guest) -> None:
    made = opened(anybody, {0})
    game = made["game"]["id"]
    claim = {"code": made["seats"][1]["claim_code"], "commit": commitment(NONCES[0])}
    refused = anybody.post(f"/v1/games/{game}/seats/1/claim", claim)
    assert (refused.status_code, list(refused.get_json()["errors"])) == (422, ["commit"])
    twice: list[Json] = [{"kind": "human", "claim": True, "commit": commitment(OTHER)}] * 2 + [{"kind": "human"}]
    assert anybody.post("/v1/games", {"ruleset": "microfilms", "seats": twice}).status_code == 422


def test_a_commitment_is_replaced_until_they_are_closed(anybody: Guest) -> None:
    made = opened(anybody, set())
    guest, game = Guest(anybody.app, made["seats"][0]["token"]), made["game"]["id"]
    path = f"/v1/games/{game}/seats/0/commit"
    for nonce in (OTHER, NONCES[0], NONCES[0], OTHER, NONCES[0]):
        told = put(guest, path, {"commit": commitment(nonce)})
        assert told.get_json()["luck"]["commits"][0] == commitment(nonce), told.text
    assert types(anybody, game).count("game.commitment_replaced") == 4
    for seat in (1, 2):
        code = made["seats"][seat]["claim_code"]
        anybody.post(f"/v1/games/{game}/seats/{seat}/claim", {"code": code})
    assert code_of(put(guest, path, {"commit": commitment(OTHER)})) == (409, "luck-closed")
    assert give(guest, game, 0).get_json()["luck"]["state"] == "playing"


def test_who_leaves_before_takes_the_commitment_along(anybody: Guest) -> None:
    made = opened(anybody, {0})
    guest, game = Guest(anybody.app, made["seats"][0]["token"]), made["game"]["id"]
    assert guest.post(f"/v1/games/{game}/commands", {"type": "resign"}).status_code == 201
    assert anybody.view(game)["luck"]["commits"] == [None] * 3


def test_who_leaves_after_is_silent_and_not_waited_for(anybody: Guest) -> None:
    game, guests = full(anybody, {0, 1})
    give(guests[1], game, 1)
    assert guests[0].post(f"/v1/games/{game}/commands", {"type": "resign"}).status_code == 201
    luck = anybody.view(game)["luck"]
    assert (luck["state"], luck["silent"]) == ("playing", [0])


def test_one_silent_seat_is_dealt_without(anybody: Guest, app: Flask, clock: Clock) -> None:
    game, guests = full(anybody, {0, 1, 2}, visibility="unlisted")
    give(guests[0], game, 0)
    give(guests[2], game, 2)
    clock.ms += 10_000
    assert not is_late(context_of(app), context_of(app).games.load(game))
    clock.ms += 10_000
    assert strike(app, game).status == "playing"
    assert anybody.view(game)["luck"]["silent"] == [1]


def test_the_store_knows_when_the_wait_is_over(anybody: Guest, app: Flask, clock: Clock) -> None:
    game, _ = full(anybody, {0, 1, 2}, luck={"nonces": "required"})
    store = context_of(app).store
    waiting = context_of(app).games.load(game)
    assert waiting.clock is not None
    assert store.due_ms(game) == waiting.clock.deadline_ms - GRACE_MS
    clock.ms += 120_000
    assert strike(app, game).status == "aborted"
    assert store.due_ms(game) is None


def test_a_table_that_only_asks_waits_twenty_seconds_at_most(anybody: Guest) -> None:
    asked = {"ruleset": "microfilms", "seats": [{"kind": "human"}] * 3, "luck": {"wait_s": 21}}
    assert anybody.post("/v1/games", asked).status_code == 422
    assert anybody.post("/v1/games", {**asked, "luck": {"nonces": "required", "wait_s": 21}}).status_code == 201


def test_silent_seats_cancel_a_table_that_requires_nonces_and_are_named(anybody: Guest, app: Flask, clock: Clock) -> None:
    game, guests = full(anybody, {0, 1, 2}, luck={"nonces": "required"})
    give(guests[1], game, 1)
    clock.ms += 120_000
    strike(app, game)
    view = anybody.view(game)
    assert (view["status"], view["luck"]["state"], view["luck"]["silent"]) == ("aborted", "cancelled", [0, 2])
    assert types(anybody, game)[-2:] == ["game.cancelled", "game.seed_revealed"]
    assert "Cancelled: Seat 0 and Seat 2 gave no number for the luck in time. Nothing was dealt." in view["text"]


def test_where_all_are_required_nobody_sits_down_without(anybody: Guest) -> None:
    made = opened(anybody, {0}, luck={"nonces": "required"})
    claim = {"code": made["seats"][1]["claim_code"]}
    assert anybody.post(f"/v1/games/{made['game']['id']}/seats/1/claim", claim).status_code == 422


def test_tables_of_a_duplicate_deal_bring_no_luck_of_their_own(anybody: Guest) -> None:
    deal = {"mode": "duplicate", "group": "g"}
    made = opened(anybody, set(), deal=deal)
    assert made["game"]["luck"]["nonces"] == "none"
    claim = {"code": made["seats"][1]["claim_code"], "commit": commitment(OTHER)}
    assert anybody.post(f"/v1/games/{made['game']['id']}/seats/1/claim", claim).status_code == 422
    seats = [{"kind": "human"}] * 3
    for luck in ({"nonces": "asked"}, {"nonces": "required"}, {"public": "drand"}):
        asked = {"ruleset": "microfilms", "seats": seats, "deal": deal, "luck": luck}
        assert anybody.post("/v1/games", asked).status_code == 422


def test_a_table_that_waits_can_be_aborted(anybody: Guest) -> None:
    made = opened(anybody, {0})
    game, organiser = made["game"]["id"], Guest(anybody.app, made["organiser_token"])
    assert organiser.post(f"/v1/games/{game}/commands", {"type": "abort", "reason": "rain"}).status_code == 201
    guest = Guest(anybody.app, made["seats"][0]["token"])
    assert code_of(give(guest, game, 0)) == (409, "game-over")


def test_nobody_acts_before_the_deal(anybody: Guest) -> None:
    game, guests = full(anybody, {0, 1})
    assert code_of(guests[0].act(game, {"type": "pass"})) == (409, "not-started")
    assert code_of(guests[0].post(f"/v1/games/{game}/forks", {})) in ((403, "forbidden"), (409, "not-started"))


def test_the_round_that_a_table_waits_for_is_the_first_six_seconds_later(anybody: Guest, clock: Clock) -> None:
    luck = anybody.view(awaiting_round(anybody, clock))["luck"]
    assert (luck["state"], luck["round"]["round"]) == ("drawn", ROUND["round"])
    later = Guest(anybody.app)
    clock.ms = NAMED_MS + 1
    game, _ = full(later, set(), luck={"public": "drand"})
    assert later.view(game)["luck"]["round"]["round"] == ROUND["round"] + 1


def test_anybody_gives_the_round_and_its_signature_deals_the_cards(app: Flask, anybody: Guest, clock: Clock) -> None:
    game = awaiting_round(anybody, clock)
    told = put(Guest(app), f"/v1/games/{game}/public", ROUND)
    assert told.get_json()["luck"]["state"] == "playing", told.text
    assert put(Guest(app), f"/v1/games/{game}/public", ROUND).get_json() == told.get_json()
    played = context_of(app).games.load(game)
    entropy = sha256(bytes.fromhex(str(ROUND["signature"]))).hexdigest()
    seed = bytes.fromhex(plaintext(played.created.seed))
    assert played.luck == hmac.digest(seed, f"luck/2/1////{entropy}".encode(), "sha256")
    assert types(anybody, game).count("game.public_given") == 1


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"round": 123, "signature": EARLIER}, "other-round"),
        (ROUND | {"signature": EARLIER}, "not-the-round"),
        (ROUND | {"signature": "c0" + "0" * 94}, "not-the-round"),
        (ROUND | {"signature": "f" * 96}, "not-the-round"),
        ({"round": ROUND["round"]}, "malformed"),
        ({}, "malformed"),
    ],
)
def test_nothing_else_is_taken_for_the_round(wrong: Json, code: str, anybody: Guest, clock: Clock) -> None:
    game = awaiting_round(anybody, clock)
    assert put(Guest(anybody.app), f"/v1/games/{game}/public", wrong).get_json()["code"] == code
    assert anybody.view(game)["luck"]["state"] == "drawn"


def test_without_the_package_no_table_waits_for_a_round(anybody: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drand_support, "can_verify_rounds", lambda: False)
    asked = {"ruleset": "microfilms", "seats": [{"kind": "human"}] * 3, "luck": {"public": "drand"}}
    refused = anybody.post("/v1/games", asked)
    assert (refused.status_code, list(refused.get_json()["errors"])) == (422, ["luck.public"])


def test_without_a_relay_no_table_waits_for_a_round(serve: Callable[..., Flask], store: MemoryStore) -> None:
    asked = {"ruleset": "microfilms", "seats": [{"kind": "human"}] * 3, "luck": {"public": "drand"}}
    refused = Guest(serve(store, drand_relays=())).post("/v1/games", asked)
    assert refused.status_code == 422
    assert "no relay is set" in refused.text


class TestAGameThatIsPutBack:
    """By the operator, over itself: it keeps its luck, and is unrated."""

    def test_goes_on_as_it_was_dealt(self, app: Flask, anybody: Guest) -> None:
        game, guests = full(anybody, {0, 1, 2})
        for seat, guest in enumerate(guests):
            assert give(guest, game, seat).status_code == 200
        before, views = context_of(app).games.load(game), [guest.view(game) for guest in guests]
        after = put_back(app, game)
        assert (after.luck, after.luck_status, after.drawn) == (before.luck, before.luck_status, before.drawn)
        shown = [guest.view(game) for guest in guests]
        assert [each["mind"] for each in shown] == [each["mind"] for each in views]
        assert [each["decisions"] for each in shown] == [each["decisions"] for each in views]
        seat = anybody.view(game)["decisions"][0]["seat"]
        assert guests[seat].act(game, {"type": "pass"}).status_code == 201

    def test_keeps_its_commitments_before_the_deal(self, app: Flask, anybody: Guest) -> None:
        made = opened(anybody, {0})
        game = made["game"]["id"]
        before = anybody.view(game)["luck"]
        put_back(app, game)
        assert anybody.view(game)["luck"] == before

    def test_counts_for_no_rating(self, app: Flask, anybody: Guest) -> None:
        game, _ = full(anybody, set())
        assert not put_back(app, game).is_rated
