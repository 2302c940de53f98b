"""Web Push: encryption for a browser (RFC 8291, RFC 8188) and the sender's identification (VAPID, RFC 8292).

Keys and secrets are bytes; points are uncompressed, 65 bytes.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve's group."""
AUTH_BYTES, SALT_BYTES, KEY_BYTES = 16, 16, 32
RECORD_BYTES = 4096
PADDED_BYTES = 512
"""Bytes of every padded plaintext, so that its length reveals nothing."""
TOKEN_S = 12 * 3600
"""How long an identification is good; push services take at most 24 hours."""


def to_base64url(raw: bytes) -> str:
    """base64url without padding.

    >>> to_base64url(bytes(2))
    'AAA'
    """
    return urlsafe_b64encode(raw).decode().rstrip("=")


def from_base64url(text: str) -> bytes:
    """The bytes of base64url, with or without padding.  Raises ValueError."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def parse_point(point: bytes) -> ec.EllipticCurvePublicKey:
    """The public key of an uncompressed point on the curve.  Raises ValueError."""
    if len(point) != 65:
        raise ValueError("not an uncompressed point")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def to_private_key(seed: bytes) -> ec.EllipticCurvePrivateKey:
    """The private key that follows from a seed of 32 bytes or more."""
    return ec.derive_private_key(1 + int.from_bytes(seed, "big") % (ORDER - 1), CURVE)


def public_point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public key of a private one, as a point."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypt(
    plaintext: bytes,
    receiver: bytes,
    auth: bytes,
    *, key: ec.EllipticCurvePrivateKey,
    salt: bytes,
    padded: int = PADDED_BYTES,
) -> bytes:
    """The body of a push message, one record of `aes128gcm`.

    receiver, auth: the browser's public key and secret; key, salt: new for each message; padded: bytes of the plaintext
    with its padding.  Raises ValueError for a receiver that is no point, or a plaintext that is longer.
    """
    if len(plaintext) > padded:
        raise ValueError("the message is too long")
    own = public_point(key)
    shared = key.exchange(ec.ECDH(), parse_point(receiver))
    secret = _derive(auth, shared, b"WebPush: info\0" + receiver + own, 32)
    content_key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    record = plaintext + b"\2" + bytes(padded - len(plaintext))
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(own)]) + own
    return head + AESGCM(content_key).encrypt(nonce, record, None)


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def identification(origin: str, contact: str, key: ec.EllipticCurvePrivateKey, now_s: int) -> str:
    """The Authorization header that tells a push service who sends.

    origin: of the push service; contact: of the operator, `mailto:` or `https:`; key: the installation's own.
    """
    claims = {"aud": origin, "exp": now_s + TOKEN_S, "sub": contact}
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    signed = ".".join(to_base64url(json.dumps(each, separators=(",", ":")).encode()) for each in parts)
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = to_base64url(r.to_bytes(KEY_BYTES, "big") + s.to_bytes(KEY_BYTES, "big"))
    return f"vapid t={signed}.{signature}, k={to_base64url(public_point(key))}"
