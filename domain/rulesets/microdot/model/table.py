"""The public state: everything except briefings read in secret (rule MD-12)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from domain.kernel.outcome import Outcome
from domain.kernel.placing import Placing, places_of_winners
from domain.kernel.secrecy import Seat
from domain.kernel.tuples import with_added, with_item
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

Mode = Literal["briefing", "mission", "recovery"]
Phase = Literal["setup", "colour", "throw", "take", "move", "busy", "over"]
"""The decision of the seat at turn; `busy` while the events of its command are applied."""


class PendingMove(msgspec.Struct, frozen=True):
    """The moves open to the seat at turn."""

    direction: Annotated[Direction | Literal["barrier"], Meta(description="Direction of the steps, or `barrier`.")]
    items: Annotated[tuple[Item, ...], Meta(description="Pieces that may step.")]
    steps: Annotated[int, Meta(description="Number of steps at most.")]
    one_piece: Annotated[bool, Meta(description="Whether one piece makes all steps.")]


class UnshownBriefing(msgspec.Struct, frozen=True):
    """A secret briefing, and the numbers that its card may have.  Rule MD-12.2."""

    seat: Annotated[Seat, Meta(description="The seat that read the briefing.")]
    numbers: Annotated[tuple[int, ...], Meta(description="Numbers that the Briefing Card may have, ascending.")]


class Table(msgspec.Struct, frozen=True, gc=False):
    """The public state. Sequences are by seat unless stated otherwise."""

    options: Annotated[Options, Meta(description="Options of this table.")]
    players: Annotated[int, Meta(description="Number of seats.")]
    phase: Annotated[Phase, Meta(description="The decision of the seat at turn.")] = "setup"
    colours: Annotated[tuple[Colour | None, ...], Meta(description=(
        "Colours of the seats, and so their territories, by seat; None until chosen."
    ))] = ()
    by_throw: Annotated[tuple[Seat, ...], Meta(description="Seats in the order of their first throws.")] = ()
    choosers: Annotated[tuple[Seat, ...], Meta(description="Seats yet to choose a colour, the next first.")] = ()
    order: Annotated[tuple[Seat, ...], Meta(description="Seats in turn order.")] = ()
    modes: Annotated[tuple[Mode, ...], Meta(description="Whether each agent is on the strip or on a mission.")] = ()
    agents: Annotated[tuple[int | None, ...], Meta(description=(
        "Strip segment of each agent, by seat; None for an agent in the Interrogation Centre."
    ))] = ()
    pieces: Annotated[tuple[Equipment, ...], Meta(description="Places of each seat's pieces.")] = ()
    bags: Annotated[tuple[Place, ...], Meta(description="Squares of the bags, by seat.")] = ()
    bribery: Annotated[tuple[int, ...], Meta(description="Number of Bribery Cards held, by seat.")] = ()
    skips: Annotated[tuple[int, ...], Meta(description="Number of turns to miss, by seat.")] = ()
    turn: Annotated[Seat | None, Meta(description="The seat whose turn it is.")] = None
    round: Annotated[int, Meta(description="Number of the round, from 1.")] = 0
    turns: Annotated[int, Meta(description="Number of turns that all seats have begun or missed so far.")] = 0
    throws: Annotated[int, Meta(description="Number of throws in this turn.")] = 0
    offered: Annotated[tuple[Item, ...], Meta(description="Pieces that the seat at turn may take, if public.")] = ()
    move: Annotated[PendingMove | None, Meta(description="The moves open to the seat at turn; None if none.")] = None
    asked: Annotated[tuple[Seat, ...], Meta(description="Seats that may use a Bribery Card out of turn.")] = ()
    proposed: Annotated[bool, Meta(description="Whether a draw was proposed in this turn.")] = False
    draw_asked: Annotated[tuple[Seat, ...], Meta(description="Seats that must answer a proposal.")] = ()
    briefing_deck: Annotated[int, Meta(description="Number of cards left in the deck of Briefing Cards.")] = 18
    briefing_used: Annotated[tuple[int, ...], Meta(description="Briefing Cards in the discard, sorted.")] = ()
    unshown: Annotated[tuple[UnshownBriefing, ...], Meta(description="Secret briefings since the last shuffle.")] = ()
    briefing_shuffle: Annotated[int, Meta(description="Number of times that the Briefing Cards were shuffled.")] = 1
    mission_deck: Annotated[int, Meta(description="Number of cards left in the deck of Mission Cards.")] = 18
    mission_used: Annotated[tuple[str, ...], Meta(description="Mission Cards in the discard, sorted.")] = ()
    mission_shuffle: Annotated[int, Meta(description="Number of times that the Mission Cards were shuffled.")] = 1
    read_alone: Annotated[tuple[tuple[int, ...], ...], Meta(description="Secret briefings, after the game.")] = ()
    outcome: Annotated[Outcome | None, Meta(description="The outcome; None while the game runs.")] = None

    @property
    def seats(self) -> range:
        return range(self.players)

    @property
    def bribery_stack(self) -> int:
        """Bribery Cards that no seat holds."""
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

    def with_bag(self, owner: Seat, place: Place) -> Table:
        return replace(self, bags=with_item(self.bags, owner, place))

    def with_bribery(self, seat: Seat, more: int) -> Table:
        """With so many more Bribery Cards in a seat's hands; a negative number is given back."""
        return replace(self, bribery=with_added(self.bribery, seat, more))


def equipment_places(pieces: Equipment) -> tuple[Place, ...]:
    return pieces.gun, pieces.dagger, pieces.earphones, pieces.ladder, pieces.wire_cutters, pieces.passport


def without_seat(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple([each for each in seats if each != seat])


def empty_table(options: Options, players: int) -> Table:
    """The table before the first throw."""
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
    """The rules rank winners only."""
    winners = table.outcome.winners if table.outcome is not None else ()
    return Placing(places_of_winners(winners, seats), measures={"turns": table.turns, "rounds": table.round})
