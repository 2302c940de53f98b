"""An authenticator in software, as a phone or a key has one: it makes passkeys for sites and signs challenges."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePrivateKey, derive_private_key
from cryptography.hazmat.primitives.hashes import SHA256

from service.app.players.passkey_proofs import to_bytes, to_text

ORIGIN = "https://games.example.org"
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
Json = dict[str, Any]


class Authenticator:
    """One passkey. flags: what it says of its owner; count: of its signatures, 0 if it does not count; origin: of the page."""

    def __init__(self, number: int = 1, origin: str = ORIGIN, flags: int = PRESENT | VERIFIED, count: int = 0) -> None:
        self.origin, self.flags, self.count = origin, flags, count
        self.id = sha256(f"passkey {number}".encode()).digest()
        self.user = ""
        self._key: EllipticCurvePrivateKey = derive_private_key(10**9 + number, SECP256R1())

    def make(self, asked: Json, **changed: Any) -> Json:
        """Answer `navigator.credentials.create`. changed: members of the client's data instead of the true ones."""
        self.user = asked["user"]["id"]
        point = self._key.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        data = self._data(asked["rp"]["id"], ATTESTED) + credential
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        told = self._client_data("webauthn.create", asked["challenge"], changed)
        return {"id": to_text(self.id), "client_data": to_text(told), "attestation": to_text(attestation)}

    def sign(self, asked: Json, **changed: Any) -> Json:
        """Answer `navigator.credentials.get`. changed: as in `make`."""
        if self.count:
            self.count += 1
        data = self._data(asked["rpId"], 0)
        told = self._client_data("webauthn.get", asked["challenge"], changed)
        signature = self._key.sign(data + sha256(told).digest(), ECDSA(SHA256()))
        return {
            "id": to_text(self.id),
            "user": self.user,
            "client_data": to_text(told),
            "authenticator_data": to_text(data),
            "signature": to_text(signature),
        }

    def _data(self, host: str, flags: int) -> bytes:
        return sha256(host.encode()).digest() + bytes([self.flags | flags]) + self.count.to_bytes(4, "big")

    def _client_data(self, kind: str, challenge: str, changed: Json) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False, **changed}
        return json.dumps(told, separators=(",", ":")).encode()


def changed_bytes(text: str, at: int = -1) -> str:
    """Base64url with one bit of one byte changed."""
    data = bytearray(to_bytes(text))
    data[at] ^= 1
    return to_text(bytes(data))
