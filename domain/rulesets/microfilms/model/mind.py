"""What one seat knows beyond the table: its identity, its hand, and what it has learnt of others (rule MF-9)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from domain.kernel import secrecy
from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.model import sightings
from domain.rulesets.microfilms.model.cards import (
    ACTIONS,
    HANDS,
    IDENTITIES,
    LETTERS,
    NATION_OF,
    Card,
    Identity,
    Nation,
    Place,
)
from domain.rulesets.microfilms.model.placements import Ways
from domain.rulesets.microfilms.model.sightings import How, Memory, Note, NotelessMemory, Notes


class Mind(secrecy.Mind, frozen=True):
    """identities: mine; hand: sorted; offered: the card I am bribing with; letters: nations whose letter I saw in play.

    drawn: what I drew from the draw deck since it was last shuffled, sorted, wherever it is now.
    ways: how the cards that I know of may lie in the others' hands, where the sure notes do not say it all.
    sizes: of all hands, by seat.
    """

    retold: ClassVar[frozenset[str]] = frozenset({"notes", "ways", "sizes"})

    identities: tuple[Identity, ...] = ()
    hand: tuple[Card, ...] = ()
    offered: Card | None = None
    letters: tuple[Nation, ...] = ()
    notes: Notes = ()
    drawn: tuple[Card, ...] = ()
    ways: Ways = ()
    sizes: tuple[int, ...] = ()

    @property
    def sure(self) -> Notes:
        """What I know of others' cards for certain."""
        return sightings.certain_notes(self.notes)

    @property
    def memory(self) -> Memory:
        return Memory(self.notes, self.ways, self.sizes or UNCOUNTED_SIZES)

    def with_memory(self, memory: Memory) -> Mind:
        return replace(self, notes=memory.notes, ways=memory.ways, sizes=memory.sizes if self.sizes else ())

    def with_card(self, card: Card) -> Mind:
        return replace(self.with_letters_among(card), hand=tuple(sorted((*self.hand, card))), sizes=self.sizes_after(1))

    def without_cards(self, *cards: Card) -> Mind:
        left = list(self.hand)
        for card in cards:
            left.remove(card)
        return replace(self, hand=tuple(left), sizes=self.sizes_after(-len(cards)))

    def sizes_after(self, more: int) -> tuple[int, ...]:
        """The sizes of hands when my own has grown or shrunk."""
        sizes = self.sizes
        return (*sizes[: self.seat], sizes[self.seat] + more, *sizes[self.seat + 1 :]) if sizes else ()

    def with_letters_among(self, *cards: Card | Identity) -> Mind:
        """Letters that pass before my eyes are in play for good."""
        seen = {NATION_OF[card] for card in cards if card in LETTERS}
        return replace(self, letters=tuple(sorted({*self.letters, *seen}))) if seen else self

    def with_arrival(self, seat: Seat, card: Card, how: How, version: int) -> Mind:
        """A card came to another hand before my eyes."""
        return self.with_letters_among(card).with_memory(self.memory.with_arrival(seat, card, how, version))

    def with_sighting(self, seat: Seat, cards: tuple[Card, ...], how: How, version: int) -> Mind:
        """I looked at cards of another seat; one that I knew of is the same card, seen again."""
        return self.with_letters_among(*cards).with_memory(self.memory.with_sighting(seat, cards, how, version))

    def with_identity(self, seat: Seat, identity: Identity, how: How, version: int) -> Mind:
        """I looked at an identity."""
        return self.with_memory(self.memory.with_identity(Note(seat, identity, how, version)))

    def with_drawn_card(self, card: Card) -> Mind:
        return replace(self.with_card(card), drawn=tuple(sorted((*self.drawn, card))))

    def with_look(self, place: Place, cards: tuple[Card, ...], version: int) -> Mind:
        """I looked into a place: another's hand is remembered, elsewhere the letters are."""
        others = [seat for seat, hand in enumerate(HANDS) if hand == place and seat != self.seat]
        return self.with_sighting(others[0], cards, "checked", version) if others else self.with_letters_among(*cards)

    def with_departure(self, seat: Seat, cards: tuple[Card, ...], version: int) -> Mind:
        """Cards left another hand in the open, or came to me."""
        return self.with_memory(self.memory.with_departure(seat, cards, version))

    def with_transfer(self, giver: Seat, taker: Seat, version: int) -> Mind:
        """A card that I did not see went from one hand to another."""
        return self.with_memory(self.memory.with_transfer(giver, taker, version))

    def with_unseen_arrival(self, seat: Seat) -> Mind:
        """Another hand took in a card that I did not see."""
        return self.with_memory(self.memory.with_size_change(seat, 1))


class LookaheadMind(Mind, frozen=True):
    """A mind to look ahead with, which does without notes of cards: how they came to be known is asked by nobody, and costs time."""

    @property
    def memory(self) -> Memory:
        return NotelessMemory(self.notes, self.ways, self.sizes or UNCOUNTED_SIZES)


def to_lookahead(mind: Mind) -> LookaheadMind:
    """The same mind without its notes of cards."""
    faces = tuple([note for note in mind.notes if note.card in IDENTITIES])
    return LookaheadMind(
        mind.seat, mind.identities, mind.hand, mind.offered, mind.letters, faces, mind.drawn, mind.memory.all_ways(), mind.sizes
    )  # fmt: skip


UNCOUNTED_SIZES = (len(ACTIONS),) * len(HANDS)
"""The sizes of hands for a mind that does not say: in any there may be a card that it has not seen."""
