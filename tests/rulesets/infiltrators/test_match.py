"""What matches (rules IF-1.1 and IF-3)."""

from __future__ import annotations

import pytest

from domain.rulesets.infiltrators.model.cards import CARDS, NUMBER, SUIT, card_of, matches
from domain.rulesets.infiltrators.model.commands import Clue

from . import ANNA, given

NUMBERS_THAT_MATCH = {
    2: {2, 4, 6, 8, 10, 12, 14}, 3: {3, 6, 9, 12, 15}, 4: {2, 4, 8, 12}, 5: {5, 10, 15}, 6: {2, 3, 6, 12}, 7: {7, 14},
    8: {2, 4, 8}, 9: {3, 9}, 10: {2, 5, 10}, 11: {11}, 12: {2, 3, 4, 6, 12}, 13: {13}, 14: {2, 7, 14}, 15: {3, 5, 15},
}  # fmt: skip


@pytest.mark.rule("IF-1.1.1", "IF-1.1.2", "IF-1.1.3")
def test_there_are_seventy_numbered_cards_and_five_special_ones_each_once() -> None:
    assert len(set(CARDS)) == len(CARDS) == 75
    assert sum(NUMBER[card] == 1 for card in CARDS) == len(set(SUIT.values())) == 5
    assert {NUMBER[card] for card in CARDS} == set(range(1, 16))


@pytest.mark.rule("IF-3.2", "IF-3.3", "IF-3.4")
@pytest.mark.parametrize("suspect", NUMBERS_THAT_MATCH)
def test_a_number_matches_itself_its_multiples_and_its_factors(suspect: int) -> None:
    for clue in range(2, 16):
        is_match = clue in NUMBERS_THAT_MATCH[suspect]
        assert matches(card_of("RED", clue), card_of("BLUE", suspect)) == is_match
        assert matches(card_of("RED", suspect), card_of("BLUE", clue)) == is_match


@pytest.mark.rule("IF-3.1")
def test_a_suit_matches_itself_whatever_the_number() -> None:
    assert all(
        matches(card_of("GREEN", clue), card_of("GREEN", suspect)) for clue in range(1, 16) for suspect in range(2, 16)
    )


@pytest.mark.rule("IF-3.5")
def test_a_special_card_matches_by_suit_only() -> None:
    for card in CARDS:
        assert matches("RED-1", card) == matches(card, "RED-1") == (SUIT[card] == "RED")


@pytest.mark.rule("IF-3.6")
@pytest.mark.parametrize(
    ("card", "vertical"), [("RED-3", True), ("BLACK-12", True), ("BLACK-4", False), ("YELLOW-6", True)]
)
def test_every_clue_is_true(card: str, vertical: bool) -> None:
    story = given(suspects={ANNA: "RED-6"}, hands={ANNA: [card]})  # type: ignore[list-item]
    story.when(ANNA, Clue(card)).leaves(clues={ANNA: [(card, vertical)]})  # type: ignore[arg-type]
