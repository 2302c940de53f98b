"""Absent players: they leave and return by their own command or by the organiser's."""

from __future__ import annotations

from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause, append_facts, facts_of
from domain.game.decide import STAND_IN, require_running
from domain.game.events.clock_events import SeatReturned
from domain.game.events.game_events import SeatAbsent
from domain.game.events.seat_plan import Policy
from domain.kernel.errors import Conflict
from domain.kernel.secrecy import Seat


def come_back(game: Game, seat: Seat, cause: Cause) -> Batch:
    """The player of an absent seat returns.  Raises Conflict."""
    require_absent(game, seat)
    return append_facts(game, cause, facts_of(SeatReturned(seat)))


def require_absent(game: Game, seat: Seat) -> None:
    """Raises Conflict for a seat whose player is present, or left for good."""
    require_running(game)
    if not game.is_absent(seat):
        raise Conflict("not-absent", f"Seat {seat} is not absent.")


def leave(game: Game, seat: Seat, cause: Cause, policy: Policy) -> Batch:
    """A player is absent until they return, and a bot plays. policy: of that bot.  Raises Conflict."""
    require_present(game, seat)
    return append_facts(game, cause, facts_of(SeatAbsent(seat, STAND_IN, policy)))


def require_present(game: Game, seat: Seat) -> None:
    """Raises Conflict unless a person plays this seat of a dealt game."""
    require_running(game)
    if game.state is None or game.status == "seating":
        raise Conflict("not-started", "This game waits for players.")
    if game.seats[seat].is_automatic:
        raise Conflict("seat-resigned", f"No person plays seat {seat}.")
    if game.is_absent(seat):
        raise Conflict("seat-absent", f"Seat {seat} is absent until its player returns.")
