"""Logs of extensions that are off. Nobody who may be named beside them can be forgotten here: only the extension finds the names."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from domain.kernel.errors import TooEarly
from service.app.core.context import Context
from service.app.core.hooks import OfStreams
from service.extensions import Extension
from service.ids import letter_of

HOUR_S = 3_600
KNOWN_MS = 600_000
"""How long a process takes the letters of the store's logs for known: only a restore, or a process with other extensions, changes them."""


def require_all_served(context: Context) -> None:
    """Raises TooEarly, as `unavailable`, while the store holds logs of an extension that is off."""
    if has_unserved_logs(context):
        names = ", ".join(each.name for each in context.extensions.left_out if may_have_logs(each))
        raise TooEarly(
            f"Here are logs of an extension that is off ({names}). Names of this player may stand beside them, and would stay, so nothing was deleted. "
            "The player can be forgotten once the operator has switched it on.",
            "unavailable",
            HOUR_S,
        )


def has_unserved_logs(context: Context) -> bool:
    """Whether the store holds logs that no extension of this process serves. Reads nothing while none with logs is left out."""
    if not any(may_have_logs(each) for each in context.extensions.left_out):
        return False
    served = {each.letter for each in context.extensions.of("app", OfStreams)}
    return not read_letters(context.store.streams, context.now_ms() // KNOWN_MS) <= served


def may_have_logs(extension: Extension) -> bool:
    """Hooks of logs stand on the floor of the use cases."""
    return extension.has_floor("app")


@lru_cache(1)
def read_letters(streams: Callable[[], list[str]], _period: int) -> frozenset[str]:
    """The letters of the logs that a store lists. _period: the one in which the answer counts."""
    return frozenset(letter_of(each) or "" for each in streams())
