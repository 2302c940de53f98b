"""The house's own player: it takes what wins, saves what is in danger, and finishes its games."""

from __future__ import annotations

from random import Random

from domain.kernel.offers import Command
from domain.rulesets.microdot import RULESET
from domain.rulesets.microdot.commands import AnswerDraw, ProposeDraw, StepGun, Take, Throw, UseBribery
from tests.laws.luck import Dice
from tests.rulesets.microdot import ANNA, BERT, Story, boxed, given, moving
from tests.rulesets.microdot_bot.report import played

FAR = {ANNA: "g1", BERT: "n7"}


def answer(story: Story, seat: int = ANNA) -> Command:
    return RULESET.house_bot(story.table, story.mind(seat), Dice(Random(1)))


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


def test_four_house_players_bring_a_game_to_its_end() -> None:
    assert played("hhhh", 0).winner == "h"


def test_it_beats_three_players_that_take_any_offer() -> None:
    assert played("hrrr", 0).winner == "h"
