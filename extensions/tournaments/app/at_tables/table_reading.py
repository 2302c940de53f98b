"""An arbiter's read of all hidden information at a table: noted in the tournament's public log before it is shown."""

from __future__ import annotations

from domain.game.information_state import information_state
from domain.kernel.errors import Conflict
from extensions.tournaments.answers.rounds import TableHands
from extensions.tournaments.app.callers import Caller
from extensions.tournaments.app.requests import TournamentRequest, execute_at_tournament, salt_words
from extensions.tournaments.domain.batch import FactBatch, FactCause
from extensions.tournaments.domain.decide.reading import read_hands
from extensions.tournaments.domain.decide.requirements import require_official, require_table
from extensions.tournaments.domain.tournament import Tournament
from projections.game_card import seat_names
from projections.scene_text import seat_texts
from service.app.core.context import Context
from service.app.core.idempotent_requests import Reply
from service.app.core.read_game import render_view


def read_table(context: Context, number: int, table: int, reason: str, asked: TournamentRequest) -> Reply:
    """Note an official's read, and answer with the table's content: the same if the request is repeated.

    Raises Conflict, Forbidden, Malformed, Missing, Unavailable.
    """
    salted = salt_words(context, reason)

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        require_official(tournament, cause.by, tournament.regulations.may_rule)
        found = require_table(tournament, number, table)
        if found.game.opened is None:
            raise Conflict("not-started", f"Table {table} is not open yet.")
        return read_hands(tournament, number, table, version=context.games.load(found.game.id).version, reason=salted, cause=cause)

    return execute_at_tournament(context, asked, f"hands-{number}-{table}", decide, lambda then, _: hands_json(context, then))


def hands_json(context: Context, tournament: Tournament) -> TableHands:
    """The content of the last read."""
    seen = tournament.reads[-1]
    game = context.games.at(seen.game, seen.at_version)
    context.store.note_read(seen.game, seen.at_version, "all", context.now_ms())
    people = seat_names(game, context.games.names(game), game.version)
    return TableHands.at_head(
        tournament,
        round=seen.table[0],
        table=seen.table[1],
        game=seen.game,
        hands=seat_texts(information_state(game, "all"), people),
        view=render_view(context, game, "all", game.at).raw,
    )
