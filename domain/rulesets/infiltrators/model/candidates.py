"""The exact set of cards that each suspect can be, to the knowledge of a seat or of the public (rule IF-9.3).

A candidate is not seen elsewhere since the deal, is neither in one's own hand nor on one's own stand, and agrees with
all clues and misses. Also, all suspects are different cards: if k stands have only k candidates between them, no other
stand has one of these. By Hall's marriage theorem nothing else rules a card out, as the centre may hold whatever is
left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations

from domain.kernel.secrecy import Seat
from domain.rulesets.infiltrators.model.cards import MATCHES, CardSet, card_set
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.missions import Brief
from domain.rulesets.infiltrators.model.table import LaidClue, Table


@cache
def suspect_cards(plan: Brief) -> CardSet:
    """The set of cards that suspects are dealt from."""
    return card_set(plan.guesses)


def unseen_suspects(table: Table, mind: Mind | None) -> CardSet:
    """The cards that may still be suspects. mind: None for public knowledge."""
    gone = card_set((*table.visible_cards(), *table.eliminated))
    if mind is not None:
        gone |= card_set(mind.hand) | (card_set((mind.suspect,)) if mind.suspect else 0)
    return suspect_cards(table.brief) & ~gone


def possible_suspects(table: Table, mind: Mind | None) -> dict[Seat, CardSet]:
    """By stand: candidates of each suspect this seat cannot see, each taken alone. mind: None for the public."""
    left = unseen_suspects(table, mind)
    return {
        seat: consistent_cards(left & ~card_set(table.misses[seat]), table.clues[seat])
        for seat in table.seats
        if table.stands[seat] and (mind is None or seat != mind.seat)
    }


def consistent_cards(cards: CardSet, clues: Sequence[LaidClue]) -> CardSet:
    """The cards for which every clue lies the right way."""
    for clue in clues:
        cards &= MATCHES[clue.card] if clue.vertical else ~MATCHES[clue.card]
    return cards


def candidates(table: Table, mind: Mind | None) -> dict[Seat, CardSet]:
    """By stand: exact candidates of each suspect this seat cannot see. mind: None for the public."""
    return all_different(possible_suspects(table, mind))


def all_different(sets: Mapping[Seat, CardSet]) -> dict[Seat, CardSet]:
    """The sets after all-different propagation: k sets with a union of k cards exclude these from all others."""
    left = dict(sets)
    for size in range(1, len(sets)):
        for group in combinations(sets, size):
            taken = 0
            for seat in group:
                taken |= sets[seat]
            if taken.bit_count() == size:
                left |= {seat: left[seat] & ~taken for seat in left if seat not in group}
    return left
