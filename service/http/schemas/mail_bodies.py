"""Schemas of request bodies about mail; unknown fields are refused."""

from __future__ import annotations

from marshmallow import fields

from service.http import validators as validate
from service.http.schemas.fields import says
from service.http.validators import StrictSchema
from service.notification_settings import ADDRESS

LEAST_MINUTES, MOST_MINUTES = 15, 1440


class MailBody(StrictSchema):
    """A mail address for an inbox."""

    address = fields.String(
        required=True,
        validate=[validate.Length(3, 254), validate.Regexp(f"^{ADDRESS}$", error="A mail address in ASCII.")],
        metadata=says("The mail address, which gets only a code before it is confirmed."),
    )
    every_minutes = fields.Integer(
        strict=True,
        load_default=60,
        validate=validate.Range(LEAST_MINUTES, MOST_MINUTES),
        metadata=says("The least time between two mails: 15 minutes to a day, an hour by default."),
    )


class MailCodeBody(StrictSchema):
    """The code from the confirmation mail."""

    code = fields.String(
        required=True,
        validate=validate.Regexp(r"^[0-9]{8}$", error="Eight digits."),
        metadata=says("The code: the eight digits of the mail."),
    )


MAIL_BODIES: tuple[type[StrictSchema], ...] = (MailBody, MailCodeBody)
"""Every schema here; each is a component of the contract."""
