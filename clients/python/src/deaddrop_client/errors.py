"""Exceptions. None holds or shows a token."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from deaddrop_client.models import Problem


class DeadDropError(Exception):
    """Base of all exceptions of this package."""


class ConnectionLost(DeadDropError):
    """The service could not be reached, or broke off, until the client's patience ended."""


class UnexpectedAnswer(DeadDropError):
    """An answer that the contract does not allow, as from a proxy, or too large. status: 0 if it was a success."""

    def __init__(self, message: str, status: int = 0) -> None:
        super().__init__(message)
        self.status = status


class ProblemError(DeadDropError):
    """The service refused. Each code has a class in `deaddrop_client.problems`; an unknown code is this one.

    code, status: of the problem; retry_after_s: seconds to wait, if it says so.
    """

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.code}: {problem.detail}")
        self.problem, self.code, self.status = problem, problem.code, problem.status
        self.retry_after_s = problem.retry_after_s


class Head(NamedTuple):
    """A position in a game's log. digest: hexadecimal; None where it is not known."""

    version: int
    digest: str | None


class HistoryChanged(DeadDropError):
    """The service shows another history than before, or one that its own digests contradict.

    The game was restored from a backup, or its history is being changed. held: what was read before; received: what the
    service shows now.
    """

    def __init__(self, game: str, held: Head, received: Head, reason: str) -> None:
        super().__init__(f"game {game}: {reason}; held: version {held.version}, received: version {received.version}")
        self.game, self.held, self.received, self.reason = game, held, received, reason
