"""Answers about mail addresses."""

from __future__ import annotations

from service.http.schemas.responses.words import TIME, Shape, object_shape, one_of, text, with_description

SHAPES: dict[str, Shape] = {
    "MailAddress": object_shape(
        "The mail address of an inbox.",
        {
            "address": text("The mail address."),
            "every_minutes": {"type": "integer", "minimum": 1, "description": "The least time between two mails, in minutes."},
            "state": one_of(
                "The state of the address: `pending` until it is confirmed; `disabled` if the mail server accepts no mail for it.",
                "pending",
                "active",
                "disabled",
            ),
            "created": with_description("Time at which the address was registered, in UTC (RFC 3339).", TIME),
            "failures": {"type": "integer", "minimum": 0, "description": "Number of deliveries that failed in a row."},
        },
    )
}
