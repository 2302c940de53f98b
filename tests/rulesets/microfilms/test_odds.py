"""The house bot's belief agrees with the enumeration of all worlds of a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from domain.rulesets.microfilms.bot import belief
from domain.rulesets.microfilms.bot.belief import letter_pair_odds
from domain.rulesets.microfilms.model.cards import ACTIONS, FILM, HANDS

from .small_positions import (
    Eye,
    a_bribed_croupier,
    a_card_i_drew_and_lost,
    a_card_that_was_taken,
    a_doubtful_action,
    a_doubtful_film,
    covered_discards,
)
from .worlds_by_force import World, worlds

POSITIONS = (
    a_doubtful_film, a_doubtful_action, covered_discards, a_card_that_was_taken, a_bribed_croupier,
    a_card_i_drew_and_lost,
)  # fmt: skip


@pytest.mark.parametrize("position", POSITIONS, ids=lambda each: each.__name__)
def test_the_odds_are_those_of_all_worlds(position: Callable[[], Eye]) -> None:
    story, seat = position()
    table, mind = story.table, story.mind(seat)
    held, possible = belief.belief_of(table, mind), worlds(table, mind)
    total = possible.total()
    asked = [
        frozenset(("ACE",)),
        frozenset(("CO",)),
        table.options.bloody,
        *(frozenset((FILM[each],)) for each in table.nations),
    ]
    for other in table.others(seat):
        for cards in asked:
            holding = sum(count for world, count in possible.items() if not cards.isdisjoint(world.hands[other]))
            assert held.hold_chance(other, cards) == pytest.approx(holding / total)
        means = Counter[str]()
        for world, count in possible.items():
            for card in world.hands[other]:
                means[card] += count
        assert dict(held.expected_counts(other)) == pytest.approx(
            {card: count / total for card, count in means.items()}
        )
    if table.deck:
        tops = Counter[str]()
        for world, count in possible.items():
            for card in world.deck:
                tops[card] += count
        expected = {card: count / total / table.deck for card, count in tops.items()}
        assert dict(held.next_odds()) == pytest.approx(expected)
    found = {pair: chance for pair, chance in letter_pair_odds(held).items() if chance}
    assert found == pytest.approx(letters(possible))


def letters(possible: Counter[World]) -> dict[tuple[str, ...], float]:
    """Probabilities of the letters' places."""
    found = Counter[tuple[str, ...]]()
    for world, count in possible.items():
        piles = {"draw": world.deck, "discard": world.discard, **dict(zip(HANDS, world.hands, strict=False))}
        found[tuple(sorted(place for place, cards in piles.items() for card in cards if card[:3] == "AL-"))] += count
    return {pair: count / possible.total() for pair, count in found.items()}


def test_a_film_in_doubt_is_in_one_of_two_hands_for_bot_and_worlds_alike() -> None:
    story, seat = a_doubtful_film()
    held = belief.belief_of(story.table, story.mind(seat))
    chances = [held.hold_chance(other, frozenset(("MF-UK",))) for other in story.table.others(seat)]
    assert sum(chances) == pytest.approx(1)
    assert min(chances) > 0
    assert "MF-UK" not in dict(held.next_odds())
    assert {*ACTIONS, "AL-USA"} & {*dict(held.next_odds())}
