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

    @property
    def is_final(self) -> bool:
        """Whether the same request would be refused again."""
        return 400 <= self.status < 500 and self.retry_after_s is None


class Head(NamedTuple):
    """A position in a game's log. digest: hexadecimal; None where it is not known."""

    version: int
    digest: str | None


class Restored(NamedTuple):
    """The operator put a game back (`game.restored`). lost: the head that was given up; None where that is not known."""

    lost: Head | None
    kept: Head
    reason: str


class HistoryChanged(DeadDropError):
    """The service shows another history than before, or one that its own digests contradict.

    held: what was read before; received: what the service shows now; reason: what was noticed. since: the last version
    that is the same, None where that was not found out; restored: what the operator says of it in the log, None if nothing.
    """

    def __init__(
        self,
        game: str,
        held: Head,
        received: Head,
        reason: str,
        since: int | None = None,
        restored: Restored | None = None,
    ) -> None:
        said = "" if restored is None else f"; the operator restored it: {restored.reason!r}"
        super().__init__(
            f"game {game}: {reason}; held: version {held.version}, received: version {received.version}{said}"
        )
        self.game, self.held, self.received, self.reason = game, held, received, reason
        self.since, self.restored = since, restored


class UntrustedSignature(DeadDropError):
    """A head is not signed by a key that this client pinned at its first visit, or wrongly."""
