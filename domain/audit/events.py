"""Converts a record's line to its event, hidden fields opened."""

from __future__ import annotations

import msgspec

from domain.audit.record import RecordLine
from domain.game.batch import Cause
from domain.game.entry_codec import decoder
from domain.game.events.seat_plan import BotTry
from domain.kernel.errors import Diverged
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Event

NOT_FIELDS = ("command", "draws", "bot_try")
"""Hidden parts of an entry that are not fields of its event."""


def to_event(rules: AnyRuleset, line: RecordLine) -> Event:
    """The event of a line.  Raises Diverged.

    Records hold no audiences, so secrets get an empty one. Deciding again yields the audiences of the rules' events.
    """
    fields = {
        name: {"type": "known", "value": opening.value, "to": []}
        for name, opening in line.openings.items()
        if name not in NOT_FIELDS
    }
    entry = {"at": line.at, "by": line.by, "event": {"type": line.type, **line.data, **fields}}
    try:
        event: Event = decoder(rules).decode(msgspec.json.encode(entry)).event
    except (msgspec.MsgspecError, OverflowError):
        raise Diverged(line.version, f"is no {line.type} as the rules know it") from None
    return event


def to_cause(line: RecordLine) -> Cause:
    """The cause of a line, without key and fingerprint, which records omit.  Raises ValidationError."""
    command = line.openings.get("command")
    bot_try = line.openings.get("bot_try")
    return Cause(
        line.at,
        by=line.by,
        command=command.value if command is not None else None,
        bot_try=msgspec.convert(bot_try.value, BotTry) if bot_try is not None else None,
    )
