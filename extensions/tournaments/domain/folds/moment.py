"""When a fact happened, for folds that note it."""

from __future__ import annotations

from typing import NamedTuple

from extensions.tournaments.domain.facts.base import By


class FactTime(NamedTuple):
    """Version and time of a fact; at: RFC 3339, UTC; by: who."""

    version: int
    at: str
    by: By | None = None
