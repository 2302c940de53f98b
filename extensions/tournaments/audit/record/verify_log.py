"""Checks of a tournament's log that need no rules: docs/spec/tournament-record.md, section 5."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from domain.audit.record import UnreadableRecord
from domain.kernel import ledger
from domain.kernel.secrecy import NOBODY, Known, secret_fields, secret_types
from extensions.tournaments.audit.record.fault import BrokenTournament, TournamentFault
from extensions.tournaments.audit.record.record_file import (
    FactLine,
    TournamentHeader,
    TournamentRecordReader,
    place_key,
)
from extensions.tournaments.domain.fact_codec import AnyStored, StoredFact, fact_decoder, public_part
from extensions.tournaments.domain.facts.base import TournamentFact
from extensions.tournaments.domain.facts.every_fact import FACTS
from extensions.tournaments.domain.facts.parts import Draft

TYPES: dict[str, type[TournamentFact]] = {str(each.__struct_config__.tag): each for each in FACTS}
CREATED, REVEALED = "tournament.created", "tournament.seed_revealed"
UNKNOWN_HEX = "00" * 32
CONCEALED: dict[Any, Any] = {Draft: Draft((), (), "manual", "", "", 1), str: UNKNOWN_HEX, int: 0}
"""Placeholders for hidden values in the fold of an incomplete log."""


class LoggedFact(msgspec.Struct, frozen=True):
    """A fact of a log without a fault so far."""

    version: int
    stored: AnyStored
    digest: bytes


def fault_at(line: int, version: int | None, word: str) -> BrokenTournament:
    return BrokenTournament(TournamentFault(line, version, None, word))


def read_log(reader: TournamentRecordReader, header: TournamentHeader) -> Iterator[LoggedFact]:
    """The facts, each with its own checks.  Raises BrokenTournament with the first fault."""
    walk = LogWalk(header)
    lines = reader.facts(header)
    for version in range(1, header.head.version + 1):
        try:
            line = next(lines)
        except UnreadableRecord as error:
            raise fault_at(error.line, version, error.word) from None
        yield walk.step(line, version)
    walk.end()


class LogWalk:
    """The steps of section 5, fact by fact."""

    def __init__(self, header: TournamentHeader) -> None:
        self.header = header
        self.digest = ledger.GENESIS
        self.secret = b""
        self.commitment = ""
        self.is_revealed = False

    def step(self, line: FactLine, version: int) -> LoggedFact:
        """Check one fact.  Raises BrokenTournament."""
        at = version + 1
        if line.version != version:
            raise fault_at(at, version, "order")
        if (line.type == CREATED) != (version == 1):
            raise fault_at(at, version, "origin")
        self.digest = ledger.next_digest(self.digest, line.public)
        if self.digest.hex() != line.digest:
            raise fault_at(at, version, "chain")
        for name, opening in line.openings.items():
            if (
                name not in line.hidden
                or ledger.commitment(opening.value, bytes.fromhex(opening.salt)) != line.hidden[name]
            ):
                raise fault_at(at, version, "opening")
        stored = self.to_stored(line, at)
        self.check_secrets(line, at)
        return LoggedFact(version, stored, self.digest)

    def to_stored(self, line: FactLine, at: int) -> AnyStored:
        """The fact as it was stored.  Raises BrokenTournament for an invalid fact."""
        kind = TYPES.get(line.type)
        if kind is None:
            raise fault_at(at, line.version, "fact")
        hidden = secret_types(kind)
        if set(line.hidden) != set(hidden) or (
            set(line.openings) != set(hidden) and (self.header.complete or line.openings)
        ):
            raise fault_at(at, line.version, "fact")
        try:
            fields = {
                name: {"type": "known", "value": line.openings[name].value, "to": []}
                if name in line.openings
                else {"type": "unknown"}
                for name in hidden
            }
            entry = {"at": line.at, "by": line.by, "fact": {"type": line.type, **line.data, **fields}}
            stored = fact_decoder().decode(msgspec.json.encode(entry))
            if ledger.canonical(public_part(stored, line.version, {})["data"]) != ledger.canonical(line.data):
                raise ValueError("other fields")
        except (msgspec.MsgspecError, ValueError, OverflowError):
            raise fault_at(at, line.version, "fact") from None
        return with_placeholders(stored)

    def check_secrets(self, line: FactLine, at: int) -> None:
        """Seed, secret and salts.  Raises BrokenTournament."""
        if line.type == CREATED:
            self.commitment = line.data["commitment"]
            if self.header.complete:
                if not is_hex_32(line.openings["secret"].value) or not is_hex_32(line.openings["seed"].value):
                    raise fault_at(at, 1, "seed")
                self.secret = bytes.fromhex(line.openings["secret"].value)
                if seed_commitment(line.openings["seed"].value) != self.commitment:
                    raise fault_at(at, 1, "seed")
        if line.type == REVEALED:
            self.is_revealed = True
            seed, secret = line.data["seed"], line.data["secret"]
            if (
                not is_hex_32(seed)
                or not is_hex_32(secret)
                or seed_commitment(seed) != self.commitment
                or (self.header.complete and secret != self.secret.hex())
            ):
                raise fault_at(at, line.version, "seed")
        if self.header.complete:
            for name, opening in line.openings.items():
                if opening.salt != ledger.field_salt(self.secret, line.version, name).hex():
                    raise fault_at(at, line.version, "salt")

    def end(self) -> None:
        """After the last fact.  Raises BrokenTournament."""
        if self.digest.hex() != self.header.head.digest:
            raise fault_at(1, self.header.head.version, "head")
        if self.header.complete and not self.is_revealed:
            raise fault_at(1, None, "seed")


def is_hex_32(value: Any) -> bool:
    return isinstance(value, str) and len(value) == 64 and set(value) <= set("0123456789abcdef")


def seed_commitment(seed: str) -> str:
    """The commitment to a seed before it is revealed. seed: hex."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def with_placeholders(stored: AnyStored) -> StoredFact[Any]:
    """The fact with placeholders for hidden values that are not opened."""
    fact: TournamentFact = stored.fact
    types = secret_types(type(fact))
    unknown = [name for name in secret_fields(type(fact)) if not isinstance(getattr(fact, name), Known)]
    if not unknown:
        return stored
    changes = {name: Known(CONCEALED.get(types[name], UNKNOWN_HEX), NOBODY) for name in unknown}
    return msgspec.structs.replace(stored, fact=msgspec.structs.replace(fact, **changes))


def read_texts(reader: TournamentRecordReader, header: TournamentHeader, facts: list[LoggedFact]) -> dict[str, str]:
    """The texts by place, each of which opens its commitment.  Raises BrokenTournament with the first fault."""
    found: dict[str, str] = {}
    before = (0, "")
    lines = reader.texts(header)
    for number in range(header.texts):
        at = header.head.version + 2 + number
        try:
            text = next(lines)
        except UnreadableRecord as error:
            raise fault_at(error.line, None, error.word) from None
        key = place_key(text.place)
        if key is None or key <= before:
            raise fault_at(at, None, "text")
        before = key
        if ledger.commitment({"text": text.text}, bytes.fromhex(text.salt)) != commitment_at(facts, *key):
            raise fault_at(at, key[0] if key[0] <= len(facts) else None, "text")
        found[text.place] = text.text
    return found


def commitment_at(facts: list[LoggedFact], version: int, field: str) -> str | None:
    """The commitment to a text at a place of the log; None if there is none."""
    return dict(commitments_of(facts[version - 1].stored.fact)).get(field) if version <= len(facts) else None


COMMITTED = frozenset({"title", "reason", "name", "text", "club", "names", "venue"})
"""Fields that hold commitments to texts."""


def commitments_of(fact: TournamentFact) -> Iterator[tuple[str, str]]:
    """The fields of a fact that commit to texts, `names.1` for one of a list, and their commitments."""
    for name in sorted(COMMITTED):
        value = getattr(fact, name, None)
        if isinstance(value, str):
            yield name, value
        elif isinstance(value, tuple):
            yield from ((f"{name}.{index}", one) for index, one in enumerate(value) if one is not None)
