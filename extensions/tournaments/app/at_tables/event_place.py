"""A table's place in its event, for its pages: event, round and table."""

from __future__ import annotations

from typing import NamedTuple

from domain.kernel.errors import Missing
from extensions.tournaments.app.callers import ANYBODY
from extensions.tournaments.app.event_json import title_of
from extensions.tournaments.app.persons import load_texts
from extensions.tournaments.app.state import Tournaments
from service.answers.games import SentEventPlace
from service.app.core.context import Context


class EventPlace(NamedTuple):
    """A table of an event. title: of the event, as the public reads it."""

    event: str
    round: int
    table: int
    title: str

    @property
    def path(self) -> str:
        """The table's page at the event."""
        return f"/e/{self.event}/rounds/{self.round}/tables/{self.table}"


def load_event_place(context: Context, place: SentEventPlace) -> EventPlace | None:
    """A table's place in its event. place: as in cards; None if the event is not in this store.

    The caller may see the table: if it shares its deal, only its place is public.
    """
    try:
        tournament = context.part(Tournaments).repository.load(place.event)
    except Missing:
        return None
    return EventPlace(place.event, place.round, place.table, title_of(tournament, load_texts(context, tournament, ANYBODY)))
