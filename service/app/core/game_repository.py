"""Repository of games: folded from their streams, cached, and changed by requests, each carried out once."""

from __future__ import annotations

import logging
import random
import time
from collections import Counter as Tally
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import msgspec
from prometheus_client import Counter

from domain.catalogue import Catalogue
from domain.game.aggregate import Game, IdempotencyEntry
from domain.game.batch import Batch, Cause
from domain.game.entry_codec import prepare_codec
from domain.game.fork import ForkPlan
from domain.game.replay import apply_entry, replay_log
from domain.kernel.errors import Conflict, Diverged, Missing, Refusal
from projections.timestamps import stamp
from service.answers.values import JsonObject
from service.app.core.idempotent_requests import (
    Request,
    find_earlier_answer,
    is_stored,
    key_reuse_conflict,
    unique_mark,
)
from service.app.core.lobby_rows import note_change
from service.app.due.automation_due import due_and_kinds
from service.app.names.seat_names import SeatNames
from service.ids import is_game_id
from service.lru_cache import LruCache
from service.quotas import NO_EXPIRY, ExpiryLimits
from service.store import EMPTY, Committed, Store, StoredEntry, StreamHead
from service.store import AppendConflict as Missed
from service.store.stored import NO_NAMES, Names, Pending

ROUNDS = 8
GAMES, PAST = 256 * 2**20, 64 * 2**20
"""Bytes of the caches of games, and of their earlier versions."""

log = logging.getLogger(__name__)

REGRESSED = Counter("deaddrop_store_regressed_total", "Games that the store held less of than it had acknowledged")
DIVERGED = Counter("deaddrop_store_diverged_total", "Games that the store held another history of than was known")
CONFLICTS = Counter("deaddrop_append_conflicts_total", "Appends that lost a race and were decided again")

Decide = Callable[[Game, Cause], Batch]
"""The batch of a request on a game, or a refusal."""
Prepare = Callable[[Game, Batch], JsonObject]
"""An answer from the game before a batch, and the batch."""


class CommandResult(NamedTuple):
    """A request that was carried out. game: its current version; replayed: it had been carried out before.

    prepared: the answer that was made while the store wrote the batch; None if this process has not seen it stored.
    """

    game: Game
    answered: IdempotencyEntry
    replayed: bool
    prepared: JsonObject | None = None


class GameRepository:
    """The games of one store. Thread-safe; games are immutable values."""

    def __init__(
        self, store: Store, catalogue: Catalogue, now_ms: Callable[[], int], expiry: ExpiryLimits = NO_EXPIRY
    ) -> None:
        """expiry: times after which tables end without events."""
        self.expiry = expiry
        for rules in catalogue:
            prepare_codec(rules)
        self._store = store
        self._catalogue = catalogue
        self._cache: LruCache[Game] = LruCache(GAMES, game_bytes)
        self._past: LruCache[Game] = LruCache(PAST, game_bytes)
        self._names = SeatNames(store, now_ms)
        self._now_ms = now_ms
        self._lost: Tally[str] = Tally()

    def load(self, game_id: str) -> Game:
        """The current game. A cached version is used only if the store still holds its last event.  Raises Missing."""
        cached = self.find_cached(game_id)
        if cached is None:
            return self._read(game_id)
        held = self._store.read(game_id, after=cached.version - 1)
        if not held or (held[0].version, held[0].digest) != (cached.version, cached.digest):
            return self._reload_after_loss(cached, DIVERGED if held else REGRESSED)
        return self._keep(self._apply_entries(cached, held[1:])) if held[1:] else cached

    def at(self, game_id: str, version: int) -> Game:
        """The game at a version, replayed.  Raises Missing for a version beyond the last, Diverged."""
        known_before, losses = self.find_cached(game_id), self.regressions(game_id)
        current = self.load(game_id)
        if known_before and known_before.version <= current.version and self.regressions(game_id) > losses:
            raise Diverged(known_before.version, "has changed")
        if version == current.version:
            return current
        # An imported game can be removed and imported again with another history.
        past = self._past.peek((game_id, version)) if current.imported is None else None
        if past is None:
            past = next(iter(self.replay(current, version, version)), None)
        if past is None:
            raise Missing(f"There is no version {version}.")
        self._past.put((game_id, version), past)
        return past

    def keep_version(self, game: Game) -> None:
        """Cache a game as its version, for `at`."""
        self._past.put((game.id, game.version), game)

    def replay(self, current: Game, first: int, last: int) -> Iterator[Game]:
        """The game at each version from `first` to `last`, in one replay of its log.  Raises Diverged."""
        entries = self._store.read(current.id)
        if not any((each.version, each.digest) == (current.version, current.digest) for each in entries[::-1]):
            raise Diverged(current.version, "has changed")
        shown = (each for each in entries if each.version <= last)
        return (game for game in replay_log(current.id, self._catalogue, shown) if game.version >= first)

    def create(self, batch: Batch, request: Request, names: Names, *, fork: ForkPlan | None = None) -> CommandResult:
        """Store a new game with its seats' names, once per key. fork: what it continues; an exact one inherits its log.

        Raises Conflict if the key made another game, Diverged.
        """
        batch = batch.with_mark(unique_mark())
        reply = self._begin_append(batch, EMPTY, names).result() if fork is None else self._fork(fork, batch, names)
        if not isinstance(reply, Missed):
            game = self._keep_appended(None, batch.game)
            return CommandResult(game, game.answered[request.key], replayed=False)
        game = self._read(batch.game.id)
        answered = find_earlier_answer(game.answered, *request)
        if answered is None:
            raise key_reuse_conflict()
        return CommandResult(game, answered, replayed=not is_stored(batch.events, reply))

    def _fork(self, fork: ForkPlan, batch: Batch, names: Names) -> Committed | Missed:
        """Store the first batch of a fork.  Raises Diverged if the parent has no such version any more."""
        due, kinds = due_and_kinds(batch, self.expiry)
        moment = StreamHead(fork.parent.version, fork.parent.digest)
        reply = self._store.fork(
            fork.parent.id, moment, batch.game.id, batch.events, inherits=fork.is_exact, due=due, kinds=kinds, names=names
        )
        if isinstance(reply, Missed) and reply.head == EMPTY:
            raise Diverged(moment.version, "has changed")
        return reply

    def execute(
        self,
        game_id: str,
        request: Request,
        decide: Decide,
        *,
        names: Names = NO_NAMES,
        prepare: Prepare | None = None,
        continues_here: bool = False,
    ) -> CommandResult:
        """Carry out one request, exactly once per key.

        Decides optimistically on the cached version; a conflict returns the missed entries, and it is decided again. A
        refusal counts only if decided on the store's current version.

        decide: gets the cause with the time of the game's next entry, which it may replace.
        names: of seats, stored atomically with the batch; prepare: makes the answer while the store writes. Its error
        is raised after the batch is stored.
        continues_here: the caller handles the automation that becomes due, so the feed does not announce it.
        Raises the errors of `decide`, Missing, Conflict, Unavailable.
        """
        game, is_current, is_ours, prepared = self.find_cached(game_id), False, False, None
        if game is None:
            game, is_current = self._read(game_id), True
        for round_number in range(ROUNDS):
            answered = find_earlier_answer(game.answered, *request)
            if answered is not None:
                return CommandResult(game, answered, replayed=not is_ours, prepared=prepared if is_ours else None)
            try:
                batch = decide(game, Cause(self._next_stamp(game), *request)).with_mark(unique_mark())
            except Refusal:
                if is_current:
                    raise
                game, is_current = self.load(game_id), True
                continue
            head = StreamHead(game.version, game.digest)
            pending = self._begin_append(batch, head, names, continues_here=continues_here)
            prepared, failure = (None, None) if prepare is None else try_prepare(prepare, game, batch)
            reply = pending.result()
            if not isinstance(reply, Missed):
                after = self._keep_appended(game, batch.game)
                if failure is not None:
                    raise failure
                return CommandResult(after, after.answered[request.key], replayed=False, prepared=prepared)
            is_ours = is_stored(batch.events, reply)
            game, is_current = self._resolve_conflict(game, reply), True
            time.sleep(random.uniform(0, 0.001 * 2**round_number))
        raise Conflict("busy", "Other requests changed this game at the same moment. Send the same request again.")

    def load_after(self, done: CommandResult) -> Game:
        """The game right after a request, ignoring later events."""
        return self.at(done.game.id, done.answered.last)

    def _next_stamp(self, game: Game) -> str:
        """The time of a game's next entry: now, or the time of its last entry if another process stored one with a later time."""
        return max(stamp(self._now_ms()), game.at)

    def commit(self, before: Game, batch: Batch, *, continues_here: bool = False) -> Game | None:
        """Store a batch decided on `before`. Returns the game after it; None after a lost race.  Raises Unavailable."""
        head = StreamHead(before.version, before.digest)
        reply = self._begin_append(batch, head, NO_NAMES, continues_here=continues_here).result()
        return None if isinstance(reply, Missed) else self._keep_appended(before, batch.game)

    def names(self, game: Game) -> dict[int, str]:
        """Display names by seat, at most a minute old."""
        return self._names.of(game)

    def forget_names(self, game_id: str) -> None:
        """Drop a game's names from the cache."""
        self._names.drop(game_id)

    def forget(self, game_id: str) -> None:
        """Drop a game from the cache."""
        self._cache.drop(game_id)

    def _begin_append(self, batch: Batch, expected: StreamHead, names: Names, *, continues_here: bool = False) -> Pending:
        due, kinds = due_and_kinds(batch, self.expiry, continues_here=continues_here)
        return self._store.begin_append(batch.game.id, expected, batch.events, due=due, kinds=kinds, names=names)

    def _resolve_conflict(self, game: Game, conflict: Missed) -> Game:
        if conflict.missed:
            CONFLICTS.inc()
            return self._keep(self._apply_entries(game, conflict.missed))
        return self._reload_after_loss(game, REGRESSED if conflict.head.version < game.version else DIVERGED)

    def _reload_after_loss(self, game: Game, counter: Counter) -> Game:
        """Reload after the store lost acknowledged events; drops all cached versions.  Raises Missing."""
        if game.imported is not None and not self._store.read(game.id, 0, 1):
            self.forget(game.id)  # Only imported games can be removed.
            raise Missing("There is no such game.")
        counter.inc()
        log.error("the store has lost acknowledged entries: expected after a restore or fail-over; else look whether its old server still has them", extra={"game": game.id})
        self._lost[game.id] += 1
        self._past.clear()
        self.forget(game.id)
        return self._read(game.id)

    def regressions(self, game_id: str) -> int:
        """Times the store regressed for this game. A change means that subscribers must resynchronise."""
        return self._lost[game_id]

    def _read(self, game_id: str) -> Game:
        entries = self._store.read(game_id) if is_game_id(game_id) else []
        if not entries:
            raise Missing("There is no such game.")
        founded = apply_entry(None, game_id, self._catalogue, entries[0])
        return self._keep(self._apply_entries(founded, entries[1:]))

    def _apply_entries(self, game: Game, entries: Iterable[StoredEntry]) -> Game:
        """Apply entries of the game's stream, each verified against the chain.  Raises Diverged."""
        for entry in entries:
            game = apply_entry(game, game.id, self._catalogue, entry)
        return game

    def exists(self, game_id: str) -> bool:
        """Whether there is such a game."""
        try:
            self.load(game_id)
        except Missing:
            return False
        return True

    def find_cached(self, game_id: str) -> Game | None:
        """The cached version of a game, or None."""
        return self._cache.peek(game_id)

    def _keep_appended(self, before: Game | None, game: Game) -> Game:
        """Cache a game that was just stored, and list it. Returns the cached one."""
        note_change(self._store, before, game)
        return self._keep(game)

    def _keep(self, game: Game) -> Game:
        """Cache a game unless a later version is cached. Returns the game."""
        latest = self._cache.peek(game.id)
        if latest is None or latest.version <= game.version:
            self._cache.put(game.id, game)
        return game


def game_bytes(game: Game) -> int:
    """Estimated bytes of a game: 8 KiB for table and minds and 160 per version for its answers (upper bounds measured
    over games of every ruleset), plus parts whose length users control.
    """
    handed_out = 400 * (len(game.grants) + len(game.links) + len(game.members))
    words = sum(len(each.author) + len(each.reason) for each in game.rulings) + len(game.aborted or "")
    return 8192 + 160 * game.version + 3 * len(msgspec.json.encode(game.created)) + handed_out + 4 * words


def try_prepare(prepare: Prepare, before: Game, batch: Batch) -> tuple[JsonObject | None, Exception | None]:
    """The prepared answer, or the error instead."""
    try:
        return prepare(before, batch), None
    except Exception as error:
        return None, error
