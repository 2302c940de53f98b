"""Sightings of cards in hands, and what becomes of them (rules MF-9.3 and MF-9.4)."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.cards import ACTIONS, IDENTITIES, Card, Identity

How = Literal["interrogated", "bribed", "taken", "discard", "checked"]


class Note(msgspec.Struct, frozen=True):
    """`seat` had `card` at `version`, and how I know. `sure`: it cannot have left that hand since.

    how: I interrogated them, bribed them with it, they took it from me, they took it from the discard, or I checked
    their hand in an attempt.
    """

    seat: Seat
    card: Card | Identity
    how: How
    version: int
    sure: bool = True


Notes = tuple[Note, ...]


def certain(notes: Notes) -> Notes:
    return tuple([note for note in notes if note.sure])


def settled(notes: Notes, card: Card | Identity) -> Notes:
    """Where a card of which there is one turns up, doubts about where it is are over."""
    if not notes or card in ACTIONS:
        return notes
    return tuple([note for note in notes if note.sure or note.card != card])


def noted(notes: Notes, note: Note) -> Notes:
    """A card came to a hand before the eyes of those who take the note."""
    return (*settled(notes, note.card), note)


def forgot(notes: Notes, seat: Seat, cards: tuple[Card, ...]) -> Notes:
    """Cards left a hand in the open; what is known of the rest of it stays."""
    kept = notes
    for card in cards:
        of_it = [note for note in kept if note.card == card and note.seat == seat]
        if of_it:
            gone = max(of_it, key=lambda note: note.sure)
            kept = tuple([note for note in kept if note is not gone])
    for card in cards:
        kept = settled(kept, card)
    return kept


def doubted(notes: Notes, seat: Seat) -> Notes:
    """An unseen card left a hand: it may be any of those that were known."""
    return tuple([doubt(note) if note.seat == seat else note for note in notes])


def doubt(note: Note) -> Note:
    """An identity stays where it is; a card may have gone."""
    return note if note.card in IDENTITIES else replace(note, sure=False)
