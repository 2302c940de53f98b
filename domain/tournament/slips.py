"""Slips as folded from the log: what an official hands out, for a device to exchange for its own token."""

from __future__ import annotations

from domain.kernel.secrecy import Concealed
from domain.tournament.facts.base import By


class Slip(Concealed, frozen=True):
    """The last slip of an entry or official. hash: of its text; version, at, by: of the fact that made it; exchanged:
    the version at which a device exchanged it, None before.
    """

    hash: str
    version: int
    at: str
    by: By | None
    exchanged: int | None = None
