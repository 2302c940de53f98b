"""Slips of seats: what an organiser hands on opens nothing but its exchange, by one device, for a token of its own."""

from __future__ import annotations

from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause, append_facts, facts_of
from domain.game.events.intervention_events import SlipExchanged
from domain.kernel.errors import Conflict, Gone, Missing
from domain.kernel.secrecy import NOBODY, Known, Seat

UNKNOWN = "There is no such slip."
ENDED = "This slip opens nothing any more: there is a newer one, or its seat was given otherwise. Ask where you got it."


def find_seat(game: Game, slip: str) -> Seat:
    """The seat whose last slip has this hash.  Raises Gone for an earlier slip, Missing."""
    for seat, each in game.slips.items():
        if each.hash == slip:
            return seat
    if slip in game.ended_slips:
        raise Gone(ENDED)
    raise Missing(UNKNOWN)


def exchange(game: Game, seat: Seat, token: str, cause: Cause) -> Batch:
    """Exchanges a seat's slip for the token of the device that shows it, also after the end. token: its hash.

    Raises Conflict slip-used, Missing for a seat without a slip.
    """
    slip = game.slips.get(seat)
    if slip is None:
        raise Missing(UNKNOWN)
    require_unused(slip.exchanged)
    return append_facts(game, cause, facts_of(SlipExchanged(seat, Known(token, NOBODY))))


def require_unused(exchanged: int | None) -> None:
    """Raises Conflict slip-used for a slip that a device has exchanged. exchanged: at which version."""
    if exchanged is not None:
        raise Conflict("slip-used", "Another device has opened this slip. If it is not yours, ask for a new slip where you got it.")
