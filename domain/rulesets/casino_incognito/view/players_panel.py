"""The players in turn order: points, status now and before, and the characters each is known not to be."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from domain.kernel.secrecy import Seat
from domain.kernel.table_drawing import Board, BoardTile, Caption, Card, Tone
from domain.kernel.text.event_text import count_text
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import Character
from domain.rulesets.casino_incognito.model.table import Table, decisions, has_sealed
from domain.rulesets.casino_incognito.view import table_text
from domain.rulesets.casino_incognito.view.scoring_panel import is_scoring_shown
from domain.rulesets.casino_incognito.view.status_lines import recent_text, seat_status
from domain.rulesets.casino_incognito.view.symbols import hand_symbols


class RowLayout(NamedTuple):
    """Layout of a player's row.

    name, does: x and width of these texts.
    marks: upper left corner of the board.
    across, cell: characters per row of the board; width and height of one.
    lines: baselines of the texts.
    hands: x, y, width and height of shown hands.
    """

    width: float
    height: float
    name: tuple[float, float]
    does: tuple[float, float]
    marks: tuple[float, float]
    across: int
    cell: tuple[float, float]
    lines: tuple[float, float]
    hands: tuple[float, float, float, float]


HEAD = 5.0
WIDE = RowLayout(156, 9.4, (1, 33), (36, 59), (97, 0.2), 10, (5.9, 4.2), (3.8, 7.7), (66, 0.3, 89, 7.7))
SLIM = RowLayout(100, 14.4, (1, 38), (40, 59), (0.5, 9.4), 20, (4.95, 4.6), (4.0, 8.2), (24, 5.2, 75.5, 7.9))


def players_board(table: Table, known: Mapping[Seat, Mind], people: Sequence[str], shape: RowLayout) -> Board:
    """One row per player."""
    tiles, captions = list[BoardTile](), list[Caption]()
    order = table.track or tuple(table.seats)
    captions += heading_captions(table, shape)
    y = HEAD
    for place, seat in enumerate(order):
        tiles.append(row_ground(table, seat, place + 1, people[seat], shape, y))
        tiles += row_tiles(table, seat, shape, y)
        captions += row_captions(table, seat, f"{place + 1}  {people[seat]}", shape, y)
        captions += mark_captions(table, seat, own_characters(table, known, seat), shape, y)
        y += row_height(table, seat, shape)
    return Board(shape.width, y, tuple(tiles), captions=tuple(captions))


def row_height(table: Table, seat: Seat, shape: RowLayout) -> float:
    """Lower if nothing stands below the text."""
    has_shown = table.scoring is not None and any(each.seat == seat for each in table.scoring.shown)
    return shape.height if has_shown or not is_scoring_shown(table) else shape.lines[1] + 1.7


def heading_captions(table: Table, shape: RowLayout) -> Iterator[Caption]:
    """Headings of the columns."""
    headings = [
        ("In turn order", shape.name),
        (
            "For this tile"
            if is_scoring_shown(table)
            else "Now, and before"
            if shape is WIDE
            else "Now; × is not the agent",
            shape.does,
        ),
    ]
    if shape is WIDE and not is_scoring_shown(table):
        headings.append(("× is not the agent", (shape.marks[0], 59)))
    for text, (x, width) in headings:
        yield Caption(x, HEAD - 1.2, text, is_small=True, is_left=True, width=width, is_faint=True)


def own_characters(table: Table, known: Mapping[Seat, Mind], seat: Seat) -> Collection[Character]:
    """A seat's agent, if visible to the audience."""
    if table.reveal is not None:
        return (table.reveal.agents[seat],)
    agent = known[seat].agent if seat in known else None
    return () if agent is None else (agent,)


def row_ground(table: Table, seat: Seat, place: int, name: str, shape: RowLayout, y: float) -> BoardTile:
    """Background of a row; its title has all facts in words."""
    facts = [
        f"{name} is {place} in turn order",
        count_text(table.vp[seat], "point"),
        seat_status(table, seat),
        recent_text(table, seat),
    ]
    facts.append(f"not {table_text.characters_text(table.marks[seat])}" if table.marks[seat] else "")
    is_asked = seat in decisions(table)
    return BoardTile(
        0, y, shape.width, row_height(table, seat, shape) - 0.7, title="; ".join(filter(None, facts)), is_lit=is_asked
    )


def row_captions(table: Table, seat: Seat, name: str, shape: RowLayout, y: float) -> Iterator[Caption]:
    """Place, name and points; status now and before."""
    (left, name_w), (does, does_w), (first, second) = shape.name, shape.does, shape.lines
    up = " ↑" * table.advances.count(seat)
    yield Caption(left, y + first, f"{name}{up}", is_left=True, width=name_w)
    gained = (
        sum(each.vp for each in table.scores[-1].earned if each.seat == seat)
        if is_scoring_shown(table) and table.judged
        else 0
    )
    points = f"{table.vp[seat]} VP" + (f" (+{gained})" if gained else "")
    yield Caption(left + 3.5, y + second, points, is_small=True, is_left=True, width=name_w, tone="gold")
    is_sealed = has_sealed(table, seat)
    doing = seat_status(table, seat)
    tone: Tone = "gold" if doing.startswith("★") else "ink"
    yield Caption(does + 8 * is_sealed, y + first, doing, is_left=True, width=does_w - 8 * is_sealed, tone=tone)
    yield Caption(does, y + second, recent_text(table, seat), is_small=True, is_left=True, width=does_w, tone="green")


def row_tiles(table: Table, seat: Seat, shape: RowLayout, y: float) -> Iterator[BoardTile]:
    """Hands shown for the tile, and a sealed answer."""
    x, _ = shape.does
    if has_sealed(table, seat):
        yield BoardTile(x, y + 0.6, 7, shape.lines[0] + 0.2, title="A sealed answer", cards=(Card(),))
    if table.scoring is None:
        return
    hands = [each.hand for each in table.scoring.shown if each.seat == seat]
    leak = table_text.leak_of(table)
    x, top, width, height = shape.hands
    for nth, hand in enumerate(hands):
        each = width / len(hands)
        title = f"The hand that was shown: {table_text.hand_text(hand, leak)}"
        yield BoardTile(x + nth * each, y + top, each - 0.5, height, title=title, cards=tuple(hand_symbols(hand, leak)))


def mark_captions(
    table: Table, seat: Seat, own: Collection[Character], shape: RowLayout, y: float
) -> Iterator[Caption]:
    """The characters of a seat's board: crossed out if marked, with a star if the audience knows the agent."""
    if is_scoring_shown(table):
        return
    (x, top), (wide, high) = shape.marks, shape.cell
    for character in range(1, table.board_size + 1):
        place = character - 1
        is_out = character in table.marks[seat]
        text = "×" if is_out else f"{character}★" if character in own else str(character)
        tone: Tone = "red" if is_out else "gold"
        yield Caption(
            x + (place % shape.across + 0.5) * wide, y + top + place // shape.across * high + 3.5, text, is_small=True,
            width=wide, tone=tone, is_faint=not is_out and character not in own,
        )  # fmt: skip
