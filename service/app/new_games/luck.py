"""People's contributions to the luck of a game before its deal: commitments, nonces, public entropy."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import sha256

from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.opening import luck
from domain.kernel.errors import Forbidden
from domain.kernel.secrecy import Seat
from projections.luck import luck_json
from service.answers.play import LuckResult
from service.app.core.authorization import authenticate_hash, require_scope
from service.app.core.context import Context, hash_token
from service.app.core.drand_support import require_round_checks
from service.app.core.game_repository import Decide
from service.app.core.idempotent_requests import Request
from service.app.new_games.claim import require_seat
from service.signing.drand import verify_round


def commit(context: Context, game_id: str, seat: Seat, bearer: str, commitment: str) -> LuckResult:
    """Commit a seat to a nonce, or to another one.  Raises Forbidden, Conflict, Malformed."""
    check = partial(require_own_seat, seat=seat, bearer=bearer)
    game = context.games.load(game_id)
    check(game)
    if game.luck_status is not None and game.luck_status.commits[seat] == commitment:
        return luck_answer(game)

    def decide(game: Game, cause: Cause) -> Batch:
        return luck.replace_commitment(game, seat, commitment, cause)

    return put(context, game_id, luck_request(f"commit-{seat}/{game.version}", commitment), check, decide)


def submit_nonce(context: Context, game_id: str, seat: Seat, bearer: str, *, nonce: str, digest: str) -> LuckResult:
    """Reveal a seat's nonce.  Raises Forbidden, Conflict, Malformed, NotTheNonce."""

    def decide(game: Game, cause: Cause) -> Batch:
        return luck.give_nonce(game, seat, nonce, digest, cause)

    content_hash = sha256(f"{nonce}/{digest}".encode()).hexdigest()
    request = luck_request(f"nonce-{seat}/{content_hash}", content_hash)
    return put(context, game_id, request, partial(require_own_seat, seat=seat, bearer=bearer), decide)


def submit_round(context: Context, game_id: str, number: int, signature: str) -> LuckResult:
    """Store the awaited round of drand, from any caller: its signature proves it.  Raises Conflict, Malformed,
    NotTheRound.
    """

    def decide(game: Game, cause: Cause) -> Batch:
        luck.require_round(game, number)
        require_round_checks()
        if not verify_round(number, signature):
            raise luck.NotTheRound(f"This is no signature of quicknet under round {number}.")
        return luck.give_round(game, number, signature, cause)

    content_hash = sha256(f"{number}/{signature}".encode()).hexdigest()
    return put(context, game_id, luck_request(f"round/{content_hash}", content_hash), lambda _: None, decide)


def luck_request(key: str, content: str) -> Request:
    """A repeatable request. content: what it gives, which is its fingerprint."""
    return Request(key, content[:64])


def put(context: Context, game_id: str, request: Request, check: Callable[[Game], None], decide: Decide) -> LuckResult:
    """Carry out a repeatable request. check: raises if the caller may not, also for a repeated request."""

    def act(game: Game, cause: Cause) -> Batch:
        check(game)
        return decide(game, cause)

    check(context.games.load(game_id))
    done = context.games.execute(game_id, request, act)
    return luck_answer(context.games.load_after(done))


def luck_answer(game: Game) -> LuckResult:
    """Head and luck of a game."""
    return LuckResult.at_head(game, luck=luck_json(game.luck_status, game.clock.deadline_ms if game.clock else None))


def require_own_seat(game: Game, seat: Seat, bearer: str) -> None:
    """Raises Missing, Unauthorised, Gone, Forbidden unless the token plays this seat."""
    require_seat(game, seat)
    who = authenticate_hash(game, hash_token(bearer))
    require_scope(who, "seat:act")
    if who.seat != seat:
        raise Forbidden("This token plays another seat.")
