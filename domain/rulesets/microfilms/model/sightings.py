"""Sightings of cards in hands, and how they age (rules MF-9.3 and MF-9.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from domain.kernel.secrecy import Seat
from domain.kernel.tuples import with_added
from domain.rulesets.microfilms.model import placements
from domain.rulesets.microfilms.model.cards import IDENTITIES, Card, Identity
from domain.rulesets.microfilms.model.placements import Ways

How = Literal["interrogated", "bribed", "taken", "discard", "checked", "inferred"]


class Note(msgspec.Struct, frozen=True):
    """A sighting: `seat` had `card` at `version`."""

    seat: Annotated[Seat, Meta(description="The seat that had the card.")]
    card: Annotated[Card | Identity, Meta(description="The card or identity that was seen.")]
    how: Annotated[How, Meta(description=(
        "The observer interrogated the seat; bribed it with the card; lost the card to it; saw it take the card from "
        "the discard; checked it in an attempt to win; or inferred it, as the card can be nowhere else."
    ))]
    version: Annotated[int, Meta(description="Version of the event that showed the card or identity.")]
    sure: Annotated[bool, Meta(description=(
        "Whether the seat certainly still has the card; otherwise it may have passed it on unseen."
    ))] = True


Notes = tuple[Note, ...]


def certain_notes(notes: Notes) -> Notes:
    """The notes that are still certain."""
    return tuple([note for note in notes if note.sure])


class Memory(NamedTuple):
    """An audience's memory of hands it cannot see.

    ways: placements of the known cards; empty if the sure notes determine them.
    sizes: hand sizes by seat.
    """

    notes: Notes
    ways: Ways
    sizes: tuple[int, ...]

    @property
    def is_blank(self) -> bool:
        """Whether no card is known."""
        return not self.ways and all(note.card in IDENTITIES for note in self.notes)

    def all_ways(self) -> Ways:
        """Placements of the known cards, at least one."""
        return self.ways or (sure_way(self.notes, len(self.sizes)),)

    def with_arrival(self, seat: Seat, card: Card, how: How, version: int) -> Memory:
        """A known card openly came to a hand."""
        after = self.with_ways(placements.after_arrival(self.all_ways(), seat, (card,)), how, version)
        return after.with_size_change(seat, 1)

    def with_departure(self, seat: Seat, cards: Sequence[Card], version: int) -> Memory:
        """Cards openly left a hand."""
        after = self
        for card in cards:
            if not after.is_blank:
                after = after.with_ways(
                    placements.after_departure(after.all_ways(), after.sizes, seat, card), "inferred", version
                )
            after = after.with_size_change(seat, -1)
        return after

    def with_transfer(self, giver: Seat, taker: Seat, version: int) -> Memory:
        """A card passed unseen from hand to hand."""
        after = self
        if not after.is_blank:
            after = after.with_ways(
                placements.after_transfer(after.all_ways(), after.sizes, giver, taker), "inferred", version
            )
        return after.with_size_change(giver, -1).with_size_change(taker, 1)

    def with_sighting(self, seat: Seat, cards: Sequence[Card], how: How, version: int) -> Memory:
        """Cards were seen in a hand."""
        return self.with_ways(placements.after_sighting(self.all_ways(), self.sizes, seat, cards), how, version, seat)

    def for_owner(self, seat: Seat, hand: Sequence[Card]) -> Memory:
        """This memory combined with the knowledge of one's own hand, without notes on that hand."""
        mine = placements.consistent_with_hand(self.all_ways(), seat, hand)
        others = self._replace(notes=tuple([note for note in self.notes if note.seat != seat]))
        return others.with_ways(mine, "inferred", max([note.version for note in self.notes], default=0))

    def with_identity(self, note: Note) -> Memory:
        """An identity was seen. Identities never move."""
        is_known = any((each.seat, each.card) == (note.seat, note.card) for each in self.notes)
        return self if is_known else self._replace(notes=(*self.notes, note))

    def with_size_change(self, seat: Seat, more: int) -> Memory:
        """A hand grew or shrank by `more` cards."""
        return type(self)(self.notes, self.ways, with_added(self.sizes, seat, more))

    def with_ways(self, found: Ways, how: How, version: int, looked: Seat | None = None) -> Memory:
        """The memory with these placements and the notes that follow from them.

        how, version: for notes that have become certain.
        looked: the seat whose hand was seen; certainties elsewhere are noted as inferred.
        """
        if found == self.all_ways():
            return self
        notes = [note for note in self.notes if note.card in IDENTITIES]
        if not found:  # a contradictory view, which no game produces
            return self._replace(notes=tuple(notes), ways=())
        for seat, known in enumerate(placements.certain_cards(found)):
            for card in sorted({card for way in found for card in way[seat]}):
                least, most = known.count(card), max(way[seat].count(card) for way in found)
                fresh = Note(seat, card, how if looked in (None, seat) else "inferred", version)
                before = sorted(
                    [note for note in self.notes if (note.seat, note.card) == (seat, card)], key=is_doubtful
                )
                sure = [note if note.sure or looked != seat else fresh for note in before[:least]]
                notes += [replace(note, sure=True) for note in sure]
                notes += [replace(note, sure=False) for note in before[least:most]]
                notes += [fresh] * (least - len(sure))
        notes.sort(key=lambda note: note.version)
        return self._replace(notes=tuple(notes), ways=found if len(found) > 1 else ())


class NotelessMemory(Memory):
    """A memory without notes of cards. It always has at least one placement."""

    @property
    def is_blank(self) -> bool:
        return len(self.ways) == 1 and not any(self.ways[0])

    def with_ways(self, found: Ways, how: How, version: int, looked: Seat | None = None) -> Memory:  # noqa: ARG002
        return self._replace(ways=found or (sure_way((), len(self.sizes)),))


def is_doubtful(note: Note) -> bool:
    return not note.sure


def sure_way(notes: Notes, seats: int) -> placements.Way:
    """The placement that follows from the sure notes alone."""
    if not notes:
        return ((),) * seats
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for note in notes:
        if note.sure and note.card not in IDENTITIES:
            hands[note.seat].append(note.card)  # type: ignore[arg-type]
    return tuple([tuple(sorted(hand)) for hand in hands])
