"""Stories of Microdot: given a table, when a seat sends a command, then these events follow.

Defaults: Anna is red, Bert blue, Carl green and Dora yellow; all pieces stand on the dark squares of their territory,
so every seat is on the mission; it is Anna's turn to throw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from domain.kernel.chance import Luck
from domain.kernel.offers import Command
from domain.kernel.ruleset.decider import decide_opening, fold
from domain.kernel.secrecy import Event, Seat
from domain.rulesets.microdot import RULESET
from domain.rulesets.microdot.model.commands import ChooseColour
from domain.rulesets.microdot.model.events import TurnBegan, TurnSkipped
from domain.rulesets.microdot.model.kit import Direction
from domain.rulesets.microdot.model.options import Deal, Options
from domain.rulesets.microdot.model.pieces import COLOURS, ITEMS, Colour, Equipment, Item, is_on_board
from domain.rulesets.microdot.model.table import PendingMove
from domain.rulesets.microdot.rules.state import State, initial
from tests.rulesets import stories
from tests.rulesets.stories import expect

ANNA, BERT, CARL, DORA = range(4)
RED, BLUE, GREEN, YELLOW = COLOURS


@dataclass(frozen=True)
class Story(stories.Story):
    """A story of Microdot. The events that begin the next turn may be omitted."""

    ruleset = RULESET
    silent = (TurnBegan, TurnSkipped)

    def to(self, seat: Seat, kind: type[Command]) -> list[str]:
        """Places that a kind of command may lead to."""
        return sorted({each.to for each in self.offered(seat, kind)})  # type: ignore[attr-defined]

    def has(self, *events: Event) -> Story:
        """This event is among the last ones."""
        for event in events:
            assert event in self.events, f"{self.plain(event)} is not in {[self.plain(each) for each in self.events]}"
        return self

    def stands(self, seat: Seat, **places: str) -> Story:
        """Places of a seat's pieces now."""
        expect({item: getattr(self.table.pieces[seat], item) for item in places}, places, "where pieces are")
        return self


def given(
    players: int = 2,
    *,
    pieces: Mapping[Seat, Mapping[str, str]] | None = None,
    colours: Sequence[str] = COLOURS,
    bags: Mapping[Seat, str] | None = None,
    modes: Mapping[Seat, str] | None = None,
    move: PendingMove | None = None,
    used: Sequence[int] = (),
    letters: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    **facts: Any,
) -> Story:
    """A table in the middle of a game. used, letters: discarded cards; facts: fields of the table."""
    chosen = msgspec.convert(dict(options or {}), Options)
    state, graph = initial(chosen, players), chosen.graph
    territory = [COLOURS.index(colour) for colour in colours[:players]]
    placed = tuple(equipment(graph.dark[territory[seat]], (pieces or {}).get(seat, {})) for seat in range(players))
    spots = {seat: graph.bag[territory[seat]] for seat in range(players)} | dict(bags or {})
    table = replace(
        state.table,
        phase="move" if move else "throw",
        colours=tuple(colours[:players]),
        by_throw=tuple(range(players)),
        order=tuple(range(players)),
        pieces=placed,
        bags=tuple(spots[seat] for seat in range(players)),
        turn=ANNA,
        round=1,
        turns=1,
        throws=1 if move else 0,
        move=move,
        briefing_used=tuple(sorted(used)),
        briefing_deck=18 - len(used),
        mission_used=tuple(sorted(letters)),
        mission_deck=18 - len(letters),
    )
    fit = {seat: "mission" if table.is_fit(seat) else "briefing" for seat in range(players)} | dict(modes or {})
    table = replace(table, modes=tuple(fit[seat] for seat in range(players)), **facts)
    house = replace(
        state.house,
        briefing=tuple(sorted((Counter(state.house.briefing) - Counter(used)).elements())),
        mission=tuple(sorted((Counter(state.house.mission) - Counter(letters)).elements())),
    )
    return Story(State(table, state.minds, house))


def equipment(dark: Sequence[str], stated: Mapping[str, str]) -> Equipment:
    """Pieces in stated places; the others on the dark squares, the farthest from the middle first."""
    free = [square for square in reversed(dark) if square not in stated.values()]
    return Equipment(**{item: stated.get(item) or free.pop(0) for item in ITEMS})


def moving(
    direction: Direction | Literal["barrier"] = "any", steps: int = 1, *items: Item, one_piece: bool = False
) -> PendingMove:
    """A move open to Anna."""
    return PendingMove(direction, items or ITEMS, steps, one_piece)


def boxed(*items: str) -> dict[str, str]:
    """These pieces in the box."""
    return dict.fromkeys(items, "box")


def opened(players: int = 2, *, seed: str = "seed", deal: Deal | None = None, **options: Any) -> Story:
    """A game whose order has just been settled."""
    chosen = msgspec.convert(options, Options)
    RULESET.seating(chosen, players)
    luck = Luck(seed.encode(), stated=RULESET.deal_outcomes(chosen, players, deal) if deal else None)
    empty = initial(chosen, players)
    events = decide_opening(RULESET, empty, luck)
    return Story(fold(RULESET, empty, events), events)


def chosen(story: Story, *colours: Colour) -> Story:
    """All seats choose a colour, in the order of the throws."""
    for colour in colours:
        story = story.when(story.table.choosers[0], ChooseColour(colour))
    return story


def on_board(story: Story, seat: Seat) -> int:
    return sum(is_on_board(getattr(story.table.pieces[seat], item)) for item in ITEMS)
