"""The log of games, as use cases see it: its last checkpoint, and what of a game is due in it.

The log itself is files (`service.games_log`), and belongs to the one dispatcher that holds its lock.
"""

from __future__ import annotations

from service.app.context import Context

NAME = "games-log"
"""Under this name the store keeps the last checkpoint of each log by origin, and how far the feeds were read."""


def log_origin(installation: str) -> str:
    """Origin of an installation's log."""
    return f"{installation}/log"


def load_log_checkpoint(context: Context) -> str | None:
    """The last checkpoint of the log of games that was shown, as a signed note; None where there is no log.

    Never one that is not signed and on disk. After a loss of the store it may be an older one.
    """
    row = context.store.row(NAME, log_origin(context.origin))
    return None if row is None else row.decode()
