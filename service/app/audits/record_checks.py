"""Checks of records, each of which ends with the first fault: chain, replayed commands, signatures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from domain.audit.event_types import PUBLIC_GIVEN
from domain.audit.names import names_fault
from domain.audit.record import Header, Record
from domain.audit.verify_by_replay import rebuild_batches
from domain.audit.verify_chain import Fault, first_fault
from domain.catalogue import Catalogue
from domain.game.batch import Batch
from domain.kernel.errors import Diverged, Missing
from service.signing.drand import can_verify_rounds, verify_round

Signature = Literal["good", "absent", "not checked"]


class Faulty(Exception):
    """A record with a fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.word)
        self.fault = fault


class Forged(Exception):
    """An invalid signature."""


def decide_record(record: Record, catalogue: Catalogue) -> tuple[Batch, ...]:
    """Replay a complete record's commands; empty for other records.  Raises Faulty with the first fault, Missing.

    Lines before the first fault in the chain are replayed, since a fault found by the rules there comes first.
    """
    fault = first_fault(record) or names_fault(record.header, record.lines)
    if record.header.complete:
        sound = record.lines if fault is None or fault.line == 1 else record.lines[: fault.line - 2]
        batches = rebuild_until_fault(record._replace(lines=sound), fault, catalogue)
    else:
        batches = ()
    if fault is not None:
        raise Faulty(fault)
    return batches


def rebuild_until_fault(record: Record, fault: Fault | None, catalogue: Catalogue) -> tuple[Batch, ...]:
    """Replay a record's commands up to its known fault; empty if that cuts them off.  Raises Faulty, Missing."""
    if not record.lines:
        return ()
    first = record.header.first
    try:
        return tuple(rebuild_batches(record, catalogue))
    except Diverged as wrong:
        if fault is not None and wrong.version >= first + len(record.lines):
            return ()
        raise Faulty(Fault(wrong.version - first + 2, wrong.version, "rules", None, wrong.why)) from None
    except Missing:
        if fault is not None:
            return ()
        raise


def check_rounds(record: Record) -> Signature:
    """The status of the round signatures in a record.  Raises Faulty if one does not verify."""
    given = [each for each in record.lines if each.type == PUBLIC_GIVEN]
    if not given or not can_verify_rounds():
        return "not checked" if given else "absent"
    for line in given:
        if not verify_round(line.data["round"], line.data["signature"]):
            at = line.version - record.header.first + 2
            raise Faulty(Fault(at, line.version, "round"))
    return "good"


def check_signature(header: Header, keys: Mapping[str, bytes] | None) -> Signature:
    """Whether the record's head is signed by a known key.  Raises Forged."""
    signed = header.checkpoint
    if signed is None:
        return "absent"
    if (signed.game, signed.version, signed.digest) != (header.game, header.head.version, header.head.digest):
        raise Forged("The checkpoint is of another game or another head than the record.")
    if keys is None:
        return "not checked"
    from service.signing.ed25519 import verify_checkpoint  # loads cryptography, which takes longer than a short audit

    if signed.key not in keys:
        raise Forged(f"The checkpoint is signed with {signed.key}, which is none of the known keys.")
    if not verify_checkpoint(signed, keys[signed.key]):
        raise Forged(f"The signature under this head does not verify with the key {signed.key}.")
    return "good"


def verify_signature(public_key: bytes, signature: bytes, message: bytes) -> bool:
    """As `verify_ed25519`, which loads cryptography; that takes longer than a short audit."""
    from service.signing.ed25519 import verify_ed25519

    return verify_ed25519(public_key, signature, message)
