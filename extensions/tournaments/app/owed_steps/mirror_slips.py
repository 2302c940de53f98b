"""Gives the seats of an entry with a new slip other tokens, while their tables are running: the tokens that its earlier
device read open nothing any more, and the table says so.
"""

from __future__ import annotations

from contextlib import suppress

from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.events.intervention_events import OF_THE_TOURNAMENT
from domain.game.interventions import interventions
from domain.game.interventions.interventions import SeatKey, Statement
from domain.kernel.errors import Conflict, Refusal
from domain.kernel.secrecy import Seat
from extensions.tournaments.app.entry_players import players_of_entries
from extensions.tournaments.app.owed_steps.portion import Portion
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.entries import Entry
from extensions.tournaments.domain.facts.parts import Seated
from extensions.tournaments.domain.slips import Slip
from extensions.tournaments.domain.tables import Table
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.authorization import derive_token
from service.app.core.context import Context, hash_token
from service.app.core.idempotent_requests import Request
from service.app.players.seats import bind_seat_of_token

NEW_SLIP = "tournament/slip/"
"""Prefix of the key of such a reissue in its game's log; clients cannot have such keys."""


def mirror_slips(context: Context, tournament: Tournament, portion: Portion) -> None:
    """Reissue the seats of entries that got a new slip during the round, unless done.  Raises PortionSpent."""
    current = tournament.current
    if current is None or current.state != "open":
        return
    for table in current.tables.values():
        if table.game.opened is None or table.game.is_over or not has_new_slips(tournament, table):
            continue
        game = context.games.load(table.game.id)
        for seat, seated in enumerate(table.seats):
            slip = find_new_slip(tournament.entries[seated.entry], seated, game, seat)
            if slip is not None and game.is_running:
                reissue_seat(context, tournament, game, seat, seated=seated, slip=slip, portion=portion)


def has_new_slips(tournament: Tournament, table: Table) -> bool:
    return any(is_new(tournament.entries[each.entry]) for each in table.seats)


def is_new(entry: Entry) -> bool:
    """Whether the entry's last slip is not its first."""
    return entry.slip is not None and entry.slip.version > entry.made


def find_new_slip(entry: Entry, seated: Seated, game: Game, seat: Seat) -> Slip | None:
    """The slip that ends the token of a seat: made after the game, and not for a person who takes the seat over, whose
    seat is handed over, nor at a seat that a stand-in plays.
    """
    slip, place = entry.slip, game.seats[seat]
    if slip is None or not is_new(entry) or slip.at <= game.founded_at or (place.is_substitute and not place.is_of_entry):
        return None
    is_handover = any((each.member, each.version) == (seated.member, slip.version - 1) for each in entry.former)
    return None if is_handover else slip


def reissue_seat(
    context: Context, tournament: Tournament, game: Game, seat: Seat, *, seated: Seated, slip: Slip, portion: Portion
) -> None:
    """Give one seat another token; no effect if that was done, or its game has ended."""
    request = Request(f"{NEW_SLIP}{slip.version}/{seat}", "tournament")
    if game.answered.get(request.key) is not None:
        return
    portion.require_left()
    plain = derive_token(context, game.id, f"reissue-{seat}/{request.key}", "seat:act")
    maker = "their own device" if (slip.by or "").startswith("e") else f"official {slip.by}"
    statement = Statement(OF_THE_TOURNAMENT, f"Entry {seated.entry} has a new slip, made by {maker}.")

    def act(latest: Game, cause: Cause) -> Batch:
        return interventions.reissue(latest, seat, SeatKey(hash_token(plain)), statement, cause)

    with suppress(Conflict):
        context.games.execute(game.id, request, act)
        portion.spend()
    player = players_of_entries(tournament, context.part(Tournaments).repository.texts(tournament)).get((seated.entry, seated.member))
    if player is not None:
        with suppress(Refusal):
            bind_seat_of_token(context, player, plain)
