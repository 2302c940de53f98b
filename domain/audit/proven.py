"""Proofs that an event of a record is in a log of games (C2SP tlog-proof): docs/spec/games-log.md, section 5."""

from __future__ import annotations

from typing import get_args

import msgspec

from domain.audit.logged import ENDED
from domain.audit.record import Record
from domain.game.proofs.checkpoint import checkpoint_message
from domain.transparency.entry import EntryKind, games_log_entry
from domain.transparency.note import VerifyEd25519
from domain.transparency.policy import LogPolicy, check_checkpoint
from domain.transparency.proof import parse_proof


class ProvenEntry(msgspec.Struct, frozen=True):
    """What a proof shows. version, kind: of the event that it is of; None where it is of none in this record.

    cosigned: by witness, seconds since the epoch; quorum, witnesses, asks: as of a log; head: whether it is of
    the game's end, or of the record's last event.
    """

    source: str
    origin: str
    size: int
    index: int
    version: int | None
    kind: EntryKind | None
    cosigned: dict[str, int]
    quorum: bool
    witnesses: int
    asks: str
    head: bool


def compare_proof(record: Record, source: str, raw: bytes, policy: LogPolicy, verify: VerifyEd25519) -> ProvenEntry:
    """Which event of a record a proof is of; the proof does not say, so each is tried.  Raises BadNote."""
    proof = parse_proof(raw)
    trusted = check_checkpoint(proof.note, policy, verify)
    version, kind = None, None
    if has_game_id(record):
        for line in record.lines:
            for each in get_args(EntryKind):
                entry = games_log_entry(each, record.header.game, line.version, line.digest)
                if proof.includes(entry.to_bytes()):
                    version, kind = line.version, each
    is_end = version is not None and (kind == ENDED or version == record.header.head.version)
    origin, size = trusted.checkpoint.origin, trusted.checkpoint.size
    asked = len(policy.witnesses), policy.quorum
    cosigned = dict(trusted.cosigned)
    return ProvenEntry(
        source, origin, size, proof.index, version, kind, cosigned, trusted.is_met, *asked, is_end
    )


def has_game_id(record: Record) -> bool:
    """Whether heads of a game with this id can be in a log."""
    try:
        checkpoint_message(record.header.game, 1, "0" * 64)
    except ValueError:
        return False
    return True
