"""Schemas of request bodies about passkeys; unknown fields are refused.

Bytes are in base64url, as `toJSON()` of a browser's `PublicKeyCredential` gives them.
"""

from __future__ import annotations

from marshmallow import fields

from service.app.players.passkey_proofs import LONGEST_ID
from service.http import validators as validate
from service.http.schemas.fields import says
from service.http.validators import StrictSchema


def bytes_field(longest: int, text: str) -> fields.String:
    """A field for bytes in base64url. longest: in characters."""
    pattern = validate.Regexp(r"^[A-Za-z0-9_-]+$", error="Bytes in base64url, without padding.")
    return fields.String(required=True, validate=[validate.Length(1, longest), pattern], metadata=says(text))


class NewPasskeyBody(StrictSchema):
    """An authenticator's answer to `navigator.credentials.create`."""

    id = bytes_field(LONGEST_ID, "The passkey's id: `id` of the credential.")
    client_data = bytes_field(4096, "The browser's statement of challenge and site: `response.clientDataJSON`.")
    attestation = bytes_field(16_384, "The new public key: `response.attestationObject`.")


class PasskeySignInBody(StrictSchema):
    """An authenticator's answer to `navigator.credentials.get`."""

    id = bytes_field(LONGEST_ID, "The passkey's id: `id` of the credential.")
    user = bytes_field(100, "The player of the passkey: `response.userHandle`.")
    client_data = bytes_field(4096, "The browser's statement of challenge and site: `response.clientDataJSON`.")
    authenticator_data = bytes_field(4096, "The authenticator's data: `response.authenticatorData`.")
    signature = bytes_field(2048, "The passkey's signature: `response.signature`.")


PASSKEY_BODIES: tuple[type[StrictSchema], ...] = (NewPasskeyBody, PasskeySignInBody)
"""Every schema here; each is a component of the contract."""
