"""Events of rulesets that are not installed, typed from their stored fields.

Stored secrets are tagged (`Known`, `Unknown`), so the same fields are hidden as under the ruleset's own type. The hash
chain covers which fields are public and which committed, so a wrong guess diverges.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from domain.game.events.game_events import GAME_EVENTS
from domain.kernel.secrecy import Event, Known, Unknown

SHAPES = 4096
"""Bound on the cached types: one per event type and set of fields."""

GAME_TYPES = frozenset(str(each.__struct_config__.tag) for each in GAME_EVENTS)
HIDES = {str(each.__struct_config__.tag) for each in (Known, Unknown)}

Hidden = Known[Any] | Unknown


def is_secret(value: Any) -> bool:
    """Whether a stored field is a secret."""
    return isinstance(value, dict) and value.get("type") in HIDES


@lru_cache(SHAPES)
def untyped_event_type(tag: str, public: tuple[str, ...], secret: tuple[str, ...]) -> type[Event]:
    """An event type with this tag and these fields."""
    fields = [*((name, Any) for name in public), *((name, Hidden) for name in secret)]
    made = msgspec.defstruct("UntypedEvent", fields, bases=(Event,), tag=tag, frozen=True, kw_only=True, gc=False)
    assert issubclass(made, Event)
    return made


def untyped_event(stored: dict[str, Any]) -> Event:
    """A stored event of the rules.  Raises ValidationError."""
    named = {name: value for name, value in stored.items() if name != "type"}
    secret = tuple(name for name, value in named.items() if is_secret(value))
    public = tuple(name for name in named if name not in secret)
    hidden = {name: msgspec.convert(named[name], Hidden) for name in secret}
    try:
        kind = untyped_event_type(stored["type"], public, secret)
    except (KeyError, TypeError, ValueError):
        raise msgspec.ValidationError("this is no event") from None
    return kind(**{**named, **hidden})
