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
from domain.rulesets.microfilms.model.sightings import Bare, How, Memory, Note, Notes


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
        return sightings.certain(self.notes)

    @property
    def memory(self) -> Memory:
        return Memory(self.notes, self.ways, self.sizes or MANY)

    def remembering(self, memory: Memory) -> Mind:
        return replace(self, notes=memory.notes, ways=memory.ways, sizes=memory.sizes if self.sizes else ())

    def gained(self, card: Card) -> Mind:
        return replace(self.saw(card), hand=tuple(sorted((*self.hand, card))), sizes=self.resized(1))

    def lost(self, *cards: Card) -> Mind:
        left = list(self.hand)
        for card in cards:
            left.remove(card)
        return replace(self, hand=tuple(left), sizes=self.resized(-len(cards)))

    def resized(self, more: int) -> tuple[int, ...]:
        """The sizes of hands when my own has grown or shrunk."""
        sizes = self.sizes
        return (*sizes[: self.seat], sizes[self.seat] + more, *sizes[self.seat + 1 :]) if sizes else ()

    def saw(self, *cards: Card | Identity) -> Mind:
        """Letters that pass before my eyes are in play for good."""
        seen = {NATION_OF[card] for card in cards if card in LETTERS}
        return replace(self, letters=tuple(sorted({*self.letters, *seen}))) if seen else self

    def noted(self, seat: Seat, card: Card, how: How, version: int) -> Mind:
        """A card came to another hand before my eyes."""
        return self.saw(card).remembering(self.memory.came(seat, card, how, version))

    def sighted(self, seat: Seat, cards: tuple[Card, ...], how: How, version: int) -> Mind:
        """I looked at cards of another seat; one that I knew of is the same card, seen again."""
        return self.saw(*cards).remembering(self.memory.seen(seat, cards, how, version))

    def met(self, seat: Seat, identity: Identity, how: How, version: int) -> Mind:
        """I looked at an identity."""
        return self.remembering(self.memory.met(Note(seat, identity, how, version)))

    def drew(self, card: Card) -> Mind:
        return replace(self.gained(card), drawn=tuple(sorted((*self.drawn, card))))

    def looked(self, place: Place, cards: tuple[Card, ...], version: int) -> Mind:
        """I looked into a place: another's hand is remembered, elsewhere the letters are."""
        others = [seat for seat, hand in enumerate(HANDS) if hand == place and seat != self.seat]
        return self.sighted(others[0], cards, "checked", version) if others else self.saw(*cards)

    def forgot(self, seat: Seat, cards: tuple[Card, ...], version: int) -> Mind:
        """Cards left another hand in the open, or came to me."""
        return self.remembering(self.memory.left(seat, cards, version))

    def passed(self, giver: Seat, taker: Seat, version: int) -> Mind:
        """A card that I did not see went from one hand to another."""
        return self.remembering(self.memory.moved(giver, taker, version))

    def grown(self, seat: Seat) -> Mind:
        """Another hand took in a card that I did not see."""
        return self.remembering(self.memory.resized(seat, 1))


class Imagined(Mind, frozen=True):
    """A mind to look ahead with, which does without notes of cards: how they came to be known is asked by nobody, and costs time."""

    @property
    def memory(self) -> Memory:
        return Bare(self.notes, self.ways, self.sizes or MANY)


def imagined(mind: Mind) -> Imagined:
    """The same mind without its notes of cards."""
    faces = tuple([note for note in mind.notes if note.card in IDENTITIES])
    return Imagined(
        mind.seat, mind.identities, mind.hand, mind.offered, mind.letters, faces, mind.drawn, mind.memory.all_ways(), mind.sizes
    )  # fmt: skip


MANY = (len(ACTIONS),) * len(HANDS)
"""The sizes of hands for a mind that does not say: in any there may be a card that it has not seen."""
