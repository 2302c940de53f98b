"""Possible places of the two letters in play, for the Broker (rule MF-6.5)."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from domain.rulesets.microfilms.bot.belief import Belief, known_place, place_odds, unknown_slots
from domain.rulesets.microfilms.bot.layouts import Layout
from domain.rulesets.microfilms.model.cards import LETTER, Card
from domain.rulesets.microfilms.model.table import Table


def letter_pair_odds(belief: Belief) -> dict[tuple[str, str], float]:
    """Probability of each pair of places of the two letters, each pair sorted.  Rule MF-6.5."""
    pairs: dict[tuple[str, str], float] = {}
    lone = belief.unseen.lone
    for likely, layout in belief.layouts:
        for boxed in lone:
            first, second = [LETTER[nation] for nation in belief.table.nations if nation != boxed]
            for here, there, chance in pair_place_odds(belief.table, layout, first, second):
                pair = (here, there) if here <= there else (there, here)
                pairs[pair] = pairs.get(pair, 0.0) + likely * chance / len(lone)
    return pairs


def pair_place_odds(table: Table, layout: Layout, first: Card, second: Card) -> Iterator[tuple[str, str, float]]:
    """Pairs of places of two unique cards in play, with their probabilities in this layout."""
    if known_place(table, layout, first) or known_place(table, layout, second):
        for here, chance in place_odds(table, layout, first):
            for there, then in place_odds(table, layout, second):
                yield here, there, chance * then
        return
    unseen = layout.unseen
    may = [card in unseen.single for card in (first, second)]
    for likely, split in unseen.split_odds():
        inside, singles = unseen.deck - sum(split), unseen.singles
        for one, other, chance in pair_inside_odds(inside, singles, may):
            if chance:
                yield from pair_slot_odds(table, layout, (first, second), (one, other), likely * chance)


def pair_inside_odds(inside: int, singles: int, may: list[bool]) -> Iterator[tuple[bool, bool, float]]:
    """Whether each of two unique cards is in the draw deck, with the probability.

    inside: how many of the `singles`, the unique cards that may be in the deck, are in it; may: whether each of the two
    is one of those.
    """
    if not all(may):
        chance = inside / singles if any(may) else 0.0
        yield may[0], may[1], chance
        yield False, False, 1 - chance
        return
    total = singles * (singles - 1)
    outside = singles - inside
    yield True, True, inside * (inside - 1) / total
    yield True, False, inside * outside / total
    yield False, True, inside * outside / total
    yield False, False, outside * (outside - 1) / total


def pair_slot_odds(
    table: Table, layout: Layout, cards: tuple[Card, Card], inside: tuple[bool, bool], chance: float
) -> Iterator[tuple[str, str, float]]:
    """Pairs of places given which cards are in the draw deck; the others are equally likely in each unknown slot.

    chance: probability of that condition.
    """
    first, second = [
        {"draw": 1} if is_inside else dict(unknown_slots(table, layout, card))
        for card, is_inside in zip(cards, inside, strict=True)
    ]
    ways = [
        (here, there, slots * (others - (here == there != "draw")))
        for here, slots in first.items()
        for there, others in second.items()
    ]
    total = sum([way for _, _, way in ways])
    for here, there, way in ways if total else ():
        if way:
            yield here, there, chance * way / total


def approximate_letters_chance(belief: Belief) -> float:
    """Approximate maximum of `letter_pair_odds`, with letters taken as independent. Cheap enough for look-ahead."""
    chance, lone = 0.0, belief.unseen.lone
    in_play = [nation for nation in belief.table.nations if lone != (nation,)]
    best = {nation: belief.best_place_chance(LETTER[nation]) for nation in in_play}
    for boxed in lone:
        chance += prod([likely for nation, likely in best.items() if nation != boxed]) / len(lone)
    return chance
