"""Which field of a request a refusal is about, and names that are given twice at a table."""

from __future__ import annotations

import re
from collections.abc import Mapping

from domain.kernel.errors import Malformed
from domain.kernel.secrecy import Seat
from domain.kernel.written_text import to_comparable

_NAMED = re.compile(r"(options|deal)(?:\.([a-z_]+))?\b")
_BODY = {"options": "options", "deal": "deal.description"}


def with_field(refusal: Malformed, otherwise: str) -> Malformed:
    """A ruleset's refusal of a table, blamed on the option or the part of the deal that it begins with, else on another field."""
    named = _NAMED.match(refusal.detail)
    field = ".".join(filter(None, (_BODY[named[1]], named[2]))) if named else otherwise
    return Malformed(refusal.detail, refusal.errors or {field: [refusal.detail]})


def check_names(names: Mapping[Seat, str], others: Mapping[Seat, str], field: str = "seats.{}.name") -> None:
    """No name looks like another at the table. others: what the other seats are called.  Raises Malformed."""
    taken = {to_comparable(name): seat for seat, name in others.items() if seat not in names}
    for seat, name in names.items():
        if taken.setdefault(to_comparable(name), seat) != seat:
            message = "Somebody at this table is called so."
            raise Malformed(f"{field.format(seat)}: {message}", {field.format(seat): [message]})
