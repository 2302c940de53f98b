"""Hands a seat over if another person plays for its entry from now on: once for each person, while its table is
running.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.events.intervention_events import OF_THE_TOURNAMENT
from domain.game.interventions import interventions
from domain.game.interventions.interventions import SeatKey, Statement
from domain.kernel.errors import Conflict, Refusal
from domain.kernel.secrecy import Seat
from extensions.tournaments.app.entry_players import players_of_entries
from extensions.tournaments.app.owed_steps.open_games import names_at
from extensions.tournaments.app.owed_steps.portion import Portion
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.entries import Former
from extensions.tournaments.domain.facts.parts import Seated
from extensions.tournaments.domain.tables import Table
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.authorization import derive_token
from service.app.core.context import Context, hash_token
from service.app.core.idempotent_requests import Request
from service.app.names.seat_names import salt_names
from service.app.players.held_texts import hold_names
from service.app.players.seats import bind_seat_of_token

SUBSTITUTED = "tournament/substituted/"
"""Prefix of the key of a handover in its game's log; clients cannot have such keys."""


class Handover(NamedTuple):
    """A seat that another person of its entry plays. former: the person before."""

    seat: Seat
    seated: Seated
    former: Former

    @property
    def request(self) -> Request:
        return Request(f"{SUBSTITUTED}{self.former.version}/{self.seat}", "tournament")


def mirror_substitutes(context: Context, tournament: Tournament, portion: Portion) -> None:
    """Hand over the seats of replaced persons at running tables, unless done."""
    current = tournament.current
    if current is None or current.state != "open":
        return
    for table in current.tables.values():
        if table.game.opened is not None and not table.game.is_over and has_handovers(tournament, table):
            game = context.games.load(table.game.id)
            for each in handovers(tournament, table, game):
                if game.is_running and game.answered.get(each.request.key) is None:
                    portion.require_left()
                    hand_over(context, tournament, table, each, portion)


def has_handovers(tournament: Tournament, table: Table) -> bool:
    return any(tournament.entries[each.entry].former for each in table.seats)


def handovers(tournament: Tournament, table: Table, game: Game) -> Iterator[Handover]:
    """The seats whose person was replaced after their game was made, by seat; the last replacement of each."""
    for seat, seated in enumerate(table.seats):
        later = [
            each
            for each in tournament.entries[seated.entry].former
            if each.member == seated.member and each.at > game.founded_at
        ]
        if later:
            yield Handover(seat, seated, later[-1])


def hand_over(context: Context, tournament: Tournament, table: Table, handed: Handover, portion: Portion) -> None:
    """Hand one seat over; no effect if its game has ended."""
    seat, number = handed.seat, handed.seated.entry
    texts = context.part(Tournaments).repository.texts(tournament)
    name = names_at(tournament, table, texts).get(seat, f"Entry {number}")
    salted = salt_names({seat: name}, context.entropy)
    plain = substitute_token(context, table.game.id, seat, handed.request.key)
    key = SeatKey(hash_token(plain))
    statement = Statement(OF_THE_TOURNAMENT, f"Another person plays for entry {number} from here on.")

    def act(latest: Game, cause: Cause) -> Batch:
        return interventions.substitute(latest, seat, key, statement, cause, player=salted.players[seat])

    player = players_of_entries(tournament, texts).get((number, handed.seated.member))
    with suppress(Conflict), hold_names(context, table.game.id, {seat: player}, salted.players):
        context.games.execute(table.game.id, handed.request, act, names=salted.stored)
        portion.spend()
    if player is not None:
        with suppress(Refusal):
            bind_seat_of_token(context, player, plain)


def substitute_token(context: Context, game: str, seat: Seat, key: str) -> str:
    """The token of a seat after a handover. key: of the handover in the game's log."""
    return derive_token(context, game, f"substitute-{seat}/{key}", "seat:act")
