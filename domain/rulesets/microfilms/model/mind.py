"""Private knowledge of one seat: its identity, its hand, and cards it has seen in other hands (rule MF-9)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel import secrecy
from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.model import sightings
from domain.rulesets.microfilms.model.cards import HANDS, IDENTITIES, LETTERS, NATION_OF, Card, Identity, Nation, Place
from domain.rulesets.microfilms.model.placements import Ways
from domain.rulesets.microfilms.model.sightings import How, Memory, Note, NotelessMemory, Notes
from domain.rulesets.microfilms.model.table import Table


class Mind(secrecy.Mind, frozen=True):
    """One seat's knowledge."""

    identities: Annotated[tuple[Identity, ...], Meta(description="The seat's own identities.")] = ()
    hand: Annotated[tuple[Card, ...], Meta(description="The cards of the seat's hand, sorted.")] = ()
    offered: Annotated[Card | None, Meta(description="The card in this seat's pending bribe.")] = None
    letters: Annotated[tuple[Nation, ...], Meta(description="Nations whose letter this seat has seen in play.")] = ()
    notes: Annotated[Notes, Meta(description="Sightings of cards and identities of other seats.")] = ()
    drawn: Annotated[tuple[Card, ...], Meta(description=(
        "Cards that this seat drew from the deck since the last shuffle, sorted, in any place now."
    ))] = ()
    ways: Annotated[Ways, Meta(description=(
        "Placements of known cards in other hands; empty if the sure notes determine them."
    ))] = ()
    sizes: Annotated[tuple[int, ...], Meta(description="Number of cards in each hand, by seat.")] = ()

    @property
    def sure(self) -> Notes:
        """Notes of cards and identities that are still certain."""
        return sightings.certain_notes(self.notes)

    @property
    def memory(self) -> Memory:
        return Memory(self.notes, self.ways, self.sizes)

    def with_memory(self, memory: Memory) -> Mind:
        return replace(self, notes=memory.notes, ways=memory.ways, sizes=memory.sizes)

    def with_card(self, card: Card) -> Mind:
        return replace(self.with_letters_among(card), hand=tuple(sorted((*self.hand, card))), sizes=self.sizes_after(1))

    def without_cards(self, *cards: Card) -> Mind:
        left = list(self.hand)
        for card in cards:
            left.remove(card)
        return replace(self, hand=tuple(left), sizes=self.sizes_after(-len(cards)))

    def sizes_after(self, more: int) -> tuple[int, ...]:
        """Hand sizes after this seat's own changed by `more`."""
        sizes = self.sizes
        return (*sizes[: self.seat], sizes[self.seat] + more, *sizes[self.seat + 1 :])

    def with_letters_among(self, *cards: Card | Identity) -> Mind:
        """Add the nations of any letters among these cards: a letter seen once is in play for good."""
        seen = {NATION_OF[card] for card in cards if card in LETTERS}
        return replace(self, letters=tuple(sorted({*self.letters, *seen}))) if seen else self

    def with_arrival(self, seat: Seat, card: Card, how: How, version: int) -> Mind:
        """A card this seat saw went to another hand."""
        return self.with_letters_among(card).with_memory(self.memory.with_arrival(seat, card, how, version))

    def with_sighting(self, seat: Seat, cards: tuple[Card, ...], how: How, version: int) -> Mind:
        """This seat saw cards in another hand. A card already known there is the same card (rule MF-9.3.4)."""
        return self.with_letters_among(*cards).with_memory(self.memory.with_sighting(seat, cards, how, version))

    def with_identity(self, seat: Seat, identity: Identity, how: How, version: int) -> Mind:
        """This seat saw an identity."""
        return self.with_memory(self.memory.with_identity(Note(seat, identity, how, version)))

    def with_drawn_card(self, card: Card) -> Mind:
        return replace(self.with_card(card), drawn=tuple(sorted((*self.drawn, card))))

    def with_look(self, place: Place, cards: tuple[Card, ...], version: int) -> Mind:
        """This seat looked through a place. In another hand all cards are noted, elsewhere only letters."""
        others = [seat for seat, hand in enumerate(HANDS) if hand == place and seat != self.seat]
        return self.with_sighting(others[0], cards, "checked", version) if others else self.with_letters_among(*cards)

    def with_departure(self, seat: Seat, cards: tuple[Card, ...], version: int) -> Mind:
        """Cards this seat can see left another hand."""
        return self.with_memory(self.memory.with_departure(seat, cards, version))

    def with_open_departure(self, seat: Seat, cards: tuple[Card, ...], version: int) -> Mind:
        """Cards left a hand face up, this seat's own or another."""
        return self.without_cards(*cards) if seat == self.seat else self.with_departure(seat, cards, version)

    def with_transfer(self, giver: Seat, taker: Seat, version: int) -> Mind:
        """A card this seat did not see went from one hand to another."""
        return self.with_memory(self.memory.with_transfer(giver, taker, version))

    def with_unseen_arrival(self, seat: Seat) -> Mind:
        """Another hand was dealt or drew a card this seat did not see."""
        return self.with_memory(self.memory.with_size_change(seat, 1))


class LookaheadMind(Mind, frozen=True):
    """A mind for look-ahead: placements without notes of cards, which only the display needs and which cost time."""

    @property
    def memory(self) -> Memory:
        return NotelessMemory(self.notes, self.ways, self.sizes)


def to_lookahead(mind: Mind) -> LookaheadMind:
    """The same mind for look-ahead."""
    faces = tuple([note for note in mind.notes if note.card in IDENTITIES])
    return LookaheadMind(
        mind.seat, mind.identities, mind.hand, mind.offered, mind.letters, faces, mind.drawn,
        mind.memory.all_ways(), mind.sizes,
    )  # fmt: skip


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
