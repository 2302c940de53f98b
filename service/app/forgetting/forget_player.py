"""Forgetting players: all texts, seat by seat, then the stream. Every chain stays unchanged."""

from __future__ import annotations

import math
import time

from domain.kernel.errors import Missing
from domain.players.player import Player, SeatId
from service.app.core.context import Context
from service.app.forgetting.text_store import FormerSeat
from service.app.forgetting.text_stores import text_stores
from service.app.forgetting.unserved import has_unserved_logs, require_all_served
from service.app.players.held_texts import HeldName, load_held, note_held
from service.app.players.identities import release_identities
from service.app.players.player_repository import TRIES, bury, busy, load_player, load_player_of_token
from service.app.projected.read_rows import read_rows

LONGEST_S = 10.0
"""Time after which a request ends with `busy`; repeating it continues."""
NAME = "forgotten-players"
"""The projection: a row for each player whose forgetting has begun and has not settled."""
SETTLED_MS = 86_400_000
"""How long a forgotten player is walked again, for writes of processes that were killed: far longer than any request."""


def forget_own_account(context: Context, bearer: str | None) -> None:
    """Forget the token's player.  Raises Unauthorised, Gone, Conflict, TooEarly."""
    forget_player(context, load_player_of_token(context, bearer).id, LONGEST_S)


def forget_player(context: Context, player: str, longest_s: float) -> int:
    """Delete the player's texts in every store, then the stream; returns the number of seats.

    Raises Missing, Conflict after `longest_s`; TooEarly, before anything is deleted, while an extension is off whose logs
    the store holds.
    """
    load_player(context, player)
    require_all_served(context)
    return walk_stores(context, player, longest_s)


def walk_stores(context: Context, player: str, longest_s: float) -> int:
    """Delete the player's texts in every store of this process, then the stream; returns the number of seats.

    A text that is written meanwhile is found by another round, or deleted by its writer, which finds no player: so the
    stream goes before the last round. Repeatable after an interruption, and continued by `settle_forgotten`.
    Raises Missing, Conflict after `longest_s`.
    """
    end_s, done = time.monotonic() + longest_s, set[SeatId]()
    held = load_player(context, player)
    begun_ms = context.now_ms()
    context.store.put_row(NAME, player, 1, begun_ms, b"%d" % begun_ms)
    for _ in range(TRIES):
        for seat in held.seats:
            if seat in done:
                continue
            if time.monotonic() > end_s:
                raise busy()
            forget_seat(context, held, seat)
            done.add(seat)
        forget_texts(context, player)
        release_identities(context, held, every=True)
        if bury(context, held):
            forget_texts(context, player)
            return len(done)
        held = load_player(context, player)
    raise busy()


def forget_texts(context: Context, player: str) -> None:
    """Delete the texts at held seats, and those of the account. Repeatable, also for a player who is gone."""
    for held in load_held(context, player):
        erase_at_seat(context, FormerSeat(*held))
    for each in text_stores(context):
        if each.of_player is not None:
            each.of_player(context, player)


def forget_seat(context: Context, player: Player, seat: SeatId) -> None:
    """Delete a player's texts at a bound seat, and none of another person's who held it before or since."""
    holder = context.store.bound_seats(seat.game).get(seat.seat)
    try:
        game = context.games.load(seat.game)
    except Missing:
        context.store.unbind_seat(seat.game, seat.seat, player.id)
        return
    bound, place = player.seats[seat], game.seats[seat.seat]
    is_revoked = any(each.id == bound.grant and each.revoked for each in game.grants)
    if holder not in (None, player.id) or (place.is_substitute and is_revoked):  # another person holds it now
        commitment = context.games.at(game.id, bound.version).seats[seat.seat].player if bound.version else None
        is_own = False
    else:
        commitment, is_own = place.player, True
    if commitment is not None:
        note_held(context, player.id, HeldName(*seat, commitment))
    if is_own or commitment is not None:
        whose = commitment if place.is_substitute or not is_own else None
        erase_at_seat(context, FormerSeat(*seat, whose, is_own))
    context.store.unbind_seat(seat.game, seat.seat, player.id)


def erase_at_seat(context: Context, former: FormerSeat) -> None:
    """Delete texts at a seat in every store."""
    for each in text_stores(context):
        if each.of_seat is not None:
            each.of_seat(context, former)


def settle_forgotten(context: Context) -> int:
    """Continue interrupted walks, and walk again over players forgotten within a day, whose lists then go; returns how
    many went.

    Writes of processes that were killed before they looked for the player end with this. While an extension is off whose logs
    the store holds, the walks go on without it, and none settles.
    """
    over = context.now_ms() - SETTLED_MS
    settled = 0
    for player, begun_ms in [(player, int(row)) for player, row in read_rows(context.store, NAME)]:
        try:
            walk_stores(context, player, math.inf)
        except Missing:
            forget_texts(context, player)
        if begun_ms <= over and not has_unserved_logs(context):
            for each in text_stores(context):
                if each.settle is not None:
                    each.settle(context, player)
            context.store.delist(NAME, player)
            settled += 1
    return settled
