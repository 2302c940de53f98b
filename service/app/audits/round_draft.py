"""The draft of a round as a task of the auditing process: its inputs, and the draft or the reason why there is none."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import msgspec

from domain.catalogue import Catalogue
from domain.kernel.errors import Conflict, Refusal
from domain.tournament.pairing.drafts import RoundDraft
from domain.tournament.pairing.make_draft import DraftRequest, make_draft
from domain.tournament.refusals import PairingIllegal
from service.app.audits.audit_task import AuditTask

DRAFT_SECONDS = 30
"""Time limit of a draft: CPU seconds, and seconds by the clock."""


class DraftRound(msgspec.Struct, frozen=True):
    """Asks for the draft of a round."""

    request: DraftRequest

    @property
    def seconds(self) -> float:
        return DRAFT_SECONDS

    def run(self, _: Catalogue) -> Drafted | Undrafted:
        return to_drafted(self.request)


class Drafted(msgspec.Struct, frozen=True, tag=True):
    """The draft of a round."""

    draft: RoundDraft


class Undrafted(msgspec.Struct, frozen=True, tag=True):
    """A round has no draft by its method. errors: as of `PairingIllegal`, empty for other reasons."""

    code: str
    detail: str
    errors: Mapping[str, list[str]] = {}

    def to_refusal(self) -> Refusal:
        """The refusal that the method raised."""
        return PairingIllegal(self.errors) if self.errors else Conflict(self.code, self.detail)


def to_drafted(request: DraftRequest) -> Drafted | Undrafted:
    """The draft, or why there is none."""
    try:
        return Drafted(make_draft(request))
    except PairingIllegal as illegal:
        return Undrafted(illegal.code, illegal.detail, illegal.errors)
    except Refusal as refusal:
        return Undrafted(refusal.code, refusal.detail)


def to_text(value: Any) -> Any:
    """Points as text, for the encoder."""
    if isinstance(value, Fraction):
        return str(value)
    raise NotImplementedError


def from_text(kind: type, value: Any) -> Any:
    """Points from their text, for the decoder."""
    if kind is Fraction:
        return Fraction(value)
    raise NotImplementedError


DRAFT = AuditTask[Drafted | Undrafted]("tournaments.draft", DraftRound, Drafted | Undrafted, to_plain=to_text, from_plain=from_text)
