# Written by clients/regenerate; not to be edited. b05addd16691eb2678c2c0acc134897b 451718c4464fc496eab344daff9060e7
"""Casino Incognito, version 1: its views, events, commands and options."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from msgspec import Meta

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


class AdvanceEarnedData(Model, frozen=True, kw_only=True):
    """
    The top bidder will move up on the track.  Rule CI-7.6.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class AdvancedData(Model, frozen=True, kw_only=True):
    """
    A seat moves up one place on the track.  Rule CI-8.7.

    seat: The seat that acts, or that the event happens to.
    track: Seats in turn order after this event.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    track: list[int]
    """Seats in turn order after this event."""


class AimCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="aim"):
    """
    Choose the room that your card is played on.  Rule CI-15.11.

    room: Number of the room to play the card on, 1 to 10.
    """

    type: ClassVar[Literal["aim"]] = "aim"
    room: int
    """Number of the room to play the card on, 1 to 10."""


class AllRevealed(Model, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.all_revealed"):
    """
    Everything is turned face up.  Rule CI-10.5.

    agents: Agents of all seats, by seat.
    removed: Disguises out of the game, by seat.
    hidden: Face-down cards, by seat.
    """

    type: ClassVar[Literal["casino-incognito.all_revealed"]] = "casino-incognito.all_revealed"
    agents: list[int]
    """Agents of all seats, by seat."""
    removed: list[list[int]]
    """Disguises out of the game, by seat."""
    hidden: list[list[str]]
    """Face-down cards, by seat."""


class AllRevealedData(Model, frozen=True, kw_only=True):
    """
    Everything is turned face up.  Rule CI-10.5.

    agents: Agents of all seats, by seat.
    removed: Disguises out of the game, by seat.
    hidden: Face-down cards, by seat.
    """

    agents: list[int]
    """Agents of all seats, by seat."""
    removed: list[list[int]]
    """Disguises out of the game, by seat."""
    hidden: list[list[str]]
    """Face-down cards, by seat."""


class AnswersOpenedData(Model, frozen=True, kw_only=True):
    """
    The answers are opened.  Rule CI-8.3.

    disavowing: Seats that disavow, by choice or by rule.
    """

    disavowing: list[int]
    """Seats that disavow, by choice or by rule."""


class BidCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="bid"):
    """
    Bid chips, sealed, and name a character in the room that is not your agent.  Rule CI-7.2.

    chips: Chips to bid.
    character: The character to name, which is not your agent. By default `null`.
    """

    type: ClassVar[Literal["bid"]] = "bid"
    chips: int
    """Chips to bid."""
    character: int | None = None
    """The character to name, which is not your agent. By default `null`."""


class BidSealedChipsOpening(Model, frozen=True, kw_only=True):
    """
    Chips that the seat bids.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: int
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class BidSealedData(Model, frozen=True, kw_only=True):
    """
    A sealed bid; all look alike.  Rule CI-7.2.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class BidSealedNamedOpening(Model, frozen=True, kw_only=True):
    """
    The character that the bidder names, if any.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[int]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class BidSealedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    chips: BidSealedChipsOpening | None = None
    named: BidSealedNamedOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class BombOverData(Model, frozen=True, kw_only=True):
    """
    Every seat has moved a character, or the room is empty.  Rule CI-15.9.

    room: Number of the room with the bomb.
    """

    room: int
    """Number of the room with the bomb."""


class BombPlantedData(Model, frozen=True, kw_only=True):
    """
    Every seat must move a character out of a room.  Rule CI-15.9.

    seat: The seat that acts, or that the event happens to.
    room: Number of the room with the bomb, 1 to 10.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    room: int
    """Number of the room with the bomb, 1 to 10."""


class CardExchangedData(Model, frozen=True, kw_only=True):
    """
    A seat swaps a card with one of a conversation.  Rule CI-15.7.

    seat: The seat that acts, or that the event happens to.
    spot: The conversation's place, from 1.
    taken: The card that the seat gets.
    given: The card that the seat lays into the conversation.
    opened: The card given, if it lay face down before.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    spot: int
    """The conversation's place, from 1."""
    taken: str
    """The card that the seat gets."""
    given: str
    """The card that the seat lays into the conversation."""
    opened: list[str]
    """The card given, if it lay face down before."""


class CardPickedUpData(Model, frozen=True, kw_only=True):
    """
    Surveillance adds a face-up card to a conversation.  Rule CI-5.3.

    spot: The conversation's place, from 1.
    card: The card that surveillance adds.
    """

    spot: int
    """The conversation's place, from 1."""
    card: str
    """The card that surveillance adds."""


class CardsBoughtCardsOpening(Model, frozen=True, kw_only=True):
    """
    The cards drawn, face down.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[str]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class CardsBoughtData(Model, frozen=True, kw_only=True):
    """
    A seat draws face-down cards, if there are any.  Rule CI-15.5.

    seat: The seat that acts, or that the event happens to.
    count: Number of cards drawn.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    count: int
    """Number of cards drawn."""


class CardsBoughtOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    cards: CardsBoughtCardsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class CardsDealtCardsOpening(Model, frozen=True, kw_only=True):
    """
    The cards dealt, face down.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[str]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class CardsDealtData(Model, frozen=True, kw_only=True):
    """
    A seat gets face-down cards.  Rule CI-4.2.

    seat: The seat that acts, or that the event happens to.
    count: Number of cards dealt.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    count: int
    """Number of cards dealt."""


class CardsDealtOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    cards: CardsDealtCardsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class CashInCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="cash_in"):
    """
    Turn chips into victory points.  Rule CI-15.10.

    chips: Chips to turn into victory points.
    """

    type: ClassVar[Literal["cash_in"]] = "cash_in"
    chips: int
    """Chips to turn into victory points."""


class CharacterFledData(Model, frozen=True, kw_only=True):
    """
    A seat moves a character out of the room of the bomb.  Rule CI-15.9.

    seat: The seat that acts, or that the event happens to.
    character: Number of the character that flees, 1 to 20.
    to: Number of the room that the character enters.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    character: int
    """Number of the character that flees, 1 to 20."""
    to: int
    """Number of the room that the character enters."""


class CharacterMovedData(Model, frozen=True, kw_only=True):
    """
    A seat moves a character.  Rule CI-6.3.

    seat: The seat that acts, or that the event happens to.
    character: Number of the character, 1 to 20.
    to: Number of the room that the character enters.
    chips: Chips paid for the move.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    character: int
    """Number of the character, 1 to 20."""
    to: int
    """Number of the room that the character enters."""
    chips: int
    """Chips paid for the move."""


class CharactersEnteredData(Model, frozen=True, kw_only=True):
    """
    New characters enter.  Rule CI-10.2.

    rooms: Rooms of the new characters, in order of character.
    disguises: The disguises added to the deck.
    """

    rooms: list[int]
    """Rooms of the new characters, in order of character."""
    disguises: list[int]
    """The disguises added to the deck."""


class ChipsCashedInData(Model, frozen=True, kw_only=True):
    """
    A seat turns chips into victory points.  Rule CI-15.10.

    seat: The seat that acts, or that the event happens to.
    chips: Chips that the seat turns into victory points.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    chips: int
    """Chips that the seat turns into victory points."""


class ChooseDisguiseCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="choose_disguise"):
    """
    Keep one of the disguises as your agent, and take another out of the game.  Rule CI-3.3.

    keep: The character that becomes your agent.
    remove: The character whose disguise leaves the game. By default `null`.
    """

    type: ClassVar[Literal["choose_disguise"]] = "choose_disguise"
    keep: int
    """The character that becomes your agent."""
    remove: int | None = None
    """The character whose disguise leaves the game. By default `null`."""


class ChooseRoomCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="choose_room"):
    """
    Name the room in which contact is made next.  Rule CI-7.1.

    room: Number of the room in which contact is made next.
    """

    type: ClassVar[Literal["choose_room"]] = "choose_room"
    room: int
    """Number of the room in which contact is made next."""


class ClaimLeakCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="claim_leak"):
    """
    Take the chips from one Leak card.  Rule CI-9.10.

    spot: Place of the Leak card whose chips you take.
    """

    type: ClassVar[Literal["claim_leak"]] = "claim_leak"
    spot: int
    """Place of the Leak card whose chips you take."""


class ComposeCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="compose"):
    """
    Show hands of other cards, put together yourself; no card twice.  Rule CI-9.4.

    hands: Hands to show, no card twice.
    """

    type: ClassVar[Literal["compose"]] = "compose"
    hands: list[list[str]]
    """Hands to show, no card twice."""


Conversation: TypeAlias = Annotated[list[int | list[str]], Meta(description="A spot of the surveillance board.")]
"""
A spot of the surveillance board.
"""


class ConversationLostData(Model, frozen=True, kw_only=True):
    """
    A conversation in an empty room is discarded.  Rule CI-5.1.

    spot: The conversation's place, from 1.
    cards: The conversation's face-up cards.
    """

    spot: int
    """The conversation's place, from 1."""
    cards: list[str]
    """The conversation's face-up cards."""


class ConversationMovedData(Model, frozen=True, kw_only=True):
    """
    A conversation moves to an adjacent room.  Rule CI-15.12.

    seat: The seat that acts, or that the event happens to.
    spot: The conversation's place, from 1.
    to: Number of the room that the conversation moves to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    spot: int
    """The conversation's place, from 1."""
    to: int
    """Number of the room that the conversation moves to."""


class ConversationTakenData(Model, frozen=True, kw_only=True):
    """
    A bidder pays its bid and takes the cards face up.  Rule CI-7.5.

    seat: The seat that acts, or that the event happens to.
    spot: The conversation's place, from 1.
    cards: The conversation's face-up cards.
    chips: Chips paid for the conversation: the bid.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    spot: int
    """The conversation's place, from 1."""
    cards: list[str]
    """The conversation's face-up cards."""
    chips: int
    """Chips paid for the conversation: the bid."""


class DartPaidData(Model, frozen=True, kw_only=True):
    """
    A seat pays to avoid a dart.  Rule CI-15.4.

    seat: The seat that acts, or that the event happens to.
    chips: Chips paid to avoid the dart.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    chips: int
    """Chips paid to avoid the dart."""


class DartSufferedData(Model, frozen=True, kw_only=True):
    """
    A seat bids at most one chip per room in this round.  Rule CI-15.4.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class DartThrownData(Model, frozen=True, kw_only=True):
    """
    A seat throws a dart at another.  Rule CI-15.4.

    seat: The seat that acts, or that the event happens to.
    target: The other seat that the event concerns.
    chips: Chips to pay for avoiding the dart.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    target: int
    """The other seat that the event concerns."""
    chips: int
    """Chips to pay for avoiding the dart."""


class DeckReshuffledData(Model, frozen=True, kw_only=True):
    """
    The discard becomes the deck.  Rule CI-4.6.

    cards: The cards of the discard, in their order as the new deck.
    """

    cards: list[str]
    """The cards of the discard, in their order as the new deck."""


class DieRolledData(Model, frozen=True, kw_only=True):
    """
    A conversation takes place in a room.  Rule CI-5.2.

    spot: The conversation's place, from 1.
    room: Number of the room, 1 to 10.
    """

    spot: int
    """The conversation's place, from 1."""
    room: int
    """Number of the room, 1 to 10."""


class DisavowCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="disavow"):
    """
    Disavow your agent, and draw another.  Rule CI-8.3.

    """

    type: ClassVar[Literal["disavow"]] = "disavow"


DisavowalSealedAnswerOpeningValue: TypeAlias = Literal["DISAVOW", "STAY"]


class DisavowalSealedData(Model, frozen=True, kw_only=True):
    """
    A sealed answer about disavowal; all look alike.  Rule CI-8.3.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class DisavowedAgentOpening(Model, frozen=True, kw_only=True):
    """
    The seat's new agent.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: int
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class DisavowedData(Model, frozen=True, kw_only=True):
    """
    A seat's board is cleared; its disguise returns to the deck and another is drawn.  Rule CI-8.5.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class DisavowedReturnedOpening(Model, frozen=True, kw_only=True):
    """
    The seat's former agent.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: int
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class DisguiseChosenAgentOpening(Model, frozen=True, kw_only=True):
    """
    The disguise that the seat keeps as its agent.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: int
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class DisguiseChosenData(Model, frozen=True, kw_only=True):
    """
    A seat has chosen its agent.  Rule CI-3.4.

    seat: The seat that acts, or that the event happens to.
    out: Number of disguises that the seat removes from the game, 0 or 1.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    out: int
    """Number of disguises that the seat removes from the game, 0 or 1."""


class DisguiseChosenRemovedOpening(Model, frozen=True, kw_only=True):
    """
    Disguises that the seat takes out of the game.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[int]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class DisguiseChosenReturnedOpening(Model, frozen=True, kw_only=True):
    """
    The disguise that the seat puts back into the deck.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: int
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class DisguisesLookedAtData(Model, frozen=True, kw_only=True):
    """
    A seat looks at cards of the disguise deck.  Rule CI-3.3.

    seat: The seat that acts, or that the event happens to.
    size: Cards left in the disguise deck.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    size: int
    """Cards left in the disguise deck."""


class DisguisesLookedAtDisguisesOpening(Model, frozen=True, kw_only=True):
    """
    The characters that the seat sees.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[int]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class DisguisesLookedAtOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    disguises: DisguisesLookedAtDisguisesOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class DivertCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="divert"):
    """
    Move a conversation to an adjacent room.  Rule CI-15.12.

    conversation: Place of the conversation to move.
    to: Number of the room to move to.
    """

    type: ClassVar[Literal["divert"]] = "divert"
    conversation: int
    """Place of the conversation to move."""
    to: int
    """Number of the room to move to."""


class DrinksDrawnCardsOpening(Model, frozen=True, kw_only=True):
    """
    The cards that the seat looks at.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[str]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class DrinksDrawnData(Model, frozen=True, kw_only=True):
    """
    A seat looks at cards from the deck.  Rule CI-15.1.

    seat: The seat that acts, or that the event happens to.
    count: Number of cards that the seat looks at.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    count: int
    """Number of cards that the seat looks at."""


class DrinksDrawnOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    cards: DrinksDrawnCardsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class DrinksPlacedCardsOpening(Model, frozen=True, kw_only=True):
    """
    The cards laid face down, by place of conversation.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[str]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class DrinksPlacedData(Model, frozen=True, kw_only=True):
    """
    A seat lays the cards that it looks at face down into conversations.  Rule CI-15.1.

    seat: The seat that acts, or that the event happens to.
    spots: The places of the conversations that get a card, one per card, sorted.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    spots: list[int]
    """The places of the conversations that get a card, one per card, sorted."""


class DrinksPlacedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    cards: DrinksPlacedCardsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


Earned: TypeAlias = Annotated[list[int], Meta(description="The reward of a place.")]
"""
The reward of a place.
"""


class EavesdroppedCardsOpening(Model, frozen=True, kw_only=True):
    """
    The cards drawn, face down.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[str]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class EavesdroppedData(Model, frozen=True, kw_only=True):
    """
    A bidder without a conversation pays a chip and draws a face-down card, if there is one.  Rule CI-7.7.

    seat: The seat that acts, or that the event happens to.
    count: Number of cards drawn, 0 or 1.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    count: int
    """Number of cards drawn, 0 or 1."""


class EavesdroppedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    cards: EavesdroppedCardsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class Effect(Model, frozen=True, kw_only=True):
    """
    A played card whose effect is not finished.

    seat: The seat that played the card.
    card: The card that was played.
    room: Number of the room that the player chose; null if none.
    target: The seat that the player chose; null if none.
    drawn: Number of cards that the player looks at.
    moved: Seats that have moved a character because of the card.
    """

    seat: int
    """The seat that played the card."""
    card: str
    """The card that was played."""
    room: int | None
    """Number of the room that the player chose; null if none."""
    target: int | None
    """The seat that the player chose; null if none."""
    drawn: int
    """Number of cards that the player looks at."""
    moved: list[int]
    """Seats that have moved a character because of the card."""


class EndedData(Model, frozen=True, kw_only=True):
    """
    The game ends.  Rule CI-10.4.

    winners: Seats that won, in ascending order.
    reason: The reason of the end, as a code of the ruleset.
    """

    winners: list[int]
    """Seats that won, in ascending order."""
    reason: str
    """The reason of the end, as a code of the ruleset."""


class ExchangeCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="exchange"):
    """
    Take a face-up card from a conversation, and give one of yours that is at least as high.  Rule CI-15.7.

    conversation: Place of the conversation to take a card from.
    take: The card to take.
    give: The card to give in exchange.
    """

    type: ClassVar[Literal["exchange"]] = "exchange"
    conversation: int
    """Place of the conversation to take a card from."""
    take: str
    """The card to take."""
    give: str
    """The card to give in exchange."""


FaceDown: TypeAlias = Annotated[list[int], Meta(description="A face-down card in a conversation.")]
"""
A face-down card in a conversation.
"""


class FaceDownLostData(Model, frozen=True, kw_only=True):
    """
    The face-down cards of a conversation in an empty room are discarded face up.  Rule CI-15.1.

    spot: The conversation's place, from 1.
    cards: The face-down cards that are discarded.
    """

    spot: int
    """The conversation's place, from 1."""
    cards: list[str]
    """The face-down cards that are discarded."""


class FaceDownRevealedData(Model, frozen=True, kw_only=True):
    """
    The cards still face down in conversations at the end.  Rule CI-15.1.

    cards: The face-down cards, by place of conversation.
    """

    cards: list[list[str]]
    """The face-down cards, by place of conversation."""


class FaceDownTakenCardsOpening(Model, frozen=True, kw_only=True):
    """
    The face-down cards that the seat takes.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[str]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class FaceDownTakenData(Model, frozen=True, kw_only=True):
    """
    A conversation's face-down cards go to the seat that took it.  Rule CI-15.1.

    seat: The seat that acts, or that the event happens to.
    spot: The conversation's place, from 1.
    count: Number of face-down cards that the seat takes.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    spot: int
    """The conversation's place, from 1."""
    count: int
    """Number of face-down cards that the seat takes."""


class FaceDownTakenOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    cards: FaceDownTakenCardsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class FemmePaidData(Model, frozen=True, kw_only=True):
    """
    A seat pays the owner of the Femme Fatale for a move into or out of her room.  Rule CI-15.3.

    seat: The seat that acts, or that the event happens to.
    owner: The seat that gets the toll.
    chips: The toll in chips.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    owner: int
    """The seat that gets the toll."""
    chips: int
    """The toll in chips."""


class HandBeganData(Model, frozen=True, kw_only=True):
    """
    A hand begins with a new deck.  Rule CI-4.1.

    hand: Number of the hand, from 1.
    size: Number of cards in the deck.
    keeps: Whether players keep their cards from the hand before.
    """

    hand: int
    """Number of the hand, from 1."""
    size: int
    """Number of cards in the deck."""
    keeps: bool
    """Whether players keep their cards from the hand before."""


class HandBeganDeckOpening(Model, frozen=True, kw_only=True):
    """
    The cards of the deck, the top first.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[str]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class HandBeganOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    deck: HandBeganDeckOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class HenchmanHiredData(Model, frozen=True, kw_only=True):
    """
    A seat's next bid of this round names no character.  Rule CI-15.8.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class House(Model, frozen=True, kw_only=True):
    """
    The state hidden from every seat: both decks.

    deck: Cards left to draw, sorted, not shuffled.
    disguises: The disguise deck, sorted, not shuffled.
    """

    deck: list[str]
    """Cards left to draw, sorted, not shuffled."""
    disguises: list[int]
    """The disguise deck, sorted, not shuffled."""


class IncomePaidData(Model, frozen=True, kw_only=True):
    """
    Income is paid.  Rule CI-10.1.

    chips: Chips paid as income, by seat.
    """

    chips: list[int]
    """Chips paid as income, by seat."""


class IntimidatedData(Model, frozen=True, kw_only=True):
    """
    A seat gets chips from the bank.  Rule CI-15.6.

    seat: The seat that acts, or that the event happens to.
    chips: Chips that the seat receives from the bank.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    chips: int
    """Chips that the seat receives from the bank."""


class IntrigueExposedData(Model, frozen=True, kw_only=True):
    """
    No seat matched, and the card has no ability now: it is shown and kept, the chips go to the bank.  Rule CI-14.6.

    seat: The seat that acts, or that the event happens to.
    card: The card that is shown and kept.
    chips: Chips laid on the card, which go to the bank.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    card: str
    """The card that is shown and kept."""
    chips: int
    """Chips laid on the card, which go to the bank."""


class IntrigueLetData(Model, frozen=True, kw_only=True):
    """
    A seat does not match the chips.  Rule CI-14.4.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class IntrigueMatchedData(Model, frozen=True, kw_only=True):
    """
    A seat matches the chips and stops the card.  Rule CI-14.4.

    seat: The seat that acts, or that the event happens to.
    owner: The seat that tried the card.
    chips: Chips paid to match the tried card.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    owner: int
    """The seat that tried the card."""
    chips: int
    """Chips paid to match the tried card."""


class IntriguePassedData(Model, frozen=True, kw_only=True):
    """
    A seat tries no card now.  Rule CI-14.2.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class IntriguePlayedData(Model, frozen=True, kw_only=True):
    """
    No seat matched: the card is shown and discarded, the chips go to the bank.  Rule CI-14.5.

    seat: The seat that acts, or that the event happens to.
    card: The card that is played.
    chips: Chips paid to play the card.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    card: str
    """The card that is played."""
    chips: int
    """Chips paid to play the card."""


class IntrigueSealedCardsOpening(Model, frozen=True, kw_only=True):
    """
    The card to try; empty for a pass.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[str]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class IntrigueSealedChipsOpening(Model, frozen=True, kw_only=True):
    """
    Chips laid on the card to try; 0 for a pass.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: int
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class IntrigueSealedData(Model, frozen=True, kw_only=True):
    """
    A sealed try or pass in a window; all look alike.  Rule CI-14.2.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class IntrigueSealedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    chips: IntrigueSealedChipsOpening | None = None
    cards: IntrigueSealedCardsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class IntrigueTriedCardOpening(Model, frozen=True, kw_only=True):
    """
    The card that the seat tries.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: str
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class IntrigueTriedData(Model, frozen=True, kw_only=True):
    """
    A seat lays chips on a face-down card.  Rule CI-14.3.

    seat: The seat that acts, or that the event happens to.
    chips: Chips that the seat lays on the card.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    chips: int
    """Chips that the seat lays on the card."""


class IntrigueTriedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    card: IntrigueTriedCardOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class KeepPassingCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="keep_passing"):
    """
    Pass openly, in this window and in those that follow, until a card is played.  Rule CI-14.7.

    """

    type: ClassVar[Literal["keep_passing"]] = "keep_passing"


class KeptPassingData(Model, frozen=True, kw_only=True):
    """
    A seat passes, openly, in this window and in those that follow, until a card is played.  Rule CI-14.7.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


Kind: TypeAlias = Literal[
    "bid",
    "bomb",
    "claim",
    "dart",
    "disavow",
    "disguise",
    "drinks",
    "intrigue",
    "mark",
    "match",
    "move",
    "pay_move",
    "pick",
    "reveal",
    "room",
    "target",
    "wager",
]


KnownCard: TypeAlias = Annotated[
    list[int | str],
    Meta(description="Another seat's face-down card that this seat knows."),
]
"""
Another seat's face-down card that this seat knows.
"""


LeakCard: TypeAlias = Annotated[list[str | int], Meta(description="A Leak card and the chips on it.")]
"""
A Leak card and the chips on it.
"""


class LeakClaimedData(Model, frozen=True, kw_only=True):
    """
    The last seat on the track takes the chips of a Leak card.  Rule CI-9.10.

    seat: The seat that acts, or that the event happens to.
    spot: The Leak card's place, from 1.
    chips: Chips that lay on the Leak card.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    spot: int
    """The Leak card's place, from 1."""
    chips: int
    """Chips that lay on the Leak card."""


class LeakTurnedData(Model, frozen=True, kw_only=True):
    """
    A Leak card is turned face up.  Rule CI-8.1.

    card: The Leak card that is turned face up.
    """

    card: str
    """The Leak card that is turned face up."""


class LeakWonData(Model, frozen=True, kw_only=True):
    """
    The best hand around a Leak card takes its chips.  Rule CI-9.11.

    seat: The seat that acts, or that the event happens to.
    spot: The Leak card's place, from 1.
    chips: Chips that lay on the Leak card.
    combination: The combination that the hand makes.
    hand: Cards of the winning hand.
    opened: Face-down cards of the hand, face up afterwards.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    spot: int
    """The Leak card's place, from 1."""
    chips: int
    """Chips that lay on the Leak card."""
    combination: str
    """The combination that the hand makes."""
    hand: list[str]
    """Cards of the winning hand."""
    opened: list[str]
    """Face-down cards of the hand, face up afterwards."""


class LetCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="let"):
    """
    Let the card be played, for your part.  Rule CI-14.4.

    """

    type: ClassVar[Literal["let"]] = "let"


class MarkTwoCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="mark_two"):
    """
    Mark two characters of the room that are not your agent.  Rule CI-15.11.

    characters: The two characters to mark; neither is your agent.
    """

    type: ClassVar[Literal["mark_two"]] = "mark_two"
    characters: list[int]
    """The two characters to mark; neither is your agent."""


class MarksOpenedData(Model, frozen=True, kw_only=True):
    """
    The marks are opened.  Rule CI-15.11.

    marks: Marks after this event, by seat.
    disavowing: Seats that cannot mark two characters, and so disavow.
    """

    marks: list[list[int]]
    """Marks after this event, by seat."""
    disavowing: list[int]
    """Seats that cannot mark two characters, and so disavow."""


class MarksSealedCharactersOpening(Model, frozen=True, kw_only=True):
    """
    The two characters that the seat marks; empty to disavow instead.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[int]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class MarksSealedData(Model, frozen=True, kw_only=True):
    """
    A sealed choice of marks; all look alike.  Rule CI-15.11.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class MarksSealedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    characters: MarksSealedCharactersOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class MatchCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="match"):
    """
    Lay down as many chips, so that the card is not played.  Rule CI-14.4.

    """

    type: ClassVar[Literal["match"]] = "match"


MatchSealedAnswerOpeningValue: TypeAlias = Literal["LET", "MATCH"]


class MatchSealedData(Model, frozen=True, kw_only=True):
    """
    A sealed answer to a card being tried; all look alike.  Rule CI-14.4.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


MindAnswer: TypeAlias = Literal["DISAVOW", "LET", "MATCH", "STAY"]


class MoveCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="move"):
    """
    Move a character to an adjacent room.  Rule CI-6.3.

    character: The character to move.
    to: Number of the room to move to.
    """

    type: ClassVar[Literal["move"]] = "move"
    character: int
    """The character to move."""
    to: int
    """Number of the room to move to."""


class MovePassedData(Model, frozen=True, kw_only=True):
    """
    A seat pays for no more moves in this phase.  Rule CI-6.5.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class MoveSkippedData(Model, frozen=True, kw_only=True):
    """
    A seat makes no free move.  Rule CI-6.3.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class MusclePaidData(Model, frozen=True, kw_only=True):
    """
    A seat pays the bank for a move into the room of the Muscle.  Rule CI-15.2.

    seat: The seat that acts, or that the event happens to.
    chips: The toll in chips.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    chips: int
    """The toll in chips."""


class NothingCameData(Model, frozen=True, kw_only=True):
    """
    A played card has no effect.  Rule CI-14.5.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


OfferType: TypeAlias = Literal[
    "choose_disguise",
    "move",
    "pay_move",
    "skip",
    "pass",
    "choose_room",
    "bid",
    "sit_out",
    "pick",
    "disavow",
    "stay",
    "wager",
    "reveal",
    "compose",
    "claim_leak",
    "try_intrigue",
    "keep_passing",
    "stop_passing",
    "match",
    "let",
    "aim",
    "strike",
    "exchange",
    "divert",
    "cash_in",
    "place_drinks",
    "mark_two",
    "pay_dart",
    "submit",
]


OpenBid: TypeAlias = Annotated[list[int | int | int | int | None], Meta(description="An opened bid.")]
"""
An opened bid.
"""


OptionsBodyContact: TypeAlias = Literal["AGENT_PRESENT", "LITERAL", "REVEAL_ONE"]


OptionsBodyDisguises: TypeAlias = Literal["ALL_20", "IN_PLAY"]


OptionsBodyHands: TypeAlias = Literal[1, 2, 3]


OptionsBodyLeak: TypeAlias = Literal["NO_SETUP_CARD", "SETUP_IS_FIRST", "TWO_ROUND_HAND"]


OptionsBodyWagers: TypeAlias = Literal["SINGLE_PASS", "UNTIL_MATCHED"]


OptionsContact: TypeAlias = Literal["AGENT_PRESENT", "LITERAL", "REVEAL_ONE"]


OptionsDisguises: TypeAlias = Literal["ALL_20", "IN_PLAY"]


OptionsHands: TypeAlias = Literal[1, 2, 3]


OptionsLeak: TypeAlias = Literal["NO_SETUP_CARD", "SETUP_IS_FIRST", "TWO_ROUND_HAND"]


OptionsWagers: TypeAlias = Literal["SINGLE_PASS", "UNTIL_MATCHED"]


OwnLaidCard: TypeAlias = Annotated[
    list[int | str],
    Meta(description="A card that this seat laid face down into a conversation."),
]
"""
A card that this seat laid face down into a conversation.
"""


class PassCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="pass"):
    """
    Pass: make no move, wager, try or exchange.  Rule CI-6.5.

    """

    type: ClassVar[Literal["pass"]] = "pass"


class PayDartCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="pay_dart"):
    """
    Pay, so that the dart does nothing.  Rule CI-15.4.

    """

    type: ClassVar[Literal["pay_dart"]] = "pay_dart"


class PayMoveCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="pay_move"):
    """
    Pay chips and move a character to an adjacent room.  Rule CI-6.4.

    chips: Chips to pay.
    character: The character to move.
    to: Number of the room to move to.
    """

    type: ClassVar[Literal["pay_move"]] = "pay_move"
    chips: int
    """Chips to pay."""
    character: int
    """The character to move."""
    to: int
    """Number of the room to move to."""


Phase: TypeAlias = Literal[
    "before_blending_in",
    "before_contact",
    "before_scoring",
    "before_surveillance",
    "before_tile",
    "contact",
    "disguises",
    "free_moves",
    "hand",
    "hand_end",
    "in_surveillance",
    "leak",
    "over",
    "paid_moves",
    "rewards",
    "round_end",
    "scoring",
    "set_up",
    "surveillance",
]


class PhaseBeganData(Model, frozen=True, kw_only=True):
    """
    A phase begins.  Rule CI-6.1.

    phase: The name of the phase.
    """

    phase: Phase
    """The name of the phase."""


class PickCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="pick"):
    """
    Take one of the conversations in the room.  Rule CI-7.5.

    conversation: Place of the conversation to take.
    """

    type: ClassVar[Literal["pick"]] = "pick"
    conversation: int
    """Place of the conversation to take."""


class PlaceDrinksCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="place_drinks"):
    """
    Lay the cards that you look at face down, each into a conversation, in the order in which you name them.  Rule CI-15.1.

    conversations: Places of the conversations that get the cards, in the cards' order.
    """

    type: ClassVar[Literal["place_drinks"]] = "place_drinks"
    conversations: list[int]
    """Places of the conversations that get the cards, in the cards' order."""


class RevealCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="reveal"):
    """
    Show one of the suggested hands, or none.  Rule CI-9.4.

    hands: Hands to show, from the suggested ones.
    """

    type: ClassVar[Literal["reveal"]] = "reveal"
    hands: list[list[str]]
    """Hands to show, from the suggested ones."""


class RevealedData(Model, frozen=True, kw_only=True):
    """
    A seat shows hands.  Rule CI-9.4.

    seat: The seat that acts, or that the event happens to.
    hands: Cards by hand, in the order in which the hands were shown.
    opened: Face-down cards of the hands, face up afterwards.
    spots: Places of the Leak cards that the seat paid for.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    hands: list[list[str]]
    """Cards by hand, in the order in which the hands were shown."""
    opened: list[str]
    """Face-down cards of the hands, face up afterwards."""
    spots: list[int]
    """Places of the Leak cards that the seat paid for."""


class RoomChosenData(Model, frozen=True, kw_only=True):
    """
    A room is chosen in which contact is made next.  Rule CI-7.1.

    seat: The seat that acts, or that the event happens to.
    room: Number of the room in which contact is made, 1 to 10.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    room: int
    """Number of the room in which contact is made, 1 to 10."""


class RoomResolvedData(Model, frozen=True, kw_only=True):
    """
    Contact in a room is over.  Rule CI-7.9.

    room: Number of the room in which contact is over, 1 to 10.
    """

    room: int
    """Number of the room in which contact is over, 1 to 10."""


class RoomTargetedData(Model, frozen=True, kw_only=True):
    """
    All other seats must mark two characters of a room.  Rule CI-15.11.

    seat: The seat that acts, or that the event happens to.
    room: Number of the targeted room, 1 to 10.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    room: int
    """Number of the targeted room, 1 to 10."""


class RoundBeganData(Model, frozen=True, kw_only=True):
    """
    A round begins.  Rule CI-6.1.

    round: Number of the round in the hand, from 1.
    """

    round: int
    """Number of the round in the hand, from 1."""


RowTile: TypeAlias = Annotated[list[int], Meta(description="A tile in the row.")]
"""
A tile in the row.
"""


class SatOutData(Model, frozen=True, kw_only=True):
    """
    Each seat that bid nothing gets one chip per bidder.  Rule CI-7.8.

    seats: Seats that bid nothing.
    chips: Chips for each seat that bid nothing.
    """

    seats: list[int]
    """Seats that bid nothing."""
    chips: int
    """Chips for each seat that bid nothing."""


SealedAttempt: TypeAlias = Annotated[list[str | int | str | int | None], Meta(description="A sealed try in a window.")]
"""
A sealed try in a window.
"""


SealedTry: TypeAlias = Annotated[list[int], Meta(description="A seat's sealed answer, a try or a pass.")]
"""
A seat's sealed answer, a try or a pass.
"""


SeatPlanKind: TypeAlias = Literal["automaton", "bot", "human"]


Shown: TypeAlias = Annotated[list[int | list[str]], Meta(description="A hand shown for a tile.")]
"""
A hand shown for a tile.
"""


class SitOutCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="sit_out"):
    """
    Bid nothing, sealed.  Rule CI-7.2.

    """

    type: ClassVar[Literal["sit_out"]] = "sit_out"


class SkipCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="skip"):
    """
    Move nobody.  Rule CI-6.3.

    """

    type: ClassVar[Literal["skip"]] = "skip"


Stake: TypeAlias = Annotated[list[int], Meta(description="Chips on a stopped card.")]
"""
Chips on a stopped card.
"""


class StakesReturnedData(Model, frozen=True, kw_only=True):
    """
    A window closes.  Rule CI-14.4.

    chips: Chips from stopped cards that return to their seats, by seat.
    """

    chips: list[int]
    """Chips from stopped cards that return to their seats, by seat."""


class StatedDealBody(Model, frozen=True, kw_only=True):
    """
    A stated deal. Whatever it omits is left to chance. Cards may be stated in this order only: conversations need all hands, the Leak needs all conversations.

    track: Seats in the first turn order. By default `null`.
    disguises: Three for each of the first seats in that order, all different. By default `[]`.
    hands: Three cards for each seat. By default `null`.
    conversations: First card of each conversation. By default `null`.
    rooms: First room of each conversation. By default `[]`.
    leak: The first Leak card. By default `null`.
    tiles: Numbers of the first tiles. By default `[]`.
    """

    track: list[int] | None = None
    """Seats in the first turn order. By default `null`."""
    disguises: list[list[int]] | None = None
    """Three for each of the first seats in that order, all different. By default `[]`."""
    hands: list[list[str]] | None = None
    """Three cards for each seat. By default `null`."""
    conversations: list[str] | None = None
    """First card of each conversation. By default `null`."""
    rooms: list[int] | None = None
    """First room of each conversation. By default `[]`."""
    leak: str | None = None
    """The first Leak card. By default `null`."""
    tiles: list[int] | None = None
    """Numbers of the first tiles. By default `[]`."""


class StayCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="stay"):
    """
    Stay with your agent.  Rule CI-8.3.

    """

    type: ClassVar[Literal["stay"]] = "stay"


class StopPassingCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="stop_passing"):
    """
    Take your standing pass back, and be asked again from the next window on.  Rule CI-14.7.

    """

    type: ClassVar[Literal["stop_passing"]] = "stop_passing"


class StoppedPassingData(Model, frozen=True, kw_only=True):
    """
    A seat takes its standing pass back: it is asked again from the next window on.  Rule CI-14.7.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class StrikeCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="strike"):
    """
    Choose the player that the dart strikes.  Rule CI-15.4.

    target: The seat that the dart strikes.
    """

    type: ClassVar[Literal["strike"]] = "strike"
    target: int
    """The seat that the dart strikes."""


class SubmitCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="submit"):
    """
    Bid one chip at most in each room of this round.  Rule CI-15.4.

    """

    type: ClassVar[Literal["submit"]] = "submit"


class TileOpenedData(Model, frozen=True, kw_only=True):
    """
    The next tile is scored.  Rule CI-9.1.

    tile: Number of the tile that is scored next.
    """

    tile: int
    """Number of the tile that is scored next."""


class TileScoredData(Model, frozen=True, kw_only=True):
    """
    Rewards go out by place; the wagers go to the bank and the tile leaves the row.  Rule CI-9.7.

    tile: Number of the scored tile.
    earned: Rewards by place.
    """

    tile: int
    """Number of the scored tile."""
    earned: list[Earned]
    """Rewards by place."""


class TileUnclaimedData(Model, frozen=True, kw_only=True):
    """
    No hand was shown: chips are added to the tile, and it stays.  Rule CI-9.9.

    tile: Number of the tile that stays.
    chips: Chips added to the tile.
    """

    tile: int
    """Number of the tile that stays."""
    chips: int
    """Chips added to the tile."""


class TilesLaidData(Model, frozen=True, kw_only=True):
    """
    The tile row for this hand, in scoring order.  Rule CI-4.5.

    row: All tiles of the row, in scoring order.
    drawn: The tiles that are new in the row.
    """

    row: list[RowTile]
    """All tiles of the row, in scoring order."""
    drawn: list[int]
    """The tiles that are new in the row."""


TokenData: TypeAlias = Annotated[list[int], Meta(description="Muscle or Femme Fatale in a room.")]
"""
Muscle or Femme Fatale in a room.
"""


TokenPlacedDataToken: TypeAlias = Literal["femme", "muscle"]


class TokensRemovedData(Model, frozen=True, kw_only=True):
    """
    The Muscle and the Femme Fatale leave the board, as blending in is over.  Rule CI-15.2.

    """


class TrackDrawnData(Model, frozen=True, kw_only=True):
    """
    The first turn order is drawn.  Rule CI-3.1.

    track: Seats in turn order.
    """

    track: list[int]
    """Seats in turn order."""


Trial: TypeAlias = Annotated[list[int | list[int]], Meta(description="A card being tried.")]
"""
A card being tried.
"""


class TryIntrigueCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="try_intrigue"):
    """
    Lay chips on one of your face-down cards; it is played if nobody matches them.  Rule CI-14.3.

    card: The card to try.
    chips: Chips to lay on the card.
    """

    type: ClassVar[Literal["try_intrigue"]] = "try_intrigue"
    card: str
    """The card to try."""
    chips: int
    """Chips to lay on the card."""


class WagerCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="wager"):
    """
    Wager chips on showing the best hand; state your whole wager on this tile.  Rule CI-9.2.

    chips: Chips of your whole wager on this tile.
    """

    type: ClassVar[Literal["wager"]] = "wager"
    chips: int
    """Chips of your whole wager on this tile."""


class WagerPassedData(Model, frozen=True, kw_only=True):
    """
    A seat passes: it chose to, or it lacks chips to stay in.  Rule CI-9.2.

    seat: The seat that acts, or that the event happens to.
    lacks: Chips that the seat lacks for the highest wager; 0 if it chose to pass.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    lacks: int
    """Chips that the seat lacks for the highest wager; 0 if it chose to pass."""


class WageredData(Model, frozen=True, kw_only=True):
    """
    A seat wagers.  Rule CI-9.2.

    seat: The seat that acts, or that the event happens to.
    chips: Chips that the seat has wagered on this tile in total.
    paid: Chips paid now, the rise of the wager.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    chips: int
    """Chips that the seat has wagered on this tile in total."""
    paid: int
    """Chips paid now, the rise of the wager."""


Wild: TypeAlias = Literal["BLANK", "COLOUR_WILD", "FULL_WILD", "OUT"]


Window: TypeAlias = Literal[
    "before_blending_in", "before_contact", "before_scoring", "before_surveillance", "before_tile", "in_surveillance"
]


class AdvanceEarnedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.advance_earned"):
    """
    The top bidder will move up on the track.  Rule CI-7.6.

    """

    type: ClassVar[Literal["casino-incognito.advance_earned"]] = "casino-incognito.advance_earned"
    data: AdvanceEarnedData
    openings: Openings


class AdvancedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.advanced"):
    """
    A seat moves up one place on the track.  Rule CI-8.7.

    """

    type: ClassVar[Literal["casino-incognito.advanced"]] = "casino-incognito.advanced"
    data: AdvancedData
    openings: Openings


class AllRevealedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.all_revealed"):
    """
    Everything is turned face up.  Rule CI-10.5.

    """

    type: ClassVar[Literal["casino-incognito.all_revealed"]] = "casino-incognito.all_revealed"
    data: AllRevealedData
    openings: Openings


class AnswersOpenedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.answers_opened"):
    """
    The answers are opened.  Rule CI-8.3.

    """

    type: ClassVar[Literal["casino-incognito.answers_opened"]] = "casino-incognito.answers_opened"
    data: AnswersOpenedData
    openings: Openings


class AskedData(Model, frozen=True, kw_only=True):
    """
    The game waits for answers of some seats.  Rule CI-6.2.

    kind: The kind of decision that the seats owe.
    seats: Seats that must answer.
    """

    kind: Kind
    """The kind of decision that the seats owe."""
    seats: list[int]
    """Seats that must answer."""


class AskedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.asked"):
    """
    The game waits for answers of some seats.  Rule CI-6.2.

    """

    type: ClassVar[Literal["casino-incognito.asked"]] = "casino-incognito.asked"
    data: AskedData
    openings: Openings


class BidSealedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.bid_sealed"):
    """
    A sealed bid; all look alike.  Rule CI-7.2.

    """

    type: ClassVar[Literal["casino-incognito.bid_sealed"]] = "casino-incognito.bid_sealed"
    data: BidSealedData
    openings: BidSealedOpenings


class BidsOpenedData(Model, frozen=True, kw_only=True):
    """
    The bids are opened.  Rule CI-7.4.

    bids: The bids, highest first, without zero bids.
    marks: Marks after this event, by seat.
    """

    bids: list[OpenBid]
    """The bids, highest first, without zero bids."""
    marks: list[list[int]]
    """Marks after this event, by seat."""


class BidsOpenedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.bids_opened"):
    """
    The bids are opened.  Rule CI-7.4.

    """

    type: ClassVar[Literal["casino-incognito.bids_opened"]] = "casino-incognito.bids_opened"
    data: BidsOpenedData
    openings: Openings


class BombOverEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.bomb_over"):
    """
    Every seat has moved a character, or the room is empty.  Rule CI-15.9.

    """

    type: ClassVar[Literal["casino-incognito.bomb_over"]] = "casino-incognito.bomb_over"
    data: BombOverData
    openings: Openings


class BombPlantedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.bomb_planted"):
    """
    Every seat must move a character out of a room.  Rule CI-15.9.

    """

    type: ClassVar[Literal["casino-incognito.bomb_planted"]] = "casino-incognito.bomb_planted"
    data: BombPlantedData
    openings: Openings


class CardExchangedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.card_exchanged"):
    """
    A seat swaps a card with one of a conversation.  Rule CI-15.7.

    """

    type: ClassVar[Literal["casino-incognito.card_exchanged"]] = "casino-incognito.card_exchanged"
    data: CardExchangedData
    openings: Openings


class CardPickedUpEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.card_picked_up"):
    """
    Surveillance adds a face-up card to a conversation.  Rule CI-5.3.

    """

    type: ClassVar[Literal["casino-incognito.card_picked_up"]] = "casino-incognito.card_picked_up"
    data: CardPickedUpData
    openings: Openings


class CardsBoughtEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.cards_bought"):
    """
    A seat draws face-down cards, if there are any.  Rule CI-15.5.

    """

    type: ClassVar[Literal["casino-incognito.cards_bought"]] = "casino-incognito.cards_bought"
    data: CardsBoughtData
    openings: CardsBoughtOpenings


class CardsDealtEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.cards_dealt"):
    """
    A seat gets face-down cards.  Rule CI-4.2.

    """

    type: ClassVar[Literal["casino-incognito.cards_dealt"]] = "casino-incognito.cards_dealt"
    data: CardsDealtData
    openings: CardsDealtOpenings


class CharacterFledEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.character_fled"):
    """
    A seat moves a character out of the room of the bomb.  Rule CI-15.9.

    """

    type: ClassVar[Literal["casino-incognito.character_fled"]] = "casino-incognito.character_fled"
    data: CharacterFledData
    openings: Openings


class CharacterMovedEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.character_moved"
):
    """
    A seat moves a character.  Rule CI-6.3.

    """

    type: ClassVar[Literal["casino-incognito.character_moved"]] = "casino-incognito.character_moved"
    data: CharacterMovedData
    openings: Openings


class CharactersEnteredEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.characters_entered"
):
    """
    New characters enter.  Rule CI-10.2.

    """

    type: ClassVar[Literal["casino-incognito.characters_entered"]] = "casino-incognito.characters_entered"
    data: CharactersEnteredData
    openings: Openings


class ChipsCashedInEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.chips_cashed_in"
):
    """
    A seat turns chips into victory points.  Rule CI-15.10.

    """

    type: ClassVar[Literal["casino-incognito.chips_cashed_in"]] = "casino-incognito.chips_cashed_in"
    data: ChipsCashedInData
    openings: Openings


class Contact(Model, frozen=True, kw_only=True):
    """
    Contact in one room.

    room: Number of the room, 1 to 10.
    bids: The bids of the contact, highest first; null until they are opened.
    took: Seats that took a conversation.
    """

    room: int
    """Number of the room, 1 to 10."""
    bids: list[OpenBid] | None
    """The bids of the contact, highest first; null until they are opened."""
    took: list[int]
    """Seats that took a conversation."""


class ConversationLostEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.conversation_lost"
):
    """
    A conversation in an empty room is discarded.  Rule CI-5.1.

    """

    type: ClassVar[Literal["casino-incognito.conversation_lost"]] = "casino-incognito.conversation_lost"
    data: ConversationLostData
    openings: Openings


class ConversationMovedEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.conversation_moved"
):
    """
    A conversation moves to an adjacent room.  Rule CI-15.12.

    """

    type: ClassVar[Literal["casino-incognito.conversation_moved"]] = "casino-incognito.conversation_moved"
    data: ConversationMovedData
    openings: Openings


class ConversationTakenEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.conversation_taken"
):
    """
    A bidder pays its bid and takes the cards face up.  Rule CI-7.5.

    """

    type: ClassVar[Literal["casino-incognito.conversation_taken"]] = "casino-incognito.conversation_taken"
    data: ConversationTakenData
    openings: Openings


class DartPaidEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.dart_paid"):
    """
    A seat pays to avoid a dart.  Rule CI-15.4.

    """

    type: ClassVar[Literal["casino-incognito.dart_paid"]] = "casino-incognito.dart_paid"
    data: DartPaidData
    openings: Openings


class DartSufferedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.dart_suffered"):
    """
    A seat bids at most one chip per room in this round.  Rule CI-15.4.

    """

    type: ClassVar[Literal["casino-incognito.dart_suffered"]] = "casino-incognito.dart_suffered"
    data: DartSufferedData
    openings: Openings


class DartThrownEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.dart_thrown"):
    """
    A seat throws a dart at another.  Rule CI-15.4.

    """

    type: ClassVar[Literal["casino-incognito.dart_thrown"]] = "casino-incognito.dart_thrown"
    data: DartThrownData
    openings: Openings


class DeckReshuffledEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.deck_reshuffled"
):
    """
    The discard becomes the deck.  Rule CI-4.6.

    """

    type: ClassVar[Literal["casino-incognito.deck_reshuffled"]] = "casino-incognito.deck_reshuffled"
    data: DeckReshuffledData
    openings: Openings


class DieRolledEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.die_rolled"):
    """
    A conversation takes place in a room.  Rule CI-5.2.

    """

    type: ClassVar[Literal["casino-incognito.die_rolled"]] = "casino-incognito.die_rolled"
    data: DieRolledData
    openings: Openings


class DisavowalSealedAnswerOpening(Model, frozen=True, kw_only=True):
    """
    Whether the seat disavows its agent.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: DisavowalSealedAnswerOpeningValue
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class DisavowalSealedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    answer: DisavowalSealedAnswerOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class DisavowedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    returned: DisavowedReturnedOpening | None = None
    agent: DisavowedAgentOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class DisguiseChosenOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    agent: DisguiseChosenAgentOpening | None = None
    returned: DisguiseChosenReturnedOpening | None = None
    removed: DisguiseChosenRemovedOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class DisguisesLookedAtEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.disguises_looked_at"
):
    """
    A seat looks at cards of the disguise deck.  Rule CI-3.3.

    """

    type: ClassVar[Literal["casino-incognito.disguises_looked_at"]] = "casino-incognito.disguises_looked_at"
    data: DisguisesLookedAtData
    openings: DisguisesLookedAtOpenings


class DrinksDrawnEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.drinks_drawn"):
    """
    A seat looks at cards from the deck.  Rule CI-15.1.

    """

    type: ClassVar[Literal["casino-incognito.drinks_drawn"]] = "casino-incognito.drinks_drawn"
    data: DrinksDrawnData
    openings: DrinksDrawnOpenings


class DrinksPlacedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.drinks_placed"):
    """
    A seat lays the cards that it looks at face down into conversations.  Rule CI-15.1.

    """

    type: ClassVar[Literal["casino-incognito.drinks_placed"]] = "casino-incognito.drinks_placed"
    data: DrinksPlacedData
    openings: DrinksPlacedOpenings


class EavesdroppedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.eavesdropped"):
    """
    A bidder without a conversation pays a chip and draws a face-down card, if there is one.  Rule CI-7.7.

    """

    type: ClassVar[Literal["casino-incognito.eavesdropped"]] = "casino-incognito.eavesdropped"
    data: EavesdroppedData
    openings: EavesdroppedOpenings


class EndedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.ended"):
    """
    The game ends.  Rule CI-10.4.

    """

    type: ClassVar[Literal["casino-incognito.ended"]] = "casino-incognito.ended"
    data: EndedData
    openings: Openings


class FaceDownLostEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.face_down_lost"):
    """
    The face-down cards of a conversation in an empty room are discarded face up.  Rule CI-15.1.

    """

    type: ClassVar[Literal["casino-incognito.face_down_lost"]] = "casino-incognito.face_down_lost"
    data: FaceDownLostData
    openings: Openings


class FaceDownRevealedEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.face_down_revealed"
):
    """
    The cards still face down in conversations at the end.  Rule CI-15.1.

    """

    type: ClassVar[Literal["casino-incognito.face_down_revealed"]] = "casino-incognito.face_down_revealed"
    data: FaceDownRevealedData
    openings: Openings


class FaceDownTakenEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.face_down_taken"
):
    """
    A conversation's face-down cards go to the seat that took it.  Rule CI-15.1.

    """

    type: ClassVar[Literal["casino-incognito.face_down_taken"]] = "casino-incognito.face_down_taken"
    data: FaceDownTakenData
    openings: FaceDownTakenOpenings


class FemmePaidEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.femme_paid"):
    """
    A seat pays the owner of the Femme Fatale for a move into or out of her room.  Rule CI-15.3.

    """

    type: ClassVar[Literal["casino-incognito.femme_paid"]] = "casino-incognito.femme_paid"
    data: FemmePaidData
    openings: Openings


class HandBeganEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.hand_began"):
    """
    A hand begins with a new deck.  Rule CI-4.1.

    """

    type: ClassVar[Literal["casino-incognito.hand_began"]] = "casino-incognito.hand_began"
    data: HandBeganData
    openings: HandBeganOpenings


class HenchmanHiredEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.henchman_hired"):
    """
    A seat's next bid of this round names no character.  Rule CI-15.8.

    """

    type: ClassVar[Literal["casino-incognito.henchman_hired"]] = "casino-incognito.henchman_hired"
    data: HenchmanHiredData
    openings: Openings


class IncomePaidEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.income_paid"):
    """
    Income is paid.  Rule CI-10.1.

    """

    type: ClassVar[Literal["casino-incognito.income_paid"]] = "casino-incognito.income_paid"
    data: IncomePaidData
    openings: Openings


class IntimidatedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.intimidated"):
    """
    A seat gets chips from the bank.  Rule CI-15.6.

    """

    type: ClassVar[Literal["casino-incognito.intimidated"]] = "casino-incognito.intimidated"
    data: IntimidatedData
    openings: Openings


class IntrigueExposedEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.intrigue_exposed"
):
    """
    No seat matched, and the card has no ability now: it is shown and kept, the chips go to the bank.  Rule CI-14.6.

    """

    type: ClassVar[Literal["casino-incognito.intrigue_exposed"]] = "casino-incognito.intrigue_exposed"
    data: IntrigueExposedData
    openings: Openings


class IntrigueLetEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.intrigue_let"):
    """
    A seat does not match the chips.  Rule CI-14.4.

    """

    type: ClassVar[Literal["casino-incognito.intrigue_let"]] = "casino-incognito.intrigue_let"
    data: IntrigueLetData
    openings: Openings


class IntrigueMatchedEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.intrigue_matched"
):
    """
    A seat matches the chips and stops the card.  Rule CI-14.4.

    """

    type: ClassVar[Literal["casino-incognito.intrigue_matched"]] = "casino-incognito.intrigue_matched"
    data: IntrigueMatchedData
    openings: Openings


class IntriguePassedEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.intrigue_passed"
):
    """
    A seat tries no card now.  Rule CI-14.2.

    """

    type: ClassVar[Literal["casino-incognito.intrigue_passed"]] = "casino-incognito.intrigue_passed"
    data: IntriguePassedData
    openings: Openings


class IntriguePlayedEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.intrigue_played"
):
    """
    No seat matched: the card is shown and discarded, the chips go to the bank.  Rule CI-14.5.

    """

    type: ClassVar[Literal["casino-incognito.intrigue_played"]] = "casino-incognito.intrigue_played"
    data: IntriguePlayedData
    openings: Openings


class IntrigueSealedEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.intrigue_sealed"
):
    """
    A sealed try or pass in a window; all look alike.  Rule CI-14.2.

    """

    type: ClassVar[Literal["casino-incognito.intrigue_sealed"]] = "casino-incognito.intrigue_sealed"
    data: IntrigueSealedData
    openings: IntrigueSealedOpenings


class IntrigueTriedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.intrigue_tried"):
    """
    A seat lays chips on a face-down card.  Rule CI-14.3.

    """

    type: ClassVar[Literal["casino-incognito.intrigue_tried"]] = "casino-incognito.intrigue_tried"
    data: IntrigueTriedData
    openings: IntrigueTriedOpenings


class KeptPassingEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.kept_passing"):
    """
    A seat passes, openly, in this window and in those that follow, until a card is played.  Rule CI-14.7.

    """

    type: ClassVar[Literal["casino-incognito.kept_passing"]] = "casino-incognito.kept_passing"
    data: KeptPassingData
    openings: Openings


KnownFit: TypeAlias = Annotated[
    list[int | Window],
    Meta(description="Public knowledge that a seat holds a face-down card with an ability for this window."),
]
"""
Public knowledge that a seat holds a face-down card with an ability for this window.
"""


class LeakClaimedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.leak_claimed"):
    """
    The last seat on the track takes the chips of a Leak card.  Rule CI-9.10.

    """

    type: ClassVar[Literal["casino-incognito.leak_claimed"]] = "casino-incognito.leak_claimed"
    data: LeakClaimedData
    openings: Openings


class LeakTurnedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.leak_turned"):
    """
    A Leak card is turned face up.  Rule CI-8.1.

    """

    type: ClassVar[Literal["casino-incognito.leak_turned"]] = "casino-incognito.leak_turned"
    data: LeakTurnedData
    openings: Openings


class LeakWonEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.leak_won"):
    """
    The best hand around a Leak card takes its chips.  Rule CI-9.11.

    """

    type: ClassVar[Literal["casino-incognito.leak_won"]] = "casino-incognito.leak_won"
    data: LeakWonData
    openings: Openings


class MarksOpenedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.marks_opened"):
    """
    The marks are opened.  Rule CI-15.11.

    """

    type: ClassVar[Literal["casino-incognito.marks_opened"]] = "casino-incognito.marks_opened"
    data: MarksOpenedData
    openings: Openings


class MarksSealedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.marks_sealed"):
    """
    A sealed choice of marks; all look alike.  Rule CI-15.11.

    """

    type: ClassVar[Literal["casino-incognito.marks_sealed"]] = "casino-incognito.marks_sealed"
    data: MarksSealedData
    openings: MarksSealedOpenings


class MatchSealedAnswerOpening(Model, frozen=True, kw_only=True):
    """
    Whether the seat matches the chips.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: MatchSealedAnswerOpeningValue
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class MatchSealedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    answer: MatchSealedAnswerOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class Mind(Model, frozen=True, kw_only=True):
    """
    A seat's private knowledge.

    seat: The seat with this knowledge.
    agent: The seat's own agent.
    removed: Disguises that the seat took out of the game.
    looked: Disguises that the seat chooses from.
    hidden: The seat's face-down cards, sorted.
    bid: The seat's sealed bid.
    answer: The seat's sealed answer: to disavow or stay, or to match the chips or let the card be played.
    marking: The seat's sealed marks.
    attempt: The seat's sealed try in a window of intrigue.
    tried: The seat's cards tried in this window, in order.
    drinks: Cards that the seat looks at, sorted.
    laid: Cards the seat laid into conversations, sorted.
    known: Cards laid by this seat in other hands, sorted.
    """

    seat: int
    """The seat with this knowledge."""
    agent: int | None
    """The seat's own agent."""
    removed: list[int]
    """Disguises that the seat took out of the game."""
    looked: list[int]
    """Disguises that the seat chooses from."""
    hidden: list[str]
    """The seat's face-down cards, sorted."""
    bid: OpenBid | None
    """The seat's sealed bid."""
    answer: MindAnswer | None
    """The seat's sealed answer: to disavow or stay, or to match the chips or let the card be played."""
    marking: list[int] | None
    """The seat's sealed marks."""
    attempt: SealedAttempt | None
    """The seat's sealed try in a window of intrigue."""
    tried: list[str]
    """The seat's cards tried in this window, in order."""
    drinks: list[str]
    """Cards that the seat looks at, sorted."""
    laid: list[OwnLaidCard]
    """Cards the seat laid into conversations, sorted."""
    known: list[KnownCard]
    """Cards laid by this seat in other hands, sorted."""


class MovePassedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.move_passed"):
    """
    A seat pays for no more moves in this phase.  Rule CI-6.5.

    """

    type: ClassVar[Literal["casino-incognito.move_passed"]] = "casino-incognito.move_passed"
    data: MovePassedData
    openings: Openings


class MoveSkippedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.move_skipped"):
    """
    A seat makes no free move.  Rule CI-6.3.

    """

    type: ClassVar[Literal["casino-incognito.move_skipped"]] = "casino-incognito.move_skipped"
    data: MoveSkippedData
    openings: Openings


class MusclePaidEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.muscle_paid"):
    """
    A seat pays the bank for a move into the room of the Muscle.  Rule CI-15.2.

    """

    type: ClassVar[Literal["casino-incognito.muscle_paid"]] = "casino-incognito.muscle_paid"
    data: MusclePaidData
    openings: Openings


class NothingCameEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.nothing_came"):
    """
    A played card has no effect.  Rule CI-14.5.

    """

    type: ClassVar[Literal["casino-incognito.nothing_came"]] = "casino-incognito.nothing_came"
    data: NothingCameData
    openings: Openings


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
    Table options with their defaults. Rule CI-11.  Rule CI-11.

    contact: The characters that a bid needs and names (CI-7.3).
    leak: Schedule of Leak cards and number of rounds of a hand (CI-8.1).
    disguises: Characters whose disguises are in the deck (CI-3.3.1).
    jokers: Cards that a joker may stand for (CI-2.3).
    keep_cards: Whether players keep cards from hand to hand (CI-4.1.2).
    wagers: Number of times that wagers go round (CI-9.2.4).
    leak_showdown: Whether the best hands take the chips of the other Leak cards (CI-9.11).
    hands: Number of hands played (CI-4.1.3).
    intrigue: Whether cards have abilities (CI-14).
    free_bluff: Whether, with `intrigue`, any card may be tried (CI-14.6).
    """

    contact: OptionsContact
    """The characters that a bid needs and names (CI-7.3)."""
    leak: OptionsLeak
    """Schedule of Leak cards and number of rounds of a hand (CI-8.1)."""
    disguises: OptionsDisguises
    """Characters whose disguises are in the deck (CI-3.3.1)."""
    jokers: Wild
    """Cards that a joker may stand for (CI-2.3)."""
    keep_cards: bool
    """Whether players keep cards from hand to hand (CI-4.1.2)."""
    wagers: OptionsWagers
    """Number of times that wagers go round (CI-9.2.4)."""
    leak_showdown: bool
    """Whether the best hands take the chips of the other Leak cards (CI-9.11)."""
    hands: OptionsHands
    """Number of hands played (CI-4.1.3)."""
    intrigue: bool
    """Whether cards have abilities (CI-14)."""
    free_bluff: bool
    """Whether, with `intrigue`, any card may be tried (CI-14.6)."""


class OptionsBody(Model, frozen=True, kw_only=True):
    """
    Table options with their defaults. Rule CI-11.  Rule CI-11.

    contact: The characters that a bid needs and names (CI-7.3). By default `"REVEAL_ONE"`.
    leak: Schedule of Leak cards and number of rounds of a hand (CI-8.1). By default `"SETUP_IS_FIRST"`.
    disguises: Characters whose disguises are in the deck (CI-3.3.1). By default `"IN_PLAY"`.
    jokers: Cards that a joker may stand for (CI-2.3). By default `"COLOUR_WILD"`.
    keep_cards: Whether players keep cards from hand to hand (CI-4.1.2). By default `false`.
    wagers: Number of times that wagers go round (CI-9.2.4). By default `"SINGLE_PASS"`.
    leak_showdown: Whether the best hands take the chips of the other Leak cards (CI-9.11). By default `true`.
    hands: Number of hands played (CI-4.1.3). By default `3`.
    intrigue: Whether cards have abilities (CI-14). By default `false`.
    free_bluff: Whether, with `intrigue`, any card may be tried (CI-14.6). By default `false`.
    """

    contact: OptionsBodyContact | None = None
    """The characters that a bid needs and names (CI-7.3). By default `"REVEAL_ONE"`."""
    leak: OptionsBodyLeak | None = None
    """Schedule of Leak cards and number of rounds of a hand (CI-8.1). By default `"SETUP_IS_FIRST"`."""
    disguises: OptionsBodyDisguises | None = None
    """Characters whose disguises are in the deck (CI-3.3.1). By default `"IN_PLAY"`."""
    jokers: Wild | None = None
    """Cards that a joker may stand for (CI-2.3). By default `"COLOUR_WILD"`."""
    keep_cards: bool | None = None
    """Whether players keep cards from hand to hand (CI-4.1.2). By default `false`."""
    wagers: OptionsBodyWagers | None = None
    """Number of times that wagers go round (CI-9.2.4). By default `"SINGLE_PASS"`."""
    leak_showdown: bool | None = None
    """Whether the best hands take the chips of the other Leak cards (CI-9.11). By default `true`."""
    hands: OptionsBodyHands | None = None
    """Number of hands played (CI-4.1.3). By default `3`."""
    intrigue: bool | None = None
    """Whether cards have abilities (CI-14). By default `false`."""
    free_bluff: bool | None = None
    """Whether, with `intrigue`, any card may be tried (CI-14.6). By default `false`."""


class PhaseBeganEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.phase_began"):
    """
    A phase begins.  Rule CI-6.1.

    """

    type: ClassVar[Literal["casino-incognito.phase_began"]] = "casino-incognito.phase_began"
    data: PhaseBeganData
    openings: Openings


class RevealedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.revealed"):
    """
    A seat shows hands.  Rule CI-9.4.

    """

    type: ClassVar[Literal["casino-incognito.revealed"]] = "casino-incognito.revealed"
    data: RevealedData
    openings: Openings


class RoomChosenEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.room_chosen"):
    """
    A room is chosen in which contact is made next.  Rule CI-7.1.

    """

    type: ClassVar[Literal["casino-incognito.room_chosen"]] = "casino-incognito.room_chosen"
    data: RoomChosenData
    openings: Openings


class RoomResolvedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.room_resolved"):
    """
    Contact in a room is over.  Rule CI-7.9.

    """

    type: ClassVar[Literal["casino-incognito.room_resolved"]] = "casino-incognito.room_resolved"
    data: RoomResolvedData
    openings: Openings


class RoomTargetedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.room_targeted"):
    """
    All other seats must mark two characters of a room.  Rule CI-15.11.

    """

    type: ClassVar[Literal["casino-incognito.room_targeted"]] = "casino-incognito.room_targeted"
    data: RoomTargetedData
    openings: Openings


class RoundBeganEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.round_began"):
    """
    A round begins.  Rule CI-6.1.

    """

    type: ClassVar[Literal["casino-incognito.round_began"]] = "casino-incognito.round_began"
    data: RoundBeganData
    openings: Openings


class SatOutEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.sat_out"):
    """
    Each seat that bid nothing gets one chip per bidder.  Rule CI-7.8.

    """

    type: ClassVar[Literal["casino-incognito.sat_out"]] = "casino-incognito.sat_out"
    data: SatOutData
    openings: Openings


class Score(Model, frozen=True, kw_only=True):
    """
    The result of a tile.

    tile: Number of the tile.
    wagers: Wagers on the tile in chips, by seat.
    shown: Hands in the order in which they were shown.
    earned: Rewards for the tile, by place; empty without hands.
    """

    tile: int
    """Number of the tile."""
    wagers: list[int | None]
    """Wagers on the tile in chips, by seat."""
    shown: list[Shown]
    """Hands in the order in which they were shown."""
    earned: list[Earned]
    """Rewards for the tile, by place; empty without hands."""


class Scoring(Model, frozen=True, kw_only=True):
    """
    The tile being scored.

    tile: Number of the tile.
    wagers: Wagers in chips, by seat; null before the first one.
    out: Seats that passed.
    shown: Hands in the order in which they were shown.
    revealed: Seats that have had their turn to show.
    """

    tile: int
    """Number of the tile."""
    wagers: list[int | None]
    """Wagers in chips, by seat; null before the first one."""
    out: list[int]
    """Seats that passed."""
    shown: list[Shown]
    """Hands in the order in which they were shown."""
    revealed: list[int]
    """Seats that have had their turn to show."""


class SeatPlan(Model, frozen=True, kw_only=True):
    """
    The plan of a seat: the kind of its player, and a bot's policy.

    kind: The kind of the seat's player.
    bot: The name of the bot's policy; absent for other kinds of player.
    policy: The bot program of the seat: its version and digest.
    open: True if any caller may take the seat without a code; absent otherwise.
    """

    kind: SeatPlanKind
    """The kind of the seat's player."""
    bot: str | None
    """The name of the bot's policy; absent for other kinds of player."""
    policy: Policy | None = None
    """The bot program of the seat: its version and digest."""
    open: bool | None = None
    """True if any caller may take the seat without a code; absent otherwise."""


class StakesReturnedEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.stakes_returned"
):
    """
    A window closes.  Rule CI-14.4.

    """

    type: ClassVar[Literal["casino-incognito.stakes_returned"]] = "casino-incognito.stakes_returned"
    data: StakesReturnedData
    openings: Openings


class StoppedPassingEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.stopped_passing"
):
    """
    A seat takes its standing pass back: it is asked again from the next window on.  Rule CI-14.7.

    """

    type: ClassVar[Literal["casino-incognito.stopped_passing"]] = "casino-incognito.stopped_passing"
    data: StoppedPassingData
    openings: Openings


class TileOpenedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.tile_opened"):
    """
    The next tile is scored.  Rule CI-9.1.

    """

    type: ClassVar[Literal["casino-incognito.tile_opened"]] = "casino-incognito.tile_opened"
    data: TileOpenedData
    openings: Openings


class TileScoredEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.tile_scored"):
    """
    Rewards go out by place; the wagers go to the bank and the tile leaves the row.  Rule CI-9.7.

    """

    type: ClassVar[Literal["casino-incognito.tile_scored"]] = "casino-incognito.tile_scored"
    data: TileScoredData
    openings: Openings


class TileUnclaimedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.tile_unclaimed"):
    """
    No hand was shown: chips are added to the tile, and it stays.  Rule CI-9.9.

    """

    type: ClassVar[Literal["casino-incognito.tile_unclaimed"]] = "casino-incognito.tile_unclaimed"
    data: TileUnclaimedData
    openings: Openings


class TilesLaidEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.tiles_laid"):
    """
    The tile row for this hand, in scoring order.  Rule CI-4.5.

    """

    type: ClassVar[Literal["casino-incognito.tiles_laid"]] = "casino-incognito.tiles_laid"
    data: TilesLaidData
    openings: Openings


class TokenPlacedData(Model, frozen=True, kw_only=True):
    """
    Muscle or a Femme Fatale enters a room and makes moves dearer by a toll.  Rule CI-15.2.

    seat: The seat that acts, or that the event happens to.
    token: The Muscle or the Femme Fatale.
    room: The room that the token stands in.
    toll: Extra chips for a move, because of the token.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    token: TokenPlacedDataToken
    """The Muscle or the Femme Fatale."""
    room: int
    """The room that the token stands in."""
    toll: int
    """Extra chips for a move, because of the token."""


class TokenPlacedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.token_placed"):
    """
    Muscle or a Femme Fatale enters a room and makes moves dearer by a toll.  Rule CI-15.2.

    """

    type: ClassVar[Literal["casino-incognito.token_placed"]] = "casino-incognito.token_placed"
    data: TokenPlacedData
    openings: Openings


class TokensRemovedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.tokens_removed"):
    """
    The Muscle and the Femme Fatale leave the board, as blending in is over.  Rule CI-15.2.

    """

    type: ClassVar[Literal["casino-incognito.tokens_removed"]] = "casino-incognito.tokens_removed"
    data: TokensRemovedData
    openings: Openings


class TrackDrawnEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.track_drawn"):
    """
    The first turn order is drawn.  Rule CI-3.1.

    """

    type: ClassVar[Literal["casino-incognito.track_drawn"]] = "casino-incognito.track_drawn"
    data: TrackDrawnData
    openings: Openings


class WagerPassedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.wager_passed"):
    """
    A seat passes: it chose to, or it lacks chips to stay in.  Rule CI-9.2.

    """

    type: ClassVar[Literal["casino-incognito.wager_passed"]] = "casino-incognito.wager_passed"
    data: WagerPassedData
    openings: Openings


class WageredEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.wagered"):
    """
    A seat wagers.  Rule CI-9.2.

    """

    type: ClassVar[Literal["casino-incognito.wagered"]] = "casino-incognito.wagered"
    data: WageredData
    openings: Openings


class DisavowalSealedEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.disavowal_sealed"
):
    """
    A sealed answer about disavowal; all look alike.  Rule CI-8.3.

    """

    type: ClassVar[Literal["casino-incognito.disavowal_sealed"]] = "casino-incognito.disavowal_sealed"
    data: DisavowalSealedData
    openings: DisavowalSealedOpenings


class DisavowedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.disavowed"):
    """
    A seat's board is cleared; its disguise returns to the deck and another is drawn.  Rule CI-8.5.

    """

    type: ClassVar[Literal["casino-incognito.disavowed"]] = "casino-incognito.disavowed"
    data: DisavowedData
    openings: DisavowedOpenings


class DisguiseChosenEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.disguise_chosen"
):
    """
    A seat has chosen its agent.  Rule CI-3.4.

    """

    type: ClassVar[Literal["casino-incognito.disguise_chosen"]] = "casino-incognito.disguise_chosen"
    data: DisguiseChosenData
    openings: DisguiseChosenOpenings


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
    begins_from: Number of seats from which each person at the table may begin without the free ones; absent if all are awaited.
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
    begins_from: int | None = None
    """Number of seats from which each person at the table may begin without the free ones; absent if all are awaited."""


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
    begins_from: Number of seats from which each person at the table may begin without the free ones; absent if all are awaited.
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
    begins_from: int | None = None
    """Number of seats from which each person at the table may begin without the free ones; absent if all are awaited."""


class GameForkedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.forked"):
    """
    A game continues from a version of another, with seats, tokens and salts of its own.

    """

    type: ClassVar[Literal["game.forked"]] = "game.forked"
    data: GameForkedData
    openings: GameForkedOpenings


class IntrigueState(Model, frozen=True, kw_only=True):
    """
    Effects of intrigue on the table.

    answers: Seats with a sealed and unopened answer.
    again: Whether a card was played since the seats were asked, so that those that passed are asked again.
    trial: The card that is being tried now.
    effect: The effect of a played card that is not finished.
    tries: Seats that tried a card in this window, once per card.
    stakes: Chips on stopped cards.
    played: Seats that played a card this round.
    fitting: Face-down cards whose ability is publicly known from earlier tries of this hand.
    muscle: The Muscle on the board.
    femme: The Femme Fatale on the board.
    darted: Seats that a dart has struck.
    henchmen: Seats that have hired a henchman.
    down: Face-down cards in conversations, sorted.
    passing: Seats with a standing pass.
    """

    answers: list[SealedTry]
    """Seats with a sealed and unopened answer."""
    again: bool
    """Whether a card was played since the seats were asked, so that those that passed are asked again."""
    trial: Trial | None
    """The card that is being tried now."""
    effect: Effect | None
    """The effect of a played card that is not finished."""
    tries: list[int]
    """Seats that tried a card in this window, once per card."""
    stakes: list[Stake]
    """Chips on stopped cards."""
    played: list[int]
    """Seats that played a card this round."""
    fitting: list[KnownFit]
    """Face-down cards whose ability is publicly known from earlier tries of this hand."""
    muscle: TokenData | None
    """The Muscle on the board."""
    femme: TokenData | None
    """The Femme Fatale on the board."""
    darted: list[int]
    """Seats that a dart has struck."""
    henchmen: list[int]
    """Seats that have hired a henchman."""
    down: list[FaceDown]
    """Face-down cards in conversations, sorted."""
    passing: list[int]
    """Seats with a standing pass."""


class MatchSealedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="casino-incognito.match_sealed"):
    """
    A sealed answer to a card being tried; all look alike.  Rule CI-14.4.

    """

    type: ClassVar[Literal["casino-incognito.match_sealed"]] = "casino-incognito.match_sealed"
    data: MatchSealedData
    openings: MatchSealedOpenings


class Table(Model, frozen=True, kw_only=True):
    """
    The public state. Sequences are by seat unless stated otherwise.

    options: Options of this table.
    chips: Chips by seat.
    vp: Victory points by seat.
    marks: Characters that the seat's agent can no longer be, by seat.
    disavowed: Whether the seat disavowed in this hand, by seat.
    hidden: Number of face-down cards, by seat.
    open: The seat's face-up cards, by seat.
    bonus: Number of cards won for the next hand, by seat.
    rooms: Room of each character, by number.
    conversations: Conversations by spot.
    disguises: Size of the disguise deck.
    removed: Number of disguises that the seat removed, by seat.
    among: Number of characters that an agent can be, from 1 on.
    track: Seats in the order of their turns.
    advances: Seats that will move up on the track.
    hand: Number of the hand, from 1; 0 before the first.
    round: Number of the round, from 1; 0 before the first.
    phase: The current phase; `kind` and `asked` give the awaited decision and seats.
    kind: Kind of the awaited decision.
    asked: Seats that the game waits for.
    done: Seats that have finished this phase.
    sealed: Seats with a sealed answer in this window.
    turn: The seat that moved last.
    price: Chips for the next paid move.
    contact: Contact in the room being resolved, if any.
    resolved: Rooms in which contact was made this round.
    scoring: The tile being scored, if any.
    leak: Open Leak cards by spot.
    tiles: Tiles of the row, in scoring order.
    judged: Tiles of the row that are already scored in this hand.
    drawn: All tiles drawn so far.
    deck: Number of cards left in the deck.
    discard: Face-up cards of the discard.
    claimed: Whether the chips of a Leak card were claimed in this hand.
    outcome: The outcome; null while the game runs.
    reveal: All agents and cards, once the game is over.
    plot: State of intrigue; null at tables without it.
    met: Contacts of this round.
    scores: Results of the last scored hand.
    """

    options: Options
    """Options of this table."""
    chips: list[int]
    """Chips by seat."""
    vp: list[int]
    """Victory points by seat."""
    marks: list[list[int]]
    """Characters that the seat's agent can no longer be, by seat."""
    disavowed: list[bool]
    """Whether the seat disavowed in this hand, by seat."""
    hidden: list[int]
    """Number of face-down cards, by seat."""
    open: list[list[str]]
    """The seat's face-up cards, by seat."""
    bonus: list[int]
    """Number of cards won for the next hand, by seat."""
    rooms: list[int]
    """Room of each character, by number."""
    conversations: list[Conversation]
    """Conversations by spot."""
    disguises: int
    """Size of the disguise deck."""
    removed: list[int]
    """Number of disguises that the seat removed, by seat."""
    among: list[int]
    """Number of characters that an agent can be, from 1 on."""
    track: list[int]
    """Seats in the order of their turns."""
    advances: list[int]
    """Seats that will move up on the track."""
    hand: int
    """Number of the hand, from 1; 0 before the first."""
    round: int
    """Number of the round, from 1; 0 before the first."""
    phase: Phase
    """The current phase; `kind` and `asked` give the awaited decision and seats."""
    kind: Kind | None
    """Kind of the awaited decision."""
    asked: list[int]
    """Seats that the game waits for."""
    done: list[int]
    """Seats that have finished this phase."""
    sealed: list[int]
    """Seats with a sealed answer in this window."""
    turn: int | None
    """The seat that moved last."""
    price: int
    """Chips for the next paid move."""
    contact: Contact | None
    """Contact in the room being resolved, if any."""
    resolved: list[int]
    """Rooms in which contact was made this round."""
    scoring: Scoring | None
    """The tile being scored, if any."""
    leak: list[LeakCard]
    """Open Leak cards by spot."""
    tiles: list[RowTile]
    """Tiles of the row, in scoring order."""
    judged: list[int]
    """Tiles of the row that are already scored in this hand."""
    drawn: list[int]
    """All tiles drawn so far."""
    deck: int
    """Number of cards left in the deck."""
    discard: list[str]
    """Face-up cards of the discard."""
    claimed: bool
    """Whether the chips of a Leak card were claimed in this hand."""
    outcome: Outcome | None
    """The outcome; null while the game runs."""
    reveal: AllRevealed | None
    """All agents and cards, once the game is over."""
    plot: IntrigueState
    """State of intrigue; null at tables without it."""
    met: list[Contact]
    """Contacts of this round."""
    scores: list[Score]
    """Results of the last scored hand."""


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
    TrackDrawnEvent
    | DisguisesLookedAtEvent
    | DisguiseChosenEvent
    | PhaseBeganEvent
    | AskedEvent
    | HandBeganEvent
    | CardsDealtEvent
    | CardPickedUpEvent
    | DieRolledEvent
    | ConversationLostEvent
    | LeakTurnedEvent
    | TilesLaidEvent
    | RoundBeganEvent
    | CharacterMovedEvent
    | MoveSkippedEvent
    | MovePassedEvent
    | RoomChosenEvent
    | BidSealedEvent
    | BidsOpenedEvent
    | ConversationTakenEvent
    | AdvanceEarnedEvent
    | EavesdroppedEvent
    | SatOutEvent
    | RoomResolvedEvent
    | DeckReshuffledEvent
    | DisavowalSealedEvent
    | AnswersOpenedEvent
    | DisavowedEvent
    | AdvancedEvent
    | TileOpenedEvent
    | WageredEvent
    | WagerPassedEvent
    | RevealedEvent
    | TileScoredEvent
    | TileUnclaimedEvent
    | LeakClaimedEvent
    | LeakWonEvent
    | IncomePaidEvent
    | CharactersEnteredEvent
    | EndedEvent
    | AllRevealedEvent
    | IntrigueSealedEvent
    | MatchSealedEvent
    | IntriguePassedEvent
    | IntrigueTriedEvent
    | IntrigueLetEvent
    | IntrigueMatchedEvent
    | IntriguePlayedEvent
    | IntrigueExposedEvent
    | StakesReturnedEvent
    | NothingCameEvent
    | KeptPassingEvent
    | StoppedPassingEvent
    | DrinksDrawnEvent
    | DrinksPlacedEvent
    | FaceDownTakenEvent
    | FaceDownLostEvent
    | TokenPlacedEvent
    | MusclePaidEvent
    | FemmePaidEvent
    | TokensRemovedEvent
    | DartThrownEvent
    | DartPaidEvent
    | DartSufferedEvent
    | CardsBoughtEvent
    | IntimidatedEvent
    | CardExchangedEvent
    | HenchmanHiredEvent
    | BombPlantedEvent
    | CharacterFledEvent
    | BombOverEvent
    | ChipsCashedInEvent
    | RoomTargetedEvent
    | MarksSealedEvent
    | MarksOpenedEvent
    | ConversationMovedEvent
    | FaceDownRevealedEvent
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
    ChooseDisguiseCommand
    | MoveCommand
    | PayMoveCommand
    | SkipCommand
    | PassCommand
    | ChooseRoomCommand
    | BidCommand
    | SitOutCommand
    | PickCommand
    | DisavowCommand
    | StayCommand
    | WagerCommand
    | RevealCommand
    | ComposeCommand
    | ClaimLeakCommand
    | TryIntrigueCommand
    | KeepPassingCommand
    | StopPassingCommand
    | MatchCommand
    | LetCommand
    | AimCommand
    | StrikeCommand
    | ExchangeCommand
    | DivertCommand
    | CashInCommand
    | PlaceDrinksCommand
    | MarkTwoCommand
    | PayDartCommand
    | SubmitCommand
    | shared.ResignCommand
    | shared.AbortCommand
    | shared.LeaveCommand
    | shared.ReturnCommand
)
"""What may be sent."""

RULES: Rules[View, Event, Command, OptionsBody] = Rules(
    "casino-incognito",
    1,
    View,
    {
        "casino-incognito.track_drawn": TrackDrawnEvent,
        "casino-incognito.disguises_looked_at": DisguisesLookedAtEvent,
        "casino-incognito.disguise_chosen": DisguiseChosenEvent,
        "casino-incognito.phase_began": PhaseBeganEvent,
        "casino-incognito.asked": AskedEvent,
        "casino-incognito.hand_began": HandBeganEvent,
        "casino-incognito.cards_dealt": CardsDealtEvent,
        "casino-incognito.card_picked_up": CardPickedUpEvent,
        "casino-incognito.die_rolled": DieRolledEvent,
        "casino-incognito.conversation_lost": ConversationLostEvent,
        "casino-incognito.leak_turned": LeakTurnedEvent,
        "casino-incognito.tiles_laid": TilesLaidEvent,
        "casino-incognito.round_began": RoundBeganEvent,
        "casino-incognito.character_moved": CharacterMovedEvent,
        "casino-incognito.move_skipped": MoveSkippedEvent,
        "casino-incognito.move_passed": MovePassedEvent,
        "casino-incognito.room_chosen": RoomChosenEvent,
        "casino-incognito.bid_sealed": BidSealedEvent,
        "casino-incognito.bids_opened": BidsOpenedEvent,
        "casino-incognito.conversation_taken": ConversationTakenEvent,
        "casino-incognito.advance_earned": AdvanceEarnedEvent,
        "casino-incognito.eavesdropped": EavesdroppedEvent,
        "casino-incognito.sat_out": SatOutEvent,
        "casino-incognito.room_resolved": RoomResolvedEvent,
        "casino-incognito.deck_reshuffled": DeckReshuffledEvent,
        "casino-incognito.disavowal_sealed": DisavowalSealedEvent,
        "casino-incognito.answers_opened": AnswersOpenedEvent,
        "casino-incognito.disavowed": DisavowedEvent,
        "casino-incognito.advanced": AdvancedEvent,
        "casino-incognito.tile_opened": TileOpenedEvent,
        "casino-incognito.wagered": WageredEvent,
        "casino-incognito.wager_passed": WagerPassedEvent,
        "casino-incognito.revealed": RevealedEvent,
        "casino-incognito.tile_scored": TileScoredEvent,
        "casino-incognito.tile_unclaimed": TileUnclaimedEvent,
        "casino-incognito.leak_claimed": LeakClaimedEvent,
        "casino-incognito.leak_won": LeakWonEvent,
        "casino-incognito.income_paid": IncomePaidEvent,
        "casino-incognito.characters_entered": CharactersEnteredEvent,
        "casino-incognito.ended": EndedEvent,
        "casino-incognito.all_revealed": AllRevealedEvent,
        "casino-incognito.intrigue_sealed": IntrigueSealedEvent,
        "casino-incognito.match_sealed": MatchSealedEvent,
        "casino-incognito.intrigue_passed": IntriguePassedEvent,
        "casino-incognito.intrigue_tried": IntrigueTriedEvent,
        "casino-incognito.intrigue_let": IntrigueLetEvent,
        "casino-incognito.intrigue_matched": IntrigueMatchedEvent,
        "casino-incognito.intrigue_played": IntriguePlayedEvent,
        "casino-incognito.intrigue_exposed": IntrigueExposedEvent,
        "casino-incognito.stakes_returned": StakesReturnedEvent,
        "casino-incognito.nothing_came": NothingCameEvent,
        "casino-incognito.kept_passing": KeptPassingEvent,
        "casino-incognito.stopped_passing": StoppedPassingEvent,
        "casino-incognito.drinks_drawn": DrinksDrawnEvent,
        "casino-incognito.drinks_placed": DrinksPlacedEvent,
        "casino-incognito.face_down_taken": FaceDownTakenEvent,
        "casino-incognito.face_down_lost": FaceDownLostEvent,
        "casino-incognito.token_placed": TokenPlacedEvent,
        "casino-incognito.muscle_paid": MusclePaidEvent,
        "casino-incognito.femme_paid": FemmePaidEvent,
        "casino-incognito.tokens_removed": TokensRemovedEvent,
        "casino-incognito.dart_thrown": DartThrownEvent,
        "casino-incognito.dart_paid": DartPaidEvent,
        "casino-incognito.dart_suffered": DartSufferedEvent,
        "casino-incognito.cards_bought": CardsBoughtEvent,
        "casino-incognito.intimidated": IntimidatedEvent,
        "casino-incognito.card_exchanged": CardExchangedEvent,
        "casino-incognito.henchman_hired": HenchmanHiredEvent,
        "casino-incognito.bomb_planted": BombPlantedEvent,
        "casino-incognito.character_fled": CharacterFledEvent,
        "casino-incognito.bomb_over": BombOverEvent,
        "casino-incognito.chips_cashed_in": ChipsCashedInEvent,
        "casino-incognito.room_targeted": RoomTargetedEvent,
        "casino-incognito.marks_sealed": MarksSealedEvent,
        "casino-incognito.marks_opened": MarksOpenedEvent,
        "casino-incognito.conversation_moved": ConversationMovedEvent,
        "casino-incognito.face_down_revealed": FaceDownRevealedEvent,
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
