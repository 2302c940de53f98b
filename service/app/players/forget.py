"""Forgetting players: the stream, names at tables, and holds of seats. Every chain stays unchanged."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from domain.kernel.errors import Missing
from domain.kernel.secrecy import Seat
from domain.players.player import Player, SeatId
from service.app.core.context import Context
from service.app.players.identities import release_identities
from service.app.players.player_repository import TRIES, bury, busy, load_player, load_player_of_token
from service.app.projected.results import erase_holder
from service.app.webhook_state.webhook_rows import drop_webhooks, player_owner

LONGEST_S = 10.0
"""Time after which a request ends with `busy`; repeating it continues."""

class Erase(NamedTuple):
    """Further deletions. seat: of a seat of a game, by its commitment in the log; None: any holder; player: of the
    account.
    """

    seat: Callable[[str, Seat, str | None], None]
    player: Callable[[str], None]


def forget_own_account(context: Context, bearer: str | None, erase: Erase) -> None:
    """Forget the token's player. erase: further deletions.  Raises Unauthorised, Gone, Conflict."""
    forget_player(context, load_player_of_token(context, bearer).id, erase, LONGEST_S)


def forget_player(context: Context, player: str, erase: Erase, longest_s: float) -> int:
    """Delete webhooks, names, holds and other data of the player's seats, then the stream; returns the number of seats.

    A seat that is bound meanwhile is found by another round, so the stream goes last. Repeatable after an interruption.
    Raises Missing, Conflict after `longest_s`.
    """
    end_s, done = time.monotonic() + longest_s, set[SeatId]()
    for _ in range(TRIES):
        held = load_player(context, player)
        drop_webhooks(context, player_owner(player))
        for seat in held.seats:
            if seat in done:
                continue
            if time.monotonic() > end_s:
                raise busy()
            forget_seat(context, held, seat, erase)
            done.add(seat)
        erase.player(player)
        release_identities(context, held, every=True)
        if bury(context, held):
            drop_webhooks(context, player_owner(player))
            erase.player(player)  # data added during the loop
            return len(done)
    raise busy()


def forget_seat(context: Context, player: Player, seat: SeatId, erase: Erase) -> None:
    """Delete a player's data at a seat, and none of another person's who held it before or since."""
    holder = context.store.bound_seats(seat.game).get(seat.seat)
    try:
        game = context.games.load(seat.game)
    except Missing:
        context.store.unbind_seat(seat.game, seat.seat, player.id)
        return
    bound, place = player.seats[seat], game.seats[seat.seat]
    is_revoked = any(each.id == bound.grant and each.revoked for each in game.grants)
    if holder not in (None, player.id) or (place.is_substitute and is_revoked):  # another person holds it now
        then = context.games.at(game.id, bound.version).seats[seat.seat].player if bound.version else None
        if then is not None:
            erase.seat(seat.game, seat.seat, then)
    else:
        context.store.drop_name(seat.game, seat.seat)
        context.games.forget_names(seat.game)
        erase_holder(context, seat.game, seat.seat)
        erase.seat(seat.game, seat.seat, place.player if place.is_substitute else None)
    context.store.unbind_seat(seat.game, seat.seat, player.id)


def find_player(context: Context, player: str) -> Player | None:
    """The player with this id, if there is one."""
    try:
        return load_player(context, player)
    except Missing:
        return None
