"""Logs of extensions that are off. While the store may hold some, no player can be forgotten: only the extension finds their names there."""

from __future__ import annotations

from domain.kernel.errors import TooEarly
from service.app.core.context import Context
from service.app.core.hooks import OfStreams
from service.app.due.log_letters import may_hold_others
from service.extensions import Extension

HOUR_S = 3_600


def require_all_served(context: Context) -> None:
    """Raises TooEarly, as `unavailable`, while the store may hold logs of an extension that is off."""
    if has_unserved_logs(context):
        names = ", ".join(each.name for each in context.extensions.left_out if may_have_logs(each))
        raise TooEarly(
            f"Here are logs of an extension that is off ({names}). Names of this player may stand beside them, and would stay, so nothing was deleted. "
            "The player can be forgotten once the operator has switched it on.",
            "unavailable",
            HOUR_S,
        )


def has_unserved_logs(context: Context) -> bool:
    """Whether the store may hold logs that no extension of this process serves. Reads nothing while none with logs is left out."""
    if not any(may_have_logs(each) for each in context.extensions.left_out):
        return False
    return may_hold_others(context.store, {each.letter for each in context.extensions.of("app", OfStreams)})


def may_have_logs(extension: Extension) -> bool:
    """Hooks of logs stand on the floor of the use cases."""
    return extension.has_floor("app")
