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

Tick = Callable[[int], None]
"""Progress callback: number of events checked since the last call."""


class Fault(NamedTuple):
    """The first fault of a record. line: in the file, from 1; version: of the expected event, or None; word: the
    fault's name in the specification; why: a clause; about: its subject, by default the event, or the record if
    `version` is None.
    """

    line: int
    version: int | None
    word: str
    why: str
    about: str | None = None

    @property
    def sentence(self) -> str:
        return f"{self.about or ('The record' if self.version is None else f'Event {self.version}')} {self.why}."


class StepFailed(Exception):
    """A failed check."""


def first_fault(record: Record, tick: Tick = lambda _: None) -> Fault | None:
    """The first fault in line order, up to the head. Does not check the signature."""
    walk, first = Walk(record.header), record.header.first
    for number, line in enumerate(record.lines):
        for word, step in walk.steps():
            try:
                step(line)
            except StepFailed as wrong:
                return Fault(number + 2, first + number, word, str(wrong))
            except (LookupError, TypeError, ValueError, AttributeError, AssertionError):
                return Fault(
                    number + 2, first + number, word, f"has a part of another form than the check of its {word} needs"
                )
        tick(1)
    if record.broken is not None:
        return Fault(record.broken.line, first + len(record.lines), "form", f"cannot be read: {record.broken.why}")
    return end_fault(walk, first + len(record.lines))


def end_fault(walk: Walk, missing: int) -> Fault | None:
    """Checks after the last line. missing: the version after it."""
    header, head = walk.header, walk.header.head
    if missing <= head.version:
        return Fault(
            missing - header.first + 2,
            missing,
            "head",
            f"is missing: the record says that it ends with event {head.version}",
        )
    if missing > head.version + 1:
        version = head.version + 1
        return Fault(
            version - header.first + 2,
            version,
            "head",
            f"comes after event {head.version}, with which the record says that it ends",
        )
    if walk.digest.hex() != head.digest:
        return Fault(1, head.version, "head", "has another digest than the header says")
    if walk.data.get("id_hash", walk.own_id) != walk.own_id:
        return Fault(1, None, "origin", "is of another game than its first event says")
    if header.viewpoint == "all" and walk.is_revealed and not header.complete:
        return Fault(1, None, "seed", "reveals everything, and says that it is not complete")
    if header.complete and not walk.is_revealed:
        return Fault(1, None, "seed", "says that it is complete, and reveals no seed")
    if walk.is_over and not walk.is_revealed and walk.data.get("deal") != "duplicate":
        return Fault(1, None, "seed", "is of a game that is over, and reveals no seed")
    return None


class Walk:
    """State of the checks at a line."""

    def __init__(self, header: Header) -> None:
        self.header, self.own_id = header, ledger.game_id_hash(header.game)
        self.version = header.first - 1
        self.digest = ledger.GENESIS
        self.begun: RecordLine | None = None
        self.nonces: list[str | None] = []
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
        demand_step(line.version == self.version, f"is missing: the record goes on with event {line.version}")

    def check_origin(self, line: RecordLine) -> None:
        is_created, before = line.type == CREATED, self.begun
        demand_step(is_created == (self.version == 1), "is no place for its type")
        demand_step(
            before is not None or line.type in BEGINNINGS, "begins the record, and neither opens a game nor forks one"
        )
        if line.type == RESTORED:
            kept = {"version": self.version - 1, "digest": self.digest.hex()}
            demand_step(is_same(line.data["kept"], kept), "goes on from another head than that of the event before it")
        if line.type not in BEGINNINGS:
            return
        rules = (line.data["ruleset"], line.data["ruleset_version"])
        ours = (self.header.ruleset.name, self.header.ruleset.version)
        demand_step(is_same(list(rules), list(ours)), "opens a game of other rules than the header says")
        if line.type == FORKED:
            self.check_fork(line, before)
        self.begun, self.is_revealed, self.is_over = line, False, False

    def check_fork(self, line: RecordLine, before: RecordLine | None) -> None:
        parent, luck = line.data["parent"], line.data["luck"]
        digest = from_hex(parent["digest"])
        demand_step(
            is_whole(parent["version"], 1) and parent["version"] == self.version - 1,
            "goes on from another moment than the one before it",
        )
        if before is None:
            self.digest = digest
        demand_step(digest == self.digest, "names another digest than that of the event before it")
        demand_step(
            luck == "fresh" or (luck == "same" and before is not None), "has luck that a fork there cannot have"
        )
        if luck == "same":
            assert before is not None
            demand_step(
                is_same(line.data["commitment"], before.data["commitment"]),
                "says that it keeps the luck, and has another seed",
            )

    def check_digest(self, line: RecordLine) -> None:
        self.digest = ledger.next_digest(self.digest, line.public)
        demand_step(
            self.digest.hex() == line.digest, "does not fit its digest: it, or its place in the chain, was changed"
        )

    def check_openings(self, line: RecordLine) -> None:
        for name, opening in line.openings.items():
            demand_step(name in line.hidden, "opens what it does not hide")
            committed = ledger.commitment(opening.value, bytes.fromhex(opening.salt))
            demand_step(committed == line.hidden[name], f"is opened wrongly: {name} is not what was committed")

    def check_reveal(self, line: RecordLine) -> None:
        if line.type in (OVER, ABORTED, CANCELLED) or (line.type == RULED and line.data.get("kind") == "abort"):
            self.is_over = True
        if line.type == REVEALED:
            self.is_revealed = True
            demand_step(
                chance.seed_commitment(from_hex(line.data["seed"])) == self.data["commitment"],
                "reveals another seed than the committed one",
            )

    def check_nonces(self, line: RecordLine) -> None:
        try:
            self.luck.step(line)
        except LuckFault as fault:
            raise StepFailed(fault.why) from None

    def check_salts(self, line: RecordLine) -> None:
        if line.type in BEGINNINGS:
            self.secret = from_hex(line.openings["secret"].value)
        closed = sorted(set(line.hidden) - set(line.openings))
        demand_step(not closed, f"leaves {', '.join(closed)} closed in a record that says it is complete")
        for name, opening in line.openings.items():
            salted = ledger.field_salt(self.secret, self.version, name).hex()
            demand_step(opening.salt == salted, f"is salted otherwise than by the revealed secret: {name}")

    def check_seed(self, line: RecordLine) -> None:
        if line.type in BEGINNINGS:
            self.seed = from_hex(line.openings["seed"].value)
            demand_step(
                hashlib.sha256(self.seed).hexdigest() == line.data["commitment"],
                "has another seed than the committed one",
            )
            if line.type == CREATED or line.data["luck"] == "fresh":
                demand_step(isinstance(line.data["seats"], list), "seats nobody")
                self.nonces = [None] * len(line.data["seats"])
        elif line.type == TAKEN:
            seat, nonce = line.data["seat"], line.data["nonce"]
            demand_step(is_whole(seat, 0, len(self.nonces)), "seats somebody where there is no seat")
            demand_step(nonce is None or isinstance(nonce, str), "brings a nonce that is no text")
            self.nonces[seat] = self.nonces[seat] if nonce is None else nonce
        elif line.type == REVEALED:
            demand_step(
                line.data["secret"] == self.secret.hex(), "reveals another secret than the one it is salted with"
            )

    def check_draws(self, line: RecordLine) -> None:
        if "draws" not in line.openings:
            return
        assert self.begun is not None
        stated = self.begun.openings["stated"].value if self.data["deal"] == "fixed" else {}
        demand_step(
            isinstance(stated, dict) and isinstance(line.openings["draws"].value, list), "has draws of another form"
        )
        seed = self.effective_seed()
        for draw in line.openings["draws"].value:
            demand_step(isinstance(draw, list) and len(draw) == 5, "has a draw of another form")
            self.check_draw(draw, stated, seed)

    def effective_seed(self) -> bytes:
        try:
            return self.luck.effective_seed(self.seed, self.nonces)
        except LuckFault as fault:
            raise StepFailed(fault.why) from None

    def check_draw(self, draw: list[Any], stated: dict[str, Any], seed: bytes) -> None:
        source, index, size, position, is_stated = draw
        demand_step(isinstance(source, str) and isinstance(is_stated, bool), "has a draw of another form")
        demand_step(is_whole(size, 1, 2**64) and is_whole(position, 0, size), "draws what is not there")
        demand_step(is_whole(index, 0) and index == self.drawn[source], "draws out of turn")
        known = stated.get(source, [])
        demand_step(
            isinstance(known, list) and is_stated == (index < len(known)), "draws otherwise than the stated deal says"
        )
        is_drawn_right = is_stated or chance.pick_position(seed, source, index, size) == position
        demand_step(is_drawn_right, "rests on other draws than the committed seed gives")
        self.drawn[source] += 1

    @property
    def data(self) -> dict[str, Any]:
        """Data of the GameCreated or GameForked in force."""
        assert self.begun is not None
        return self.begun.data


def demand_step(holds: bool, why: str) -> None:
    if not holds:
        raise StepFailed(why)


def is_whole(value: Any, low: int, high: int = MOST) -> bool:
    return type(value) is int and low <= value < high


def from_hex(text: Any) -> bytes:
    """Parses 32 bytes in hex.  Raises StepFailed."""
    demand_step(isinstance(text, str) and is_hex(text, 32), "has no 32 bytes in hex where some should be")
    return bytes.fromhex(text)
