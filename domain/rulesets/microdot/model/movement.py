"""Possible steps of a piece over squares, borders, barriers and the checkpoint (rules MD-6, MD-7, MD-8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from domain.kernel.secrecy import Seat
from domain.rulesets.microdot.model import pieces
from domain.rulesets.microdot.model.board_graph import Edge
from domain.rulesets.microdot.model.kit import Direction
from domain.rulesets.microdot.model.table import PendingMove, Table, equipment_places


class Paths:
    """Steps open to one seat in one position. bag_at: owner of the bag on a square, carried or not."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table, self.seat, self.options = table, seat, table.options
        self.graph = table.options.graph
        self.occupants = table.occupants()
        self.bag_at = {square: owner for owner, square in enumerate(table.bags)}
        own = equipment_places(table.pieces[seat])
        self.place_of: dict[pieces.Item, pieces.Place] = dict(zip(pieces.ITEMS, own, strict=True))
        self.breaches = {barrier for barrier in map(pieces.barrier_of, own) if barrier}
        self.is_parked = table.place_of(seat, "passport") == pieces.CHECKPOINT
        self.home = self.graph.hq[table.territory(seat)]

    def destinations(self, move: PendingMove) -> dict[pieces.Item, tuple[pieces.Place, ...]]:
        """Where each piece may step, with the bag it stands on."""
        found = {
            item: tuple(self.reachable_places(item, move.direction, self.bag_at.get(self.place_of[item])))
            for item in move.items
        }
        return {item: reached for item, reached in found.items() if reached}

    def destinations_without_bag(self, move: PendingMove) -> tuple[pieces.Place, ...]:
        """Where the piece on its own bag may step without it.  Rule MD-8.3."""
        square = self.table.bags[self.seat]
        standing = self.occupants.get(square)
        if (
            standing is None
            or standing[0] != self.seat
            or standing[1] not in move.items
            or square in self.graph.embassy
        ):
            return ()
        return tuple(self.reachable_places(standing[1], move.direction, None))

    def reachable_places(
        self, item: pieces.Item, direction: Direction | Literal["barrier"], bag: Seat | None
    ) -> Iterator[pieces.Place]:
        """The places a piece may step to. bag: owner of the bag it carries."""
        here = self.place_of[item]
        if not pieces.is_on_board(here):
            return
        if direction == "barrier":
            if item in pieces.BREACHERS and bag is None:
                yield from self.graph.spots.get(here, ())
            return
        if here == pieces.CHECKPOINT:
            yield from (square for square in self.graph.inner if self.may_enter(item, square, bag))
            return
        edges = self.graph.edges.get(here) or self.graph.sides[here]
        for edge in edges:
            if (
                (direction == "any" or edge.is_straight == (direction == "ortho"))
                and self.may_cross(edge)
                and self.may_enter(item, edge.to, bag)
            ):
                yield edge.to
        if item == "passport" and bag is None and here in self.graph.inner:
            yield pieces.CHECKPOINT

    def may_cross(self, edge: Edge) -> bool:
        """Whether the border on a step is open.  Rules MD-6.3, MD-6.5."""
        return not edge.border or edge.border in self.breaches or (edge.by_passport and self.is_parked)

    def may_enter(self, item: pieces.Item, square: pieces.Place, bag: Seat | None) -> bool:
        """Whether a piece may enter a square. bag: owner of the bag it carries.  Rules MD-6.4, MD-7, MD-8."""
        standing = self.occupants.get(square)
        if standing is not None and standing[0] == self.seat:
            return False
        if square in self.graph.embassy and (standing is not None or self.is_barred_from_embassy(bag)):
            return False
        if self.options.hq_closed_to_enemies and self.is_closed_hq(square, bag):
            return False
        if not self.may_meet_bag(square, bag):
            return False
        return standing is None or self.options.suicide or pieces.VALUE[item] >= pieces.VALUE[standing[1]]

    def may_meet_bag(self, square: pieces.Place, bag: Seat | None) -> bool:
        """Whether the bag on a square, if any, admits a piece with this bag or none.  Rules MD-8.3, MD-8.7, MD-8.8."""
        lying, is_held = self.bag_at.get(square), square in self.occupants
        if lying is None or (self.is_stolen(bag) and square == self.home):
            return True
        if lying == self.seat:
            return is_held and bag != self.seat
        return bag is None

    def keeps_bag(self, item: pieces.Item, square: pieces.Place) -> bool:
        """Whether the bag moves on with its piece; another bag on the square makes it stay behind.  Rule MD-8.7."""
        standing = self.occupants.get(square)
        is_won = standing is None or pieces.VALUE[item] > pieces.VALUE[standing[1]]
        return square not in self.bag_at or (square == self.home and is_won)

    def is_stolen(self, bag: Seat | None) -> bool:
        return bag is not None and bag != self.seat

    def is_barred_from_embassy(self, bag: Seat | None) -> bool:
        """Whether a piece with this bag may not enter an EMBASSY.  Rule MD-8.5."""
        return self.is_stolen(bag) or (bag == self.seat and self.options.embassy_bars_own_bag)

    def is_closed_hq(self, square: pieces.Place, bag: Seat | None) -> bool:
        """Whether a carrier must stay out: an HQ of another seat; the own HQ with the own bag.  Rule MD-6.4."""
        if square == self.home:
            return bag == self.seat
        return any(square == self.graph.hq[self.table.territory(each)] for each in self.table.seats)


def free_squares(table: Table, seat: Seat) -> tuple[pieces.Place, ...]:
    """Where a piece may be placed: free dark squares, else the free square nearest to the HQ.  Rules MD-5.5, MD-5.6."""
    graph, territory = table.options.graph, table.territory(seat)
    taken = {*table.occupants(), *table.bags}
    dark = tuple([square for square in graph.dark[territory] if square not in taken])
    return dark or tuple([square for square in graph.squares_of(territory) if square not in taken][:1])
