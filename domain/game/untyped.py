"""Entries of a game whose rules are not installed, read by the names of their fields alone.

A stored secret says that it is one (`Known`, `Unknown`), so that the same fields hide as in the ruleset's own type. The chain of digests
checks it: it covers which fields are public and which are committed to, so that a wrong guess is a log that diverges.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from domain.game.events import GAME_EVENTS
from domain.kernel.secrecy import Event, Known, Unknown

SHAPES = 4096
"""Types that are kept: as many as there are event types, each with the fields that its logs hold."""

GAME_TYPES = frozenset(str(each.__struct_config__.tag) for each in GAME_EVENTS)
HIDES = {str(each.__struct_config__.tag) for each in (Known, Unknown)}

Hidden = Known[Any] | Unknown


def is_secret(value: Any) -> bool:
    """Whether a stored field is one that hides."""
    return isinstance(value, dict) and value.get("type") in HIDES


@lru_cache(SHAPES)
def untyped_event_type(tag: str, public: tuple[str, ...], secret: tuple[str, ...]) -> type[Event]:
    """An event type of this name and these fields."""
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
