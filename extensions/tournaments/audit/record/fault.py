"""The first fault of a tournament's record."""

from __future__ import annotations

import msgspec


class TournamentFault(msgspec.Struct, frozen=True):
    """line: in the file, from 1; version: of the fact, or of the game's event; None for neither; game: whose record it
    is about; word: the fault's name in docs/spec/tournament-record.md; how: which case of it, if it has several; why: a
    sentence, if the rules or a limit have found it.
    """

    line: int
    version: int | None
    game: str | None
    word: str
    how: str | None = None
    why: str | None = None


class BrokenTournament(Exception):
    """A record with a fault."""

    def __init__(self, fault: TournamentFault) -> None:
        super().__init__(fault.word)
        self.fault = fault
