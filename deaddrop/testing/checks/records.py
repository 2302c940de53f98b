"""Laws of records: an untouched one is accepted, a changed one is not."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random

from deaddrop.testing.plays import Play
from domain.audit.record import FORMAT, Header, RecordHead, RulesetVersion, parse_record, to_bytes
from domain.catalogue import Catalogue
from domain.game.batch import Batch
from domain.kernel.ruleset.ruleset import AnyRuleset
from projections.feed_entry import ledger_entry
from service.app.audits.audit import Verdict, audit
from service.app.audits.record_checks import decide_record

FLIPS = 3
"""Bytes of each record that are changed, one at a time."""


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
        salts=(None,) * len(game.seats),
        first=rows[0]["version"],
        head=RecordHead(game.version, game.digest.hex()),
        checkpoint=None,
    )
    return to_bytes(header, rows)


def verdict(raw: bytes, *rules: AnyRuleset) -> Verdict:
    """The verdict on a record, by these rules."""
    return audit(raw, Catalogue(*rules), None)


def an_honest_record_is_accepted(play: Play) -> None:
    """The record of a game is consistent; deciding its commands again gives the same game and the same record."""
    raw = record_of([step.batch for step in play.steps])
    found = verdict(raw, play.rules)
    assert (found.verdict, found.decided, found.problem) == ("consistent", True, None), found
    again = decide_record(parse_record(raw), Catalogue(play.rules))
    assert record_of(again) == raw
    assert again[-1].game.state == play.last.state


def a_changed_record_is_rejected(play: Play) -> None:
    """For any changed byte of an event, the record is wrong."""
    raw = record_of([step.batch for step in play.steps])
    rng = Random(sha256(raw).digest())
    for _ in range(FLIPS):
        place = rng.randrange(raw.index(b"\n") + 1, len(raw))
        other = rng.choice([byte for byte in range(256) if byte != raw[place]])
        changed = raw[:place] + bytes((other,)) + raw[place + 1 :]
        assert verdict(changed, play.rules).verdict == "wrong", f"byte {place} became {other}, and no check failed"


LAWS = (an_honest_record_is_accepted, a_changed_record_is_rejected)
