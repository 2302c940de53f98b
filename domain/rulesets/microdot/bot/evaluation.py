"""Evaluation of positions: turns that each player needs to bring a bag home (rule MD-10.1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from domain.kernel.secrecy import Seat
from domain.rulesets.microdot.model import pieces
from domain.rulesets.microdot.model.board_graph import BARRIER_ORDER, board_graph
from domain.rulesets.microdot.model.kit import Board
from domain.rulesets.microdot.model.options import Options
from domain.rulesets.microdot.model.table import Table, equipment_places

NEVER = 99.0
"""Turns to a goal that cannot be reached."""
BARRIER_WAIT = 4.0
"""Turns until a throw allows the move onto a barrier."""
TURNS_PER_PIECE = 4.0
"""Turns on the strip per missing piece."""
BLOCKED_TURNS = 8.0
"""Turns until an enemy leaves the HQ square that no piece can capture."""
TURNS_PER_STEP = 0.5
"""Cost of a step towards a blocker that can be captured; other steps are taken meanwhile."""
FETCH_AGAIN = 2.0
"""Turns until another piece has the bag, if its carrier is captured on the last step."""
WEAKNESS = 0.35
"""Cost per point by which an attacking piece is lower than a Gun."""

OpenBorders = frozenset[str]
"""Barriers that a player has breached; `checkpoint` if its Passport is there."""


@lru_cache(maxsize=20_000)
def distances(
    board: Board, borders: OpenBorders, *goals: pieces.Place, barred: frozenset[pieces.Place] = frozenset()
) -> dict[pieces.Place, int]:
    """Steps to the nearest goal from every square that leads there across these borders.

    barred: squares that cannot be passed, though they may be reached.
    """
    edges, found, frontier = board_graph(board).edges, dict.fromkeys(goals, 0), list(goals)
    while frontier:
        following = []
        for square in frontier:
            for edge in edges[square]:
                is_open = not edge.border or edge.border in borders or (edge.by_passport and pieces.CHECKPOINT in borders)
                if is_open and edge.to not in found:
                    found[edge.to] = found[square] + 1
                    if edge.to not in barred:
                        following.append(edge.to)
        frontier = following
    return found


class WinEstimate:
    """Turns to a win for one player in one position."""

    def __init__(self, table: Table, seat: Seat, occupants: dict[pieces.Place, tuple[Seat, pieces.Item]]) -> None:
        options: Options = table.options
        self.table, self.seat, self.occupants = table, seat, occupants
        self.board, self.graph = options.full_kit.board, options.graph
        self.place_of = dict(zip(pieces.ITEMS, equipment_places(table.pieces[seat]), strict=True))
        self.home = self.graph.hq[table.territory(seat)]
        self.on_squares = {item: place for item, place in self.place_of.items() if place in self.graph.edges}
        self.borders = frozenset(open_borders(self.place_of))
        own = table.bags[seat]
        self.barred = self.graph.embassy | frozenset(table.bags)
        self.closed = frozenset() if own in occupants else frozenset({own})

    def turns_to_win(self) -> float:
        """Turns to a win if no rival interferes."""
        lacking = (
            max(0, pieces.PIECES_FOR_MISSION - self.table.count_on_board(self.seat))
            if self.table.modes[self.seat] != "mission"
            else 0
        )
        return min(self.plan_costs(), default=NEVER) + TURNS_PER_PIECE * lacking + self.blockade_cost()

    def blockade_cost(self) -> float:
        """Turns to clear the HQ square, beyond those spent on the way home."""
        if self.home not in self.occupants:
            return 0.0
        owner, blocker = self.occupants[self.home]
        if owner == self.seat:
            return 1.0
        near = distances(self.board, self.borders, self.home, barred=self.closed)
        strong = [item for item, place in self.on_squares.items() if pieces.VALUE[item] >= pieces.VALUE[blocker] and place in near]
        return min(
            (self.removal_cost(item, blocker, near[self.place_of[item]]) for item in strong), default=BLOCKED_TURNS
        )

    def removal_cost(self, item: pieces.Item, blocker: pieces.Item, steps: int) -> float:
        """Turns to capture a blocker. A stronger carrier wins by it: 0; the bag of a weaker one is fetched again."""
        is_carrier = self.place_of[item] in self.table.bags
        if is_carrier and pieces.VALUE[item] > pieces.VALUE[blocker]:
            return 0.0
        return 1 + TURNS_PER_STEP * steps + FETCH_AGAIN * is_carrier

    def plan_costs(self) -> Iterator[float]:
        """Turns to a win with the open borders, or with one more."""
        for borders, cost, used in self.openings():
            way_home = distances(self.board, borders, self.home, barred=self.barred)
            for owner, square in enumerate(self.table.bags):
                if owner != self.seat and square in way_home:
                    yield cost + way_home[square] + self.fetch_cost(borders, square, used)

    def fetch_cost(self, borders: OpenBorders, square: pieces.Place, used: pieces.Item | None) -> float:
        """Turns until a piece has the bag on a square. used: the piece assigned to another task."""
        standing = self.occupants.get(square)
        if standing is not None and standing[0] == self.seat:
            return NEVER if standing[1] == used else 0.0
        near = distances(self.board, borders, square, barred=self.closed)
        return min(
            (
                near[place] + WEAKNESS * (pieces.VALUE["gun"] - pieces.VALUE[item])
                for item, place in self.on_squares.items()
                if item != used and place in near and (standing is None or pieces.VALUE[item] >= pieces.VALUE[standing[1]])
            ),
            default=NEVER,
        )

    def openings(self) -> Iterator[tuple[OpenBorders, float, pieces.Item | None]]:
        """Per choice of border: the open borders, the turns to open it, and the piece it needs."""
        yield self.borders, 0.0, None
        for item in pieces.BREACHERS:
            place = self.on_squares.get(item)
            if place is not None and place not in self.table.bags:
                for barrier in BARRIER_ORDER:
                    if barrier not in self.borders:
                        steps = self.steps_to_any(place, squares_along(self.board, barrier))
                        yield self.borders | {barrier}, steps + BARRIER_WAIT, item
        place = self.on_squares.get("passport")
        if place is not None and place not in self.table.bags:
            yield self.borders | {pieces.CHECKPOINT}, self.steps_to_any(place, self.graph.inner) + 1, "passport"

    def steps_to_any(self, place: pieces.Place, goals: tuple[pieces.Place, ...]) -> float:
        """Steps from a place to the nearest goal not occupied by an own piece."""
        free = [goal for goal in goals if goal == place or self.occupants.get(goal, (None,))[0] != self.seat]
        return distances(self.board, self.borders, *free).get(place, NEVER)


def open_borders(at: dict[pieces.Item, pieces.Place]) -> Iterator[str]:
    """The borders that these pieces hold open."""
    for place in at.values():
        barrier = pieces.barrier_of(place)
        if barrier:
            yield barrier
    if at["passport"] == pieces.CHECKPOINT:
        yield pieces.CHECKPOINT


@lru_cache(maxsize=256)
def squares_along(board: Board, barrier: str) -> tuple[pieces.Place, ...]:
    """The squares along a barrier."""
    spots = board_graph(board).spots
    return tuple(square for square in spots if any(spot.startswith(barrier) for spot in spots[square]))


def can_step_onto(one: WinEstimate, item: pieces.Item, square: pieces.Place) -> bool:
    """Whether a piece, on its mission, can step onto an adjacent square."""
    place = one.on_squares.get(item)
    return place is not None and distances(one.board, one.borders, square).get(place) == 1
