"""Players as the API shows them."""

from __future__ import annotations

from typing import Any

from domain.kernel.text.written_text import to_display_name
from domain.players.player import Player
from projections.timestamps import stamp


def to_player_json(player: Player) -> dict[str, Any]:
    """A player as the player reads it."""
    return {
        "id": player.id,
        "name": to_display_name(player.name),
        "registered": stamp(player.registered),
        "consents": sorted(player.consents),
    }


def to_profile_json(player: Player) -> dict[str, Any]:
    """A player as everyone reads it."""
    return {"id": player.id, "name": to_display_name(player.name)}
