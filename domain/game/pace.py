"""The pace of automation: a bot's answer is stamped relative to its question, so thinking time does not leak."""

from __future__ import annotations


def slot(asked_ms: int, ready_ms: int, pace_ms: int) -> int:
    """The first slot (question plus a multiple of the pace) at which the answer can be ready. pace_ms: 1 or more.

    >>> slot(1000, 1040, 250), slot(1000, 1250, 250), slot(1000, 1251, 250), slot(1000, 0, 250)
    (1250, 1250, 1500, 1250)
    """
    return asked_ms + pace_ms * max(1, -(-(ready_ms - asked_ms) // pace_ms))
