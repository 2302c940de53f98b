"""The exact set of cards that each suspect can be, to the knowledge of a seat or of the public (rule IF-9.3).

A candidate is not seen elsewhere since the deal, is neither in one's own hand nor on one's own stand, and agrees with
all clues and misses. Also, all suspects are different cards: if k stands have only k candidates between them, no other
stand has one of these. By Hall's marriage theorem nothing else rules a card out, as the centre may hold whatever is
left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from math import log2
from typing import NamedTuple

from domain.kernel.secrecy import Seat
from domain.rulesets.infiltrators.model.cards import MATCHES, Card, CardSet, card_set, cards_of, matches
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


class Gain(NamedTuple):
    """A card beside the target's suspect. bits: expected for the acting seat, or public if beside its own suspect."""

    bits: float
    card: Card
    target: Seat


class Shot(NamedTuple):
    """choices: number of candidates of the target's suspect; card: the first of them."""

    choices: int
    target: Seat
    card: Card


def expected_bits(cards: CardSet, clue: Card) -> float:
    """Expected information of a clue about a suspect that is any of these cards, in bits."""
    size, matched = cards.bit_count(), (cards & MATCHES[clue]).bit_count()
    parts = [part / size for part in (matched, size - matched) if part]
    return -sum(part * log2(part) for part in parts)


def gains(table: Table, mind: Mind, cards: tuple[Card, ...]) -> list[Gain]:
    """The gain of each of these cards beside each suspect."""
    found = [
        Gain(expected_bits(left, card), card, target)
        for target, left in candidates(table, mind).items()
        for card in cards
    ]
    return found + [Gain(own_suspect_bits(table, mind, card), card, mind.seat) for card in cards if mind.suspect]


def own_suspect_bits(table: Table, mind: Mind, card: Card) -> float:
    """Bits of public information that a clue beside one's own suspect gives."""
    assert mind.suspect is not None
    laid = LaidClue(card, matches(card, mind.suspect), mind.seat)
    before, after = table, table.with_clue(mind.seat, mind.seat, laid)
    return log2(public_candidates(before, mind.seat) / public_candidates(after, mind.seat))


def public_candidates(table: Table, seat: Seat) -> int:
    """Number of candidates of a suspect by public knowledge."""
    return candidates(table, None)[seat].bit_count()


def most_bits(table: Table, mind: Mind, card: Card) -> float:
    """The highest gain of a card beside any suspect, in bits; 0 without any."""
    return max((gain.bits for gain in gains(table, mind, (card,))), default=0.0)


def best_shot(table: Table, mind: Mind) -> Shot | None:
    """The shot at the suspect with the fewest candidates; None without a target."""
    shots = [
        Shot(left.bit_count(), target, next(cards_of(left))) for target, left in candidates(table, mind).items() if left
    ]
    return min(shots, default=None)
