"""What a seat can ask for (rules CI-3 to CI-9)."""

from __future__ import annotations

from domain.kernel.offers import Command
from domain.rulesets.casino_incognito.cards import Hand
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


COMMANDS = (
    ChooseDisguise, Move, PayMove, Skip, Pass, ChooseRoom, Bid, SitOut, Pick, Disavow, Stay, Wager, Reveal, Compose,
    ClaimLeak,
)  # fmt: skip
