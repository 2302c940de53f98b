"""Recovery codes: a player's id, 80 secret bits and 14 check bits, as 36 characters in nine groups.

The alphabet is Crockford's base 32: no I, L, O or U. Reading takes either case, and I and L for 1, O for 0.
"""

from __future__ import annotations

from base64 import b32decode, b32encode
from hashlib import sha256
from typing import NamedTuple

from domain.kernel.errors import Malformed

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
SECRET_BYTES, ID_BYTES = 10, 11
GROUP, CHARACTERS = 4, 36
CHECK_BITS = 14
LONGEST = 80
"""Bound on the characters of a typed code, separators included."""
_READ = {each: number for number, each in enumerate(ALPHABET)} | {"I": 1, "L": 1, "O": 0}


class RecoveryCode(NamedTuple):
    """A parsed code. text: its canonical form, however it was typed."""

    player: str
    text: str

    def __repr__(self) -> str:
        return f"RecoveryCode({self.player})"


def to_recovery_code(player: str, secret: bytes) -> str:
    """The code of a player's id and 10 secret bytes.

    >>> to_recovery_code("00aaaaaaaaaaaaaaaa", bytes(10))
    '0000-0000-0000-0000-0000-0000-0000-0000-0A8J'
    """
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a code has {SECRET_BYTES} secret bytes")
    payload = bytes([int(player[:2], 16)]) + b32decode(player[2:].upper()) + secret
    number = int.from_bytes(payload, "big") << CHECK_BITS | check_bits(payload)
    text = "".join(ALPHABET[number >> 5 * at & 31] for at in reversed(range(CHARACTERS)))
    return "-".join(text[at : at + GROUP] for at in range(0, CHARACTERS, GROUP))


def parse_recovery_code(typed: str) -> RecoveryCode:
    """A typed code, in any case, with or without dashes and spaces.  Raises Malformed, quoting nothing."""
    letters = [each for each in typed.upper() if each not in "- "]
    if len(letters) != CHARACTERS or not all(each in _READ for each in letters):
        raise unreadable_code()
    number = 0
    for each in letters:
        number = number << 5 | _READ[each]
    payload = (number >> CHECK_BITS).to_bytes(ID_BYTES + SECRET_BYTES + 1, "big")[1:]
    if number >> CHECK_BITS + 166 or check_bits(payload) != number & (1 << CHECK_BITS) - 1:
        raise unreadable_code()
    player = f"{payload[0]:02x}{b32encode(payload[1:ID_BYTES]).decode().lower()}"
    return RecoveryCode(player, to_recovery_code(player, payload[ID_BYTES:]))


def check_bits(payload: bytes) -> int:
    return int.from_bytes(sha256(b"deaddrop recovery code\n" + payload).digest()[:2], "big") >> 16 - CHECK_BITS


def unreadable_code() -> Malformed:
    return Malformed(
        "This is no recovery code: a character is wrong or missing.",
        {"recovery_code": ["36 letters and digits; one is wrong or missing."]},
    )
