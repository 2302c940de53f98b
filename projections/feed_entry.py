"""Feed entries: one per event; only text and openings depend on the audience."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from domain.game.entry_codec import ChainedEntry, openings
from domain.game.event_text import line_of_event
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Event, Known, Seat, observe, secret_fields
from domain.kernel.text.written_text import to_escaped
from service.answers.play import SentEvent


def entry_json(
    chained: ChainedEntry, rules: AnyRuleset, people: Sequence[str], seat: Seat | None, *, everything: bool
) -> SentEvent:
    """One entry, with its text.

    people: the seats' names at that version; seat: of the audience; everything: the audience sees all.
    """
    event = chained.stored.event
    seen = event if everything else observe(event, seat).event
    return SentEvent(
        **ledger_entry(chained, seat, everything=everything),
        text=to_escaped(line_of_event(rules, seen, people)),
        rule=event.rule,
        learnt=audience_of(event) if everything else UNSET,
    )


def ledger_entry(chained: ChainedEntry, seat: Seat | None, *, everything: bool) -> dict[str, Any]:
    """An entry's public part, openings for the audience, and digest."""
    opened = openings(chained.hidden, seat, everything)
    return {**chained.public, "openings": opened, "digest": chained.digest.hex()}


def audience_of(event: Event) -> dict[str, list[Seat]]:
    """The audience of each hidden field of an event; an empty list: no seat."""
    parts = {name: getattr(event, name) for name in secret_fields(type(event))}
    return {name: sorted(part.to) for name, part in parts.items() if isinstance(part, Known)}
