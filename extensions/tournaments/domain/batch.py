"""Appends facts to a tournament: each is chained to its log and folded into the next version."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from domain.kernel.ledger import GENESIS
from extensions.tournaments.domain.evolve import evolve, evolve_first
from extensions.tournaments.domain.fact_codec import ChainedFact, StoredFact, chain_after, encode_fact, secret_of_first
from extensions.tournaments.domain.facts.base import By, TournamentFact
from extensions.tournaments.domain.salted_text import PlacedText, SaltedText
from extensions.tournaments.domain.tournament import Tournament


class FactCause(NamedTuple):
    """The origin of a batch. at: RFC 3339, UTC, milliseconds; by: `o2`, `e17`, None for the service and for callers
    without a role; key: idempotency key, scoped to its caller; fingerprint: of the request.
    """

    at: str
    by: By | None = None
    key: str | None = None
    fingerprint: str | None = None


class StatedFact(NamedTuple):
    """A fact, and the texts that it commits to, by their place in it."""

    fact: TournamentFact
    texts: Mapping[str, SaltedText] = {}


class FactBatch(NamedTuple):
    """The facts of one command, the texts stored with them outside the log, and the tournament after them."""

    facts: tuple[ChainedFact, ...]
    texts: tuple[PlacedText, ...]
    tournament: Tournament

    @property
    def events(self) -> tuple[tuple[bytes, bytes], ...]:
        """JSON and digest of each fact, as stored."""
        return tuple([(encode_fact(each.stored), each.digest) for each in self.facts])

    def with_mark(self, once: str) -> FactBatch:
        """The same batch with a unique, never published mark, so that it differs from a copy."""
        if not self.facts:
            return self
        first, *rest = self.facts
        marked = first._replace(stored=replace(first.stored, once=once))
        return self._replace(facts=(marked, *rest))


def state_fact(fact: TournamentFact, **texts: SaltedText | None) -> StatedFact:
    """A fact whose fields of these names are the commitments to these texts."""
    return StatedFact(fact, {name: text for name, text in texts.items() if text is not None})


def nothing(tournament: Tournament) -> FactBatch:
    """The empty batch of a repeated request."""
    return FactBatch((), (), tournament)


def append(tournament: Tournament, cause: FactCause, *facts: StatedFact | TournamentFact) -> FactBatch:
    """The batch of these facts after `tournament`; empty if its key was answered."""
    if not facts or (cause.key is not None and tournament.answered.get(cause.key) is not None):
        return nothing(tournament)
    chained: list[ChainedFact] = []
    texts: list[PlacedText] = []
    for each in map(to_stated, facts):
        version, stored = tournament.version + 1, to_stored(cause, each.fact, 0 if chained else len(facts))
        chained.append(chain_after(tournament.digest, stored, version, tournament.secret))
        texts += [PlacedText(version, place, text) for place, text in each.texts.items()]
        tournament = evolve(tournament, stored, chained[-1].digest)
    return FactBatch(tuple(chained), tuple(texts), tournament)


def append_first(tournament: str, cause: FactCause, first: StatedFact) -> FactBatch:
    """The batch that begins a log."""
    stored = to_stored(cause, first.fact, 1)
    chained = chain_after(GENESIS, stored, 1, secret_of_first(stored))
    texts = tuple(PlacedText(1, place, text) for place, text in first.texts.items())
    return FactBatch((chained,), texts, evolve_first(tournament, stored, chained.digest))


def to_stated(fact: StatedFact | TournamentFact) -> StatedFact:
    return fact if isinstance(fact, StatedFact) else StatedFact(fact)


def to_stored(cause: FactCause, fact: TournamentFact, size: int) -> StoredFact[TournamentFact]:
    """A fact as it is stored. size: number of facts in the batch for its first one, which stores the cause; 0 for others."""
    if size == 0:
        return StoredFact(cause.at, fact, cause.by)
    return StoredFact(cause.at, fact, cause.by, cause.key, cause.fingerprint, size)
