"""The player of each identity at another site. The store keeps this next to the players' streams, which are
authoritative.

If the player was forgotten, or the credential ended, an entry has no effect, and another player may take the identity.
"""

from __future__ import annotations

from domain.kernel.errors import Missing
from domain.players.player import Player
from service.app.core.context import Context
from service.app.players.player_repository import load_player


def find_holder(context: Context, identity: str) -> Player | None:
    """The player who signs in by an identity, if there is one."""
    return player_with(context, context.store.identity_holder(identity), identity)


def player_with(context: Context, player: str, identity: str) -> Player | None:
    try:
        held = load_player(context, player)
    except Missing:
        return None
    return held if any(each.hash == identity for each in held.good("oidc", context.now_ms())) else None


def take_identity(context: Context, identity: str, player: str) -> bool:
    """Note the player as the holder of an identity, unless another one is; returns whether the player is the holder
    now.
    """
    before = context.store.identity_holder(identity)
    if before != player and player_with(context, before, identity) is not None:
        return False
    return before == player or context.store.bind_identity(identity, player, before) == player


def release_identities(context: Context, player: Player, *, every: bool = False) -> None:
    """Delete the notes of a player's ended identities. every: of all identities, before the player is forgotten."""
    for each in player.credentials.values():
        if each.kind == "oidc" and (every or each.revoked is not None):
            context.store.unbind_identity(each.hash, player.id)
