"""The drawing of a game from one viewpoint: the ruleset's sketch, with awaited seats and winners."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from domain.game.event_text import outcome_text
from domain.game.information_state import InformationState
from domain.kernel.table_drawing import SeatArea, Sketch
from domain.kernel.text.event_text import count_text


def game_drawing(info: InformationState, people: Sequence[str]) -> Sketch:
    """The table from this viewpoint. people: the seats' names."""
    known = info.minds or (() if info.mind is None else (info.mind,))
    table = empty(info, people) if info.table is None else info.rules.sketch(info.table, known, people)
    is_over = info.status in ("over", "aborted")
    is_cancelled = info.luck is not None and info.luck.state == "cancelled"
    result = "Nothing was dealt" if is_cancelled else with_capital(outcome_text(info.outcome, people))
    ending = (result,) if is_over else ()
    return replace(
        table,
        captions=(*table.captions, *ending),
        awaited=tuple(each.seat for each in info.decisions),
        winners=info.outcome.winners if info.outcome is not None else (),
        front=info.viewpoint if isinstance(info.viewpoint, int) else 0,
    )


def empty(info: InformationState, people: Sequence[str]) -> Sketch:
    """A table before the deal, or under rules that are not installed."""
    places = tuple(
        SeatArea(name, note="" if place.is_taken else "free") for name, place in zip(people, info.seats, strict=True)
    )
    caption = "Before the deal" if info.rules.is_installed else "The rules are not installed here"
    return Sketch(places, captions=(caption,))


def with_capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def seat_texts(sketch: Sketch) -> list[str]:
    """The drawing's seats as text, a line each."""
    return [
        f"{seat_text(here, sketch.coin, note_of(sketch, nth), nth in sketch.winners)}."
        for nth, here in enumerate(sketch.places)
    ]


def note_of(sketch: Sketch, nth: int) -> str:
    """A seat's status."""
    return sketch.places[nth].note or ("awaited" if nth in sketch.awaited else "")


def seat_text(here: SeatArea, coin: str, note: str, has_won: bool) -> str:
    """A seat as text."""
    facts = [each.label for each in here.tokens]
    facts += [] if here.coins is None else [count_text(here.coins, coin)]
    facts += [each.words for each in here.cards if each.is_open]
    closed = sum(not each.is_open for each in here.cards)
    facts += [f"{count_text(closed, 'card')} face down"] if closed else []
    facts += [each for each, is_so in ((note, note), ("out", here.is_out), ("winner", has_won)) if is_so]
    return f"{here.name}: {', '.join(facts)}" if facts else here.name
