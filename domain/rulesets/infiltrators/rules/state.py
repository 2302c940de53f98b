"""The full state: table, minds and house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel import deciding as kernel_deciding
from domain.kernel import state as kernel_state
from domain.kernel.folds import Folds, HouseRows
from domain.kernel.secrecy import Concealed
from domain.rulesets.infiltrators.model import events
from domain.rulesets.infiltrators.model.cards import Card, in_order
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.options import Options
from domain.rulesets.infiltrators.model.table import Table, empty_table, without_cards


class House(Concealed, frozen=True):
    """Cards that no seat sees."""

    headquarters: Annotated[tuple[Card, ...], Meta(description=(
        "Cards of the Headquarters by suit and number, as their order is undetermined."
    ))] = ()
    centre: Annotated[tuple[Card, ...], Meta(description=(
        "Suspects in the centre by suit and number, as their order is undetermined."
    ))] = ()
    covered: Annotated[tuple[Card, ...], Meta(description="Face-down cards of the discard, oldest first.")] = ()


State = kernel_state.State[Table, Mind, House]


def opened(house: House) -> Mapping[str, Sequence[str]]:
    """The suspects in the centre and the covered cards of the discard, for viewers of everything."""
    return {"centre": house.centre, "covered": house.covered}


def initial(options: Options, seats: int) -> State:
    """The state before the deal."""
    return State(empty_table(options, seats), tuple(Mind(seat) for seat in range(seats)), House())


def house_after_mill(house: House, event: Any) -> House:
    card = event.card.value
    return replace(house, headquarters=without_cards(house.headquarters, (card,)), covered=(*house.covered, card))


HOUSE: HouseRows[House] = {
    events.SuspectsDealt: lambda house, event: replace(house, centre=event.cards.value),
    events.HeadquartersBuilt: lambda house, event: replace(house, headquarters=event.cards.value),
    events.SuspectNabbed: lambda house, event: replace(house, centre=without_cards(house.centre, (event.card.value,))),
    events.CardMilled: house_after_mill,
    events.CardsDrawn: lambda house, event: replace(house, headquarters=without_cards(house.headquarters, event.cards.value)),
    events.ShotHit: lambda house, event: replace(house, headquarters=in_order((*house.headquarters, event.card))),
    events.RewardDrawn: lambda house, event: replace(house, covered=without_cards(house.covered, (event.card.value,))),
}
FOLDS = Folds[Table, Mind, House](events.EVENTS, HOUSE)
Deciding = kernel_deciding.Deciding[Table, Mind, House]
