"""The randomness protocol: commitments, nonces and public entropy from people."""

from __future__ import annotations

from typing import Any

from service.answers.play import LuckResult
from service.app.new_games import luck
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import examples
from service.http.schemas.game_bodies import NonceBody, PublicLuckBody, SeatCommitBody

blueprint = Blueprint("luck", "Verifiable luck: commitments, nonces, public entropy.")

REFUSED = ("forbidden", "not-found", "gone", "game-over", "busy", "unavailable")


@blueprint.operation(
    "PUT",
    "/v1/games/<g>/seats/<seat:n>/commit",
    Answer("The seat is committed to this nonce.", LuckResult, examples.LUCK_NOW),
    (*REFUSED, "luck-closed", "luck-drawn", "seat-resigned", "too-often"),
    body=SeatCommitBody,
    example={"commit": examples.COMMITMENT},
    token=TokenUse.MUST,
)
def put_commit(call: Call, g: str, n: int) -> Any:
    """Commit to another nonce

    Commits your seat to its first nonce, or to another. Make 32 random bytes, keep them as 64 lower-case hexadecimal digits, and send the SHA-256 of that text. Possible until
    every seat is filled. With curl: `N=$(openssl rand -hex 32); C=$(printf %s "$N" | sha256sum | cut -c1-64)`.
    """
    assert call.bearer is not None
    return luck.commit(call.context, g, n, call.bearer, call.body["commit"])


@blueprint.operation(
    "PUT",
    "/v1/games/<g>/seats/<seat:n>/nonce",
    Answer("The nonce is part of the luck.", LuckResult, examples.LUCK_NOW),
    (
        *REFUSED,
        "luck-not-closed",
        "luck-drawn",
        "other-history",
        "not-the-nonce",
        "seat-resigned",
        "rules-not-installed",
    ),
    body=NonceBody,
    token=TokenUse.MUST,
)
def put_nonce(call: Call, g: str, n: int) -> Any:
    """Reveal your nonce

    Reveals your nonce, when `luck.state` is `closed` and no commitment can change. First fetch the log up to `game.luck_closed`, recompute its digests, find
    your own commitment in it, and keep the signed head of that version (`GET …/checkpoint?at=`): an operator who sees your nonce earlier
    could still choose another log for it. `digest` names the event you saw. The last nonce draws the luck. Repeating the request is
    safe.
    """
    assert call.bearer is not None
    return luck.submit_nonce(call.context, g, n, call.bearer, nonce=call.body["nonce"], digest=call.body["digest"])


@blueprint.operation(
    "PUT",
    "/v1/games/<g>/public",
    Answer("The round is part of the luck.", LuckResult, examples.LUCK_NOW),
    (*REFUSED, "luck-not-drawn", "luck-drawn", "other-round", "not-the-round", "rules-not-installed"),
    body=PublicLuckBody,
    example=examples.DRAND_ROUND,
    token=TokenUse.MAY,
)
def put_public(call: Call, g: str) -> Any:
    """Submit the public entropy

    Submits the public entropy once `luck.state` is `drawn`; then the cards are dealt. Any caller sends `round` and `signature` of the round that `luck.round` names, from any
    relay of drand (`/{chain}/public/{round}`): the signature is verified, so this needs no token.
    """
    return luck.submit_round(call.context, g, call.body["round"], call.body["signature"])
