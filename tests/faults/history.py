"""What clients asked while things broke, and what they were told: carried out, refused, or nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from threading import Lock
from typing import Literal

Kind = Literal["ok", "refused", "unknown"]


@dataclass
class Asked:
    """One command of one client, however often it was sent.

    key: as it stands in the log; during: what was broken when it was first sent; answers: versions and bodies that senders
    were told; refusals: codes; unknown: how many were told nothing; under_way: how many still wait; contradictions: what must not have been told after that;
    is_excused: the store was brought back to before it, so that nothing is promised of it.
    """

    game: str
    key: str
    during: str
    answers: list[tuple[int, bytes]] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)
    unknown: int = 0
    under_way: int = 0
    contradictions: list[str] = field(default_factory=list)
    is_excused: bool = False

    @property
    def kind(self) -> Kind:
        """What the client may believe."""
        if self.answers:
            return "ok"
        return "unknown" if self.unknown or self.under_way else "refused"


class Sending:
    """One sending of a command. It ends with one of three words, or its sender is told nothing."""

    def __init__(self, asked: Asked, lock: Lock) -> None:
        self._asked, self._lock = asked, lock
        self._was_told = bool(asked.answers)
        asked.under_way += 1

    def ok(self, version: int, answer: bytes) -> None:
        """Carried out, at this version."""
        with self._lock:
            self._asked.under_way -= 1
            if self._asked.answers and self._asked.answers[0] != (version, answer):
                self._asked.contradictions.append("two senders were told different things")
            self._asked.answers.append((version, answer))

    def refused(self, code: str) -> None:
        """Not carried out, and never will be."""
        with self._lock:
            self._asked.under_way -= 1
            if self._was_told:
                self._asked.contradictions.append(f"it was refused ({code}) after it had been acknowledged")
            self._asked.refusals.append(code)

    def unknown(self) -> None:
        """Nobody answered."""
        with self._lock:
            self._asked.under_way -= 1
            self._asked.unknown += 1


class History:
    """Every command that was asked. Threads may share it. during: what is broken now; restores: how often the store was brought back."""

    def __init__(self) -> None:
        self.during = ""
        self.asked: dict[tuple[str, str], Asked] = {}
        self.acknowledged: dict[str, int] = {}
        self.restores = 0
        self.losers: set[str] = set()
        self._lock = Lock()

    def __iter__(self) -> Iterator[Asked]:
        return iter(list(self.asked.values()))

    def send(self, game: str, key: str) -> Sending:
        """A command goes out, for the first time or again."""
        with self._lock:
            return Sending(self.asked.setdefault((game, key), Asked(game, key, self.during)), self._lock)

    def told(self, game: str, version: int) -> None:
        """Somebody was told of this version of a game: nobody may be shown less from now on."""
        self.acknowledged[game] = max(version, self.acknowledged.get(game, 0))

    def restored(self, before: dict[str, int], now: dict[str, int]) -> None:
        """The store was brought back: games that had these versions have those now, or none. What it still holds it must keep."""
        self.restores += 1
        self.losers |= {game for game, version in before.items() if version > now.get(game, 0)}
        for asked in self:
            held = now.get(asked.game, 0)
            if asked.game in self.losers and not (asked.answers and 0 < asked.answers[0][0] <= held):
                asked.is_excused = True
        for game in self.losers:
            self.acknowledged[game] = min(now.get(game, 0), self.acknowledged.get(game, 0))
