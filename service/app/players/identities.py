"""Which player holds an identity at another site. The store keeps it beside the players' streams, which decide.

Where the player was forgotten, or the credential ended, an entry holds nothing, and another player may take the identity.
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
    """Note the player as the one who holds an identity, unless another one does; whether the player does then."""
    before = context.store.identity_holder(identity)
    if before != player and player_with(context, before, identity) is not None:
        return False
    return before == player or context.store.bind_identity(identity, player, before) == player


def release_identities(context: Context, player: Player, *, every: bool = False) -> None:
    """Delete the notes of a player's identities that have ended. every: of all, as the player is to be forgotten."""
    for each in player.credentials.values():
        if each.kind == "oidc" and (every or each.revoked is not None):
            context.store.unbind_identity(each.hash, player.id)
