"""What everybody sees, which is all there is but for briefings that are read alone (rule MD-12)."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from domain.kernel.ruleset import Outcome
from domain.kernel.secrecy import Seat, Seen
from domain.rulesets.microdot.equipment import (
    BRIBERY_CARDS,
    COLOURS,
    FIT,
    ITEMS,
    Colour,
    Equipment,
    Item,
    Place,
    held,
    is_on_board,
)
from domain.rulesets.microdot.events import (
    AgentMoved,
    BagBroughtHome,
    BagLeft,
    BagTaken,
    BriberyAsked,
    BriberyKept,
    BriberyReturned,
    BriberyTaken,
    BriberyUsed,
    BriefingRead,
    BriefingReadAlone,
    BriefingShown,
    BriefingsRevealed,
    ColourChosen,
    ColouredThrown,
    DeckReshuffled,
    DrawAnswered,
    DrawProposed,
    DrawRefused,
    Ended,
    EquipmentDeclined,
    EquipmentOffered,
    EquipmentTaken,
    MissionRead,
    Mode,
    ModeChanged,
    MoveOpened,
    OrderSettled,
    Passed,
    PieceCaptured,
    PiecesClashed,
    PieceStepped,
    SymbolThrown,
    TableLaid,
    ThrownForStart,
    TurnBegan,
    TurnLost,
    TurnSkipped,
)
from domain.rulesets.microdot.kit import Direction
from domain.rulesets.microdot.options import Options

Phase = Literal["setup", "colour", "throw", "take", "move", "busy", "over"]
"""What the seat at turn is asked for; `busy` while what follows from its answer is being told."""


class Move(msgspec.Struct, frozen=True):
    """What the seat at turn may still move: in which direction or onto a barrier, one of these pieces, at most so many steps."""

    direction: Direction | Literal["barrier"]
    items: tuple[Item, ...]
    steps: int
    one_piece: bool


class Unshown(msgspec.Struct, frozen=True):
    """A Briefing Card that its reader kept to himself, and the numbers that it may be.  Rule MD-12.2."""

    seat: Seat
    numbers: tuple[int, ...]


class Table(msgspec.Struct, frozen=True):
    """Everything in the open. Tuples are by seat.

    by_throw: the seats in the order of their first throws; choosers: who has yet to choose a colour, the next one first; order: of turns; agents: segments of the strip, None in the
    Interrogation Centre; bags: squares; bribery: cards held; skips: turns to miss; turns: begun or missed, of all;
    throws: in this turn; offered: pieces that the seat at turn may take, where all know them; asked: who may use a Bribery
    Card out of turn; draw_asked: who must answer a proposal; briefing_used, mission_used: cards on the discards, sorted;
    unshown: briefings read alone since the deck was made; briefing_shuffle, mission_shuffle: how often each deck was made.
    """

    options: Options
    players: int
    phase: Phase = "setup"
    colours: tuple[Colour | None, ...] = ()
    by_throw: tuple[Seat, ...] = ()
    choosers: tuple[Seat, ...] = ()
    order: tuple[Seat, ...] = ()
    modes: tuple[Mode, ...] = ()
    agents: tuple[int | None, ...] = ()
    pieces: tuple[Equipment, ...] = ()
    bags: tuple[Place, ...] = ()
    bribery: tuple[int, ...] = ()
    skips: tuple[int, ...] = ()
    turn: Seat | None = None
    round: int = 0
    turns: int = 0
    throws: int = 0
    offered: tuple[Item, ...] = ()
    move: Move | None = None
    asked: tuple[Seat, ...] = ()
    proposed: bool = False
    draw_asked: tuple[Seat, ...] = ()
    briefing_deck: int = 18
    briefing_used: tuple[int, ...] = ()
    unshown: tuple[Unshown, ...] = ()
    briefing_shuffle: int = 1
    mission_deck: int = 18
    mission_used: tuple[str, ...] = ()
    mission_shuffle: int = 1
    read_alone: tuple[tuple[int, ...], ...] = ()
    outcome: Outcome | None = None

    @property
    def seats(self) -> range:
        return range(self.players)

    @property
    def stack(self) -> int:
        """Bribery Cards that nobody holds."""
        return BRIBERY_CARDS - sum(self.bribery)

    def place(self, seat: Seat, item: Item) -> Place:
        return getattr(self.pieces[seat], item)  # type: ignore[no-any-return]

    def count(self, seat: Seat) -> int:
        """A player's pieces on the board."""
        return sum(map(is_on_board, places(self.pieces[seat])))

    def is_fit(self, seat: Seat) -> bool:
        return self.count(seat) >= FIT

    def territory(self, seat: Seat) -> int:
        """A player's territory, clockwise from red."""
        colour = self.colours[seat]
        assert colour is not None
        return COLOURS.index(colour)

    def occupants(self) -> dict[Place, tuple[Seat, Item]]:
        """Who stands where; squares have one each."""
        return {
            place: (seat, item)
            for seat in self.seats
            for item, place in zip(ITEMS, places(self.pieces[seat]), strict=True)
            if is_on_board(place)
        }

    def placed(self, seat: Seat, item: Item, place: Place) -> Table:
        after = replace(self.pieces[seat], **{item: place})
        return replace(self, pieces=put(self.pieces, seat, after))


def places(pieces: Equipment) -> tuple[Place, ...]:
    return pieces.gun, pieces.dagger, pieces.earphones, pieces.ladder, pieces.wire_cutters, pieces.passport


def put(values: tuple, seat: Seat, value: object) -> tuple:  # type: ignore[type-arg]
    return (*values[:seat], value, *values[seat + 1 :])


def without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple([each for each in seats if each != seat])


def laid(options: Options, players: int) -> Table:
    """An empty table."""
    briefed: Mode = "briefing"
    return Table(
        options=options,
        players=players,
        colours=(None,) * players,
        modes=(briefed,) * players,
        agents=(None,) * players,
        pieces=(Equipment(),) * players,
        bribery=(0,) * players,
        skips=(0,) * players,
    )


def see(table: Table, seen: Seen) -> Table:
    """The table after an event, as everybody may know it."""
    match seen.event:
        case PieceStepped(seat, item, to, bag):
            bags = table.bags if bag is None else put(table.bags, bag, to)
            return replace(table.placed(seat, item, to), bags=bags, phase="busy", move=None)
        case MoveOpened(_, direction, items, steps, one_piece):
            return replace(table, phase="move", move=Move(direction, items, steps, one_piece))
        case SymbolThrown(_, _, nth) | ColouredThrown(_, _, nth):
            return replace(table, phase="busy", throws=nth)
        case TurnBegan(seat, number):
            return replace(
                table, turn=seat, round=number, turns=table.turns + 1, phase="throw", throws=0, offered=(), move=None,
                proposed=False,
            )  # fmt: skip
        case TurnSkipped(seat, number):
            return replace(
                table, turn=seat, round=number, turns=table.turns + 1, skips=put(table.skips, seat, table.skips[seat] - 1)
            )  # fmt: skip
        case AgentMoved(seat, segment):
            return replace(table, agents=put(table.agents, seat, segment))
        case EquipmentOffered(_, items):
            return replace(table, phase="take", offered=items)
        case EquipmentTaken(seat, item, to):
            return replace(table.placed(seat, item, to), phase="busy", offered=())
        case EquipmentDeclined():
            return replace(table, phase="busy", offered=())
        case Passed():
            return replace(table, phase="busy", move=None)
        case PieceCaptured(seat, item, captor):
            return replace(table.placed(seat, item, held(captor)), phase="busy", move=None)
        case PiecesClashed(seat, target, item):
            apart = table.placed(seat, item, held(target)).placed(target, item, held(seat))
            return replace(apart, phase="busy", move=None)
        case BagTaken(_, _, owner, at) | BagLeft(owner, at):
            return replace(table, bags=put(table.bags, owner, at))
        case ModeChanged(seat, mode):
            return replace(table, modes=put(table.modes, seat, mode), agents=put(table.agents, seat, None))
        case MissionRead(_, letter):
            used = tuple(sorted((*table.mission_used, letter)))
            return replace(table, mission_deck=table.mission_deck - 1, mission_used=used)
        case TurnLost(seat):
            return replace(table, skips=put(table.skips, seat, table.skips[seat] + 1))
        case BriberyTaken(seat):
            return replace(table, bribery=put(table.bribery, seat, table.bribery[seat] + 1))
        case BriberyReturned(seat):
            return replace(table, bribery=put(table.bribery, seat, table.bribery[seat] - 1))
        case BriberyUsed(seat, item, to):
            fewer = put(table.bribery, seat, table.bribery[seat] - 1)
            return replace(table.placed(seat, item, to), bribery=fewer, asked=without(table.asked, seat))
        case BriberyAsked(seats):
            return replace(table, asked=seats)
        case BriberyKept(seat):
            return replace(table, asked=without(table.asked, seat))
        case BriefingRead() | BriefingReadAlone() | BriefingShown() | DeckReshuffled() | BriefingsRevealed():
            return cards(table, seen)
    return beginning_or_end(table, seen)


def cards(table: Table, seen: Seen) -> Table:
    """The decks after an event.  Rules MD-3.8, MD-12.2."""
    match seen.event:
        case BriefingRead(_, number):
            return replace(table, briefing_deck=table.briefing_deck - 1, briefing_used=more(table, number))
        case BriefingReadAlone(seat, numbers, is_offer):
            return replace(
                table, briefing_deck=table.briefing_deck - 1, unshown=(*table.unshown, Unshown(seat, numbers)),
                phase="take" if is_offer else table.phase,
            )  # fmt: skip
        case BriefingShown(_, number):
            return replace(table, unshown=table.unshown[:-1], briefing_used=more(table, number))
        case BriefingsRevealed(numbers):
            return replace(table, read_alone=numbers)
        case DeckReshuffled("mission", shuffle):
            return replace(table, mission_deck=len(table.mission_used), mission_used=(), mission_shuffle=shuffle)
        case DeckReshuffled("briefing", shuffle):
            size = len(table.briefing_used) + len(table.unshown)
            return replace(table, briefing_deck=size, briefing_used=(), unshown=(), briefing_shuffle=shuffle)
    raise TypeError(seen.event)


def more(table: Table, number: int) -> tuple[int, ...]:
    return tuple(sorted((*table.briefing_used, number)))


def beginning_or_end(table: Table, seen: Seen) -> Table:
    """The table after an event of the set-up, of a draw or of the end."""
    match seen.event:
        case ThrownForStart() | BagBroughtHome():
            return table
        case OrderSettled(seats):
            return replace(table, phase="colour", by_throw=seats, choosers=seats)
        case ColourChosen(seat, colour):
            return replace(table, colours=put(table.colours, seat, colour), choosers=without(table.choosers, seat))
        case TableLaid(bags, order):
            return replace(table, bags=bags, order=order)
        case DrawProposed(_, asked):
            return replace(table, proposed=True, draw_asked=asked)
        case DrawAnswered(seat):
            return replace(table, draw_asked=without(table.draw_asked, seat))
        case DrawRefused():
            return replace(table, draw_asked=())
        case Ended(winners, reason):
            return replace(table, phase="over", outcome=Outcome(winners, reason), move=None, asked=(), draw_asked=())
    raise TypeError(seen.event)


def decisions(table: Table) -> dict[Seat, str]:
    """What the game waits for, by seat."""
    if table.outcome is not None:
        return {}
    if table.draw_asked:
        return dict.fromkeys(table.draw_asked, "draw_offer")
    if table.asked:
        return dict.fromkeys(table.asked, "bribery")
    if table.choosers:
        return {table.choosers[0]: "colour"}
    return {} if table.turn is None or table.phase == "busy" else {table.turn: table.phase}


def outcome(table: Table) -> Outcome | None:
    return table.outcome
