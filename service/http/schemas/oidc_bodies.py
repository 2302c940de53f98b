"""Schemas of request bodies about signing in through another site; unknown fields are refused."""

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
        metadata=says("The identity that `POST /v1/players/oidc/identity` answered with; good for ten minutes and one use."),
    )


class OidcAnswerBody(StrictSchema):
    """What a person came back with, and what their browser kept."""

    flow = fields.String(
        required=True,
        validate=[validate.Length(1, 200), validate.Regexp(r"^dd_flow_[A-Za-z0-9_-]+$", error="A flow.")],
        metadata=says("As it was answered where the sign-in began; kept by that browser alone."),
    )
    state = fields.String(required=True, validate=validate.Length(1, 200), metadata=says("`state` of the address that the provider sent the person to."))
    code = fields.String(required=True, validate=validate.Length(1, LONGEST_CODE), metadata=says("`code` of that address."))
    issuer = fields.String(validate=validate.Length(1, LONGEST_CODE), metadata=says("`iss` of that address, where there is one (RFC 9207)."))


class OidcSignInBody(StrictSchema):
    """An identity, and a name for a player who is not there yet."""

    identity = identity_field()
    name = name_field(metadata=says("What a new player is called; needed where the identity is no player's yet."))


class IdentityBody(StrictSchema):
    """An identity, for its player."""

    identity = identity_field()


OIDC_BODIES: tuple[type[StrictSchema], ...] = (OidcAnswerBody, OidcSignInBody, IdentityBody)
"""Every schema here: a component of the contract each."""
