"""The problems that an application knows: the core's, and those of its other parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from flask import Flask, current_app

from domain.kernel.errors import Refusal
from service.http.problems.problem_kinds import ProblemKind

NAME = "deaddrop.problems"

Members = Callable[[Any], Mapping[str, Any]]
"""Takes a refusal, and returns what it adds to its problem."""


@dataclass(frozen=True)
class KnownProblems:
    """kinds: problems by code; members: by type of refusal."""

    kinds: Mapping[str, ProblemKind]
    members: Mapping[type[Refusal], Members]

    def members_of(self, refusal: Refusal) -> dict[str, Any]:
        """What a refusal adds to its problem."""
        found: dict[str, Any] = {}
        for kind, members in self.members.items():
            if isinstance(refusal, kind):
                found |= members(refusal)
        return found


def attach_problems(app: Flask, problems: KnownProblems) -> None:
    """Attach the problems to `app`."""
    app.extensions[NAME] = problems


def known_problems() -> KnownProblems:
    """Problems of the current application."""
    found: KnownProblems = current_app.extensions[NAME]
    return found
