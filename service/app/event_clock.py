"""Interventions by an event's officials at a running table, if they may rule there."""

from __future__ import annotations

from domain.game.aggregate import Game
from domain.game.interventions.interventions import Statement
from domain.kernel.errors import Missing
from domain.tournament.decide.demands import demand_impartial, demand_official, demand_on, demand_table
from domain.tournament.tables import Table
from domain.tournament.tournament import Tournament
from service.app.carry_out import Reply
from service.app.context import Context
from service.app.interventions import InterventionRequest, carry_out_intervention
from service.app.tournaments.callers import Caller, authenticate_caller
from service.app.tournaments.event_requests import EventRequest, load_event
from service.app.tournaments.seen_boards import demand_unseen

POWERS = ("strike", "add_time", "pause", "resume", "hand_to_bot", "return", "substitute", "reissue")


def act_on_clock(
    context: Context, number: int, table: int, wanted: InterventionRequest, reason: str, asked: EventRequest
) -> Reply:
    """An official's intervention at a running table, as a public event of its game. reason: published.

    Raises Conflict, Forbidden, Malformed, Missing.
    """
    tournament, caller = load_event(context, asked.event, asked.bearer)
    found = demand_may_act(tournament, caller, number, table)
    if found.game.opened is None:
        raise Missing("The game of this table is not open.")
    game = context.games.load(found.game.id)
    statement = Statement(f"official {caller.by}", reason)

    def demand(_: Game) -> None:
        latest = context.tournaments.load(asked.event)
        at = demand_may_act(latest, authenticate_caller(context, latest, asked.bearer), number, table)
        if wanted.kind == "substitute" and wanted.seat is not None:
            demand_unseen(context, latest, latest.rounds[number], at, wanted.seat, wanted.name)

    reply = carry_out_intervention(context, game, wanted._replace(said=statement), asked.request, demand)
    body = {"table": table, "game": game.id, "version": reply.body["version"], "digest": reply.body["digest"]}
    return reply._replace(body={**body, "token": reply.body.get("token")})


def demand_may_act(tournament: Tournament, caller: Caller, number: int, table: int) -> Table:
    """The table.  Raises Forbidden, Missing, Conflict unless this official may act there now."""
    official = demand_official(tournament, caller.by, tournament.regulations.may_rule)
    demand_on(tournament)
    found = demand_table(tournament, number, table)
    demand_impartial(tournament, official, number, found)
    return found
