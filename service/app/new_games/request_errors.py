"""Attribution of refusals to request fields; checks of seat names."""

from __future__ import annotations

import re
from collections.abc import Mapping

from domain.kernel.errors import Malformed
from domain.kernel.secrecy import Seat
from domain.kernel.written_text import to_comparable
from service.app.seat_names import exchanged_name, forgotten_name

_NAMED = re.compile(r"(options|deal)(?:\.([a-z_]+))?\b")
_BODY = {"options": "options", "deal": "deal.description"}


def with_field(refusal: Malformed, otherwise: str) -> Malformed:
    """A ruleset's refusal with its field: the option or part of the deal its text begins with, else `otherwise`."""
    named = _NAMED.match(refusal.detail)
    field = ".".join(filter(None, (_BODY[named[1]], named[2]))) if named else otherwise
    return Malformed(refusal.detail, refusal.errors or {field: [refusal.detail]})


def check_names(names: Mapping[Seat, str], others: Mapping[Seat, str], field: str = "seats.{}.name") -> None:
    """Raises Malformed for names that look alike at one table. others: names of the other seats."""
    taken = {to_comparable(name): seat for seat, name in others.items() if seat not in names}
    taken |= {to_comparable(say(seat)): seat for seat in others for say in (forgotten_name, exchanged_name)}
    for seat, name in names.items():
        if taken.setdefault(to_comparable(name), seat) != seat:
            message = "Somebody at this table is called so."
            raise Malformed(f"{field.format(seat)}: {message}", {field.format(seat): [message]})
