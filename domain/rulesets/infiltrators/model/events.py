"""Events (rules IF-2 to IF-9). A `Secret` field carries its audience."""

from __future__ import annotations

from domain.kernel.secrecy import Event, Seat, Secret
from domain.rulesets.infiltrators.model.cards import Card

Narrowed = tuple[int, int]
"""Numbers of candidates of a suspect, before and after a clue."""


class MissionBegan(Event, frozen=True, tag="infiltrators.mission_began"):
    """The mission begins. cards, suspects, bullets: how many are in the game."""

    rule = "IF-2.1"
    cards: int
    suspects: int
    bullets: int


class SuspectsDealt(Event, frozen=True, tag="infiltrators.suspects_dealt"):
    """Suspects are laid face down into the centre. count: number of suspects; cards: what they are."""

    rule = "IF-2.2"
    count: int
    cards: Secret[tuple[Card, ...]]


class HandDealt(Event, frozen=True, tag="infiltrators.hand_dealt"):
    """A seat is dealt its hand. count: number of cards; cards: what they are."""

    rule = "IF-2.3"
    seat: Seat
    count: int
    cards: Secret[tuple[Card, ...]]


class HeadquartersBuilt(Event, frozen=True, tag="infiltrators.headquarters_built"):
    """The rest becomes the Headquarters. size: number of cards; cards: in order, the top first."""

    rule = "IF-2.4"
    size: int
    cards: Secret[tuple[Card, ...]]


class TurnBegan(Event, frozen=True, tag="infiltrators.turn_began"):
    """A seat's turn begins."""

    rule = "IF-4"
    seat: Seat


class SuspectNabbed(Event, frozen=True, tag="infiltrators.suspect_nabbed"):
    """A suspect goes from the centre to a stand. card: what it is."""

    rule = "IF-4.1.1"
    seat: Seat
    card: Secret[Card]


class CardMilled(Event, frozen=True, tag="infiltrators.card_milled"):
    """The top card of the Headquarters goes face down to the discard. card: what it is."""

    rule = "IF-1.4.3"
    card: Secret[Card]


class ClueGiven(Event, frozen=True, tag="infiltrators.clue_given"):
    """A seat lays a card beside its own suspect. narrowed: by public knowledge.

    card: the one laid; vertical: whether it matches the suspect.
    """

    rule = "IF-4.2.1"
    seat: Seat
    card: Card
    vertical: bool
    narrowed: Secret[Narrowed]


class ExchangeMade(Event, frozen=True, tag="infiltrators.exchange_made"):
    """A seat lays a card beside the target's suspect. narrowed: by the knowledge of `seat`.

    card: the one laid; vertical: whether it matches the suspect.
    """

    rule = "IF-4.3.1"
    seat: Seat
    target: Seat
    card: Card
    vertical: bool
    narrowed: Secret[Narrowed]


class DrawOffered(Event, frozen=True, tag="infiltrators.draw_offered"):
    """After an exchange, the seat may draw a card."""

    rule = "IF-4.3.3"
    seat: Seat


class DrawDeclined(Event, frozen=True, tag="infiltrators.draw_declined"):
    """A seat draws no cards after its exchange."""

    rule = "IF-4.3.3"
    seat: Seat


class Bided(Event, frozen=True, tag="infiltrators.bided"):
    """A seat bides its time. draw: number of cards announced."""

    rule = "IF-4.4.1"
    seat: Seat
    draw: int


class CardsDrawn(Event, frozen=True, tag="infiltrators.cards_drawn"):
    """A seat draws cards from the Headquarters. count: number of cards; cards: what they are."""

    rule = "IF-1.4.2"
    seat: Seat
    count: int
    cards: Secret[tuple[Card, ...]]


class ShotMissed(Event, frozen=True, tag="infiltrators.shot_missed"):
    """The target's suspect is another card. choices: number of candidates by the shooter's knowledge.

    card: the one named.
    """

    rule = "IF-4.5.4"
    seat: Seat
    target: Seat
    card: Card
    choices: Secret[int]


class ShotHit(Event, frozen=True, tag="infiltrators.shot_hit"):
    """The target's suspect is shown and shuffled into the Headquarters; its clues go face up to the discard.

    card: the suspect; choices: number of candidates by the shooter's knowledge.
    """

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
    """The shooter takes a face-up card of the discard. card: what it is."""

    rule = "IF-4.6.2"
    seat: Seat
    card: Card


class RewardDrawn(Event, frozen=True, tag="infiltrators.reward_drawn"):
    """The shooter takes a face-down card of the discard. place: which of them, 0 being the oldest. card: what it is."""

    rule = "IF-4.6.3"
    seat: Seat
    place: int
    card: Secret[Card]


class RewardDeclined(Event, frozen=True, tag="infiltrators.reward_declined"):
    """The shooter takes no card of the discard."""

    rule = "IF-4.6.1"
    seat: Seat


class TrimOwed(Event, frozen=True, tag="infiltrators.trim_owed"):
    """A hand is above the limit at the end of its owner's turn. count: cards to discard."""

    rule = "IF-4.7.1"
    seat: Seat
    count: int


class Trimmed(Event, frozen=True, tag="infiltrators.trimmed"):
    """A seat discards down to the limit, face up. cards: in this order."""

    rule = "IF-4.7.1"
    seat: Seat
    cards: tuple[Card, ...]


class BoardMarked(Event, frozen=True, tag="infiltrators.board_marked"):
    """Cards on the clue board of the target's suspect are crossed out or cleared.

    cards: whose marks change; crossed: whether they are crossed out.
    """

    rule = "IF-9.2.1"
    seat: Seat
    target: Seat
    cards: tuple[Card, ...]
    crossed: bool


class TurnSkipped(Event, frozen=True, tag="infiltrators.turn_skipped"):
    """A seat that can do nothing is passed over."""

    rule = "IF-4.8.2"
    seat: Seat


class LastChanceGiven(Event, frozen=True, tag="infiltrators.last_chance_given"):
    """All cards are used up. seats: those that may still shoot, in order."""

    rule = "IF-5.3.2"
    seats: tuple[Seat, ...]


class LastShotOffered(Event, frozen=True, tag="infiltrators.last_shot_offered"):
    """A seat may shoot a last time."""

    rule = "IF-5.3.2"
    seat: Seat


class FireHeld(Event, frozen=True, tag="infiltrators.fire_held"):
    """A seat does not shoot a last time."""

    rule = "IF-5.3.2"
    seat: Seat


class Ended(Event, frozen=True, tag="infiltrators.ended"):
    """Everybody has won, or nobody. winners: all seats or none. reason: in a word of the rules."""

    rule = "IF-5"
    winners: tuple[Seat, ...]
    reason: str


class CardsRevealed(Event, frozen=True, tag="infiltrators.cards_revealed"):
    """Everything is turned face up.

    suspects: by seat, None without one; covered: the discard's face-down cards, oldest first.
    hands: cards by seat; centre: its suspects; headquarters: its cards, the top first.
    """

    rule = "IF-8.1.3"
    hands: tuple[tuple[Card, ...], ...]
    suspects: tuple[Card | None, ...]
    centre: tuple[Card, ...]
    headquarters: tuple[Card, ...]
    covered: tuple[Card, ...]


EVENTS = (
    MissionBegan, SuspectsDealt, HandDealt, HeadquartersBuilt, TurnBegan, SuspectNabbed, CardMilled, ClueGiven,
    ExchangeMade, DrawOffered, DrawDeclined, Bided, CardsDrawn, ShotMissed, ShotHit, RewardOffered, RewardTaken,
    RewardDrawn, RewardDeclined, TrimOwed, Trimmed, BoardMarked, TurnSkipped, LastChanceGiven, LastShotOffered,
    FireHeld, Ended, CardsRevealed,
)  # fmt: skip

TURNING_POINTS = (TurnBegan, ShotMissed, ShotHit, LastChanceGiven, Ended)
"""Turning points of a replay: new turns, shots, the last chance, and the end."""
