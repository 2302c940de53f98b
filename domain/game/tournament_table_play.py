"""Opens the tables of a tournament, and notes no-shows. Each decision returns the batch or raises a Refusal."""

from __future__ import annotations

from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause, append_facts, facts_of
from domain.game.decide import STAND_IN, require_running, to_absence
from domain.game.events.game_events import SeatAbsent
from domain.game.events.seat_plan import Policy
from domain.game.events.tournament_table import NoShowsNoted, PlayOpened
from domain.kernel.errors import Conflict, Stale
from domain.kernel.secrecy import Event, Seat
from domain.kernel.timestamps import milliseconds


def open_play(game: Game, opened: PlayOpened, cause: Cause) -> Batch:
    """Opens a dealt table.  Raises Conflict."""
    require_running(game)
    if not game.is_held or game.status != "playing":
        raise Conflict("round-under-way", "This table does not wait for its round.")
    return append_facts(game, cause, facts_of(opened))


def note_no_shows(game: Game, seats: tuple[Seat, ...], policy: Policy | None, cause: Cause) -> Batch:
    """Notes the seats that were never looked at, once their time is up; they become absent if the tournament says so.
    policy: of the house bot, which plays for them.  Raises Conflict, Stale.
    """
    require_running(game)
    opening = game.opening
    if opening is None or opening.no_show_ms is None or milliseconds(cause.at) < opening.no_show_ms:
        raise Stale("It is not the time to note who has not come.")
    if list(seats) != sorted({each for each in seats if each in game.people}):
        raise Conflict("seat-absent", "Only seats of people can be empty.")
    facts = facts_of(NoShowsNoted(seats))
    if opening.no_show == "absent":
        gone = [seat for seat in seats if not game.is_absent(seat)]
        facts += facts_of(*[absence_of(game, seat, policy) for seat in gone])
    return append_facts(game, cause, facts)


def absence_of(game: Game, seat: Seat, policy: Policy | None) -> Event:
    """The absence of a no-show: by the table clock's plan, but never for good; a bot plays if there is no clock."""
    if game.table_clock is None or game.table_clock.plan.on_absence == "forfeit":
        assert policy is not None
        return SeatAbsent(seat, STAND_IN, policy)
    return to_absence(game, seat, policy)
