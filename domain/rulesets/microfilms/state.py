"""The truth: the table, the minds, and what nobody at the table knows."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from domain.kernel import ruleset
from domain.kernel.secrecy import Concealed, Event, Known, observe
from domain.rulesets.microfilms.cards import Card, Identity, Nation, Options
from domain.rulesets.microfilms.events import (
    BlackmailDeclared,
    BlackmailDefended,
    CardDrawn,
    CashedOut,
    DeckBuilt,
    DeckReshuffled,
    Discarded,
    DiscardTaken,
    Eliminated,
    FreelancersBoxed,
    Interrogated,
    LetterBoxed,
    Stole,
)
from domain.rulesets.microfilms.mind import Mind
from domain.rulesets.microfilms.table import Table, laid, see


class House(Concealed, frozen=True):
    """deck: what is left to draw, sorted, for it has no order; discard: all of it, the top last; letter and freelancers: boxed."""

    deck: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()
    letter: Card | None = None
    freelancers: tuple[Identity, ...] = ()

    def placed(self, *cards: Card) -> House:
        return replace(self, discard=(*self.discard, *cards))


State = ruleset.State[Table, Mind, House]


def initial(options: Options, seats: int) -> State:
    """An empty table, before anything is dealt."""
    return State(laid(options, seats), tuple(Mind(seat) for seat in range(seats)), House())


HOUSED: frozenset[type[Event]] = frozenset((
    BlackmailDeclared, BlackmailDefended, CardDrawn, CashedOut, DeckBuilt, DeckReshuffled, Discarded, DiscardTaken,
    Eliminated, FreelancersBoxed, Interrogated, LetterBoxed, Stole,
))  # fmt: skip
"""The events that can move a card to or from the house; of the others it takes no note."""


def stack(house: House, event: Event) -> House:
    """What nobody knows, after an event."""
    if type(event) not in HOUSED:
        return house
    match event:
        case CardDrawn(_, Known(card)):
            left = list(house.deck)
            left.remove(card)
            return replace(house, deck=tuple(left))
        case Discarded(_, cards) | Eliminated(_, cards):
            return house.placed(*cards)
        case Interrogated(_, _, "IB") | BlackmailDeclared(_, _, "IB"):
            return house.placed("IB")
        case Stole() | BlackmailDeclared(_, _, "SB"):
            return house.placed("SB")
        case CashedOut() | BlackmailDefended():
            return house.placed("CO")
        case DiscardTaken():
            return replace(house, discard=house.discard[:-1])
        case DeckReshuffled(_, _, Known(cards)):
            return replace(house, deck=cards, discard=())
        case DeckBuilt(_, Known(cards)):
            return replace(house, deck=cards)
        case LetterBoxed(Known(letter)):
            return replace(house, letter=letter)
        case FreelancersBoxed(Known(identities)):
            return replace(house, freelancers=identities)
        case _:
            return house


def ahead(state: State, events: Iterable[Event]) -> tuple[Table, House]:
    """Table and house as they will be after `events`, for the rest of a decision."""
    table, house = state.table, state.house
    for event in events:
        table, house = see(table, observe(event, None)), stack(house, event)
    return table, house


def holder(state: State, identity: Identity) -> int:
    """The seat that has an identity; it is known to be dealt."""
    return next(mind.seat for mind in state.minds if identity in mind.identities)


def allied(state: State) -> tuple[Nation, ...]:
    """The two nations whose letters are in play.  Rule MF-2.4."""
    return tuple(nation for nation in state.table.nations if f"AL-{nation}" != state.house.letter)
