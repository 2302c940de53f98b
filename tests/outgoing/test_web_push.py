"""Web Push against the examples of its RFCs, and against another implementation."""

from __future__ import annotations

import http_ece
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from hypothesis import given, settings
from hypothesis import strategies as some

from service.outgoing.web_push import (
    CURVE,
    ORDER,
    PADDED_BYTES,
    encrypt,
    from_base64url,
    identification,
    parse_point,
    public_point,
    to_base64url,
    to_private_key,
)

RECEIVER_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
PLAINTEXT = b"When I grow up, I want to be a watermelon"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4M"
    "qgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
"""RFC 8291, section 5 and appendix A."""


def private_key(scalar: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(from_base64url(scalar), "big"), CURVE)


def test_the_example_of_the_rfc_is_encrypted_to_its_bytes() -> None:
    told = encrypt(
        PLAINTEXT, from_base64url(RECEIVER), from_base64url(AUTH), key=private_key(SENDER_PRIVATE), salt=from_base64url(SALT), padded=len(PLAINTEXT)
    )
    assert to_base64url(told) == BODY
    assert to_base64url(public_point(private_key(RECEIVER_PRIVATE))) == RECEIVER


@settings(deadline=None)
@given(some.binary(max_size=PADDED_BYTES), some.binary(min_size=16, max_size=16), some.binary(min_size=48, max_size=48))
def test_another_implementation_reads_it(plain: bytes, salt: bytes, seed: bytes) -> None:
    told = encrypt(plain, from_base64url(RECEIVER), from_base64url(AUTH), key=to_private_key(seed), salt=salt)
    read = http_ece.decrypt(
        told, private_key=private_key(RECEIVER_PRIVATE), auth_secret=from_base64url(AUTH), version="aes128gcm"
    )
    assert read == plain
    assert len(told) == 16 + 4 + 1 + 65 + PADDED_BYTES + 1 + 16


def test_what_is_too_long_is_not_sent() -> None:
    with pytest.raises(ValueError, match="too long"):
        encrypt(bytes(PADDED_BYTES + 1), from_base64url(RECEIVER), bytes(16), key=private_key(SENDER_PRIVATE), salt=bytes(16))


@pytest.mark.parametrize("point", [b"", bytes(65), b"\4" + bytes(64), b"\2" + bytes(32), from_base64url(RECEIVER)[:-1]])
def test_what_is_no_point_is_refused(point: bytes) -> None:
    with pytest.raises(ValueError, match=r"point|key|Invalid"):
        parse_point(point)


@pytest.mark.parametrize("number", [0, 1, ORDER - 2, ORDER - 1, ORDER, 2**384 - 1])
def test_every_seed_gives_a_key(number: int) -> None:
    found = to_private_key(number.to_bytes(48, "big")).private_numbers().private_value
    assert 1 <= found < ORDER


class TestIdentification:
    def test_is_signed_by_the_key_that_it_names(self) -> None:
        key = private_key(SENDER_PRIVATE)
        told = identification("https://push.example.net", "mailto:me@example.org", key, 1_453_341_205)
        signed, k = told.removeprefix("vapid t=").split(", k=")
        assert k == to_base64url(public_point(key))
        head, claims, signature = signed.split(".")
        assert from_base64url(head) == b'{"typ":"JWT","alg":"ES256"}'
        assert from_base64url(claims) == (
            b'{"aud":"https://push.example.net","exp":1453384405,"sub":"mailto:me@example.org"}'
        )
        raw = from_base64url(signature)
        pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key.public_key().verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        with pytest.raises(InvalidSignature):
            key.public_key().verify(pair, f"{head}.{claims}x".encode(), ec.ECDSA(SHA256()))
