"""Laws of records: an honest one is accepted, and no other."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random

from domain.audit.record import FORMAT, Header, RecordHead, RulesetVersion, parse_record, to_bytes
from domain.game.batch import Batch
from projections.feed_entry import ledger_entry
from service.app.audits.audit import Verdict, audit, decide_record
from tests.laws.plays import Play
from tests.laws.tables import CATALOGUE

FLIPS = 3
"""Bytes that are changed in a record, one at a time."""


def record_of(batches: Sequence[Batch]) -> bytes:
    """The complete record of a game that is over."""
    entries = [each for batch in batches for each in batch.entries]
    game = batches[-1].game
    rows = [ledger_entry(each, None, everything=True) for each in entries]
    header = Header(
        format=FORMAT,
        game=game.id,
        ruleset=RulesetVersion(game.rules.name, game.rules.version),
        viewpoint="all",
        complete=True,
        names=(None,) * len(game.seats),
        first=rows[0]["version"],
        head=RecordHead(game.version, game.digest.hex()),
        checkpoint=None,
    )
    return to_bytes(header, rows)


def verdict(raw: bytes) -> Verdict:
    return audit(raw, CATALOGUE, None)


def honest_records_are_accepted(play: Play) -> None:
    """The record of a game is honest, and playing it again gives the very game, and the same record."""
    raw = record_of([step.batch for step in play.steps])
    found = verdict(raw)
    assert (found.verdict, found.decided, found.problem) == ("honest", True, None), found
    again = decide_record(parse_record(raw), CATALOGUE)
    assert record_of(again) == raw
    assert again[-1].game.state == play.last.state


def every_byte_counts(play: Play) -> None:
    """Whichever byte of an event is changed, the record is no longer honest."""
    raw = record_of([step.batch for step in play.steps])
    rng = Random(sha256(raw).digest())
    for _ in range(FLIPS):
        place = rng.randrange(raw.index(b"\n") + 1, len(raw))
        other = rng.choice([byte for byte in range(256) if byte != raw[place]])
        changed = raw[:place] + bytes((other,)) + raw[place + 1 :]
        assert verdict(changed).verdict == "wrong", f"byte {place} became {other}, and nobody saw it"


LAWS = (honest_records_are_accepted, every_byte_counts)
