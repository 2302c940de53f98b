"""Stories of Casino Incognito: given a table, when a seat sends a command, then these events follow.

Defaults: turn order Anna, Bert, Carl; seat s has agent s + 1 and five chips; character k stands in room k; there are no
conversations; every card without a stated place is in the deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import msgspec
from msgspec.structs import replace

from domain.kernel.offers import Command
from domain.kernel.ruleset.decider import decide, decide_opening, fold
from domain.kernel.secrecy import Event, Seat, observe
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.cards import Card, full_deck
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import Deal, Options
from domain.rulesets.casino_incognito.model.table import Conversation, LeakCard, Phase, RowTile, initial_table
from domain.rulesets.casino_incognito.rules.decide import STEPS
from domain.rulesets.casino_incognito.rules.state import FOLDS, Deciding, House, State, initial
from tests.rulesets import stories

ANNA, BERT, CARL, DORA, EMIL = range(5)

T = TypeVar("T")


class Script:
    """Scripted draws by source; the first possibility where nothing is scripted."""

    def __init__(self, outcomes: Mapping[str, Sequence[Any]]) -> None:
        self.left: dict[str, list[Any]] = {source: list(given) for source, given in outcomes.items()}
        self.asked: list[str] = []

    def __call__(self, source: str, support: Sequence[T]) -> T:
        self.asked.append(source)
        if not self.left.get(source):
            return support[0]
        outcome = self.left[source].pop(0)
        assert outcome in support, f"{source}: {outcome} is not in {support}"
        return cast("T", outcome)


@dataclass(frozen=True)
class Story(stories.Story):
    """A story of Casino Incognito with draws scripted by source."""

    ruleset = RULESET

    def begin(self, phase: Phase, **luck: Sequence[Any]) -> Story:
        """A phase begins and runs to its first question."""
        deciding = Deciding(FOLDS, State(replace(self.table, phase=phase), self.state.minds, self.state.house), script(luck))
        while not deciding.table.asked and deciding.table.outcome is None:
            STEPS[deciding.table.phase](deciding)
        return Story(deciding.state, tuple(deciding.events))

    def when(self, seat: Seat, command: Command, **luck: Sequence[Any]) -> Story:  # type: ignore[override]
        """The seat sends a command. Draws by source, `_` for `/` and `-`."""
        events = decide(RULESET, self.state, seat, command, script(luck))
        return Story(fold(RULESET, self.state, events), events)

    def told(self, kind: type[Event]) -> list[Any]:
        """The last events of one type."""
        return [event for event in self.events if isinstance(event, kind)]

    def seen(self, kind: type[Event], by: Seat | None) -> list[Any]:  # type: ignore[override]
        """The same as a seat observes them, or the public."""
        return [observe(event, by).event for event in self.told(kind)]

    def asks(self, kind: str, *seats: Seat) -> Story:
        """The game waits for these seats."""
        assert RULESET.decisions(self.table) == dict.fromkeys(seats, kind)
        return self


def script(luck: Mapping[str, Sequence[Any]]) -> Script:
    return Script({source.replace("_", "/"): given for source, given in luck.items()})


def given(
    players: int = 3,
    *,
    chips: Sequence[int] | None = None,
    hidden: Mapping[Seat, Sequence[Card]] | None = None,
    opened: Mapping[Seat, Sequence[Card]] | None = None,
    agents: Mapping[Seat, int] | None = None,
    marks: Mapping[Seat, Sequence[int]] | None = None,
    rooms: Mapping[int, int] | None = None,
    talks: Sequence[tuple[int, tuple[Card, ...]]] = (),
    leak: Sequence[tuple[Card, int]] = (),
    tiles: Sequence[int | tuple[int, int]] = (),
    disavowed: Sequence[Seat] = (),
    track: Sequence[Seat] | None = None,
    discard: Sequence[Card] = (),
    deck: Sequence[Card] | None = None,
    options: Mapping[str, Any] | None = None,
    **facts: Any,
) -> Story:
    """A table in the middle of a hand. marks, hidden, opened, agents: by seat; rooms: by character; talks: rooms and
    cards.
    """
    chosen = Options(**(options or {}))
    down = [tuple(sorted((hidden or {}).get(seat, ()))) for seat in range(players)]
    up = tuple(tuple((opened or {}).get(seat, ())) for seat in range(players))
    people = [(agents or {}).get(seat, seat + 1) for seat in range(players)]
    row = tuple(RowTile(*each) if isinstance(each, tuple) else RowTile(each) for each in tiles)
    conversations = [Conversation(room, cards) for room, cards in talks]
    conversations += [Conversation()] * (players - 1 - len(conversations))
    table = replace(
        initial_table(chosen, players),
        hand=1, round=1, track=tuple(track or range(players)),
        conversations=tuple(conversations),
        leak=tuple(LeakCard(*each) for each in leak),
        tiles=row, drawn=tuple(each.tile for each in row),
        hidden=tuple(map(len, down)), open=up, discard=tuple(sorted(discard)),
        marks=tuple(tuple((marks or {}).get(seat, ())) for seat in range(players)),
        disavowed=tuple(seat in disavowed for seat in range(players)),
    )  # fmt: skip
    if rooms:
        table = replace(table, rooms=tuple(rooms.get(each, room) for each, room in enumerate(table.rooms, 1)))
    table = replace(table, chips=tuple(chips) if chips is not None else table.chips)
    lying = [*discard, *(card for card, _ in leak), *(card for _, cards in talks for card in cards)]
    lying += [card for cards in (*down, *up) for card in cards]
    rest = Counter(full_deck(with_jokers=chosen.jokers != "OUT")) - Counter(lying)
    stock = tuple(sorted(rest.elements() if deck is None else deck))
    disguises = tuple(each for each in range(1, chosen.first_disguises + 1) if each not in people)
    table = replace(table, deck=len(stock), disguises=len(disguises), **facts)
    minds = tuple(Mind(seat, people[seat], hidden=down[seat]) for seat in range(players))
    return Story(State(table, minds, House(stock, disguises)))


def opened(players: int = 3, *, deal: Deal | None = None, **options: Any) -> Story:
    """A game just opened."""
    chosen = msgspec.convert(options, Options)
    outcomes = RULESET.deal_outcomes(chosen, players, deal) if deal is not None else {}
    empty = initial(chosen, players)
    events = decide_opening(RULESET, empty, Script(outcomes))
    return Story(fold(RULESET, empty, events), events)


def drafted(players: int = 3, *, deal: Deal | None = None, **options: Any) -> Story:
    """A game in which every seat has kept the first disguise it saw."""
    story = opened(players, deal=deal, **options)
    chosen = msgspec.convert(options, Options)
    luck = Script(RULESET.deal_outcomes(chosen, players, deal) if deal is not None else {})
    luck.left.pop("track", None)
    luck.left["disguises"] = luck.left.get("disguises", [])[3:]
    while "disguise" in RULESET.decisions(story.table).values():
        [seat] = RULESET.decisions(story.table)
        events = decide(RULESET, story.state, seat, RULESET.default(story.table, story.mind(seat)), luck)
        story = Story(fold(RULESET, story.state, events), events)
    return story
