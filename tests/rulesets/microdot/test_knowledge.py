"""MD-12: who knows what, and the possible worlds.

Worlds are not equally likely but as the cards can lie, so they are held against their weights, at a table where three
read alone: the shipped law of uniform worlds takes views of random games, whose worlds are too many to list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import pytest

from deaddrop.testing.chi_square import fit, sample_count, sample_counts
from deaddrop.testing.luck import Dice
from domain.kernel.secrecy import UNKNOWN, Known, to
from domain.rulesets.microdot import RULESET
from domain.rulesets.microdot.bot.worlds import sample_world
from domain.rulesets.microdot.model.commands import Decline, Take, Throw
from domain.rulesets.microdot.model.ending_events import BriefingsRevealed
from domain.rulesets.microdot.model.events import (
    BriefingRead,
    BriefingReadAlone,
    BriefingShown,
    EquipmentTaken,
    TurnLost,
)
from domain.rulesets.microdot.model.kit import DEFAULT_KIT
from domain.rulesets.microdot.model.pieces import ITEMS
from tests.cases import cases

from . import ANNA, BERT, CARL, Story, boxed, given

SAMPLES = sample_count(6_000)
SECRET = {"secret_briefing": True}
SHORT = {seat: boxed("gun", "ladder", "passport") for seat in range(3)}


def briefed(players: int = 2, **facts: Any) -> Story:
    """Every seat lacks Gun, Ladder and Passport and stands before a microdot; briefings are read in secret."""
    facts = {"options": SECRET, "agents": (0, 10, 20)[:players], **facts}
    return given(players, pieces={seat: SHORT[seat] for seat in range(players)}, **facts)


@pytest.mark.rule("MD-12.1")
def test_everything_is_open() -> None:
    story = given(pieces={ANNA: boxed("gun", "ladder")}, agents=(0, None)).when(ANNA, Throw(), [2, 2])
    assert story.seen(None) == list(story.events)
    world = sample_world(story.table, story.mind(BERT), Dice(Random(1)))
    assert world == story.state


@pytest.mark.rule("MD-12.2")
def test_a_briefing_is_known_to_its_reader_until_he_uses_it() -> None:
    story = briefed().when(ANNA, Throw(), [2, 2])
    said = BriefingReadAlone(ANNA, (2, 5, 7, 8), True, Known(2, to(ANNA)), Known(("gun",), to(ANNA)))
    story.has(said).leaves(waits={ANNA: "take"}, offered=())
    assert BriefingReadAlone(ANNA, (2, 5, 7, 8), True, UNKNOWN, UNKNOWN) in story.seen(BERT)
    assert [each.item for each in story.offered(ANNA, Take)] == ["gun"] * 5
    story = story.when(ANNA, Take("gun", "c3")).then(
        EquipmentTaken(ANNA, "gun", "c3", None), BriefingShown(ANNA, 2, DEFAULT_KIT.briefing_instruction(2))
    )
    story.leaves(briefing_used=(2,), unshown=())


@pytest.mark.rule("MD-12.2")
def test_what_is_declined_or_of_no_use_is_not_shown() -> None:
    story = briefed().when(ANNA, Throw(), [2, 8]).when(ANNA, Decline())
    story = story.when(BERT, Throw(), [2, 3])
    assert BriefingReadAlone(BERT, (3, 4, 6), False, UNKNOWN, UNKNOWN) in story.seen(ANNA)
    story.leaves(briefing_used=(), briefing_deck=16, turn=ANNA)
    assert (story.mind(ANNA).read, story.mind(BERT).read) == ((8,), (3,))
    assert RULESET.reveal(story.state) == (BriefingsRevealed(((8,), (3,))),)
    assert RULESET.reveal(given().state) == ()


@pytest.mark.rule("MD-12.2")
def test_what_is_acted_out_is_open() -> None:
    story = (
        briefed()
        .when(ANNA, Throw(), [2, 9])
        .has(BriefingRead(ANNA, 9, DEFAULT_KIT.briefing_instruction(9)), TurnLost(ANNA))
    )
    assert story.seen(None) == list(story.events)


@pytest.mark.rule("MD-12.2")
def test_a_shuffle_ends_what_is_remembered() -> None:
    used = [number for number in DEFAULT_KIT.numbers if number != 8] + [8]
    story = briefed(used=used).when(ANNA, Throw(), [2, 8]).when(ANNA, Decline()).leaves(briefing_deck=0)
    story = story.when(BERT, Throw(), [2, 3]).leaves(briefing_deck=17, briefing_shuffle=2)
    assert (story.mind(ANNA).read, story.mind(BERT).read) == ((), (3,))


def worlds(story: Story, seat: int) -> Iterator[Any]:
    """Every layout of the unseen cards, by brute force: the decks and what others read."""
    left = list((Counter(DEFAULT_KIT.numbers) - Counter(story.table.briefing_used)).elements())
    unshown = story.table.unshown
    mine = list(story.mind(seat).read)
    for laid in permutations(left, len(unshown)):
        own = [number for number, each in zip(laid, unshown, strict=True) if each.seat == seat]
        if own == mine and all(number in each.numbers for number, each in zip(laid, unshown, strict=True)):
            yield laid


def laid(story: Story) -> Any:
    """The secret briefings of a world, in order."""

    def key(state: Any) -> Any:
        left = {mind.seat: list(mind.read) for mind in state.minds}
        return tuple(left[each.seat].pop(0) for each in story.table.unshown)

    return key


def three_read_alone() -> Story:
    story = briefed(3, used=(1, 1, 2, 2, 3, 4, 4, 5, 7, 9, 9)).when(ANNA, Throw(), [2, 8]).when(ANNA, Decline())
    story = story.when(BERT, Throw(), [2, 6]).when(CARL, Throw(), [2, 5])
    return story.leaves(waits={CARL: "take"})


@pytest.mark.rule("MD-12.3")
@pytest.mark.parametrize("seat", cases(BERT, later=[ANNA, CARL]))
def test_worlds_are_drawn_as_often_as_the_cards_can_lie_that_way(seat: int) -> None:
    story = three_read_alone()
    expected = Counter(worlds(story, seat))
    found = sample_counts(sample_world, laid(story), (story.table, story.mind(seat)), SAMPLES, f"seat {seat}")
    assert len(expected) > 3
    assert fit(found, expected).is_uniform, str(fit(found, expected))


@pytest.mark.rule("MD-12.3")
def test_in_another_world_the_other_is_offered_what_his_briefing_says() -> None:
    story, dice = three_read_alone(), Dice(Random(7))
    seen = {sample_world(story.table, story.mind(ANNA), dice).minds[CARL] for _ in range(200)}
    assert {(mind.read, mind.offered) for mind in seen} == {
        ((5,), ("ladder",)), ((7,), ("passport",)), ((8,), ("gun", "ladder", "passport")),
    }  # fmt: skip
    assert set(ITEMS) > {"gun", "ladder", "passport"}
