"""Slips of seats: a device exchanges one for its own token, and the table hears of it."""

from __future__ import annotations

from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.interventions import slips
from domain.kernel.errors import Missing
from service.answers.games import SeatSlipToken
from service.app.core.authorization import SLIP_PREFIX, derive_token
from service.app.core.context import Context, hash_token
from service.app.core.idempotent_requests import Reply, Request


def exchange_seat_slip(context: Context, game_id: str, slip: str, request: Request) -> Reply:
    """Exchange the slip of a seat for the token of the device that shows it, once: the same request gets the same token
    again.

    Raises Gone for a slip that a newer one replaced, Missing, Conflict slip-used, Unavailable.
    """
    game, hashed = context.games.load(game_id), hash_token(slip)
    if not slip.startswith(f"{SLIP_PREFIX}{game_id}"):  # an imported record holds the hashes of another game
        raise Missing(slips.UNKNOWN)
    seat = slips.find_seat(game, hashed)
    scoped = request.within(f"exchange-{hashed[:16]}")
    token = derive_token(context, game_id, f"exchange/{hashed}/{request.key}", "seat:act")

    def make(latest: Game, cause: Cause) -> Batch:
        return slips.exchange(latest, slips.find_seat(latest, hashed), hash_token(token), cause)

    done = context.games.execute(game_id, scoped, make)
    return Reply(SeatSlipToken.at_head(context.games.load_after(done), game=game_id, seat=seat, token=token), done.replayed)
