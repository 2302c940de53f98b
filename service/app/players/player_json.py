"""Players as the API shows them."""

from __future__ import annotations

from domain.kernel.text.written_text import to_display_name
from domain.players.player import Player
from projections.timestamps import stamp
from service.answers.players import SentPlayer


def to_player_json(player: Player) -> SentPlayer:
    """A player as the player reads it."""
    return SentPlayer(
        id=player.id, name=to_display_name(player.name), registered=stamp(player.registered), consents=sorted(player.consents)
    )
