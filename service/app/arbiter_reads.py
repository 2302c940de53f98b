"""What an arbiter read through the eyes of others, told when it can no longer disturb the game.  `authorize_viewpoint` notes it."""

from __future__ import annotations

import re
from typing import Any

from domain.game.aggregate import Game
from domain.kernel.errors import Forbidden
from projections.timestamps import stamp
from service.app.authorization import Principal
from service.app.context import Context
from service.app.lobby import BadCursor

_CURSOR = re.compile(r"([0-9]{1,15})-(seat:[0-9]{1,2}|public|all)")


def load_reads_page(context: Context, game: Game, who: Principal, cursor: str | None, limit: int) -> dict[str, Any]:
    """A page of an arbiter's reads, by version, then by eyes.  Raises Forbidden while the game is on, Malformed bad-cursor."""
    if game.is_running and who.scope != "arbiter":
        raise Forbidden("What the arbiter has read is shown when the game is over.")
    after = place(cursor) if cursor is not None else (0, "")
    rest = [each for each in context.store.reads(game.id) if (each.version, each.eyes) > after]
    shown = rest[:limit]
    return {
        "items": [{"version": each.version, "viewpoint": each.eyes, "at": stamp(each.at_ms)} for each in shown],
        "next": f"{shown[-1].version}-{shown[-1].eyes}" if len(rest) > limit else None,
    }


def place(cursor: str) -> tuple[int, str]:
    """Where a page ended.  Raises Malformed bad-cursor."""
    found = _CURSOR.fullmatch(cursor)
    if found is None:
        raise BadCursor("This cursor was not given out here.")
    return int(found[1]), found[2]
