"""Decides contributions to the luck of a game: commitments, nonces, public entropy."""

from __future__ import annotations

import hashlib
import hmac
from functools import partial

from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause, append_facts, facts_of
from domain.game.events.luck_events import (
    CommitmentReplaced,
    NonceGiven,
    PublicGiven,
)
from domain.game.luck.luck_status import LuckStatus
from domain.game.opening.deal import append_and_follow, following_facts, require_fitting_commit
from domain.kernel.errors import Conflict, Malformed, Refusal, Stale
from domain.kernel.secrecy import Event, Seat


class NotTheNonce(Refusal):
    """A nonce that its seat did not commit to."""

    code = "not-the-nonce"


class NotTheRound(Refusal):
    """A signature that is not of the round of public entropy."""

    code = "not-the-round"


def replace_commitment(game: Game, seat: Seat, commit: str, cause: Cause) -> Batch:
    """A seat commits to another nonce, before the commitments are closed; after a restore, the last awaited one closes
    them.  Raises Conflict, Malformed.
    """
    luck = require_luck(game)
    if luck.state != "open" or (game.clock is not None and game.clock.is_up(cause.at)):
        raise Conflict("luck-closed", "The commitments of this game are closed.")
    require_present(game, seat)
    require_hex(commit, 32, "commit")
    require_fitting_commit(luck, seat, commit)
    return follow(game, CommitmentReplaced(seat, commit), cause)


def give_nonce(game: Game, seat: Seat, nonce: str, digest: str, cause: Cause) -> Batch:
    """A seat reveals its nonce; the last one draws the luck.

    digest: of LuckClosed as the seat's holder saw it, hex.  Raises Conflict, NotTheNonce.
    """
    luck = require_luck(game)
    if luck.closed is None:
        raise Conflict("luck-not-closed", "The commitments of this game are not closed yet; keep the nonce.")
    if not hmac.compare_digest(luck.closed.digest, digest):
        raise Conflict("other-history", "The commitments were closed in another entry than the one you name.")
    if luck.state != "closed" or (game.clock is not None and game.clock.is_up(cause.at)):
        raise Conflict("luck-drawn", "The luck of this game has been drawn.")
    require_present(game, seat)
    require_hex(nonce, 32, "nonce")
    commit = luck.commits[seat]
    if commit is None or not hmac.compare_digest(hashlib.sha256(nonce.encode()).hexdigest(), commit):
        raise NotTheNonce(f"This is not the nonce that seat {seat} committed to.")
    if luck.nonces[seat] is not None:
        raise Conflict("luck-drawn", f"Seat {seat} has given its nonce.")
    return follow(game, NonceGiven(seat, nonce), cause)


def give_round(game: Game, number: int, signature: str, cause: Cause) -> Batch:
    """The awaited round of public entropy, which deals the game or lets it go on. signature: hex, verified.  Raises Conflict."""
    require_round(game, number)
    require_hex(signature, 48, "signature")
    return follow(game, PublicGiven(number, signature), cause)


def require_round(game: Game, number: int) -> None:
    """Raises Conflict unless the game waits for this round of public entropy."""
    luck = require_awaiting_public(game)
    assert luck.public is not None
    if number != luck.public.round:
        raise Conflict("other-round", f"This game waits for round {luck.public.round}.")


def end_waiting(game: Game, cause: Cause) -> Batch:
    """The events when the time for commitments or nonces is up.  Raises Stale."""
    facts = following_facts(game, cause.at)
    if game.luck_status is None or game.clock is None or not game.clock.is_up(cause.at) or not facts:
        raise Stale("The time is not up.")
    return append_and_follow(partial(append_facts, game, cause), facts)


def require_hex(text: str, count: int, field: str) -> None:
    """Raises Malformed unless a text is `count` bytes in lower-case hex; the message quotes no part of it."""
    if len(text) != 2 * count or not set(text) <= set("0123456789abcdef"):
        message = f"{2 * count} lower-case hexadecimal digits."
        raise Malformed(f"{field}: {message}", {field: [message]})


def follow(game: Game, event: Event, cause: Cause) -> Batch:
    return append_and_follow(partial(append_facts, game, cause), facts_of(event))


def require_luck(game: Game) -> LuckStatus:
    """The luck of a running game that has a plan for it.  Raises Conflict."""
    if not game.is_running:
        raise Conflict("game-over", "This game is over.")
    if game.luck_status is None:
        raise Conflict("luck-drawn", "The luck of this game takes no nonces.")
    return game.luck_status


def require_awaiting_public(game: Game) -> LuckStatus:
    """The luck of a game that waits for its round of public entropy.  Raises Conflict."""
    luck = require_luck(game)
    if luck.state in ("open", "closed"):
        raise Conflict("luck-not-drawn", "Nonces are still awaited; public entropy comes after the last of them.")
    if luck.state != "drawn" or luck.plan.public is None or luck.entropy:
        raise Conflict("luck-drawn", "This game waits for no such entropy.")
    return luck


def require_present(game: Game, seat: Seat) -> None:
    """Raises Conflict for a seat whose holder has left or not come."""
    place = game.seats[seat]
    if not place.is_taken or place.is_automatic:
        raise Conflict("seat-resigned", f"Seat {seat} has no player.")
