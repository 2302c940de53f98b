"""The answer of every refusal: problem details with a code of the registry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec import UNSET, Meta

from service.answers.play import OwnDecision, SentOffer
from service.answers.values import Absent, Count, JsonObject, Ordinal, words
from service.app.core.cursors import LOSSES

LOSS_TEXT = "; ".join(f"`{name}`: {text.rstrip('.')}" for name, text in LOSSES.items())


class SentProblem(JsonObject, frozen=True, kw_only=True):
    """Problem details (RFC 9457) with a code."""

    type: Annotated[str, Meta(pattern="^/problems/", description="The type of problem: the URL of a page that explains the code.")]
    title: Annotated[str, Meta(description="The meaning of the code, in one line; the same for every problem with this code.")]
    status: Annotated[int, Meta(ge=400, le=599, description="The status of the answer.")]
    detail: Annotated[str, Meta(description="The fault of this request, for people.")]
    instance: Annotated[str, Meta(description="The path of the request; empty if the request was refused before it was read.")]
    code: Annotated[str, Meta(description="The kind of problem. Later versions may add codes, so this is no `enum`; handle an unknown one by its status.")]
    request_id: Annotated[str, Meta(description="The request's id in the service's log, also in `X-Request-Id`.")]
    errors: Annotated[Mapping[str, Sequence[str]] | Absent, Meta(description="The messages about faults, by field.")] = UNSET
    line: Annotated[Ordinal | Absent, Meta(description="Number of the first line of a record that is wrong.")] = UNSET
    rule: Annotated[str | Absent, Meta(description="The number of the rule that forbids the command.")] = UNSET
    decision: OwnDecision | Absent = UNSET
    offers: Annotated[Sequence[SentOffer] | Absent, Meta(description="Your open offers.")] = UNSET
    retry_after_s: Annotated[Count | Absent, Meta(description="Seconds to wait, as in `Retry-After`.")] = UNSET
    reset: LogReset | Absent = UNSET


class LogReset(JsonObject, frozen=True, kw_only=True):
    """The notice that a log does not continue from a reader's position, since the log was put back, for example from a
    backup. The reader drops all that it holds of the log, and reads it from its beginning. Pages are refused with
    it (`reset`); streams send it as the data of `event: reset` (SSE), or in a line with the single member `reset`
    (NDJSON), and then all that a new reader gets.
    """

    head: Annotated[Count | None, Meta(description="The last version that you may read now, or the last number of a chat; null for an inbox.")]
    reason: Annotated[str, words(*LOSSES), Meta(description=f"The kind of loss: {LOSS_TEXT}.")]
