"""Draws a seat: its name, possessions and markers."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.table_drawing import Card, SeatMarker, Sketch
from projections.game_drawing import note_of, seat_text
from service.pictures.card_grid import slips_svg
from service.pictures.components import (
    BRASS,
    CARD_H,
    CARD_W,
    CREAM,
    card_svg,
    coins_svg,
    pill_row_svg,
    token_pill,
    winner_pill,
)
from service.pictures.elements import element, text_line, text_markup, to_coordinate, with_meaning

PANEL_W, PANEL_H = 256, 158
LINE = "#33424f"
SMALLEST = 0.7
"""Smallest scale at which cards still show their words."""


def panel_svg(sketch: Sketch, number_: int, x: float, y: float, scale: float, wide: float = PANEL_W) -> str:
    """A seat around a point. wide: its width before scaling."""
    here, is_awaited, has_won = sketch.places[number_], number_ in sketch.awaited, number_ in sketch.winners
    edge, width = (BRASS, 2.5) if is_awaited or has_won else (LINE, 1.2)
    marks = [SeatMarker("Out")] if here.is_out else list(here.tokens)
    note = note_of(sketch, number_)
    inside = [
        text_line(here.name, 16, 30, 19, CREAM, width=wide - (92 if here.coins is not None else 32), font_weight=600),
        *([] if here.coins is None else [coins_svg(here.coins, wide - 61)]),
        pill_row_svg([token_pill(each) for each in marks] + ([winner_pill()] if has_won else []), note, wide),
    ]
    ground = element(
        "rect",
        width=to_coordinate(wide),
        height=PANEL_H,
        rx=14,
        fill="#0d141c",
        fill_opacity=0.93,
        stroke=edge,
        stroke_width=width,
    )
    can_be_meant = any(each.means for each in here.cards)
    parts = [
        element("g", *inside, pointer_events="none"),
        element("g", hand_svg(here.cards, wide - 32), **({} if can_be_meant else {"pointer_events": "none"})),
    ]
    shift = f"translate({to_coordinate(x - wide * scale / 2)} {to_coordinate(y - PANEL_H * scale / 2)})"
    shift += f" scale({scale:.3f})" if scale != 1 else ""
    return element(
        "g",
        element("title", text_markup(seat_text(here, sketch.coin, note, has_won))),
        with_meaning(here.name, here.means, ground, data_panel=""),
        element("g", *parts, opacity=0.5) if here.is_out else "".join(parts),
        transform=shift,
    )  # fmt: skip


def hand_svg(cards: Sequence[Card], width: float) -> str:
    """Cards side by side, scaled down to fit, or as slips next to a role card; words are never covered."""
    scale = min(1.0, (width + 6) / ((CARD_W + 6) * max(1, len(cards))))
    if scale >= SMALLEST:
        step, y = (CARD_W + 6) * scale, 42 + CARD_H * (1 - scale) / 2
        return "".join(card_svg(each, 16 + step * nth, y, scale) for nth, each in enumerate(cards))
    roles = [each for each in cards[:1] if each.is_role]
    taken = (CARD_W + 6) * len(roles)
    lying = slips_svg(cards[len(roles) :], 16 + taken, 42, width - taken, CARD_H, CARD_H / 2)
    return "".join(card_svg(each, 16, 42) for each in roles) + lying
