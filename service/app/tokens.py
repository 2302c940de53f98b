"""Tokens: what one allows, a weaker one from a stronger, and its end."""

from __future__ import annotations

from typing import Any

from domain.game import commands
from domain.game.events import Scope
from domain.game.seal import Cause
from domain.kernel.errors import Forbidden, Missing, Unauthorised
from service.app.access import Asker, asker, need, opened_by, token
from service.app.context import Context, hashed
from service.store.ids import is_game_id

WEAKER: dict[str, tuple[str, ...]] = {
    "organiser": ("spectator",),
    "seat:act": ("seat:read", "spectator"),
    "seat:read": ("seat:read", "spectator"),
    "spectator": ("spectator",),
}


def inspect(context: Context, bearer: str | None) -> dict[str, Any]:
    """What a token is good for.  Raises Unauthorised, Gone."""
    if bearer is None:
        raise Unauthorised("There is no token to inspect.")
    game = opened_by(context, bearer)
    return described(game.id, asker(game, bearer))


def described(game_id: str, who: Asker) -> dict[str, Any]:
    assert who.grant is not None
    return {"id": f"{game_id}-{who.grant.id}", "game": game_id, "scope": who.grant.scope, "seat": who.grant.seat}


def mint(
    context: Context, game_id: str, bearer: str | None, scope: Scope, key: str, fingerprint: str
) -> tuple[dict[str, Any], bool]:
    """A weaker token from a stronger.  Raises Forbidden for one that is not weaker."""
    game = context.games.load(game_id)
    who = asker(game, bearer)
    need(who, *WEAKER)
    if scope not in WEAKER[who.scope or ""]:
        raise Forbidden(f"A token of scope {who.scope} gives no token of scope {scope}.")
    assert who.grant is not None
    grant_id = f"m{context.derive('grant', game_id, who.grant.id, key).hex()[:12]}"
    text = token(context, game_id, grant_id, scope)
    seat = who.seat if scope == "seat:read" else None
    cause = Cause(context.stamp(), f"{who.grant.id}/mint/{key}", fingerprint)
    done = context.games.transact(
        game_id,
        cause.key or "",
        fingerprint,
        lambda latest: commands.mint(latest, grant_id, scope, seat, hashed(text), cause),
    )
    minted = {"id": f"{game_id}-{grant_id}", "game": game_id, "scope": scope, "seat": seat, "token": text}
    return minted, done.replayed


def revoke(context: Context, token_id: str, bearer: str | None) -> None:
    """The end of a token: asked by itself, by the organiser, or by the seat it belongs to; to others it is as if it were not there.

    Raises Unauthorised, Missing.
    """
    game_id, _, grant_id = token_id.partition("-")
    if not is_game_id(game_id):
        raise Missing("There is no such token.")
    game = context.games.load(game_id)
    who = asker(game, bearer)
    need(who, *WEAKER, "arbiter")
    grant = next((each for each in game.grants if each.id == grant_id), None)
    is_own = who.grant is not None and who.grant.id == grant_id
    is_of_seat = grant is not None and who.scope == "seat:act" and grant.seat == who.seat
    if grant is None or not (is_own or is_of_seat or who.scope == "organiser"):
        raise Missing("There is no such token.")
    if grant.revoked:
        return
    cause = Cause(context.stamp(), f"revoke/{grant_id}", grant_id)
    context.games.transact(game_id, cause.key or "", grant_id, lambda latest: commands.revoke(latest, grant_id, cause))
