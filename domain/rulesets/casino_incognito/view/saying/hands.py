"""Names of the hands that a seat may show, and the places they would take (rules CI-2.2, CI-2.4 and CI-9.4)."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.text.event_text import and_list, count_text
from domain.kernel.words.phrases import Consequence
from domain.rulesets.casino_incognito.model.cards import LaidCard, split_laid_card
from domain.rulesets.casino_incognito.model.hand_ranking import Strength
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.reveal_offers import Hands, hand_strengths, showable_hands
from domain.rulesets.casino_incognito.model.table import Table
from domain.rulesets.casino_incognito.model.tiles import Combination

COURT = {11: "jack", 12: "queen", 13: "king", 14: "ace"}


def rank_text(value: int, count: int = 1) -> str:
    """A rank, or several cards of it.

    >>> rank_text(13), rank_text(9), rank_text(14, 2), rank_text(6, 3)
    ('king', '9', 'aces', '6s')
    """
    return COURT.get(value, str(value)) + ("s" if count > 1 else "")


def hand_name(combination: Combination, strength: Strength) -> str:
    """A hand by its combination and the ranks that lead it."""
    first, *others = strength[0]
    match combination.shape:
        case "kind" | "suited_pair":
            return f"{combination.name} of {rank_text(first, 2)}".replace("of a kind of", "of a kind,")
        case "two_pair" | "full_house":
            return f"{combination.name}, {rank_text(first, 2)} and {rank_text(others[0], 2)}"
        case "flush":
            return f"{combination.name}, {rank_text(first)} high"
    return f"{combination.name} up to the {rank_text(first)}"


def of_hands(table: Table, mind: Mind, value: Hands | LaidCard, _: Sequence[str]) -> Consequence:
    """Effect of showing whole hands, or of adding a card to them."""
    if isinstance(value, str):
        return Consequence(at=place_of_laid(table, mind, value))
    return Consequence(hands_told(table, mind, value) if value else "You show no hand for this tile.")


def place_of_laid(table: Table, mind: Mind, laid: LaidCard) -> str:
    """The place of a card that may be part of a hand."""
    card, spot, _ = split_laid_card(laid)
    if spot:
        return f"leak:{spot}/{table.leak[spot - 1].card}"
    return f"{'open' if card in table.open[mind.seat] else 'hidden'}:{mind.seat}/{card}"


def hands_told(table: Table, mind: Mind, hands: Hands) -> str:
    showable = showable_hands(table, mind)
    found = [each for each in map(showable.strength, hands) if each is not None]
    if len(found) < len(hands):
        return f"That is no {showable.tile.combination.name}."
    named = and_list([hand_name(showable.tile.combination, each) for each in found])
    leads = max(found) > max(hand_strengths(table), default=((), ()))
    paid = sum(split_laid_card(laid)[1] > 0 for hand in hands for laid in hand)
    cost = f", for {count_text(paid, 'chip')} on the Leak" if paid else ""
    return f"{named[:1].upper()}{named[1:]}{cost}: {'the best so far' if leads else 'not the best so far'}."
