"""The base of all facts of a tournament."""

from __future__ import annotations

from typing import Annotated

from domain.kernel.secrecy import Event

Committed = Annotated[str, "committed"]
"""The commitment to a text, hex: the text and its salt are stored outside the log, so that they can be deleted."""

By = str
"""The author: `o2` for an official, `e17` for an entry."""


class TournamentFact(Event, frozen=True):
    """A fact in a tournament's log, as an event is in a game's. Open fields are public, hidden ones are committed to until
    the seed is revealed.
    """
