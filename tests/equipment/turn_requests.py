"""Requests for turns of which none waits, of games without owners: the rest of `workers.dispatcher.TurnRequests`."""

from __future__ import annotations


class OfNoOwner:
    """What a sweep asks besides."""

    def is_waiting(self, _: str) -> bool:
        return False

    def owner_of(self, _: str) -> str:
        return ""
