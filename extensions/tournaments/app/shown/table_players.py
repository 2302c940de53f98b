"""Who played the seats of a finished table, from the public facts of its game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from domain.kernel.errors import Forbidden, Missing
from domain.kernel.secrecy import Seat
from extensions.tournaments.app.shown.shown_tournament import VisibleTournament
from extensions.tournaments.domain.facts.parts import PlayedBy
from extensions.tournaments.domain.tables import Table
from service.app.core.context import Context
from service.app.core.read_game import load_public_game
from service.app.names.seat_names import load_names


class TablePlayer(NamedTuple):
    """Who played a seat at the end. is_no_show: its person had not come by the time that the regulations allow; name:
    of a stand-in, None if pages show no names.
    """

    by: PlayedBy
    is_no_show: bool
    name: str | None


def show_players(context: Context, shown: VisibleTournament, number: int, table: Table) -> tuple[TablePlayer, ...]:
    """The players of a table by seat; empty before its end, and while nothing of its round is public."""
    if not table.played_by or shown.held_back == number:
        return ()
    no_shows: tuple[Seat, ...] = ()
    names: Mapping[Seat, str] = {}
    try:
        game = load_public_game(context, table.game.id)
        no_shows = () if game.opening is None else game.opening.no_shows
        names = load_names(context.store, game.id) if shown.texts.shown_as == "names" else {}
    except (Missing, Forbidden):
        pass
    return tuple([
        TablePlayer(by, seat in no_shows, names.get(seat) if by == "stand_in" else None)
        for seat, by in enumerate(table.played_by)
    ])  # fmt: skip
