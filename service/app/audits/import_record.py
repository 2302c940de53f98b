"""The log that a complete record becomes when it is imported."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from domain.audit.record import Header, UnreadableRecord, parse_record
from domain.audit.written_text import check_texts
from domain.catalogue import Catalogue
from domain.game.entry_codec import encode_entry
from domain.game.proofs.checkpoint import Imported
from domain.kernel.errors import Missing
from service.app.audits.audit import SECONDS, to_problem
from service.app.audits.audit_task import AuditTask
from service.app.audits.record_checks import Faulty, check_rounds, decide_record
from service.app.audits.viewable import has_views


class LogRow(NamedTuple):
    """An entry of a log in its stored form, and its type."""

    version: int
    event: bytes
    digest: bytes
    kind: str


class Decided(msgspec.Struct, frozen=True, tag=True):
    """The log that follows from a complete record's commands."""

    header: Header
    seats: int
    rows: tuple[LogRow, ...]


class Rejected(msgspec.Struct, frozen=True, tag=True):
    """A record that is wrong or cannot be imported. line: from 1."""

    line: int
    why: str


class Decide(msgspec.Struct, frozen=True):
    """Asks for the log of a complete record, as from `decide_import`."""

    raw: bytes
    at: str

    @property
    def seconds(self) -> float:
        return SECONDS

    def run(self, catalogue: Catalogue) -> Decided | Rejected:
        return decide_import(self.raw, catalogue, self.at)


DECISION = AuditTask[Decided | Rejected]("decide", Decide, Decided | Rejected)


def decide_import(raw: bytes, catalogue: Catalogue, at: str) -> Decided | Rejected:
    """The log of a complete record, its first entry marked as imported at `at`. Ignores the signature."""
    try:
        found = parse_record(raw)
        check_texts(found)
    except UnreadableRecord as error:
        return Rejected(error.line, f"{error.why}.")
    header = found.header
    if not header.complete:
        return Rejected(1, "only the complete record of a game that is over can be imported.")
    try:
        batches = decide_record(found, catalogue)
        check_rounds(found)
    except Faulty as wrong:
        return Rejected(wrong.fault.line, to_problem(wrong.fault).why)
    except Missing as wrong:
        return Rejected(1, wrong.detail)
    if header.first > 1 and not (has_views(batches[0].game) and has_views(batches[-1].game)):
        return Rejected(2, "the fork begins with a position that cannot be shown.")
    entries = [each for batch in batches for each in batch.entries]
    first = entries[0].stored
    entries[0] = entries[0]._replace(stored=replace(first, imported=Imported(at, header.checkpoint)))
    rows = tuple(
        LogRow(each.public["version"], encode_entry(each.stored), each.digest, str(each.public["type"]))
        for each in entries
    )
    return Decided(header, len(batches[-1].game.seats), rows)
