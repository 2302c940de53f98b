"""The casino: rooms with their characters and conversations (rule CI-1.3)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from domain.kernel.table_drawing import Board, BoardTile, Card, Piece
from domain.kernel.text.event_text import count_text
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import ROOMS, Character, Room, Spot
from domain.rulesets.casino_incognito.model.table import Table
from domain.rulesets.casino_incognito.view import table_text
from domain.rulesets.casino_incognito.view.symbols import FACE_DOWN, card_symbol, card_symbols

ROOM_AREAS: dict[Room, tuple[float, int, float]] = {
    1: (0, 0, 0.32), 2: (0.32, 0, 0.36), 3: (0.68, 0, 0.32),
    4: (0, 1, 0.32), 5: (0.32, 1, 0.18), 6: (0.5, 1, 0.18), 7: (0.68, 1, 0.32),
    8: (0, 2, 0.32), 9: (0.32, 2, 0.36), 10: (0.68, 2, 0.32),
}  # fmt: skip
"""By room: left edge as a fraction of the width, row, and width as a fraction. The middle of the casino is two rooms.
"""
HEAD = 5.8
"""Height of a room's header."""
SLIP = 5.6
"""Least readable width of a card."""
PAWN = 8.0
"""Largest size of a character."""
PAWN_H, PAWN_TOP = 1.25, 0.67
"""Height of a drawn pawn, and the part of it above its centre, per size."""


def floor_board(table: Table, minds: Collection[Mind], people: Sequence[str], width: float, height: float) -> Board:
    """All rooms. minds: those visible to the audience."""
    own = {mind.agent for mind in minds if mind.agent}
    tiles, pieces = list[BoardTile](), list[Piece]()
    for room in ROOMS:
        left, row, share = ROOM_AREAS[room]
        x, y, wide, high = left * width, row * height / 3, share * width, height / 3
        tiles.append(room_ground(table, room, x, y, wide, high))
        talks = [*conversation_tiles(table, minds, room, x + 0.6, y + HEAD, wide - 1.2, high - HEAD)]
        low = max((each.y + each.height for each in talks), default=y + HEAD)
        pieces += token_pieces(table, room, people, x + wide - 3.4, y + 3.2)
        pieces += character_pieces(table, room, own, (x + 0.5, low + 0.3, wide - 1, y + high - low - 0.3))
        tiles += talks
    return Board(width, height, tuple(tiles), pieces=tuple(pieces))


def room_ground(table: Table, room: Room, x: float, y: float, width: float, height: float) -> BoardTile:
    here = table_text.characters_text(table.characters_in(room)) if table.characters_in(room) else "nobody"
    is_lit = table.contact is not None and table.contact.room == room
    is_done = table.phase == "contact" and room in table.resolved
    label = "now" if is_lit else "✓" if is_done else ""
    means = (("room", room), ("to", room))
    return BoardTile(x, y, width, height, str(room), label, title=f"Room {room}: {here}", is_lit=is_lit, means=means)


def token_pieces(table: Table, room: Room, people: Sequence[str], x: float, y: float) -> Iterator[Piece]:
    """Muscle and Femme Fatale with their tolls, from the right corner leftwards."""
    shown = (("M", "Hired Muscle", table.plot.muscle), ("F", "Femme Fatale", table.plot.femme))
    for letter, name, token in shown:
        if token is not None and token.room == room:
            title = f"{name} of {people[token.seat]} in room {room}: {count_text(token.toll, 'chip')}"
            yield Piece(x, y, f"{letter}{token.toll}", title, "red" if letter == "F" else "green", "die", size=6)
            x -= 6.4


def conversation_tiles(
    table: Table, minds: Collection[Mind], room: Room, x: float, y: float, width: float, height: float
) -> Iterator[BoardTile]:
    """The conversations in a room, one or more lines each."""
    talks = {spot: conversation_cards(table, minds, spot) for spot in table.spots_in(room)}
    rows = {spot: -(-len(cards) // max(1, int((width - 3.5) / SLIP))) for spot, cards in talks.items()}
    each = min(6.2, 0.75 * height / sum(rows.values())) if rows else 0
    for spot, cards in talks.items():
        down = table.face_down_count(spot)
        title = f"Conversation {spot}: {table_text.cards_text(table.conversations[spot - 1].cards)}"
        title += f", and {count_text(down, 'card')} face down" if down else ""
        means = (("conversation", spot), ("conversations", spot))
        yield BoardTile(x, y, width, each * rows[spot], f"{spot}", tone="gold", title=title, means=means, cards=cards)
        y += each * rows[spot]


def conversation_cards(table: Table, minds: Collection[Mind], spot: Spot) -> tuple[Card, ...]:
    """The cards of a conversation; face-down ones that the audience laid are in brackets."""
    own = [laid.card for mind in minds for laid in mind.laid if laid.spot == spot]
    shown = [card_symbol(card) for card in own]
    known = [Card(f"({each.mark}{each.label[:1]})", tone=each.tone) for each in shown]
    return (
        *card_symbols(table.conversations[spot - 1].cards),
        *known,
        *(FACE_DOWN,) * (table.face_down_count(spot) - len(own)),
    )


def character_pieces(
    table: Table, room: Room, own: Collection[Character], place: tuple[float, float, float, float]
) -> Iterator[Piece]:
    """The characters in a room, as large as fits; a star marks the audience's own agent."""
    x, y, width, height = place
    here = table.characters_in(room)
    size = fitting_size(len(here), width, height)
    across = max(1, int(width / size))
    for number, character in enumerate(here):
        is_own = character in own
        yield Piece(
            x + size * (number % across + 0.5), y + size * (PAWN_H * (number // across) + PAWN_TOP), f"{character}{'★' * is_own}",
            f"Character {character} in room {room}{', your agent' * is_own}", "violet" if is_own else "blue", "pawn",
            (("character", character), ("characters", character)), size,
        )  # fmt: skip


def fitting_size(many: int, width: float, height: float) -> float:
    """Largest size at which `many` characters fit.

    >>> fitting_size(3, 30, 20), fitting_size(20, 30, 20)
    (8.0, 4.25)
    """
    sizes = [PAWN - step / 4 for step in range(24)]
    return next((size for size in sizes if int(width / size) * int(height / (PAWN_H * size)) >= many), 2.0)
