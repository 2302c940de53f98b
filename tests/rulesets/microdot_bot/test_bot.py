"""The house bot: takes what wins, saves what is in danger, and finishes its games."""

from __future__ import annotations

from random import Random
from statistics import median

import pytest

from deaddrop.testing.luck import Dice
from deaddrop.testing.schedule import IS_LONG
from domain.kernel.offers import Command
from domain.rulesets.microdot import RULESET
from domain.rulesets.microdot.model.commands import AnswerDraw, ProposeDraw, StepGun, Take, Throw, UseBribery
from tests.rulesets.microdot import ANNA, BERT, CARL, DORA, Story, boxed, given, moving
from tests.rulesets.microdot_bot.games import played

FAR = {ANNA: "g1", BERT: "n7"}
GAMES = 200 if IS_LONG else 2
"""A long run plays them all."""


def answer(story: Story, seat: int = ANNA) -> Command:
    return RULESET.imagining.house_bot(story.table, story.mind(seat), Dice(Random(1)))


def test_it_brings_the_bag_home() -> None:
    home = {"gun": "c3", "dagger": "a1", "earphones": "b1", "ladder": "c1", "wire_cutters": "a2", "passport": "a3"}
    assert answer(given(pieces={ANNA: home}, bags={**FAR, BERT: "c3"}, move=moving())) == StepGun("b2")


def test_it_takes_a_bag_that_lies_open() -> None:
    story = given(pieces={ANNA: {"gun": "k5", "ladder": "north-4"}}, bags={ANNA: "g1", BERT: "k4"}, move=moving())
    assert answer(story) == StepGun("k4")


def test_it_captures_who_runs_off_with_its_bag() -> None:
    pieces = {ANNA: {"gun": "f4"}, BERT: {"dagger": "g4", "ladder": "north-2"}}
    assert answer(given(pieces=pieces, bags={ANNA: "g4", BERT: "k4"}, move=moving())) == StepGun("g4")


def test_it_takes_what_it_lacks_and_frees_what_it_lost() -> None:
    story = given(pieces={ANNA: boxed("gun", "ladder")}).when(ANNA, Throw(), [4])
    assert isinstance(answer(story), Take)
    lost = given(pieces={ANNA: {"gun": "held-1"}}, bribery=(1, 0))
    assert isinstance(answer(lost), UseBribery)


def test_it_plays_on() -> None:
    story = given(2, options={"draw_by_agreement": True})
    assert answer(story) == Throw()
    assert answer(story.when(ANNA, ProposeDraw()), BERT) == AnswerDraw(False)


@pytest.mark.long
def test_four_house_players_bring_a_game_to_its_end() -> None:
    assert played("hhhh", 0).winner == "h"


def test_it_beats_three_players_that_take_any_offer() -> None:
    assert played("hrrr", 0).winner == "h"


def test_it_walks_around_what_is_barred_to_a_bag() -> None:
    """Between it and its HQ, on the diagonal, lie an EMBASSY and its own bag."""
    away = {"dagger": "a1", "earphones": "b1", "ladder": "north-7", "wire_cutters": "a2", "passport": "a3"}
    story, walked = given(pieces={ANNA: {"gun": "g7", **away}}, bags={BERT: "g7"}, move=moving()), []
    while not story.table.outcome:
        move = answer(story)
        walked.append(getattr(move, "to", None))
        story = story.when(ANNA, move)
        if not story.table.outcome:
            story = given(
                pieces={ANNA: {"gun": story.table.pieces[ANNA].gun, **away}},
                bags={BERT: story.table.bags[BERT]},
                move=moving(),
            )
        assert len(walked) <= 6, walked
    assert not {"f6", "d4"} & set(walked), walked


def test_it_attacks_who_stands_with_its_bag_on_its_hq() -> None:
    """Each Gun is on the other's HQ, with the other's bag."""
    anna = {"gun": "c3", "dagger": "a1", "earphones": "b1", "ladder": "north-7", "wire_cutters": "a2", "passport": "a3"}
    bert = {"gun": "b2", "ladder": "north-3"}
    story = given(pieces={ANNA: anna, BERT: bert}, bags={ANNA: "b2", BERT: "c3"}, move=moving("any", 1, "gun"))
    assert answer(story) == StepGun("b2")


def test_it_does_not_hold_a_blockade_for_ever() -> None:
    """Each Gun stands on the other's HQ, and each could wait until the other leaves."""
    anna = {"gun": "b13", "passport": "checkpoint"}
    bert = {"gun": "b2", "dagger": "c11", "wire_cutters": "west-1"}
    for late in (140, 199):
        facts = {"bags": {ANNA: "c11", BERT: "b13"}, "move": moving("any", 1, "gun"), "round": late, "turns": 2 * late}
        story = given(pieces={ANNA: anna, BERT: bert}, colours=("red", "yellow"), **facts)  # type: ignore[arg-type]
        assert isinstance(answer(story), StepGun)


def test_it_does_not_chase_what_steps_away() -> None:
    """A threat is worth the same to it whether there are two players or four."""
    for players in (2, 4):
        pieces = {
            ANNA: {"gun": "h3", "ladder": "north-4"},
            BERT: {"dagger": "g5", "ladder": "north-7", "passport": "box"},
        }
        bags = {ANNA: "a7", BERT: "k4", CARL: "k11", DORA: "d11"}
        story = given(
            players, pieces=pieces, bags={seat: bags[seat] for seat in range(players)}, move=moving("any", 1, "gun")
        )
        assert answer(story) in {StepGun("i2"), StepGun("i3"), StepGun("i4")}, players


def test_two_house_players_finish_their_games() -> None:
    """Draws under one in a hundred, none of them a deadlock: played on, it is won; half of the games within sixty rounds."""
    found = [played("hh", seed) for seed in range(GAMES)]
    drawn = [seed for seed, each in enumerate(found) if each.winner is None]
    assert len(drawn) < max(1, GAMES / 100), drawn
    assert all(played("hh", seed, max_rounds=1000).winner for seed in drawn)
    assert median(each.rounds for each in found) <= 60


@pytest.mark.parametrize("players", ["hhh", pytest.param("hhhh", marks=pytest.mark.long)])
def test_three_and_four_house_players_finish_their_games(players: str) -> None:
    assert all(played(players, seed).winner == "h" for seed in range(max(1, GAMES // 5)))
