"""What everybody sees, and how it follows from what everybody is told."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from domain.kernel.ruleset import Outcome
from domain.kernel.secrecy import Seat, Seen
from domain.rulesets.casino_incognito.cards import Card, Hand
from domain.rulesets.casino_incognito.casino import CHIPS, FIRST_CHARACTERS, Character, Options, Room, Spot
from domain.rulesets.casino_incognito.events import (
    Advanced,
    AdvanceEarned,
    AllRevealed,
    AnswersOpened,
    Asked,
    BidSealed,
    BidsOpened,
    CardOverheard,
    CardsDealt,
    CharacterMoved,
    CharactersEntered,
    ConversationLost,
    ConversationTaken,
    DeckReshuffled,
    DieRolled,
    DisavowalSealed,
    Disavowed,
    DisguiseChosen,
    DisguisesLookedAt,
    Eavesdropped,
    Ended,
    HandBegan,
    IncomePaid,
    Kind,
    LeakClaimed,
    LeakTurned,
    LeakWon,
    MovePassed,
    MoveSkipped,
    OpenBid,
    Phase,
    PhaseBegan,
    Revealed,
    RoomChosen,
    RoomResolved,
    RoundBegan,
    RowTile,
    SatOut,
    TileOpened,
    TileScored,
    TilesLaid,
    TileUnclaimed,
    TrackDrawn,
    Wagered,
    WagerPassed,
)

T = TypeVar("T")


class Conversation(NamedTuple):
    """A spot of the surveillance board. cards: face up; without cards it is empty."""

    room: Room = 0
    cards: tuple[Card, ...] = ()


class LeakCard(NamedTuple):
    """A card of the Leak, with the chips that lie on it."""

    card: Card
    chips: int = 0


class Contact(msgspec.Struct, frozen=True):
    """A room in which contact is made. bids: once they are open, the best first; took: who took a conversation."""

    room: Room
    bids: tuple[OpenBid, ...] | None = None
    took: tuple[Seat, ...] = ()


class Shown(NamedTuple):
    """A hand that was shown for a tile."""

    seat: Seat
    hand: Hand


class Scoring(msgspec.Struct, frozen=True):
    """A tile being scored. wagers: by seat, None where nothing was wagered yet; out: who passed; shown: hands, in the order in
    which they were shown; revealed: who has had his turn to show.
    """

    tile: int
    wagers: tuple[int | None, ...]
    out: tuple[Seat, ...] = ()
    shown: tuple[Shown, ...] = ()
    revealed: tuple[Seat, ...] = ()

    @property
    def highest(self) -> int:
        return max((each for each in self.wagers if each is not None), default=0)

    @property
    def contenders(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, each in enumerate(self.wagers) if each is not None and seat not in self.out)


class Table(msgspec.Struct, frozen=True):
    """Everything in the open. Tuples are by seat, but for the track, the rooms (by character) and what lies in rows.

    track: the turn order; advances: who will move up on it; asked, kind: whom the game waits for, and for what; done: who is
    done with this phase; sealed: who has sealed an answer; turn: who moved last; resolved: rooms in which contact was made
    this round; disguises: in their deck; removed: how many disguises each took out of the game; among: each agent is one of the
    first so many characters; hidden: numbers of face-down cards; bonus: cards won for the next hand; tiles: the row; judged: those of it that
    were scored in this hand; drawn: all tiles that have come up.
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

    @property
    def seats(self) -> range:
        return range(len(self.chips))

    @property
    def reverse(self) -> tuple[Seat, ...]:
        """From the last on the track to the first."""
        return self.track[::-1]

    @property
    def board(self) -> int:
        """How many characters there are on a player's board."""
        return max(len(self.rooms), self.options.board)

    def inside(self, room: Room) -> tuple[Character, ...]:
        """The characters in a room."""
        return tuple([number for number, each in enumerate(self.rooms, 1) if each == room])

    def spots(self, room: Room) -> tuple[Spot, ...]:
        """The conversations in a room."""
        return tuple([spot for spot, each in enumerate(self.conversations, 1) if each.cards and each.room == room])

    def is_identified(self, seat: Seat) -> bool:
        """Whether all characters but one are marked on a board.  Rule CI-8.4."""
        return len(self.marks[seat]) == self.board - 1

    def paid(self, seat: Seat, chips: int) -> Table:
        """Chips from a seat to the bank, or, below zero, the other way."""
        return replace(self, chips=added(self.chips, seat, -chips))

    def answered(self, seat: Seat) -> Table:
        """A seat's turn is over."""
        return replace(self, asked=tuple([each for each in self.asked if each != seat]), turn=seat)

    def turned(self, seat: Seat, cards: tuple[Card, ...]) -> Table:
        """Face-down cards lie open from now on."""
        hidden = added(self.hidden, seat, -len(cards))
        return replace(self, hidden=hidden, open=put(self.open, seat, (*self.open[seat], *cards)))

    def conversation(self, spot: Spot, now: Conversation) -> Table:
        return replace(self, conversations=put(self.conversations, spot - 1, now))

    def settled(self, spot: Spot, seat: Seat, chips: int) -> Table:
        """The chips of a Leak card go to a seat."""
        cards = put(self.leak, spot - 1, LeakCard(self.leak[spot - 1].card))
        return replace(self.paid(seat, -chips), leak=cards)


def added(numbers: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    return (*numbers[:seat], numbers[seat] + more, *numbers[seat + 1 :])


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def laid(options: Options, seats: int) -> Table:
    """A table before anything is drawn.  Rules CI-3.2, CI-3.5."""
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
        disguises=options.board,
        removed=(0,) * seats,
        among=(options.board,) * seats,
    )


def see(table: Table, seen: Seen) -> Table:
    """The table after an event, as everybody may know it."""
    event: Any = seen.event
    fold = FOLDS.get(type(event))
    return fold(table, event) if fold is not None else table


def phase_began(table: Table, event: PhaseBegan) -> Table:
    return replace(table, phase=event.phase, kind=None, asked=(), done=(), turn=None, price=1)


def chosen(table: Table, event: DisguiseChosen) -> Table:
    after = table.answered(event.seat)
    removed = put(table.removed, event.seat, event.out)
    return replace(after, done=(*table.done, event.seat), disguises=table.disguises + 1, removed=removed)


def hand_began(table: Table, event: HandBegan) -> Table:
    kept = {} if event.keeps else {"hidden": (0,) * len(table.chips), "open": ((),) * len(table.chips)}
    return replace(
        table, hand=event.hand, round=0, deck=event.size, discard=(), leak=(), judged=(), claimed=False,
        conversations=(Conversation(),) * len(table.conversations), disavowed=(False,) * len(table.chips), **kept,
    )  # fmt: skip


def dealt(table: Table, event: CardsDealt) -> Table:
    hidden = added(table.hidden, event.seat, event.count)
    return replace(table, hidden=hidden, deck=table.deck - event.count, bonus=put(table.bonus, event.seat, 0))


def overheard(table: Table, event: CardOverheard) -> Table:
    room, cards = table.conversations[event.spot - 1]
    return replace(table.conversation(event.spot, Conversation(room, (*cards, event.card))), deck=table.deck - 1)


def rolled(table: Table, event: DieRolled) -> Table:
    return table.conversation(event.spot, table.conversations[event.spot - 1]._replace(room=event.room))


def lost(table: Table, event: ConversationLost) -> Table:
    discard = tuple(sorted((*table.discard, *event.cards)))
    return replace(table.conversation(event.spot, Conversation()), discard=discard)


def moved(table: Table, event: CharacterMoved) -> Table:
    after = replace(table.paid(event.seat, event.chips), rooms=put(table.rooms, event.character - 1, event.to))
    done = table.done if event.chips else (*table.done, event.seat)
    return replace(after.answered(event.seat), done=done, price=max(table.price, event.chips))


def stopped(table: Table, event: MoveSkipped | MovePassed) -> Table:
    return replace(table.answered(event.seat), done=(*table.done, event.seat))


def sealed(table: Table, event: BidSealed | DisavowalSealed) -> Table:
    return replace(table.answered(event.seat), sealed=tuple(sorted((*table.sealed, event.seat))))


def bids_opened(table: Table, event: BidsOpened) -> Table:
    assert table.contact is not None
    return replace(table, sealed=(), marks=event.marks, contact=replace(table.contact, bids=event.bids))


def taken(table: Table, event: ConversationTaken) -> Table:
    assert table.contact is not None
    after = table.conversation(event.spot, Conversation()).paid(event.seat, event.chips).answered(event.seat)
    return replace(
        after,
        open=put(table.open, event.seat, (*table.open[event.seat], *event.cards)),
        contact=replace(table.contact, took=(*table.contact.took, event.seat)),
    )


def eavesdropped(table: Table, event: Eavesdropped) -> Table:
    hidden = added(table.hidden, event.seat, event.count)
    return replace(table.paid(event.seat, 1), hidden=hidden, deck=table.deck - event.count)


def sat_out(table: Table, event: SatOut) -> Table:
    return replace(
        table, chips=tuple(each + event.chips * (seat in event.seats) for seat, each in enumerate(table.chips))
    )


def disavowed(table: Table, event: Disavowed) -> Table:
    return replace(
        table,
        marks=put(table.marks, event.seat, ()),
        disavowed=put(table.disavowed, event.seat, True),
        among=put(table.among, event.seat, table.board),
    )


def wagered(table: Table, event: Wagered) -> Table:
    assert table.scoring is not None
    wagers = put(table.scoring.wagers, event.seat, event.chips)
    after = table.paid(event.seat, event.paid).answered(event.seat)
    return replace(after, scoring=replace(table.scoring, wagers=wagers))


def wager_passed(table: Table, event: WagerPassed) -> Table:
    assert table.scoring is not None
    out = (*table.scoring.out, event.seat)
    return replace(table.answered(event.seat), scoring=replace(table.scoring, out=out))


def revealed(table: Table, event: Revealed) -> Table:
    assert table.scoring is not None
    seat, now = event.seat, table.scoring
    shown = (*now.shown, *(Shown(seat, hand) for hand in event.hands))
    leak = tuple(LeakCard(card, chips + (spot in event.spots)) for spot, (card, chips) in enumerate(table.leak, 1))
    return replace(
        table.paid(seat, len(event.spots)).turned(seat, event.opened).answered(seat),
        leak=leak,
        scoring=replace(now, shown=shown, revealed=(*now.revealed, seat)),
    )


def scored(table: Table, event: TileScored) -> Table:
    vp, bonus = table.vp, table.bonus
    for each in event.earned:
        vp, bonus = added(vp, each.seat, each.vp), added(bonus, each.seat, each.cards)
    tiles = tuple(each for each in table.tiles if each.tile != event.tile)
    return replace(table, vp=vp, bonus=bonus, tiles=tiles, scoring=None, judged=(*table.judged, event.tile))


def unclaimed(table: Table, event: TileUnclaimed) -> Table:
    tiles = tuple(RowTile(tile, bonus + event.chips * (tile == event.tile)) for tile, bonus in table.tiles)
    return replace(table, tiles=tiles, scoring=None, judged=(*table.judged, event.tile))


FOLDS: dict[type[Any], Any] = {
    TrackDrawn: lambda table, event: replace(table, track=event.track),
    DisguisesLookedAt: lambda table, event: replace(table, disguises=table.disguises - event.size),
    DisguiseChosen: chosen,
    PhaseBegan: phase_began,
    Asked: lambda table, event: replace(table, kind=event.kind, asked=event.seats),
    HandBegan: hand_began,
    CardsDealt: dealt,
    CardOverheard: overheard,
    DieRolled: rolled,
    ConversationLost: lost,
    LeakTurned: lambda table, event: replace(table, leak=(*table.leak, LeakCard(event.card)), deck=table.deck - 1),
    TilesLaid: lambda table, event: replace(table, tiles=event.row, drawn=(*table.drawn, *event.drawn)),
    RoundBegan: lambda table, event: replace(table, round=event.round, advances=(), resolved=()),
    CharacterMoved: moved,
    MoveSkipped: stopped,
    MovePassed: stopped,
    RoomChosen: lambda table, event: replace(table, contact=Contact(event.room), asked=()),
    BidSealed: sealed,
    BidsOpened: bids_opened,
    ConversationTaken: taken,
    AdvanceEarned: lambda table, event: replace(table, advances=(*table.advances, event.seat)),
    Eavesdropped: eavesdropped,
    SatOut: sat_out,
    RoomResolved: lambda table, event: replace(table, contact=None, resolved=(*table.resolved, event.room)),
    DeckReshuffled: lambda table, event: replace(table, deck=table.deck + len(event.cards), discard=()),
    DisavowalSealed: sealed,
    AnswersOpened: lambda table, _: replace(table, sealed=()),
    Disavowed: disavowed,
    Advanced: lambda table, event: replace(table, track=event.track),
    TileOpened: lambda table, event: replace(table, scoring=Scoring(event.tile, (None,) * len(table.chips)), turn=None),
    Wagered: wagered,
    WagerPassed: wager_passed,
    Revealed: revealed,
    TileScored: scored,
    TileUnclaimed: unclaimed,
    LeakClaimed: lambda table, event: replace(
        table.settled(event.spot, event.seat, event.chips), asked=(), claimed=True
    ),
    LeakWon: lambda table, event: table.turned(event.seat, event.opened).settled(event.spot, event.seat, event.chips),
    IncomePaid: lambda table, event: replace(
        table, chips=tuple(has + more for has, more in zip(table.chips, event.chips, strict=True))
    ),
    CharactersEntered: lambda table, event: replace(
        table, rooms=(*table.rooms, *event.rooms), disguises=table.disguises + len(event.disguises)
    ),
    Ended: lambda table, event: replace(table, outcome=Outcome(event.winners, event.reason), asked=(), phase="over"),
    AllRevealed: lambda table, event: replace(table, reveal=event),
}


def decisions(table: Table) -> dict[Seat, str]:
    """All who are asked are awaited at once."""
    return dict.fromkeys(table.asked, table.kind or "")


def outcome(table: Table) -> Outcome | None:
    return table.outcome
