"""The board in the middle: each suspect with its clues, upright or across, and its clue board (rules IF-3.6 and IF-9).

Below them are choices to click: numbers of cards to draw when biding, or the cards of the discard.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from domain.kernel.secrecy import Seat
from domain.kernel.table_drawing import Board, BoardTile, Caption, Meaning, Tone
from domain.rulesets.infiltrators.model.candidates import candidates
from domain.rulesets.infiltrators.model.cards import NAMES, NUMBER, SPECIAL, SUIT, Card, Suit, cards_of
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.missions import MAX_DRAW
from domain.rulesets.infiltrators.model.table import LaidClue, Table, decisions
from domain.rulesets.infiltrators.view.form_labels import face_down_text

TONES: dict[Suit, Tone] = {"RED": "red", "BLACK": "ink", "YELLOW": "gold", "GREEN": "green", "BLUE": "blue"}
SHORT, LONG = 10.0, 14.0
"""Sides of a card, in units of the drawing."""
GAP = 2.0
CELL = 7.0
"""Side of a square on a clue board."""
NAME = 6.0
"""Height of a name."""
ACROSS = 2
"""Most suspects side by side."""


class Stand(NamedTuple):
    """A stand with a suspect. name: of its owner; shown: the suspect if the viewer may see it.

    left: cards not crossed out, or the candidates with `helper: auto`; None without a clue board.
    """

    seat: Seat
    name: str
    shown: Card | None
    clues: tuple[LaidClue, ...]
    left: Collection[Card] | None


def board(table: Table, minds: Sequence[Mind], people: Sequence[str]) -> Board | None:
    """All stands with choices below them; None if there is neither. minds: those the viewer may see."""
    stands = [*visible_stands(table, minds, people)]
    width = max(CELL * len(board_numbers(table)), SHORT + 4 * (LONG + GAP))
    across, tiles, captions, y = min(ACROSS, len(stands)) or 1, list[BoardTile](), list[Caption](), 0.0
    for start in range(0, len(stands), across):
        row = stands[start : start + across]
        for place, stand in enumerate(row):
            x = place * (width + 2 * GAP)
            captions.append(Caption(x + width / 2, y + NAME - 1, stand.name))
            tiles += [
                *stand_tiles(stand, x, y + NAME, width),
                *clue_board_tiles(table, stand, x, y + NAME + stand_height(stand, width)),
            ]
        y += NAME + max(stand_height(stand, width) for stand in row) + clue_board_height(table, row) + 2 * GAP
    whole = across * (width + 2 * GAP) - 2 * GAP
    word, choices = choice_tiles(table, whole, y + NAME)
    if choices:
        captions.append(Caption(whole / 2, y + NAME - 1, word))
        y = choices[-1].y + choices[-1].height + 2 * GAP
    return Board(whole, y - GAP, (*tiles, *choices), captions=tuple(captions)) if stands or choices else None


def choice_tiles(table: Table, width: float, y: float) -> tuple[str, list[BoardTile]]:
    """Caption and tiles of the choices: the discard if a reward is open, else numbers of cards to draw.

    y: top of the tiles.
    """
    if "reward" in decisions(table).values():
        across = int(width // (SHORT + 1))
        spots = [
            (nth % across * (SHORT + 1), y + nth // across * (LONG + 1), SHORT, LONG)
            for nth in range(len(table.discard) + len(table.covered))
        ]
        return "The discard", [
            *(
                card_tile(card, *spot, f"In the discard: {NAMES[card]}", (("card", card),))
                for card, spot in zip(table.discard, spots, strict=False)
            ),
            *(
                BoardTile(*spot, title=f"In the discard: {face_down_text(place)}", means=(("place", place),))
                for place, spot in enumerate(spots[len(table.discard) :])
            ),
        ]
    if table.phase == "setup" or table.outcome:
        return "", []
    numbers = range(MAX_DRAW + 1)
    start = (width - (CELL + GAP) * len(numbers) + GAP) / 2
    title = "Bide and draw"
    return title, [
        BoardTile(
            start + (CELL + GAP) * number, y, CELL, CELL, str(number),
            title=f"{title} {number}", means=(("draw", number),),
        )
        for number in numbers
    ]  # fmt: skip


def visible_stands(table: Table, minds: Sequence[Mind], people: Sequence[str]) -> Iterator[Stand]:
    """The stands with a suspect, as a viewer with these minds may see them."""
    known = {mind.seat: mind.suspect for mind in minds}
    own = minds[0] if len(minds) == 1 else None
    can_be = candidates(table, own) if table.options.helper == "auto" and not table.outcome else {}
    for seat in table.seats:
        if table.stands[seat]:
            left: Collection[Card] | None = frozenset(cards_of(can_be[seat])) if seat in can_be else None
            if table.options.helper == "manual":
                left = [card for card in table.brief.guesses if card not in table.crossed[seat]]
            shown = table.reveal.suspects[seat] if table.reveal else known.get(seat)
            yield Stand(seat, people[seat], shown, table.clues[seat], left)


def stand_tiles(stand: Stand, x: float, y: float, width: float) -> Iterator[BoardTile]:
    """The suspect and its clues, in as many rows as needed."""
    means = (("target", stand.seat),)
    if stand.shown is None:
        yield BoardTile(x, y, SHORT, LONG, title=f"The suspect of {stand.name}", means=means)
    else:
        name = NAMES[stand.shown]
        yield card_tile(stand.shown, x, y, SHORT, LONG, f"The suspect of {stand.name}: {name}", means)
    for clue, (left, top) in zip(stand.clues, clue_spots(stand, width), strict=True):
        sides = (SHORT, LONG) if clue.vertical else (LONG, SHORT)
        word = "matches" if clue.vertical else "does not match"
        yield card_tile(clue.card, x + left, y + top, *sides, f"A clue: {NAMES[clue.card]} {word}")


def card_tile(
    card: Card, x: float, y: float, width: float, height: float, title: str, means: tuple[Meaning, ...] = ()
) -> BoardTile:
    """A card, face up."""
    return BoardTile(x, y, width, height, number_mark(card), SUIT[card].title(), TONES[SUIT[card]], title, means=means)


def number_mark(card: Card) -> str:
    """A card's number; a star on a special one."""
    return "★" if NUMBER[card] == SPECIAL else str(NUMBER[card])


def clue_spots(stand: Stand, width: float) -> Iterator[tuple[float, float]]:
    """Upper left corner of each clue, relative to the suspect's."""
    x, y = SHORT + GAP, 0.0
    for clue in stand.clues:
        size = SHORT if clue.vertical else LONG
        if x + size > width:
            x, y = SHORT + GAP, y + LONG + GAP
        yield x, y
        x += size + GAP


def stand_height(stand: Stand, width: float) -> float:
    """Height of a suspect and its clues."""
    return max((top for _, top in clue_spots(stand, width)), default=0.0) + LONG + GAP


def board_numbers(table: Table) -> list[int]:
    """The numbers on a clue board, ascending."""
    return sorted({NUMBER[card] for card in table.brief.guesses})


def clue_board_height(table: Table, row: Sequence[Stand]) -> float:
    """Height of the clue boards in a row of stands."""
    return CELL * len(table.brief.suits) if any(stand.left is not None for stand in row) else 0.0


def clue_board_tiles(table: Table, stand: Stand, x: float, y: float) -> Iterator[BoardTile]:
    """A clue board: a row for each suit, and a square for each number."""
    if stand.left is None:
        return
    numbers, suits = board_numbers(table), table.brief.suits
    for card in table.brief.guesses:
        is_left = card in stand.left
        yield BoardTile(
            x + CELL * numbers.index(NUMBER[card]),
            y + CELL * suits.index(SUIT[card]),
            CELL,
            CELL,
            number_mark(card) if is_left else "×",
            tone=TONES[SUIT[card]] if is_left else "ink",
            title=f"{NAMES[card].capitalize()}: {'possible' if is_left else 'ruled out'}",
            is_lit=is_left and len(stand.left) == 1,
            means=(("target", stand.seat), ("card", card), ("cards", card)),
        )
