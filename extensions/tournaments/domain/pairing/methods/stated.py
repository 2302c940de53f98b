"""Drafts by people: complete ones, and the tables of a club season."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from extensions.tournaments.domain.pairing.check import DraftFault, check
from extensions.tournaments.domain.pairing.drafts import Method, RoundDraft, RoundSeating
from extensions.tournaments.domain.pairing.sides import PairingField
from extensions.tournaments.domain.refusals import PairingIllegal

VERSION = 1


def messages_of(faults: Sequence[DraftFault]) -> dict[str, list[str]]:
    """Messages by table, as `tables.3`; messages about no table are in `byes`."""
    found: dict[str, list[str]] = {}
    for fault in faults:
        found.setdefault("byes" if fault.table is None else f"tables.{fault.table}", []).append(fault.detail)
    return found


def require_legal(draft: RoundDraft | RoundSeating, field: PairingField, method: Method | None = None) -> None:
    """Raises PairingIllegal if a draft has faults."""
    if faults := check(draft, field, method):
        raise PairingIllegal(messages_of(faults))


def which_count(tables: Iterable[Sequence[int]], most: int) -> list[bool]:
    """For the tables of a season, in order: whether the result counts. The same group counts up to `most` times.

    >>> which_count([(1, 2, 3), (3, 1, 2), (1, 2, 4), (2, 1, 3)], 2)
    [True, True, True, False]
    """
    often: Counter[frozenset[int]] = Counter()
    found = []
    for seats in tables:
        often[frozenset(seats)] += 1
        found.append(often[frozenset(seats)] <= most)
    return found
