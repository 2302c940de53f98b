"""Faults that we plant ourselves, between the processes and the store or in a part: a simulation that misses one proves nothing."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from domain.game import decide
from domain.game.aggregate import Game, IdempotencyLog
from domain.game.batch import Batch, Cause
from domain.game.commands import parse_command
from service.app.bots import automation
from service.app.bots.answer_slots import ScheduledAnswer
from service.app.core import game_repository
from service.app.core.context import Context
from service.app.core.game_repository import GameRepository
from service.app.core.idempotent_requests import Request
from service.app.due.outages import Outage
from service.store import ALL_PARTITIONS, ArchivedGame, Committed, Store
from service.store.stored import Pending
from tests.simulation.shelf import ShelvedStore
from workers import automation_job


class Planted:
    """A store with a fault in one of its answers; everything else is the store's own."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._count = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def begin_append(self, *asked: Any, **more: Any) -> Pending:
        """Append at once, with the fault."""
        reply = self.append(*asked, **more)
        return Pending(lambda: reply)

    def _is_time(self, every: int) -> bool:
        self._count += 1
        return self._count % every == 0


class ForgetsAnAppend(Planted):
    """Says that it has written, and has not."""

    def append(self, game: str, expected: Any, events: Any, **more: Any) -> Any:
        if self._is_time(6):
            return Committed(expected.version + len(events))
        return self._store.append(game, expected, events, **more)


class WritesAfterRefusing(Planted):
    """Says that others were first, and writes all the same."""

    def append(self, game: str, expected: Any, events: Any, **more: Any) -> Any:
        reply = self._store.append(game, expected, events, **more)
        if not isinstance(reply, Committed):
            self._store.append(game, reply.head, events, **more)
        return reply


class DropsADue(Planted):
    """Forgets that a turn is owed."""

    def append(self, game: str, expected: Any, events: Any, **more: Any) -> Any:
        return self._store.append(game, expected, events, **more | {"due": "clear"})


class TellsTwice(Planted):
    """Its feed tells of an append twice."""

    def follow(self, after: dict[int, str], block_ms: int, partitions: Collection[int] = ALL_PARTITIONS) -> Any:
        return [news for news in self._store.follow(after, block_ms, partitions) for _ in range(2)]


class ReadsThePast(Planted):
    """Answers now and then from what it held before the last append."""

    def read(self, game: str, after: int = 0, limit: int | None = None) -> Any:
        found = self._store.read(game, after, limit)
        return found[:-1] if len(found) > 1 and self._is_time(7) else found


class WritesOldRows(Planted):
    """Its rows do not look at versions."""

    def put_row(self, projection: str, key: str, version: int, order: int, row: bytes) -> bool:
        if version == 0 or not self._is_time(3):
            return self._store.put_row(projection, key, version, order, row)
        return True


STORES = (ForgetsAnAppend, WritesAfterRefusing, DropsADue, ReadsThePast, WritesOldRows)


def stored_under_a_new_key(context: Context, answer: ScheduledAnswer) -> Game:
    """A worker that does not say which decision it answers, and names each answer again."""
    game, first = answer.before, answer.batch.entries[0].stored
    assert first.by is not None
    command = parse_command(game.rules, first.command or {})
    request = Request(f"{first.key}/{context.entropy(4).hex()}", first.fp or "")

    def act(latest: Game, cause: Cause) -> Batch:
        assert first.by is not None
        named = cause._replace(by=first.by, command=first.command)
        return decide.answer_decision(latest, first.by, None, command, named)

    return context.games.execute(game.id, request, act).game


def not_looked_up(answered: IdempotencyLog, key: str, fingerprint: str) -> None:
    """A key that was used is not recognised."""


def trusted(games: GameRepository, game_id: str) -> Game:
    """A process that reads what is new and trusts that the store still holds what it knew."""
    game = games.find_cached(game_id) or games._read(game_id)
    return games._keep(games._apply_entries(game, games._store.read(game_id, after=game.version)))


def lets_go_at_once(store: ShelvedStore, kept: ArchivedGame) -> bool:
    """An archive that lets go of a game though somebody has changed it since it was put away."""
    return store._streams.pop(kept.game, None) is not None


def nobody_else(context: Context, ids: tuple[str, ...]) -> list[Game]:
    """A group's luck is revealed by the first game that is over."""
    return []


def no_outages(store: Store, now_ms: int) -> list[Outage]:
    """A worker that strikes for a time in which nobody could play."""
    return []


CODE: tuple[tuple[Any, str, Callable[..., Any]], ...] = (
    (automation_job, "store_when_due", stored_under_a_new_key),
    (automation, "load_members", nobody_else),
    (game_repository, "find_earlier_answer", not_looked_up),
)
"""What is replaced by what: of a module or class, a name."""
