"""The public state: everything except briefings read in secret (rule MD-12)."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from domain.kernel.outcome import Outcome
from domain.kernel.placing import Placing, places_of_winners
from domain.kernel.secrecy import Seat
from domain.kernel.tuples import with_item
from domain.rulesets.microdot.model.events import Mode
from domain.rulesets.microdot.model.kit import Direction
from domain.rulesets.microdot.model.options import Options
from domain.rulesets.microdot.model.pieces import (
    BRIBERY_CARDS,
    COLOURS,
    ITEMS,
    PIECES_FOR_MISSION,
    Colour,
    Equipment,
    Item,
    Place,
    is_on_board,
)

Phase = Literal["setup", "colour", "throw", "take", "move", "busy", "over"]
"""The decision of the seat at turn; `busy` while its consequences are being told."""


class PendingMove(msgspec.Struct, frozen=True):
    """The moves open to the seat at turn. direction: of its steps, or `barrier`; items: pieces that may step; steps: at
    most this many; one_piece: all with one piece.
    """

    direction: Direction | Literal["barrier"]
    items: tuple[Item, ...]
    steps: int
    one_piece: bool


class UnshownBriefing(msgspec.Struct, frozen=True):
    """A secret briefing and the numbers it may have.  Rule MD-12.2. seat: the one that read it; numbers: ascending."""

    seat: Seat
    numbers: tuple[int, ...]


class Table(msgspec.Struct, frozen=True, gc=False):
    """The public state. Sequences are by seat unless stated otherwise.

    by_throw: seats in order of their first throws.
    choosers: seats yet to choose a colour, next one first.
    order: seats in the order of their turns.
    agents: strip segments; None in the Interrogation Centre.
    bags: squares.
    bribery: cards held.
    skips: turns to miss.
    turns: begun or missed so far, by all.
    throws: in this turn.
    offered: pieces the seat at turn may take, if publicly known.
    asked: seats that may use a Bribery Card out of turn.
    draw_asked: seats that must answer a proposal.
    briefing_used, mission_used: discards, sorted.
    unshown: briefings read in secret since the deck was shuffled.
    briefing_shuffle, mission_shuffle: number of times each deck was shuffled.
    options: those of this table. players: number of seats. phase: what the seat at turn decides. colours: of the seats, and so
    their territories; null until chosen. modes: where each agent is, on the strip or on a mission. pieces: places of each seat's pieces.
    turn: the seat whose turn it is; round: number of the round, from 1. move: the moves open to it. proposed: whether a
    draw was proposed in this turn. briefing_deck, mission_deck: numbers of cards left. read_alone: secret briefings,
    once the game is over. outcome: null while the game runs.
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
    move: PendingMove | None = None
    asked: tuple[Seat, ...] = ()
    proposed: bool = False
    draw_asked: tuple[Seat, ...] = ()
    briefing_deck: int = 18
    briefing_used: tuple[int, ...] = ()
    unshown: tuple[UnshownBriefing, ...] = ()
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
    def bribery_stack(self) -> int:
        """Bribery Cards not held by anybody."""
        return BRIBERY_CARDS - sum(self.bribery)

    def place_of(self, seat: Seat, item: Item) -> Place:
        return getattr(self.pieces[seat], item)  # type: ignore[no-any-return]

    def count_on_board(self, seat: Seat) -> int:
        """Number of a player's pieces on the board."""
        return sum(map(is_on_board, equipment_places(self.pieces[seat])))

    def is_fit(self, seat: Seat) -> bool:
        """Whether a player has enough pieces on the board for the mission."""
        return self.count_on_board(seat) >= PIECES_FOR_MISSION

    def territory(self, seat: Seat) -> int:
        """A player's territory, clockwise from red."""
        colour = self.colours[seat]
        assert colour is not None
        return COLOURS.index(colour)

    def occupants(self) -> dict[Place, tuple[Seat, Item]]:
        """The piece on each occupied place. On a shared barrier place or checkpoint, the last one."""
        return {
            place: (seat, item)
            for seat in self.seats
            for item, place in zip(ITEMS, equipment_places(self.pieces[seat]), strict=True)
            if is_on_board(place)
        }

    def with_piece(self, seat: Seat, item: Item, place: Place) -> Table:
        after = replace(self.pieces[seat], **{item: place})
        return replace(self, pieces=with_item(self.pieces, seat, after))


def equipment_places(pieces: Equipment) -> tuple[Place, ...]:
    return pieces.gun, pieces.dagger, pieces.earphones, pieces.ladder, pieces.wire_cutters, pieces.passport


def without_seat(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple([each for each in seats if each != seat])


def empty_table(options: Options, players: int) -> Table:
    """The table before anything is thrown."""
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


def decisions(table: Table) -> dict[Seat, str]:
    """The kind of decision by awaited seat."""
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


def placing(table: Table, seats: int) -> Placing:
    """The rules know only winners."""
    winners = table.outcome.winners if table.outcome is not None else ()
    return Placing(places_of_winners(winners, seats), measures={"turns": table.turns, "rounds": table.round})
