"""Whole games in one process: `deaddrop.games`, as researchers use it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from deaddrop import games
from deaddrop.games import LocalGame, Refusal
from deaddrop.verify import verify
from domain.catalogue import discover
from tests.toys import three_card_poker

RULESETS = [each.name for each in discover().newest()]
SEATS = 3

DEALS = {
    "casino-incognito": "track 2/3, track 0/2, track 0/1, disguises 2/10, disguises 7/9, disguises 4/8",
    "infiltrators": "suspects 35/36, suspects 27/35, hands 30/34, hands 21/33, hands 10/32, hands 21/31",
    "microdot": "die/start 1/6, die/start 0/6, die/start 5/6",
    "microfilms": "nations 1/4, start 1/3, identities 1/3, identities 0/2, identities 0/1, letters 1/3",
}
"""By ruleset: the first draws of the deal `monday-1` with three seats. Published ids rest on them: never change these."""


def play(game: LocalGame, seed: str, most: int = 10_000) -> LocalGame:
    """Random commands, some of them of bots."""
    rng = Random(seed)
    for _ in range(most):
        if not game.to_move:
            break
        seat = rng.choice(game.to_move)
        command = game.bot_command(seat) if rng.random() < 0.2 else rng.choice(list(game.commands(seat)))
        game.act(seat, command)
    return game


def refused(act: Any, *given: Any, **named: Any) -> str:
    with pytest.raises(Refusal) as caught:
        act(*given, **named)
    return caught.value.code


@pytest.mark.parametrize("name", RULESETS)
def test_a_game_goes_to_its_end_and_its_record_is_consistent(name: str) -> None:
    game = play(games.new(name, SEATS, deal="monday-1"), "play")
    view = game.view("public")
    assert (view["status"], view["outcome"], game.to_move) == ("over", game.outcome, ())
    verdict = verify(game.record())
    assert (verdict.verdict, verdict.problem) == ("consistent", None)
    assert game.record() == play(games.new(name, SEATS, deal="monday-1"), "play").record()
    assert game.record() != play(games.new(name, SEATS, deal="monday-2"), "play").record()


@pytest.mark.parametrize("name", RULESETS)
def test_a_deal_id_names_the_same_luck_for_ever(name: str) -> None:
    drawn = [draw for each in games.new(name, SEATS, deal="monday-1")._log for draw in each.stored.draws]
    assert ", ".join(f"{each.source} {each.pick}/{each.size}" for each in drawn[:6]) == DEALS[name]


def test_a_random_deal_is_named_and_can_be_dealt_again() -> None:
    one, other = games.new("microfilms", SEATS), games.new("microfilms", SEATS)
    assert one.deal != other.deal
    assert games.new("microfilms", SEATS, deal=one.deal).view_bytes("all") == one.view_bytes("all")


def test_every_player_holds_every_hand_of_a_deal() -> None:
    table = list(games.seatings("microfilms", ["a", "b", "c"], deal="monday-1"))
    assert [each.players for each in table] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert len({each.game.view_bytes("all") for each in table}) == 1
    every = list(games.seatings("microfilms", "abc", every=True))
    assert len({each.players for each in every}) == len(every) == 6
    assert len({each.game.deal for each in every}) == 1


def test_what_the_service_refuses_is_refused_with_its_code_and_changes_nothing() -> None:
    game = games.new("microfilms", SEATS, deal="monday-1")
    [seat] = game.to_move
    other, before = (seat + 1) % SEATS, game.view_bytes("all")
    legal = next(game.commands(seat))
    assert refused(game.act, other, legal) == "not-your-decision"
    assert refused(game.act, seat, {"type": "no_such"}) == "malformed"
    assert refused(game.act, seat, {"type": "resign"}) == "malformed"
    assert refused(game.act, seat, {**legal, "more": 1}) == "malformed"
    assert refused(game.act, seat, {"type": "cash_out"}) == "not-offered"
    assert refused(game.act, seat, legal, f"d1.{seat}") == "stale-decision"
    assert refused(game.bot_command, other) == "not-your-decision"
    assert refused(game.bot_command, seat, "no such") == "malformed"
    assert refused(game.view, SEATS) == refused(game.imagine, SEATS) == "malformed"
    assert refused(game.time_out) == "stale-decision"
    assert game.view_bytes("all") == before
    play(game, "end")
    assert {refused(game.act, seat, legal), refused(game.imagine, seat), refused(game.time_out)} == {"game-over"}
    assert list(game.commands(seat)) == []


@pytest.mark.parametrize(
    "call",
    [
        lambda game: game.act("0", {"type": "pass"}),
        lambda game: game.act(0, None),
        lambda game: game.act({"type": "pass"}, 0),
        lambda game: list(game.commands(9)),
        lambda game: game.view(None),
        lambda game: game.view(True),
        lambda game: game.events("seat:0"),
        lambda game: game.imagine("public"),
        lambda game: game.bot_command(0.0),
        lambda game: games.new("microfilms", "3"),  # type: ignore[arg-type]
        lambda game: games.new("microfilms", 3, options="none"),  # type: ignore[arg-type]
        lambda game: games.new("microfilms", 3, deal="\ud800"),
    ],
)
def test_values_of_another_kind_are_refused_with_words(call: Callable[[Any], object]) -> None:
    assert refused(lambda: call(games.new("microfilms", 3, deal="kinds"))) == "malformed"


def test_a_table_that_cannot_be_is_refused() -> None:
    assert refused(games.new, "chess", 2) == "not-found"
    assert refused(games.new, "microfilms", 2) == refused(games.new, "microfilms", 7) == "malformed"
    assert refused(games.new, "microfilms", 3, options={"no": 1}) == "malformed"
    assert (
        refused(games.new, "microfilms", 3, deal="")
        == refused(games.new, "microfilms", 3, deal="x" * 65)
        == "malformed"
    )


def test_automata_play_by_themselves() -> None:
    game = games.new("microfilms", 2, deal="monday-1", options={"variant": "croupier"})
    assert len(game.view("public")["decisions"]) == 1
    assert set(play(game, "play").to_move) == set()
    assert {2} <= {each["by"] for each in game.events("public")}


def test_time_stands_still_until_it_is_let_run_out() -> None:
    game = games.new("infiltrators", SEATS, deal="monday-1", options={"mission": "training-3"})
    assert "The time is up at" in game.view(0)["text"]
    game.time_out()
    assert game.outcome is not None
    assert game.outcome["reason"] == "time_up"
    assert game.view("public")["server_time"] > games.BEGUN


def test_rulesets_of_others_are_given_as_they_are() -> None:
    game = games.new(three_card_poker.RULESET, three_card_poker.RULESET.players[0])
    assert play(game, "play").outcome is not None


@pytest.mark.parametrize("name", RULESETS)
def test_a_copy_goes_its_own_way_with_the_same_luck(name: str) -> None:
    game = play(games.new(name, SEATS, deal="monday-1"), "begin", most=4)
    before, twin = game.record(), game.copy()
    play(twin, "on", most=3)
    assert game.record() == before != twin.record()
    assert play(game, "on", most=3).record() == twin.record()


@pytest.mark.parametrize("name", RULESETS)
def test_an_imagined_game_is_what_its_seat_sees_and_nothing_more(name: str) -> None:
    game = play(games.new(name, SEATS, deal="monday-1"), "begin", most=4)
    seat = game.to_move[0]
    imagined = [game.imagine(seat, f"world-{number}") for number in range(6)]
    for each in imagined:
        for part in ("table", "mind", "offers", "decisions"):
            assert each.view(seat)[part] == game.view(seat)[part]
    worlds = {str([each.view("all")[part] for part in ("minds", "house")]) for each in imagined}
    assert len(worlds) > 1 or name == "microdot"  # a board on which nothing is hidden so early
    assert game.imagine(seat, "world-0").record() == imagined[0].record()
    assert play(imagined[0], "on").outcome is not None


def test_events_are_those_of_the_feed() -> None:
    game = play(games.new("microfilms", SEATS, deal="monday-1"), "begin", most=5)
    mine, all_of_them = game.events(0), game.events("all")
    assert [each["version"] for each in mine] == [*range(1, game.view(0)["version"] + 1)]
    assert sum(len(each["openings"]) for each in mine) < sum(len(each["openings"]) for each in all_of_them)
    assert game.events(0, after=mine[-2]["version"]) == mine[-1:]
