"""How an event lies in the log, and what of it is public, committed, and opened to an audience."""

from __future__ import annotations

from contextlib import suppress
from functools import reduce
from operator import or_
from typing import Any, Generic, TypeVar

import msgspec

from domain.game.events import GAME_EVENTS
from domain.kernel import ledger
from domain.kernel.chance import Draw
from domain.kernel.ruleset import AnyRuleset
from domain.kernel.secrecy import NOBODY, Event, Known, Seat, secret_fields

E = TypeVar("E")


class Stored(msgspec.Struct, Generic[E], frozen=True, omit_defaults=True):
    """One event as the stream holds it.

    at: RFC 3339, UTC, milliseconds; by: the seat whose command caused it, None for organiser, clock and service.
    The first event of a command also carries: key, the idempotency key with its asker; fp, the request's fingerprint;
    size, how many events the command made; command, as given; draws, its luck.
    """

    at: str
    event: E
    by: Seat | None = None
    key: str | None = None
    fp: str | None = None
    size: int = 1
    command: dict[str, Any] | None = None
    draws: tuple[Draw, ...] = ()

    def __repr__(self) -> str:
        return f"Stored({type(self.event).__name__}, by={self.by})"


AnyStored = Stored[Any]

_encoder = msgspec.json.Encoder()


def encode(stored: AnyStored) -> bytes:
    return _encoder.encode(stored)


def _decoder(events: tuple[type[Event], ...]) -> msgspec.json.Decoder[AnyStored]:
    entry: Any = Stored
    return msgspec.json.Decoder(entry[reduce(or_, events)])


_opening = _decoder(GAME_EVENTS)
_decoders: dict[AnyRuleset, msgspec.json.Decoder[AnyStored]] = {}


def prepare(rules: AnyRuleset) -> None:
    """Resolve a ruleset's types once, before there are threads: msgspec builds what it knows of a type at its first use,
    and a second thread that comes in between crashes the process.
    """
    _decoders[rules] = _decoder(GAME_EVENTS + rules.events)
    resolve(*rules.commands, rules.options, rules.deal)


def resolve(*kinds: type[msgspec.Struct]) -> None:
    """Have msgspec build what it knows of these types."""
    for kind in kinds:
        with suppress(msgspec.ValidationError):
            msgspec.convert({}, kind)


def decoder(rules: AnyRuleset) -> msgspec.json.Decoder[AnyStored]:
    """Reads every event of a ruleset's games; refuses types that it does not know."""
    if rules not in _decoders:
        prepare(rules)
    return _decoders[rules]


def opening_decoder() -> msgspec.json.Decoder[AnyStored]:
    """Reads a game's first event, which names its ruleset."""
    return _opening


def hidden_parts(stored: AnyStored) -> dict[str, Known[Any]]:
    """Everything in an entry that has an audience: the event's secret fields, the command, the draws."""
    event: Event = stored.event
    parts = {name: part for name in secret_fields(type(event)) if isinstance(part := getattr(event, name), Known)}
    if stored.command is not None:
        parts["command"] = Known(stored.command, NOBODY if stored.by is None else frozenset((stored.by,)))
    if stored.draws:
        parts["draws"] = Known(stored.draws, NOBODY)
    return parts


def public_part(stored: AnyStored, version: int, secret: bytes) -> dict[str, Any]:
    """What everybody sees of an entry: exactly what its digest covers.  docs/spec/ledger.md"""
    event: Event = stored.event
    hidden = hidden_parts(stored)
    return {
        "version": version,
        "type": event.__struct_config__.tag,
        "at": stored.at,
        "by": stored.by,
        "data": {name: getattr(event, name) for name in event.__struct_fields__ if name not in hidden},
        "hidden": {
            name: ledger.commit(part.value, ledger.salt(secret, version, name)) for name, part in hidden.items()
        },
    }


def openings(stored: AnyStored, version: int, secret: bytes, seat: Seat | None, everything: bool) -> dict[str, Any]:
    """The hidden values that an audience may know, each with its salt (hex).

    seat: the audience's seat, None for everybody else; everything: the game is over and lies open.
    """
    return {
        name: {"value": part.value, "salt": ledger.salt(secret, version, name).hex()}
        for name, part in hidden_parts(stored).items()
        if everything or seat in part.to
    }
