"""ID tokens, checked by `authlib` and `joserfc`, which are imported on first use: they are an extra."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from service.oidc_settings import OidcSettings

ALGORITHMS = ("RS256", "PS256", "ES256", "Ed25519", "EdDSA")
"""Signatures that are taken, all by keys of the provider's own: none, and none by the client's secret, are not among them."""
LEEWAY_S = 60
LONGEST_SUBJECT = 255
"""Characters, as OpenID Connect Core has it (section 2)."""


class BadIdToken(Exception):
    """An ID token that says nothing about this sign-in. is_signed: whether its signature was good."""

    def __init__(self, is_signed: bool) -> None:
        super().__init__("not to be believed")
        self.is_signed = is_signed


def check_id_token(text: str, keys: Mapping[str, Any], settings: OidcSettings, nonce: str, now_ms: int) -> str:
    """The subject of an ID token: signed by one of these keys, by this issuer, for this client, now, in answer to this nonce.

    Raises BadIdToken.
    """
    from authlib.oidc.core import CodeIDToken
    from joserfc import jwt
    from joserfc.jwk import KeySet

    try:
        told = jwt.decode(text, KeySet.import_key_set(dict(keys)), algorithms=list(ALGORITHMS))  # type: ignore[arg-type]
    except Exception:  # whatever a foreign token makes the library raise
        raise BadIdToken(is_signed=False) from None
    options = {"iss": {"essential": True, "value": settings.issuer}, "aud": {"essential": True, "value": settings.client_id}}
    try:
        claims = CodeIDToken(told.claims, told.header, options, {"nonce": nonce, "client_id": settings.client_id})
        claims.validate(now=now_ms // 1000, leeway=LEEWAY_S)
        subject = claims["sub"]
    except Exception:
        raise BadIdToken(is_signed=True) from None
    if not isinstance(subject, str) or not 0 < len(subject) <= LONGEST_SUBJECT:
        raise BadIdToken(is_signed=True)
    return subject
