"""Players as the API shows them."""

from __future__ import annotations

from typing import Any

from domain.kernel.written_text import to_display_name
from domain.players.player import Player
from projections.timestamps import stamp


def to_player_json(player: Player) -> dict[str, Any]:
    """A player, for the player's own eyes."""
    return {
        "id": player.id,
        "name": to_display_name(player.name),
        "registered": stamp(player.registered),
        "consents": sorted(player.consents),
    }


def to_profile_json(player: Player) -> dict[str, Any]:
    """A player, for everybody."""
    return {"id": player.id, "name": to_display_name(player.name)}
