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
from domain.rulesets.microfilms.model import ending_events, events
from domain.rulesets.microfilms.model.cards import Card, Identity, Nation
from domain.rulesets.microfilms.model.ending_events import Eliminated
from domain.rulesets.microfilms.model.events import (
    BlackmailDeclared,
    BlackmailDefended,
    CardDrawn,
    CashedOut,
    DeckBuilt,
    DeckReshuffled,
    Discarded,
    DiscardTaken,
    FreelancersBoxed,
    Interrogated,
    LetterBoxed,
    Stole,
)
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.options import Options
from domain.rulesets.microfilms.model.table import Table, empty_table


class House(Concealed, frozen=True):
    """Cards that no seat holds."""

    deck: Annotated[tuple[Card, ...], Meta(description=(
        "Cards of the draw deck, sorted, as their order is undetermined (rule MF-3.5.1)."
    ))] = ()
    discard: Annotated[tuple[Card, ...], Meta(description="All cards of the discard, the top last.")] = ()
    letter: Annotated[Card | None, Meta(description="The boxed alliance letter.")] = None
    freelancers: Annotated[tuple[Identity, ...], Meta(description="The boxed freelancers.")] = ()

    def with_discarded_cards(self, *cards: Card) -> House:
        return replace(self, discard=(*self.discard, *cards))


State = kernel_state.State[Table, Mind, House]


def opened(house: House) -> Mapping[str, Sequence[str]]:
    """The boxed letter and freelancers, for viewers of everything."""
    return {} if house.letter is None else {"box": sorted((house.letter, *house.freelancers))}


def initial(options: Options, seats: int) -> State:
    """The state before the deal."""
    return State(empty_table(options, seats), tuple(Mind(seat, sizes=(0,) * seats) for seat in range(seats)), House())


def house_after_draw(house: House, event: Any) -> House:
    left = list(house.deck)
    left.remove(event.card.value)
    return replace(house, deck=tuple(left))


def house_after_interrogation(house: House, event: Interrogated) -> House:
    return house if event.paid == "FRANC" else house.with_discarded_cards(event.paid)


def house_after_blackmail(house: House, event: BlackmailDeclared) -> House:
    return house if event.paid == "FRANCS" else house.with_discarded_cards(event.paid)


HOUSE: HouseRows[House] = {
    FreelancersBoxed: lambda house, event: replace(house, freelancers=event.identities.value),
    LetterBoxed: lambda house, event: replace(house, letter=event.letter.value),
    DeckBuilt: lambda house, event: replace(house, deck=event.cards.value),
    CardDrawn: house_after_draw,
    DiscardTaken: lambda house, _: replace(house, discard=house.discard[:-1]),
    Stole: lambda house, _: house.with_discarded_cards("SB"),
    CashedOut: lambda house, _: house.with_discarded_cards("CO"),
    Interrogated: house_after_interrogation,
    BlackmailDeclared: house_after_blackmail,
    BlackmailDefended: lambda house, _: house.with_discarded_cards("CO"),
    Discarded: lambda house, event: house.with_discarded_cards(*event.cards),
    DeckReshuffled: lambda house, event: replace(house, deck=event.cards.value, discard=()),
    Eliminated: lambda house, event: house.with_discarded_cards(*event.cards),
}
FOLDS = Folds[Table, Mind, House]((*events.EVENTS, *ending_events.EVENTS), HOUSE)
Deciding = kernel_deciding.Deciding[Table, Mind, House]


def holder(deciding: Deciding, identity: Identity) -> int:
    """The seat with this identity, which must have been dealt."""
    return next(mind.seat for mind in deciding.minds if identity in mind.identities)


def allied_nations(deciding: Deciding) -> tuple[Nation, ...]:
    """The two nations whose letters are in play.  Rule MF-2.4."""
    return tuple(nation for nation in deciding.table.nations if f"AL-{nation}" != deciding.house.letter)
