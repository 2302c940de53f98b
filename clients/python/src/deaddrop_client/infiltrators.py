# Written by clients/regenerate; not to be edited. 02e953f752b4de9fcfac8df1b639e1f8 7badc0798a1f315cdac1884a6535af41
"""Infiltrators, version 1: its views, entries, commands and options."""

from __future__ import annotations

from datetime import datetime
from typing import Any, ClassVar, Literal, TypeAlias

from deaddrop_client import models, shared
from deaddrop_client.model import Model
from deaddrop_client.models import (
    AskedWords,
    Clock,
    DangerWords,
    GameOutcome,
    GoalWords,
    HintWords,
    Luck,
    OfferField,
    OpenDecision,
    Outcome,
    OwnDecision,
    Pause,
    RulesetName,
    Ruling,
    Scene,
)
from deaddrop_client.rules import Rules
from deaddrop_client.shared import (
    BotTryOpening,
    ClockPlan,
    CommandOpening,
    DrawsOpening,
    EntryHead,
    EventTableData,
    GameCreatedOpenings,
    GameForkedOpenings,
    LuckPlan,
    NamedCheckpoint,
    Openings,
    ParentData,
    Policy,
)


class BideCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="bide"):
    """
    Throw away the top card of the Headquarters unseen, then draw up to three.  Rule IF-4.4.

    draw: How many cards to draw then.
    """

    type: ClassVar[Literal["bide"]] = "bide"
    draw: int
    """How many cards to draw then."""


class BidedData(Model, frozen=True, kw_only=True):
    """
    A seat bides its time.  Rule IF-4.4.1.

    seat: Who acts, or whom it befalls.
    draw: Number of cards announced.
    """

    seat: int
    """Who acts, or whom it befalls."""
    draw: int
    """Number of cards announced."""


Card: TypeAlias = Literal[
    "BLACK-1",
    "BLACK-10",
    "BLACK-11",
    "BLACK-12",
    "BLACK-13",
    "BLACK-14",
    "BLACK-15",
    "BLACK-2",
    "BLACK-3",
    "BLACK-4",
    "BLACK-5",
    "BLACK-6",
    "BLACK-7",
    "BLACK-8",
    "BLACK-9",
    "BLUE-1",
    "BLUE-10",
    "BLUE-11",
    "BLUE-12",
    "BLUE-13",
    "BLUE-14",
    "BLUE-15",
    "BLUE-2",
    "BLUE-3",
    "BLUE-4",
    "BLUE-5",
    "BLUE-6",
    "BLUE-7",
    "BLUE-8",
    "BLUE-9",
    "GREEN-1",
    "GREEN-10",
    "GREEN-11",
    "GREEN-12",
    "GREEN-13",
    "GREEN-14",
    "GREEN-15",
    "GREEN-2",
    "GREEN-3",
    "GREEN-4",
    "GREEN-5",
    "GREEN-6",
    "GREEN-7",
    "GREEN-8",
    "GREEN-9",
    "RED-1",
    "RED-10",
    "RED-11",
    "RED-12",
    "RED-13",
    "RED-14",
    "RED-15",
    "RED-2",
    "RED-3",
    "RED-4",
    "RED-5",
    "RED-6",
    "RED-7",
    "RED-8",
    "RED-9",
    "YELLOW-1",
    "YELLOW-10",
    "YELLOW-11",
    "YELLOW-12",
    "YELLOW-13",
    "YELLOW-14",
    "YELLOW-15",
    "YELLOW-2",
    "YELLOW-3",
    "YELLOW-4",
    "YELLOW-5",
    "YELLOW-6",
    "YELLOW-7",
    "YELLOW-8",
    "YELLOW-9",
]


class CardMilledCardOpening(Model, frozen=True, kw_only=True):
    """
    The card.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: Card
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class CardMilledData(Model, frozen=True, kw_only=True):
    """
    The top card of the Headquarters goes face down to the discard.  Rule IF-1.4.3.

    """


class CardMilledOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    card: CardMilledCardOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class CardsDrawnCardsOpening(Model, frozen=True, kw_only=True):
    """
    The cards.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: list[Card]
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class CardsDrawnData(Model, frozen=True, kw_only=True):
    """
    A seat draws cards from the Headquarters.  Rule IF-1.4.2.

    seat: Who acts, or whom it befalls.
    count: Number of cards.
    """

    seat: int
    """Who acts, or whom it befalls."""
    count: int
    """Number of cards."""


class CardsDrawnOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    cards: CardsDrawnCardsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class CardsRevealed(Model, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.cards_revealed"):
    """
    Everything is turned face up.  Rule IF-8.1.3.

    hands: Cards by seat.
    suspects: By seat, null without one.
    centre: Its suspects.
    headquarters: Its cards, the top first.
    covered: The discard's face-down cards, oldest first.
    """

    type: ClassVar[Literal["infiltrators.cards_revealed"]] = "infiltrators.cards_revealed"
    hands: list[list[Card]]
    """Cards by seat."""
    suspects: list[Card | None]
    """By seat, null without one."""
    centre: list[Card]
    """Its suspects."""
    headquarters: list[Card]
    """Its cards, the top first."""
    covered: list[Card]
    """The discard's face-down cards, oldest first."""


class CardsRevealedData(Model, frozen=True, kw_only=True):
    """
    Everything is turned face up.  Rule IF-8.1.3.

    hands: Cards by seat.
    suspects: By seat, null without one.
    centre: Its suspects.
    headquarters: Its cards, the top first.
    covered: The discard's face-down cards, oldest first.
    """

    hands: list[list[Card]]
    """Cards by seat."""
    suspects: list[Card | None]
    """By seat, null without one."""
    centre: list[Card]
    """Its suspects."""
    headquarters: list[Card]
    """Its cards, the top first."""
    covered: list[Card]
    """The discard's face-down cards, oldest first."""


class ClueCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="clue"):
    """
    Lay a card beside your own suspect: upright if it matches, across if not.  Rule IF-4.2.

    card: Card to lay beside your suspect.
    """

    type: ClassVar[Literal["clue"]] = "clue"
    card: Card
    """Card to lay beside your suspect."""


class ClueGivenData(Model, frozen=True, kw_only=True):
    """
    A seat lays a card beside its own suspect.  Rule IF-4.2.1.

    seat: Who acts, or whom it befalls.
    card: The one laid.
    vertical: Whether it matches the suspect.
    """

    seat: int
    """Who acts, or whom it befalls."""
    card: Card
    """The one laid."""
    vertical: bool
    """Whether it matches the suspect."""


class ClueGivenNarrowedOpening(Model, frozen=True, kw_only=True):
    """
    Numbers of candidates by public knowledge.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: list[int]
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class ClueGivenOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    narrowed: ClueGivenNarrowedOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


Count: TypeAlias = Literal["n", "n+1", "n+2", "n+3", "n+4", "n+5", "n-1"]


class DeclineRewardCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="decline_reward"):
    """
    Take no reward from the discard.  Rule IF-4.6.

    """

    type: ClassVar[Literal["decline_reward"]] = "decline_reward"


class DrawAfterExchangeCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="draw_after_exchange"):
    """
    Draw a card from the Headquarters after your exchange, or leave it.  Rule IF-4.3.

    draw: From the Headquarters.
    """

    type: ClassVar[Literal["draw_after_exchange"]] = "draw_after_exchange"
    draw: bool
    """From the Headquarters."""


class DrawDeclinedData(Model, frozen=True, kw_only=True):
    """
    A seat draws no cards after its exchange.  Rule IF-4.3.3.

    seat: Who acts, or whom it befalls.
    """

    seat: int
    """Who acts, or whom it befalls."""


class DrawOfferedData(Model, frozen=True, kw_only=True):
    """
    After an exchange, the seat may draw a card.  Rule IF-4.3.3.

    seat: Who acts, or whom it befalls.
    """

    seat: int
    """Who acts, or whom it befalls."""


class DrawRewardCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="draw_reward"):
    """
    Take a card that lies face down in the discard, as a reward.  Rule IF-4.6.

    place: Which one, 0 having lain there longest.
    """

    type: ClassVar[Literal["draw_reward"]] = "draw_reward"
    place: int
    """Which one, 0 having lain there longest."""


class EliminateCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="eliminate"):
    """
    Spend a bullet, and name the card that another player's suspect is.  Rule IF-4.5.

    target: Whose suspect.
    card: The card that it is.
    """

    type: ClassVar[Literal["eliminate"]] = "eliminate"
    target: int
    """Whose suspect."""
    card: Card
    """The card that it is."""


class EndedData(Model, frozen=True, kw_only=True):
    """
    The mission ends: all seats win, or none.  Rule IF-5.

    winners: All seats or none.
    reason: Why, as a code of the ruleset.
    """

    winners: list[int]
    """All seats or none."""
    reason: str
    """Why, as a code of the ruleset."""


class ExchangeCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="exchange"):
    """
    Lay a card beside another player's suspect, whose owner turns it the right way.  Rule IF-4.3.

    card: Card to lay.
    target: Beside whose suspect.
    """

    type: ClassVar[Literal["exchange"]] = "exchange"
    card: Card
    """Card to lay."""
    target: int
    """Beside whose suspect."""


class ExchangeMadeData(Model, frozen=True, kw_only=True):
    """
    A seat lays a card beside the target's suspect.  Rule IF-4.3.1.

    seat: Who acts, or whom it befalls.
    target: The other seat that it concerns.
    card: The one laid.
    vertical: Whether it matches the suspect.
    """

    seat: int
    """Who acts, or whom it befalls."""
    target: int
    """The other seat that it concerns."""
    card: Card
    """The one laid."""
    vertical: bool
    """Whether it matches the suspect."""


class ExchangeMadeNarrowedOpening(Model, frozen=True, kw_only=True):
    """
    Numbers of candidates by the knowledge of `seat`.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: list[int]
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class ExchangeMadeOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    narrowed: ExchangeMadeNarrowedOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class FireHeldData(Model, frozen=True, kw_only=True):
    """
    A seat does not shoot a last time.  Rule IF-5.3.2.

    seat: Who acts, or whom it befalls.
    """

    seat: int
    """Who acts, or whom it befalls."""


class HandDealtCardsOpening(Model, frozen=True, kw_only=True):
    """
    The cards.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: list[Card]
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class HandDealtData(Model, frozen=True, kw_only=True):
    """
    A seat is dealt its hand.  Rule IF-2.3.

    seat: Who acts, or whom it befalls.
    count: Number of cards.
    """

    seat: int
    """Who acts, or whom it befalls."""
    count: int
    """Number of cards."""


class HandDealtOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    cards: HandDealtCardsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class HeadquartersBuiltCardsOpening(Model, frozen=True, kw_only=True):
    """
    In order, the top first.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: list[Card]
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class HeadquartersBuiltData(Model, frozen=True, kw_only=True):
    """
    The rest becomes the Headquarters.  Rule IF-2.4.

    size: Number of cards.
    """

    size: int
    """Number of cards."""


class HeadquartersBuiltOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    cards: HeadquartersBuiltCardsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class HoldFireCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="hold_fire"):
    """
    Let the last chance to shoot pass.  Rule IF-5.3.

    """

    type: ClassVar[Literal["hold_fire"]] = "hold_fire"


class House(Model, frozen=True, kw_only=True):
    """
    Cards no seat sees.

    headquarters: By suit and number, as they have no order.
    centre: By suit and number, as they have no order.
    covered: Face down in the discard, oldest first.
    """

    headquarters: list[Card]
    """By suit and number, as they have no order."""
    centre: list[Card]
    """By suit and number, as they have no order."""
    covered: list[Card]
    """Face down in the discard, oldest first."""


Kind: TypeAlias = Literal["automaton", "bot", "human"]


class LaidClue(Model, frozen=True, kw_only=True):
    """
    A card beside a suspect.

    card: The card.
    vertical: Whether it matches.
    by: The seat that laid it.
    """

    card: Card
    """The card."""
    vertical: bool
    """Whether it matches."""
    by: int
    """The seat that laid it."""


class LastChanceGivenData(Model, frozen=True, kw_only=True):
    """
    All cards are used up.  Rule IF-5.3.2.

    seats: Those that may still shoot, in order.
    """

    seats: list[int]
    """Those that may still shoot, in order."""


class LastShotOfferedData(Model, frozen=True, kw_only=True):
    """
    A seat may shoot a last time.  Rule IF-5.3.2.

    seat: Who acts, or whom it befalls.
    """

    seat: int
    """Who acts, or whom it befalls."""


class MarkCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="mark"):
    """
    Cross out cards on a suspect's clue board, or clear them again, in your turn or out of it.  Rule IF-9.2.

    target: Whose suspect.
    cards: Cards on its clue board.
    crossed: What to do with them.
    """

    type: ClassVar[Literal["mark"]] = "mark"
    target: int
    """Whose suspect."""
    cards: list[Card]
    """Cards on its clue board."""
    crossed: bool
    """What to do with them."""


class Mind(Model, frozen=True, kw_only=True):
    """
    A seat's private knowledge.

    seat: The seat with this knowledge.
    hand: By suit and number.
    suspect: On this seat's stand.
    """

    seat: int
    """The seat with this knowledge."""
    hand: list[Card]
    """By suit and number."""
    suspect: Card | None
    """On this seat's stand."""


class MissionBeganData(Model, frozen=True, kw_only=True):
    """
    The mission begins.  Rule IF-2.1.

    cards: Number in the game.
    suspects: Number in the game.
    bullets: Number in the game.
    """

    cards: int
    """Number in the game."""
    suspects: int
    """Number in the game."""
    bullets: int
    """Number in the game."""


class NabCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="nab"):
    """
    Put a suspect from the centre on your own stand, and look at it.  Rule IF-4.1.

    """

    type: ClassVar[Literal["nab"]] = "nab"


class Offer(Model, frozen=True, kw_only=True):
    """
    A form of command that is legal now.

    type: The command's `type`.
    exact: True: every instance of the schema will be accepted.
    summary: The command's effect, in a sentence.
    rule: The rule that allows it.
    schema: The JSON Schema (2020-12) of the command body; the `title` of a property is its label in a form.
    title: Label for a button.
    consequence: With `words` only: the command's effect, in a sentence.
    grave: With `words` only: whether to ask for confirmation before it is sent.
    at: With `words` only: the zone, or the thing in a zone, that stands for the command; null: none.
    fields: With `words` only: its fields, by name.
    """

    type: Literal[
        "nab",
        "clue",
        "exchange",
        "draw_after_exchange",
        "bide",
        "eliminate",
        "take_reward",
        "draw_reward",
        "decline_reward",
        "trim",
        "mark",
        "hold_fire",
    ]
    """The command's `type`."""
    exact: bool
    """True: every instance of the schema will be accepted."""
    summary: str
    """The command's effect, in a sentence."""
    rule: str
    """The rule that allows it."""
    schema: dict[str, Any]
    """The JSON Schema (2020-12) of the command body; the `title` of a property is its label in a form."""
    title: str
    """Label for a button."""
    consequence: str | None = None
    """With `words` only: the command's effect, in a sentence."""
    grave: bool | None = None
    """With `words` only: whether to ask for confirmation before it is sent."""
    at: str | None = None
    """With `words` only: the zone, or the thing in a zone, that stands for the command; null: none."""
    fields: dict[str, OfferField] | None = None
    """With `words` only: its fields, by name."""


Phase: TypeAlias = Literal["exchange_draw", "last_chance", "over", "reward", "setup", "trim", "turn"]


class Returned(Model, frozen=True, kw_only=True):
    """
    An eliminated suspect that went back to the Headquarters and was not seen since.

    card: The card.
    fresh: By seat, number of cards in the hand that may have come since, so any of them may be this card.
    """

    card: Card
    """The card."""
    fresh: list[int]
    """By seat, number of cards in the hand that may have come since, so any of them may be this card."""


class RewardDeclinedData(Model, frozen=True, kw_only=True):
    """
    The shooter takes no card of the discard.  Rule IF-4.6.1.

    seat: Who acts, or whom it befalls.
    """

    seat: int
    """Who acts, or whom it befalls."""


class RewardDrawnCardOpening(Model, frozen=True, kw_only=True):
    """
    The card.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: Card
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class RewardDrawnData(Model, frozen=True, kw_only=True):
    """
    The shooter takes a face-down card of the discard.  Rule IF-4.6.3.

    seat: Who acts, or whom it befalls.
    place: Its place among the face-down cards; 0 is the oldest.
    """

    seat: int
    """Who acts, or whom it befalls."""
    place: int
    """Its place among the face-down cards; 0 is the oldest."""


class RewardDrawnOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    card: RewardDrawnCardOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class RewardOfferedData(Model, frozen=True, kw_only=True):
    """
    The shooter may take a card from the discard.  Rule IF-4.6.1.

    seat: Who acts, or whom it befalls.
    """

    seat: int
    """Who acts, or whom it befalls."""


class RewardTakenData(Model, frozen=True, kw_only=True):
    """
    The shooter takes a face-up card of the discard.  Rule IF-4.6.2.

    seat: Who acts, or whom it befalls.
    card: The card.
    """

    seat: int
    """Who acts, or whom it befalls."""
    card: Card
    """The card."""


class SeatPlan(Model, frozen=True, kw_only=True):
    """
    Who a seat is for.

    kind: Who plays it.
    bot: The name of its policy, for bots.
    policy: Of a bot.
    open: True if anyone may sit down without a code; else absent.
    """

    kind: Kind
    """Who plays it."""
    bot: str | None
    """The name of its policy, for bots."""
    policy: Policy | None = None
    """Of a bot."""
    open: bool | None = None
    """True if anyone may sit down without a code; else absent."""


class ShotHitChoicesOpening(Model, frozen=True, kw_only=True):
    """
    Number of candidates by the shooter's knowledge.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: int
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class ShotHitData(Model, frozen=True, kw_only=True):
    """
    The target's suspect is shown and shuffled into the Headquarters; its clues go face up to the discard.  Rule IF-4.5.3.

    seat: Who acts, or whom it befalls.
    target: The other seat that it concerns.
    card: The suspect.
    """

    seat: int
    """Who acts, or whom it befalls."""
    target: int
    """The other seat that it concerns."""
    card: Card
    """The suspect."""


class ShotHitOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    choices: ShotHitChoicesOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class ShotMissedChoicesOpening(Model, frozen=True, kw_only=True):
    """
    Number of candidates by the shooter's knowledge.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: int
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class ShotMissedData(Model, frozen=True, kw_only=True):
    """
    The shot misses: the target's suspect is another card.  Rule IF-4.5.4.

    seat: Who acts, or whom it befalls.
    target: The other seat that it concerns.
    card: The one named.
    """

    seat: int
    """Who acts, or whom it befalls."""
    target: int
    """The other seat that it concerns."""
    card: Card
    """The one named."""


class ShotMissedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    choices: ShotMissedChoicesOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class StatedDealBody(Model, frozen=True, kw_only=True):
    """
    A stated deal. Fields left out are drawn.

    start: The starting seat. By default `null`.
    suspects: In the order in which they will be nabbed. By default `null`.
    hands: Cards by seat. By default `null`.
    headquarters: The first cards of the Headquarters, from the top. By default `[]`.
    """

    start: int | None = None
    """The starting seat. By default `null`."""
    suspects: list[Card] | None = None
    """In the order in which they will be nabbed. By default `null`."""
    hands: list[list[Card]] | None = None
    """Cards by seat. By default `null`."""
    headquarters: list[Card] | None = None
    """The first cards of the Headquarters, from the top. By default `[]`."""


Suit: TypeAlias = Literal["BLACK", "BLUE", "GREEN", "RED", "YELLOW"]


class SuspectNabbedCardOpening(Model, frozen=True, kw_only=True):
    """
    The card.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: Card
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class SuspectNabbedData(Model, frozen=True, kw_only=True):
    """
    A suspect goes from the centre to a stand.  Rule IF-4.1.1.

    seat: Who acts, or whom it befalls.
    """

    seat: int
    """Who acts, or whom it befalls."""


class SuspectNabbedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    card: SuspectNabbedCardOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class SuspectsDealtCardsOpening(Model, frozen=True, kw_only=True):
    """
    The cards.

    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: list[Card]
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class SuspectsDealtData(Model, frozen=True, kw_only=True):
    """
    Suspects are laid face down into the centre.  Rule IF-2.2.

    count: Number of suspects.
    """

    count: int
    """Number of suspects."""


class SuspectsDealtOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know.

    """

    cards: SuspectsDealtCardsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class TakeRewardCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="take_reward"):
    """
    Take a card that lies face up in the discard, as a reward.  Rule IF-4.6.

    card: Card to take.
    """

    type: ClassVar[Literal["take_reward"]] = "take_reward"
    card: Card
    """Card to take."""


Title: TypeAlias = Literal[
    "house-clean-sweep", "house-five-suits", "house-purge", "house-specials", "training-1", "training-2", "training-3"
]


class TrimCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="trim"):
    """
    Discard down to the hand limit, face up.  Rule IF-4.7.

    cards: Cards to discard.
    """

    type: ClassVar[Literal["trim"]] = "trim"
    cards: list[Card]
    """Cards to discard."""


class TrimOwedData(Model, frozen=True, kw_only=True):
    """
    A hand is above the limit at the end of its owner's turn.  Rule IF-4.7.1.

    seat: Who acts, or whom it befalls.
    count: Cards to discard.
    """

    seat: int
    """Who acts, or whom it befalls."""
    count: int
    """Cards to discard."""


class TrimmedData(Model, frozen=True, kw_only=True):
    """
    A seat discards down to the limit, face up.  Rule IF-4.7.1.

    seat: Who acts, or whom it befalls.
    cards: In this order.
    """

    seat: int
    """Who acts, or whom it befalls."""
    cards: list[Card]
    """In this order."""


class TurnBeganData(Model, frozen=True, kw_only=True):
    """
    A seat's turn begins.  Rule IF-4.

    seat: Who acts, or whom it befalls.
    """

    seat: int
    """Who acts, or whom it befalls."""


class TurnSkippedData(Model, frozen=True, kw_only=True):
    """
    A seat that can do nothing is passed over.  Rule IF-4.8.2.

    seat: Who acts, or whom it befalls.
    """

    seat: int
    """Who acts, or whom it befalls."""


class BidedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.bided"):
    """
    A seat bides its time.  Rule IF-4.4.1.

    """

    type: ClassVar[Literal["infiltrators.bided"]] = "infiltrators.bided"
    data: BidedData
    openings: Openings


class BoardMarkedData(Model, frozen=True, kw_only=True):
    """
    Cards on the clue board of the target's suspect are crossed out or cleared.  Rule IF-9.2.1.

    seat: Who acts, or whom it befalls.
    target: The other seat that it concerns.
    cards: Cards whose marks change.
    crossed: Whether they are crossed out.
    """

    seat: int
    """Who acts, or whom it befalls."""
    target: int
    """The other seat that it concerns."""
    cards: list[Card]
    """Cards whose marks change."""
    crossed: bool
    """Whether they are crossed out."""


class BoardMarkedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.board_marked"):
    """
    Cards on the clue board of the target's suspect are crossed out or cleared.  Rule IF-9.2.1.

    """

    type: ClassVar[Literal["infiltrators.board_marked"]] = "infiltrators.board_marked"
    data: BoardMarkedData
    openings: Openings


class Brief(Model, frozen=True, kw_only=True):
    """
    A mission resolved for a number of players.

    title: Its name.
    suits: In play.
    min: Lowest number.
    max: Highest number.
    specials: Whether the suits' special cards join.
    suspects: To eliminate.
    bullets: To begin with.
    hand: Cards dealt to each seat.
    limit: Most cards to keep.
    special_suspects: Whether a special card may be a suspect.
    seconds: null without a clock.
    """

    title: str
    """Its name."""
    suits: list[Suit]
    """In play."""
    min: int
    """Lowest number."""
    max: int
    """Highest number."""
    specials: bool
    """Whether the suits' special cards join."""
    suspects: int
    """To eliminate."""
    bullets: int
    """To begin with."""
    hand: int
    """Cards dealt to each seat."""
    limit: int
    """Most cards to keep."""
    special_suspects: bool
    """Whether a special card may be a suspect."""
    seconds: int | None
    """null without a clock."""


class CardMilledEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.card_milled"):
    """
    The top card of the Headquarters goes face down to the discard.  Rule IF-1.4.3.

    """

    type: ClassVar[Literal["infiltrators.card_milled"]] = "infiltrators.card_milled"
    data: CardMilledData
    openings: CardMilledOpenings


class CardsDrawnEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.cards_drawn"):
    """
    A seat draws cards from the Headquarters.  Rule IF-1.4.2.

    """

    type: ClassVar[Literal["infiltrators.cards_drawn"]] = "infiltrators.cards_drawn"
    data: CardsDrawnData
    openings: CardsDrawnOpenings


class CardsRevealedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.cards_revealed"):
    """
    Everything is turned face up.  Rule IF-8.1.3.

    """

    type: ClassVar[Literal["infiltrators.cards_revealed"]] = "infiltrators.cards_revealed"
    data: CardsRevealedData
    openings: Openings


class ClueGivenEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.clue_given"):
    """
    A seat lays a card beside its own suspect.  Rule IF-4.2.1.

    """

    type: ClassVar[Literal["infiltrators.clue_given"]] = "infiltrators.clue_given"
    data: ClueGivenData
    openings: ClueGivenOpenings


class DrawDeclinedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.draw_declined"):
    """
    A seat draws no cards after its exchange.  Rule IF-4.3.3.

    """

    type: ClassVar[Literal["infiltrators.draw_declined"]] = "infiltrators.draw_declined"
    data: DrawDeclinedData
    openings: Openings


class DrawOfferedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.draw_offered"):
    """
    After an exchange, the seat may draw a card.  Rule IF-4.3.3.

    """

    type: ClassVar[Literal["infiltrators.draw_offered"]] = "infiltrators.draw_offered"
    data: DrawOfferedData
    openings: Openings


class EndedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.ended"):
    """
    The mission ends: all seats win, or none.  Rule IF-5.

    """

    type: ClassVar[Literal["infiltrators.ended"]] = "infiltrators.ended"
    data: EndedData
    openings: Openings


class ExchangeMadeEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.exchange_made"):
    """
    A seat lays a card beside the target's suspect.  Rule IF-4.3.1.

    """

    type: ClassVar[Literal["infiltrators.exchange_made"]] = "infiltrators.exchange_made"
    data: ExchangeMadeData
    openings: ExchangeMadeOpenings


class FireHeldEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.fire_held"):
    """
    A seat does not shoot a last time.  Rule IF-5.3.2.

    """

    type: ClassVar[Literal["infiltrators.fire_held"]] = "infiltrators.fire_held"
    data: FireHeldData
    openings: Openings


class GameCreatedData(Model, frozen=True, kw_only=True):
    """
    The game, its rules and its options; the commitment to its seed.

    ruleset: Its name.
    ruleset_version: That of its rules.
    options: Complete, defaults filled in.
    seats: Who each is for.
    visibility: Whether the lobby lists it.
    delay_s: Seconds by which spectators see it late.
    deal: How the seed was chosen.
    analysis: Whether a seat may fork the running game from its information state.
    has_arbiter: Whether a token with full sight was made.
    commitment: SHA-256 of the seed, hex.
    pace_ms: Milliseconds from a question to a bot's answer.
    games_log: The last checkpoint of the log of games, null without a log.
    players: By seat, the commitment to the name given at creation, hex.
    id_hash: Of the game's id (`domain.kernel.ledger`), hex.
    luck_plan: The randomness protocol before the deal; games dealt from their seed alone do not have it.
    clock_plan: Time for people's decisions; tables without a clock do not have it.
    rated: True if the result counts for the ratings of its people; other games do not have it.
    hints: True if seats get deductions from their views; other games do not have it.
    event_table: Of a game of an event; other games do not have it.
    """

    ruleset: str
    """Its name."""
    ruleset_version: int
    """That of its rules."""
    options: dict[str, Any]
    """Complete, defaults filled in."""
    seats: list[SeatPlan]
    """Who each is for."""
    visibility: Literal["public", "unlisted"]
    """Whether the lobby lists it."""
    delay_s: int
    """Seconds by which spectators see it late."""
    deal: Literal["duplicate", "fixed", "fresh"]
    """How the seed was chosen."""
    analysis: bool
    """Whether a seat may fork the running game from its information state."""
    has_arbiter: bool
    """Whether a token with full sight was made."""
    commitment: str
    """SHA-256 of the seed, hex."""
    pace_ms: int
    """Milliseconds from a question to a bot's answer."""
    games_log: NamedCheckpoint | None
    """The last checkpoint of the log of games, null without a log."""
    players: list[str | None]
    """By seat, the commitment to the name given at creation, hex."""
    id_hash: str
    """Of the game's id (`domain.kernel.ledger`), hex."""
    luck_plan: LuckPlan | None = None
    """The randomness protocol before the deal; games dealt from their seed alone do not have it."""
    clock_plan: ClockPlan | None = None
    """Time for people's decisions; tables without a clock do not have it."""
    rated: bool | None = None
    """True if the result counts for the ratings of its people; other games do not have it."""
    hints: bool | None = None
    """True if seats get deductions from their views; other games do not have it."""
    event_table: EventTableData | None = None
    """Of a game of an event; other games do not have it."""


class GameCreatedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.created"):
    """
    The game, its rules and its options; the commitment to its seed.

    """

    type: ClassVar[Literal["game.created"]] = "game.created"
    data: GameCreatedData
    openings: GameCreatedOpenings


class GameForkedData(Model, frozen=True, kw_only=True):
    """
    A game goes on from a moment of another, with seats, tokens and salts of its own.

    parent: Where it goes on from.
    viewpoint: The viewpoint whose knowledge the fork starts from.
    luck: The parent's future, or another.
    table: The position: drawn as one that looks like the parent to `viewpoint`, or taken from a replay that shows everything; the minds follow, one event each. null if the parent's own log comes before this event.
    ruleset: Its name.
    ruleset_version: That of its rules.
    options: Complete, defaults filled in.
    seats: Who each is for.
    visibility: Whether the lobby lists it.
    delay_s: Seconds by which spectators see it late.
    deal: How the seed was chosen.
    analysis: Whether a seat may fork the running game from its information state.
    has_arbiter: Whether a token with full sight was made.
    commitment: SHA-256 of the seed, hex.
    pace_ms: Milliseconds from a question to a bot's answer.
    games_log: The last checkpoint of the log of games, null without a log.
    players: By seat, the commitment to the name given at creation, hex.
    id_hash: Of the game's id (`domain.kernel.ledger`), hex.
    luck_plan: The randomness protocol before the deal; games dealt from their seed alone do not have it.
    clock_plan: Time for people's decisions; tables without a clock do not have it.
    rated: True if the result counts for the ratings of its people; other games do not have it.
    hints: True if seats get deductions from their views; other games do not have it.
    event_table: Of a game of an event; other games do not have it.
    """

    parent: ParentData
    """Where it goes on from."""
    viewpoint: str
    """The viewpoint whose knowledge the fork starts from."""
    luck: Literal["fresh", "same"]
    """The parent's future, or another."""
    table: dict[str, Any] | None
    """The position: drawn as one that looks like the parent to `viewpoint`, or taken from a replay that shows everything; the minds follow, one event each. null if the parent's own log comes before this event."""
    ruleset: str
    """Its name."""
    ruleset_version: int
    """That of its rules."""
    options: dict[str, Any]
    """Complete, defaults filled in."""
    seats: list[SeatPlan]
    """Who each is for."""
    visibility: Literal["public", "unlisted"]
    """Whether the lobby lists it."""
    delay_s: int
    """Seconds by which spectators see it late."""
    deal: Literal["duplicate", "fixed", "fresh"]
    """How the seed was chosen."""
    analysis: bool
    """Whether a seat may fork the running game from its information state."""
    has_arbiter: bool
    """Whether a token with full sight was made."""
    commitment: str
    """SHA-256 of the seed, hex."""
    pace_ms: int
    """Milliseconds from a question to a bot's answer."""
    games_log: NamedCheckpoint | None
    """The last checkpoint of the log of games, null without a log."""
    players: list[str | None]
    """By seat, the commitment to the name given at creation, hex."""
    id_hash: str
    """Of the game's id (`domain.kernel.ledger`), hex."""
    luck_plan: LuckPlan | None = None
    """The randomness protocol before the deal; games dealt from their seed alone do not have it."""
    clock_plan: ClockPlan | None = None
    """Time for people's decisions; tables without a clock do not have it."""
    rated: bool | None = None
    """True if the result counts for the ratings of its people; other games do not have it."""
    hints: bool | None = None
    """True if seats get deductions from their views; other games do not have it."""
    event_table: EventTableData | None = None
    """Of a game of an event; other games do not have it."""


class GameForkedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="game.forked"):
    """
    A game goes on from a moment of another, with seats, tokens and salts of its own.

    """

    type: ClassVar[Literal["game.forked"]] = "game.forked"
    data: GameForkedData
    openings: GameForkedOpenings


class HandDealtEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.hand_dealt"):
    """
    A seat is dealt its hand.  Rule IF-2.3.

    """

    type: ClassVar[Literal["infiltrators.hand_dealt"]] = "infiltrators.hand_dealt"
    data: HandDealtData
    openings: HandDealtOpenings


class HeadquartersBuiltEntry(
    EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.headquarters_built"
):
    """
    The rest becomes the Headquarters.  Rule IF-2.4.

    """

    type: ClassVar[Literal["infiltrators.headquarters_built"]] = "infiltrators.headquarters_built"
    data: HeadquartersBuiltData
    openings: HeadquartersBuiltOpenings


class LastChanceGivenEntry(
    EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.last_chance_given"
):
    """
    All cards are used up.  Rule IF-5.3.2.

    """

    type: ClassVar[Literal["infiltrators.last_chance_given"]] = "infiltrators.last_chance_given"
    data: LastChanceGivenData
    openings: Openings


class LastShotOfferedEntry(
    EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.last_shot_offered"
):
    """
    A seat may shoot a last time.  Rule IF-5.3.2.

    """

    type: ClassVar[Literal["infiltrators.last_shot_offered"]] = "infiltrators.last_shot_offered"
    data: LastShotOfferedData
    openings: Openings


class Mission(Model, frozen=True, kw_only=True):
    """
    A mission as named or brought by the table. Rules IF-6, IF-7.  Rule IF-6.

    suits: In play.
    title: Its name.
    min: Lowest number in play.
    max: Highest number in play.
    specials: Whether the suits' special cards join.
    suspects: Absolute, or relative to the number of players.
    bullets: Absolute, or relative to the number of players.
    hand: Cards dealt to each player.
    hand_limit: Most cards to keep.
    seconds: Time limit.
    """

    suits: list[Suit]
    """In play."""
    title: str
    """Its name."""
    min: int
    """Lowest number in play."""
    max: int
    """Highest number in play."""
    specials: bool
    """Whether the suits' special cards join."""
    suspects: int | Count
    """Absolute, or relative to the number of players."""
    bullets: int | Count
    """Absolute, or relative to the number of players."""
    hand: int
    """Cards dealt to each player."""
    hand_limit: int
    """Most cards to keep."""
    seconds: int | None
    """Time limit."""


class MissionBeganEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.mission_began"):
    """
    The mission begins.  Rule IF-2.1.

    """

    type: ClassVar[Literal["infiltrators.mission_began"]] = "infiltrators.mission_began"
    data: MissionBeganData
    openings: Openings


class MissionBody(Model, frozen=True, kw_only=True):
    """
    A mission as named or brought by the table. Rules IF-6, IF-7.  Rule IF-6.

    suits: In play.
    title: Its name. By default `""`.
    min: Lowest number in play. By default `2`.
    max: Highest number in play. By default `15`.
    specials: Whether the suits' special cards join. By default `false`.
    suspects: Absolute, or relative to the number of players. By default `"n"`.
    bullets: Absolute, or relative to the number of players. By default `"n+3"`.
    hand: Cards dealt to each player. By default `5`.
    hand_limit: Most cards to keep. By default `7`.
    seconds: Time limit. By default `null`.
    """

    suits: list[Suit]
    """In play."""
    title: str | None = None
    """Its name. By default `""`."""
    min: int | None = None
    """Lowest number in play. By default `2`."""
    max: int | None = None
    """Highest number in play. By default `15`."""
    specials: bool | None = None
    """Whether the suits' special cards join. By default `false`."""
    suspects: int | Count | None = None
    """Absolute, or relative to the number of players. By default `"n"`."""
    bullets: int | Count | None = None
    """Absolute, or relative to the number of players. By default `"n+3"`."""
    hand: int | None = None
    """Cards dealt to each player. By default `5`."""
    hand_limit: int | None = None
    """Most cards to keep. By default `7`."""
    seconds: int | None = None
    """Time limit. By default `null`."""


class Options(Model, frozen=True, kw_only=True):
    """
    Table options and their defaults. Rule IF-11.  Rule IF-11.

    mission: The mission, by name (IF-6) or defined by the table (IF-7).
    training_scaling: Whether the first training mission depends on the number of players (IF-6.1).
    start: Rule for the starting seat (IF-2.5).
    first_seat: Given with `host`, and only then.
    helper: Help with deductions (IF-9).
    hard_hand_limit: No seat draws above the limit (IF-4.7.3).
    last_chance: A last shot when the cards are used up (IF-5.3.2).
    special_suspects: Whether a special card may be a suspect (IF-2.2).
    stuck_is_loss: If one player can do nothing, all lose (IF-4.8.4).
    clock: Whether the mission's time limit applies; null: if it has one (IF-5.4).
    """

    mission: Title | Mission
    """The mission, by name (IF-6) or defined by the table (IF-7)."""
    training_scaling: bool
    """Whether the first training mission depends on the number of players (IF-6.1)."""
    start: Literal["host", "random"]
    """Rule for the starting seat (IF-2.5)."""
    first_seat: int | None
    """Given with `host`, and only then."""
    helper: Literal["auto", "manual", "off"]
    """Help with deductions (IF-9)."""
    hard_hand_limit: bool
    """No seat draws above the limit (IF-4.7.3)."""
    last_chance: bool
    """A last shot when the cards are used up (IF-5.3.2)."""
    special_suspects: bool
    """Whether a special card may be a suspect (IF-2.2)."""
    stuck_is_loss: bool
    """If one player can do nothing, all lose (IF-4.8.4)."""
    clock: bool | None
    """Whether the mission's time limit applies; null: if it has one (IF-5.4)."""


class OptionsBody(Model, frozen=True, kw_only=True):
    """
    Table options and their defaults. Rule IF-11.  Rule IF-11.

    mission: The mission, by name (IF-6) or defined by the table (IF-7). By default `"training-1"`.
    training_scaling: Whether the first training mission depends on the number of players (IF-6.1). By default `false`.
    start: Rule for the starting seat (IF-2.5). By default `"random"`.
    first_seat: Given with `host`, and only then. By default `null`.
    helper: Help with deductions (IF-9). By default `"manual"`.
    hard_hand_limit: No seat draws above the limit (IF-4.7.3). By default `false`.
    last_chance: A last shot when the cards are used up (IF-5.3.2). By default `false`.
    special_suspects: Whether a special card may be a suspect (IF-2.2). By default `false`.
    stuck_is_loss: If one player can do nothing, all lose (IF-4.8.4). By default `false`.
    clock: Whether the mission's time limit applies; null: if it has one (IF-5.4). By default `null`.
    """

    mission: Title | MissionBody | None = None
    """The mission, by name (IF-6) or defined by the table (IF-7). By default `"training-1"`."""
    training_scaling: bool | None = None
    """Whether the first training mission depends on the number of players (IF-6.1). By default `false`."""
    start: Literal["host", "random"] | None = None
    """Rule for the starting seat (IF-2.5). By default `"random"`."""
    first_seat: int | None = None
    """Given with `host`, and only then. By default `null`."""
    helper: Literal["auto", "manual", "off"] | None = None
    """Help with deductions (IF-9). By default `"manual"`."""
    hard_hand_limit: bool | None = None
    """No seat draws above the limit (IF-4.7.3). By default `false`."""
    last_chance: bool | None = None
    """A last shot when the cards are used up (IF-5.3.2). By default `false`."""
    special_suspects: bool | None = None
    """Whether a special card may be a suspect (IF-2.2). By default `false`."""
    stuck_is_loss: bool | None = None
    """If one player can do nothing, all lose (IF-4.8.4). By default `false`."""
    clock: bool | None = None
    """Whether the mission's time limit applies; null: if it has one (IF-5.4). By default `null`."""


class RewardDeclinedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.reward_declined"):
    """
    The shooter takes no card of the discard.  Rule IF-4.6.1.

    """

    type: ClassVar[Literal["infiltrators.reward_declined"]] = "infiltrators.reward_declined"
    data: RewardDeclinedData
    openings: Openings


class RewardDrawnEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.reward_drawn"):
    """
    The shooter takes a face-down card of the discard.  Rule IF-4.6.3.

    """

    type: ClassVar[Literal["infiltrators.reward_drawn"]] = "infiltrators.reward_drawn"
    data: RewardDrawnData
    openings: RewardDrawnOpenings


class RewardOfferedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.reward_offered"):
    """
    The shooter may take a card from the discard.  Rule IF-4.6.1.

    """

    type: ClassVar[Literal["infiltrators.reward_offered"]] = "infiltrators.reward_offered"
    data: RewardOfferedData
    openings: Openings


class RewardTakenEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.reward_taken"):
    """
    The shooter takes a face-up card of the discard.  Rule IF-4.6.2.

    """

    type: ClassVar[Literal["infiltrators.reward_taken"]] = "infiltrators.reward_taken"
    data: RewardTakenData
    openings: Openings


class ShotHitEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.shot_hit"):
    """
    The target's suspect is shown and shuffled into the Headquarters; its clues go face up to the discard.  Rule IF-4.5.3.

    """

    type: ClassVar[Literal["infiltrators.shot_hit"]] = "infiltrators.shot_hit"
    data: ShotHitData
    openings: ShotHitOpenings


class ShotMissedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.shot_missed"):
    """
    The shot misses: the target's suspect is another card.  Rule IF-4.5.4.

    """

    type: ClassVar[Literal["infiltrators.shot_missed"]] = "infiltrators.shot_missed"
    data: ShotMissedData
    openings: ShotMissedOpenings


class SuspectNabbedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.suspect_nabbed"):
    """
    A suspect goes from the centre to a stand.  Rule IF-4.1.1.

    """

    type: ClassVar[Literal["infiltrators.suspect_nabbed"]] = "infiltrators.suspect_nabbed"
    data: SuspectNabbedData
    openings: SuspectNabbedOpenings


class SuspectsDealtEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.suspects_dealt"):
    """
    Suspects are laid face down into the centre.  Rule IF-2.2.

    """

    type: ClassVar[Literal["infiltrators.suspects_dealt"]] = "infiltrators.suspects_dealt"
    data: SuspectsDealtData
    openings: SuspectsDealtOpenings


class Table(Model, frozen=True, kw_only=True):
    """
    Public state.

    options: Those of this table.
    brief: The mission.
    hands: Sizes by seat.
    stands: By seat, whether a suspect is on the stand.
    clues: By seat, the clues beside its suspect.
    misses: By seat, wrong guesses of its suspect.
    crossed: By seat, cards crossed out on its suspect's clue board.
    kept: By seat, cards of the hand that were taken face up from the discard.
    phase: The current decision.
    turn: The seat whose turn it is.
    turns: Number of turns so far.
    headquarters: Number of cards in the Headquarters.
    centre: Number of cards in the Centre.
    bullets: Bullets left.
    eliminated: Suspects in the order of their elimination.
    discard: Its face-up cards.
    covered: For each face-down card, oldest first, the number of suspects eliminated before it came.
    returned: Eliminated suspects that may be in hands or piles.
    owed: Cards to discard.
    changed: Marks on clue boards in this turn.
    chances: Seats that may still shoot a last time.
    outcome: null while the game runs.
    reveal: All cards, once the game is over.
    """

    options: Options
    """Those of this table."""
    brief: Brief
    """The mission."""
    hands: list[int]
    """Sizes by seat."""
    stands: list[bool]
    """By seat, whether a suspect is on the stand."""
    clues: list[list[LaidClue]]
    """By seat, the clues beside its suspect."""
    misses: list[list[Card]]
    """By seat, wrong guesses of its suspect."""
    crossed: list[list[Card]]
    """By seat, cards crossed out on its suspect's clue board."""
    kept: list[list[Card]]
    """By seat, cards of the hand that were taken face up from the discard."""
    phase: Phase
    """The current decision."""
    turn: int | None
    """The seat whose turn it is."""
    turns: int
    """Number of turns so far."""
    headquarters: int
    """Number of cards in the Headquarters."""
    centre: int
    """Number of cards in the Centre."""
    bullets: int
    """Bullets left."""
    eliminated: list[Card]
    """Suspects in the order of their elimination."""
    discard: list[Card]
    """Its face-up cards."""
    covered: list[int]
    """For each face-down card, oldest first, the number of suspects eliminated before it came."""
    returned: list[Returned]
    """Eliminated suspects that may be in hands or piles."""
    owed: int
    """Cards to discard."""
    changed: int
    """Marks on clue boards in this turn."""
    chances: list[int]
    """Seats that may still shoot a last time."""
    outcome: Outcome | None
    """null while the game runs."""
    reveal: CardsRevealed | None
    """All cards, once the game is over."""


class TrimOwedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.trim_owed"):
    """
    A hand is above the limit at the end of its owner's turn.  Rule IF-4.7.1.

    """

    type: ClassVar[Literal["infiltrators.trim_owed"]] = "infiltrators.trim_owed"
    data: TrimOwedData
    openings: Openings


class TrimmedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.trimmed"):
    """
    A seat discards down to the limit, face up.  Rule IF-4.7.1.

    """

    type: ClassVar[Literal["infiltrators.trimmed"]] = "infiltrators.trimmed"
    data: TrimmedData
    openings: Openings


class TurnBeganEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.turn_began"):
    """
    A seat's turn begins.  Rule IF-4.

    """

    type: ClassVar[Literal["infiltrators.turn_began"]] = "infiltrators.turn_began"
    data: TurnBeganData
    openings: Openings


class TurnSkippedEntry(EntryHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.turn_skipped"):
    """
    A seat that can do nothing is passed over.  Rule IF-4.8.2.

    """

    type: ClassVar[Literal["infiltrators.turn_skipped"]] = "infiltrators.turn_skipped"
    data: TurnSkippedData
    openings: Openings


class View(Model, frozen=True, kw_only=True):
    """
    The game's state as one audience may see it.

    format: Version of the format of views; rises when their content or text changes.
    game: The game's id.
    viewpoint: Viewpoint: `seat:<number>`, `public`, or `all`.
    version: Position in the game's log, from 1.
    status: The game's status.
    table: The public state, in the ruleset's own terms; null until the deal.
    mind: This seat's knowledge beyond the table.
    luck: The randomness protocol before the deal; null in games dealt from their seed alone.
    decisions: The open decisions of all seats.
    decision: The decision that this seat owes; null for none.
    offers: This seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty.
    outcome: Its outcome, rulings included; null while it runs or if it was aborted.
    rulings: The organiser's rulings, oldest first.
    server_time: The service's clock at this answer, to count deadlines by.
    text: The view as plain text.
    minds: With the viewpoint `all` only: each seat's knowledge.
    house: With the viewpoint `all` only: state that no seat knows.
    clock: The table's clock; absent without one.
    asked: With `words` only: the question to this seat; null without a decision.
    goal: With `words` only: the goals of the game.
    danger: With `words` only: the dangers that end the game badly, with their progress.
    hints: With `words` only, at a table with hints: deductions from this seat's knowledge.
    scene: With `words` only: the zones with their things, to draw the table.
    """

    format: int
    """Version of the format of views; rises when their content or text changes."""
    game: str
    """The game's id."""
    ruleset: RulesetName
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public`, or `all`."""
    version: int
    """Position in the game's log, from 1."""
    status: Literal["seating", "playing", "over", "aborted"]
    """The game's status."""
    table: Table | None
    """The public state, in the ruleset's own terms; null until the deal."""
    mind: Mind | None
    """This seat's knowledge beyond the table."""
    luck: Luck | None
    """The randomness protocol before the deal; null in games dealt from their seed alone."""
    decisions: list[OpenDecision]
    """The open decisions of all seats."""
    decision: OwnDecision | None
    """The decision that this seat owes; null for none."""
    offers: list[Offer]
    """This seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty."""
    outcome: GameOutcome | None
    """Its outcome, rulings included; null while it runs or if it was aborted."""
    rulings: list[Ruling]
    """The organiser's rulings, oldest first."""
    server_time: datetime
    """The service's clock at this answer, to count deadlines by."""
    text: str
    """The view as plain text."""
    minds: list[Mind] | None = None
    """With the viewpoint `all` only: each seat's knowledge."""
    house: House | None = None
    """With the viewpoint `all` only: state that no seat knows."""
    clock: Clock | None = None
    """The table's clock; absent without one."""
    pause: Pause | None = None
    asked: AskedWords | None = None
    """With `words` only: the question to this seat; null without a decision."""
    goal: list[GoalWords] | None = None
    """With `words` only: the goals of the game."""
    danger: list[DangerWords] | None = None
    """With `words` only: the dangers that end the game badly, with their progress."""
    hints: list[HintWords] | None = None
    """With `words` only, at a table with hints: deductions from this seat's knowledge."""
    scene: Scene | None = None
    """With `words` only: the zones with their things, to draw the table."""


Entry: TypeAlias = (
    MissionBeganEntry
    | SuspectsDealtEntry
    | HandDealtEntry
    | HeadquartersBuiltEntry
    | TurnBeganEntry
    | SuspectNabbedEntry
    | CardMilledEntry
    | ClueGivenEntry
    | ExchangeMadeEntry
    | DrawOfferedEntry
    | DrawDeclinedEntry
    | BidedEntry
    | CardsDrawnEntry
    | ShotMissedEntry
    | ShotHitEntry
    | RewardOfferedEntry
    | RewardTakenEntry
    | RewardDrawnEntry
    | RewardDeclinedEntry
    | TrimOwedEntry
    | TrimmedEntry
    | BoardMarkedEntry
    | TurnSkippedEntry
    | LastChanceGivenEntry
    | LastShotOfferedEntry
    | FireHeldEntry
    | EndedEntry
    | CardsRevealedEntry
    | GameCreatedEntry
    | GameForkedEntry
    | shared.GameSeatRecalledEntry
    | shared.GameGroupJoinedEntry
    | shared.GameSeatTakenEntry
    | shared.GameTokenMintedEntry
    | shared.GameTokenRevokedEntry
    | shared.GameReplaySharedEntry
    | shared.GameStartedEntry
    | shared.GameSeatResignedEntry
    | shared.GameAutomationFailedEntry
    | shared.GameAbortedEntry
    | shared.GameOverEntry
    | shared.GameRulingMadeEntry
    | shared.GameRestoredEntry
    | shared.GameSeedRevealedEntry
    | shared.GameCommitmentReplacedEntry
    | shared.GameLuckClosedEntry
    | shared.GameNonceGivenEntry
    | shared.GameLuckDrawnEntry
    | shared.GamePublicGivenEntry
    | shared.GameCancelledEntry
    | shared.GameSeatAbsentEntry
    | shared.GameClockStruckEntry
    | shared.GameSeatReturnedEntry
    | shared.GameTimeGivenEntry
    | shared.GamePausedEntry
    | shared.GamePauseEndedEntry
    | shared.GameTimeAddedEntry
    | shared.GameSeatReissuedEntry
    | shared.GameSeatSubstitutedEntry
    | shared.GameSeatFilledEntry
    | shared.GameSlipExchangedEntry
    | shared.GamePlayOpenedEntry
    | shared.GameNoShowsEntry
    | models.Entry
)
"""An entry of the feed; of a type that is not known here, as `models.Entry`."""

Command: TypeAlias = (
    NabCommand
    | ClueCommand
    | ExchangeCommand
    | DrawAfterExchangeCommand
    | BideCommand
    | EliminateCommand
    | TakeRewardCommand
    | DrawRewardCommand
    | DeclineRewardCommand
    | TrimCommand
    | MarkCommand
    | HoldFireCommand
    | shared.ResignCommand
    | shared.AbortCommand
    | shared.LeaveCommand
    | shared.ReturnCommand
)
"""What may be sent."""

RULES: Rules[View, Entry, Command, OptionsBody] = Rules(
    "infiltrators",
    1,
    View,
    {
        "infiltrators.mission_began": MissionBeganEntry,
        "infiltrators.suspects_dealt": SuspectsDealtEntry,
        "infiltrators.hand_dealt": HandDealtEntry,
        "infiltrators.headquarters_built": HeadquartersBuiltEntry,
        "infiltrators.turn_began": TurnBeganEntry,
        "infiltrators.suspect_nabbed": SuspectNabbedEntry,
        "infiltrators.card_milled": CardMilledEntry,
        "infiltrators.clue_given": ClueGivenEntry,
        "infiltrators.exchange_made": ExchangeMadeEntry,
        "infiltrators.draw_offered": DrawOfferedEntry,
        "infiltrators.draw_declined": DrawDeclinedEntry,
        "infiltrators.bided": BidedEntry,
        "infiltrators.cards_drawn": CardsDrawnEntry,
        "infiltrators.shot_missed": ShotMissedEntry,
        "infiltrators.shot_hit": ShotHitEntry,
        "infiltrators.reward_offered": RewardOfferedEntry,
        "infiltrators.reward_taken": RewardTakenEntry,
        "infiltrators.reward_drawn": RewardDrawnEntry,
        "infiltrators.reward_declined": RewardDeclinedEntry,
        "infiltrators.trim_owed": TrimOwedEntry,
        "infiltrators.trimmed": TrimmedEntry,
        "infiltrators.board_marked": BoardMarkedEntry,
        "infiltrators.turn_skipped": TurnSkippedEntry,
        "infiltrators.last_chance_given": LastChanceGivenEntry,
        "infiltrators.last_shot_offered": LastShotOfferedEntry,
        "infiltrators.fire_held": FireHeldEntry,
        "infiltrators.ended": EndedEntry,
        "infiltrators.cards_revealed": CardsRevealedEntry,
        "game.created": GameCreatedEntry,
        "game.forked": GameForkedEntry,
        "game.seat_recalled": shared.GameSeatRecalledEntry,
        "game.group_joined": shared.GameGroupJoinedEntry,
        "game.seat_taken": shared.GameSeatTakenEntry,
        "game.token_minted": shared.GameTokenMintedEntry,
        "game.token_revoked": shared.GameTokenRevokedEntry,
        "game.replay_shared": shared.GameReplaySharedEntry,
        "game.started": shared.GameStartedEntry,
        "game.seat_resigned": shared.GameSeatResignedEntry,
        "game.automation_failed": shared.GameAutomationFailedEntry,
        "game.aborted": shared.GameAbortedEntry,
        "game.over": shared.GameOverEntry,
        "game.ruling_made": shared.GameRulingMadeEntry,
        "game.restored": shared.GameRestoredEntry,
        "game.seed_revealed": shared.GameSeedRevealedEntry,
        "game.commitment_replaced": shared.GameCommitmentReplacedEntry,
        "game.luck_closed": shared.GameLuckClosedEntry,
        "game.nonce_given": shared.GameNonceGivenEntry,
        "game.luck_drawn": shared.GameLuckDrawnEntry,
        "game.public_given": shared.GamePublicGivenEntry,
        "game.cancelled": shared.GameCancelledEntry,
        "game.seat_absent": shared.GameSeatAbsentEntry,
        "game.clock_struck": shared.GameClockStruckEntry,
        "game.seat_returned": shared.GameSeatReturnedEntry,
        "game.time_given": shared.GameTimeGivenEntry,
        "game.paused": shared.GamePausedEntry,
        "game.pause_ended": shared.GamePauseEndedEntry,
        "game.time_added": shared.GameTimeAddedEntry,
        "game.seat_reissued": shared.GameSeatReissuedEntry,
        "game.seat_substituted": shared.GameSeatSubstitutedEntry,
        "game.seat_filled": shared.GameSeatFilledEntry,
        "game.slip_exchanged": shared.GameSlipExchangedEntry,
        "game.play_opened": shared.GamePlayOpenedEntry,
        "game.no_shows": shared.GameNoShowsEntry,
    },
)
"""Give it to a client, and what it reads is typed."""
