"""The truth: the table, the minds, and what nobody at the table knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from domain.kernel import ruleset
from domain.kernel.secrecy import Concealed, Event, observe
from domain.rulesets.infiltrators.model.cards import Card, ordered
from domain.rulesets.infiltrators.model.events import (
    CardMilled,
    CardsDrawn,
    HeadquartersBuilt,
    RewardDrawn,
    ShotHit,
    SuspectNabbed,
    SuspectsDealt,
)
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.missions import Options
from domain.rulesets.infiltrators.model.table import Table, laid_out, without
from domain.rulesets.infiltrators.model.table_fold import see


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
    move = MOVES.get(type(event))
    return move(house, event) if move is not None else house


def milled(house: House, event: Any) -> House:
    card = event.card.value
    return replace(house, headquarters=without(house.headquarters, (card,)), covered=(*house.covered, card))


MOVES: dict[type[Event], Callable[[House, Any], House]] = {
    SuspectsDealt: lambda house, event: replace(house, centre=event.cards.value),
    HeadquartersBuilt: lambda house, event: replace(house, headquarters=event.cards.value),
    SuspectNabbed: lambda house, event: replace(house, centre=without(house.centre, (event.card.value,))),
    CardMilled: milled,
    CardsDrawn: lambda house, event: replace(house, headquarters=without(house.headquarters, event.cards.value)),
    ShotHit: lambda house, event: replace(house, headquarters=ordered((*house.headquarters, event.card))),
    RewardDrawn: lambda house, event: replace(house, covered=without(house.covered, (event.card.value,))),
}
"""What moves a card to or from the house."""


def ahead(state: State, events: Iterable[Event]) -> tuple[Table, House]:
    """Table and house as they will be after `events`, for the rest of a decision."""
    table, house = state.table, state.house
    for event in events:
        table, house = see(table, observe(event, None)), stack(house, event)
    return table, house
