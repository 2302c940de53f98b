"""Texts beside logs in memory."""

from __future__ import annotations

from collections.abc import Iterable

from service.store.side_texts import check_stream, check_texts
from tests.equipment.memory_store.streams import MemoryStreams


class MemorySideTexts(MemoryStreams):
    """Texts beside logs that are no games, by place."""

    def texts(self, stream: str) -> dict[str, str]:
        """Copy them under the lock."""
        check_stream(stream)
        with self._changed:
            return dict(self._texts[stream])

    def text(self, stream: str, place: str) -> str | None:
        """Read it from a copy."""
        check_stream(stream)
        return self.texts(stream).get(place)

    def add_text(self, stream: str, place: str, text: str) -> str:
        """Set it under the lock."""
        check_stream(stream)
        check_texts({place: text})
        with self._changed:
            return self._texts[stream].setdefault(place, text)

    def drop_texts(self, stream: str, places: Iterable[str]) -> None:
        """Delete them under the lock."""
        check_stream(stream)
        with self._changed:
            for place in places:
                self._texts[stream].pop(place, None)
