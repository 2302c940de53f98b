"""What the core's refusals add to their problems."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from domain.kernel.errors import Malformed, NotOffered, Refusal
from service.app.core.cursors import PositionLost
from service.app.proofs.record import BadRecord
from service.http.problems.known import Members
from service.http.problems.problem_answers import LogReset


def errors_of(refusal: Any) -> Mapping[str, Any]:
    """`errors`, if there are any."""
    return {"errors": refusal.errors} if refusal.errors else {}


MEMBERS: dict[type[Refusal], Members] = {
    Malformed: errors_of,
    NotOffered: lambda refusal: {**errors_of(refusal), "rule": refusal.rule},
    BadRecord: lambda refusal: {"line": refusal.line},
    PositionLost: lambda refusal: {"reset": LogReset.of(refusal)},
}
"""By type of refusal."""
