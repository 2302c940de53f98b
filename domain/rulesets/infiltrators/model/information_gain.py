"""Information gain of clues, in bits, and the best shot, from a seat's view (rule IF-9.3)."""

from __future__ import annotations

from math import log2
from typing import NamedTuple

from domain.kernel.secrecy import Seat
from domain.rulesets.infiltrators.model.candidates import candidates
from domain.rulesets.infiltrators.model.cards import MATCHES, Card, CardSet, cards_of, matches
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.table import LaidClue, Table


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
