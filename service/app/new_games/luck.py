"""What people bring to the luck of a game before its deal: commitments, nonces, public entropy."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.opening import luck
from domain.kernel.errors import Forbidden
from domain.kernel.secrecy import Seat
from projections.luck import luck_json
from service.app.authorization import authenticate_hash, require_scope
from service.app.carry_out import Request, decide_once, load_game_after
from service.app.context import Context, hash_token
from service.app.new_games.create import ensure_seat
from service.app.read_game import head_json

Json = dict[str, Any]


def commit(context: Context, game_id: str, seat: Seat, bearer: str, commitment: str) -> Json:
    """Commits a seat to another nonce, or to its first.  Raises Forbidden, Conflict, Malformed."""

    def act(game: Game, cause: Cause) -> Batch:
        demand_own_seat(game, seat, bearer)
        return luck.replace_commitment(game, seat, commitment, cause)

    game = context.games.load(game_id)
    demand_own_seat(game, seat, bearer)
    if game.luck_status is not None and game.luck_status.commits[seat] == commitment:
        return luck_answer(game)
    return put(context, game_id, f"commit-{seat}/{game.version}", commitment, act)


def give_nonce(context: Context, game_id: str, seat: Seat, bearer: str, nonce: str, digest: str) -> Json:
    """Shows a seat's nonce.  Raises Forbidden, Conflict, Malformed, NotTheNonce."""

    def act(game: Game, cause: Cause) -> Batch:
        demand_own_seat(game, seat, bearer)
        return luck.give_nonce(game, seat, nonce, digest, cause)

    demand_own_seat(context.games.load(game_id), seat, bearer)
    told = sha256(f"{nonce}/{digest}".encode()).hexdigest()
    return put(context, game_id, f"nonce-{seat}/{told}", told, act)


def speak(context: Context, game_id: str, bearer: str, words: str) -> Json:
    """Public entropy made in public view, as an arbiter types it.  Raises Forbidden, Conflict."""

    def act(game: Game, cause: Cause) -> Batch:
        require_scope(authenticate_hash(game, hash_token(bearer)), "arbiter")
        return luck.speak_entropy(game, words, cause)

    require_scope(authenticate_hash(context.games.load(game_id), hash_token(bearer)), "arbiter")
    told = sha256(words.encode()).hexdigest()
    return put(context, game_id, f"spoken/{told}", told, act)


def put(context: Context, game_id: str, key: str, told: str, act: Callable[[Game, Cause], Batch]) -> Json:
    """Carry out a repeatable request. told: what is put, as a fingerprint."""
    return luck_answer(load_game_after(context, decide_once(context, game_id, Request(key, told[:64]), act)))


def luck_answer(game: Game) -> Json:
    """Head and luck of a game."""
    return {**head_json(game), "luck": luck_json(game.luck_status, game.clock.deadline_ms if game.clock else None)}


def demand_own_seat(game: Game, seat: Seat, bearer: str) -> None:
    """Raises Missing, Unauthorised, Gone, Forbidden unless the token plays this seat."""
    ensure_seat(game, seat)
    who = authenticate_hash(game, hash_token(bearer))
    require_scope(who, "seat:act")
    if who.seat != seat:
        raise Forbidden("This token plays another seat.")
