"""The house bot tries intrigue cards where they are useful, for as many chips as they are worth, and bluffs."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from domain.rulesets.casino_incognito.bot.ability_value import PLAY_VALUES
from domain.rulesets.casino_incognito.model.abilities import Ability
from domain.rulesets.casino_incognito.model.commands import Aim, Let, Pass, PlaceDrinks, Strike, TryIntrigue

from . import ANNA, BERT, CARL, DORA, EMIL, Story
from .test_bot import LAST, answer, answers
from .test_plotting_bot import plot
from .test_scoring import PAIR, TRIPS

FOUR_OF_A_KIND = 30
LOW_LEAK = [("2C", 0), ("3C", 0), ("8C", 0)]
NO_LEAK: dict[str, Any] = {"leak": LOW_LEAK, **LAST}
BLUFFS = {"options": {"intrigue": True, "free_bluff": True}}

MUSCLE = plot(
    "before_blending_in", 5, hidden={ANNA: ["5C"]}, opened={ANNA: ["9S", "9H"]}, talks=[(4, ("9D", "9C", "9S"))],
    rooms={1: 4, 2: 4, 3: 4}, agents={ANNA: 10, BERT: 9, CARL: 8, DORA: 7, EMIL: 6},
    marks=dict.fromkeys((BERT, CARL, DORA, EMIL), (1, 2, 3, 4)), tiles=[FOUR_OF_A_KIND], **LAST,
)  # fmt: skip
"""Only Anna can bid for nines; her card can stop others from bringing in a character to name."""
FEMME = plot(
    "before_blending_in", hidden={ANNA: ["5H"]}, opened={ANNA: ["9S", "9H"]}, talks=[(4, ("9D", "9C"))],
    agents={ANNA: 10, BERT: 9}, marks={BERT: [4]}, tiles=[TRIPS], **LAST,
)  # fmt: skip
"""Bert could lead out the only character Anna can name."""
BOMB = plot(
    "before_contact", hidden={ANNA: ["JS"]}, opened={ANNA: ["KS", "KH", "KD"], BERT: ["AS", "AH"]},
    talks=[(4, ("AD", "AC"))], agents={ANNA: 4, BERT: 9}, tiles=[TRIPS], **LAST,
)  # fmt: skip
"""Only Bert can bid for the card that completes his aces."""
DRINKS = plot(
    "in_surveillance", hidden={ANNA: ["5D"]}, opened={ANNA: ["AS", "KH", "QH", "JD"], BERT: ["2S", "2H"]},
    talks=[(4, ("9D",))], agents={ANNA: 10, BERT: 9}, marks={BERT: [4]}, tiles=[PAIR], **NO_LEAK,
)  # fmt: skip
"""Any card may give Anna the pair she lacks, and Bert cannot bid."""
KING = plot(
    "before_surveillance", rooms={1: 4, 2: 4, 3: 4}, hidden={ANNA: ["KS"]}, agents={ANNA: 10, BERT: 9},
    marks={BERT: [1, 2, 5, 6, 7]}, opened={BERT: ["7S", "7H"]}, tiles=[TRIPS], **LAST,
)  # fmt: skip
"""The room has two characters that Bert has not marked, of his last five."""


def nobody_stops(story: Story, seat: int, card: str) -> Story:
    """No seat matches: the card is played."""
    for each in story.table.asked:
        story = story.when(each, TryIntrigue(card, 1) if each == seat else Pass())
    while story.table.kind == "match":
        story = story.when(story.table.asked[0], Let())
    return story


def test_every_ability_can_be_worth_something_to_it() -> None:
    assert set(PLAY_VALUES) == set(get_args(Ability))


@pytest.mark.parametrize(("story", "card"), [(MUSCLE, "5C"), (FEMME, "5H"), (BOMB, "JS"), (DRINKS, "5D"), (KING, "KS")])
def test_it_tries_what_is_of_use(story: Story, card: str) -> None:
    assert all(isinstance(each, TryIntrigue) and each.card == card for each in answers(story, ANNA))


@pytest.mark.parametrize(("story", "card"), [(MUSCLE, "5C"), (FEMME, "5H"), (BOMB, "JS")])
def test_it_aims_where_it_is_of_use(story: Story, card: str) -> None:
    assert answer(nobody_stops(story, ANNA, card), ANNA) == Aim(4)


def test_it_lays_drinks_where_it_can_take_what_it_needs() -> None:
    """The ace goes where Anna can bid and Bert cannot; useless cards go where she cannot."""
    story = plot(
        "in_surveillance", 3, hidden={ANNA: ["3D"]}, opened={ANNA: ["AS", "KH", "QH", "JD"]},
        talks=[(4, ("9D",)), (5, ("10C",))], agents={ANNA: 5, BERT: 9, CARL: 8}, marks={BERT: [4]}, tiles=[PAIR],
        deck=["AH", "4S", "AD", "4D"], **NO_LEAK,
    )  # fmt: skip
    asked = nobody_stops(story, ANNA, "3D").asks("drinks", ANNA)
    drawn = asked.mind(ANNA).drinks
    laid = {
        tuple(zip(drawn, each.conversations, strict=True))
        for each in answers(asked, ANNA)
        if isinstance(each, PlaceDrinks)
    }
    assert {spot for each in laid for card, spot in each if card[0] == "A"} <= {1}
    assert laid


def test_chips_grow_with_what_a_card_is_worth() -> None:
    """Two cards for a pair that is worth nine points are tried for more chips than a King for a few marks."""
    held: dict[str, Any] = {"opened": {ANNA: ["AS", "JH", "9D"], BERT: ["2S", "2H"]}, "hidden": {ANNA: ["7D"]}}
    dear = plot("before_contact", tiles=[PAIR], **held, **LAST)
    chips = [
        [each.chips for each in answers(story, ANNA, 20) if isinstance(each, TryIntrigue)] for story in (KING, dear)
    ]
    assert all(len(each) == 20 for each in chips)
    assert sum(chips[0]) + 10 < sum(chips[1])
    assert len(set(chips[1])) > 1


def test_it_lays_down_no_more_chips_than_it_takes_that_nobody_can_match() -> None:
    story = plot(
        "before_scoring", hidden={ANNA: ["QS"]}, opened={BERT: ["9S", "9H"]}, tiles=[PAIR], chips=[9, 1], **LAST
    )
    assert answer(story, ANNA) == TryIntrigue("QS", 2)


@pytest.mark.parametrize(("options", "least", "most"), [(BLUFFS, 4, 30), ({}, 0, 0)])
def test_it_bluffs_now_and_then_where_it_may(options: dict[str, Any], least: int, most: int) -> None:
    """Neither card has an effect before scoring."""
    story = plot(
        "before_scoring", hidden={ANNA: ["2C", "3D"]}, opened={ANNA: ["4S", "6H"], BERT: ["9S", "9H"]}, tiles=[TRIPS],
        **options, **LAST,
    )  # fmt: skip
    bluffs = [each for each in answers(story, ANNA, 60) if isinstance(each, TryIntrigue)]
    assert least <= len(bluffs) <= most
    assert len({(each.card, each.chips) for each in bluffs}) >= least // 2


def test_it_throws_darts_at_the_best_who_has_chips_to_lose() -> None:
    facts = {"hidden": {ANNA: ["5S"]}, "vp": (0, 9, 3), "tiles": [TRIPS], **LAST}
    for chips, expected in (([5, 1, 6], CARL), ([5, 0, 6], CARL), ([5, 6, 6], BERT)):
        asked = nobody_stops(plot("before_surveillance", 3, chips=chips, **facts), ANNA, "5S").asks("target", ANNA)
        assert answer(asked, ANNA) == Strike(expected)


def test_it_keeps_a_dart_where_nobody_has_chips_to_lose() -> None:
    facts = {"hidden": {ANNA: ["5S"]}, "vp": (0, 9, 3), "tiles": [TRIPS], **LAST}
    assert answer(plot("before_surveillance", 3, chips=[5, 1, 0], **facts), ANNA) == Pass()
