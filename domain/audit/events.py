"""A record's line as the event that it tells, every hidden field open."""

from __future__ import annotations

import msgspec

from domain.audit.record import RecordLine
from domain.game.batch import Cause
from domain.game.entry_codec import decoder
from domain.kernel.errors import Diverged
from domain.kernel.ruleset import AnyRuleset
from domain.kernel.secrecy import Event

NOT_FIELDS = ("command", "draws")
"""Hidden parts of an entry that are no fields of its event."""


def to_event(rules: AnyRuleset, line: RecordLine) -> Event:
    """The event of a line.  Raises Diverged.

    Of audiences a record tells nothing: what the service hides it hides from all seats, and whom the rules tell what
    follows from deciding again.
    """
    fields = {
        name: {"type": "known", "value": opening.value, "to": []}
        for name, opening in line.openings.items()
        if name not in NOT_FIELDS
    }
    told = {"at": line.at, "by": line.by, "event": {"type": line.type, **line.data, **fields}}
    try:
        event: Event = decoder(rules).decode(msgspec.json.encode(told)).event
    except (msgspec.MsgspecError, OverflowError):
        raise Diverged(line.version, f"is no {line.type} as the rules know it") from None
    return event


def to_cause(line: RecordLine) -> Cause:
    """Where a line's event comes from, as far as a record tells it."""
    command = line.openings.get("command")
    return Cause(line.at, by=line.by, command=command.value if command is not None else None)
