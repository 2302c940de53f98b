"""The full state, including the state hidden from every seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel import deciding as kernel_deciding
from domain.kernel import state as kernel_state
from domain.kernel.folds import Folds, HouseRows
from domain.kernel.secrecy import Concealed
from domain.kernel.tuples import without_items
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.events import EVENTS, hand_events
from domain.rulesets.casino_incognito.model.events.ability_events import CardsBought, DrinksDrawn
from domain.rulesets.casino_incognito.model.events.round_events import DeckReshuffled, Disavowed, Eavesdropped
from domain.rulesets.casino_incognito.model.events.scoring_events import CharactersEntered
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import Character, Options, Spot
from domain.rulesets.casino_incognito.model.table import Phase, Table, initial_table


class House(Concealed, frozen=True):
    """The state hidden from every seat: both decks."""

    deck: Annotated[tuple[Card, ...], Meta(description="Cards left to draw, sorted, not shuffled.")] = ()
    disguises: Annotated[tuple[Character, ...], Meta(description="The disguise deck, sorted, not shuffled.")] = ()

    def without_drawn(self, *cards: Card) -> House:
        return replace(self, deck=without_items(self.deck, *cards))


State = kernel_state.State[Table, Mind, House]


def initial(options: Options, seats: int) -> State:
    """The state before the first draw."""
    minds = tuple(Mind(seat) for seat in range(seats))
    return State(initial_table(options, seats), minds, House(disguises=tuple(range(1, options.first_disguises + 1))))


def house_after_deal(house: House, event: Any) -> House:
    return house.without_drawn(*event.cards.value)


def house_after_disavowal(house: House, event: Any) -> House:
    shuffled = tuple(sorted((*house.disguises, event.returned.value)))
    return replace(house, disguises=without_items(shuffled, event.agent.value))


HOUSE: HouseRows[House] = {
    hand_events.DisguisesLookedAt: lambda house, event: replace(
        house, disguises=without_items(house.disguises, *event.disguises.value)
    ),
    hand_events.DisguiseChosen: lambda house, event: replace(
        house, disguises=tuple(sorted((*house.disguises, event.returned.value)))
    ),
    hand_events.HandBegan: lambda house, event: replace(house, deck=event.deck.value),
    hand_events.CardsDealt: house_after_deal,
    hand_events.CardPickedUp: lambda house, event: house.without_drawn(event.card),
    hand_events.LeakTurned: lambda house, event: house.without_drawn(event.card),
    Eavesdropped: house_after_deal,
    DrinksDrawn: house_after_deal,
    CardsBought: house_after_deal,
    DeckReshuffled: lambda house, event: replace(house, deck=tuple(sorted((*house.deck, *event.cards)))),
    Disavowed: house_after_disavowal,
    CharactersEntered: lambda house, event: replace(
        house, disguises=tuple(sorted((*house.disguises, *event.disguises)))
    ),
}
FOLDS = Folds[Table, Mind, House](EVENTS, HOUSE)
Deciding = kernel_deciding.Deciding[Table, Mind, House]


def cards_laid_into(minds: Sequence[Mind], spot: Spot) -> tuple[Card, ...]:
    """The face-down cards of a conversation, sorted, of all seats that laid any."""
    return tuple(sorted(each.card for mind in minds for each in mind.laid if each.spot == spot))


def draw_cards(deciding: Deciding, source: str, count: int = 1) -> tuple[Card, ...]:
    """Draws cards uniformly from the deck; fewer if deck and discard run out.  Rule CI-4.6.

    The caller must emit an event for all of them before drawing again.
    """
    drawn: list[Card] = []
    left = list(deciding.house.deck)
    for _ in range(count):
        if not left and deciding.table.discard:
            deciding.emit(DeckReshuffled(deciding.table.discard))
            left = list(without_items(deciding.house.deck, *drawn))
        if left:
            drawn.append(deciding.draw(f"{source}/{deciding.table.hand}", tuple(left)))
            left.remove(drawn[-1])
    return tuple(drawn)


FIRST_WINDOW: dict[Phase, Phase] = {
    "surveillance": "before_surveillance",
    "free_moves": "in_surveillance",
    "contact": "before_contact",
    "scoring": "before_scoring",
}
"""The first window before each phase."""

PHASE_AFTER_WINDOW: dict[Phase, Phase] = {
    "before_surveillance": "surveillance",
    "in_surveillance": "before_blending_in",
    "before_blending_in": "free_moves",
    "before_contact": "contact",
    "before_scoring": "scoring",
    "before_tile": "scoring",
}
"""The phase or window that follows each window."""


def enter_phase(deciding: Deciding, phase: Phase) -> None:
    """Begins a phase or, with intrigue, the window before it; the first window also begins the round."""
    opens = FIRST_WINDOW.get(phase) if deciding.table.options.intrigue else None
    if opens == "before_surveillance":
        begin_round(deciding)
    deciding.emit(hand_events.PhaseBegan(opens or phase))


def enter_next_tile(deciding: Deciding) -> None:
    """Opens the window before each tile but the first, which has its own.  Rule CI-14.2.1."""
    if deciding.table.options.intrigue:
        deciding.emit(hand_events.PhaseBegan("before_tile"))


def begin_round(deciding: Deciding) -> None:
    deciding.emit(hand_events.RoundBegan(deciding.table.round + 1))
