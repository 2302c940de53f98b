"""Lots: drawn if entries must advance and all other criteria are tied."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.errors import Conflict
from extensions.tournaments.domain.batch import FactBatch, FactCause, append
from extensions.tournaments.domain.decide.requirements import (
    PAIRERS,
    malformed,
    require_entry,
    require_official,
    require_on,
    require_round,
)
from extensions.tournaments.domain.facts.ruling_facts import LotDrawn
from extensions.tournaments.domain.luck import lot_order
from extensions.tournaments.domain.tournament import Tournament


def draw_lot(tournament: Tournament, round_number: int, among: Sequence[int], cause: FactCause) -> FactBatch:
    """The order of these entries by lot, after a round. No entry is in two lots of a round, so that no lot is repeated.

    Raises Conflict, Forbidden, Malformed, Missing.
    """
    require_official(tournament, cause.by, PAIRERS)
    require_on(tournament)
    found = require_round(tournament, round_number)
    if found.state != "closed":
        raise Conflict("round-under-way", f"Round {round_number} is {found.state}.")
    ordered = tuple(sorted(among))
    if len(set(ordered)) < max(2, len(ordered)):
        raise malformed("among", "Two entries or more, each once.")
    for each in ordered:
        require_entry(tournament, each)
    if any(each.round == round_number and not set(each.order).isdisjoint(ordered) for each in tournament.lots):
        raise Conflict("lot-drawn", "The lot of one of these entries was drawn after this round.")
    number = len(tournament.lots) + 1
    return append(tournament, cause, LotDrawn(number, round_number, ordered, lot_order(tournament, found, number, ordered)))
