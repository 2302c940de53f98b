"""A game that the operator puts back over itself keeps its luck, and is unrated."""

from __future__ import annotations

from flask import Flask

from tests.http.guest import Guest
from tests.http.luck_tables import context_of, full, give, opened, put_back


def test_a_dealt_game_goes_on_as_it_was(app: Flask, anybody: Guest) -> None:
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


def test_before_the_deal_commitments_stay(app: Flask, anybody: Guest) -> None:
    made = opened(anybody, {0})
    game = made["game"]["id"]
    before = anybody.view(game)["luck"]
    put_back(app, game)
    assert anybody.view(game)["luck"] == before


def test_its_result_counts_for_no_rating(app: Flask, anybody: Guest) -> None:
    game, _ = full(anybody, set())
    assert not put_back(app, game).is_rated
