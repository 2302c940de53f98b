"""Records of games, for tools: reading and checking them. docs/spec/record.md defines the format to the byte.

`verify` works in this process; `Audits` asks a process with limits of time and memory, for records of strangers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from domain.audit.bot_moves import BotMoves, GonePolicy, OtherMove
from domain.audit.held import BadHeld, ComparedHead, HeldHead, parse_held
from domain.audit.record import FORMAT, Header, Opening, Record, RecordLine, UnreadableRecord, parse_record
from domain.audit.shown import Shown
from domain.catalogue import Catalogue
from domain.kernel.ruleset.ruleset import AnyRuleset
from service.app.audits.audit import Problem, Verdict, audit
from service.app.audits.audit_pool import Audits, NoVerdict
from service.app.rulesets.installed import load_installed_rulesets

__all__ = [
    "FORMAT",
    "Audits",
    "BadHeld",
    "BotMoves",
    "ComparedHead",
    "GonePolicy",
    "Header",
    "HeldHead",
    "NoVerdict",
    "Opening",
    "OtherMove",
    "Problem",
    "Record",
    "RecordLine",
    "Shown",
    "UnreadableRecord",
    "Verdict",
    "parse_held",
    "parse_record",
    "verify",
]


def verify(
    raw: bytes,
    keys: Mapping[str, bytes] | None = None,
    rulesets: Sequence[AnyRuleset] | None = None,
    held: Sequence[HeldHead] = (),
    bots_s: float = 0,
) -> Verdict:
    """The verdict on a record (JSON Lines).

    keys: Ed25519 public keys (32 bytes) by id; None leaves signatures unchecked. held: heads to compare. rulesets: for
    deciding the commands again; None: every installed one, which imports the code of other distributions. bots_s:
    seconds for deriving the moves of bots, in the main thread; 0: they are not derived.
    """
    catalogue = load_installed_rulesets(None).catalogue if rulesets is None else Catalogue(*rulesets)
    return audit(raw, catalogue, keys, held=held, bots_s=bots_s)
