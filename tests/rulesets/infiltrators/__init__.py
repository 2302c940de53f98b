"""Given a table, when a seat sends a command, then these events follow: stories about the rules of Infiltrators.

Unless a story says otherwise, it is the first training mission for three, Anna is to move, nobody has a suspect, red 2
and black 2 lie in the centre, and every card without a place is in the Headquarters.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from deaddrop.testing.luck import Dice
from domain.kernel.offers import Command
from domain.kernel.ruleset.decider import decide_opening, fold
from domain.kernel.secrecy import Event, Known, Seat
from domain.rulesets.infiltrators import RULESET
from domain.rulesets.infiltrators.model.cards import Card, in_order, matches
from domain.rulesets.infiltrators.model.events import TurnBegan
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.options import Options
from domain.rulesets.infiltrators.model.table import LaidClue, empty_table
from domain.rulesets.infiltrators.rules.state import House, State, initial
from tests.laws.facts.infiltrators import conserved
from tests.rulesets import stories

ANNA, BERT, CARL, DORA, EMIL = range(5)
PEOPLE = ("Anna", "Bert", "Carl", "Dora", "Emil")
CENTRE: tuple[Card, ...] = ("RED-2", "BLACK-2")


@dataclass(frozen=True)
class Story(stories.Story):
    """A story of Infiltrators. `then` may omit the beginning of the next turn, and audiences."""

    ruleset = RULESET
    silent = (TurnBegan,)

    def when(self, seat: Seat, command: Command, luck: Sequence[Any] = ()) -> Story:
        after = super().when(seat, command, luck)
        conserved(after.state)
        return after

    def fact(self, name: str) -> Any:
        return FACTS[name](self.state)

    def plain(self, event: Event) -> Any:
        parts = {name: getattr(event, name) for name in event.__struct_fields__}
        plain = {name: part.value if isinstance(part, Known) else part for name, part in parts.items()}
        return str(event.__struct_config__.tag), {name: part for name, part in plain.items() if name not in RECKONED}


FACTS: dict[str, Callable[[State], Any]] = {
    "hands": lambda state: [list(mind.hand) for mind in state.minds],
    "sizes": lambda state: state.table.hands,
    "suspects": lambda state: [mind.suspect for mind in state.minds],
    "clues": lambda state: [[(clue.card, clue.vertical) for clue in beside] for beside in state.table.clues],
    "centre": lambda state: state.table.centre,
    "headquarters": lambda state: state.table.headquarters,
    "bullets": lambda state: state.table.bullets,
    "discard": lambda state: list(state.table.discard),
    "covered": lambda state: list(state.house.covered),
    "turn": lambda state: state.table.turn,
}


RECKONED = ("narrowed", "choices")
"""Computed fields, tested separately."""


def given(
    players: int = 3,
    *,
    hands: Mapping[Seat, Sequence[Card]] | None = None,
    suspects: Mapping[Seat, Card] | None = None,
    clues: Mapping[Seat, Sequence[Card]] | None = None,
    misses: Mapping[Seat, Sequence[Card]] | None = None,
    centre: Sequence[Card] | None = None,
    headquarters: Sequence[Card] | None = None,
    discard: Sequence[Card] = (),
    covered: Sequence[Card] = (),
    bullets: int = 5,
    turn: Seat = ANNA,
    **options: Any,
) -> Story:
    """A table at the beginning of a turn. headquarters: None: all other cards; else those lie face up in the discard."""
    chosen = msgspec.convert(options, Options)
    held = {seat: in_order((hands or {}).get(seat, ())) for seat in range(players)}
    guarded, beside = suspects or {}, clues or {}
    middle = (() if guarded else CENTRE) if centre is None else tuple(centre)
    table = empty_table(chosen, players)
    placed = {*discard, *covered, *middle, *guarded.values(), *(card for hand in held.values() for card in hand)}
    placed.update(card for cards in beside.values() for card in cards)
    rest = [card for card in (*table.brief.plain, *table.brief.special) if card not in placed]
    deck = in_order(rest if headquarters is None else headquarters)
    face_up = (*discard, *(card for card in rest if card not in deck))
    state = State(
        replace(
            table,
            brief=replace(table.brief, suspects=len(middle) + len(guarded)),
            hands=tuple(len(held[seat]) for seat in range(players)),
            stands=tuple(seat in guarded for seat in range(players)),
            clues=tuple(
                tuple(
                    LaidClue(card, matches(card, guarded[seat]), (seat + 1) % players) for card in beside.get(seat, ())
                )
                for seat in range(players)
            ),
            misses=tuple(tuple((misses or {}).get(seat, ())) for seat in range(players)),
            phase="turn",
            turn=turn,
            turns=1,
            headquarters=len(deck),
            centre=len(middle),
            bullets=bullets,
            discard=face_up,
            covered=(0,) * len(covered),
        ),
        tuple(Mind(seat, held[seat], guarded.get(seat)) for seat in range(players)),
        House(deck, in_order(middle), tuple(covered)),
    )
    conserved(state)
    return Story(state)


def opened(players: int = 3, seed: str = "seed", **options: Any) -> Story:
    """A game right after set-up."""
    chosen = msgspec.convert(options, Options)
    RULESET.seating(chosen, players)
    empty = initial(chosen, players)
    dice = Dice(Random(seed))
    events = decide_opening(RULESET, empty, dice)
    asked = tuple((source, tuple(given)) for source, given in dice.given.items())
    return Story(fold(RULESET, empty, events), events, asked)
