"""Logs of extensions that are off. While the store may hold some, no player can be forgotten: only the extension finds their names there."""

from __future__ import annotations

from domain.kernel.errors import TooEarly
from service.app.core.context import Context
from service.app.core.hooks import OfStreams
from service.app.due.log_letters import may_hold_others

HOUR_S = 3_600


def require_all_served(context: Context) -> None:
    """Raises TooEarly, as `unavailable`, while the store may hold logs of an extension that is off."""
    if has_unserved_logs(context):
        names = ", ".join(context.extensions.left_out)
        raise TooEarly(
            f"Here are logs of an extension that is off ({names}). Names of this player may stand beside them, and would stay, so nothing was deleted. "
            "The player can be forgotten once the operator has switched it on.",
            "unavailable",
            HOUR_S,
        )


def has_unserved_logs(context: Context) -> bool:
    """Whether the store may hold logs that no extension of this process serves. Reads nothing while none is left out."""
    if not context.extensions.left_out:
        return False
    return may_hold_others(context.store, {each.letter for each in context.extensions.of("app", OfStreams)})
