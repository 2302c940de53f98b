"""A table's place in its tournament, for its pages: tournament, round and table."""

from __future__ import annotations

from typing import NamedTuple

from domain.kernel.errors import Missing
from extensions.tournaments.app.callers import ANYBODY
from extensions.tournaments.app.cards import title_of
from extensions.tournaments.app.persons import load_texts
from extensions.tournaments.app.state import Tournaments
from service.answers.games import SentTournamentPlace
from service.app.core.context import Context


class TournamentPlace(NamedTuple):
    """A table of a tournament. title: of the tournament, as the public reads it."""

    tournament: str
    round: int
    table: int
    title: str

    @property
    def path(self) -> str:
        """The table's page at the tournament."""
        return f"/t/{self.tournament}/rounds/{self.round}/tables/{self.table}"


def load_tournament_place(context: Context, place: SentTournamentPlace) -> TournamentPlace | None:
    """A table's place in its tournament. place: as in cards; None if the tournament is not in this store.

    The caller may see the table: if it shares its deal, only its place is public.
    """
    try:
        tournament = context.part(Tournaments).repository.load(place.tournament)
    except Missing:
        return None
    return TournamentPlace(place.tournament, place.round, place.table, title_of(tournament, load_texts(context, tournament, ANYBODY)))
