"""The truth: the table, the minds, and what nobody at the table knows."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from domain.kernel import ruleset
from domain.kernel.secrecy import Concealed, Event, Known, observe
from domain.rulesets.infiltrators.cards import Card, ordered
from domain.rulesets.infiltrators.events import (
    CardMilled,
    CardsDrawn,
    HeadquartersBuilt,
    RewardDrawn,
    ShotHit,
    SuspectNabbed,
    SuspectsDealt,
)
from domain.rulesets.infiltrators.mind import Mind
from domain.rulesets.infiltrators.missions import Options
from domain.rulesets.infiltrators.table import Table, laid_out, see, without


class House(Concealed, frozen=True):
    """headquarters, centre: by suit and number, for they have no order; covered: face down in the discard, the first first."""

    headquarters: tuple[Card, ...] = ()
    centre: tuple[Card, ...] = ()
    covered: tuple[Card, ...] = ()


State = ruleset.State[Table, Mind, House]


def initial(options: Options, seats: int) -> State:
    """An empty table, before anything is dealt."""
    return State(laid_out(options, seats), tuple(Mind(seat) for seat in range(seats)), House())


def stack(house: House, event: Event) -> House:
    """What nobody knows, after an event."""
    match event:
        case CardsDrawn(_, _, Known(cards)):
            return replace(house, headquarters=without(house.headquarters, cards))
        case CardMilled(Known(card)):
            return replace(house, headquarters=without(house.headquarters, (card,)), covered=(*house.covered, card))
        case SuspectNabbed(_, Known(card)):
            return replace(house, centre=without(house.centre, (card,)))
        case ShotHit(_, _, card):
            return replace(house, headquarters=ordered((*house.headquarters, card)))
        case RewardDrawn(_, _, Known(card)):
            return replace(house, covered=without(house.covered, (card,)))
        case SuspectsDealt(_, Known(cards)):
            return replace(house, centre=cards)
        case HeadquartersBuilt(_, Known(cards)):
            return replace(house, headquarters=cards)
    return house


def ahead(state: State, events: Iterable[Event]) -> tuple[Table, House]:
    """Table and house as they will be after `events`, for the rest of a decision."""
    table, house = state.table, state.house
    for event in events:
        table, house = see(table, observe(event, None)), stack(house, event)
    return table, house
