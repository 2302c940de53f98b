"""Room for the tables of a round among the open games of its tournament's owner: for all of them, or the round waits."""

from __future__ import annotations

from domain.kernel.errors import Conflict
from extensions.tournaments.domain.tables import Round, Table
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context
from service.app.projected.open_games import close_items, note_openings, require_possible

ROWS = "waiting-rounds"
"""Name in the store of the reasons why rounds wait, by tournament."""


def take_room(context: Context, tournament: Tournament, played: Round) -> bool:
    """Count all tables of a round before the first is opened, or none of them. False: the round waits until others end."""
    games = {each.game.id: seats_of(tournament, each) for each in played.tables.values()}
    try:
        note_openings(context, context.store.owner(tournament.id), games)
    except Conflict as full:
        text = f"{played.number}/{played.attempt} {full.detail}"
        context.store.put_row(ROWS, tournament.id, context.store.clock_ms(), 0, text.encode())
        return False
    context.store.delist(ROWS, tournament.id)
    return True


def return_room(context: Context, tournament: Tournament, played: Round) -> None:
    """Stop counting the tables of a withdrawn round that were never opened; the others count until they are over."""
    owner = context.store.owner(tournament.id)
    for each in played.tables.values():
        if owner and not context.games.exists(each.game.id):
            close_items(context.store, owner, each.game.id)


def seats_of(tournament: Tournament, table: Table) -> list[str]:
    """The kinds of a table's seats, as far as they are known before it is opened."""
    return ["human" if tournament.entries[each.entry].bot is None else "bot" for each in table.seats]


def require_room_ever(context: Context, tournament: Tournament, number: int) -> None:
    """Raises Conflict too-many-open for a drafted round with more tables than its owner may ever have open at once."""
    drafted = tournament.rounds[number].draft
    if drafted is not None:
        tables = drafted.draft.tables
        bots = sum(any(tournament.entries[seated.entry].bot is not None for seated in each.seats) for each in tables)
        require_possible(context, len(tables), bots)


def waiting_text(context: Context, tournament: Tournament, played: Round) -> str | None:
    """Why the tables of a published round are not opened yet, for its officials; None if they do not wait for room."""
    row = context.store.row(ROWS, tournament.id) if played.state == "published" else None
    name, _, text = ("" if row is None else row.decode()).partition(" ")
    return text if name == f"{played.number}/{played.attempt}" else None
