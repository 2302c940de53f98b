"""The casino in the middle of the table: the rooms, with who stands and what is said in them (rule CI-1.3)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from domain.kernel.sketch import Board, Piece, Tile
from domain.rulesets.casino_incognito import words
from domain.rulesets.casino_incognito.casino import ROOMS, Character, Room
from domain.rulesets.casino_incognito.faces import faces
from domain.rulesets.casino_incognito.table import Table

PLACES: dict[Room, tuple[float, int, float]] = {
    1: (0, 0, 0.32), 2: (0.32, 0, 0.36), 3: (0.68, 0, 0.32), 4: (0, 1, 0.32), 5: (0.32, 1, 0.18), 6: (0.5, 1, 0.18), 7: (0.68, 1, 0.32),
    8: (0, 2, 0.32), 9: (0.32, 2, 0.36), 10: (0.68, 2, 0.32),
}  # fmt: skip
"""Where each room begins, of the width, its row, and how wide it is; the middle of the casino is two rooms."""
HEAD = 5.8
"""Below it begins what is in a room."""
SLIP = 5.6
PAWN = 8.0
"""The least width of a card that can be read, and the size of a character who has room."""


def floor(table: Table, own: Collection[Character], width: float, height: float) -> Board:
    """All rooms. own: the agents of those whose eyes these are."""
    tiles, pieces = list[Tile](), list[Piece]()
    for room in ROOMS:
        left, row, share = PLACES[room]
        x, y, wide, high = left * width, row * height / 3, share * width, height / 3
        tiles.append(ground(table, room, x, y, wide, high))
        talks = [*conversations(table, room, x + 0.6, y + HEAD, wide - 1.2, high - HEAD)]
        low = max((each.y + each.height for each in talks), default=y + HEAD)
        pieces += characters(table, room, own, (x + 0.5, low + 0.3, wide - 1, y + high - low - 0.3))
        tiles += talks
    return Board(width, height, tuple(tiles), pieces=tuple(pieces))


def ground(table: Table, room: Room, x: float, y: float, width: float, height: float) -> Tile:
    here = words.characters(table.inside(room)) if table.inside(room) else "nobody"
    is_lit = table.contact is not None and table.contact.room == room
    is_done = table.phase == "contact" and room in table.resolved
    label = "now" if is_lit else "✓" if is_done else ""
    means = (("room", room), ("to", room))
    return Tile(x, y, width, height, str(room), label, title=f"Room {room}: {here}", is_lit=is_lit, means=means)


def conversations(table: Table, room: Room, x: float, y: float, width: float, height: float) -> Iterator[Tile]:
    """What is said in a room, a line or more for each conversation."""
    spots = table.spots(room)
    rows = {spot: -(-len(table.conversations[spot - 1].cards) // max(1, int((width - 3.5) / SLIP))) for spot in spots}
    each = min(6.2, 0.75 * height / sum(rows.values())) if rows else 0
    for spot in spots:
        held = table.conversations[spot - 1].cards
        title = f"Conversation {spot}: {words.cards(held)}"
        yield Tile(
            x,
            y,
            width,
            each * rows[spot],
            f"{spot}",
            tone="gold",
            title=title,
            means=(("conversation", spot),),
            cards=faces(held),
        )
        y += each * rows[spot]


def characters(
    table: Table, room: Room, own: Collection[Character], place: tuple[float, float, float, float]
) -> Iterator[Piece]:
    """Who stands in a room, as large as there is room for all; one's own agent has a star."""
    x, y, width, height = place
    here = table.inside(room)
    size = fitting(len(here), width, height)
    across = max(1, int(width / size))
    for number, character in enumerate(here):
        is_own = character in own
        yield Piece(
            x + size * (number % across + 0.5), y + size * (number // across + 0.52), f"{character}{'★' * is_own}",
            f"Character {character} in room {room}{', your agent' * is_own}", "violet" if is_own else "blue", "pawn",
            (("character", character),), size,
        )  # fmt: skip


def fitting(many: int, width: float, height: float) -> float:
    """How large so many can be.

    >>> fitting(3, 30, 20), fitting(20, 30, 20)
    (8.0, 5.0)
    """
    sizes = [PAWN - step / 4 for step in range(24)]
    return next((size for size in sizes if int(width / size) * int(height / size) >= many), 2.0)
