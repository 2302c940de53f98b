"""Schemas of request bodies for sign-in through an OpenID provider; unknown fields are refused."""

from __future__ import annotations

from marshmallow import fields

from service.http import validators as validate
from service.http.schemas.fields import name_field, says
from service.http.validators import StrictSchema

LONGEST_CODE = 2048


def identity_field() -> fields.String:
    """A field for an identity."""
    return fields.String(
        required=True,
        validate=[validate.Length(1, 200), validate.Regexp(r"^dd_identity_[A-Za-z0-9_-]+$", error="An identity.")],
        metadata=says("The identity that `POST /v1/players/oidc/identity` answered with; valid for ten minutes and one use."),
    )


class OidcAnswerBody(StrictSchema):
    """The parameters of a provider's redirect, and the browser's kept `flow`."""

    flow = fields.String(
        required=True,
        validate=[validate.Length(1, 200), validate.Regexp(r"^dd_flow_[A-Za-z0-9_-]+$", error="A flow.")],
        metadata=says("The value of `flow` in the answer that started this sign-in, kept by the browser."),
    )
    state = fields.String(required=True, validate=validate.Length(1, 200), metadata=says("The value of `state` in the query of the redirect."))
    code = fields.String(required=True, validate=validate.Length(1, LONGEST_CODE), metadata=says("The value of `code` in the query of the redirect."))
    issuer = fields.String(validate=validate.Length(1, LONGEST_CODE), metadata=says("The value of `iss` in the query of the redirect, if present (RFC 9207)."))


class OidcSignInBody(StrictSchema):
    """An identity to sign in by, and a name for a new player."""

    identity = identity_field()
    name = name_field(metadata=says("The name of a new player; needed if no player has this identity yet."))


class IdentityBody(StrictSchema):
    """An identity to add to the calling player."""

    identity = identity_field()


OIDC_BODIES: tuple[type[StrictSchema], ...] = (OidcAnswerBody, OidcSignInBody, IdentityBody)
"""Every schema here; each is a component of the contract."""
