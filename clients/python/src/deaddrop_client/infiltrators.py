# Written by clients/regenerate; not to be edited. 29316ee42d82c71c6bb10d0b65d825d5 d149a5e3290e11d7956a92fda9f4822b
"""Infiltrators, version 1: its views, events, commands and options."""

from __future__ import annotations

from datetime import datetime
from typing import Any, ClassVar, Literal, TypeAlias

from deaddrop_client import models, shared
from deaddrop_client.model import Model
from deaddrop_client.models import (
    AdviceWords,
    AskedWords,
    DangerWords,
    GameOutcome,
    GameStatus,
    GoalWords,
    HintWords,
    Luck,
    OfferField,
    OpenDecision,
    Outcome,
    OwnDecision,
    RulesetName,
    Ruling,
    Scene,
    TableClock,
    TablePause,
    Withheld,
)
from deaddrop_client.rules import Rules
from deaddrop_client.shared import (
    BotTryOpening,
    ClockPlan,
    CommandOpening,
    DrawsOpening,
    EventHead,
    GameCreatedDataDeal,
    GameCreatedDataVisibility,
    GameCreatedOpenings,
    GameForkedDataDeal,
    GameForkedDataLuck,
    GameForkedDataVisibility,
    GameForkedOpenings,
    LuckPlan,
    NamedCheckpoint,
    Openings,
    ParentData,
    Policy,
    TournamentTableData,
)


class BideCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="bide"):
    """
    Throw away the top card of the Headquarters unseen, then draw up to three.  Rule IF-4.4.

    draw: Number of cards to draw.
    """

    type: ClassVar[Literal["bide"]] = "bide"
    draw: int
    """Number of cards to draw."""


class BidedData(Model, frozen=True, kw_only=True):
    """
    A seat bides its time.  Rule IF-4.4.1.

    seat: The seat that acts, or that the event happens to.
    draw: Number of cards that the seat announced to draw.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    draw: int
    """Number of cards that the seat announced to draw."""


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
    The card that goes face down to the discard.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: Card
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class CardMilledData(Model, frozen=True, kw_only=True):
    """
    The top card of the Headquarters goes face down to the discard.  Rule IF-1.4.3.

    """


class CardMilledOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    card: CardMilledCardOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class CardsDrawnCardsOpening(Model, frozen=True, kw_only=True):
    """
    The cards drawn.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[Card]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class CardsDrawnData(Model, frozen=True, kw_only=True):
    """
    A seat draws cards from the Headquarters.  Rule IF-1.4.2.

    seat: The seat that acts, or that the event happens to.
    count: Number of cards drawn.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    count: int
    """Number of cards drawn."""


class CardsDrawnOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    cards: CardsDrawnCardsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class CardsRevealed(Model, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.cards_revealed"):
    """
    Everything is turned face up.  Rule IF-8.1.3.

    hands: Cards by seat.
    suspects: Suspects on the stands, by seat; null without one.
    centre: Suspects left in the centre.
    headquarters: Cards left in the Headquarters, the top first.
    covered: The discard's face-down cards, oldest first.
    """

    type: ClassVar[Literal["infiltrators.cards_revealed"]] = "infiltrators.cards_revealed"
    hands: list[list[Card]]
    """Cards by seat."""
    suspects: list[Card | None]
    """Suspects on the stands, by seat; null without one."""
    centre: list[Card]
    """Suspects left in the centre."""
    headquarters: list[Card]
    """Cards left in the Headquarters, the top first."""
    covered: list[Card]
    """The discard's face-down cards, oldest first."""


class CardsRevealedData(Model, frozen=True, kw_only=True):
    """
    Everything is turned face up.  Rule IF-8.1.3.

    hands: Cards by seat.
    suspects: Suspects on the stands, by seat; null without one.
    centre: Suspects left in the centre.
    headquarters: Cards left in the Headquarters, the top first.
    covered: The discard's face-down cards, oldest first.
    """

    hands: list[list[Card]]
    """Cards by seat."""
    suspects: list[Card | None]
    """Suspects on the stands, by seat; null without one."""
    centre: list[Card]
    """Suspects left in the centre."""
    headquarters: list[Card]
    """Cards left in the Headquarters, the top first."""
    covered: list[Card]
    """The discard's face-down cards, oldest first."""


class ClueCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="clue"):
    """
    Lay a card beside your own suspect: upright if it matches, across if not.  Rule IF-4.2.

    card: The card to lay next to your suspect.
    """

    type: ClassVar[Literal["clue"]] = "clue"
    card: Card
    """The card to lay next to your suspect."""


class ClueGivenData(Model, frozen=True, kw_only=True):
    """
    A seat lays a card next to its own suspect.  Rule IF-4.2.1.

    seat: The seat that acts, or that the event happens to.
    card: The clue that the seat lays.
    vertical: Whether the clue matches the suspect.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    card: Card
    """The clue that the seat lays."""
    vertical: bool
    """Whether the clue matches the suspect."""


class ClueGivenNarrowedOpening(Model, frozen=True, kw_only=True):
    """
    Public counts of candidates before and after the clue.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[int]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class ClueGivenOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

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

    draw: Whether to draw a card from the Headquarters.
    """

    type: ClassVar[Literal["draw_after_exchange"]] = "draw_after_exchange"
    draw: bool
    """Whether to draw a card from the Headquarters."""


class DrawDeclinedData(Model, frozen=True, kw_only=True):
    """
    A seat draws no cards after its exchange.  Rule IF-4.3.3.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class DrawOfferedData(Model, frozen=True, kw_only=True):
    """
    A seat may draw a card after its exchange.  Rule IF-4.3.3.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class DrawRewardCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="draw_reward"):
    """
    Take a card that lies face down in the discard, as a reward.  Rule IF-4.6.

    place: Place of the card among the face-down cards; 0 is the oldest.
    """

    type: ClassVar[Literal["draw_reward"]] = "draw_reward"
    place: int
    """Place of the card among the face-down cards; 0 is the oldest."""


class EliminateCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="eliminate"):
    """
    Spend a bullet, and name the card that another player's suspect is.  Rule IF-4.5.

    target: The seat whose suspect you name.
    card: The card that you name.
    """

    type: ClassVar[Literal["eliminate"]] = "eliminate"
    target: int
    """The seat whose suspect you name."""
    card: Card
    """The card that you name."""


class EndedData(Model, frozen=True, kw_only=True):
    """
    The mission ends: all seats win, or none.  Rule IF-5.

    winners: Seats that won: all seats or none.
    reason: The reason of the end, as a code of the ruleset.
    """

    winners: list[int]
    """Seats that won: all seats or none."""
    reason: str
    """The reason of the end, as a code of the ruleset."""


class ExchangeCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="exchange"):
    """
    Lay a card beside another player's suspect, whose owner turns it the right way.  Rule IF-4.3.

    card: The card to lay.
    target: The seat whose suspect gets the card.
    """

    type: ClassVar[Literal["exchange"]] = "exchange"
    card: Card
    """The card to lay."""
    target: int
    """The seat whose suspect gets the card."""


class ExchangeMadeData(Model, frozen=True, kw_only=True):
    """
    A seat lays a card next to the target's suspect.  Rule IF-4.3.1.

    seat: The seat that acts, or that the event happens to.
    target: The other seat that the event concerns.
    card: The clue that the seat lays.
    vertical: Whether the clue matches the suspect.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    target: int
    """The other seat that the event concerns."""
    card: Card
    """The clue that the seat lays."""
    vertical: bool
    """Whether the clue matches the suspect."""


class ExchangeMadeNarrowedOpening(Model, frozen=True, kw_only=True):
    """
    Numbers of candidates before and after the clue, by the knowledge of `seat`.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[int]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class ExchangeMadeOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    narrowed: ExchangeMadeNarrowedOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class FireHeldData(Model, frozen=True, kw_only=True):
    """
    A seat does not shoot a last time.  Rule IF-5.3.2.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class HandDealtCardsOpening(Model, frozen=True, kw_only=True):
    """
    The cards dealt to the seat.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[Card]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class HandDealtData(Model, frozen=True, kw_only=True):
    """
    A seat is dealt its hand.  Rule IF-2.3.

    seat: The seat that acts, or that the event happens to.
    count: Number of cards dealt.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    count: int
    """Number of cards dealt."""


class HandDealtOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    cards: HandDealtCardsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class HeadquartersBuiltCardsOpening(Model, frozen=True, kw_only=True):
    """
    The cards of the Headquarters, the top first.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[Card]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class HeadquartersBuiltData(Model, frozen=True, kw_only=True):
    """
    The rest of the cards becomes the Headquarters.  Rule IF-2.4.

    size: Number of cards in the Headquarters.
    """

    size: int
    """Number of cards in the Headquarters."""


class HeadquartersBuiltOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

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
    Cards that no seat sees.

    headquarters: Cards of the Headquarters by suit and number, as their order is undetermined.
    centre: Suspects in the centre by suit and number, as their order is undetermined.
    covered: Face-down cards of the discard, oldest first.
    """

    headquarters: list[Card]
    """Cards of the Headquarters by suit and number, as their order is undetermined."""
    centre: list[Card]
    """Suspects in the centre by suit and number, as their order is undetermined."""
    covered: list[Card]
    """Face-down cards of the discard, oldest first."""


Kind: TypeAlias = Literal["automaton", "bot", "human"]


class LaidClue(Model, frozen=True, kw_only=True):
    """
    A clue next to a suspect.

    card: The card laid as a clue.
    vertical: Whether the clue matches the suspect.
    by: The seat that laid the clue.
    """

    card: Card
    """The card laid as a clue."""
    vertical: bool
    """Whether the clue matches the suspect."""
    by: int
    """The seat that laid the clue."""


class LastChanceGivenData(Model, frozen=True, kw_only=True):
    """
    All cards are used up.  Rule IF-5.3.2.

    seats: Seats that may still shoot, in order.
    """

    seats: list[int]
    """Seats that may still shoot, in order."""


class LastShotOfferedData(Model, frozen=True, kw_only=True):
    """
    A seat may shoot a last time.  Rule IF-5.3.2.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class MarkCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="mark"):
    """
    Cross out cards on a suspect's clue board, or clear them again, in your turn or out of it.  Rule IF-9.2.

    target: The seat whose suspect's clue board you mark.
    cards: Cards on the clue board.
    crossed: Whether to cross the cards out, or clear them.
    """

    type: ClassVar[Literal["mark"]] = "mark"
    target: int
    """The seat whose suspect's clue board you mark."""
    cards: list[Card]
    """Cards on the clue board."""
    crossed: bool
    """Whether to cross the cards out, or clear them."""


class Mind(Model, frozen=True, kw_only=True):
    """
    A seat's private knowledge.

    seat: The seat with this knowledge.
    hand: The cards of the seat's hand, by suit and number.
    suspect: The suspect on this seat's stand.
    """

    seat: int
    """The seat with this knowledge."""
    hand: list[Card]
    """The cards of the seat's hand, by suit and number."""
    suspect: Card | None
    """The suspect on this seat's stand."""


class MissionBeganData(Model, frozen=True, kw_only=True):
    """
    The mission begins.  Rule IF-2.1.

    cards: Number of cards in the mission.
    suspects: Number of suspects to eliminate.
    bullets: Number of bullets at the start.
    """

    cards: int
    """Number of cards in the mission."""
    suspects: int
    """Number of suspects to eliminate."""
    bullets: int
    """Number of bullets at the start."""


class NabCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="nab"):
    """
    Put a suspect from the centre on your own stand, and look at it.  Rule IF-4.1.

    """

    type: ClassVar[Literal["nab"]] = "nab"


OfferType: TypeAlias = Literal[
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


OptionsBodyHelper: TypeAlias = Literal["auto", "manual", "off"]


OptionsBodyStart: TypeAlias = Literal["host", "random"]


OptionsHelper: TypeAlias = Literal["auto", "manual", "off"]


OptionsStart: TypeAlias = Literal["host", "random"]


Phase: TypeAlias = Literal["exchange_draw", "last_chance", "over", "reward", "setup", "trim", "turn"]


class Returned(Model, frozen=True, kw_only=True):
    """
    An eliminated suspect that went back to the Headquarters and was not seen since.

    card: The suspect that went back.
    fresh: Number of cards in each hand that may have come since the suspect went back, any of which may be the suspect, by seat.
    """

    card: Card
    """The suspect that went back."""
    fresh: list[int]
    """Number of cards in each hand that may have come since the suspect went back, any of which may be the suspect, by seat."""


class RewardDeclinedData(Model, frozen=True, kw_only=True):
    """
    The shooter takes no card of the discard.  Rule IF-4.6.1.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class RewardDrawnCardOpening(Model, frozen=True, kw_only=True):
    """
    The face-down card that the shooter takes.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: Card
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class RewardDrawnData(Model, frozen=True, kw_only=True):
    """
    The shooter takes a face-down card of the discard.  Rule IF-4.6.3.

    seat: The seat that acts, or that the event happens to.
    place: Place of the card among the face-down discards; 0 is the oldest.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    place: int
    """Place of the card among the face-down discards; 0 is the oldest."""


class RewardDrawnOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    card: RewardDrawnCardOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class RewardOfferedData(Model, frozen=True, kw_only=True):
    """
    The shooter may take a card from the discard.  Rule IF-4.6.1.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class RewardTakenData(Model, frozen=True, kw_only=True):
    """
    The shooter takes a face-up card of the discard.  Rule IF-4.6.2.

    seat: The seat that acts, or that the event happens to.
    card: The face-up card that the shooter takes.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    card: Card
    """The face-up card that the shooter takes."""


class SeatPlan(Model, frozen=True, kw_only=True):
    """
    The plan of a seat: the kind of its player, and a bot's policy.

    kind: The kind of the seat's player.
    bot: The name of the bot's policy; absent for other kinds of player.
    policy: The bot program of the seat: its version and digest.
    open: True if any caller may take the seat without a code; absent otherwise.
    """

    kind: Kind
    """The kind of the seat's player."""
    bot: str | None
    """The name of the bot's policy; absent for other kinds of player."""
    policy: Policy | None = None
    """The bot program of the seat: its version and digest."""
    open: bool | None = None
    """True if any caller may take the seat without a code; absent otherwise."""


class ShotHitChoicesOpening(Model, frozen=True, kw_only=True):
    """
    Number of candidates, by the shooter's knowledge.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: int
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class ShotHitData(Model, frozen=True, kw_only=True):
    """
    The target's suspect is shown and shuffled into the Headquarters; its clues go face up to the discard.  Rule IF-4.5.3.

    seat: The seat that acts, or that the event happens to.
    target: The other seat that the event concerns.
    card: The suspect that is eliminated.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    target: int
    """The other seat that the event concerns."""
    card: Card
    """The suspect that is eliminated."""


class ShotHitOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    choices: ShotHitChoicesOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class ShotMissedChoicesOpening(Model, frozen=True, kw_only=True):
    """
    Number of candidates, by the shooter's knowledge.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: int
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class ShotMissedData(Model, frozen=True, kw_only=True):
    """
    The shot misses: the target's suspect is another card.  Rule IF-4.5.4.

    seat: The seat that acts, or that the event happens to.
    target: The other seat that the event concerns.
    card: The card that the shooter named.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    target: int
    """The other seat that the event concerns."""
    card: Card
    """The card that the shooter named."""


class ShotMissedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    choices: ShotMissedChoicesOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class StatedDealBody(Model, frozen=True, kw_only=True):
    """
    A stated deal. Fields left out are drawn.

    start: The starting seat. By default `null`.
    suspects: The suspects, in the order in which they will be nabbed. By default `null`.
    hands: Cards by seat. By default `null`.
    headquarters: The top cards of the Headquarters, in order. By default `[]`.
    """

    start: int | None = None
    """The starting seat. By default `null`."""
    suspects: list[Card] | None = None
    """The suspects, in the order in which they will be nabbed. By default `null`."""
    hands: list[list[Card]] | None = None
    """Cards by seat. By default `null`."""
    headquarters: list[Card] | None = None
    """The top cards of the Headquarters, in order. By default `[]`."""


Suit: TypeAlias = Literal["BLACK", "BLUE", "GREEN", "RED", "YELLOW"]


class SuspectNabbedCardOpening(Model, frozen=True, kw_only=True):
    """
    The suspect that the seat nabs.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: Card
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class SuspectNabbedData(Model, frozen=True, kw_only=True):
    """
    A suspect goes from the centre to a stand.  Rule IF-4.1.1.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class SuspectNabbedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    card: SuspectNabbedCardOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class SuspectsDealtCardsOpening(Model, frozen=True, kw_only=True):
    """
    The suspects that are laid face down, in order.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[Card]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class SuspectsDealtData(Model, frozen=True, kw_only=True):
    """
    Suspects are laid face down into the centre.  Rule IF-2.2.

    count: Number of suspects.
    """

    count: int
    """Number of suspects."""


class SuspectsDealtOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    cards: SuspectsDealtCardsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class TakeRewardCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="take_reward"):
    """
    Take a card that lies face up in the discard, as a reward.  Rule IF-4.6.

    card: The card to take.
    """

    type: ClassVar[Literal["take_reward"]] = "take_reward"
    card: Card
    """The card to take."""


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

    seat: The seat that acts, or that the event happens to.
    count: Number of cards to discard.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    count: int
    """Number of cards to discard."""


class TrimmedData(Model, frozen=True, kw_only=True):
    """
    A seat discards down to the limit, face up.  Rule IF-4.7.1.

    seat: The seat that acts, or that the event happens to.
    cards: The discarded cards, in order.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    cards: list[Card]
    """The discarded cards, in order."""


class TurnBeganData(Model, frozen=True, kw_only=True):
    """
    A seat's turn begins.  Rule IF-4.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class TurnSkippedData(Model, frozen=True, kw_only=True):
    """
    A seat that can do nothing is passed over.  Rule IF-4.8.2.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class BidedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.bided"):
    """
    A seat bides its time.  Rule IF-4.4.1.

    """

    type: ClassVar[Literal["infiltrators.bided"]] = "infiltrators.bided"
    data: BidedData
    openings: Openings


class BoardMarkedData(Model, frozen=True, kw_only=True):
    """
    Cards on the clue board of the target's suspect are crossed out or cleared.  Rule IF-9.2.1.

    seat: The seat that acts, or that the event happens to.
    target: The other seat that the event concerns.
    cards: Cards whose marks change.
    crossed: Whether the cards are crossed out now, or cleared.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    target: int
    """The other seat that the event concerns."""
    cards: list[Card]
    """Cards whose marks change."""
    crossed: bool
    """Whether the cards are crossed out now, or cleared."""


class BoardMarkedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.board_marked"):
    """
    Cards on the clue board of the target's suspect are crossed out or cleared.  Rule IF-9.2.1.

    """

    type: ClassVar[Literal["infiltrators.board_marked"]] = "infiltrators.board_marked"
    data: BoardMarkedData
    openings: Openings


class Brief(Model, frozen=True, kw_only=True):
    """
    A mission resolved for a number of players.

    title: The mission's name.
    suits: Suits in play.
    min: Lowest number in play.
    max: Highest number in play.
    specials: Whether the suits' special cards are in play.
    suspects: Number of suspects to eliminate.
    bullets: Number of bullets at the start.
    hand: Number of cards dealt to each seat.
    limit: Number of cards that a seat may keep at the end of a turn.
    special_suspects: Whether a special card may be a suspect.
    seconds: Time limit in seconds; null for none.
    """

    title: str
    """The mission's name."""
    suits: list[Suit]
    """Suits in play."""
    min: int
    """Lowest number in play."""
    max: int
    """Highest number in play."""
    specials: bool
    """Whether the suits' special cards are in play."""
    suspects: int
    """Number of suspects to eliminate."""
    bullets: int
    """Number of bullets at the start."""
    hand: int
    """Number of cards dealt to each seat."""
    limit: int
    """Number of cards that a seat may keep at the end of a turn."""
    special_suspects: bool
    """Whether a special card may be a suspect."""
    seconds: int | None
    """Time limit in seconds; null for none."""


class CardMilledEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.card_milled"):
    """
    The top card of the Headquarters goes face down to the discard.  Rule IF-1.4.3.

    """

    type: ClassVar[Literal["infiltrators.card_milled"]] = "infiltrators.card_milled"
    data: CardMilledData
    openings: CardMilledOpenings


class CardsDrawnEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.cards_drawn"):
    """
    A seat draws cards from the Headquarters.  Rule IF-1.4.2.

    """

    type: ClassVar[Literal["infiltrators.cards_drawn"]] = "infiltrators.cards_drawn"
    data: CardsDrawnData
    openings: CardsDrawnOpenings


class CardsRevealedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.cards_revealed"):
    """
    Everything is turned face up.  Rule IF-8.1.3.

    """

    type: ClassVar[Literal["infiltrators.cards_revealed"]] = "infiltrators.cards_revealed"
    data: CardsRevealedData
    openings: Openings


class ClueGivenEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.clue_given"):
    """
    A seat lays a card next to its own suspect.  Rule IF-4.2.1.

    """

    type: ClassVar[Literal["infiltrators.clue_given"]] = "infiltrators.clue_given"
    data: ClueGivenData
    openings: ClueGivenOpenings


class DrawDeclinedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.draw_declined"):
    """
    A seat draws no cards after its exchange.  Rule IF-4.3.3.

    """

    type: ClassVar[Literal["infiltrators.draw_declined"]] = "infiltrators.draw_declined"
    data: DrawDeclinedData
    openings: Openings


class DrawOfferedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.draw_offered"):
    """
    A seat may draw a card after its exchange.  Rule IF-4.3.3.

    """

    type: ClassVar[Literal["infiltrators.draw_offered"]] = "infiltrators.draw_offered"
    data: DrawOfferedData
    openings: Openings


class EndedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.ended"):
    """
    The mission ends: all seats win, or none.  Rule IF-5.

    """

    type: ClassVar[Literal["infiltrators.ended"]] = "infiltrators.ended"
    data: EndedData
    openings: Openings


class ExchangeMadeEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.exchange_made"):
    """
    A seat lays a card next to the target's suspect.  Rule IF-4.3.1.

    """

    type: ClassVar[Literal["infiltrators.exchange_made"]] = "infiltrators.exchange_made"
    data: ExchangeMadeData
    openings: ExchangeMadeOpenings


class FireHeldEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.fire_held"):
    """
    A seat does not shoot a last time.  Rule IF-5.3.2.

    """

    type: ClassVar[Literal["infiltrators.fire_held"]] = "infiltrators.fire_held"
    data: FireHeldData
    openings: Openings


class GameCreatedData(Model, frozen=True, kw_only=True):
    """
    The game is created: its rules, its options, and the commitment to its seed.

    ruleset: The ruleset's name.
    ruleset_version: The version of the ruleset's rules.
    options: All table options, defaults filled in.
    seats: The plan of each seat: the kind of its player, and a bot's policy.
    visibility: Whether the lobby lists the game.
    delay_s: Seconds by which spectators see the game late.
    deal: The source of the deal: the way in which the seed was chosen.
    analysis: Whether a seat may fork the running game from its information state.
    has_arbiter: Whether a token with every viewpoint was made, for an arbiter.
    commitment: SHA-256 of the seed, hexadecimal.
    pace_ms: Milliseconds from the opening of a decision to a bot's answer.
    games_log: The last checkpoint of the log of games; null without a log.
    players: Commitments to the names given at creation, by seat, hexadecimal.
    id_hash: Hash of the game's id, hexadecimal.
    luck_plan: The randomness protocol before the deal; absent from games dealt from their seed alone.
    clock_plan: Time for people's decisions; absent from tables without a clock.
    rated: True if the result counts for the ratings of the players at the table; absent otherwise.
    hints: True if seats get deductions from their views; absent otherwise.
    tournament_table: The place of the game in a tournament; absent from games outside tournaments.
    """

    ruleset: str
    """The ruleset's name."""
    ruleset_version: int
    """The version of the ruleset's rules."""
    options: dict[str, Any]
    """All table options, defaults filled in."""
    seats: list[SeatPlan]
    """The plan of each seat: the kind of its player, and a bot's policy."""
    visibility: GameCreatedDataVisibility
    """Whether the lobby lists the game."""
    delay_s: int
    """Seconds by which spectators see the game late."""
    deal: GameCreatedDataDeal
    """The source of the deal: the way in which the seed was chosen."""
    analysis: bool
    """Whether a seat may fork the running game from its information state."""
    has_arbiter: bool
    """Whether a token with every viewpoint was made, for an arbiter."""
    commitment: str
    """SHA-256 of the seed, hexadecimal."""
    pace_ms: int
    """Milliseconds from the opening of a decision to a bot's answer."""
    games_log: NamedCheckpoint | None
    """The last checkpoint of the log of games; null without a log."""
    players: list[str | None]
    """Commitments to the names given at creation, by seat, hexadecimal."""
    id_hash: str
    """Hash of the game's id, hexadecimal."""
    luck_plan: LuckPlan | None = None
    """The randomness protocol before the deal; absent from games dealt from their seed alone."""
    clock_plan: ClockPlan | None = None
    """Time for people's decisions; absent from tables without a clock."""
    rated: bool | None = None
    """True if the result counts for the ratings of the players at the table; absent otherwise."""
    hints: bool | None = None
    """True if seats get deductions from their views; absent otherwise."""
    tournament_table: TournamentTableData | None = None
    """The place of the game in a tournament; absent from games outside tournaments."""


class GameCreatedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.created"):
    """
    The game is created: its rules, its options, and the commitment to its seed.

    """

    type: ClassVar[Literal["game.created"]] = "game.created"
    data: GameCreatedData
    openings: GameCreatedOpenings


class GameForkedData(Model, frozen=True, kw_only=True):
    """
    A game continues from a version of another, with seats, tokens and salts of its own.

    parent: The game and version that the fork continues from.
    viewpoint: The viewpoint whose knowledge the fork starts from.
    luck: The remaining luck of the fork: the parent's own, or fresh luck.
    table: The public state of the position: sampled to match the view of `viewpoint`, or taken from a replay that shows everything; one event for each mind follows. null if the parent's own log comes before this event.
    ruleset: The ruleset's name.
    ruleset_version: The version of the ruleset's rules.
    options: All table options, defaults filled in.
    seats: The plan of each seat: the kind of its player, and a bot's policy.
    visibility: Whether the lobby lists the game.
    delay_s: Seconds by which spectators see the game late.
    deal: The source of the deal: the way in which the seed was chosen.
    analysis: Whether a seat may fork the running game from its information state.
    has_arbiter: Whether a token with every viewpoint was made, for an arbiter.
    commitment: SHA-256 of the seed, hexadecimal.
    pace_ms: Milliseconds from the opening of a decision to a bot's answer.
    games_log: The last checkpoint of the log of games; null without a log.
    players: Commitments to the names given at creation, by seat, hexadecimal.
    id_hash: Hash of the game's id, hexadecimal.
    luck_plan: The randomness protocol before the deal; absent from games dealt from their seed alone.
    clock_plan: Time for people's decisions; absent from tables without a clock.
    rated: True if the result counts for the ratings of the players at the table; absent otherwise.
    hints: True if seats get deductions from their views; absent otherwise.
    tournament_table: The place of the game in a tournament; absent from games outside tournaments.
    """

    parent: ParentData
    """The game and version that the fork continues from."""
    viewpoint: str
    """The viewpoint whose knowledge the fork starts from."""
    luck: GameForkedDataLuck
    """The remaining luck of the fork: the parent's own, or fresh luck."""
    table: dict[str, Any] | None
    """The public state of the position: sampled to match the view of `viewpoint`, or taken from a replay that shows everything; one event for each mind follows. null if the parent's own log comes before this event."""
    ruleset: str
    """The ruleset's name."""
    ruleset_version: int
    """The version of the ruleset's rules."""
    options: dict[str, Any]
    """All table options, defaults filled in."""
    seats: list[SeatPlan]
    """The plan of each seat: the kind of its player, and a bot's policy."""
    visibility: GameForkedDataVisibility
    """Whether the lobby lists the game."""
    delay_s: int
    """Seconds by which spectators see the game late."""
    deal: GameForkedDataDeal
    """The source of the deal: the way in which the seed was chosen."""
    analysis: bool
    """Whether a seat may fork the running game from its information state."""
    has_arbiter: bool
    """Whether a token with every viewpoint was made, for an arbiter."""
    commitment: str
    """SHA-256 of the seed, hexadecimal."""
    pace_ms: int
    """Milliseconds from the opening of a decision to a bot's answer."""
    games_log: NamedCheckpoint | None
    """The last checkpoint of the log of games; null without a log."""
    players: list[str | None]
    """Commitments to the names given at creation, by seat, hexadecimal."""
    id_hash: str
    """Hash of the game's id, hexadecimal."""
    luck_plan: LuckPlan | None = None
    """The randomness protocol before the deal; absent from games dealt from their seed alone."""
    clock_plan: ClockPlan | None = None
    """Time for people's decisions; absent from tables without a clock."""
    rated: bool | None = None
    """True if the result counts for the ratings of the players at the table; absent otherwise."""
    hints: bool | None = None
    """True if seats get deductions from their views; absent otherwise."""
    tournament_table: TournamentTableData | None = None
    """The place of the game in a tournament; absent from games outside tournaments."""


class GameForkedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.forked"):
    """
    A game continues from a version of another, with seats, tokens and salts of its own.

    """

    type: ClassVar[Literal["game.forked"]] = "game.forked"
    data: GameForkedData
    openings: GameForkedOpenings


class HandDealtEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.hand_dealt"):
    """
    A seat is dealt its hand.  Rule IF-2.3.

    """

    type: ClassVar[Literal["infiltrators.hand_dealt"]] = "infiltrators.hand_dealt"
    data: HandDealtData
    openings: HandDealtOpenings


class HeadquartersBuiltEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.headquarters_built"
):
    """
    The rest of the cards becomes the Headquarters.  Rule IF-2.4.

    """

    type: ClassVar[Literal["infiltrators.headquarters_built"]] = "infiltrators.headquarters_built"
    data: HeadquartersBuiltData
    openings: HeadquartersBuiltOpenings


class LastChanceGivenEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.last_chance_given"
):
    """
    All cards are used up.  Rule IF-5.3.2.

    """

    type: ClassVar[Literal["infiltrators.last_chance_given"]] = "infiltrators.last_chance_given"
    data: LastChanceGivenData
    openings: Openings


class LastShotOfferedEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.last_shot_offered"
):
    """
    A seat may shoot a last time.  Rule IF-5.3.2.

    """

    type: ClassVar[Literal["infiltrators.last_shot_offered"]] = "infiltrators.last_shot_offered"
    data: LastShotOfferedData
    openings: Openings


class Mission(Model, frozen=True, kw_only=True):
    """
    A mission, by name or defined by the table. Rules IF-6, IF-7.  Rule IF-6.

    suits: Suits in play.
    title: The mission's name.
    min: Lowest number in play.
    max: Highest number in play.
    specials: Whether the suits' special cards are in play.
    suspects: Number of suspects to eliminate, absolute or relative to the number of players.
    bullets: Number of bullets, absolute or relative to the players.
    hand: Number of cards dealt to each player.
    hand_limit: Number of cards that a player may keep at the end of a turn.
    seconds: Time limit in seconds; null for none.
    """

    suits: list[Suit]
    """Suits in play."""
    title: str
    """The mission's name."""
    min: int
    """Lowest number in play."""
    max: int
    """Highest number in play."""
    specials: bool
    """Whether the suits' special cards are in play."""
    suspects: int | Count
    """Number of suspects to eliminate, absolute or relative to the number of players."""
    bullets: int | Count
    """Number of bullets, absolute or relative to the players."""
    hand: int
    """Number of cards dealt to each player."""
    hand_limit: int
    """Number of cards that a player may keep at the end of a turn."""
    seconds: int | None
    """Time limit in seconds; null for none."""


class MissionBeganEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.mission_began"):
    """
    The mission begins.  Rule IF-2.1.

    """

    type: ClassVar[Literal["infiltrators.mission_began"]] = "infiltrators.mission_began"
    data: MissionBeganData
    openings: Openings


class MissionBody(Model, frozen=True, kw_only=True):
    """
    A mission, by name or defined by the table. Rules IF-6, IF-7.  Rule IF-6.

    suits: Suits in play.
    title: The mission's name. By default `""`.
    min: Lowest number in play. By default `2`.
    max: Highest number in play. By default `15`.
    specials: Whether the suits' special cards are in play. By default `false`.
    suspects: Number of suspects to eliminate, absolute or relative to the number of players. By default `"n"`.
    bullets: Number of bullets, absolute or relative to the players. By default `"n+3"`.
    hand: Number of cards dealt to each player. By default `5`.
    hand_limit: Number of cards that a player may keep at the end of a turn. By default `7`.
    seconds: Time limit in seconds; null for none. By default `null`.
    """

    suits: list[Suit]
    """Suits in play."""
    title: str | None = None
    """The mission's name. By default `""`."""
    min: int | None = None
    """Lowest number in play. By default `2`."""
    max: int | None = None
    """Highest number in play. By default `15`."""
    specials: bool | None = None
    """Whether the suits' special cards are in play. By default `false`."""
    suspects: int | Count | None = None
    """Number of suspects to eliminate, absolute or relative to the number of players. By default `"n"`."""
    bullets: int | Count | None = None
    """Number of bullets, absolute or relative to the players. By default `"n+3"`."""
    hand: int | None = None
    """Number of cards dealt to each player. By default `5`."""
    hand_limit: int | None = None
    """Number of cards that a player may keep at the end of a turn. By default `7`."""
    seconds: int | None = None
    """Time limit in seconds; null for none. By default `null`."""


class Offer(Model, frozen=True, kw_only=True):
    """
    A form of command that is legal now.

    exact: Whether every instance of the schema will be accepted.
    rule: The rule that allows the command.
    schema: The JSON Schema (2020-12) of the command body; the `title` of a property is its label in a form.
    summary: The command's effect, in a sentence.
    title: The label of the command's button.
    type: The command's `type`, to send.
    at: The zone, or the thing in a zone, that stands for the command, with `words` only; null: none.
    consequence: The command's effect in a sentence, with `words` only.
    fields: The fields of the command by name, with `words` only.
    grave: Whether to ask for confirmation before the command is sent, with `words` only.
    """

    exact: bool
    """Whether every instance of the schema will be accepted."""
    rule: str
    """The rule that allows the command."""
    schema: dict[str, Any]
    """The JSON Schema (2020-12) of the command body; the `title` of a property is its label in a form."""
    summary: str
    """The command's effect, in a sentence."""
    title: str
    """The label of the command's button."""
    type: OfferType
    """The command's `type`, to send."""
    at: str | None = None
    """The zone, or the thing in a zone, that stands for the command, with `words` only; null: none."""
    consequence: str | None = None
    """The command's effect in a sentence, with `words` only."""
    fields: dict[str, OfferField] | None = None
    """The fields of the command by name, with `words` only."""
    grave: bool | None = None
    """Whether to ask for confirmation before the command is sent, with `words` only."""


class Options(Model, frozen=True, kw_only=True):
    """
    Table options and their defaults. Rule IF-11.  Rule IF-11.

    mission: The mission, by name (IF-6) or defined by the table (IF-7).
    training_scaling: Whether the first training mission depends on the number of players (IF-6.1).
    start: Rule for the starting seat (IF-2.5).
    first_seat: The starting seat, if and only if `start` is `host`.
    helper: Help with deductions (IF-9).
    hard_hand_limit: Whether the hand limit bars draws (IF-4.7.3).
    last_chance: Whether seats may shoot a last time when the cards are used up (IF-5.3.2).
    special_suspects: Whether a special card may be a suspect (IF-2.2).
    stuck_is_loss: Whether all lose if a player can do nothing (IF-4.8.4).
    clock: Whether the mission's time limit applies; null: if it has one (IF-5.4).
    """

    mission: Title | Mission
    """The mission, by name (IF-6) or defined by the table (IF-7)."""
    training_scaling: bool
    """Whether the first training mission depends on the number of players (IF-6.1)."""
    start: OptionsStart
    """Rule for the starting seat (IF-2.5)."""
    first_seat: int | None
    """The starting seat, if and only if `start` is `host`."""
    helper: OptionsHelper
    """Help with deductions (IF-9)."""
    hard_hand_limit: bool
    """Whether the hand limit bars draws (IF-4.7.3)."""
    last_chance: bool
    """Whether seats may shoot a last time when the cards are used up (IF-5.3.2)."""
    special_suspects: bool
    """Whether a special card may be a suspect (IF-2.2)."""
    stuck_is_loss: bool
    """Whether all lose if a player can do nothing (IF-4.8.4)."""
    clock: bool | None
    """Whether the mission's time limit applies; null: if it has one (IF-5.4)."""


class OptionsBody(Model, frozen=True, kw_only=True):
    """
    Table options and their defaults. Rule IF-11.  Rule IF-11.

    mission: The mission, by name (IF-6) or defined by the table (IF-7). By default `"training-1"`.
    training_scaling: Whether the first training mission depends on the number of players (IF-6.1). By default `false`.
    start: Rule for the starting seat (IF-2.5). By default `"random"`.
    first_seat: The starting seat, if and only if `start` is `host`. By default `null`.
    helper: Help with deductions (IF-9). By default `"manual"`.
    hard_hand_limit: Whether the hand limit bars draws (IF-4.7.3). By default `false`.
    last_chance: Whether seats may shoot a last time when the cards are used up (IF-5.3.2). By default `false`.
    special_suspects: Whether a special card may be a suspect (IF-2.2). By default `false`.
    stuck_is_loss: Whether all lose if a player can do nothing (IF-4.8.4). By default `false`.
    clock: Whether the mission's time limit applies; null: if it has one (IF-5.4). By default `null`.
    """

    mission: Title | MissionBody | None = None
    """The mission, by name (IF-6) or defined by the table (IF-7). By default `"training-1"`."""
    training_scaling: bool | None = None
    """Whether the first training mission depends on the number of players (IF-6.1). By default `false`."""
    start: OptionsBodyStart | None = None
    """Rule for the starting seat (IF-2.5). By default `"random"`."""
    first_seat: int | None = None
    """The starting seat, if and only if `start` is `host`. By default `null`."""
    helper: OptionsBodyHelper | None = None
    """Help with deductions (IF-9). By default `"manual"`."""
    hard_hand_limit: bool | None = None
    """Whether the hand limit bars draws (IF-4.7.3). By default `false`."""
    last_chance: bool | None = None
    """Whether seats may shoot a last time when the cards are used up (IF-5.3.2). By default `false`."""
    special_suspects: bool | None = None
    """Whether a special card may be a suspect (IF-2.2). By default `false`."""
    stuck_is_loss: bool | None = None
    """Whether all lose if a player can do nothing (IF-4.8.4). By default `false`."""
    clock: bool | None = None
    """Whether the mission's time limit applies; null: if it has one (IF-5.4). By default `null`."""


class RewardDeclinedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.reward_declined"):
    """
    The shooter takes no card of the discard.  Rule IF-4.6.1.

    """

    type: ClassVar[Literal["infiltrators.reward_declined"]] = "infiltrators.reward_declined"
    data: RewardDeclinedData
    openings: Openings


class RewardDrawnEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.reward_drawn"):
    """
    The shooter takes a face-down card of the discard.  Rule IF-4.6.3.

    """

    type: ClassVar[Literal["infiltrators.reward_drawn"]] = "infiltrators.reward_drawn"
    data: RewardDrawnData
    openings: RewardDrawnOpenings


class RewardOfferedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.reward_offered"):
    """
    The shooter may take a card from the discard.  Rule IF-4.6.1.

    """

    type: ClassVar[Literal["infiltrators.reward_offered"]] = "infiltrators.reward_offered"
    data: RewardOfferedData
    openings: Openings


class RewardTakenEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.reward_taken"):
    """
    The shooter takes a face-up card of the discard.  Rule IF-4.6.2.

    """

    type: ClassVar[Literal["infiltrators.reward_taken"]] = "infiltrators.reward_taken"
    data: RewardTakenData
    openings: Openings


class ShotHitEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.shot_hit"):
    """
    The target's suspect is shown and shuffled into the Headquarters; its clues go face up to the discard.  Rule IF-4.5.3.

    """

    type: ClassVar[Literal["infiltrators.shot_hit"]] = "infiltrators.shot_hit"
    data: ShotHitData
    openings: ShotHitOpenings


class ShotMissedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.shot_missed"):
    """
    The shot misses: the target's suspect is another card.  Rule IF-4.5.4.

    """

    type: ClassVar[Literal["infiltrators.shot_missed"]] = "infiltrators.shot_missed"
    data: ShotMissedData
    openings: ShotMissedOpenings


class SuspectNabbedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.suspect_nabbed"):
    """
    A suspect goes from the centre to a stand.  Rule IF-4.1.1.

    """

    type: ClassVar[Literal["infiltrators.suspect_nabbed"]] = "infiltrators.suspect_nabbed"
    data: SuspectNabbedData
    openings: SuspectNabbedOpenings


class SuspectsDealtEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.suspects_dealt"):
    """
    Suspects are laid face down into the centre.  Rule IF-2.2.

    """

    type: ClassVar[Literal["infiltrators.suspects_dealt"]] = "infiltrators.suspects_dealt"
    data: SuspectsDealtData
    openings: SuspectsDealtOpenings


class Table(Model, frozen=True, kw_only=True):
    """
    The public state.

    options: Options of this table.
    brief: The mission.
    hands: Number of cards in each hand, by seat.
    stands: Whether a suspect is on the seat's stand, by seat.
    clues: Clues next to the seat's suspect, by seat.
    misses: Wrong guesses of the seat's suspect, by seat.
    crossed: Cards crossed out on the clue board of the seat's suspect, by seat.
    kept: Cards in the seat's hand that came face up from the discard, by seat.
    phase: The kind of the current decision.
    turn: The seat whose turn it is.
    turns: Number of turns so far.
    headquarters: Number of cards in the Headquarters.
    centre: Number of cards in the Centre.
    bullets: Number of bullets left.
    eliminated: Suspects in the order of their elimination.
    discard: Face-up cards of the discard, oldest first.
    covered: Number of suspects eliminated before each face-down card of the discard came, oldest card first.
    returned: Suspects that were hit and may be in hands or piles.
    owed: Number of cards that the seat at turn must discard.
    changed: Cards on clue boards whose marks changed in this turn.
    chances: Seats that may still shoot a last time.
    outcome: The outcome; null while the game runs.
    reveal: All cards, once the game is over.
    """

    options: Options
    """Options of this table."""
    brief: Brief
    """The mission."""
    hands: list[int]
    """Number of cards in each hand, by seat."""
    stands: list[bool]
    """Whether a suspect is on the seat's stand, by seat."""
    clues: list[list[LaidClue]]
    """Clues next to the seat's suspect, by seat."""
    misses: list[list[Card]]
    """Wrong guesses of the seat's suspect, by seat."""
    crossed: list[list[Card]]
    """Cards crossed out on the clue board of the seat's suspect, by seat."""
    kept: list[list[Card]]
    """Cards in the seat's hand that came face up from the discard, by seat."""
    phase: Phase
    """The kind of the current decision."""
    turn: int | None
    """The seat whose turn it is."""
    turns: int
    """Number of turns so far."""
    headquarters: int
    """Number of cards in the Headquarters."""
    centre: int
    """Number of cards in the Centre."""
    bullets: int
    """Number of bullets left."""
    eliminated: list[Card]
    """Suspects in the order of their elimination."""
    discard: list[Card]
    """Face-up cards of the discard, oldest first."""
    covered: list[int]
    """Number of suspects eliminated before each face-down card of the discard came, oldest card first."""
    returned: list[Returned]
    """Suspects that were hit and may be in hands or piles."""
    owed: int
    """Number of cards that the seat at turn must discard."""
    changed: int
    """Cards on clue boards whose marks changed in this turn."""
    chances: list[int]
    """Seats that may still shoot a last time."""
    outcome: Outcome | None
    """The outcome; null while the game runs."""
    reveal: CardsRevealed | None
    """All cards, once the game is over."""


class TrimOwedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.trim_owed"):
    """
    A hand is above the limit at the end of its owner's turn.  Rule IF-4.7.1.

    """

    type: ClassVar[Literal["infiltrators.trim_owed"]] = "infiltrators.trim_owed"
    data: TrimOwedData
    openings: Openings


class TrimmedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.trimmed"):
    """
    A seat discards down to the limit, face up.  Rule IF-4.7.1.

    """

    type: ClassVar[Literal["infiltrators.trimmed"]] = "infiltrators.trimmed"
    data: TrimmedData
    openings: Openings


class TurnBeganEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.turn_began"):
    """
    A seat's turn begins.  Rule IF-4.

    """

    type: ClassVar[Literal["infiltrators.turn_began"]] = "infiltrators.turn_began"
    data: TurnBeganData
    openings: Openings


class TurnSkippedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="infiltrators.turn_skipped"):
    """
    A seat that can do nothing is passed over.  Rule IF-4.8.2.

    """

    type: ClassVar[Literal["infiltrators.turn_skipped"]] = "infiltrators.turn_skipped"
    data: TurnSkippedData
    openings: Openings


class View(Model, frozen=True, kw_only=True):
    """
    The game's state as one audience may see it.

    decision: The decision that this seat owes; null for none.
    decisions: The open decisions of all seats.
    format: Version of the format of views, which rises when their content or text changes.
    game: The game's id.
    luck: The randomness protocol before the deal; null in games dealt from their seed alone.
    mind: The seat's knowledge beyond the table.
    offers: The seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty.
    outcome: The outcome of the game, rulings included; null while it runs or if it was aborted.
    rulings: The organiser's rulings, oldest first.
    status: The game's status.
    table: The public state, in the ruleset's own terms; null until the deal.
    text: The view as plain text.
    version: Version: position in the game's log, from 1.
    viewpoint: Viewpoint: `seat:<number>`, `public`, or `all`.
    server_time: The service's clock at this answer, to count deadlines by.
    advice: Sentences that help this seat to answer its question, with `words` only.
    asked: The question to this seat, with `words` only; null without a decision.
    clock: The table's clock; absent without one.
    danger: The dangers that end the game badly, and their progress, with `words` only.
    goal: The goals of the game, with `words` only.
    hints: Deductions from this seat's knowledge, with `words` only, at a table with hints.
    house: The state that no seat knows, with the viewpoint `all` only.
    minds: The knowledge of each seat, with the viewpoint `all` only.
    scene: The zones and their things, to draw the table, with `words` only.
    withheld: The answers to this seat's decision that cannot be given now, each with its reason, with `words` only.
    """

    decision: OwnDecision | None
    """The decision that this seat owes; null for none."""
    decisions: list[OpenDecision]
    """The open decisions of all seats."""
    format: int
    """Version of the format of views, which rises when their content or text changes."""
    game: str
    """The game's id."""
    luck: Luck | None
    """The randomness protocol before the deal; null in games dealt from their seed alone."""
    mind: Mind | None
    """The seat's knowledge beyond the table."""
    offers: list[Offer]
    """The seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty."""
    outcome: GameOutcome | None
    """The outcome of the game, rulings included; null while it runs or if it was aborted."""
    ruleset: RulesetName
    rulings: list[Ruling]
    """The organiser's rulings, oldest first."""
    status: GameStatus
    """The game's status."""
    table: Table | None
    """The public state, in the ruleset's own terms; null until the deal."""
    text: str
    """The view as plain text."""
    version: int
    """Version: position in the game's log, from 1."""
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public`, or `all`."""
    server_time: datetime
    """The service's clock at this answer, to count deadlines by."""
    advice: list[AdviceWords] | None = None
    """Sentences that help this seat to answer its question, with `words` only."""
    asked: AskedWords | None = None
    """The question to this seat, with `words` only; null without a decision."""
    clock: TableClock | None = None
    """The table's clock; absent without one."""
    danger: list[DangerWords] | None = None
    """The dangers that end the game badly, and their progress, with `words` only."""
    goal: list[GoalWords] | None = None
    """The goals of the game, with `words` only."""
    hints: list[HintWords] | None = None
    """Deductions from this seat's knowledge, with `words` only, at a table with hints."""
    house: House | None = None
    """The state that no seat knows, with the viewpoint `all` only."""
    minds: list[Mind] | None = None
    """The knowledge of each seat, with the viewpoint `all` only."""
    pause: TablePause | None = None
    scene: Scene | None = None
    """The zones and their things, to draw the table, with `words` only."""
    withheld: list[Withheld] | None = None
    """The answers to this seat's decision that cannot be given now, each with its reason, with `words` only."""


Event: TypeAlias = (
    MissionBeganEvent
    | SuspectsDealtEvent
    | HandDealtEvent
    | HeadquartersBuiltEvent
    | TurnBeganEvent
    | SuspectNabbedEvent
    | CardMilledEvent
    | ClueGivenEvent
    | ExchangeMadeEvent
    | DrawOfferedEvent
    | DrawDeclinedEvent
    | BidedEvent
    | CardsDrawnEvent
    | ShotMissedEvent
    | ShotHitEvent
    | RewardOfferedEvent
    | RewardTakenEvent
    | RewardDrawnEvent
    | RewardDeclinedEvent
    | TrimOwedEvent
    | TrimmedEvent
    | BoardMarkedEvent
    | TurnSkippedEvent
    | LastChanceGivenEvent
    | LastShotOfferedEvent
    | FireHeldEvent
    | EndedEvent
    | CardsRevealedEvent
    | GameCreatedEvent
    | GameForkedEvent
    | shared.GameSeatRecalledEvent
    | shared.GameGroupJoinedEvent
    | shared.GameSeatTakenEvent
    | shared.GameTokenMintedEvent
    | shared.GameTokenRevokedEvent
    | shared.GameReplaySharedEvent
    | shared.GameStartedEvent
    | shared.GameSeatResignedEvent
    | shared.GameAutomationFailedEvent
    | shared.GameAbortedEvent
    | shared.GameOverEvent
    | shared.GameRulingMadeEvent
    | shared.GameRestoredEvent
    | shared.GameSeedRevealedEvent
    | shared.GameCommitmentReplacedEvent
    | shared.GameLuckClosedEvent
    | shared.GameNonceGivenEvent
    | shared.GameLuckDrawnEvent
    | shared.GamePublicGivenEvent
    | shared.GameCancelledEvent
    | shared.GameSeatAbsentEvent
    | shared.GameClockStruckEvent
    | shared.GameSeatReturnedEvent
    | shared.GameTimeGivenEvent
    | shared.GamePausedEvent
    | shared.GamePauseEndedEvent
    | shared.GameTimeAddedEvent
    | shared.GameSeatReissuedEvent
    | shared.GameSeatSubstitutedEvent
    | shared.GameSeatFilledEvent
    | shared.GameSlipExchangedEvent
    | shared.GamePlayOpenedEvent
    | shared.GameNoShowsEvent
    | models.Event
)
"""An event of the feed; of a type that is not known here, as `models.Event`."""

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

RULES: Rules[View, Event, Command, OptionsBody] = Rules(
    "infiltrators",
    1,
    View,
    {
        "infiltrators.mission_began": MissionBeganEvent,
        "infiltrators.suspects_dealt": SuspectsDealtEvent,
        "infiltrators.hand_dealt": HandDealtEvent,
        "infiltrators.headquarters_built": HeadquartersBuiltEvent,
        "infiltrators.turn_began": TurnBeganEvent,
        "infiltrators.suspect_nabbed": SuspectNabbedEvent,
        "infiltrators.card_milled": CardMilledEvent,
        "infiltrators.clue_given": ClueGivenEvent,
        "infiltrators.exchange_made": ExchangeMadeEvent,
        "infiltrators.draw_offered": DrawOfferedEvent,
        "infiltrators.draw_declined": DrawDeclinedEvent,
        "infiltrators.bided": BidedEvent,
        "infiltrators.cards_drawn": CardsDrawnEvent,
        "infiltrators.shot_missed": ShotMissedEvent,
        "infiltrators.shot_hit": ShotHitEvent,
        "infiltrators.reward_offered": RewardOfferedEvent,
        "infiltrators.reward_taken": RewardTakenEvent,
        "infiltrators.reward_drawn": RewardDrawnEvent,
        "infiltrators.reward_declined": RewardDeclinedEvent,
        "infiltrators.trim_owed": TrimOwedEvent,
        "infiltrators.trimmed": TrimmedEvent,
        "infiltrators.board_marked": BoardMarkedEvent,
        "infiltrators.turn_skipped": TurnSkippedEvent,
        "infiltrators.last_chance_given": LastChanceGivenEvent,
        "infiltrators.last_shot_offered": LastShotOfferedEvent,
        "infiltrators.fire_held": FireHeldEvent,
        "infiltrators.ended": EndedEvent,
        "infiltrators.cards_revealed": CardsRevealedEvent,
        "game.created": GameCreatedEvent,
        "game.forked": GameForkedEvent,
        "game.seat_recalled": shared.GameSeatRecalledEvent,
        "game.group_joined": shared.GameGroupJoinedEvent,
        "game.seat_taken": shared.GameSeatTakenEvent,
        "game.token_minted": shared.GameTokenMintedEvent,
        "game.token_revoked": shared.GameTokenRevokedEvent,
        "game.replay_shared": shared.GameReplaySharedEvent,
        "game.started": shared.GameStartedEvent,
        "game.seat_resigned": shared.GameSeatResignedEvent,
        "game.automation_failed": shared.GameAutomationFailedEvent,
        "game.aborted": shared.GameAbortedEvent,
        "game.over": shared.GameOverEvent,
        "game.ruling_made": shared.GameRulingMadeEvent,
        "game.restored": shared.GameRestoredEvent,
        "game.seed_revealed": shared.GameSeedRevealedEvent,
        "game.commitment_replaced": shared.GameCommitmentReplacedEvent,
        "game.luck_closed": shared.GameLuckClosedEvent,
        "game.nonce_given": shared.GameNonceGivenEvent,
        "game.luck_drawn": shared.GameLuckDrawnEvent,
        "game.public_given": shared.GamePublicGivenEvent,
        "game.cancelled": shared.GameCancelledEvent,
        "game.seat_absent": shared.GameSeatAbsentEvent,
        "game.clock_struck": shared.GameClockStruckEvent,
        "game.seat_returned": shared.GameSeatReturnedEvent,
        "game.time_given": shared.GameTimeGivenEvent,
        "game.paused": shared.GamePausedEvent,
        "game.pause_ended": shared.GamePauseEndedEvent,
        "game.time_added": shared.GameTimeAddedEvent,
        "game.seat_reissued": shared.GameSeatReissuedEvent,
        "game.seat_substituted": shared.GameSeatSubstitutedEvent,
        "game.seat_filled": shared.GameSeatFilledEvent,
        "game.slip_exchanged": shared.GameSlipExchangedEvent,
        "game.play_opened": shared.GamePlayOpenedEvent,
        "game.no_shows": shared.GameNoShowsEvent,
    },
)
"""Give it to a client, and what it reads is typed."""
