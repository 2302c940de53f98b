"""The truth: the table, the minds, and the cards that are left in the decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from domain.kernel import ruleset
from domain.kernel.chance import Chance
from domain.kernel.secrecy import Concealed, Event, Seat, observe
from domain.rulesets.microdot.model.events import BriefingRead, BriefingReadAlone, DeckReshuffled, MissionRead
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.options import Options
from domain.rulesets.microdot.model.table import Table, laid
from domain.rulesets.microdot.model.table_fold import see


class House(Concealed, frozen=True):
    """The cards of both decks that are left to draw, sorted, for they have no order; and all that each deck began with."""

    briefing: tuple[int, ...] = ()
    mission: tuple[str, ...] = ()
    all_briefing: tuple[int, ...] = ()
    all_mission: tuple[str, ...] = ()


State = ruleset.State[Table, Mind, House]


def initial(options: Options, seats: int) -> State:
    """An empty table, before anything is thrown."""
    numbers, letters = options.whole.numbers, options.whole.letters
    minds = tuple(Mind(seat) for seat in range(seats))
    return State(laid(options, seats), minds, House(numbers, letters, numbers, letters))


def stack(house: House, event: Event) -> House:
    """What is left in the decks, after an event."""
    move = MOVES.get(type(event))
    return move(house, event) if move is not None else house


def without(cards: tuple[Any, ...], card: Any) -> tuple[Any, ...]:
    left = list(cards)
    left.remove(card)
    return tuple(left)


def reshuffled(house: House, event: DeckReshuffled) -> House:
    if event.deck == "briefing":
        return replace(house, briefing=house.all_briefing)
    return replace(house, mission=house.all_mission)


MOVES: dict[type[Event], Callable[[House, Any], House]] = {
    BriefingRead: lambda house, event: replace(house, briefing=without(house.briefing, event.number)),
    BriefingReadAlone: lambda house, event: replace(house, briefing=without(house.briefing, event.number.value)),
    MissionRead: lambda house, event: replace(house, mission=without(house.mission, event.letter)),
    DeckReshuffled: reshuffled,
}


class Telling:
    """What has happened in one decision so far, and the table and the house as they are after it."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.table, self.house, self.chance = state.table, state.house, chance
        self.events: list[Event] = []

    def tell(self, *events: Event) -> None:
        for event in events:
            self.events.append(event)
            self.table = see(self.table, observe(event, None))
            self.house = stack(self.house, event)

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        assert self.table.turn is not None
        return self.table.turn
