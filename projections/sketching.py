"""The sketch of a game through one pair of eyes: the ruleset's own, with who is awaited and who won."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from domain.game.sight import Sight
from domain.game.story import result
from domain.kernel.sketch import Place, Sketch


def sketched(sight: Sight, people: Sequence[str]) -> Sketch:
    """The table as this audience may see it; `people`: what each seat is called."""
    known = sight.minds or (() if sight.mind is None else (sight.mind,))
    table = empty(sight, people) if sight.table is None else sight.rules.sketch(sight.table, known, people)
    is_over = sight.status in ("over", "aborted")
    ending = (capitalised(result(sight.outcome, people)),) if is_over else ()
    return replace(
        table,
        captions=(*table.captions, *ending),
        awaited=tuple(each.seat for each in sight.decisions),
        winners=sight.outcome.winners if sight.outcome is not None else (),
        front=sight.viewpoint if isinstance(sight.viewpoint, int) else 0,
    )


def empty(sight: Sight, people: Sequence[str]) -> Sketch:
    """A table before the deal, or one whose rules are not installed."""
    places = tuple(
        Place(name, note="" if place.taken else "free") for name, place in zip(people, sight.seats, strict=True)
    )
    caption = "Before the deal" if sight.rules.is_installed else "The rules are not installed here"
    return Sketch(places, captions=(caption,))


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]
