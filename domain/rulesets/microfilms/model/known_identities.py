"""Identities that a seat knows (rule MF-9)."""

from __future__ import annotations

from domain.rulesets.microfilms.model.cards import IDENTITIES, Identity
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.table import Table

KnownIdentities = tuple[frozenset[Identity], ...]
"""By seat."""


def known_identities(table: Table, mind: Mind) -> KnownIdentities:
    """Identities this seat knows, by seat: its own, revealed ones, and those it saw."""
    known = [set(faces) for faces in table.revealed]
    known[mind.seat].update(mind.identities)
    for note in mind.notes:
        if note.card in IDENTITIES:
            known[note.seat].add(note.card)
    return tuple([frozenset(faces) for faces in known])
