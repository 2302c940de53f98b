"""The public state of the game."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from domain.kernel.outcome import Outcome
from domain.kernel.placing import Placing, places_by
from domain.kernel.secrecy import Event, Seat
from domain.kernel.tuples import with_added, with_item
from domain.rulesets.casino_incognito.model.cards import Card, Hand
from domain.rulesets.casino_incognito.model.intrigue_state import IntrigueState
from domain.rulesets.casino_incognito.model.options import CHIPS, FIRST_CHARACTERS, Character, Options, Room, Spot

T = TypeVar("T")

Phase = Literal[
    "set_up", "disguises", "hand", "surveillance", "free_moves", "paid_moves", "contact", "leak", "round_end",
    "scoring", "rewards", "hand_end", "over", "before_surveillance", "in_surveillance", "before_blending_in",
    "before_contact", "before_scoring", "before_tile",
]  # fmt: skip
Kind = Literal[
    "disguise", "move", "pay_move", "room", "bid", "pick", "disavow", "wager", "reveal", "claim", "intrigue", "match",
    "target", "drinks", "bomb", "mark", "dart",
]  # fmt: skip


class RowTile(NamedTuple):
    """A tile in the row."""

    tile: Annotated[int, Meta(description="Number of the tile.")]
    bonus: Annotated[int, Meta(description="Chips on the tile.")] = 0


class OpenBid(NamedTuple):
    """An opened bid."""

    seat: Annotated[Seat, Meta(description="The seat that made the bid.")]
    chips: Annotated[int, Meta(description="Chips that the seat bid.")]
    character: Annotated[Character | None, Meta(description="The character that the bidder named; None if none.")]


class Earned(NamedTuple):
    """The reward of a place."""

    seat: Annotated[Seat, Meta(description="The seat that gets the reward.")]
    place: Annotated[int, Meta(description="Place of the seat at the tile, from 1.")]
    vp: Annotated[int, Meta(description="Victory points of the reward.")]
    cards: Annotated[int, Meta(description="Cards of the reward, for the next hand.")]


class Conversation(NamedTuple):
    """A spot of the surveillance board."""

    room: Annotated[Room, Meta(description="Number of the room, 1 to 10; 0 before the die is rolled.")] = 0
    cards: Annotated[tuple[Card, ...], Meta(description=(
        "The conversation's face-up cards; empty if there is no conversation at this place."
    ))] = ()


class LeakCard(NamedTuple):
    """A Leak card and the chips on it."""

    card: Annotated[Card, Meta(description="The Leak card, face up.")]
    chips: Annotated[int, Meta(description="Chips on the Leak card.")] = 0


class Contact(msgspec.Struct, frozen=True):
    """Contact in one room."""

    room: Annotated[Room, Meta(description="Number of the room, 1 to 10.")]
    bids: Annotated[tuple[OpenBid, ...] | None, Meta(description=(
        "The bids of the contact, highest first; None until they are opened."
    ))] = None
    took: Annotated[tuple[Seat, ...], Meta(description="Seats that took a conversation.")] = ()


class Shown(NamedTuple):
    """A hand shown for a tile."""

    seat: Annotated[Seat, Meta(description="The seat that shows the hand.")]
    hand: Annotated[Hand, Meta(description="Cards of the hand.")]


class Scoring(msgspec.Struct, frozen=True):
    """The tile being scored."""

    tile: Annotated[int, Meta(description="Number of the tile.")]
    wagers: Annotated[tuple[int | None, ...], Meta(description="Wagers in chips, by seat; None before the first one.")]
    out: Annotated[tuple[Seat, ...], Meta(description="Seats that passed.")] = ()
    shown: Annotated[tuple[Shown, ...], Meta(description="Hands in the order in which they were shown.")] = ()
    revealed: Annotated[tuple[Seat, ...], Meta(description="Seats that have had their turn to show.")] = ()

    @property
    def highest(self) -> int:
        """The highest wager so far, in chips."""
        return max((each for each in self.wagers if each is not None), default=0)

    @property
    def contenders(self) -> tuple[Seat, ...]:
        """Seats with a wager that have not passed."""
        return tuple(seat for seat, each in enumerate(self.wagers) if each is not None and seat not in self.out)


class Score(msgspec.Struct, frozen=True):
    """The result of a tile."""

    tile: Annotated[int, Meta(description="Number of the tile.")]
    wagers: Annotated[tuple[int | None, ...], Meta(description="Wagers on the tile in chips, by seat.")]
    shown: Annotated[tuple[Shown, ...], Meta(description="Hands in the order in which they were shown.")] = ()
    earned: Annotated[tuple[Earned, ...], Meta(description="Rewards for the tile, by place; empty without hands.")] = ()


class AllRevealed(Event, frozen=True, tag="casino-incognito.all_revealed"):
    """Everything is turned face up."""

    rule, weight = "CI-10.5", "part"
    line = "Everything is revealed. The agents: {agents:agents}. The cards face down: {hidden:held}."
    agents: Annotated[tuple[Character, ...], Meta(description="Agents of all seats, by seat.")]
    removed: Annotated[tuple[tuple[Character, ...], ...], Meta(description="Disguises out of the game, by seat.")]
    hidden: Annotated[tuple[tuple[Card, ...], ...], Meta(description="Face-down cards, by seat.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, reveal=self)


class Table(msgspec.Struct, frozen=True, gc=False):
    """The public state. Sequences are by seat unless stated otherwise."""

    options: Annotated[Options, Meta(description="Options of this table.")]
    chips: Annotated[tuple[int, ...], Meta(description="Chips by seat.")]
    vp: Annotated[tuple[int, ...], Meta(description="Victory points by seat.")]
    marks: Annotated[tuple[tuple[Character, ...], ...], Meta(description=(
        "Characters that the seat's agent can no longer be, by seat."
    ))]
    disavowed: Annotated[tuple[bool, ...], Meta(description="Whether the seat disavowed in this hand, by seat.")]
    hidden: Annotated[tuple[int, ...], Meta(description="Number of face-down cards, by seat.")]
    open: Annotated[tuple[tuple[Card, ...], ...], Meta(description="The seat's face-up cards, by seat.")]
    bonus: Annotated[tuple[int, ...], Meta(description="Number of cards won for the next hand, by seat.")]
    rooms: Annotated[tuple[Room, ...], Meta(description="Room of each character, by number.")]
    conversations: Annotated[tuple[Conversation, ...], Meta(description="Conversations by spot.")]
    disguises: Annotated[int, Meta(description="Size of the disguise deck.")]
    removed: Annotated[tuple[int, ...], Meta(description="Number of disguises that the seat removed, by seat.")]
    among: Annotated[tuple[int, ...], Meta(description="Number of characters that an agent can be, from 1 on.")]
    track: Annotated[tuple[Seat, ...], Meta(description="Seats in the order of their turns.")] = ()
    advances: Annotated[tuple[Seat, ...], Meta(description="Seats that will move up on the track.")] = ()
    hand: Annotated[int, Meta(description="Number of the hand, from 1; 0 before the first.")] = 0
    round: Annotated[int, Meta(description="Number of the round, from 1; 0 before the first.")] = 0
    phase: Annotated[Phase, Meta(description=(
        "The current phase; `kind` and `asked` give the awaited decision and seats."
    ))] = "set_up"
    kind: Annotated[Kind | None, Meta(description="Kind of the awaited decision.")] = None
    asked: Annotated[tuple[Seat, ...], Meta(description="Seats that the game waits for.")] = ()
    done: Annotated[tuple[Seat, ...], Meta(description="Seats that have finished this phase.")] = ()
    sealed: Annotated[tuple[Seat, ...], Meta(description="Seats with a sealed answer in this window.")] = ()
    turn: Annotated[Seat | None, Meta(description="The seat that moved last.")] = None
    price: Annotated[int, Meta(description="Chips for the next paid move.")] = 1
    contact: Annotated[Contact | None, Meta(description="Contact in the room being resolved, if any.")] = None
    resolved: Annotated[tuple[Room, ...], Meta(description="Rooms in which contact was made this round.")] = ()
    scoring: Annotated[Scoring | None, Meta(description="The tile being scored, if any.")] = None
    leak: Annotated[tuple[LeakCard, ...], Meta(description="Open Leak cards by spot.")] = ()
    tiles: Annotated[tuple[RowTile, ...], Meta(description="Tiles of the row, in scoring order.")] = ()
    judged: Annotated[tuple[int, ...], Meta(description="Tiles of the row that are already scored in this hand.")] = ()
    drawn: Annotated[tuple[int, ...], Meta(description="All tiles drawn so far.")] = ()
    deck: Annotated[int, Meta(description="Number of cards left in the deck.")] = 0
    discard: Annotated[tuple[Card, ...], Meta(description="Face-up cards of the discard.")] = ()
    claimed: Annotated[bool, Meta(description="Whether the chips of a Leak card were claimed in this hand.")] = False
    outcome: Annotated[Outcome | None, Meta(description="The outcome; None while the game runs.")] = None
    reveal: Annotated[AllRevealed | None, Meta(description="All agents and cards, once the game is over.")] = None
    plot: Annotated[IntrigueState, Meta(description="State of intrigue; None at tables without it.")] = IntrigueState()
    met: Annotated[tuple[Contact, ...], Meta(description="Contacts of this round.")] = ()
    scores: Annotated[tuple[Score, ...], Meta(description="Results of the last scored hand.")] = ()

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

    def with_last_answer_from(self, seat: Seat) -> Table:
        """After an answer with which the seat is finished with this phase."""
        return replace(self.with_answer_from(seat), done=(*self.done, seat))

    def with_sealed_answer(self, seat: Seat) -> Table:
        return replace(self, sealed=tuple(sorted((*self.sealed, seat))))

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

    def with_score(self, tile: int, earned: tuple[Earned, ...]) -> Table:
        """Records the result of a tile."""
        assert self.scoring is not None
        score = Score(tile, self.scoring.wagers, self.scoring.shown, earned)
        return replace(self, scoring=None, judged=(*self.judged, tile), scores=(*self.scores, score))

    def with_intrigue(self, **changes: Any) -> Table:
        return replace(self, plot=replace(self.plot, **changes))

    def with_effect_over(self) -> Table:
        """After the effect of the card being played."""
        return replace(self.with_intrigue(effect=None), asked=())

    def with_effect_going_on(self, **changes: Any) -> Table:
        """A later stage of the effect of the card being played."""
        assert self.plot.effect is not None
        return replace(self.with_intrigue(effect=replace(self.plot.effect, **changes)), asked=())


def has_sealed(table: Table, seat: Seat) -> bool:
    """Whether a seat has a sealed answer that is not opened yet."""
    return seat in table.sealed or any(each.seat == seat for each in table.plot.answers)


def unscored_tiles(table: Table) -> list[int]:
    """The tiles of the row not scored in this hand, next one first."""
    return [each.tile for each in table.tiles if each.tile not in table.judged]


def initial_table(options: Options, seats: int) -> Table:
    """The table before the first draw.  Rules CI-3.2, CI-3.5."""
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
