"""What a seat can ask for (rules CI-3 to CI-9, CI-14 and CI-15)."""

from __future__ import annotations

from domain.kernel.offers import Command
from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.cards import Card, Hand
from domain.rulesets.casino_incognito.casino import Character, Room, Spot


class ChooseDisguise(Command, frozen=True, tag="choose_disguise", forbid_unknown_fields=True):
    """Keep one of the disguises as your agent, and take another out of the game."""

    keep: Character
    remove: Character | None = None


class Move(Command, frozen=True, tag="move", forbid_unknown_fields=True):
    """Move a character to an adjacent room."""

    character: Character
    to: Room


class PayMove(Command, frozen=True, tag="pay_move", forbid_unknown_fields=True):
    """Pay chips and move a character to an adjacent room."""

    chips: int
    character: Character
    to: Room


class Skip(Command, frozen=True, tag="skip", forbid_unknown_fields=True):
    """Move nobody."""


class Pass(Command, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Pass."""


class ChooseRoom(Command, frozen=True, tag="choose_room", forbid_unknown_fields=True):
    """Name the room in which contact is made next."""

    room: Room


class Bid(Command, frozen=True, tag="bid", forbid_unknown_fields=True):
    """Bid chips, sealed, and name a character in the room who is not your agent."""

    chips: int
    character: Character | None = None


class SitOut(Command, frozen=True, tag="sit_out", forbid_unknown_fields=True):
    """Bid nothing, sealed."""


class Pick(Command, frozen=True, tag="pick", forbid_unknown_fields=True):
    """Take one of the conversations in the room."""

    conversation: Spot


class Disavow(Command, frozen=True, tag="disavow", forbid_unknown_fields=True):
    """Disavow your agent, and draw another."""


class Stay(Command, frozen=True, tag="stay", forbid_unknown_fields=True):
    """Stay with your agent."""


class Wager(Command, frozen=True, tag="wager", forbid_unknown_fields=True):
    """Wager chips that you will show the best hand; your whole wager on this tile."""

    chips: int


class Reveal(Command, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """Show one of the hands that stand out, or none."""

    hands: tuple[Hand, ...]


class Compose(Command, frozen=True, tag="compose", forbid_unknown_fields=True):
    """Show hands of your own choice, each of other cards."""

    hands: tuple[Hand, ...]


class ClaimLeak(Command, frozen=True, tag="claim_leak", forbid_unknown_fields=True):
    """Take the chips from one Leak card."""

    spot: Spot


class TryIntrigue(Command, frozen=True, tag="try_intrigue", forbid_unknown_fields=True):
    """Lay chips on one of your face-down cards, to play it if nobody matches them."""

    card: Card
    chips: int


class Match(Command, frozen=True, tag="match", forbid_unknown_fields=True):
    """Lay down as many chips, so that the card is not played."""


class Let(Command, frozen=True, tag="let", forbid_unknown_fields=True):
    """Let the card be played, as far as you are concerned."""


class Aim(Command, frozen=True, tag="aim", forbid_unknown_fields=True):
    """Choose the room that your card is played on."""

    room: Room


class Strike(Command, frozen=True, tag="strike", forbid_unknown_fields=True):
    """Choose the player whom the dart strikes."""

    target: Seat


class Exchange(Command, frozen=True, tag="exchange", forbid_unknown_fields=True):
    """Take a face-up card from a conversation, and give one of yours that is at least as high."""

    conversation: Spot
    take: Card
    give: Card


class Divert(Command, frozen=True, tag="divert", forbid_unknown_fields=True):
    """Move a conversation to an adjacent room."""

    conversation: Spot
    to: Room


class CashIn(Command, frozen=True, tag="cash_in", forbid_unknown_fields=True):
    """Turn chips into victory points."""

    chips: int


class PlaceDrinks(Command, frozen=True, tag="place_drinks", forbid_unknown_fields=True):
    """Lay the cards that you look at face down, each into a conversation: the first into the first that you name, and so on."""

    conversations: tuple[Spot, ...]


class MarkTwo(Command, frozen=True, tag="mark_two", forbid_unknown_fields=True):
    """Mark two characters of the room who are not your agent."""

    characters: tuple[Character, ...]


class PayDart(Command, frozen=True, tag="pay_dart", forbid_unknown_fields=True):
    """Pay, so that the dart does nothing."""


class Submit(Command, frozen=True, tag="submit", forbid_unknown_fields=True):
    """Bid one chip at most in each room of this round."""


COMMANDS = (
    ChooseDisguise, Move, PayMove, Skip, Pass, ChooseRoom, Bid, SitOut, Pick, Disavow, Stay, Wager, Reveal, Compose,
    ClaimLeak, TryIntrigue, Match, Let, Aim, Strike, Exchange, Divert, CashIn, PlaceDrinks, MarkTwo, PayDart, Submit,
)  # fmt: skip
