"""Tables of three people whose luck is made before the deal."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from flask import Flask
from werkzeug.test import TestResponse

from domain.game.aggregate import Game
from domain.game.batch import Cause, append_facts, facts_of
from domain.game.events.game_events import GameHead, GameRestored
from service.app.core.context import Context
from service.http.app_services import NAME
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Json, put
from tests.rounds import NAMED_MS, NUMBER, SIGNATURE

NONCES = {seat: sha256(f"nonce of seat {seat}".encode()).hexdigest() for seat in range(3)}
OTHER = sha256(b"another nonce").hexdigest()


def commitment(nonce: str) -> str:
    return sha256(nonce.encode()).hexdigest()


def opened(anybody: Guest, committed: set[int], **more: Any) -> Json:
    """A table of three, the creator at the first seat."""
    mine: Json = {"kind": "human", "claim": True} | ({"commit": commitment(NONCES[0])} if 0 in committed else {})
    seats = [mine, {"kind": "human"}, {"kind": "human"}]
    made = anybody.post("/v1/games", {"ruleset": "microfilms", "seats": seats, **more})
    assert made.status_code == 201, made.text
    found: Json = made.get_json()
    return found


def full(anybody: Guest, committed: set[int], **more: Any) -> tuple[str, list[Guest]]:
    """A full table: the game, and who sits there."""
    made = opened(anybody, committed, **more)
    game, guests = made["game"]["id"], [Guest(anybody.app, made["seats"][0]["token"])]
    for seat in (1, 2):
        claim = {"code": made["seats"][seat]["claim_code"]}
        claim |= {"commit": commitment(NONCES[seat])} if seat in committed else {}
        told = anybody.post(f"/v1/games/{game}/seats/{seat}/claim", claim)
        assert told.status_code == 201, told.text
        guests.append(Guest(anybody.app, told.get_json()["token"]))
    return game, guests


def give(guest: Guest, game: str, seat: int, nonce: str | None = None, digest: str | None = None) -> TestResponse:
    closed = guest.view(game)["luck"]["closed"]
    seen = digest or (closed["digest"] if closed else "0" * 64)
    return put(guest, f"/v1/games/{game}/seats/{seat}/nonce", {"nonce": nonce or NONCES[seat], "digest": seen})


ROUND: Json = {"round": NUMBER, "signature": SIGNATURE}
"""The round as it is brought."""


def awaiting_round(anybody: Guest, clock: Clock, **more: Any) -> str:
    """A full table that waits for ROUND."""
    clock.ms = NAMED_MS - 1_000
    return full(anybody, set(), luck={"nonces": "none", "public": "drand"}, **more)[0]


def context_of(app: Flask) -> Context:
    context: Context = app.extensions[NAME].context
    return context


def put_back(app: Flask, game: str) -> Game:
    """What `deaddrop restore --over` appends; nothing else is lost here."""
    context = context_of(app)
    now = context.games.load(game)
    event = GameRestored(None, GameHead(now.version, now.digest.hex()), "The disk failed.")
    after = context.games.commit(now, append_facts(now, Cause(context.stamp()), facts_of(event)))
    assert after is not None
    return after
