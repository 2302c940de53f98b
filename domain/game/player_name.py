"""Names of players: the log holds a salted commitment; name and salt are stored outside it: docs/spec/names.md."""

from __future__ import annotations

import re
from typing import NamedTuple

from domain.kernel import ledger
from domain.kernel.secrecy import Seat

SALT_BYTES = 16
_STORED = re.compile(r"([0-9a-f]{32})\x1f(.*)", re.DOTALL)


class SaltedName(NamedTuple):
    """A name, and the salt that opens its commitment: 16 bytes in hex."""

    name: str
    salt: str


def name_commitment(seat: Seat, name: str, salt: str) -> str:
    """The log's commitment to the name of a seat, hex. salt: hex."""
    return ledger.commitment({"name": name, "player": None, "seat": seat}, bytes.fromhex(salt))


def is_fitting(commitment: str | None, seat: Seat, named: SaltedName) -> bool:
    """Whether a record may give a seat this name. commitment: None if the log has none for the seat."""
    return name_commitment(seat, named.name, named.salt) == commitment


def to_stored(named: SaltedName) -> str:
    """A name as the store holds it. Names hold no control characters, so the form is unambiguous.

    >>> parse_stored(to_stored(SaltedName("Anna", "0f" * 16)))
    SaltedName(name='Anna', salt='0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f')
    """
    return f"{named.salt}\x1f{named.name}"


def parse_stored(text: str) -> SaltedName:
    """A stored name; text of another form opens no commitment."""
    found = _STORED.fullmatch(text)
    return SaltedName(text, "") if found is None else SaltedName(found[2], found[1])
