"""Log entries: their stored form, public part, commitments, and openings per audience."""

from __future__ import annotations

from contextlib import suppress
from functools import reduce
from operator import or_
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec
from msgspec.structs import asdict, replace

from domain.game.events.game_events import GAME_EVENTS
from domain.game.events.seat_plan import BotTry
from domain.game.proofs.checkpoint import Imported
from domain.game.untyped import GAME_TYPES, untyped_event
from domain.kernel import ledger
from domain.kernel.chance import Draw
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import NOBODY, Event, Known, Seat, secret_fields

E = TypeVar("E")


class LogEntry(msgspec.Struct, Generic[E], frozen=True, gc=False, omit_defaults=True):
    """One stored event.

    at: RFC 3339, UTC, milliseconds; by: the seat whose command caused it, None for organiser, clock and service.
    First event of a command only: key, the idempotency key, scoped to its caller; fp, the request's fingerprint;
    size, the number of its events; command, as sent; bot_try, how a bot came to it; draws; once, unique per request.
    SeedRevealed only: state, the fingerprint of the final state (`replay.state_fingerprint`). First event of an
    imported game only: imported.
    """

    at: str
    event: E
    by: Seat | None = None
    key: str | None = None
    fp: str | None = None
    size: int = 1
    command: dict[str, Any] | None = None
    draws: tuple[Draw, ...] = ()
    state: str | None = None
    imported: Imported | None = None
    once: str | None = None
    bot_try: BotTry | None = None

    def __repr__(self) -> str:
        return f"LogEntry({type(self.event).__name__}, by={self.by})"


AnyEntry = LogEntry[Any]

_encoder = msgspec.json.Encoder()


def encode_entry(stored: AnyEntry) -> bytes:
    return _encoder.encode(stored)


def _decoder(events: tuple[type[Event], ...]) -> msgspec.json.Decoder[AnyEntry]:
    entry: Any = LogEntry
    return msgspec.json.Decoder(entry[reduce(or_, events)])


_opening = _decoder(GAME_EVENTS)
_untyped = msgspec.json.Decoder(LogEntry[dict[str, Any]])
_decoders: dict[AnyRuleset, msgspec.json.Decoder[AnyEntry]] = {}


def prepare_codec(rules: AnyRuleset) -> None:
    """Builds the decoder of a ruleset. Call before starting threads: msgspec resolves a type at its first use, and
    doing so in two threads at once crashes the process.
    """
    if rules in _decoders:
        return
    _decoders[rules] = _decoder((*GAME_EVENTS, *rules.events))
    resolve_types(*rules.commands, rules.options, rules.deal)


def resolve_types(*kinds: type[msgspec.Struct]) -> None:
    """Makes msgspec resolve these types."""
    for kind in kinds:
        with suppress(msgspec.ValidationError):
            msgspec.convert({}, kind)


class Decoder(Protocol):
    """Decodes stored entries."""

    def decode(self, raw: bytes, /) -> AnyEntry:
        """One entry.  Raises ValidationError, DecodeError."""
        ...


class UntypedDecoder:
    """Decodes entries of rulesets that are not installed; game-level events keep their types."""

    def decode(self, raw: bytes, /) -> AnyEntry:
        """One entry.  Raises ValidationError, DecodeError."""
        entry = _untyped.decode(raw)
        if entry.event.get("type") in GAME_TYPES:
            return _opening.decode(raw)
        return replace(entry, event=untyped_event(entry.event))


def decoder(rules: AnyRuleset) -> Decoder:
    """The decoder for a ruleset's games; it rejects unknown event types."""
    if not rules.is_installed:
        return UntypedDecoder()
    if rules not in _decoders:
        prepare_codec(rules)
    return _decoders[rules]


def opening_decoder() -> msgspec.json.Decoder[AnyEntry]:
    """Decodes a game's first event, which names its ruleset."""
    return _opening


class HiddenPart(msgspec.Struct, frozen=True, gc=False):
    """A part of an entry with an audience, in plaintext, and its salt (16 bytes)."""

    known: Known[Any]
    salt: bytes


def hidden_parts(stored: AnyEntry, version: int, secret: bytes) -> dict[str, HiddenPart]:
    """The hidden parts of an entry by name: secret fields, command, draws, and `bot_try` of a bot's command."""
    event: Event = stored.event
    hidden = {}
    for name in secret_fields(type(event)):
        if isinstance(part := getattr(event, name), Known):
            hidden[name] = HiddenPart(part, ledger.field_salt(secret, version, name))
    if stored.command is not None:
        known = Known(stored.command, NOBODY if stored.by is None else frozenset((stored.by,)))
        hidden["command"] = HiddenPart(known, ledger.field_salt(secret, version, "command"))
    if stored.draws:
        hidden["draws"] = HiddenPart(Known(stored.draws, NOBODY), ledger.field_salt(secret, version, "draws"))
    if stored.bot_try is not None:
        hidden["bot_try"] = HiddenPart(Known(stored.bot_try, NOBODY), ledger.field_salt(secret, version, "bot_try"))
    return hidden


def public_part(stored: AnyEntry, version: int, hidden: dict[str, HiddenPart]) -> dict[str, Any]:
    """The public part of an entry: exactly the bytes that its digest covers.  docs/spec/ledger.md"""
    event: Event = stored.event
    data, commitments = asdict(event), {}
    for name in secret_fields(type(event)):
        data.pop(name)
    for name, part in hidden.items():
        commitments[name] = ledger.commitment(part.known.value, part.salt)
    return {
        "version": version,
        "type": event.__struct_config__.tag,
        "at": stored.at,
        "by": stored.by,
        "data": {name: each for name, each in data.items() if each is not msgspec.UNSET},
        "hidden": commitments,
    }


def openings(hidden: dict[str, HiddenPart], seat: Seat | None, everything: bool) -> dict[str, Any]:
    """The hidden values an audience may know, each with its salt (hex).

    seat: of the audience, None for the public; everything: open all, for a revealed game.
    """
    return {
        name: {"value": part.known.value, "salt": part.salt.hex()}
        for name, part in hidden.items()
        if everything or seat in part.known.to
    }


class ChainedEntry(NamedTuple):
    """An entry with its public part, hidden parts in plaintext, and digest (32 bytes). Server-side only."""

    stored: AnyEntry
    public: dict[str, Any]
    hidden: dict[str, HiddenPart]
    digest: bytes


def chain_after(previous: bytes, stored: AnyEntry, version: int, secret: bytes) -> ChainedEntry:
    """An entry chained to the digest `previous`."""
    hidden = hidden_parts(stored, version, secret)
    public = public_part(stored, version, hidden)
    return ChainedEntry(stored, public, hidden, ledger.next_digest(previous, public))


def with_known_digest(stored: AnyEntry, version: int, secret: bytes, digest: bytes) -> ChainedEntry:
    """An entry with the digest it was stored with, unverified."""
    hidden = hidden_parts(stored, version, secret)
    return ChainedEntry(stored, public_part(stored, version, hidden), hidden, digest)
