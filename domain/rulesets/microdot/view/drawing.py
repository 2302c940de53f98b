"""The drawing of the table, from public state and the minds visible to the audience (rule MD-12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from domain.kernel.secrecy import Seat
from domain.kernel.table_drawing import Card, Meaning, Pile, SeatArea, SeatMarker, Sketch, Tone
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.pieces import BOX, ITEMS, NAMES, Colour, Item, captor_of, piece_mark
from domain.rulesets.microdot.model.table import Mode, Table, decisions
from domain.rulesets.microdot.model.terms import DIRECTIONS
from domain.rulesets.microdot.view.board import board_drawing

TONES: dict[Colour | None, Tone] = {"red": "red", "blue": "blue", "green": "green", "yellow": "gold", None: "ink"}
MODES: dict[Mode, tuple[str, Literal["plain", "good", "bad"]]] = {
    "briefing": ("briefed", "plain"), "mission": ("on mission", "good"), "recovery": ("recovery", "bad"),
}  # fmt: skip
NOTES = {
    "colour": "to choose a colour",
    "throw": "to throw",
    "take": "may take a piece",
    "move": "to move",
    "bribery": "may bribe",
    "draw_offer": "offered a draw",
}
"""The question to a seat, by kind of decision."""

REFUSAL_MEANINGS: tuple[Meaning, ...] = (
    ("type", "pass"),
    ("type", "decline"),
    ("agree", False),
    ("type", "propose_draw"),
)
"""Answers given by pointing at the viewer's own seat."""
AGREEMENT_MEANINGS: tuple[Meaning, ...] = (("agree", True),)
"""Answers given by pointing at the seat at turn."""


def sketch(table: Table, minds: Sequence[Mind], people: Sequence[str]) -> Sketch:
    """The drawing. minds: those visible to the audience; people: display names by seat."""
    viewer = minds[0] if len(minds) == 1 else None
    return Sketch(
        places=tuple(seat_area(table, seat, viewer, people) for seat in table.seats),
        piles=(
            Pile("Briefing Cards", table.briefing_deck),
            Pile("Mission Cards", table.mission_deck),
            Pile("Bribery Cards", table.bribery_stack, means=(("type", "use_bribery"),)),
        ),
        captions=tuple(turn_captions(table)),
        board=board_drawing(table, viewer, people),
    )


def turn_captions(table: Table) -> Iterator[str]:
    if not table.round:
        yield "Before the first round"
        return
    yield f"Round {table.round} of {table.options.max_rounds}"
    if table.move is not None:
        yield f"To move{DIRECTIONS[table.move.direction]}"


def seat_area(table: Table, seat: Seat, viewer: Mind | None, people: Sequence[str]) -> SeatArea:
    """A seat: state, Bribery Cards, pieces in the box, and prisoners."""
    is_own = viewer is not None and viewer.seat == seat
    return SeatArea(
        name=people[seat],
        cards=(
            *bribery_cards(table, seat),
            *box_cards(table, seat, is_own=is_own),
            *prisoner_cards(table, seat, viewer),
        ),
        tokens=tuple(seat_markers(table, seat)),
        note=NOTES.get(decisions(table).get(seat, ""), ""),
        means=(*(REFUSAL_MEANINGS if is_own else ()), *(AGREEMENT_MEANINGS if seat == table.turn else ())),
    )


def seat_markers(table: Table, seat: Seat) -> Iterator[SeatMarker]:
    colour = table.colours[seat]
    if colour is not None:
        mode, tone = MODES[table.modes[seat]]
        yield SeatMarker(f"{colour.capitalize()}, {mode}", tone)
    if table.skips[seat]:
        yield SeatMarker(f"Misses {table.skips[seat]}", "bad")


def bribery_cards(table: Table, seat: Seat) -> tuple[Card, ...]:
    """The Bribery Cards a player holds, face up."""
    return (Card("Bribery", "card", "violet", means=(("type", "use_bribery"),)),) * table.bribery[seat]


def box_cards(table: Table, seat: Seat, *, is_own: bool) -> Iterator[Card]:
    """The pieces a player has not collected yet."""
    if table.colours[seat] is not None:
        for item in ITEMS:
            if table.place_of(seat, item) == BOX:
                yield piece_card(table, seat, item, NAMES[item], is_own=is_own)


def prisoner_cards(table: Table, captor: Seat, viewer: Mind | None) -> Iterator[Card]:
    """The pieces in a player's Interrogation Centre."""
    for seat in table.seats:
        for item in ITEMS:
            if captor_of(table.place_of(seat, item)) == captor:
                yield piece_card(table, seat, item, "captured", is_own=viewer is not None and viewer.seat == seat)


def piece_card(table: Table, seat: Seat, item: Item, label: str, *, is_own: bool) -> Card:
    """A piece off the board, as a card."""
    means: tuple[Meaning, ...] = (("item", item),) if is_own else ()
    return Card(piece_mark(item), label, TONES[table.colours[seat]], means=means)
