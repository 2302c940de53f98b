"""What a card or a shot is worth to a seat, by what it can know (rule IF-9.3): bits that a clue is expected to tell."""

from __future__ import annotations

from math import log2
from typing import NamedTuple

from domain.kernel.secrecy import Seat
from domain.rulesets.infiltrators.model.candidates import candidates
from domain.rulesets.infiltrators.model.cards import MATCHES, Card, CardSet, cards_of, matches
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.table import Clue, Table


class Gain(NamedTuple):
    """bits: what the others, or who lays it, may expect to learn from this card beside this seat's suspect."""

    bits: float
    card: Card
    target: Seat


class Shot(NamedTuple):
    """choices: how many cards the target's suspect can be; card: the first of them."""

    choices: int
    target: Seat
    card: Card


def expected_bits(cards: CardSet, clue: Card) -> float:
    """The bits that a clue is expected to tell of a suspect who is any of these cards."""
    size, matched = cards.bit_count(), (cards & MATCHES[clue]).bit_count()
    parts = [part / size for part in (matched, size - matched) if part]
    return -sum(part * log2(part) for part in parts)


def gains(table: Table, mind: Mind, cards: tuple[Card, ...]) -> list[Gain]:
    """What each of these cards is worth beside each suspect."""
    found = [
        Gain(expected_bits(left, card), card, target)
        for target, left in candidates(table, mind).items()
        for card in cards
    ]
    return found + [Gain(own_suspect_bits(table, mind, card), card, mind.seat) for card in cards if mind.suspect]


def own_suspect_bits(table: Table, mind: Mind, card: Card) -> float:
    """The bits that a clue tells everybody of one's own suspect, who one knows."""
    assert mind.suspect is not None
    laid = Clue(card, matches(card, mind.suspect), mind.seat)
    before, after = table, table.with_clue(mind.seat, mind.seat, laid)
    return log2(public_candidates(before, mind.seat) / public_candidates(after, mind.seat))


def public_candidates(table: Table, seat: Seat) -> int:
    """How many cards a suspect can be, in everybody's eyes."""
    return candidates(table, None)[seat].bit_count()


def most_bits(table: Table, mind: Mind, card: Card) -> float:
    """The most that a card is worth anywhere."""
    return max((gain.bits for gain in gains(table, mind, (card,))), default=0.0)


def best_shot(table: Table, mind: Mind) -> Shot | None:
    """At the suspect who can be the fewest cards."""
    shots = [
        Shot(left.bit_count(), target, next(cards_of(left))) for target, left in candidates(table, mind).items() if left
    ]
    return min(shots, default=None)
