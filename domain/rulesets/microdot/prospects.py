"""How near each player is to bringing a bag home, in turns: what the house's own player judges a position by (rule MD-10.1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from domain.kernel.secrecy import Seat
from domain.rulesets.microdot.equipment import (
    BREACHERS,
    CHECKPOINT,
    FIT,
    ITEMS,
    VALUE,
    Item,
    Place,
    segment_of,
)
from domain.rulesets.microdot.ground import TURN, ground
from domain.rulesets.microdot.kit import Board
from domain.rulesets.microdot.options import Options
from domain.rulesets.microdot.table import Table, places

FAR = 99.0
"""Turns that nobody has."""
WAIT = 4.0
"""Turns until a throw allows the move onto a barrier."""
MISSING = 4.0
"""Turns on the strip for a piece that one lacks."""
BLOCKED = 5.0
"""Turns until somebody goes away who stands in the way."""
WEAKNESS = 0.35
"""What it costs an attack that its piece is lower than a Gun, per point."""

Borders = frozenset[str]
"""Barriers that a player has breached; `checkpoint` where his Passport is parked."""


@lru_cache(maxsize=20_000)
def distances(board: Board, borders: Borders, *goals: Place) -> dict[Place, int]:
    """Steps to the nearest of these squares from everywhere that leads there, for a player who crosses these borders."""
    ways, found, edge = ground(board).ways, dict.fromkeys(goals, 0), list(goals)
    while edge:
        following = []
        for square in edge:
            for way in ways[square]:
                is_open = not way.border or way.border in borders or (way.by_passport and CHECKPOINT in borders)
                if is_open and way.to not in found:
                    found[way.to] = found[square] + 1
                    following.append(way.to)
        edge = following
    return found


class Prospects:
    """The prospects of one player in one position."""

    def __init__(self, table: Table, seat: Seat, occupants: dict[Place, tuple[Seat, Item]]) -> None:
        options: Options = table.options
        self.table, self.seat, self.occupants = table, seat, occupants
        self.board, self.ground = options.whole.board, options.ground
        self.at = dict(zip(ITEMS, places(table.pieces[seat]), strict=True))
        self.home = self.ground.hq[table.territory(seat)]
        self.on_squares = {item: place for item, place in self.at.items() if place in self.ground.ways}
        self.borders = frozenset(crossings(self.at))

    def turns(self) -> float:
        """Turns to a win, as things stand and if nobody interferes."""
        lacking = max(0, FIT - self.table.count(self.seat)) if self.table.modes[self.seat] != "mission" else 0
        return min(self.plans(), default=FAR) + MISSING * lacking + self.blockade()

    def blockade(self) -> float:
        """Somebody stands on the HQ square."""
        return BLOCKED * (self.home in self.occupants)

    def plans(self) -> Iterator[float]:
        """Turns to a win with the borders that are open, or with one more."""
        for borders, cost, used in self.openings():
            way_home = distances(self.board, borders, self.home)
            for owner, square in enumerate(self.table.bags):
                if owner != self.seat and square in way_home:
                    yield cost + way_home[square] + self.fetching(borders, square, used)

    def fetching(self, borders: Borders, square: Place, used: Item | None) -> float:
        """Turns until a piece has the bag that is there."""
        standing = self.occupants.get(square)
        if standing is not None and standing[0] == self.seat:
            return FAR if standing[1] == used else 0.0
        near = distances(self.board, borders, square)
        return min(
            (
                near[place] + WEAKNESS * (VALUE["gun"] - VALUE[item])
                for item, place in self.on_squares.items()
                if item != used and place in near and (standing is None or VALUE[item] >= VALUE[standing[1]])
            ),
            default=FAR,
        )

    def openings(self) -> Iterator[tuple[Borders, float, Item | None]]:
        """Borders to cross, what it costs to open them, and the piece that it takes."""
        yield self.borders, 0.0, None
        for item in BREACHERS:
            place = self.on_squares.get(item)
            if place is not None and place not in self.table.bags:
                for segment in TURN:
                    if segment not in self.borders:
                        steps = self.to_any(place, beside(self.board, segment))
                        yield self.borders | {segment}, steps + WAIT, item
        place = self.on_squares.get("passport")
        if place is not None and place not in self.table.bags:
            yield self.borders | {CHECKPOINT}, self.to_any(place, self.ground.inner) + 1, "passport"

    def to_any(self, place: Place, goals: tuple[Place, ...]) -> float:
        """Steps from a place to the nearest of these squares on which no other piece of one's own stands in the way."""
        free = [goal for goal in goals if goal == place or self.occupants.get(goal, (None,))[0] != self.seat]
        return distances(self.board, self.borders, *free).get(place, FAR)


def crossings(at: dict[Item, Place]) -> Iterator[str]:
    """The borders that a player's pieces hold open."""
    for place in at.values():
        segment = segment_of(place)
        if segment:
            yield segment
    if at["passport"] == CHECKPOINT:
        yield CHECKPOINT


@lru_cache(maxsize=256)
def beside(board: Board, segment: str) -> tuple[Place, ...]:
    """The squares along a barrier."""
    spots = ground(board).spots
    return tuple(square for square in spots if any(spot.startswith(segment) for spot in spots[square]))


def threatens(one: Prospects, item: Item, square: Place) -> bool:
    """Whether a player's piece, on his mission, can step onto a square next to it."""
    place = one.on_squares.get(item)
    return place is not None and distances(one.board, one.borders, square).get(place) == 1
