"""What one seat knows beyond the table: its identity, its hand, and what it has learnt of others (rule MF-9)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.kernel import secrecy
from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms import notes
from domain.rulesets.microfilms.cards import (
    HANDS,
    LETTERS,
    NATION_OF,
    Card,
    Identity,
    Nation,
    Place,
)
from domain.rulesets.microfilms.notes import How, Note


class Mind(secrecy.Mind, frozen=True):
    """identities: mine; hand: sorted; offered: the card I am bribing with; letters: nations whose letter I saw in play.

    drawn: what I drew from the draw deck since it was last shuffled, sorted, wherever it is now.
    """

    identities: tuple[Identity, ...] = ()
    hand: tuple[Card, ...] = ()
    offered: Card | None = None
    letters: tuple[Nation, ...] = ()
    notes: tuple[Note, ...] = ()
    drawn: tuple[Card, ...] = ()

    @property
    def sure(self) -> tuple[Note, ...]:
        """What I know of others' cards for certain."""
        return notes.certain(self.notes)

    def gained(self, card: Card) -> Mind:
        hand = tuple(sorted((*self.hand, card)))
        return replace(self.saw(card), hand=hand, notes=notes.settled(self.notes, card))

    def lost(self, *cards: Card) -> Mind:
        left = list(self.hand)
        for card in cards:
            left.remove(card)
        return replace(self, hand=tuple(left))

    def saw(self, *cards: Card | Identity) -> Mind:
        """Letters that pass before my eyes are in play for good."""
        seen = {NATION_OF[card] for card in cards if card in LETTERS}
        return replace(self, letters=tuple(sorted({*self.letters, *seen}))) if seen else self

    def noted(self, seat: Seat, card: Card | Identity, how: How, version: int) -> Mind:
        """A card came to another hand before my eyes."""
        return replace(self.saw(card), notes=notes.noted(self.notes, Note(seat, card, how, version)))

    def sighted(self, seat: Seat, cards: tuple[Card | Identity, ...], how: How, version: int) -> Mind:
        """I looked at cards of another seat; one that I knew of, for sure or not, is the same card, seen again."""
        mind, known = self, [note for note in self.notes if note.sure and note.seat == seat]
        for card in cards:
            before = next((note for note in known if note.card == card), None)
            if before is None:
                mind = mind.resolved(seat, card).noted(seat, card, how, version)
            else:
                known.remove(before)
        return mind

    def resolved(self, seat: Seat, card: Card | Identity) -> Mind:
        """A doubt about this card in this hand is over: here it is."""
        doubtful = next((note for note in self.notes if not note.sure and (note.seat, note.card) == (seat, card)), None)
        return replace(self, notes=tuple(note for note in self.notes if note is not doubtful))

    def drew(self, card: Card) -> Mind:
        return replace(self.gained(card), drawn=tuple(sorted((*self.drawn, card))))

    def gave(self, seat: Seat, card: Card, how: How, version: int) -> Mind:
        """A card of mine went to another hand."""
        return self.lost(card).noted(seat, card, how, version)

    def got(self, seat: Seat, card: Card) -> Mind:
        """A card of another hand came to mine."""
        return self.forgot(seat, (card,)).gained(card)

    def looked(self, place: Place, cards: tuple[Card, ...], version: int) -> Mind:
        """I looked into a place: another's hand is remembered, elsewhere the letters are."""
        others = [seat for seat, hand in enumerate(HANDS) if hand == place and seat != self.seat]
        return self.sighted(others[0], cards, "checked", version) if others else self.saw(*cards)

    def forgot(self, seat: Seat, cards: tuple[Card, ...]) -> Mind:
        """Cards left another hand in the open."""
        kept = notes.forgot(self.notes, seat, cards) if self.notes else self.notes
        return replace(self, notes=kept) if kept is not self.notes else self

    def doubted(self, seat: Seat) -> Mind:
        """A card that I did not see left another hand."""
        return replace(self, notes=notes.doubted(self.notes, seat)) if self.notes else self
