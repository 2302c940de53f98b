"""What a suspect can be, exactly, from what somebody may know (rule IF-9.3).

A suspect is a card that nobody has seen since the deal, that is not in one's own hand or on one's own stand, and that agrees with
every clue and every miss. Beyond that all suspects are different cards: where so many stands have no more than so many cards
between them, no other stand has one of these. By the marriage theorem nothing else can rule a card out, for the centre may
hold whatever the stands leave.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations

from domain.kernel.secrecy import Seat
from domain.rulesets.infiltrators.model.cards import MATCHES, CardSet, card_set
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.missions import Brief
from domain.rulesets.infiltrators.model.table import Clue, Table


@cache
def suspect_cards(plan: Brief) -> CardSet:
    """The cards that suspects are dealt from."""
    return card_set(plan.guesses)


def unseen_suspects(table: Table, mind: Mind | None) -> CardSet:
    """The cards that may be suspects still; `mind` None is everybody's eyes."""
    gone = card_set((*table.visible_cards(), *table.eliminated))
    if mind is not None:
        gone |= card_set(mind.hand) | (card_set((mind.suspect,)) if mind.suspect else 0)
    return suspect_cards(table.brief) & ~gone


def possible_suspects(table: Table, mind: Mind | None) -> dict[Seat, CardSet]:
    """What each suspect may be whom this seat does not see, by whose stand it is on, one by one."""
    left = unseen_suspects(table, mind)
    return {
        seat: consistent_cards(left & ~card_set(table.misses[seat]), table.clues[seat])
        for seat in table.seats
        if table.stands[seat] and (mind is None or seat != mind.seat)
    }


def consistent_cards(cards: CardSet, clues: Sequence[Clue]) -> CardSet:
    """Those that every clue lies the right way for."""
    for clue in clues:
        cards &= MATCHES[clue.card] if clue.vertical else ~MATCHES[clue.card]
    return cards


def candidates(table: Table, mind: Mind | None) -> dict[Seat, CardSet]:
    """What each suspect can be whom this seat does not see, all taken together."""
    return all_different(possible_suspects(table, mind))


def all_different(sets: Mapping[Seat, CardSet]) -> dict[Seat, CardSet]:
    """The sets, less what suspects who have no more cards than they are take up between them."""
    left = dict(sets)
    for size in range(1, len(sets)):
        for group in combinations(sets, size):
            taken = 0
            for seat in group:
                taken |= sets[seat]
            if taken.bit_count() == size:
                left |= {seat: left[seat] & ~taken for seat in left if seat not in group}
    return left
