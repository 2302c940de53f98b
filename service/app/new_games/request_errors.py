"""Attribution of refusals to request fields; checks of seat names."""

from __future__ import annotations

import re
from collections.abc import Mapping

from domain.kernel.errors import Malformed
from domain.kernel.secrecy import Seat
from service.app.names.look_alikes import looks
from service.app.names.seat_names import exchanged_name, forgotten_name, hidden_name, seat_label

_NAMED = re.compile(r"(options|deal)(?:\.([a-z_]+))?\b")
_BODY = {"options": "options", "deal": "deal.description"}


def with_field(refusal: Malformed, otherwise: str) -> Malformed:
    """A ruleset's refusal with its field: the option or part of the deal its text begins with, else `otherwise`."""
    named = _NAMED.match(refusal.detail)
    field = ".".join(filter(None, (_BODY[named[1]], named[2]))) if named else otherwise
    return Malformed(refusal.detail, refusal.errors or {field: [refusal.detail]})


def require_distinct_names(names: Mapping[Seat, str], others: Mapping[Seat, str], field: str = "seats.{}.name") -> None:
    """Raises Malformed for names that look alike at one table, or like the label `Seat N` of another seat, named or not. others:
    names of the other seats.
    """
    called = [(seat, name) for seat, name in others.items() if seat not in names]
    marks = {look for seat in {*others, *names} for say in (forgotten_name, exchanged_name, hidden_name) for look in looks(say(seat))}
    labels = {look: seat for seat in {*others, *names} for look in looks(seat_label(seat))}
    taken = labels | {look: seat for seat, name in called for look in looks(name)}
    for seat, name in names.items():
        if any(taken.get(look, seat) != seat or look in marks for look in looks(name)):
            message = "Another seat has this name, or one that looks like it. Choose another."
            raise Malformed(f"{field.format(seat)}: {message}", {field.format(seat): [message]})
        taken |= dict.fromkeys(looks(name), seat)
