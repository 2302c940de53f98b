"""Answers about mail addresses."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from service.answers.values import Count, JsonObject, Ordinal, Time, words


class MailAddress(JsonObject, frozen=True, kw_only=True):
    """The mail address of an inbox."""

    address: Annotated[str, Meta(description="The mail address.")]
    every_minutes: Annotated[Ordinal, Meta(description="The least time between two mails, in minutes.")]
    state: Annotated[str, words("pending", "active", "disabled"), Meta(description="The state of the address: `pending` until it is confirmed; `disabled` if the mail server accepts no mail for it.")]
    created: Annotated[Time, Meta(description="Time at which the address was registered, in UTC (RFC 3339).")]
    failures: Annotated[Count, Meta(description="Number of deliveries that failed in a row.")]
