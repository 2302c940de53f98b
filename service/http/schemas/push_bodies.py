"""Schemas of request bodies about push subscriptions; unknown fields are refused."""

from __future__ import annotations

from marshmallow import fields

from service.http import validators as validate
from service.http.schemas.fields import says
from service.http.validators import StrictSchema
from service.outgoing.target import MOST_CHARACTERS


class PushKeysBody(StrictSchema):
    """The keys of a browser's subscription, as in its `toJSON()`."""

    p256dh = fields.String(
        required=True,
        validate=validate.Regexp(r"^[A-Za-z0-9_-]{87}=?$", error="A public key of 65 bytes in base64url."),
        metadata=says("The browser's public key: a point of P-256, 65 bytes in base64url."),
    )
    auth = fields.String(
        required=True,
        validate=validate.Regexp(r"^[A-Za-z0-9_-]{22}(==)?$", error="A secret of 16 bytes in base64url."),
        metadata=says("The browser's secret: 16 bytes in base64url."),
    )


class PushSubscriptionBody(StrictSchema):
    """A browser's push subscription, the result of its `toJSON()` without `expirationTime`."""

    endpoint = fields.String(
        required=True,
        validate=[
            validate.Length(1, MOST_CHARACTERS),
            validate.Regexp(r"^https?://[!-~]+$", error="A URL that begins with https://, in printable ASCII characters."),
        ],
        metadata={**says("The push service's URL for this subscription."), "format": "uri"},
    )
    keys = fields.Nested(PushKeysBody, required=True)


PUSH_BODIES: tuple[type[StrictSchema], ...] = (PushKeysBody, PushSubscriptionBody)
"""Every schema here; each is a component of the contract."""
