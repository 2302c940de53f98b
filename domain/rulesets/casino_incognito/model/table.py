"""The public state of the game."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from domain.kernel.placing import Placing, places_by
from domain.kernel.ruleset import Outcome
from domain.kernel.secrecy import Seat
from domain.kernel.tuples import with_added, with_item
from domain.rulesets.casino_incognito.model.cards import Card, Hand
from domain.rulesets.casino_incognito.model.events.hand_events import Kind, Phase, RowTile
from domain.rulesets.casino_incognito.model.events.round_events import OpenBid
from domain.rulesets.casino_incognito.model.events.scoring_events import AllRevealed, Earned
from domain.rulesets.casino_incognito.model.intrigue_state import IntrigueState
from domain.rulesets.casino_incognito.model.options import CHIPS, FIRST_CHARACTERS, Character, Options, Room, Spot

T = TypeVar("T")


class Conversation(NamedTuple):
    """A spot of the surveillance board. cards: face up; none: the spot is empty.

    room: 1 to 10; 0 before the die is rolled.
    """

    room: Room = 0
    cards: tuple[Card, ...] = ()


class LeakCard(NamedTuple):
    """A Leak card and the chips on it. card: face up; chips: those on it."""

    card: Card
    chips: int = 0


class Contact(msgspec.Struct, frozen=True):
    """Contact in one room. bids: None until opened, then highest first; took: seats that took a conversation.

    room: its number, 1 to 10.
    """

    room: Room
    bids: tuple[OpenBid, ...] | None = None
    took: tuple[Seat, ...] = ()


class Shown(NamedTuple):
    """A hand shown for a tile. seat: whose; hand: its cards."""

    seat: Seat
    hand: Hand


class Scoring(msgspec.Struct, frozen=True):
    """The tile being scored.

    wagers: by seat, None before the first wager.
    out: seats that passed.
    shown: hands in the order shown.
    revealed: seats that have had their turn to show.
    tile: its number.
    """

    tile: int
    wagers: tuple[int | None, ...]
    out: tuple[Seat, ...] = ()
    shown: tuple[Shown, ...] = ()
    revealed: tuple[Seat, ...] = ()

    @property
    def highest(self) -> int:
        """The highest wager so far, in chips."""
        return max((each for each in self.wagers if each is not None), default=0)

    @property
    def contenders(self) -> tuple[Seat, ...]:
        """Seats with a wager that have not passed."""
        return tuple(seat for seat, each in enumerate(self.wagers) if each is not None and seat not in self.out)


class Score(msgspec.Struct, frozen=True):
    """The result of a tile. wagers: by seat; shown: hands in the order shown; earned: by place, or empty.

    tile: its number.
    """

    tile: int
    wagers: tuple[int | None, ...]
    shown: tuple[Shown, ...] = ()
    earned: tuple[Earned, ...] = ()


class Table(msgspec.Struct, frozen=True, gc=False):
    """The public state. Sequences are by seat unless stated otherwise.

    track: seats in the order of their turns.
    advances: seats that will move up on the track.
    asked: the awaited seats; kind: that of their decision.
    done: seats finished with this phase.
    sealed: seats with a sealed answer.
    turn: the seat that moved last.
    rooms: each character's.
    resolved: rooms in which contact was made this round.
    disguises: size of the disguise deck.
    removed: number of disguises each seat took out of the game.
    among: each agent is one of the first that many characters.
    hidden: number of face-down cards.
    open: face-up cards.
    bonus: cards won for the next hand.
    tiles: the row.
    judged: tiles of the row already scored this hand.
    drawn: all tiles drawn so far.
    met: contacts of this round.
    scores: of the last scored hand.
    plot: state of intrigue.
    options: those of this table. chips: by seat; vp: victory points by seat. marks: characters that a seat can no longer be.
    disavowed: whether the seat disavowed its agent in this hand. conversations: by spot. hand, round: from 1; 0 before
    the first. phase: what is played now; kind and asked say who is awaited. price: chips for the next paid move. contact: that of the room being resolved, if any. scoring: that of the tile being scored, if any. leak: open Leak cards by spot. deck:
    number of cards left. discard: face-up cards. claimed: whether the chips of a Leak card were claimed in this hand.
    outcome: null while the game runs. reveal: everything, once the game is over.
    """

    options: Options
    chips: tuple[int, ...]
    vp: tuple[int, ...]
    marks: tuple[tuple[Character, ...], ...]
    disavowed: tuple[bool, ...]
    hidden: tuple[int, ...]
    open: tuple[tuple[Card, ...], ...]
    bonus: tuple[int, ...]
    rooms: tuple[Room, ...]
    conversations: tuple[Conversation, ...]
    disguises: int
    removed: tuple[int, ...]
    among: tuple[int, ...]
    track: tuple[Seat, ...] = ()
    advances: tuple[Seat, ...] = ()
    hand: int = 0
    round: int = 0
    phase: Phase = "set_up"
    kind: Kind | None = None
    asked: tuple[Seat, ...] = ()
    done: tuple[Seat, ...] = ()
    sealed: tuple[Seat, ...] = ()
    turn: Seat | None = None
    price: int = 1
    contact: Contact | None = None
    resolved: tuple[Room, ...] = ()
    scoring: Scoring | None = None
    leak: tuple[LeakCard, ...] = ()
    tiles: tuple[RowTile, ...] = ()
    judged: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()
    deck: int = 0
    discard: tuple[Card, ...] = ()
    claimed: bool = False
    outcome: Outcome | None = None
    reveal: AllRevealed | None = None
    plot: IntrigueState = IntrigueState()
    met: tuple[Contact, ...] = ()
    scores: tuple[Score, ...] = ()

    @property
    def seats(self) -> range:
        return range(len(self.chips))

    @property
    def reverse_track(self) -> tuple[Seat, ...]:
        """From the last on the track to the first."""
        return self.track[::-1]

    @property
    def board_size(self) -> int:
        """Number of characters on a player's board."""
        return max(len(self.rooms), self.options.first_disguises)

    def characters_in(self, room: Room) -> tuple[Character, ...]:
        """The characters in a room."""
        return tuple([number for number, each in enumerate(self.rooms, 1) if each == room])

    def spots_in(self, room: Room) -> tuple[Spot, ...]:
        """The conversations in a room."""
        return tuple([spot for spot, each in enumerate(self.conversations, 1) if each.cards and each.room == room])

    def is_identified(self, seat: Seat) -> bool:
        """Whether all characters but one are marked on the seat's board.  Rule CI-8.4."""
        return len(self.marks[seat]) == self.board_size - 1

    def with_payment(self, seat: Seat, chips: int) -> Table:
        """Moves chips from a seat to the bank; negative: from the bank to the seat."""
        return replace(self, chips=with_added(self.chips, seat, -chips))

    def with_answer_from(self, seat: Seat) -> Table:
        """After a seat's answer: it is no longer asked, and the turn order continues after it."""
        return replace(self, asked=tuple([each for each in self.asked if each != seat]), turn=seat)

    def with_opened_cards(self, seat: Seat, cards: tuple[Card, ...]) -> Table:
        """Turns face-down cards of a seat face up."""
        hidden = with_added(self.hidden, seat, -len(cards))
        opened = with_item(self.open, seat, (*self.open[seat], *cards))
        return replace(self, hidden=hidden, open=opened, plot=self.plot.without_fit(seat, cards))

    def face_down_count(self, spot: Spot) -> int:
        """Number of face-down cards in a conversation."""
        return sum(each.spot == spot for each in self.plot.down)

    @property
    def occupied_spots(self) -> tuple[Spot, ...]:
        """The spots with a conversation."""
        return tuple([spot for spot, each in enumerate(self.conversations, 1) if each.cards])

    def with_conversation(self, spot: Spot, now: Conversation) -> Table:
        return replace(self, conversations=with_item(self.conversations, spot - 1, now))

    def with_leak_paid_out(self, spot: Spot, seat: Seat, chips: int) -> Table:
        """Moves the chips of a Leak card to a seat."""
        cards = with_item(self.leak, spot - 1, LeakCard(self.leak[spot - 1].card))
        return replace(self.with_payment(seat, -chips), leak=cards)


def has_sealed(table: Table, seat: Seat) -> bool:
    """Whether a seat has a sealed answer that is not opened yet."""
    return seat in table.sealed or any(each.seat == seat for each in table.plot.answers)


def unscored_tiles(table: Table) -> list[int]:
    """The tiles of the row not scored in this hand, next one first."""
    return [each.tile for each in table.tiles if each.tile not in table.judged]


def initial_table(options: Options, seats: int) -> Table:
    """The table before anything is drawn.  Rules CI-3.2, CI-3.5."""
    return Table(
        options=options,
        chips=(CHIPS,) * seats,
        vp=(0,) * seats,
        marks=((),) * seats,
        disavowed=(False,) * seats,
        hidden=(0,) * seats,
        open=((),) * seats,
        bonus=(0,) * seats,
        rooms=tuple(range(1, FIRST_CHARACTERS + 1)),
        conversations=(Conversation(),) * (seats - 1),
        disguises=options.first_disguises,
        removed=(0,) * seats,
        among=(options.first_disguises,) * seats,
    )


def decisions(table: Table) -> dict[Seat, str]:
    """The kind of decision by awaited seat; all awaited seats answer at once."""
    return dict.fromkeys(table.asked, table.kind or "")


def outcome(table: Table) -> Outcome | None:
    return table.outcome


def placing(table: Table, _seats: int) -> Placing:
    """Most victory points; ties go by chips, then are shared.  Rule CI-10.4."""
    return Placing(places_by(list(zip(table.vp, table.chips, strict=True))), scores=table.vp)
