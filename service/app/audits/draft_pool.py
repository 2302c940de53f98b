"""Drafts of rounds: small ones in the asking thread, large ones in a process with limits of time and memory; few at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from domain.kernel.errors import Refusal
from domain.tournament.pairing.drafts import RoundDraft
from domain.tournament.pairing.make_draft import DraftRequest, make_draft
from service.app.audits.audit_pool import Auditor, AuditorQueue, NoVerdict
from service.app.audits.round_draft import DRAFT, DraftRound, Undrafted
from service.shares import Shares

SMALL_AT_ONCE = 4
"""Small drafts that are made at once in one process."""
LARGE_AT_ONCE = 2
"""Large drafts in one process: one is made, the other waits."""

MakeDraft = Callable[[DraftRequest], RoundDraft]


class NoDraft(Refusal):
    """A round was not drafted, which says nothing about it. code: `draft-busy` or `draft-too-costly`."""

    code = "draft-busy"


class Drafts:
    """The drafts of one service process. An owner has at most one at a time. Thread-safe.

    keep: keep the process that makes large drafts until `close`; else it ends when no draft waits.
    """

    def __init__(self, auditor: Auditor | None = None, *, keep: bool = False) -> None:
        self._queue = AuditorQueue(auditor or Auditor(), LARGE_AT_ONCE, refuse_draft, keep=keep)
        self._small = Shares(SMALL_AT_ONCE, 1)

    @contextmanager
    def place(self, owners: Sequence[str], *, is_large: bool) -> Iterator[MakeDraft]:
        """What makes a draft, for the time of a block.

        owners: the tournament and the networks of the client, each of which has one draft made at a time; is_large:
        whether it is made in the process.  Raises NoDraft.
        """
        if is_large:
            with self._queue.place(owners):
                yield self._make_large
            return
        with self._small.hold(owners) as full:
            if full is not None:
                raise refuse_draft()
            yield make_draft

    def _make_large(self, request: DraftRequest) -> RoundDraft:
        """The draft by the process.  Raises NoDraft, and what `make_draft` raises."""
        try:
            answer = self._queue.ask(DraftRound(request), DRAFT)
        except NoVerdict:
            raise NoDraft("The method found no draft within its time and memory.", "draft-too-costly") from None
        if isinstance(answer, Undrafted):
            raise answer.to_refusal()
        return answer.draft


def refuse_draft() -> NoDraft:
    return NoDraft("Other rounds are being drafted. Send the same request again.")
