"""Seats of a player: bound when a game is opened or a seat is claimed, or later by the seat's token.

A seat has one holder. The store keeps it by game and seat; the player's stream keeps the grant that bound the seat:
if it was revoked, the binding is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.interventions import interventions
from domain.game.interventions.interventions import SeatKey
from domain.kernel.errors import Conflict, Gone, Malformed, Missing, Unauthorised
from domain.kernel.secrecy import Seat
from domain.players.facts import AnyFact, SeatBound, SeatClosed
from domain.players.player import MOST_SEATS, BoundSeat, Player, SeatId
from service.answers.players import PlayerSeat, PlayerSeatToken
from service.app.core.authorization import authenticate_principal, derive_token, load_game_of_token, require_scope
from service.app.core.context import Context, hash_token
from service.app.core.idempotent_requests import Reply, Request
from service.app.players.held_texts import HeldName, note_held
from service.app.players.player_repository import (
    decide_and_write,
    load_player,
    load_player_of_token,
)
from service.app.players.suspensions import require_not_suspended
from service.app.webhook_state.webhook_rows import add_games, player_owner

MOST_OPEN = 100
"""Bound seats of running games."""
TRIES = 4
MOST_TOKENS = 50
"""Tokens of one seat over time: each is an event for ever."""


def load_player_with_room(context: Context, bearer: str | None, count: int) -> Player | None:
    """The player of a token, who may take seats and has room for `count` more; None without a token.

    Raises Unauthorised, Gone, Forbidden `suspended`, Conflict.
    """
    if bearer is None:
        return None
    player = load_player_of_token(context, bearer)
    require_not_suspended(context, player.id)
    ensure_room(context, player, count)
    return player


def ensure_room(context: Context, player: Player, count: int) -> list[AnyFact]:
    """Facts that close seats of finished games, if they are needed to make room.

    Raises Conflict if there is no room for `count` more.
    """
    if len(player.seats) + count > MOST_SEATS:
        raise seats_full()
    held = [each for each in player.seats.values() if each.closed is None]
    if len(held) + count <= MOST_OPEN:
        return []
    over = [each for each in held if is_over(context, each)]
    if len(held) - len(over) + count > MOST_OPEN:
        raise seats_full()
    return closing_facts(context, over)


def closing_facts(context: Context, over: Sequence[BoundSeat]) -> list[AnyFact]:
    """Facts that close these seats."""
    return [SeatClosed(at=context.now_ms(), game=each.game, seat=each.seat) for each in over]


def seats_full() -> Conflict:
    return Conflict("player-full", f"A player holds at most {MOST_OPEN} seats of running games, and {MOST_SEATS} in all.")


def load_bound_game(context: Context, held: BoundSeat) -> Game | None:
    """The game of a bound seat; None once its grant was revoked, or the game removed."""
    try:
        game = context.games.load(held.game)
    except Missing:
        return None
    is_granted = any(each.id == held.grant and not each.revoked for each in game.grants)
    return game if is_granted else None


def is_over(context: Context, held: BoundSeat) -> bool:
    """Whether a bound seat's game is over or gone."""
    game = load_bound_game(context, held)
    return game is None or not game.is_running


def bind_new_seats(context: Context, player: Player | None, tokens: Sequence[str]) -> None:
    """Bind the seats of newly issued tokens; None: no effect. Seats that a player took while being forgotten stay those
    of their tokens, without an account.  Raises Conflict.
    """
    if player is not None:
        with suppress(Unauthorised):
            for token in tokens:
                bind_seat_of_token(context, player.id, token)


def bind_seat(context: Context, bearer: str | None, game: str, seat: Seat, token: str) -> PlayerSeat:
    """Bind a seat to the token's player, by the seat's own token. Repeatable.

    Raises Unauthorised, Forbidden, Gone, Malformed for another seat's token, Conflict.
    """
    player = load_player_of_token(context, bearer)
    found, _grant, _version = authenticate_seat_token(context, token)
    if found != SeatId(game, seat):
        raise Malformed("This token is not of that seat.", {"token": ["Of another seat."]})
    bind_seat_of_token(context, player.id, token)
    return PlayerSeat(game=game, seat=seat)


def reissue_seat(context: Context, bearer: str | None, game_id: str, seat: Seat, request: Request) -> Reply:
    """Another token for a seat of the token's player, whose own was lost. Revokes the previous one.

    Idempotent by key.  Raises Unauthorised, Missing for a seat that is not held, Gone for one that another person holds
    now, Conflict.
    """
    player = load_player_of_token(context, bearer)
    held = player.seats.get(SeatId(game_id, seat))
    if held is None:
        raise Missing("You hold no such seat.")
    scoped = request.within(f"{player.id}/seat")
    token = derive_token(context, game_id, f"own-{seat}/{scoped.key}", "seat:act")

    def make(latest: Game, cause: Cause) -> Batch:
        own = [each for each in latest.grants if each.seat == seat and each.scope == "seat:act"]
        if not any(each.id == held.grant and not each.revoked for each in own):
            raise Gone("This seat got another token from someone else.")
        batch = interventions.reissue(latest, seat, SeatKey(hash_token(token)), None, cause)
        if len(own) > MOST_TOKENS:
            raise Conflict("too-many-tokens", f"This seat had {MOST_TOKENS} tokens; ask the organiser.")
        return batch

    done = context.games.execute(game_id, scoped, make)
    body = PlayerSeatToken.at_head(context.games.load_after(done), game=game_id, seat=seat, token=token)
    bind_new_seats(context, player, [token])
    return Reply(body, done.replayed)


def authenticate_seat_token(context: Context, token: str) -> tuple[SeatId, str, int]:
    """The seat that a token acts for, the grant's id, and the game's version.  Raises Unauthorised, Forbidden, Gone."""
    game = load_game_of_token(context, token)
    who = authenticate_principal(game, token)
    require_scope(who, "seat:act")
    assert who.grant is not None
    assert who.seat is not None
    return SeatId(game.id, who.seat), who.grant.id, game.version


def bind_seat_of_token(context: Context, player: str, token: str) -> None:
    """Bind the seat of a token.  Raises Unauthorised, also for a player who was forgotten; Forbidden, Gone, Conflict."""
    seat, grant, version = authenticate_seat_token(context, token)

    def decide(held: Player) -> Sequence[AnyFact]:
        bound = held.seats.get(seat)
        if bound is not None and bound.grant == grant:
            return ()
        room = ensure_room(context, held, 1) if bound is None else []
        return [*room, SeatBound(at=context.now_ms(), game=seat.game, seat=seat.seat, grant=grant, version=version)]

    take_hold(context, seat, player)
    try:
        decide_and_write(context, player, decide)
    except (Missing, Conflict) as refusal:
        release_hold(context, seat, player)
        if isinstance(refusal, Missing):
            raise Unauthorised("This player is not there any more.") from None
        raise
    add_games(context, player_owner(player), [seat.game])


def hold_bound_name(context: Context, player: str, token: str) -> None:
    """Note that the name at a token's seat is a player's, before the seat is bound.  Raises Unauthorised, Forbidden, Gone."""
    seat, _grant, _version = authenticate_seat_token(context, token)
    commitment = context.games.load(seat.game).seats[seat.seat].player
    if commitment is not None:
        note_held(context, player, HeldName(*seat, commitment))


def take_hold(context: Context, seat: SeatId, player: str) -> None:
    """Make the player the holder of a seat.  Raises Conflict while another one is."""
    held_by = ""
    for _ in range(TRIES):
        holder = context.store.bind_seat(seat.game, seat.seat, player, held_by)
        if holder == player:
            return
        if holder and find_binding(context, seat, holder) is not None:
            raise Conflict("seat-bound", "Another player holds this seat.")
        held_by = holder
    raise Conflict("busy", "Other requests changed this seat at the same moment. Send the same request again.")


def release_hold(context: Context, seat: SeatId, player: str) -> None:
    """End a hold that has no binding."""
    if find_binding(context, seat, player) is None:
        context.store.unbind_seat(seat.game, seat.seat, player)


def find_binding(context: Context, seat: SeatId, player: str) -> BoundSeat | None:
    """The player's binding of a seat, as long as it is valid."""
    try:
        held = load_player(context, player).seats.get(seat)
    except Missing:
        return None
    return held if held is not None and load_bound_game(context, held) is not None else None


def find_player_of_seat(context: Context, game: str, seat: Seat) -> str | None:
    """The id of the player who holds a seat; None for an anonymous one."""
    holder = context.store.bound_seats(game).get(seat)
    return holder if holder is not None and find_binding(context, SeatId(game, seat), holder) is not None else None
