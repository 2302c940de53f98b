"""Each problem of bringing luck to a game, and how a client comes to it."""

from __future__ import annotations

from collections.abc import Callable

from flask import Flask
from werkzeug.test import TestResponse

from tests.http import luck_tables
from tests.http.guest import Guest


def committed_late(app: Flask) -> TestResponse:
    game, guests = luck_tables.full(Guest(app), {0})
    commit = luck_tables.commitment(luck_tables.OTHER)
    return luck_tables.put(guests[1], f"/v1/games/{game}/seats/1/commit", {"commit": commit})


def given_early(app: Flask) -> TestResponse:
    made = luck_tables.opened(Guest(app), {0})
    return luck_tables.give(Guest(app, made["seats"][0]["token"]), made["game"]["id"], 0)


def given_late(app: Flask) -> TestResponse:
    game, guests = luck_tables.full(Guest(app), {0})
    luck_tables.give(guests[0], game, 0)
    return luck_tables.give(guests[1], game, 1)


def given_to_another(app: Flask) -> TestResponse:
    game, guests = luck_tables.full(Guest(app), {0})
    return luck_tables.give(guests[0], game, 0, digest="ab" * 32)


def given_another(app: Flask) -> TestResponse:
    game, guests = luck_tables.full(Guest(app), {0})
    return luck_tables.give(guests[0], game, 0, luck_tables.OTHER)


def round_early(app: Flask) -> TestResponse:
    made = luck_tables.opened(Guest(app), {0}, luck={"public": "drand"})
    return luck_tables.put(Guest(app), f"/v1/games/{made['game']['id']}/public", luck_tables.ROUND)


def waiting_for_round(app: Flask) -> tuple[str, int]:
    game, _ = luck_tables.full(Guest(app), set(), luck={"public": "drand"})
    return f"/v1/games/{game}/public", Guest(app).view(game)["luck"]["round"]["round"]


def given_other_round(app: Flask) -> TestResponse:
    path, _ = waiting_for_round(app)
    return luck_tables.put(Guest(app), path, luck_tables.ROUND)


def given_other_signature(app: Flask) -> TestResponse:
    path, number = waiting_for_round(app)
    return luck_tables.put(Guest(app), path, luck_tables.ROUND | {"round": number})


PROVOKED_BY_LUCK: dict[str, Callable[[Flask], TestResponse]] = {
    "luck-closed": committed_late,
    "luck-not-closed": given_early,
    "luck-drawn": given_late,
    "luck-not-drawn": round_early,
    "other-history": given_to_another,
    "not-the-nonce": given_another,
    "other-round": given_other_round,
    "not-the-round": given_other_signature,
}
