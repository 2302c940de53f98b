"""Evolve: a tournament as the fold of its log."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from domain.game.aggregate import IdempotencyEntry, IdempotencyLog
from domain.kernel.folds import require_rows
from domain.kernel.ledger import GENESIS
from extensions.tournaments.domain.fact_codec import AnyStored, chain_after
from extensions.tournaments.domain.facts.every_fact import FACTS
from extensions.tournaments.domain.facts.tournament_facts import TournamentCreated
from extensions.tournaments.domain.folds.changes import change_of, is_scoring
from extensions.tournaments.domain.folds.entry_folds import ENTRY_FOLDS
from extensions.tournaments.domain.folds.moment import FactTime
from extensions.tournaments.domain.folds.round_folds import ROUND_FOLDS
from extensions.tournaments.domain.folds.ruling_folds import RULING_FOLDS
from extensions.tournaments.domain.folds.tournament_folds import TOURNAMENT_FOLDS, Row, initial_tournament
from extensions.tournaments.domain.tournament import Tournament

FOLDS: dict[type, Row] = {**TOURNAMENT_FOLDS, **ENTRY_FOLDS, **ROUND_FOLDS, **RULING_FOLDS}

require_rows("The fold of a tournament", FOLDS, [each for each in FACTS if each is not TournamentCreated])


def evolve_first(tournament: str, stored: AnyStored, digest: bytes) -> Tournament:
    """The tournament after the first fact of its log."""
    after = initial_tournament(tournament, stored.fact, stored.at, digest)
    return replace(after, answered=with_answer(after.answered, 1, stored))


def evolve(tournament: Tournament, stored: AnyStored, digest: bytes) -> Tournament:
    """The tournament after one more fact."""
    version, fact = tournament.version + 1, stored.fact
    after = FOLDS[type(fact)](tournament, fact, FactTime(version, stored.at, stored.by))
    change = change_of(fact, version)
    return replace(
        after,
        version=version,
        digest=digest,
        at=stored.at,
        changes=after.changes if change is None else (*after.changes, change),
        scored=version if is_scoring(fact, change) else after.scored,
        answered=with_answer(after.answered, version, stored),
    )


def with_answer(answered: IdempotencyLog, version: int, stored: AnyStored) -> IdempotencyLog:
    """The idempotency log after a fact; only the first fact of a command has a key."""
    if stored.key is None:
        return answered
    return answered.with_entry(stored.key, IdempotencyEntry(version, version + stored.size - 1, stored.fp or ""))


def fold_tournament(tournament: str, log: Iterable[AnyStored]) -> Tournament:
    """A tournament from its whole log, with recomputed digests."""
    facts = iter(log)
    first = next(facts)
    folded = initial_tournament(tournament, first.fact, first.at, b"")
    folded = evolve_first(tournament, first, chain_after(GENESIS, first, 1, folded.secret).digest)
    for stored in facts:
        chained = chain_after(folded.digest, stored, folded.version + 1, folded.secret)
        folded = evolve(folded, stored, chained.digest)
    return folded
