"""What happened (rules IF-2 to IF-9). A `Secret` field names its audience when the event is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.kernel.secrecy import Event, Seat, Secret
from domain.rulesets.infiltrators.model.cards import Card

Narrowed = tuple[int, int]
"""How many cards a suspect might have been, and how many are left."""


class MissionBegan(Event, frozen=True, tag="infiltrators.mission_began"):
    """cards: how many are in the game; suspects, bullets: how many there are."""

    rule = "IF-2.1"
    cards: int
    suspects: int
    bullets: int


class SuspectsDealt(Event, frozen=True, tag="infiltrators.suspects_dealt"):
    """Suspects are laid face down into the centre."""

    rule = "IF-2.2"
    count: int
    cards: Secret[tuple[Card, ...]]


class HandDealt(Event, frozen=True, tag="infiltrators.hand_dealt"):
    """A seat gets its first cards."""

    rule = "IF-2.3"
    seat: Seat
    count: int
    cards: Secret[tuple[Card, ...]]


class HeadquartersBuilt(Event, frozen=True, tag="infiltrators.headquarters_built"):
    """The rest becomes the Headquarters."""

    rule = "IF-2.4"
    size: int
    cards: Secret[tuple[Card, ...]]


class TurnBegan(Event, frozen=True, tag="infiltrators.turn_began"):
    """A seat's turn."""

    rule = "IF-4"
    seat: Seat


class SuspectNabbed(Event, frozen=True, tag="infiltrators.suspect_nabbed"):
    """A suspect goes from the centre to a stand."""

    rule = "IF-4.1.1"
    seat: Seat
    card: Secret[Card]


class CardMilled(Event, frozen=True, tag="infiltrators.card_milled"):
    """The top card of the Headquarters goes face down to the discard."""

    rule = "IF-1.4.3"
    card: Secret[Card]


class ClueGiven(Event, frozen=True, tag="infiltrators.clue_given"):
    """A card beside one's own suspect. narrowed: in everybody's eyes."""

    rule = "IF-4.2.1"
    seat: Seat
    card: Card
    vertical: bool
    narrowed: Secret[Narrowed]


class ExchangeMade(Event, frozen=True, tag="infiltrators.exchange_made"):
    """A card beside the target's suspect. narrowed: in the eyes of who laid it."""

    rule = "IF-4.3.1"
    seat: Seat
    target: Seat
    card: Card
    vertical: bool
    narrowed: Secret[Narrowed]


class DrawOffered(Event, frozen=True, tag="infiltrators.draw_offered"):
    """Who exchanged may draw a card."""

    rule = "IF-4.3.3"
    seat: Seat


class DrawDeclined(Event, frozen=True, tag="infiltrators.draw_declined"):
    rule = "IF-4.3.3"
    seat: Seat


class Bided(Event, frozen=True, tag="infiltrators.bided"):
    """draw: how many cards are announced."""

    rule = "IF-4.4.1"
    seat: Seat
    draw: int


class CardsDrawn(Event, frozen=True, tag="infiltrators.cards_drawn"):
    """From the Headquarters."""

    rule = "IF-1.4.2"
    seat: Seat
    count: int
    cards: Secret[tuple[Card, ...]]


class ShotMissed(Event, frozen=True, tag="infiltrators.shot_missed"):
    """The target's suspect is another card. choices: how many cards it might have been, in the shooter's eyes."""

    rule = "IF-4.5.4"
    seat: Seat
    target: Seat
    card: Card
    choices: Secret[int]


class ShotHit(Event, frozen=True, tag="infiltrators.shot_hit"):
    """The target's suspect is shown and shuffled into the Headquarters; its clues go face up to the discard."""

    rule = "IF-4.5.3"
    seat: Seat
    target: Seat
    card: Card
    choices: Secret[int]


class RewardOffered(Event, frozen=True, tag="infiltrators.reward_offered"):
    """The shooter may take a card from the discard."""

    rule = "IF-4.6.1"
    seat: Seat


class RewardTaken(Event, frozen=True, tag="infiltrators.reward_taken"):
    """A card that lay face up."""

    rule = "IF-4.6.2"
    seat: Seat
    card: Card


class RewardDrawn(Event, frozen=True, tag="infiltrators.reward_drawn"):
    """A card that lay face down. place: which of them, the one that came first being 0."""

    rule = "IF-4.6.3"
    seat: Seat
    place: int
    card: Secret[Card]


class RewardDeclined(Event, frozen=True, tag="infiltrators.reward_declined"):
    rule = "IF-4.6.1"
    seat: Seat


class TrimOwed(Event, frozen=True, tag="infiltrators.trim_owed"):
    """A hand is above the limit at the end of its turn."""

    rule = "IF-4.7.1"
    seat: Seat
    count: int


class Trimmed(Event, frozen=True, tag="infiltrators.trimmed"):
    """Cards go face up to the discard."""

    rule = "IF-4.7.1"
    seat: Seat
    cards: tuple[Card, ...]


class Marked(Event, frozen=True, tag="infiltrators.marked"):
    """One card is crossed out, or clear again: what was stored before cards were marked together."""

    rule = "IF-9.2.1"
    seat: Seat
    target: Seat
    card: Card
    crossed: bool


class BoardMarked(Event, frozen=True, tag="infiltrators.board_marked"):
    """Cards on the clue board of the target's suspect are crossed out, or clear again."""

    rule = "IF-9.2.1"
    seat: Seat
    target: Seat
    cards: tuple[Card, ...]
    crossed: bool


class TurnSkipped(Event, frozen=True, tag="infiltrators.turn_skipped"):
    """A seat that could do nothing."""

    rule = "IF-4.8.2"
    seat: Seat


class LastChanceGiven(Event, frozen=True, tag="infiltrators.last_chance_given"):
    """All cards are used up. seats: who may still shoot, in turn."""

    rule = "IF-5.3.2"
    seats: tuple[Seat, ...]


class LastShotOffered(Event, frozen=True, tag="infiltrators.last_shot_offered"):
    """A seat may shoot a last time."""

    rule = "IF-5.3.2"
    seat: Seat


class FireHeld(Event, frozen=True, tag="infiltrators.fire_held"):
    rule = "IF-5.3.2"
    seat: Seat


class Ended(Event, frozen=True, tag="infiltrators.ended"):
    """Whether everybody won or nobody, and why."""

    rule = "IF-5"
    winners: tuple[Seat, ...]
    reason: str


class CardsRevealed(Event, frozen=True, tag="infiltrators.cards_revealed"):
    """Everything is turned face up. suspects: by seat, or none; covered: the discard's face-down cards, the first first."""

    rule = "IF-8.1.3"
    hands: tuple[tuple[Card, ...], ...]
    suspects: tuple[Card | None, ...]
    centre: tuple[Card, ...]
    headquarters: tuple[Card, ...]
    covered: tuple[Card, ...]


EVENTS = (
    MissionBegan, SuspectsDealt, HandDealt, HeadquartersBuilt, TurnBegan, SuspectNabbed, CardMilled, ClueGiven,
    ExchangeMade, DrawOffered, DrawDeclined, Bided, CardsDrawn, ShotMissed, ShotHit, RewardOffered, RewardTaken,
    RewardDrawn, RewardDeclined, TrimOwed, Trimmed, BoardMarked, TurnSkipped, LastChanceGiven, LastShotOffered, FireHeld,
    Ended, CardsRevealed,
)  # fmt: skip

RETIRED: dict[type[Event], Callable[[Any], Event]] = {
    Marked: lambda event: BoardMarked(event.seat, event.target, (event.card,), event.crossed),
}
"""Events of earlier days that lie in logs still, and how they read today."""

TURNING_POINTS = (TurnBegan, ShotMissed, ShotHit, LastChanceGiven, Ended)
"""Turns that begin, shots, and the end."""
