"""Answers of authenticators, checked by the `webauthn` package, which is imported on first use: it is an extra."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from domain.kernel.errors import Refusal
from domain.players.facts import Passkey
from service.signin_settings import PasskeySettings

ALGORITHMS = (-8, -7, -257)
"""Accepted signature algorithms, by their numbers in COSE: EdDSA, ES256, RS256."""
ATTESTATIONS = ("none", "packed")
"""Accepted forms of attestation. None is requested; browsers send `none`, or pass on `packed`."""
LONGEST_ID, LONGEST_KEY = 1364, 1366
"""Characters in base64url of the longest id (1,023 bytes), and of the longest stored public key."""


class Answered(NamedTuple):
    """The challenge and the player in an authenticator's answer, unverified."""

    challenge: bytes
    player: str


def to_text(data: bytes) -> str:
    """Bytes in base64url."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """Bytes from base64url.  Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def read_answer(body: Mapping[str, str]) -> Answered:
    """Read the parts that decide how an answer is checked.  Raises Refusal: `bad-passkey`."""
    try:
        client_data = json.loads(to_bytes(body["client_data"]))
        return Answered(to_bytes(client_data["challenge"]), to_bytes(body.get("user", "")).decode("ascii"))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise bad_passkey("The answer cannot be read.") from None


def check_registration(site: PasskeySettings, challenge: bytes, body: Mapping[str, str]) -> Passkey:
    """The passkey that an authenticator made.  Raises Refusal: `bad-passkey`."""
    response = {"clientDataJSON": body["client_data"], "attestationObject": body["attestation"]}
    from webauthn import verify_registration_response
    from webauthn.helpers import parse_attestation_object
    from webauthn.helpers.cose import COSEAlgorithmIdentifier

    with suppress(Exception):  # The package raises other errors than its own on hostile bytes.
        is_read = parse_attestation_object(to_bytes(body["attestation"])).fmt in ATTESTATIONS
        made = is_read and verify_registration_response(
            credential=to_credential(body["id"], response),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
            supported_pub_key_algs=[COSEAlgorithmIdentifier(each) for each in ALGORITHMS],
        )
        key = to_text(made.credential_public_key) if made else ""
        if made and to_text(made.credential_id) == body["id"] and len(key) <= LONGEST_KEY:
            return Passkey(id=body["id"], public_key=key, count=int(made.sign_count))
    raise bad_passkey("This is no passkey for this site, or of another kind than was asked for.")


def check_signature(site: PasskeySettings, challenge: bytes, held: Passkey, body: Mapping[str, str]) -> int | None:
    """The passkey's claimed signature counter, if it signed this challenge for this site; else None."""
    response = {
        "clientDataJSON": body["client_data"],
        "authenticatorData": body["authenticator_data"],
        "signature": body["signature"],
        "userHandle": body["user"],
    }
    from webauthn import verify_authentication_response

    with suppress(Exception):  # as above
        checked = verify_authentication_response(
            credential=to_credential(body["id"], response),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=to_bytes(held.public_key),
            credential_current_sign_count=held.count,
            require_user_verification=True,
        )
        return int(checked.new_sign_count)
    return None


def to_credential(credential: str, response: Mapping[str, str]) -> dict[str, Any]:
    """An answer in the form that browsers give it."""
    return {"id": credential, "rawId": credential, "type": "public-key", "response": dict(response)}


def bad_passkey(detail: str) -> Refusal:
    return Refusal(detail, "bad-passkey")
