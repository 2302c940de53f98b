"""What one seat knows beyond the table: its agent, its face-down cards, and what it has sealed."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from msgspec.structs import replace

from domain.kernel import secrecy
from domain.kernel.secrecy import Event, Known, Seat, Seen
from domain.rulesets.casino_incognito.cards import Card
from domain.rulesets.casino_incognito.casino import Character, Spot
from domain.rulesets.casino_incognito.events import (
    AnswersOpened,
    BidSealed,
    BidsOpened,
    CardsDealt,
    DisavowalSealed,
    Disavowed,
    DisguiseChosen,
    DisguisesLookedAt,
    Eavesdropped,
    HandBegan,
    LeakWon,
    OpenBid,
    Revealed,
)
from domain.rulesets.casino_incognito.intrigue_events import (
    CardExchanged,
    CardsBought,
    DrinksDrawn,
    DrinksPlaced,
    FaceDownLost,
    FaceDownTaken,
    IntrigueExposed,
    IntriguePlayed,
    IntrigueTried,
    MarksOpened,
    MarksSealed,
    StakesReturned,
)


class Laid(NamedTuple):
    """A card that I laid face down into a conversation."""

    spot: Spot
    card: Card


class Held(NamedTuple):
    """A face-down card of another seat that I know."""

    seat: Seat
    card: Card


class Mind(secrecy.Mind, frozen=True):
    """agent: who I am; removed: what I took out of the game; looked: the disguises I choose from; hidden: my face-down cards,
    sorted; bid, answer, marking: what I have sealed; tried: those of my cards that lie tried, the last one last; drinks: cards that
    I look at; laid: what I laid into conversations; known: what others hold of it. The last three are sorted.
    """

    agent: Character | None = None
    removed: tuple[Character, ...] = ()
    looked: tuple[Character, ...] = ()
    hidden: tuple[Card, ...] = ()
    bid: OpenBid | None = None
    answer: Literal["DISAVOW", "STAY"] | None = None
    marking: tuple[Character, ...] | None = None
    tried: tuple[Card, ...] = ()
    drinks: tuple[Card, ...] = ()
    laid: tuple[Laid, ...] = ()
    known: tuple[Held, ...] = ()

    def gained(self, cards: tuple[Card, ...]) -> Mind:
        return replace(self, hidden=tuple(sorted((*self.hidden, *cards))))

    def opened(self, cards: tuple[Card, ...]) -> Mind:
        left = list(self.hidden)
        for card in cards:
            left.remove(card)
        return replace(self, hidden=tuple(left))

    def saw(self, seat: Seat, cards: tuple[Card, ...]) -> Mind:
        """Another seat has shown face-down cards; they may be those that I know."""
        left = list(self.known)
        for each in (Held(seat, card) for card in cards):
            if each in left:
                left.remove(each)
        return replace(self, known=tuple(left))

    def without(self, spot: Spot) -> Mind:
        """The cards of a conversation are gone."""
        return replace(self, laid=tuple([each for each in self.laid if each.spot != spot]))

    def taken(self, seat: Seat, spot: Spot) -> Mind:
        """Another seat has taken a conversation, and what I laid there.  Rule CI-16.2."""
        theirs = [Held(seat, each.card) for each in self.laid if each.spot == spot]
        return replace(self.without(spot), known=tuple(sorted((*self.known, *theirs))))


def learn(mind: Mind, seen: Seen) -> Mind:
    """What this seat knows after an event, as it may know it."""
    event: Any = seen.event
    match event:
        case HandBegan(keeps=keeps):
            kept = replace(mind, laid=())
            return kept if keeps else replace(kept, hidden=(), known=())
        case BidsOpened():
            return replace(mind, bid=None)
        case AnswersOpened():
            return replace(mind, answer=None)
        case MarksOpened():
            return replace(mind, marking=None)
        case StakesReturned():
            return replace(mind, tried=())
        case FaceDownLost(spot):
            return mind.without(spot)
    seat = getattr(event, "seat", None)
    if seat == mind.seat:
        return own(mind, event)
    if isinstance(event, FaceDownTaken):
        return mind.taken(event.seat, event.spot)
    return mind.saw(seat, shown(event)) if mind.known and seat is not None else mind


def shown(event: Event) -> tuple[Card, ...]:
    """Cards that lay face down before a seat and that everybody sees now."""
    match event:
        case Revealed(opened=opened) | LeakWon(opened=opened) | CardExchanged(opened=opened):
            return opened
        case IntriguePlayed(card=card) | IntrigueExposed(card=card):
            return (card,)
    return ()


def own(mind: Mind, event: Any) -> Mind:
    """After what this seat did itself."""
    match event:
        case CardsDealt(_, _, Known(cards)) | Eavesdropped(_, _, Known(cards)) | CardsBought(_, _, Known(cards)):
            return mind.gained(cards)
        case FaceDownTaken(_, spot, _, Known(cards)):
            return mind.without(spot).gained(cards)
        case Revealed(_, _, opened) | LeakWon(opened=opened) | CardExchanged(opened=opened):
            return mind.opened(opened)
        case BidSealed(seat, Known(chips), Known(named)):
            return replace(mind, bid=OpenBid(seat, chips, named[0] if named else None))
        case DisavowalSealed(_, Known(answer)):
            return replace(mind, answer=answer)
        case DisguisesLookedAt(_, _, Known(disguises)):
            return replace(mind, looked=disguises)
        case DisguiseChosen(_, _, Known(agent), _, Known(removed)):
            return replace(mind, agent=agent, removed=removed, looked=())
        case Disavowed(_, _, Known(agent)):
            return replace(mind, agent=agent)
        case IntrigueTried(_, _, Known(card)):
            return replace(mind, tried=(*mind.tried, card))
        case IntriguePlayed(_, card) | IntrigueExposed(_, card):
            return replace(mind.opened((card,)), tried=mind.tried[:-1])
        case DrinksDrawn(_, _, Known(cards)):
            return replace(mind, drinks=cards)
        case DrinksPlaced(_, spots, Known(cards)):
            laid = (*mind.laid, *(Laid(spot, card) for spot, card in zip(spots, cards, strict=True)))
            return replace(mind, drinks=(), laid=tuple(sorted(laid)))
        case MarksSealed(_, Known(characters)):
            return replace(mind, marking=characters)
    return mind
