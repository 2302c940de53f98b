"""Commands (rules CI-3 to CI-9, CI-14 and CI-15)."""

from __future__ import annotations

from typing import Annotated, get_args

from msgspec import Meta

from domain.kernel.offers import Command
from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.model.cards import Card, Hand
from domain.rulesets.casino_incognito.model.options import Character, Room, Spot


class ChooseDisguise(Command, frozen=True, tag="choose_disguise", forbid_unknown_fields=True):
    """Keep one of the disguises as your agent, and take another out of the game."""

    rule = "CI-3.3"
    act = "Be {keep}"
    labels = {"keep": "Your agent", "remove": "Out of the game"}
    asks = {"keep": "Who are you?", "remove": "Who leaves the game?"}
    keep: Annotated[Character, Meta(description="The character that becomes your agent.")]
    remove: Annotated[Character | None, Meta(description="The character whose disguise leaves the game.")] = None


class Move(Command, frozen=True, tag="move", forbid_unknown_fields=True):
    """Move a character to an adjacent room."""

    rule = "CI-6.3"
    act = "Move {character} to {to}"
    labels = {"character": "Whom", "to": "To which room"}
    asks = {"character": "Whom do you move?", "to": "To which room?"}
    character: Annotated[Character, Meta(description="The character to move.")]
    to: Annotated[Room, Meta(description="Number of the room to move to.")]


class PayMove(Command, frozen=True, tag="pay_move", forbid_unknown_fields=True):
    """Pay chips and move a character to an adjacent room."""

    rule = "CI-6.4"
    act = "Pay {chips}, move {character} to {to}"
    title = "Pay and move"
    labels = {"chips": "Chips to pay", "character": "Whom", "to": "To which room"}
    asks = {"chips": "How much do you pay?", "character": "Whom do you move?", "to": "To which room?"}
    chips: Annotated[int, Meta(description="Chips to pay.")]
    character: Annotated[Character, Meta(description="The character to move.")]
    to: Annotated[Room, Meta(description="Number of the room to move to.")]


class Skip(Command, frozen=True, tag="skip", forbid_unknown_fields=True):
    """Move nobody."""

    rule = "CI-6.3"
    title = "Move nobody"


class Pass(Command, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Pass: make no move, wager, try or exchange."""

    rule = "CI-6.5"


class ChooseRoom(Command, frozen=True, tag="choose_room", forbid_unknown_fields=True):
    """Name the room in which contact is made next."""

    rule = "CI-7.1"
    act = "Make contact in {room}"
    labels = {"room": "Where contact is made next"}
    asks = {"room": "Where is contact made next?"}
    room: Annotated[Room, Meta(description="Number of the room in which contact is made next.")]


class Bid(Command, frozen=True, tag="bid", forbid_unknown_fields=True):
    """Bid chips, sealed, and name a character in the room that is not your agent."""

    rule = "CI-7.2"
    act = "Bid {chips}"
    labels = {"chips": "Chips to bid", "character": "Character you are not"}
    asks = {"chips": "How much do you bid?", "character": "Who are you not?"}
    chips: Annotated[int, Meta(description="Chips to bid.")]
    character: Annotated[Character | None, Meta(description="The character to name, which is not your agent.")] = None


class SitOut(Command, frozen=True, tag="sit_out", forbid_unknown_fields=True):
    """Bid nothing, sealed."""

    rule = "CI-7.2"
    title = "Bid nothing"


class Pick(Command, frozen=True, tag="pick", forbid_unknown_fields=True):
    """Take one of the conversations in the room."""

    rule = "CI-7.5"
    title = "Take a conversation"
    labels = {"conversation": "Which one"}
    asks = {"conversation": "Which conversation do you take?"}
    conversation: Annotated[Spot, Meta(description="Place of the conversation to take.")]


class Disavow(Command, frozen=True, tag="disavow", forbid_unknown_fields=True):
    """Disavow your agent, and draw another."""

    rule = "CI-8.3"
    title = "Disavow your agent"


class Stay(Command, frozen=True, tag="stay", forbid_unknown_fields=True):
    """Stay with your agent."""

    rule = "CI-8.3"
    title = "Keep your agent"


class Wager(Command, frozen=True, tag="wager", forbid_unknown_fields=True):
    """Wager chips on showing the best hand; state your whole wager on this tile."""

    rule = "CI-9.2"
    act = "Wager {chips}"
    labels = {"chips": "Your whole wager on this tile"}
    asks = {"chips": "What is your whole wager on this tile?"}
    chips: Annotated[int, Meta(description="Chips of your whole wager on this tile.")]


class Reveal(Command, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """Show one of the suggested hands, or none."""

    rule = "CI-9.4"
    title = "Show hands"
    labels = {"hands": "What to show"}
    asks = {"hands": "What do you show?"}
    hands: Annotated[tuple[Hand, ...], Meta(description="Hands to show, from the suggested ones.")]


class Compose(Command, frozen=True, tag="compose", forbid_unknown_fields=True):
    """Show hands of other cards, put together yourself; no card twice."""

    rule = "CI-9.4"
    title = "Show other cards"
    labels = {"hands": "Hand"}
    asks = {"hands": "What do you show?"}
    hands: Annotated[tuple[Hand, ...], Meta(description="Hands to show, no card twice.")]


class ClaimLeak(Command, frozen=True, tag="claim_leak", forbid_unknown_fields=True):
    """Take the chips from one Leak card."""

    rule = "CI-9.10"
    title = "Take a Leak card's chips"
    labels = {"spot": "Which Leak card"}
    asks = {"spot": "Which Leak card's chips do you take?"}
    spot: Annotated[Spot, Meta(description="Place of the Leak card whose chips you take.")]


class TryIntrigue(Command, frozen=True, tag="try_intrigue", forbid_unknown_fields=True):
    """Lay chips on one of your face-down cards; it is played if nobody matches them."""

    rule = "CI-14.3"
    act = "Lay {chips} on {card}"
    labels = {"card": "Card to try", "chips": "Chips to lay on it"}
    asks = {"card": "Which card do you try?", "chips": "How many chips do you lay on it?"}
    card: Annotated[Card, Meta(description="The card to try.")]
    chips: Annotated[int, Meta(description="Chips to lay on the card.")]


class KeepPassing(Command, frozen=True, tag="keep_passing", forbid_unknown_fields=True):
    """Pass openly, in this window and in those that follow, until a card is played."""

    rule = "CI-14.7"
    title = "Pass until a card is played"


class StopPassing(Command, frozen=True, tag="stop_passing", forbid_unknown_fields=True):
    """Take your standing pass back, and be asked again from the next window on."""

    rule = "CI-14.7"
    title = "Take your pass back"


class Match(Command, frozen=True, tag="match", forbid_unknown_fields=True):
    """Lay down as many chips, so that the card is not played."""

    rule = "CI-14.4"
    title = "Match the chips"


class Let(Command, frozen=True, tag="let", forbid_unknown_fields=True):
    """Let the card be played, for your part."""

    rule = "CI-14.4"
    title = "Let it be played"


class Aim(Command, frozen=True, tag="aim", forbid_unknown_fields=True):
    """Choose the room that your card is played on."""

    rule = "CI-15.11"
    act = "Play it on {room}"
    title = "Choose the room"
    asks = {"room": "Which room?"}
    room: Annotated[Room, Meta(description="Number of the room to play the card on, 1 to 10.")]


class Strike(Command, frozen=True, tag="strike", forbid_unknown_fields=True):
    """Choose the player that the dart strikes."""

    rule = "CI-15.4"
    act = "Throw it at {target}"
    title = "Throw the dart"
    labels = {"target": "At whom"}
    asks = {"target": "At whom?"}
    target: Annotated[Seat, Meta(description="The seat that the dart strikes.")]


class Exchange(Command, frozen=True, tag="exchange", forbid_unknown_fields=True):
    """Take a face-up card from a conversation, and give one of yours that is at least as high."""

    rule = "CI-15.7"
    act = "Take {take}, give {give}"
    labels = {"conversation": "From which conversation", "take": "Card to take", "give": "Card to give for it"}
    asks = {
        "conversation": "From which conversation?",
        "take": "Which card do you take?",
        "give": "Which card do you give for it?",
    }
    conversation: Annotated[Spot, Meta(description="Place of the conversation to take a card from.")]
    take: Annotated[Card, Meta(description="The card to take.")]
    give: Annotated[Card, Meta(description="The card to give in exchange.")]


class Divert(Command, frozen=True, tag="divert", forbid_unknown_fields=True):
    """Move a conversation to an adjacent room."""

    rule = "CI-15.12"
    act = "Move {conversation} to {to}"
    title = "Move a conversation"
    labels = {"conversation": "Which one", "to": "To which room"}
    asks = {"conversation": "Which conversation?", "to": "To which room?"}
    conversation: Annotated[Spot, Meta(description="Place of the conversation to move.")]
    to: Annotated[Room, Meta(description="Number of the room to move to.")]


class CashIn(Command, frozen=True, tag="cash_in", forbid_unknown_fields=True):
    """Turn chips into victory points."""

    rule = "CI-15.10"
    act = "Turn in {chips}"
    labels = {"chips": "Chips to turn into points"}
    asks = {"chips": "How many chips do you turn into points?"}
    chips: Annotated[int, Meta(description="Chips to turn into victory points.")]


class PlaceDrinks(Command, frozen=True, tag="place_drinks", forbid_unknown_fields=True):
    """Lay the cards that you look at face down, each into a conversation, in the order in which you name them."""

    rule = "CI-15.1"
    labels = {"conversations": "Where each card goes"}
    asks = {"conversations": "Where does each card go?"}
    conversations: Annotated[tuple[Spot, ...], Meta(description=(
        "Places of the conversations that get the cards, in the cards' order."
    ))]


class MarkTwo(Command, frozen=True, tag="mark_two", forbid_unknown_fields=True):
    """Mark two characters of the room that are not your agent."""

    rule = "CI-15.11"
    act = "Mark {characters}"
    title = "Mark two characters"
    labels = {"characters": "Characters you are not"}
    asks = {"characters": "Who are you not?"}
    characters: Annotated[tuple[Character, ...], Meta(description="The two characters to mark; neither is your agent.")]


class PayDart(Command, frozen=True, tag="pay_dart", forbid_unknown_fields=True):
    """Pay, so that the dart does nothing."""

    rule = "CI-15.4"
    title = "Pay against the dart"


class Submit(Command, frozen=True, tag="submit", forbid_unknown_fields=True):
    """Bid one chip at most in each room of this round."""

    rule = "CI-15.4"
    title = "Submit to the dart"


AnyCommand = (
    ChooseDisguise | Move | PayMove | Skip | Pass | ChooseRoom | Bid | SitOut | Pick | Disavow | Stay | Wager
    | Reveal | Compose | ClaimLeak | TryIntrigue | KeepPassing | StopPassing | Match | Let | Aim | Strike | Exchange
    | Divert | CashIn | PlaceDrinks | MarkTwo | PayDart | Submit
)  # fmt: skip
COMMANDS: tuple[type[Command], ...] = get_args(AnyCommand)
