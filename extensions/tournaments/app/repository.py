"""Repository of tournaments: folded from their streams, cached, and changed by conditional appends."""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple

from msgspec import DecodeError, ValidationError
from msgspec.structs import replace

from domain.game.aggregate import IdempotencyEntry
from domain.kernel.errors import Conflict, Diverged, Missing, Refusal
from domain.kernel.ledger import GENESIS
from domain.kernel.timestamps import earliest
from extensions.tournaments.app.rows import find_tournament_row, put_final_row, put_tournament_row
from extensions.tournaments.domain.batch import FactBatch
from extensions.tournaments.domain.evolve import evolve, evolve_first
from extensions.tournaments.domain.fact_codec import chain_after, decode_fact, fact_decoder, secret_of_first
from extensions.tournaments.domain.facts.entry_facts import EntrySlipMade
from extensions.tournaments.domain.facts.round_facts import RoundOpened, RoundPublished, RoundWithdrawn, TableOpened
from extensions.tournaments.domain.facts.ruling_facts import TableRulingMade
from extensions.tournaments.domain.facts.tournament_facts import TournamentAmended, TournamentCancelled
from extensions.tournaments.domain.owed import owed_steps
from extensions.tournaments.domain.rows.final_row import to_final_row
from extensions.tournaments.domain.rows.tournament_row import title_place, to_tournament_row
from extensions.tournaments.domain.salted_text import PlacedText, SaltedText
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.idempotent_requests import find_earlier_answer, is_stored, key_reuse_conflict, unique_mark
from service.app.due.automation_due import GRACE_MS
from service.app.due.log_letters import note_letter
from service.lru_cache import LruCache
from service.store import EMPTY, AppendConflict, AppendNotice, Store, StoredEntry, StreamHead, letter_of
from service.store.stored import Due

LETTER = "t"
"""The ids of tournaments begin with it."""
TRIES = 16
CACHE_BYTES = 64 * 2**20
BYTES_EACH, BYTES_A_FACT = 16_384, 1_200
"""Estimate of a tournament in memory."""

FOLLOWED = (
    RoundPublished, RoundOpened, TableOpened, RoundWithdrawn, TableRulingMade, TournamentAmended, TournamentCancelled, EntrySlipMade
)  # fmt: skip
"""Facts with consequences for games or due times."""

log = logging.getLogger(__name__)


class TournamentResult(NamedTuple):
    """A request that was carried out. tournament: the current version; replayed: it had been carried out before."""

    tournament: Tournament
    answered: IdempotencyEntry | None
    replayed: bool


class TournamentRepository:
    """The tournaments of one store. Thread-safe; tournaments are immutable values."""

    def __init__(self, store: Store) -> None:
        fact_decoder()  # warm up before threads use it
        self._store = store
        self._cache: LruCache[Tournament] = LruCache(CACHE_BYTES, tournament_bytes)

    def load(self, tournament_id: str) -> Tournament:
        """The current tournament. A cached version is used only if the store still holds its last fact.  Raises Missing, Diverged."""
        cached = self._cache.peek(tournament_id)
        if cached is None:
            return self._read(tournament_id)
        held = self._store.read(tournament_id, after=cached.version - 1)
        if not held or (held[0].version, held[0].digest) != (cached.version, cached.digest):
            log.error("the store has lost acknowledged facts: expected after a restore or fail-over; else look whether its old server still has them", extra={"game": tournament_id})
            self._cache.drop(tournament_id)
            return self._read(tournament_id)
        return self._keep(fold_entries(cached, held[1:]))

    def create(self, batch: FactBatch, key: str, fingerprint: str) -> TournamentResult:
        """Store a new tournament. Idempotent by key.  Raises Conflict if the key made another one."""
        batch = batch.with_mark(unique_mark())
        note_letter(self._store, batch.tournament.id)
        conflict = self._append(batch, EMPTY)
        if conflict is None:
            return TournamentResult(batch.tournament, batch.tournament.answered.get(key), replayed=False)
        held = self._read(batch.tournament.id)
        answered = find_earlier_answer(held.answered, key, fingerprint)
        if answered is None:
            raise key_reuse_conflict()
        self.note_row(held)
        return TournamentResult(held, answered, replayed=not is_stored(batch.events, conflict))

    def decide_and_append(
        self, tournament_id: str, key: str, fingerprint: str, act: Callable[[Tournament], FactBatch]
    ) -> TournamentResult:
        """Carry out one request, once per key. A refusal counts only if decided on the store's current version.

        act: the decision; a batch without facts changes nothing. Raises the errors of `act`, Missing, Conflict,
        Unavailable.
        """
        tournament, is_current = self._cache.peek(tournament_id), False
        if tournament is None:
            tournament, is_current = self._read(tournament_id), True
        is_ours = False
        for number in range(TRIES):
            answered = find_earlier_answer(tournament.answered, key, fingerprint)
            if answered is not None:
                self.note_row(tournament)
                return TournamentResult(tournament, answered, replayed=not is_ours)
            try:
                batch = act(tournament).with_mark(unique_mark())
            except Refusal:
                if is_current:
                    raise
                tournament, is_current = self.load(tournament_id), True
                continue
            if not batch.facts:
                if is_current:
                    return TournamentResult(tournament, None, replayed=False)
                tournament, is_current = self.load(tournament_id), True
                continue
            conflict = self._append(batch, StreamHead(tournament.version, tournament.digest))
            if conflict is None:
                return TournamentResult(batch.tournament, batch.tournament.answered.get(key), replayed=False)
            is_ours = is_stored(batch.events, conflict)
            tournament, is_current = self.load(tournament_id), True
            time.sleep(random.uniform(0, 0.001 * 2 ** min(number, 6)))
        raise Conflict("busy", "Other requests changed this tournament at the same moment. Send the same request again.")

    def at(self, tournament_id: str, version: int) -> Tournament:
        """A tournament at an earlier version.  Raises Missing, Diverged."""
        latest = self.load(tournament_id)
        if version == latest.version:
            return latest
        if not 1 <= version < latest.version:
            raise Missing(f"There is no version {version}.")
        entries = self._store.read(tournament_id, limit=version)
        return fold_entries(fold_first(tournament_id, entries[0]), entries[1:])

    def texts(self, tournament: Tournament) -> dict[str, SaltedText]:
        """The texts that the log commits to, by `<version>.<place>`; deleted ones are absent."""
        return {place: to_salted(each) for place, each in self._store.texts(tournament.id).items()}

    def add_text(self, tournament: Tournament, placed: PlacedText) -> SaltedText:
        """Store a text without a commitment, unless its place has one; returns the stored one."""
        return to_salted(self._store.add_text(tournament.id, *to_stored_text(placed)))

    def forget_texts(self, tournament: Tournament, places: Iterable[str]) -> None:
        """Delete texts; the chain stays unchanged."""
        self._store.drop_texts(tournament.id, places)

    def note_row(self, tournament: Tournament) -> None:
        """Write a tournament's row in lists after its last append, at the last public version. Repeatable.

        Raises Unavailable.
        """
        before = find_tournament_row(self._store, tournament.id)
        if before is not None and before.head >= tournament.version:
            return
        public = tournament.public_version
        if before is not None and before.version == public:
            row = before
        else:
            text = self.texts(tournament).get(title_place(tournament).place) if before is None else before.text
            seen = tournament if public == tournament.version else self.at(tournament.id, public)
            row = to_tournament_row(seen, text)
        if row.status == "final":
            put_final_row(self._store, tournament.id, tournament.version, row.created_at, to_final_row(tournament))
        put_tournament_row(self._store, tournament.id, replace(row, head=tournament.version))

    def catch_up(self, notice: AppendNotice) -> None:
        """Write the row of the tournament that a notice is about, unless the process that appended has written it.

        Raises Missing, Diverged, Unavailable.
        """
        row = find_tournament_row(self._store, notice.game)
        if row is None or row.head < notice.last:
            self.note_row(self.load(notice.game))

    def _append(self, batch: FactBatch, before: StreamHead) -> AppendConflict | None:
        """Write the facts and their texts, all or nothing, then the row."""
        tournament, texts = batch.tournament, dict(map(to_stored_text, batch.texts))
        due = due_after(batch)
        kinds = [*dict.fromkeys(each.public["type"] for each in batch.facts), *(["owed"] if due == "now" else [])]
        reply = self._store.append(tournament.id, before, batch.events, due=due, kinds=kinds, names=texts)
        if isinstance(reply, AppendConflict):
            return reply
        self._keep(tournament)
        self.note_row(tournament)
        return None

    def _read(self, tournament_id: str) -> Tournament:
        entries = self._store.read(tournament_id) if letter_of(tournament_id) == LETTER else []
        if not entries:
            raise Missing("There is no such tournament.")
        return self._keep(fold_entries(fold_first(tournament_id, entries[0]), entries[1:]))

    def _keep(self, tournament: Tournament) -> Tournament:
        """Cache a tournament unless a later version is cached. Returns the tournament."""
        latest = self._cache.peek(tournament.id)
        if latest is None or latest.version <= tournament.version:
            self._cache.put(tournament.id, tournament)
        return tournament


def fold_first(tournament_id: str, entry: StoredEntry) -> Tournament:
    """The tournament after the first fact of its stream.  Raises Diverged."""
    try:
        stored = decode_fact(entry.event)
        chained = chain_after(GENESIS, stored, 1, secret_of_first(stored))
    except (DecodeError, ValidationError, ValueError):
        raise Diverged(entry.version, "cannot be read") from None
    check_digest(entry, 1, chained.digest)
    return evolve_first(tournament_id, stored, chained.digest)


def fold_entries(tournament: Tournament, entries: Sequence[StoredEntry]) -> Tournament:
    """The tournament after more facts, each verified against the chain.  Raises Diverged."""
    for entry in entries:
        try:
            stored = decode_fact(entry.event)
        except (DecodeError, ValidationError):
            raise Diverged(entry.version, "cannot be read") from None
        chained = chain_after(tournament.digest, stored, tournament.version + 1, tournament.secret)
        check_digest(entry, tournament.version + 1, chained.digest)
        tournament = evolve(tournament, stored, chained.digest)
    return tournament


def check_digest(entry: StoredEntry, version: int, digest: bytes) -> None:
    """Raises Diverged for a fact at another version, or of another history."""
    if (entry.version, entry.digest) != (version, digest):
        raise Diverged(entry.version, "is not the written entry")


def due_after(batch: FactBatch) -> Due:
    """Due time after an append: now, if a step is due or games are affected. Else unchanged, because work from another
    append may be pending.
    """
    is_owed = any(each.due_ms is None for each in owed_steps(batch.tournament))
    return "now" if is_owed or any(isinstance(each.stored.fact, FOLLOWED) for each in batch.facts) else "keep"


def due_at(tournament: Tournament) -> int | Literal["now", "clear"]:
    """Next due time, once all games are up to date: in milliseconds since the epoch, earlier by the sweeper's wait."""
    steps = owed_steps(tournament)
    if any(each.due_ms is None for each in steps):
        return "now"
    due_ms = earliest(each.due_ms for each in steps)
    return "clear" if due_ms is None else due_ms - GRACE_MS


def tournament_bytes(tournament: Tournament) -> int:
    """Estimated bytes of a tournament in memory."""
    return BYTES_EACH + BYTES_A_FACT * tournament.version


def to_stored_text(placed: PlacedText) -> tuple[str, str]:
    """A text as the store keeps it: its place, and salt and text."""
    return placed.key, f"{placed.text.salt} {placed.text.text}"


def to_salted(stored: str) -> SaltedText:
    """A text from the store."""
    salt, _, text = stored.partition(" ")
    return SaltedText(text, salt)
