"""What the table's page says of the luck: whom it waits for and until when, why a table was cancelled, what was brought."""

from __future__ import annotations

import re
from typing import Any

from flask import Flask

from domain.game.luck.drand import round_ms
from projections.luck_panel import ALONE
from projections.timestamps import stamp
from service.app.core.authorization import derive_token
from tests.http.beginnings import Clock
from tests.http.guest import Guest
from tests.http.luck_tables import context_of, full, give, opened
from tests.http.test_luck import strike


def said(guest: Guest, game: str) -> tuple[str, str]:
    """The heading of the table, and the words of its panel about the luck."""
    page = guest.get(f"/g/{game}/table").text
    heading = re.search(r'<h2 id="whose"[^>]*>(.*?)</h2>', page)
    panel = re.search(r'<section id="luck"([^>]*)>\s*<p>(.*?)</p>', page, re.DOTALL)
    assert heading
    assert panel
    words = re.sub(r"<[^>]+>", "", panel[2]).replace("&#39;", "'")
    assert ("hidden" in panel[1]) == (words == "")
    return heading[1], words


def fairness(guest: Guest, game: str) -> str:
    """What the page says of the luck to those who ask for it."""
    found = re.search(r'<p id="fair"[^>]*>(.*?)</p>', guest.get(f"/g/{game}/table").text, re.DOTALL)
    assert found
    return found[1].replace("&#39;", "'")


def test_the_table_says_whom_it_waits_for_and_no_more(anybody: Guest) -> None:
    game, guests = full(anybody, {0, 2})
    assert said(guests[0], game)[0] == "Waiting for your browser and Seat 2"
    assert said(anybody, game) == ("Waiting for Seat 0 and Seat 2", "")
    assert "awaited for 20 seconds; then the cards are dealt with those that came." in fairness(anybody, game)
    give(guests[0], game, 0)
    assert said(guests[0], game)[0] == "Waiting for Seat 2"
    give(guests[2], game, 2)
    assert said(guests[0], game)[1] == ""


def test_where_all_are_required_one_that_is_missing_cancels(anybody: Guest) -> None:
    game, _ = full(anybody, {0, 1, 2}, luck={"nonces": "required"})
    assert "If one is missing then, the table is cancelled." in said(anybody, game)[1]


def test_a_cancelled_table_names_the_silent(anybody: Guest, app: Flask, clock: Clock) -> None:
    game, guests = full(anybody, {0, 1, 2}, luck={"nonces": "required"})
    give(guests[1], game, 1)
    clock.ms += 120_000
    strike(app, game)
    heading, words = said(anybody, game)
    assert heading == "The table was cancelled"
    assert words == "Seat 0 and Seat 2 gave no number for the luck in time. Nothing was dealt."
    page = guests[0].get(f"/g/{game}/table").text
    assert "Nothing was dealt" in page
    assert "Nobody won" not in page


def test_the_awaited_round_of_drand_is_named_with_its_time(anybody: Guest) -> None:
    game, guests = full(anybody, {0}, luck={"public": "drand"})
    give(guests[0], game, 0)
    number = anybody.view(game)["luck"]["round"]["round"]
    heading, words = said(anybody, game)
    assert heading == f"Waiting for round {number} of drand"
    due = stamp(round_ms(number))[11:19]
    assert f"It is due at {due} UTC. If no cards are dealt soon after, anybody may bring the round" in words
    assert words.startswith("All numbers are in, and none can change any more. The cards")


def test_of_numbers_that_nobody_gives_nothing_is_said(anybody: Guest) -> None:
    for plan in ({"nonces": "none", "public": "drand"}, {"public": "drand"}):
        game, _ = full(anybody, set(), luck=plan, arbiter=True)
        assert "umber" not in said(anybody, game)[1]
        log = "".join(each["text"] for each in anybody.get(f"/v1/games/{game}/events").get_json()["events"])
        assert "numbers" not in log
        assert "drand will deal" in log


def test_in_the_end_the_table_says_what_was_brought(anybody: Guest, app: Flask, clock: Clock) -> None:
    def words(committed: set[int], given: set[int], **more: Any) -> str:
        game, guests = full(anybody, committed, **more)
        for seat in sorted(given):
            give(guests[seat], game, seat)
        if committed != given:
            clock.ms += 30_000
            strike(app, game)
        ruling = {"kind": "abort", "reason": "rain", "author": "The club"}
        organiser = Guest(app, derive_token(context_of(app), game, "organiser", "organiser"))
        assert organiser.post(f"/v1/games/{game}/rulings", ruling).status_code == 201
        assert said(anybody, game)[1] == ""
        return fairness(anybody, game)

    assert words(set(), set()) == "Luck: 0 of 3 players gave a number. The operator alone chose the luck."
    assert words({1}, {1}).endswith(
        "1 of 3 players gave a number. If that player is honest, nobody could choose the cards."
    )
    assert words({0, 1, 2}, {0, 1, 2}, luck={"nonces": "required"}).endswith(
        " If one of them is honest, nobody could choose the cards."
    )
    assert words({0, 1, 2}, {0, 2}) == (
        "Luck: 2 of 3 players gave a number; Seat 1 gave none in time. If nobody else than Seat 1 is honest, the operator of the "
        "service alone chose the cards; if one that gave a number is, from 4 deals at most."
    )


def test_only_who_asks_for_it_reads_that_the_operator_alone_chose(anybody: Guest) -> None:
    alone, guests = full(anybody, set())
    assert said(guests[0], alone)[1] == ""
    assert ALONE not in anybody.view(alone)["text"]
    assert fairness(guests[0], alone) == f"Luck: 0 of 3 players gave a number. {ALONE}"


def test_a_full_table_waits_for_its_luck_and_no_more_for_players(anybody: Guest) -> None:
    game, _ = full(anybody, {0})
    assert anybody.view(game)["text"].splitlines()[0].endswith(": waiting for its luck.")
    free = opened(anybody, {0})["game"]["id"]
    assert anybody.view(free)["text"].splitlines()[0].endswith(": waiting for players.")
