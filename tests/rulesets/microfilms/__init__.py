"""Given a table, when a seat sends a command, then these events follow: stories about the rules of [microfilms].

Unless a story says otherwise, the nations are the UK, the USA and the USSR, with Anna, Bert and Carl as their agents in
this order; the letter of the USSR is in the box, so the UK and the USA are allied; and every card without a place lies
in the draw deck. With the Croupier, Anna is Agent UK and the Broker, Bert Agent USA and the Interpol officer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.kernel.chance import Luck
from domain.kernel.offers import Command
from domain.kernel.ruleset.decider import decide_opening, fold
from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.cards import (
    FRANCS,
    FREELANCERS,
    LETTER,
    LETTERS,
    NATION_OF,
    Card,
    Identity,
    Nation,
    circulating,
)
from domain.rulesets.microfilms.model.events import TurnBegan
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.options import Deal, Options
from domain.rulesets.microfilms.model.sightings import Note
from domain.rulesets.microfilms.model.table import empty_table
from domain.rulesets.microfilms.rules.state import House, State, initial
from tests.rulesets import stories
from tests.rulesets.stories import expect

ANNA, BERT, CARL, DORA, EMIL, FAYE = range(6)
CROUPIER = 2
UK: Nation
USA: Nation
USSR: Nation
UK, USA, USSR = "UK", "USA", "USSR"
NATIONS = (UK, USA, USSR)

Faces = tuple[Identity, ...]


@dataclass(frozen=True)
class Story(stories.Story):
    """A story of [microfilms]. `then` may omit the beginning of the next turn."""

    ruleset = RULESET
    silent = (TurnBegan,)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        return tuple(self.state.minds[seat].hand)

    def notes(self, seat: Seat) -> list[Note]:
        return list(self.state.minds[seat].notes)

    def when(self, seat: Seat, command: Command, luck: Sequence[Any] = ()) -> Story:
        after = super().when(seat, command, luck)
        expect(stock(after.state), stock(self.state), "cards and francs are conserved")
        return after

    def fact(self, name: str) -> Any:
        return FACTS[name](self.state)


FACTS: dict[str, Callable[[State], Any]] = {
    "hands": lambda state: [list(mind.hand) for mind in state.minds],
    "sizes": lambda state: state.table.hands,
    "francs": lambda state: state.table.francs,
    "house": lambda state: state.table.house,
    "cleared": lambda state: [seat for seat in state.table.seats if state.table.cleared[seat]],
    "deck": lambda state: state.table.deck,
    "discard": lambda state: list(state.house.discard),
    "evening": lambda state: state.table.evening,
    "turn": lambda state: state.table.turn,
    "out": lambda state: [seat for seat in state.table.seats if state.table.out[seat]],
    "removed": lambda state: state.table.removed,
}


def stock(state: State) -> tuple[int, Counter[str]]:
    """Numbers of all francs and of each circulating card."""
    table, house = state.table, state.house
    hands = (card for mind in state.minds for card in mind.hand)
    return table.house + table.removed + sum(table.francs), Counter((*house.deck, *house.discard, *hands))


def given(
    players: int = 3,
    *,
    hands: Mapping[Seat, Sequence[str]] | None = None,
    francs: Mapping[Seat, int] | None = None,
    house: int | None = None,
    cleared: Sequence[Seat] = (),
    turn: Seat = ANNA,
    previous: Seat | None = None,
    turns: int = 1,
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    letter: str = USSR,
    identities: Mapping[Seat, Any] | None = None,
    evening: int = 1,
    **options: Any,
) -> Story:
    """A table in mid-game, at the beginning of a turn. house: None: the rest of the thirty francs."""
    chosen = msgspec.convert(options, Options)
    seats = players + chosen.is_croupier
    cards = {seat: cards_of(sorted((hands or {}).get(seat, ()))) for seat in range(seats)}
    thrown, box = cards_of(discard), msgspec.convert(letter, Nation)
    money = tuple((francs or {}).get(seat, 0) for seat in range(seats))
    left = Counter(circulating(NATIONS, ace=not chosen.is_croupier)) - Counter((LETTER[box],))
    left -= Counter((*thrown, *(card for hand in cards.values() for card in hand)))
    stack = cards_of(sorted(left.elements() if deck is None else deck))
    faces = cast(players, identities or {}, is_croupier=chosen.is_croupier)
    table = replace(
        empty_table(chosen, seats),
        nations=NATIONS,
        hands=tuple(len(cards[seat]) for seat in range(seats)),
        francs=money,
        house=FRANCS - sum(money) if house is None else house,
        cleared=tuple(seat in cleared for seat in range(seats)),
        deck=len(stack),
        discard=thrown if chosen.show_discard == "full" else thrown[-1:],
        discard_size=len(thrown),
        letters=letters_of(thrown),
        evening=evening,
        phase="turn" if turn < players else "croupier",
        turn=turn,
        previous=previous,
        turns=turns,
    )
    minds = tuple(
        Mind(seat, faces[seat], cards[seat], None, letters_of(cards[seat]), sizes=table.hands) for seat in range(seats)
    )
    dealt = {face for each in faces for face in each}
    boxed = tuple(face for face in FREELANCERS if face not in dealt)
    return Story(State(table, minds, House(stack, thrown, LETTER[box], boxed)))


VARIANTS: dict[int, dict[str, Any]] = {2: {"variant": "croupier"}}
"""Options that a number of players needs."""


def croupier_game(**facts: Any) -> Story:
    """A table of two players and the Croupier."""
    return given(2, variant="croupier", **facts)


def cast(players: int, roles: Mapping[Seat, Any], *, is_croupier: bool) -> list[Faces]:
    """Identities by seat: `roles`, and the remaining ones in a fixed order."""
    if is_croupier:
        faces = [tuple(roles.get(ANNA, ("AG-UK", "BROKER"))), tuple(roles.get(BERT, ("AG-USA", "INTERPOL")))]
        third = next(f"AG-{nation}" for nation in NATIONS if f"AG-{nation}" not in (faces[0][0], faces[1][0]))
        return [*faces, (third,)]
    left = [face for face in ("AG-UK", "AG-USA", "AG-USSR", *FREELANCERS) if face not in roles.values()]
    everybody: list[Faces] = [(roles[seat] if seat in roles else left.pop(0),) for seat in range(players)]
    expect(sum(face.startswith("AG-") for (face,) in everybody), 3, "agents at the table")
    return everybody


def cards_of(names: Sequence[str]) -> tuple[Card, ...]:
    """Cards by name.  Raises msgspec.ValidationError for an unknown one."""
    return msgspec.convert(tuple(names), tuple[Card, ...])


def letters_of(cards: Sequence[Card]) -> tuple[Nation, ...]:
    return tuple(sorted(NATION_OF[card] for card in cards if card in LETTERS))


def opened(players: int = 3, *, seed: str = "seed", deal: Deal | None = None, **options: Any) -> Story:
    """A game right after set-up, from a seed and optionally a stated deal."""
    chosen = msgspec.convert(options, Options)
    seats = players + RULESET.seating(chosen, players)
    luck = Luck(seed.encode(), stated=RULESET.deal_outcomes(chosen, seats, deal) if deal else None)
    empty = initial(chosen, seats)
    events = decide_opening(RULESET, empty, luck)
    return Story(fold(RULESET, empty, events), events)
