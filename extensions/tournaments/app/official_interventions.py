"""Interventions of a tournament's officials at a running table, for those who may rule there."""

from __future__ import annotations

from domain.game.aggregate import Game
from domain.game.interventions.interventions import Statement
from domain.kernel.errors import Missing
from extensions.tournaments.answers.rounds import TableInterventionResult
from extensions.tournaments.app.callers import Caller, authenticate_caller
from extensions.tournaments.app.requests import TournamentRequest, load_tournament
from extensions.tournaments.app.seen_boards import require_unseen
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.decide.requirements import (
    require_impartial,
    require_official,
    require_on,
    require_table,
)
from extensions.tournaments.domain.tables import Table
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context
from service.app.core.idempotent_requests import Reply
from service.app.interventions.intervene import InterventionRequest, execute_intervention

POWERS = ("strike", "add_time", "pause", "resume", "hand_to_bot", "return", "substitute", "reissue")
HANDED_ON = ("substitute",)
"""Powers whose new key an official hands on."""


def intervene_as_official(
    context: Context, number: int, table: int, *, wanted: InterventionRequest, reason: str, asked: TournamentRequest
) -> Reply:
    """Carry out an intervention of an official at a running table, a public event of its game. reason: public. The answer
    holds the slip of a stand-in; the new token of a reissued seat goes to its entry alone, which reads it at its table.

    Raises Conflict, Forbidden, Malformed, Missing.
    """
    tournament, caller = load_tournament(context, asked.tournament, asked.bearer)
    found = require_may_act(tournament, caller, number, table)
    if found.game.opened is None:
        raise Missing("The game of this table is not open.")
    game = context.games.load(found.game.id)
    said = Statement(f"official {caller.by}", reason)

    def require(_: Game) -> None:
        latest = context.part(Tournaments).repository.load(asked.tournament)
        at = require_may_act(latest, authenticate_caller(context, latest, asked.bearer), number, table)
        if wanted.kind == "substitute" and wanted.seat is not None:
            require_unseen(context, latest, latest.rounds[number], at, seat=wanted.seat, name=wanted.name)

    reply = execute_intervention(context, game, wanted._replace(said=said), asked.request, require, handed_on=HANDED_ON)
    return reply._replace(body=TableInterventionResult.of(reply.body, table=table, game=game.id, slip=reply.body.slip or None))


def require_may_act(tournament: Tournament, caller: Caller, number: int, table: int) -> Table:
    """The table.  Raises Forbidden, Missing, Conflict unless this official may act there now."""
    official = require_official(tournament, caller.by, tournament.regulations.may_rule)
    require_on(tournament)
    found = require_table(tournament, number, table)
    require_impartial(tournament, official, number, found)
    return found
