"""What an audience may know of an event by the facts that tests hold, whatever the event itself says of its audience."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domain.kernel.ruleset import AnyRuleset
from domain.kernel.secrecy import Event, Known, Seat, secret_fields
from tests.laws.facts import MAY_KNOW

Observed = tuple[tuple[str, tuple[Any, ...]], ...]


def tag(event: Event) -> str:
    return str(event.__struct_config__.tag)


def entitled(event: Event, audience: str) -> set[Seat]:
    """The seats that an audience, written as field names, comes to in this event."""
    return {getattr(event, name) for name in audience.rstrip("?").split() if name != "nobody"}


def observed(rules: AnyRuleset, events: Sequence[Event], seat: Seat | None) -> Observed:
    """Events as this seat (None: the public) is entitled to know them."""
    return tuple((tag(event), known(rules, event, seat)) for event in events)


def known(rules: AnyRuleset, event: Event, seat: Seat | None) -> tuple[Any, ...]:
    public, hidden = MAY_KNOW[rules.name][tag(event)]
    return (
        *(getattr(event, name) for name in public.split()),
        *(
            part.value
            for name, audience in hidden.items()
            if seat is not None and seat in entitled(event, audience) and seat in (part := getattr(event, name)).to
        ),
    )


def hides(rules: AnyRuleset, event: Event, seat: Seat | None) -> bool:
    """Whether there is something in an event that this seat is not entitled to know."""
    _, hidden = MAY_KNOW[rules.name][tag(event)]
    return any(seat is None or seat not in entitled(event, audience) for audience in hidden.values())


def is_fit(rules: AnyRuleset, event: Event) -> None:
    """Every field is one that the facts name, hidden or not, and is told to exactly those whom they name."""
    public, hidden = MAY_KNOW[rules.name][tag(event)]
    secrets = secret_fields(type(event))
    plain = [name for name in event.__struct_fields__ if name not in secrets]
    assert plain == public.split(), f"{tag(event)} tells everybody {plain}"
    assert list(secrets) == list(hidden), f"{tag(event)} hides {secrets}"
    for name, audience in hidden.items():
        part = getattr(event, name)
        assert isinstance(part, Known)
        allowed = [entitled(event, audience), *([set()] if audience.endswith("?") else [])]
        assert set(part.to) in allowed, f"{tag(event)}.{name} is told to {sorted(part.to)}"
