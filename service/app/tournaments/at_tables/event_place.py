"""Where a table belongs, for its pages: which table of which round of which event."""

from __future__ import annotations

from typing import NamedTuple

from domain.kernel.errors import Missing
from service.app.core.context import Context
from service.app.core.idempotent_requests import Json
from service.app.tournaments.callers import ANYBODY
from service.app.tournaments.event_json import title_of
from service.app.tournaments.persons import load_texts


class EventPlace(NamedTuple):
    """A table of an event. title: of the event, as everybody reads it."""

    event: str
    round: int
    table: int
    title: str

    @property
    def path(self) -> str:
        """The table's page at the event."""
        return f"/e/{self.event}/rounds/{self.round}/tables/{self.table}"


def load_event_place(context: Context, place: Json | None) -> EventPlace | None:
    """Where a table belongs. place: as cards say it, None for a game of no event; the answer is None too where the event is
    not here.

    The caller may see the table: of one that shares its deal, no more than its place is public.
    """
    if place is None:
        return None
    try:
        tournament = context.tournaments.load(place["event"])
    except Missing:
        return None
    return EventPlace(**place, title=title_of(tournament, load_texts(context, tournament, ANYBODY)))
