"""Enumeration of all worlds of a view: tries every place of every card the seat cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from domain.kernel.secrecy import Seat
from domain.rulesets.infiltrators.model.cards import Card, in_order
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.table import Table
from domain.rulesets.infiltrators.rules.state import House, State
from tests.laws.facts.infiltrators import conserved, knows_truth

World = tuple[tuple[Mind, ...], House]


def world_of(state: State) -> World:
    """The hidden part of a state."""
    return state.minds, state.house


def worlds(table: Table, mind: Mind) -> Counter[World]:
    """Hidden parts of all states with this table and mind that agree with the rules."""
    seen = {*table.visible_cards(), *mind.hand, mind.suspect}
    left = [card for card in (*table.brief.plain, *table.brief.special) if card not in seen]
    return Counter(world_of(world) for world in placements(table, mind, left) if is_possible(world))


def is_possible(world: State) -> bool:
    try:
        conserved(world)
        knows_truth(world, 0)
    except AssertionError:
        return False
    return True


def placements(table: Table, mind: Mind, left: Sequence[Card]) -> Iterator[State]:
    """All states that fit by number: suspects and face-down cards in order; hands, centre and Headquarters as sets."""
    guarded = [seat for seat in table.seats if table.stands[seat] and seat != mind.seat]
    others = [seat for seat in table.seats if seat != mind.seat]
    for suspects in permutations(left, len(guarded)):
        after = without(left, suspects)
        for covered in permutations(after, len(table.covered)):
            for sets in splits(without(after, covered), [table.centre, *(unknown(table, seat) for seat in others)]):
                centre, *hands, deck = sets
                by_seat = dict(zip(others, hands, strict=True))
                stands = dict(zip(guarded, suspects, strict=True))
                minds = tuple(
                    mind
                    if seat == mind.seat
                    else Mind(seat, in_order((*table.kept[seat], *by_seat[seat])), stands.get(seat))
                    for seat in table.seats
                )
                yield State(table, minds, House(in_order(deck), in_order(centre), covered))


def unknown(table: Table, seat: Seat) -> int:
    return table.hands[seat] - len(table.kept[seat])


def splits(left: Sequence[Card], sizes: Sequence[int]) -> Iterator[list[tuple[Card, ...]]]:
    """All splits into sets of these sizes and the rest."""
    if not sizes:
        yield [tuple(left)]
        return
    for first in combinations(left, sizes[0]):
        for rest in splits(without(left, first), sizes[1:]):
            yield [first, *rest]


def without(cards: Sequence[Card], gone: Sequence[Card]) -> list[Card]:
    return [card for card in cards if card not in gone]
