"""What a request is refused with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.kernel.errors import Refusal
from extensions.tournaments.domain.batch import FactBatch
from tests.tournaments.aggregate.hall import Hall


def refused(hall: Hall, decide: Callable[..., FactBatch], *given: Any, by: str | None = "o1", **named: Any) -> str:
    """The code of the refusal; `done` where there is none."""
    refusal = refusal_of(hall, decide, *given, by=by, **named)
    return "done" if refusal is None else refusal.code


def refusal_of(hall: Hall, decide: Callable[..., FactBatch], *given: Any, by: str | None = "o1", **named: Any) -> Refusal | None:
    """The refusal, None where there is none. Nothing is carried out."""
    try:
        decide(hall.tournament, *given, cause=hall.cause(by), **named)
    except Refusal as found:
        return found
    return None
