"""Drafts of rounds: made, replaced, and checked for changes since."""

from __future__ import annotations

from domain.kernel.errors import Conflict, Stale
from domain.kernel.secrecy import NOBODY, Known
from extensions.tournaments.domain.batch import FactBatch, FactCause, append, nothing
from extensions.tournaments.domain.decide.attendance import require_unpublished
from extensions.tournaments.domain.decide.draft_faults import draft_faults, is_missing
from extensions.tournaments.domain.decide.requirements import (
    PAIRERS,
    malformed,
    require_official,
    require_on,
    require_seen,
)
from extensions.tournaments.domain.facts.parts import Draft
from extensions.tournaments.domain.facts.round_facts import RoundDrafted
from extensions.tournaments.domain.luck import draft_seed
from extensions.tournaments.domain.refusals import DraftStale, PairingIllegal
from extensions.tournaments.domain.tournament import Change, Tournament

MANUAL = "manual"


def draft_round(
    tournament: Tournament, round_number: int, draft: Draft, cause: FactCause, *, seen: int | None = None
) -> FactBatch:
    """Notes a draft of an unpublished round. seen: version of the draft that it replaces, None for any.

    Raises Conflict, Forbidden, Malformed, PairingIllegal, Stale.
    """
    require_official(tournament, cause.by, PAIRERS)
    require_on(tournament)
    require_unpublished(tournament, round_number)
    known = tournament.rounds.get(round_number)
    before = known.draft if known is not None else None
    if seen is not None:
        require_seen(seen, before.version if before is not None else 0, "The draft")
    if before is not None and before.draft == draft:
        return nothing(tournament)
    require_honest(tournament, round_number, draft)
    there = [each for each in tournament.entries.values() if each.is_paired]
    if not draft.tables and there and all(is_missing(tournament, round_number, each) for each in there):
        raise Conflict("not-checked-in", f"No entry is checked in for round {round_number}.")
    require_legal(tournament, round_number, draft)
    fact = RoundDrafted(round_number, Known(draft, NOBODY), before.version if before is not None else None)
    return append(tournament, cause, fact)


def require_honest(tournament: Tournament, round_number: int, draft: Draft) -> None:
    """Raises Malformed or Stale unless a draft was made from an existing version, its lots by the seed of the round."""
    if not 1 <= draft.basis <= tournament.version:
        raise malformed("basis", f"A version, from 1 to {tournament.version}.")
    if draft.method != MANUAL and draft.seed != draft_seed(tournament, round_number).hex():
        raise Stale("The lots of this round follow from another seed by now.")


def require_legal(tournament: Tournament, round_number: int, draft: Draft) -> None:
    """Raises PairingIllegal for an unplayable draft."""
    if faults := draft_faults(tournament, round_number, draft):
        raise PairingIllegal(faults)


def changes_since(tournament: Tournament, draft: Draft) -> tuple[Change, ...]:
    """The changes since a draft's basis that its method reads."""
    is_blind = tournament.regulations.is_blind and draft.method != MANUAL
    return tuple(
        each for each in tournament.changes if each.version > draft.basis and not (is_blind and each.is_result)
    )


def require_current(tournament: Tournament, draft: Draft, newest: int | None) -> None:
    """Raises DraftStale for a draft from an earlier state, unless the request names the last change. newest: a version
    that its caller has seen.
    """
    changes = changes_since(tournament, draft)
    if changes and (newest is None or newest < changes[-1].version):
        raise DraftStale(draft.basis, changes)
