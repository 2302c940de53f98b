"""Texts of tournaments in memory."""

from __future__ import annotations

from collections.abc import Iterable

from service.store.tournament_texts import check_texts, check_tournament
from tests.equipment.memory_store.streams import MemoryStreams


class MemoryTournaments(MemoryStreams):
    """Texts of tournaments, by place."""

    def texts(self, tournament: str) -> dict[str, str]:
        """Copy them under the lock."""
        check_tournament(tournament)
        with self._changed:
            return dict(self._texts[tournament])

    def text(self, tournament: str, place: str) -> str | None:
        """Read it from a copy."""
        check_tournament(tournament)
        return self.texts(tournament).get(place)

    def add_text(self, tournament: str, place: str, text: str) -> str:
        """Set it under the lock."""
        check_tournament(tournament)
        check_texts({place: text})
        with self._changed:
            return self._texts[tournament].setdefault(place, text)

    def drop_texts(self, tournament: str, places: Iterable[str]) -> None:
        """Delete them under the lock."""
        check_tournament(tournament)
        with self._changed:
            for place in places:
                self._texts[tournament].pop(place, None)
