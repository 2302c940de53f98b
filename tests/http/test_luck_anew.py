"""A game that the operator puts back over itself draws new luck: what is taken meanwhile, who is waited for, what follows."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Any

import pytest
from flask import Flask

from domain.game.aggregate import plaintext
from domain.game.batch import Cause
from domain.game.opening.luck import give_round
from service.app.audits.audit import audit
from service.app.bots import automation
from service.app.due.outages import Outage
from tests.http.beginnings import Clock
from tests.http.guest import Guest
from tests.http.inboxes.reading import inbox
from tests.http.luck_tables import ROUND, commitment, context_of, full, give, opened, put, put_back
from tests.http.test_luck import code_of, strike, types
from tests.rounds import EARLIER, NAMED_MS

ANEW = {seat: sha256(f"another nonce of seat {seat}".encode()).hexdigest() for seat in range(3)}


def dealt(anybody: Guest, committed: set[int], **more: Any) -> tuple[str, list[Guest]]:
    """A table of three that is played with the nonces of these seats."""
    game, guests = full(anybody, committed, **more)
    for seat in sorted(committed):
        assert give(guests[seat], game, seat).status_code == 200
    return game, guests


def commit(guest: Guest, game: str, seat: int) -> Any:
    return put(guest, f"/v1/games/{game}/seats/{seat}/commit", {"commit": commitment(ANEW[seat])})


def test_nothing_is_asked_until_the_new_luck_is_drawn(app: Flask, anybody: Guest) -> None:
    game, guests = dealt(anybody, {0, 1, 2})
    before = next(view for view in (guest.view(game) for guest in guests) if view["decision"])
    put_back(app, game)
    views = [guest.view(game) for guest in guests]
    assert {view["status"] for view in views} == {"playing"}
    assert [(view["decision"], view["decisions"], view["offers"]) for view in views] == [(None, [], [])] * 3
    luck = views[0]["luck"]
    assert (luck["state"], luck["epoch"], luck["commits"]) == ("open", 2, [None] * 3)
    assert luck["until"] is not None
    assert "Waiting for" in views[0]["text"]
    seat = int(before["viewpoint"].removeprefix("seat:"))
    assert code_of(guests[seat].act(game, {"type": "pass"})) == (409, "not-started")
    for number, guest in enumerate(guests):
        assert commit(guest, game, number).status_code == 200
    assert anybody.view(game)["luck"]["state"] == "closed"  # the last that is awaited closes them
    for number, guest in enumerate(guests):
        assert give(guest, game, number, ANEW[number]).status_code == 200
    after = guests[seat].view(game)
    assert after["decision"]["kind"] == before["decision"]["kind"]
    assert after["decision"]["id"] != before["decision"]["id"]
    assert (after["table"], after["mind"]) == (before["table"], before["mind"])
    assert types(anybody, game)[-1] == "game.resumed"


def test_the_new_luck_follows_from_the_new_nonces(app: Flask, anybody: Guest) -> None:
    game, guests = dealt(anybody, {0, 1})
    old = put_back(app, game).luck
    for seat in (0, 1, 2):
        commit(guests[seat], game, seat)
    for seat in (0, 1, 2):
        give(guests[seat], game, seat, ANEW[seat])
    now = context_of(app).games.load(game)
    told = "/".join(ANEW[seat] for seat in range(3))
    seed = bytes.fromhex(plaintext(now.created.seed))
    assert now.luck == hmac.digest(seed, f"luck/2/2/{told}/".encode(), "sha256") != old


def test_who_does_not_come_back_in_time_is_not_waited_for(app: Flask, anybody: Guest, clock: Clock) -> None:
    game, guests = dealt(anybody, {0, 1, 2})
    put_back(app, game)
    commit(guests[1], game, 1)
    clock.ms += 30_000
    assert code_of(commit(guests[2], game, 2)) == (409, "luck-closed")  # whether or not the sweeper has come
    assert strike(app, game).luck_status.awaited_seats == (1,)  # type: ignore[union-attr]
    give(guests[1], game, 1, ANEW[1])
    luck = anybody.view(game)["luck"]
    assert (luck["state"], luck["given"], luck["silent"]) == ("playing", [False, True, False], [])


def test_where_nobody_comes_back_the_game_goes_on(app: Flask, anybody: Guest, clock: Clock) -> None:
    game, guests = dealt(anybody, {0, 1, 2})
    put_back(app, game)
    clock.ms += 30_000
    assert not strike(app, game).awaits_luck
    assert any(guest.view(game)["decision"] for guest in guests)


@pytest.mark.parametrize(("silent", "status"), [({0}, "playing"), ({0, 2}, "aborted")])
def test_at_most_one_may_be_silent(app: Flask, anybody: Guest, clock: Clock, silent: set[int], status: str) -> None:
    game, guests = dealt(anybody, {0, 1, 2})
    put_back(app, game)
    for seat, guest in enumerate(guests):
        commit(guest, game, seat)
    for seat in {0, 1, 2} - silent:
        give(guests[seat], game, seat, ANEW[seat])
    clock.ms += 30_000
    strike(app, game)
    view = anybody.view(game)
    assert (view["status"], view["luck"]["silent"]) == (status, sorted(silent))
    if status == "aborted":
        assert types(anybody, game)[-1] == "game.seed_revealed"
        found = audit(anybody.get(f"/v1/games/{game}/record").data, context_of(app).catalogue, None)
        assert (found.problem, found.decided) == (None, True)


def test_who_resigns_is_not_waited_for(app: Flask, anybody: Guest) -> None:
    game, guests = dealt(anybody, {0, 1, 2})
    put_back(app, game)
    commit(guests[0], game, 0)
    commit(guests[1], game, 1)
    assert guests[2].post(f"/v1/games/{game}/commands", {"type": "resign"}).status_code == 201
    assert anybody.view(game)["luck"]["state"] == "closed"


def test_where_all_nonces_are_required_the_game_waits_for_everybody(app: Flask, anybody: Guest, clock: Clock) -> None:
    game, guests = dealt(anybody, {0, 1, 2}, luck={"nonces": "required"})
    put_back(app, game)
    for seat in (0, 1):
        commit(guests[seat], game, seat)
    clock.ms += 10**9
    luck = anybody.view(game)["luck"]
    assert (luck["state"], luck["until"]) == ("open", None)
    assert commit(guests[2], game, 2).get_json()["luck"]["state"] == "closed"


def test_a_round_is_named_anew(app: Flask, anybody: Guest, clock: Clock) -> None:
    clock.ms = NAMED_MS - 60_000
    game, _ = full(anybody, set(), luck={"nonces": "none", "public": "drand"})
    context = context_of(app)
    first = context.games.load(game)
    assert first.luck_status is not None
    assert first.luck_status.public is not None
    given = give_round(first, first.luck_status.public.round, EARLIER, Cause(context.stamp()))
    context.games.commit(first, given)
    clock.ms = NAMED_MS - 1_000
    assert put_back(app, game).awaits_luck
    after = strike(app, game)  # nobody can commit here, so nothing is waited for
    assert after.luck_status is not None
    assert after.luck_status.public is not None
    assert after.luck_status.public.round == ROUND["round"]
    assert put(anybody, f"/v1/games/{game}/public", ROUND).status_code == 200
    assert anybody.view(game)["luck"]["state"] == "playing"


def test_luck_that_nobody_made_stays_what_it_is(app: Flask, anybody: Guest) -> None:
    game, _ = full(anybody, set())
    assert not put_back(app, game).awaits_luck
    assert anybody.view(game)["luck"]["epoch"] == 1


def test_before_the_deal_commitments_are_made_anew(app: Flask, anybody: Guest, clock: Clock) -> None:
    """A nonce may have been shown in the history that was given up."""
    made = opened(anybody, {0})
    game, guests = made["game"]["id"], [Guest(app, made["seats"][0]["token"])]
    put_back(app, game)
    assert anybody.view(game)["luck"]["commits"] == [None] * 3
    for seat in (1, 2):
        claim = {"code": made["seats"][seat]["claim_code"], "commit": commitment(ANEW[seat])}
        guests.append(Guest(app, anybody.post(f"/v1/games/{game}/seats/{seat}/claim", claim).get_json()["token"]))
    luck = anybody.view(game)["luck"]
    assert (luck["state"], luck["epoch"], luck["until"] is not None) == ("open", 2, True)
    assert commit(guests[0], game, 0).get_json()["luck"]["state"] == "closed"
    for seat, guest in enumerate(guests):
        give(guest, game, seat, ANEW[seat])
    assert anybody.view(game)["status"] == "playing"
    assert types(anybody, game).count("game.resumed") == 0


def test_an_inbox_tells_that_a_commitment_is_awaited(app: Flask, anybody: Guest) -> None:
    game, guests = dealt(anybody, {0, 1, 2})
    reader = inbox(app, guests[0].token)
    version = put_back(app, game).version
    told = [(each["kind"], each["version"]) for each in reader.get("/v1/inbox").get_json()["entries"]]
    assert ("nonce-awaited", version) in told


def test_an_outage_while_luck_is_made_anew_holds_nothing_up(
    app: Flask, anybody: Guest, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Time that is given back is that of decisions, and none is open."""
    game, _ = dealt(anybody, {0, 1, 2})
    began_ms = clock.ms
    put_back(app, game)
    clock.ms += 30_000
    monkeypatch.setattr(automation, "load_outages", lambda *_: [Outage(began_ms, clock.ms)])
    assert not strike(app, game).awaits_luck



def test_a_table_of_a_duplicate_group_keeps_the_luck_of_its_group(app: Flask, anybody: Guest) -> None:
    """Its luck is not its own: another would take from the group what it compares."""
    deal = {"mode": "duplicate", "group": "evening"}
    game, guests = full(anybody, set(), deal=deal)
    before = context_of(app).games.load(game)
    after = put_back(app, game)
    assert (after.luck, after.awaits_luck, after.luck_status) == (before.luck, False, before.luck_status)
    seat = anybody.view(game)["decisions"][0]["seat"]
    assert guests[seat].act(game, {"type": "pass"}).status_code == 201
    entries = guests[seat].get(f"/v1/games/{game}/events?after={after.version - 1}").get_json()["entries"]
    assert entries[0]["type"] == "game.restored"
    assert "epoch" not in entries[0]["data"]
