"""ID tokens, checked by `authlib` and `joserfc`, which are imported on first use: they are an extra."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from service.oidc_settings import OidcSettings

ALGORITHMS = ("RS256", "PS256", "ES256", "Ed25519", "EdDSA")
"""Accepted signature algorithms, all with the provider's own keys: unsigned tokens, and those signed with the client's
secret, are refused.
"""
LEEWAY_S = 60
LONGEST_SUBJECT = 255
"""Characters, as defined by OpenID Connect Core (section 2)."""


class BadIdToken(Exception):
    """An ID token that is not valid for this sign-in. is_signed: whether its signature was good."""

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
        decoded = jwt.decode(text, KeySet.import_key_set(dict(keys)), algorithms=list(ALGORITHMS))  # type: ignore[arg-type]
    except Exception:  # the library may raise any error for a foreign token
        raise BadIdToken(is_signed=False) from None
    options = {"iss": {"essential": True, "value": settings.issuer}, "aud": {"essential": True, "value": settings.client_id}}
    try:
        claims = CodeIDToken(decoded.claims, decoded.header, options, {"nonce": nonce, "client_id": settings.client_id})
        claims.validate(now=now_ms // 1000, leeway=LEEWAY_S)
        subject = claims["sub"]
    except Exception:
        raise BadIdToken(is_signed=True) from None
    if not isinstance(subject, str) or not 0 < len(subject) <= LONGEST_SUBJECT:
        raise BadIdToken(is_signed=True)
    return subject
