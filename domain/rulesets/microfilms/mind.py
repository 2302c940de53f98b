"""What one seat knows beyond the table: its identity, its hand, and what it has learnt of others (rule MF-9)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from domain.kernel import secrecy
from domain.kernel.secrecy import Event, Known, Seat, Seen
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
from domain.rulesets.microfilms.events import (
    ActionDealt,
    BlackmailDeclared,
    BlackmailDefended,
    BribeAccepted,
    BribeDeclined,
    BribeOffered,
    BrokerRevealed,
    CardDrawn,
    CardTaken,
    CashedOut,
    DeckReshuffled,
    Discarded,
    DiscardTaken,
    Eliminated,
    HitmanRevealed,
    IdentityDealt,
    InterpolRevealed,
    Interrogated,
    JournalistRevealed,
    Stole,
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

    def looked(self, place: Place, cards: tuple[Card, ...], version: int) -> Mind:
        """I looked into a place: another's hand is remembered, elsewhere the letters are."""
        others = [seat for seat, hand in enumerate(HANDS) if hand == place and seat != self.seat]
        return self.sighted(others[0], cards, "checked", version) if others else self.saw(*cards)

    def forgot(self, seat: Seat, cards: tuple[Card, ...]) -> Mind:
        """Cards left another hand in the open."""
        return replace(self, notes=notes.forgot(self.notes, seat, cards)) if self.notes else self

    def doubted(self, seat: Seat) -> Mind:
        """A card that I did not see left another hand."""
        return replace(self, notes=notes.doubted(self.notes, seat)) if self.notes else self


TELLING: frozenset[type[Event]] = frozenset((
    ActionDealt, BlackmailDeclared, BlackmailDefended, BribeAccepted, BribeDeclined, BribeOffered, BrokerRevealed,
    CardDrawn, CardTaken, CashedOut, DeckReshuffled, Discarded, DiscardTaken, Eliminated, HitmanRevealed,
    IdentityDealt, InterpolRevealed, Interrogated, JournalistRevealed, Stole,
))  # fmt: skip
"""The events that can teach a seat more than the table shows; of the others a mind takes no note."""

TELLING_ONE: frozenset[type[Event]] = frozenset((ActionDealt, BribeDeclined, BribeOffered, CardDrawn, IdentityDealt))
"""Those of them that teach nobody but the seat that they are about."""


def learn(mind: Mind, seen: Seen) -> Mind:
    """What this seat knows after an event, as it may know it."""
    event: Any = seen.event
    me, version, kind = mind.seat, seen.version, type(event)
    if kind not in TELLING or (kind in TELLING_ONE and event.seat != me):
        return mind
    match event:
        case CardDrawn(seat, Known(card)) if seat == me:
            return replace(mind.gained(card), drawn=tuple(sorted((*mind.drawn, card))))
        case IdentityDealt(seat, Known(identities)) if seat == me:
            return replace(mind, identities=identities)
        case ActionDealt(seat, Known(card)) if seat == me:
            return mind.gained(card)
        case DiscardTaken(seat, card):
            return mind.gained(card) if seat == me else mind.noted(seat, card, "discard", version)
        case BribeOffered(seat, _, Known(card)) if seat == me:
            return replace(mind, offered=card)
        case BribeAccepted(seat, target, Known(card)) if target == me:
            return mind.forgot(seat, (card,)).gained(card)
        case BribeAccepted(seat, target, Known(card)) if seat == me:
            return replace(mind.lost(card), offered=None).noted(target, card, "bribed", version)
        case BribeAccepted(seat):
            return mind.doubted(seat)
        case BribeDeclined(seat) if seat == me:
            return replace(mind, offered=None)
        case Interrogated(seat, target, paid, Known(card)) if seat == me:
            after = mind if paid == "FRANC" else mind.lost(paid)
            return after.sighted(target, (card,), "interrogated", version)
        case Interrogated(seat, _, "IB") | BlackmailDeclared(seat, _, "IB"):
            return used(mind, seat, "IB")
        case BlackmailDeclared(seat, _, "SB"):
            return used(mind, seat, "SB")
        case Stole(seat):
            return used(mind, seat, "SB")
        case CashedOut(seat) | BlackmailDefended(_, seat):
            return used(mind, seat, "CO")
        case CardTaken(seat, target, Known(card)) if seat == me:
            return mind.forgot(target, (card,)).gained(card)
        case CardTaken(seat, target, Known(card)) if target == me:
            return mind.lost(card).noted(seat, card, "taken", version)
        case CardTaken(_, target):
            return mind.doubted(target)
        case Discarded(seat, cards) | Eliminated(seat, cards):
            return mind.lost(*cards) if seat == me else mind.forgot(seat, cards)
        case DeckReshuffled():
            return replace(mind, notes=mind.sure, drawn=())
        case JournalistRevealed(seat, _, target, Known(identity)) if seat == me:
            return mind.sighted(target, (identity,), "checked", version)
        case HitmanRevealed(seat, target, Known(cards)) | InterpolRevealed(seat, target, Known(cards)) if seat == me:
            return mind.sighted(target, cards, "checked", version)
        case BrokerRevealed(seat, first, second, Known((here, there))) if seat == me:
            return mind.looked(first, here, version).looked(second, there, version)
        case _:
            return mind


def used(mind: Mind, seat: Seat, card: Card) -> Mind:
    """An action card goes from a hand to the discard."""
    return mind.lost(card) if seat == mind.seat else mind.forgot(seat, (card,))
