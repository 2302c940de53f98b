"""The house bot: takes sure shots, and wins nearly all training missions."""

from __future__ import annotations

from random import Random

import pytest

from deaddrop.testing.luck import Dice
from domain.kernel.offers import Command
from domain.kernel.secrecy import Seat
from domain.rulesets.infiltrators import RULESET
from domain.rulesets.infiltrators.model.commands import (
    Bide,
    Clue,
    DrawAfterExchange,
    DrawReward,
    Eliminate,
    Exchange,
    HoldFire,
    Nab,
    TakeReward,
)
from tests.cases import cases
from tests.rulesets.infiltrators import ANNA, BERT, CARL, Story, given
from tests.rulesets.infiltrators_bot.missions import TRAINING, wins


def move(story: Story, seat: Seat) -> Command:
    return RULESET.imagining.house_bot(story.table, story.mind(seat), Dice(Random(1)))


def test_a_suspect_who_can_be_one_card_is_shot() -> None:
    """Black 13 matches no other number, and red 11 only itself."""
    story = given(suspects={BERT: "RED-11"}, clues={BERT: ["BLACK-11", "RED-13"]})
    assert move(story, ANNA) == Eliminate(BERT, "RED-11")


def test_an_empty_stand_is_filled() -> None:
    assert move(given(hands={ANNA: ["RED-4"]}), ANNA) == Nab()


def test_the_card_that_tells_most_is_laid() -> None:
    """Of Bert's suspect 13 splits off a suit and two cards; 12 and its many factors halve what is left."""
    story = given(suspects={BERT: "RED-11"}, hands={ANNA: ["BLACK-13", "BLACK-12"]})
    assert move(story, ANNA) == Exchange("BLACK-12", BERT)


def test_a_clue_for_the_others_counts_by_what_it_leaves_to_them() -> None:
    """Black 2 across leaves the odd red and yellow cards; red 2 upright leaves the red ones and all even ones."""
    story = given(suspects={ANNA: "RED-11"}, hands={ANNA: ["BLACK-2", "RED-2"]})
    assert move(story, ANNA) == Clue("BLACK-2")


def test_without_a_card_that_tells_anything_it_bides() -> None:
    assert move(given(suspects={BERT: "RED-11"}), ANNA) == Bide(3)


def test_it_draws_whenever_it_may_and_takes_what_tells() -> None:
    story = given(suspects={BERT: "BLACK-3", CARL: "RED-2"}, clues={BERT: ["RED-12"]}, hands={ANNA: ["RED-4"]})
    assert move(story.when(ANNA, Exchange("RED-4", BERT)), ANNA) == DrawAfterExchange(True)
    assert move(story.when(ANNA, Eliminate(BERT, "BLACK-3")), ANNA) == TakeReward("RED-12")
    bare = given(suspects={BERT: "BLACK-3"}, centre=["RED-2"], covered=["RED-9"])
    assert move(bare.when(ANNA, Eliminate(BERT, "BLACK-3")), ANNA) == DrawReward(0)


def test_in_a_last_chance_the_last_bullet_is_left_to_who_may_know_better() -> None:
    story = given(
        suspects={BERT: "BLACK-3"},
        hands={ANNA: ["RED-4"]},
        headquarters=[],
        covered=["BLACK-9"],
        last_chance=True,
        bullets=1,
    ).when(ANNA, Exchange("RED-4", BERT))
    assert move(story, CARL) == HoldFire()
    assert isinstance(move(story.when(CARL, HoldFire()), ANNA), Eliminate)


@pytest.mark.parametrize("mission", TRAINING)
@pytest.mark.parametrize("players", cases(2, 5, later=[3, 4]))
def test_the_house_wins_the_training_missions(mission: str, players: int) -> None:
    assert wins(mission, players, 20) >= 19


def test_beginners_win_some_of_the_training_missions_and_lose_some() -> None:
    """`decide` refuses what is not offered, so every move was legal."""
    novice = RULESET.imagining.bots["novice"].play
    results = [wins(mission, players, 6, novice) for mission in TRAINING for players in (2, 3, 4, 5)]
    share = sum(results) / (6 * len(results))
    assert 0.15 < share < 0.75
