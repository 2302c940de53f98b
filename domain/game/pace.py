"""The pace of automation: a bot's answer carries a time that follows from the question's, not from how long the bot thought."""

from __future__ import annotations


def slot(asked_ms: int, ready_ms: int, pace_ms: int) -> int:
    """The first multiple of the pace after a question at which its answer can be ready. pace_ms: 1 or more.

    >>> slot(1000, 1040, 250), slot(1000, 1250, 250), slot(1000, 1251, 250), slot(1000, 0, 250)
    (1250, 1250, 1500, 1250)
    """
    return asked_ms + pace_ms * max(1, -(-(ready_ms - asked_ms) // pace_ms))
