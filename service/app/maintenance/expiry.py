"""Tables that were opened while tables did not expire: each gets a due time once, with its whole time from then on."""

from __future__ import annotations

from contextlib import suppress

from domain.kernel.errors import Missing
from service.app.core.context import Context
from service.app.due.automation_due import due_of, expiry_ms, limit_s
from service.quotas import NO_EXPIRY
from service.store import StreamHead

NOTED = "expiry"
"""Name of the row that marks this as done."""


def note_old_tables(context: Context) -> int:
    """Note when each running table ends, unless this was done before or tables never end. Returns their number."""
    store, limits = context.store, context.games.expiry
    if limits == NO_EXPIRY or store.row(NOTED, NOTED) is not None:
        return 0
    noted = 0
    for game_id in store.games():
        with suppress(Missing):
            game = context.games.load(game_id)
            is_noted = store.due_ms(game_id) is not None or not game.rules.is_installed
            if expiry_ms(game, limits) is not None and due_of(game, limits) != "now" and not is_noted:
                end_ms = store.clock_ms() + 1000 * limit_s(game, limits)
                noted += store.owe(game_id, StreamHead(game.version, game.digest), end_ms)
    store.put_row(NOTED, NOTED, 1, 0, b"1")
    return noted
