"""My tournaments: a page of the tournaments in which a player has an entry, and rebuilding the list from the store."""

from __future__ import annotations

from contextlib import suppress

from domain.kernel.errors import Diverged, Missing
from extensions.tournaments.answers.tournaments import MyTournament, MyTournamentPage
from extensions.tournaments.app.callers import Caller, player_caller, visible_to
from extensions.tournaments.app.cards import entry_json, location_json, summary_json
from extensions.tournaments.app.entry_players import (
    ENTRIES_OF,
    note_player,
    persons_of_entries,
    players_of_entries,
)
from extensions.tournaments.app.persons import load_texts
from extensions.tournaments.app.repository import LETTER
from extensions.tournaments.app.rows import find_tournament_row
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.regulations.terms import MOST_ENTRIES
from extensions.tournaments.domain.rows.tournament_row import to_tournament_row
from extensions.tournaments.domain.tables import Round, Table
from extensions.tournaments.domain.tournament import Tournament
from service.answers.games import SentTournamentPlace
from service.app.core.context import Context
from service.app.core.cursors import TOURNAMENT
from service.app.players.player_repository import load_player_of_token
from service.app.projected.read_rows import read_rows

MOST_FOLDED = MOST_ENTRIES
"""Most entries of the tournaments on a page, together: of one of the largest tournaments."""


def load_my_tournaments(context: Context, bearer: str | None, cursor: str | None, limit: int) -> MyTournamentPage:
    """A page of the tournaments of a token's player, the newest first.  Raises Unauthorised, Gone, BadCursor.

    Each tournament is folded, so a page ends before the sum of their entries exceeds `MOST_FOLDED`, and counts tournaments that
    the player has left.
    """
    player, items, last, read, folded = load_player_of_token(context, bearer).id, list[MyTournament](), "", 0, 0
    for tournament_id, _ in read_rows(context.store, ENTRIES_OF.format(player), TOURNAMENT.parse_optional(cursor)):
        row = find_tournament_row(context.store, tournament_id)
        folded += MOST_ENTRIES if row is None else row.made
        if read and (read == limit or folded > MOST_FOLDED):
            return TOURNAMENT.page(items, last, MyTournamentPage)
        read, last = read + 1, tournament_id
        with suppress(Missing, Diverged):
            tournament = context.part(Tournaments).repository.load(tournament_id)
            caller = player_caller(context, tournament, player)
            if caller.entry is not None:
                items.append(my_tournament_json(context, tournament, caller, player))
    return TOURNAMENT.page(items, None, MyTournamentPage)


def my_tournament_json(context: Context, tournament: Tournament, caller: Caller, player: str) -> MyTournament:
    """A tournament with the player's entry, and the table of the current round."""
    assert caller.entry is not None
    seen = visible_to(context, tournament, caller)
    texts, number = load_texts(context, seen, caller), caller.entry.number
    members = [
        member
        for (entry, member), each in players_of_entries(tournament, context.part(Tournaments).repository.texts(tournament)).items()
        if (entry, each) == (number, player)
    ]
    table = None if seen.current is None else table_of(seen.current, number, min(members))
    return MyTournament(
        tournament=summary_json(seen.id, to_tournament_row(seen, None), texts),
        location=location_json(seen, texts),
        entry=entry_json(seen.entries.get(number, caller.entry), texts),
        member=min(members),
        table=None if table is None or seen.current is None else SentTournamentPlace(tournament=seen.id, round=seen.current.number, table=table.number),
        is_table_over=table is not None and table.is_decided,
        starts_at=None if seen.current is None else seen.current.starts_at or None,
        place=next((each.place for each in seen.places if each.entry == number), None),
    )


def table_of(current: Round, entry: int, member: int) -> Table | None:
    """The table of an entry's person in the current round: the undecided one, else the last."""
    own = [each for each in current.tables.values() if any((one.entry, one.member) == (entry, member) for one in each.seats)]
    return next((each for each in own if not each.is_decided), own[-1] if own else None)


def rebuild_my_tournaments(context: Context) -> int:
    """Rebuild every player's list from the tournaments' texts. Returns the number of tournaments read."""
    tournaments = context.store.streams(LETTER)
    for tournament_id in tournaments:
        with suppress(Missing, Diverged):
            tournament = context.part(Tournaments).repository.load(tournament_id)
            for player in {each.player for each in persons_of_entries(context.part(Tournaments).repository.texts(tournament))}:
                note_player(context.store, player, tournament)
    return len(tournaments)
