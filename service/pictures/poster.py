"""A poster of 1200 by 630: the cover of a game, and under it a moment in large letters and the people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from projections.poster import Poster, PosterSeat
from service.pictures.cover import HEIGHT as COVER_HEIGHT
from service.pictures.cover import cover_image
from service.pictures.elements import BRASS, CREAM, FAINT, NIGHT, element, fit_lines, text_line, width_of

WIDTH, HEIGHT = 1200, 630
LEFT, ROOM, BOTTOM = 48, 1104, 592
LINES = ((100, 92, 84, 76, 68), (80, 74, 68, 62), (66, 62, 57, 52, 46))
"""Sizes of the line's letters; at a third, as chats show pictures, all can be read."""
MORES = ((36, 32), (34, 30, 27))
"""Sizes of the letters of the reason below it."""
HEAD, SEAT, FACT = 38, 38, 29
"""Sizes of the head's, the names' and the facts' letters."""
SMALLEST, GAP = 0.72, 30
"""How much smaller a name may be written, and what is between two."""
COLUMNS, MOST_ROWS = (4, 3, 2), 2
"""People side by side, as many as the names allow, and most rows of them."""
ROW, SPACE = 88, 26
"""Height of a row of people, and of the space between parts."""
FADE = 170
"""Height over which the cover darkens above the words."""


class Layout(NamedTuple):
    """Base lines of the words. size, more_size: of letters; columns: people side by side."""

    head: float
    line: float
    size: float
    lines: Sequence[str]
    more: float
    more_size: float
    mores: Sequence[str]
    people: float
    columns: int


def poster_svg(poster: Poster, cover: str) -> str:
    """The picture. cover: SVG of the game's cover, 1200 by 420."""
    laid = to_layout(poster)
    shown = poster.seats[: laid.columns * MOST_ROWS]
    return on_cover(
        cover,
        laid.head - HEAD,
        head_svg(poster, laid.head),
        *[text_line(each, LEFT, laid.line + 1.08 * laid.size * nth, laid.size, CREAM, width=ROOM, least=1, font_weight=600) for nth, each in enumerate(laid.lines)],
        *[text_line(each, LEFT, laid.more + 1.2 * laid.more_size * nth, laid.more_size, FAINT, width=ROOM, least=1) for nth, each in enumerate(laid.mores)],
        *[seat_svg(each, nth, laid) for nth, each in enumerate(shown)],
    )


def to_layout(poster: Poster) -> Layout:
    """The layout of a poster's words, from the bottom upwards."""
    columns = columns_of([each.name for each in poster.seats])
    rows = min(MOST_ROWS, -(-len(poster.seats) // columns))
    size, lines = fit_lines(poster.line, LINES, ROOM)
    more_size, mores = fit_lines(poster.more.partition(". ")[0], MORES, ROOM)
    people = BOTTOM - ROW * rows + SEAT + 8
    more = people - SEAT - SPACE - 1.2 * more_size * (len(mores) - 1)
    under = more - more_size - SPACE / 2 if mores else people - SEAT - SPACE
    line = under - 0.12 * size - 1.08 * size * (len(lines) - 1)
    return Layout(line - 0.86 * size - SPACE / 2, line, size, lines, more, more_size, mores, people, columns)


def columns_of(names: Sequence[str]) -> int:
    """How many people stand side by side: as many as the names leave room for."""
    wide = max(map(width_of, names), default=0.0) * SEAT * SMALLEST
    for columns in COLUMNS:
        if wide <= ROOM / columns - GAP and len(names) <= columns * MOST_ROWS:
            return min(columns, max(1, len(names))) if len(names) <= columns else -(-len(names) // MOST_ROWS)
    return COLUMNS[-1] if len(names) <= COLUMNS[-1] * MOST_ROWS else COLUMNS[0]


def on_cover(cover: str, dark: float, *words: str) -> str:
    """A picture of words on a cover. dark: from this height on it is dark."""
    stops = ((max(0.0, dark - FADE), 0.0), (dark - FADE / 3, 0.5), (dark + 4, 0.9), (max(dark + 60, dark / 2 + COVER_HEIGHT / 2 - 4), 1.0))
    shades = [element("stop", offset=round(y / HEIGHT, 4), stop_color=NIGHT, stop_opacity=opacity) for y, opacity in stops]
    return element(
        "svg",
        element("linearGradient", *shades, id="scrim", x1=0, y1=0, x2=0, y2=1),
        element("rect", width=WIDTH, height=HEIGHT, fill=NIGHT),
        cover_image(cover, 0, min(0.0, dark / 2 - COVER_HEIGHT / 2), WIDTH),
        element("rect", width=WIDTH, height=HEIGHT, fill="url(#scrim)"),
        *words,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
    )


def head_svg(poster: Poster, y: float) -> str:
    """The game and its phase at the left, the viewpoint at the right."""
    head = " · ".join(filter(None, (poster.title, poster.phase)))
    return text_line(head, LEFT, y, HEAD, BRASS, width=0.62 * ROOM, font_weight=600) + text_line(
        poster.viewpoint, LEFT + ROOM, y, FACT, FAINT, width=0.36 * ROOM, anchor="end"
    )


def seat_svg(seat: PosterSeat, nth: int, laid: Layout) -> str:
    """A person: the name, with a star for a winner, and below it who won or is to move, and the facts for which there is room."""
    width = ROOM / laid.columns
    x, y, room = LEFT + nth % laid.columns * width, laid.people + nth // laid.columns * ROW, width - GAP
    lit = seat.has_won or seat.is_asked
    ink = BRASS if lit else CREAM
    name = f"★ {seat.name}" if seat.has_won else seat.name
    facts = (*["Winner"] * seat.has_won, *["To move"] * seat.is_asked, *seat.facts)
    while len(facts) > 1 and width_of(" · ".join(facts)) * FACT > room:
        facts = facts[:-1]
    return text_line(name, x, y, SEAT, ink, width=room, least=SMALLEST - 0.1, font_weight=600) + text_line(
        " · ".join(facts), x, y + FACT + 7, FACT, ink if lit else FAINT, width=room, least=0.8
    )
