"""The knowledge of an audience by the facts, independent of the event's own declarations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deaddrop.testing.facts import Facts, MissingFact
from domain.kernel.secrecy import Event, Known, Seat, secret_fields

Observations = tuple[tuple[str, tuple[Any, ...]], ...]


def tag(event: Event | type[Event]) -> str:
    """The stored name of an event."""
    return str(event.__struct_config__.tag)


def audiences_of(facts: Facts, event: Event | type[Event]) -> tuple[str, Mapping[str, str]]:
    """Public fields, and the hidden ones with their audience.  Raises MissingFact."""
    kind = event if isinstance(event, type) else type(event)
    if facts.may_know is None or tag(kind) not in facts.may_know:
        raise MissingFact(f"Facts(may_know={{…}}) does not name {tag(kind)}. Write\n{fact_to_write(kind)}\n{WHO}")
    return facts.may_know[tag(kind)]


WHO = (
    'where WHO is the seats that may know it: names of this event\'s fields that hold them, as in "seat target", '
    'or "nobody"; "seat?" means that seat or nobody.'
)


def fact_to_write(kind: type[Event]) -> str:
    """The line of `may_know` for an event type, without the audiences."""
    secrets = secret_fields(kind)
    plain = " ".join(name for name in kind.__struct_fields__ if name not in secrets)
    hidden = ", ".join(f'"{name}": WHO' for name in secrets)
    return f'    "{tag(kind)}": ("{plain}", {{{hidden}}}),'


def entitled_seats(event: Event, audience: str) -> set[Seat]:
    """The seats of an audience that is written as field names."""
    return {getattr(event, name) for name in audience.rstrip("?").split() if name != "nobody"}


def observations(facts: Facts, events: Sequence[Event], seat: Seat | None) -> Observations:
    """Events as this seat (None: the public) is entitled to know them."""
    return tuple((tag(event), known_values(facts, event, seat)) for event in events)


def known_values(facts: Facts, event: Event, seat: Seat | None) -> tuple[Any, ...]:
    """The values of an event's fields that this seat is entitled to know."""
    public, hidden = audiences_of(facts, event)
    return (
        *(getattr(event, name) for name in public.split()),
        *(
            part.value
            for name, audience in hidden.items()
            if seat is not None
            and seat in entitled_seats(event, audience)
            and seat in (part := getattr(event, name)).to
        ),
    )


def hides(facts: Facts, event: Event, seat: Seat | None) -> bool:
    """Whether an event hides a value from this seat."""
    _, hidden = audiences_of(facts, event)
    return any(seat is None or seat not in entitled_seats(event, audience) for audience in hidden.values())


def check_audience(facts: Facts, event: Event) -> None:
    """Asserts that the facts name every field, and that each is shown to exactly the audience that they name."""
    public, hidden = audiences_of(facts, event)
    secrets = secret_fields(type(event))
    plain = [name for name in event.__struct_fields__ if name not in secrets]
    assert plain == public.split(), f"{tag(event)} shows the public {plain}; by the facts it may show {public.split()}"
    assert list(secrets) == list(hidden), (
        f"{tag(event)} hides {list(secrets)}; by the facts it must hide {list(hidden)}"
    )
    for name, audience in hidden.items():
        part = getattr(event, name)
        assert isinstance(part, Known)
        allowed = [entitled_seats(event, audience), *([set()] if audience.endswith("?") else [])]
        assert set(part.to) in allowed, (
            f"{tag(event)}.{name} is told to {seats_text(part.to)}; by the facts it may be told to "
            f"{' or '.join(map(seats_text, allowed))}"
        )


def seats_text(seats: set[Seat] | frozenset[Seat]) -> str:
    return ", ".join(f"seat {seat}" for seat in sorted(seats)) or "nobody"
