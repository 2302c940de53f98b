"""Slips as folded from the log: what an official hands out, for a device to exchange for its own token."""

from __future__ import annotations

from domain.kernel.secrecy import Concealed
from extensions.tournaments.domain.facts.base import By


class Slip(Concealed, frozen=True):
    """The last slip of an entry or official. hash: of its text; version, at, by: of the fact that made it; exchanged:
    the version at which a device exchanged it, None before; earlier: hashes of the slips that it replaced.
    """

    hash: str
    version: int
    at: str
    by: By | None
    exchanged: int | None = None
    earlier: tuple[str, ...] = ()


def next_slip(last: Slip | None, slip: str, version: int, at: str, by: By | None) -> Slip:
    """A new slip of the holder of a slip; last: None for an organiser who had none. slip: its hash."""
    return Slip(slip, version, at, by, earlier=() if last is None else (*last.earlier, last.hash))
