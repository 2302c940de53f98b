"""Events (rules IF-2 to IF-9). A `Secret` field carries its audience."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from domain.kernel.secrecy import Event, Seat, Secret
from domain.rulesets.infiltrators.model.cards import Card

Narrowed = tuple[int, int]
"""Numbers of candidates of a suspect, before and after a clue."""


class MissionBegan(Event, frozen=True, tag="infiltrators.mission_began"):
    """The mission begins."""

    rule = "IF-2.1"
    cards: Annotated[int, Meta(description="Number in the game.")]
    suspects: Annotated[int, Meta(description="Number in the game.")]
    bullets: Annotated[int, Meta(description="Number in the game.")]


class SuspectsDealt(Event, frozen=True, tag="infiltrators.suspects_dealt"):
    """Suspects are laid face down into the centre."""

    rule = "IF-2.2"
    count: Annotated[int, Meta(description="Number of suspects.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The cards.")]


class HandDealt(Event, frozen=True, tag="infiltrators.hand_dealt"):
    """A seat is dealt its hand."""

    rule = "IF-2.3"
    seat: Seat
    count: Annotated[int, Meta(description="Number of cards.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The cards.")]


class HeadquartersBuilt(Event, frozen=True, tag="infiltrators.headquarters_built"):
    """The rest becomes the Headquarters."""

    rule = "IF-2.4"
    size: Annotated[int, Meta(description="Number of cards.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="In order, the top first.")]


class TurnBegan(Event, frozen=True, tag="infiltrators.turn_began"):
    """A seat's turn begins."""

    rule = "IF-4"
    seat: Seat


class SuspectNabbed(Event, frozen=True, tag="infiltrators.suspect_nabbed"):
    """A suspect goes from the centre to a stand."""

    rule = "IF-4.1.1"
    seat: Seat
    card: Annotated[Secret[Card], Meta(description="The card.")]


class CardMilled(Event, frozen=True, tag="infiltrators.card_milled"):
    """The top card of the Headquarters goes face down to the discard."""

    rule = "IF-1.4.3"
    card: Annotated[Secret[Card], Meta(description="The card.")]


class ClueGiven(Event, frozen=True, tag="infiltrators.clue_given"):
    """A seat lays a card beside its own suspect."""

    rule = "IF-4.2.1"
    seat: Seat
    card: Annotated[Card, Meta(description="The one laid.")]
    vertical: Annotated[bool, Meta(description="Whether it matches the suspect.")]
    narrowed: Annotated[Secret[Narrowed], Meta(description="Numbers of candidates by public knowledge.")]


class ExchangeMade(Event, frozen=True, tag="infiltrators.exchange_made"):
    """A seat lays a card beside the target's suspect."""

    rule = "IF-4.3.1"
    seat: Seat
    target: Seat
    card: Annotated[Card, Meta(description="The one laid.")]
    vertical: Annotated[bool, Meta(description="Whether it matches the suspect.")]
    narrowed: Annotated[Secret[Narrowed], Meta(description="Numbers of candidates by the knowledge of `seat`.")]


class DrawOffered(Event, frozen=True, tag="infiltrators.draw_offered"):
    """After an exchange, the seat may draw a card."""

    rule = "IF-4.3.3"
    seat: Seat


class DrawDeclined(Event, frozen=True, tag="infiltrators.draw_declined"):
    """A seat draws no cards after its exchange."""

    rule = "IF-4.3.3"
    seat: Seat


class Bided(Event, frozen=True, tag="infiltrators.bided"):
    """A seat bides its time."""

    rule = "IF-4.4.1"
    seat: Seat
    draw: Annotated[int, Meta(description="Number of cards announced.")]


class CardsDrawn(Event, frozen=True, tag="infiltrators.cards_drawn"):
    """A seat draws cards from the Headquarters."""

    rule = "IF-1.4.2"
    seat: Seat
    count: Annotated[int, Meta(description="Number of cards.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The cards.")]


class ShotMissed(Event, frozen=True, tag="infiltrators.shot_missed"):
    """The shot misses: the target's suspect is another card."""

    rule = "IF-4.5.4"
    seat: Seat
    target: Seat
    card: Annotated[Card, Meta(description="The one named.")]
    choices: Annotated[Secret[int], Meta(description="Number of candidates by the shooter's knowledge.")]


class ShotHit(Event, frozen=True, tag="infiltrators.shot_hit"):
    """The target's suspect is shown and shuffled into the Headquarters; its clues go face up to the discard."""

    rule = "IF-4.5.3"
    seat: Seat
    target: Seat
    card: Annotated[Card, Meta(description="The suspect.")]
    choices: Annotated[Secret[int], Meta(description="Number of candidates by the shooter's knowledge.")]


class RewardOffered(Event, frozen=True, tag="infiltrators.reward_offered"):
    """The shooter may take a card from the discard."""

    rule = "IF-4.6.1"
    seat: Seat


class RewardTaken(Event, frozen=True, tag="infiltrators.reward_taken"):
    """The shooter takes a face-up card of the discard."""

    rule = "IF-4.6.2"
    seat: Seat
    card: Annotated[Card, Meta(description="The card.")]


class RewardDrawn(Event, frozen=True, tag="infiltrators.reward_drawn"):
    """The shooter takes a face-down card of the discard."""

    rule = "IF-4.6.3"
    seat: Seat
    place: Annotated[int, Meta(description="Its place among the face-down cards; 0 is the oldest.")]
    card: Annotated[Secret[Card], Meta(description="The card.")]


class RewardDeclined(Event, frozen=True, tag="infiltrators.reward_declined"):
    """The shooter takes no card of the discard."""

    rule = "IF-4.6.1"
    seat: Seat


class TrimOwed(Event, frozen=True, tag="infiltrators.trim_owed"):
    """A hand is above the limit at the end of its owner's turn."""

    rule = "IF-4.7.1"
    seat: Seat
    count: Annotated[int, Meta(description="Cards to discard.")]


class Trimmed(Event, frozen=True, tag="infiltrators.trimmed"):
    """A seat discards down to the limit, face up."""

    rule = "IF-4.7.1"
    seat: Seat
    cards: Annotated[tuple[Card, ...], Meta(description="In this order.")]


class BoardMarked(Event, frozen=True, tag="infiltrators.board_marked"):
    """Cards on the clue board of the target's suspect are crossed out or cleared."""

    rule = "IF-9.2.1"
    seat: Seat
    target: Seat
    cards: Annotated[tuple[Card, ...], Meta(description="Cards whose marks change.")]
    crossed: Annotated[bool, Meta(description="Whether they are crossed out.")]


class TurnSkipped(Event, frozen=True, tag="infiltrators.turn_skipped"):
    """A seat that can do nothing is passed over."""

    rule = "IF-4.8.2"
    seat: Seat


class LastChanceGiven(Event, frozen=True, tag="infiltrators.last_chance_given"):
    """All cards are used up."""

    rule = "IF-5.3.2"
    seats: Annotated[tuple[Seat, ...], Meta(description="Those that may still shoot, in order.")]


class LastShotOffered(Event, frozen=True, tag="infiltrators.last_shot_offered"):
    """A seat may shoot a last time."""

    rule = "IF-5.3.2"
    seat: Seat


class FireHeld(Event, frozen=True, tag="infiltrators.fire_held"):
    """A seat does not shoot a last time."""

    rule = "IF-5.3.2"
    seat: Seat


class Ended(Event, frozen=True, tag="infiltrators.ended"):
    """The mission ends: all seats win, or none."""

    rule = "IF-5"
    winners: Annotated[tuple[Seat, ...], Meta(description="All seats or none.")]
    reason: Annotated[str, Meta(description="Why, as a code of the ruleset.")]


class CardsRevealed(Event, frozen=True, tag="infiltrators.cards_revealed"):
    """Everything is turned face up."""

    rule = "IF-8.1.3"
    hands: Annotated[tuple[tuple[Card, ...], ...], Meta(description="Cards by seat.")]
    suspects: Annotated[tuple[Card | None, ...], Meta(description="By seat, None without one.")]
    centre: Annotated[tuple[Card, ...], Meta(description="Its suspects.")]
    headquarters: Annotated[tuple[Card, ...], Meta(description="Its cards, the top first.")]
    covered: Annotated[tuple[Card, ...], Meta(description="The discard's face-down cards, oldest first.")]


EVENTS = (
    MissionBegan, SuspectsDealt, HandDealt, HeadquartersBuilt, TurnBegan, SuspectNabbed, CardMilled, ClueGiven,
    ExchangeMade, DrawOffered, DrawDeclined, Bided, CardsDrawn, ShotMissed, ShotHit, RewardOffered, RewardTaken,
    RewardDrawn, RewardDeclined, TrimOwed, Trimmed, BoardMarked, TurnSkipped, LastChanceGiven, LastShotOffered,
    FireHeld, Ended, CardsRevealed,
)  # fmt: skip

TURNING_POINTS = (TurnBegan, ShotMissed, ShotHit, LastChanceGiven, Ended)
"""Turning points of a replay: new turns, shots, the last chance, and the end."""
