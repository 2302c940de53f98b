"""The house bot: clear best moves, and winning.

`python -m tests.rulesets.casino_incognito.bouts` measures how often.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deaddrop.testing.luck import Dice
from domain.kernel.offers import Command
from domain.kernel.ruleset.decider import offers_to
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.commands import (
    Bid,
    Compose,
    Disavow,
    Move,
    Pass,
    Pick,
    Reveal,
    SitOut,
    Skip,
    Stay,
    Wager,
)

from . import ANNA, BERT, CARL, DORA, Story, given
from .bouts import share
from .test_scoring import FLUSH, PAIR, TRIPS

FOUR_OF_A_KIND, FIVE_OF_A_KIND = 30, 32
LAST: dict[str, Any] = {"hand": 3, "round": 3}


def answers(story: Story, seat: int, tries: int = 12) -> list[Command]:
    """Its answers over several seeds; each of them is offered."""
    found = [RULESET.imagining.house_bot(story.table, story.mind(seat), Dice(Random(number))) for number in range(tries)]
    assert all(any(offer.admits(each) for offer in offers_to(RULESET, story.state, seat)) for each in found)
    return found


def answer(story: Story, seat: int) -> Command:
    """Its answer, the same for every seed."""
    first, *others = answers(story, seat, 4)
    assert others == [first] * 3
    return first


@pytest.mark.parametrize(("card", "least", "most"), [("9H", 11, 12), ("2C", 0, 2)])
def test_it_bids_for_what_completes_its_hand_and_not_for_what_does_not(card: str, least: int, most: int) -> None:
    mine = {ANNA: ["9S", "9H", "9D", "9C"]}
    story = given(2, tiles=[PAIR, FIVE_OF_A_KIND], opened=mine, talks=[(4, (card,))], agents={ANNA: 7}, **LAST)
    bids = [each for each in answers(story.begin("contact"), ANNA) if isinstance(each, Bid)]
    assert least <= len(bids) <= most


def test_good_bids_are_mixed() -> None:
    mine = {ANNA: ["9S", "9H"], BERT: ["8S", "8H"]}
    story = given(
        2, tiles=[TRIPS], opened=mine, talks=[(4, ("9D",))], agents={ANNA: 7, BERT: 8}, **LAST, chips=[9, 9]
    ).begin("contact")
    assert len({each.chips for each in answers(story, ANNA, 40) if isinstance(each, Bid)}) > 1


@pytest.mark.parametrize(("marks", "least", "most"), [((1, 2), 9, 12), ((1, 2, 3, 4, 5, 6, 7, 8), 0, 0)])
def test_it_burns_nobody_where_that_would_cost_it_its_agent_and_a_good_hand(
    marks: tuple[int, ...], least: int, most: int
) -> None:
    mine: dict[str, Any] = {"opened": {ANNA: ["9S", "9H", "9D"]}, "agents": {ANNA: 10}, "marks": {ANNA: marks}}
    story = given(2, tiles=[TRIPS, FOUR_OF_A_KIND], talks=[(9, ("9C",))], hand=1, round=3, **mine).begin("contact")
    assert least <= sum(isinstance(each, Bid) for each in answers(story, ANNA)) <= most


def test_it_picks_what_completes_its_hand() -> None:
    story = given(
        3, tiles=[FLUSH], opened={ANNA: ["2H", "9H"]}, talks=[(4, ("AS", "AC")), (4, ("3H", "5C"))],
        rooms={1: 4, 2: 4, 3: 4}, agents={ANNA: 7, BERT: 8, CARL: 9}, **LAST,
    ).begin("contact")  # fmt: skip
    won = story.when(ANNA, Bid(2, 1)).when(BERT, SitOut()).when(CARL, SitOut())
    assert answer(won, ANNA) == Pick(2)


def test_it_moves_somebody_to_name_to_where_the_cards_are() -> None:
    story = given(
        2, tiles=[TRIPS], opened={ANNA: ["9S", "9H"], BERT: ["AS"]}, talks=[(4, ("9D", "9C"))], agents={ANNA: 4, BERT: 10},
        track=[BERT, ANNA], **LAST,
    ).begin("free_moves").when(BERT, Skip())  # fmt: skip
    for each in answers(story, ANNA):
        assert isinstance(each, Move)
        assert each.to == 4 or each.character == 4


def test_it_wagers_all_on_the_last_tile_where_nobody_can_beat_it() -> None:
    """Bert wagers last, so that Anna speaks with nothing to lose; her three nines beat all that he can hold."""
    story = given(2, tiles=[PAIR], opened={ANNA: ["AS", "AH"], BERT: ["2S"]}, chips=[7, 0], **LAST, track=[BERT, ANNA])
    assert answer(story.begin("scoring"), ANNA) == Wager(7)


def test_it_passes_without_a_hand_and_where_it_is_beaten() -> None:
    for mine in (["9S", "8H"], ["2S", "2H"]):
        story = given(
            2, tiles=[TRIPS], opened={ANNA: mine, BERT: ["AS", "AH", "AD"]}, chips=[7, 7], hand=1, round=3
        ).begin("scoring")
        assert answer(story.when(BERT, Wager(3)), ANNA) == Pass()


def test_a_disavowed_player_wagers_nothing_where_nothing_is_to_be_had() -> None:
    story = given(2, tiles=[PAIR], opened={ANNA: ["AS", "AH"]}, chips=[7, 7], disavowed=[ANNA], hand=1, round=3).begin(
        "scoring"
    )
    assert answer(story.when(BERT, Wager(3)), ANNA) == Pass()


def test_it_shows_no_more_than_it_takes_to_win() -> None:
    """Bert has shown his eights: Anna wins with nines that all can see, and hides her aces."""
    mine = {ANNA: ["9S", "9H", "9D", "AS"], BERT: ["8S", "8H", "8D"]}
    story = given(2, tiles=[TRIPS, PAIR], opened=mine, hidden={ANNA: ["AH", "AD"]}).begin("scoring")
    shown = story.when(BERT, Wager(0)).when(ANNA, Wager(0)).when(BERT, Reveal((("8S", "8H", "8D"),)))
    assert answer(shown, ANNA) == Reveal((("9S", "9H", "9D"),))


def test_it_shows_three_hands_where_three_places_pay() -> None:
    pairs = ["9S", "9H", "8S", "8H", "7S", "7H"]
    story = given(2, tiles=[PAIR], opened={ANNA: pairs}, **LAST).begin("scoring")
    alone = story.when(BERT, Pass()).when(ANNA, Wager(0))
    assert answer(alone, ANNA) == Compose((("9S", "9H"), ("8S", "8H"), ("7S", "7H")))


@pytest.mark.parametrize(("mine", "expected"), [(["2S", "7H", "9D"], Disavow()), (["AS", "AH", "AD"], Stay())])
def test_it_disavows_where_marks_are_scarce_and_nothing_is_to_be_had(mine: list[str], expected: Command) -> None:
    leak = [("4C", 0), ("10C", 0), ("KC", 0)]
    rich = {BERT: ["9S", "9H", "9C"], CARL: ["8S", "8H", "8D"], DORA: ["KS", "KH", "KD"]}
    story = given(
        4, tiles=[TRIPS], opened={ANNA: mine, **rich}, leak=leak, marks={ANNA: tuple(range(2, 10))}, hand=2, round=3,
        agents={ANNA: 1, BERT: 10},
    ).begin("leak")  # fmt: skip
    assert answer(story, ANNA) == expected


def test_it_burns_whom_others_have_not_marked_yet() -> None:
    story = given(
        2, tiles=[TRIPS], opened={ANNA: ["9S", "9H"]}, talks=[(4, ("9D",))], rooms={1: 4, 2: 4, 3: 4},
        agents={ANNA: 7, BERT: 8}, marks={BERT: (1, 2, 4)}, **LAST,
    ).begin("contact")  # fmt: skip
    assert {each.character for each in answers(story, ANNA) if isinstance(each, Bid)} == {3}


@pytest.mark.parametrize(
    ("opponent", "players", "games", "least", "intrigue"),
    [
        pytest.param("random", 2, 8, 0.75, False, marks=pytest.mark.long),
        ("random", 2, 8, 0.75, True),
        pytest.param("random", 5, 2, 0.9, False, marks=pytest.mark.long),
        pytest.param("random", 5, 1, 0.9, True, marks=pytest.mark.long),
        pytest.param("plain", 2, 10, 0.6, False, marks=pytest.mark.long),
    ],
)
def test_it_wins(opponent: str, players: int, games: int, least: float, intrigue: bool) -> None:
    assert share(opponent, players, games, intrigue=intrigue) >= least
