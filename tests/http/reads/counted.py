"""Counts what a read makes the service do: logs that are folded from their beginning, and what is rendered."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any, NamedTuple

from flask import templating

from domain.game.information_state import information_state
from extensions.tournaments.app import repository as tournament_repository
from extensions.tournaments.app.state import Tournaments
from service.app.core.context import Context
from service.app.core.game_repository import GameRepository
from service.app.core.rendered import Rendered
from service.app.sharing.drawn_pictures import DrawnPictures
from service.app.sharing.previews import draw_picture


class Work(NamedTuple):
    """What a read does, or may do at most. events, games: logs folded from their beginning; renders: views, pages and
    pictures made.
    """

    events: int = 0
    games: int = 0
    renders: int = 0

    def exceeds(self, most: Work) -> bool:
        return any(one > other for one, other in zip(self, most, strict=True))


COUNTED: dict[CodeType, str] = {
    tournament_repository.fold_first.__code__: "events",
    GameRepository._read.__code__: "games",
    GameRepository.replay.__code__: "games",
    information_state.__code__: "renders",
    templating._render.__code__: "renders",
    draw_picture.__code__: "renders",
}
"""Functions that are counted, by their code: imported by any module under any name."""


@contextmanager
def counting() -> Iterator[Counter[str]]:
    """Counts what this thread does within the block."""
    found: Counter[str] = Counter()

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code in COUNTED:
            found[COUNTED[frame.f_code]] += 1

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(before)


def forget_everything(context: Context) -> None:
    """Empty all caches of a process, as an attacker does who reads other things in between."""
    for each in (
        context.games._cache, context.games._past, context.part(Tournaments).repository._cache, context.part(DrawnPictures).cache, context.part(Rendered).views,
        context.part(Rendered).lines, context.part(Tournaments).books, context.part(Tournaments).rankings, context.part(Tournaments).pages,
    ):  # fmt: skip
        each.clear()
