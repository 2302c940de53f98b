"""Problems of seeks."""

from __future__ import annotations

from service.http.problems.problem_kinds import ProblemKind

SEEK_PROBLEMS: dict[str, ProblemKind] = {
    "seek-filled": ProblemKind(
        409, "The seek is filled", "It has all its people, and their table is open. Join another seek, or make one."
    ),
}
