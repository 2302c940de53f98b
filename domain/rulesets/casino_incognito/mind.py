"""What one seat knows beyond the table: its agent, its face-down cards, and what it has sealed."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from domain.kernel import secrecy
from domain.kernel.secrecy import Known, Seen
from domain.rulesets.casino_incognito.cards import Card
from domain.rulesets.casino_incognito.casino import Character
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


class Mind(secrecy.Mind, frozen=True):
    """agent: who I am; removed: what I took out of the game; looked: the disguises I choose from; hidden: my face-down cards,
    sorted; bid, answer: what I have sealed.
    """

    agent: Character | None = None
    removed: tuple[Character, ...] = ()
    looked: tuple[Character, ...] = ()
    hidden: tuple[Card, ...] = ()
    bid: OpenBid | None = None
    answer: Literal["DISAVOW", "STAY"] | None = None

    def gained(self, cards: tuple[Card, ...]) -> Mind:
        return replace(self, hidden=tuple(sorted((*self.hidden, *cards))))

    def opened(self, cards: tuple[Card, ...]) -> Mind:
        left = list(self.hidden)
        for card in cards:
            left.remove(card)
        return replace(self, hidden=tuple(left))


def learn(mind: Mind, seen: Seen) -> Mind:
    """What this seat knows after an event, as it may know it."""
    event: Any = seen.event
    match event:
        case HandBegan(keeps=False):
            return replace(mind, hidden=())
        case BidsOpened():
            return replace(mind, bid=None)
        case AnswersOpened():
            return replace(mind, answer=None)
    if getattr(event, "seat", None) != mind.seat:
        return mind
    match event:
        case CardsDealt(_, _, Known(cards)) | Eavesdropped(_, _, Known(cards)):
            return mind.gained(cards)
        case Revealed(_, _, opened) | LeakWon(opened=opened):
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
    return mind
