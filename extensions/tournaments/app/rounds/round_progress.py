"""Progress of a round's tables, for officials: awaited seats and since when, absent players, pauses."""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from domain.game.aggregate import Game
from domain.game.information_state import InformationState, information_state
from domain.kernel.errors import Forbidden, Missing
from domain.kernel.secrecy import Seat
from extensions.tournaments.answers.rounds import AwaitedSeat, RoundProgress, TableProgress
from extensions.tournaments.app.callers import require_official_caller
from extensions.tournaments.app.requests import load_tournament
from extensions.tournaments.domain.decide.requirements import require_outside
from extensions.tournaments.domain.game_results import placing_so_far
from extensions.tournaments.domain.tables import Table
from extensions.tournaments.domain.tournament import Official, Tournament
from projections.game_card import seat_names
from projections.people_panel import people_panel
from projections.timestamps import stamp
from service.app.core.authorization import is_withheld
from service.app.core.context import Context
from service.app.core.read_game import load_public_game


def load_progress(context: Context, tournament_id: str, number: int, bearer: str | None) -> RoundProgress:
    """The running tables of a round, as all players of each table see them. For their own section, an official who
    plays gets the spectators' view, with its delay; of tables with boards, who is awaited and since when, and no more.

    Raises Missing, Unauthorised, Gone.
    """
    tournament, caller = load_tournament(context, tournament_id, bearer)
    official = require_official_caller(caller)
    found = tournament.rounds.get(number)
    if found is None or found.published is None:
        raise Missing(f"Round {number} is not published.")
    rows = []
    for each in found.tables.values():
        if each.game.opened is not None and not each.game.is_over:
            with suppress(Missing, Forbidden):
                rows.append(load_row(context, tournament, official, number, each))
    return RoundProgress.at_head(tournament, round=number, server_time=context.stamp(), tables=rows)


def load_row(context: Context, tournament: Tournament, official: Official, number: int, table: Table) -> TableProgress:
    """The progress of a table as an official may read it now.  Raises Missing, Forbidden."""
    game = context.games.load(table.game.id)
    try:
        require_outside(tournament, official, number, table)
    except Forbidden:
        if is_withheld(game):
            return without_moves(progress_json(table, game), game)
        return progress_json(table, load_public_game(context, game.id))
    return progress_json(table, game)


def without_moves(row: TableProgress, game: Game) -> TableProgress:
    """The progress of a table without the number of its moves."""
    return replace(row, version=1 if game.opening is None else game.opening.version)


def progress_json(table: Table, game: Game) -> TableProgress:
    """Progress of a table, from its game's public data."""
    info = information_state(game, "public")
    panel = people_panel(info, seat_names(game, {}, game.version))
    shown = placing_so_far(game)
    resigned = {each.seat for each in panel.seats if each.state == "resigned"}
    return TableProgress(
        table=table.number,
        game=game.id,
        version=game.version,
        status=game.status,
        changed=game.at,
        awaited=[AwaitedSeat.of(each, since=since(info, game, each.seat)) for each in panel.awaited],
        away=[each.seat for each in panel.seats if each.state == "away"],
        no_shows=[] if game.opening is None else [each for each in game.opening.no_shows if each not in resigned],
        counts_scores=shown is not None and shown.scores is not None,
        paused_until=panel.paused,
        is_pause_ahead=panel.is_pause_ahead,
    )


def since(info: InformationState, game: Game, seat: Seat) -> str:
    """When a seat was asked: by the table's clock, or, without one, the time of the game's last event."""
    times = {} if info.table_clock is None else info.table_clock.times
    return stamp(times[seat].since_ms) if seat in times else game.at
