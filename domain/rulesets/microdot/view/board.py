"""Drawing of the board: strip, territories, barriers, pieces, bags and agents (rules MD-3.2 to MD-3.4).

The viewer can point at the places its offers lead to, its pieces, its agent, and colours to choose.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.kernel.secrecy import Seat
from domain.kernel.table_drawing import Bar, Board, BoardTile, Caption, Meaning, Piece, Tone
from domain.rulesets.microdot.model.board_graph import row_and_column
from domain.rulesets.microdot.model.kit import MICRODOT
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.offers import offers
from domain.rulesets.microdot.model.pieces import (
    CHECKPOINT,
    COLOURS,
    ITEMS,
    NAMES,
    VALUE,
    Colour,
    Item,
    Place,
    barrier_of,
    is_on_board,
    piece_mark,
)
from domain.rulesets.microdot.model.table import Table
from domain.rulesets.microdot.view.form_labels import place_label

SQUARE = 10.0
STRIP = 13.0
"""Depth of the strip."""
LANE = 6.5
"""Depth of its inner part, where agents stand; the outer part shows the segment."""
GUTTER = 7.0
"""Space between strip and squares for row and column names, two digits on the smallest screen."""
EDGE = STRIP + GUTTER
"""Offset of the squares from the edge of the board."""
PAWN_W, PAWN_H = 0.9, 1.15
"""Bounds of a pawn around its place, as multiples of its size."""
ASIDE = 2.6
"""Offset of a bag from its piece, and of a Passport from the middle of the checkpoint."""

TONES: dict[Colour, Tone] = {"red": "red", "blue": "blue", "green": "green", "yellow": "gold"}
MARKS = {"D": ("", "dark square"), "H": ("HQ", "HQ"), "B": ("●", "bag spot"), "E": ("E", "EMBASSY")}
"""Label and name of a square, by its mark on the board."""


def board_drawing(table: Table, viewer: Mind | None, people: Sequence[str]) -> Board:
    """The whole board."""
    artist = BoardArtist(table, viewer, people)
    side = 2 * EDGE + SQUARE * artist.size
    return Board(
        width=side,
        height=side,
        tiles=(*artist.strip_tiles(), *artist.territory_tiles(), *artist.feature_tiles(), *artist.goal_tiles()),
        bars=(*artist.grid_bars(), *artist.barrier_bars()),
        pieces=(*artist.bag_pieces(), *artist.equipment_pieces(), *artist.agent_pieces()),
        captions=tuple(artist.coordinate_captions()),
    )


class BoardArtist:
    """Draws one board. goals: the places that the viewer's offers lead to."""

    def __init__(self, table: Table, viewer: Mind | None, people: Sequence[str]) -> None:
        self.table, self.people = table, people
        self.viewer = None if viewer is None else viewer.seat
        self.kit, self.graph = table.options.full_kit, table.options.graph
        self.size, self.middle = self.graph.size, EDGE + SQUARE * self.graph.size / 2
        open_now = () if viewer is None else offers(table, viewer)
        self.goals = {goal for each in open_now if "to" in each.choices for goal in each.choices["to"].values}

    def territory_tiles(self) -> Iterator[BoardTile]:
        half = SQUARE * self.size / 2
        for nth, colour in enumerate(COLOURS):
            x, y = self.middle - half * (nth in (0, 3)), self.middle - half * (nth in (0, 1))
            yield BoardTile(
                x, y, half, half, tone=TONES[colour], title=f"{colour} territory", means=(("colour", colour),)
            )

    def feature_tiles(self) -> Iterator[BoardTile]:
        """Dark squares, HQs, bag spots and EMBASSY squares."""
        for row, line in enumerate(self.kit.board.squares):
            for column, mark in enumerate(line):
                if mark in MARKS:
                    colour = COLOURS[self.graph.territory[self.graph.squares[row * self.size + column]]]
                    word, title = MARKS[mark]
                    tone = TONES[colour] if mark == "H" else "violet" if mark == "E" else "ink"
                    x, y = EDGE + SQUARE * column, EDGE + SQUARE * row
                    means = (("colour", colour),)
                    yield BoardTile(x, y, SQUARE, SQUARE, word, tone=tone, title=f"{title} of {colour}", means=means)

    def goal_tiles(self) -> Iterator[BoardTile]:
        """Places that the viewer may move or place a piece to."""
        if CHECKPOINT not in self.goals:
            yield BoardTile(self.middle - 3, self.middle - 3, 6, 6, title="checkpoint")
        for goal in sorted(self.goals):
            x, y = self.centre_of(goal)
            half = SQUARE / 2 if goal in self.graph.edges else 3.5
            means: tuple[Meaning, ...] = (("to", goal),)
            tile = BoardTile(
                x - half, y - half, 2 * half, 2 * half, title=place_label(goal, self.people), is_lit=True, means=means
            )
            yield tile

    def centre_of(self, place: Place) -> tuple[float, float]:
        """The middle of a place on the board."""
        if place == CHECKPOINT:
            return self.middle, self.middle
        barrier = barrier_of(place)
        if barrier is None:
            row, column = row_and_column(place)
            return EDGE + SQUARE * (column + 0.5), EDGE + SQUARE * (row + 0.5)
        along = EDGE + SQUARE * (int(place.partition("-")[2]) - 0.5)
        return (self.middle, along) if barrier in ("north", "south") else (along, self.middle)

    def strip_tiles(self) -> Iterator[BoardTile]:
        """The segments, clockwise, and an Interrogation Centre in each corner."""
        for nth, colour in enumerate(COLOURS):
            x, y = self.corner_origin(nth)
            title = f"{colour}'s Interrogation Centre"
            yield BoardTile(x, y, STRIP, STRIP, tone=TONES[colour], title=title, means=(("colour", colour),))
        for nth, segment in enumerate(self.kit.strip):
            mark = "•" if segment == MICRODOT else piece_mark(segment)  # type: ignore[arg-type]
            title = f"segment {nth + 1}: {segment.replace('_', ' ')}"
            yield BoardTile(*self.segment_area(nth, 0, STRIP - LANE), mark, title=title)
            yield BoardTile(*self.segment_area(nth, STRIP - LANE, LANE), title=title)

    def corner_origin(self, nth: int) -> tuple[float, float]:
        far = 2 * EDGE + SQUARE * self.size - STRIP
        return far * (nth in (1, 2)), far * (nth in (2, 3))

    def segment_area(self, nth: int, outer: float, depth: float) -> tuple[float, float, float, float]:
        """Area of a part of a segment: x, y, width, height. outer: distance from the edge of the board."""
        quarter = len(self.kit.strip) // len(COLOURS)
        side, step = divmod(nth, quarter)
        length, far = SQUARE * self.size / quarter, 2 * EDGE + SQUARE * self.size - outer - depth
        back = EDGE + length * (quarter - 1 - step)
        forth = EDGE + length * step
        match side:
            case 0:
                return forth, outer, length, depth
            case 1:
                return far, forth, depth, length
            case 2:
                return back, far, length, depth
        return outer, back, depth, length

    def grid_bars(self) -> Iterator[Bar]:
        """The thin lines between squares."""
        low, high = EDGE, EDGE + SQUARE * self.size
        for nth in range(1, self.size):
            if nth != self.size // 2:
                along = EDGE + SQUARE * nth
                yield Bar(low, along, high, along, is_thick=False)
                yield Bar(along, low, along, high, is_thick=False)

    def barrier_bars(self) -> Iterator[Bar]:
        kinds, half = self.kit.board.barriers, SQUARE * self.size / 2 - 4
        for barrier, x, y in (("north", 0, -1), ("east", 1, 0), ("south", 0, 1), ("west", -1, 0)):
            kind = getattr(kinds, barrier)
            near, far = (
                (self.middle + 4 * x, self.middle + 4 * y),
                (self.middle + (half + 4) * x, self.middle + (half + 4) * y),
            )
            yield Bar(*near, *far, "ink" if kind == "wall" else "gold", f"the {barrier} barrier, a {kind}")

    def bag_pieces(self) -> Iterator[Piece]:
        """Bags in the middle of their squares; carried ones next to their pieces."""
        occupants = self.table.occupants()
        for owner, square in enumerate(self.table.bags):
            x, y = self.centre_of(square)
            aside = ASIDE if square in occupants else 0.0
            carrier = f", with {self.piece_title(*occupants[square])}" if square in occupants else ""
            title = f"{self.people[owner]}'s Diplomatic Bag on {square}{carrier}"
            leave: tuple[Meaning, ...] = (("type", "leave_bag"),) if owner == self.viewer else ()
            yield Piece(x + aside, y + aside, "B", title, self.tone(owner), "die", (*leave, *self.goal_meaning(square)))

    def equipment_pieces(self) -> Iterator[Piece]:
        for seat in self.table.seats:
            for item in ITEMS:
                where = self.table.place_of(seat, item)
                if is_on_board(where):
                    x, y = self.centre_of(where)
                    right, down = self.side_offset(where, seat)
                    means: tuple[Meaning, ...] = (
                        (("type", f"step_{item}"),) if seat == self.viewer else self.goal_meaning(where)
                    )
                    title = f"{self.piece_title(seat, item)} on {place_label(where, self.people)}"
                    yield Piece(x + right, y + down, piece_mark(item), title, self.tone(seat), means=means)

    def side_offset(self, where: Place, seat: Seat) -> tuple[float, float]:
        """On a shared place each piece stands towards its own territory."""
        if where in self.graph.edges:
            return 0.0, 0.0
        territory = self.table.territory(seat)
        return (-ASIDE if territory in (0, 3) else ASIDE), (-ASIDE if territory in (0, 1) else ASIDE)

    def agent_pieces(self) -> Iterator[Piece]:
        for seat in self.table.seats:
            if self.table.colours[seat] is not None:
                x, y, size = self.agent_area(seat)
                means: tuple[Meaning, ...] = (("type", "throw"),) if seat == self.viewer else ()
                title = f"{self.people[seat]}'s agent"
                yield Piece(x, y, "", title, self.tone(seat), "pawn", means, size)

    def agent_area(self, seat: Seat) -> tuple[float, float, float]:
        """Centre and size of an agent, next to others on its segment or in its corner."""
        segment = self.table.agents[seat]
        if segment is None:
            x, y = self.corner_origin(self.table.territory(seat))
            return x + STRIP / 2, y + STRIP / 2, SQUARE * 0.8
        x, y, width, height = self.segment_area(segment, STRIP - LANE, LANE)
        there = [other for other in self.table.seats if self.table.agents[other] == segment]
        nth, many = there.index(seat), len(there)
        if width > height:
            x, width = x + nth * width / many, width / many
        elif many > 1:
            y, height = y + nth * height / many, height / many
        return x + width / 2, y + height / 2, min(width / PAWN_W, height / PAWN_H)

    def coordinate_captions(self) -> Iterator[Caption]:
        """Column letters along the north, row numbers along the west."""
        for nth in range(self.size):
            along = EDGE + SQUARE * (nth + 0.5)
            yield Caption(along, EDGE - 1.6, self.graph.squares[nth][0], is_small=True, width=SQUARE)
            yield Caption(EDGE - GUTTER / 2, along + 1, str(nth + 1), is_small=True, width=GUTTER)

    def goal_meaning(self, where: Place) -> tuple[Meaning, ...]:
        return (("to", where),) if where in self.goals else ()

    def piece_title(self, seat: Seat, item: Item) -> str:
        return f"{self.people[seat]}'s {NAMES[item]} ({VALUE[item]})"

    def tone(self, seat: Seat) -> Tone:
        colour = self.table.colours[seat]
        return TONES[colour] if colour is not None else "ink"
