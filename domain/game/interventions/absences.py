"""Players who go away and come back, by their own word or by the organiser's."""

from __future__ import annotations

from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause, append_facts, facts_of
from domain.game.clocks.clock_events import SeatReturned
from domain.game.decide import STAND_IN, demand_running
from domain.game.events import SeatAbsent
from domain.game.opening.seat_plan import Policy
from domain.kernel.errors import Conflict
from domain.kernel.secrecy import Seat


def come_back(game: Game, seat: Seat, cause: Cause) -> Batch:
    """The player of an absent seat is back.  Raises Conflict."""
    demand_absent(game, seat)
    return append_facts(game, cause, facts_of(SeatReturned(seat)))


def demand_absent(game: Game, seat: Seat) -> None:
    """Raises Conflict for a seat whose player is there, or left for good."""
    demand_running(game)
    if not game.is_absent(seat):
        raise Conflict("not-absent", f"Seat {seat} is not absent.")


def leave(game: Game, seat: Seat, cause: Cause, policy: Policy) -> Batch:
    """A player is away until they return, and a bot plays. policy: of that bot.  Raises Conflict."""
    demand_present(game, seat)
    return append_facts(game, cause, facts_of(SeatAbsent(seat, STAND_IN, policy)))


def demand_present(game: Game, seat: Seat) -> None:
    """Raises Conflict unless a person plays this seat of a game that is dealt."""
    demand_running(game)
    if game.state is None or game.status == "seating":
        raise Conflict("not-started", "This game waits for players.")
    if game.seats[seat].is_automatic:
        raise Conflict("seat-resigned", f"No person plays seat {seat}.")
    if game.is_absent(seat):
        raise Conflict("seat-absent", f"Seat {seat} is absent until its player returns.")
