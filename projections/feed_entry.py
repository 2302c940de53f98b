"""The feed: one entry per event, the same for everybody but for what is opened to whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domain.game.entry_codec import ChainedEntry, openings
from domain.game.event_text import tell
from domain.kernel.ruleset import AnyRuleset
from domain.kernel.secrecy import Event, Known, Seat, observe, secret_fields
from domain.kernel.written_text import to_escaped


def entry_json(
    chained: ChainedEntry, rules: AnyRuleset, people: Sequence[str], seat: Seat | None, *, everything: bool
) -> dict[str, Any]:
    """One entry as JSON values, with what it comes to in words.

    people: what each seat was called then; seat: the audience's; everything: the game lies open to this audience.
    """
    event = rules.upcast(chained.stored.event)
    seen = event if everything else observe(event, seat).event
    words: dict[str, Any] = {"text": to_escaped(tell(rules, seen, people)), "rule": event.rule}
    if everything:
        words["learnt"] = audience_of(chained.stored.event)
    return {**ledger_entry(chained, seat, everything=everything), **words}


def ledger_entry(chained: ChainedEntry, seat: Seat | None, *, everything: bool) -> dict[str, Any]:
    """What the ledger holds of an entry: its public part, what is opened to the audience, and the digest."""
    opened = openings(chained.hidden, seat, everything)
    return {**chained.public, "openings": opened, "digest": chained.digest.hex()}


def audience_of(event: Event) -> dict[str, list[Seat]]:
    """Which seats were told the hidden fields of an event; an empty list is nobody at the table."""
    parts = {name: getattr(event, name) for name in secret_fields(type(event))}
    return {name: sorted(part.to) for name, part in parts.items() if isinstance(part, Known)}
