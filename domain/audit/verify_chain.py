"""Checks of a record that need no rules: docs/spec/record.md, section 5, step by step."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from domain.audit.event_types import (
    ABORTED,
    BEGINNINGS,
    CANCELLED,
    CREATED,
    FORKED,
    OVER,
    RESTORED,
    REVEALED,
    RULED,
    TAKEN,
)
from domain.audit.record import Header, Record, RecordLine, is_hex
from domain.audit.verify_luck import LuckFault, LuckWalk, is_same
from domain.kernel import chance, ledger

MOST = 10**15
"""Exclusive bound on seats, versions and indices."""


class Fault(NamedTuple):
    """The first fault of a record. line: in the file, from 1; version: of the expected event, or None; word: the
    fault's name in the specification; how: which case of it, if it has several; why: the rules' finding, a clause on the
    event.
    """

    line: int
    version: int | None
    word: str
    how: str | None = None
    why: str = ""


class StepFailed(Exception):
    """A failed check."""


def first_fault(record: Record) -> Fault | None:
    """The first fault in line order, up to the head. Does not check the signature."""
    walk, first = Walk(record.header), record.header.first
    for number, line in enumerate(record.lines):
        for word, step in walk.steps():
            try:
                step(line)
            except (StepFailed, LookupError, TypeError, ValueError, AttributeError, AssertionError):
                return Fault(number + 2, first + number, word)
    if record.broken is not None:
        return Fault(record.broken.line, first + len(record.lines), "form")
    return end_fault(walk, first + len(record.lines))


def end_fault(walk: Walk, missing: int) -> Fault | None:
    """Checks after the last line. missing: the version after it."""
    header, head = walk.header, walk.header.head
    if missing <= head.version:
        return Fault(missing - header.first + 2, missing, "head")
    if missing > head.version + 1:
        version = head.version + 1
        return Fault(version - header.first + 2, version, "head")
    if walk.digest.hex() != head.digest:
        return Fault(1, head.version, "head")
    if walk.data.get("id_hash") != walk.own_id:
        return Fault(1, None, "origin")
    if header.viewpoint == "all" and walk.is_revealed and not header.complete:
        return Fault(1, None, "seed", "not complete")
    if header.complete and not walk.is_revealed:
        return Fault(1, None, "seed", "not revealed")
    if walk.is_over and not walk.is_revealed and walk.data.get("deal") != "duplicate":
        return Fault(1, None, "seed", "over")
    return None


class Walk:
    """State of the checks at a line."""

    def __init__(self, header: Header) -> None:
        self.header, self.own_id = header, ledger.game_id_hash(header.game)
        self.version = header.first - 1
        self.digest = ledger.GENESIS
        self.begun: RecordLine | None = None
        self.seats = 0
        self.luck = LuckWalk()
        self.secret = self.seed = b""
        self.drawn: Counter[str] = Counter()
        self.is_revealed = self.is_over = False

    def steps(self) -> Iterator[tuple[str, Callable[[RecordLine], None]]]:
        """The checks of a line, each with its fault's word."""
        yield from (
            ("order", self.check_order),
            ("origin", self.check_origin),
            ("chain", self.check_digest),
            ("opening", self.check_openings),
        )
        yield from (("seed", self.check_reveal), ("nonce", self.check_nonces))
        if self.header.complete:
            yield from (("salt", self.check_salts), ("seed", self.check_seed), ("luck", self.check_draws))

    def check_order(self, line: RecordLine) -> None:
        self.version += 1
        check_step(line.version == self.version)

    def check_origin(self, line: RecordLine) -> None:
        is_created, before = line.type == CREATED, self.begun
        check_step(is_created == (self.version == 1))
        check_step(before is not None or line.type in BEGINNINGS)
        if line.type == RESTORED:
            kept = {"version": self.version - 1, "digest": self.digest.hex()}
            check_step(is_same(line.data["kept"], kept))
        if line.type not in BEGINNINGS:
            return
        rules = (line.data["ruleset"], line.data["ruleset_version"])
        ours = (self.header.ruleset.name, self.header.ruleset.version)
        check_step(is_same(list(rules), list(ours)))
        if line.type == FORKED:
            self.check_fork(line, before)
        self.begun, self.is_revealed, self.is_over = line, False, False

    def check_fork(self, line: RecordLine, before: RecordLine | None) -> None:
        parent, luck = line.data["parent"], line.data["luck"]
        digest = from_hex(parent["digest"])
        check_step(is_whole(parent["version"], 1) and parent["version"] == self.version - 1)
        if before is None:
            self.digest = digest
        check_step(digest == self.digest)
        check_step(luck == "fresh" or (luck == "same" and before is not None))
        if luck == "same":
            assert before is not None
            check_step(is_same(line.data["commitment"], before.data["commitment"]))

    def check_digest(self, line: RecordLine) -> None:
        self.digest = ledger.next_digest(self.digest, line.public)
        check_step(self.digest.hex() == line.digest)

    def check_openings(self, line: RecordLine) -> None:
        for name, opening in line.openings.items():
            check_step(name in line.hidden)
            committed = ledger.commitment(opening.value, bytes.fromhex(opening.salt))
            check_step(committed == line.hidden[name])

    def check_reveal(self, line: RecordLine) -> None:
        if line.type in (OVER, ABORTED, CANCELLED) or (line.type == RULED and line.data.get("kind") == "abort"):
            self.is_over = True
        if line.type == REVEALED:
            self.is_revealed = True
            check_step(chance.seed_commitment(from_hex(line.data["seed"])) == self.data["commitment"])

    def check_nonces(self, line: RecordLine) -> None:
        try:
            self.luck.step(line)
        except LuckFault:
            raise StepFailed from None

    def check_salts(self, line: RecordLine) -> None:
        if line.type in BEGINNINGS:
            self.secret = from_hex(line.openings["secret"].value)
        closed = sorted(set(line.hidden) - set(line.openings))
        check_step(not closed)
        for name, opening in line.openings.items():
            salted = ledger.field_salt(self.secret, self.version, name).hex()
            check_step(opening.salt == salted)

    def check_seed(self, line: RecordLine) -> None:
        if line.type in BEGINNINGS:
            self.seed = from_hex(line.openings["seed"].value)
            check_step(hashlib.sha256(self.seed).hexdigest() == line.data["commitment"])
            if line.type == CREATED or line.data["luck"] == "fresh":
                check_step(isinstance(line.data["seats"], list))
                self.seats = len(line.data["seats"])
        elif line.type == TAKEN:
            check_step(is_whole(line.data["seat"], 0, self.seats))
        elif line.type == REVEALED:
            check_step(line.data["secret"] == self.secret.hex())

    def check_draws(self, line: RecordLine) -> None:
        if "draws" not in line.openings:
            return
        assert self.begun is not None
        stated = self.begun.openings["stated"].value if self.data["deal"] == "fixed" else {}
        check_step(isinstance(stated, dict) and isinstance(line.openings["draws"].value, list))
        seed = self.effective_seed()
        for draw in line.openings["draws"].value:
            check_step(isinstance(draw, list) and len(draw) == 5)
            self.check_draw(draw, stated, seed)

    def effective_seed(self) -> bytes:
        try:
            return self.luck.effective_seed(self.seed, self.seats)
        except LuckFault:
            raise StepFailed from None

    def check_draw(self, draw: list[Any], stated: dict[str, Any], seed: bytes) -> None:
        source, index, size, position, is_stated = draw
        check_step(isinstance(source, str) and isinstance(is_stated, bool))
        check_step(is_whole(size, 1, 2**64) and is_whole(position, 0, size))
        check_step(is_whole(index, 0) and index == self.drawn[source])
        known = stated.get(source, [])
        check_step(isinstance(known, list) and is_stated == (index < len(known)))
        is_drawn_right = is_stated or chance.pick_position(seed, source, index, size) == position
        check_step(is_drawn_right)
        self.drawn[source] += 1

    @property
    def data(self) -> dict[str, Any]:
        """Data of the GameCreated or GameForked in force."""
        assert self.begun is not None
        return self.begun.data


def check_step(holds: bool) -> None:
    if not holds:
        raise StepFailed


def is_whole(value: Any, low: int, high: int = MOST) -> bool:
    return type(value) is int and low <= value < high


def from_hex(text: Any) -> bytes:
    """Parses 32 bytes in hex.  Raises StepFailed."""
    check_step(isinstance(text, str) and is_hex(text, 32))
    return bytes.fromhex(text)
