"""Given a table, when a seat asks, then this happened: the rules of Infiltrators told as stories.

Unless a story says otherwise, it is the first training mission for three, Anna is to move, nobody has a suspect, red 2 and black 2 lie in the
centre, and every card without a place is in the Headquarters.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.kernel.errors import NotOffered
from domain.kernel.offers import Command
from domain.kernel.play import decide, fold, offers
from domain.kernel.secrecy import Event, Known, Seat, observe
from domain.rulesets.infiltrators import RULESET
from domain.rulesets.infiltrators.cards import Card, matches, ordered
from domain.rulesets.infiltrators.events import TurnBegan
from domain.rulesets.infiltrators.mind import Mind
from domain.rulesets.infiltrators.missions import Options
from domain.rulesets.infiltrators.state import House, State, initial
from domain.rulesets.infiltrators.table import Clue, Table, laid_out
from tests.laws.facts.infiltrators import conserved
from tests.laws.luck import Dice

ANNA, BERT, CARL, DORA, EMIL = range(5)
PEOPLE = ("Anna", "Bert", "Carl", "Dora", "Emil")
CENTRE: tuple[Card, ...] = ("RED-2", "BLACK-2")


class Script:
    """Luck that was written down: each outcome in turn. Where there is one possibility, none need be given."""

    def __init__(self, outcomes: Sequence[Any]) -> None:
        self._left = list(outcomes)
        self.asked: list[tuple[str, tuple[Any, ...]]] = []

    def __call__(self, source: str, support: Sequence[Any]) -> Any:
        self.asked.append((source, tuple(support)))
        if not self._left and len(support) == 1:
            return support[0]
        outcome = self._left.pop(0) if self._left else None
        assert outcome in support, f"{source}: {outcome} is not in {support}"
        return outcome

    def is_used_up(self) -> bool:
        return not self._left


@dataclass(frozen=True)
class Story:
    """A state, what happened last on the way to it, and what luck was asked for: sources and supports."""

    state: State
    events: tuple[Event, ...] = ()
    asked: tuple[tuple[str, tuple[Any, ...]], ...] = ()

    @property
    def table(self) -> Table:
        return self.state.table

    def mind(self, seat: Seat) -> Mind:
        return self.state.minds[seat]

    def seen(self, by: Seat | None) -> list[Event]:
        """What happened last, through the eyes of a seat, or of a spectator."""
        return [observe(event, by).event for event in self.events]

    def offered(self, seat: Seat, kind: type[Command]) -> list[Command]:
        """Every command of a kind that is open to a seat."""
        return [
            each for offer in offers(RULESET, self.state, seat) if offer.command is kind for each in offer.instances()
        ]

    def kinds(self, seat: Seat) -> list[str]:
        """The types of command that are open to a seat."""
        return [offer.type for offer in offers(RULESET, self.state, seat)]

    def when(self, seat: Seat, command: Command, luck: Sequence[Any] = ()) -> Story:
        """The seat's command is carried out."""
        chance = Script(luck)
        events = decide(RULESET, self.state, seat, command, chance)
        after = Story(fold(RULESET, self.state, events), events, tuple(chance.asked))
        assert chance.is_used_up(), "all luck is used"
        conserved(after.state)
        return after

    def refuses(self, seat: Seat, *commands: Command) -> Story:
        """Each of these commands is refused."""
        for command in commands:
            try:
                decide(RULESET, self.state, seat, command, Script(()))
            except NotOffered:
                continue
            raise AssertionError(f"not refused: {msgspec.to_builtins(command)}")
        return self

    def then(self, *events: Event) -> Story:
        """Exactly this happened; the next turn's beginning may be left out, and so may audiences."""
        happened = self.events
        if happened and isinstance(happened[-1], TurnBegan) and not (events and isinstance(events[-1], TurnBegan)):
            happened = happened[:-1]
        assert [told(event) for event in happened] == [told(event) for event in events]
        return self

    def leaves(self, **facts: Any) -> Story:
        """Each fact holds now. A mapping is by seat, and says nothing of the seats it leaves out."""
        for name, expected in facts.items():
            found = FACTS[name](self.state)
            if isinstance(expected, Mapping) and name != "waits":
                assert {seat: found[seat] for seat in expected} == expected, name
            else:
                assert found == expected, name
        return self

    def ends(self, *winners: Seat, reason: str) -> Story:
        """The game is over."""
        outcome = RULESET.outcome(self.table)
        assert outcome is not None
        assert (outcome.winners, outcome.reason) == (winners, reason)
        assert RULESET.decisions(self.table) == {}
        return self

    def goes_on(self) -> Story:
        """The game is not over."""
        assert RULESET.outcome(self.table) is None
        return self


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
    "waits": lambda state: RULESET.decisions(state.table),
}


def told(event: Event) -> Any:
    """An event with its secrets, whoever they are told to."""
    parts = {name: getattr(event, name) for name in event.__struct_fields__}
    plain = {name: part.value if isinstance(part, Known) else part for name, part in parts.items()}
    return str(event.__struct_config__.tag), {name: part for name, part in plain.items() if name not in RECKONED}


RECKONED = ("narrowed", "choices")
"""What is reckoned has tests of its own."""


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
    """A table at the beginning of a turn. headquarters: all the rest, unless stated; then the rest lies face up in the discard."""
    chosen = msgspec.convert(options, Options)
    held = {seat: ordered((hands or {}).get(seat, ())) for seat in range(players)}
    guarded, beside = suspects or {}, clues or {}
    middle = (() if guarded else CENTRE) if centre is None else tuple(centre)
    table = laid_out(chosen, players)
    placed = {*discard, *covered, *middle, *guarded.values(), *(card for hand in held.values() for card in hand)}
    placed.update(card for cards in beside.values() for card in cards)
    rest = [card for card in (*table.brief.plain, *table.brief.special) if card not in placed]
    deck = ordered(rest if headquarters is None else headquarters)
    face_up = (*discard, *(card for card in rest if card not in deck))
    state = State(
        replace(
            table,
            brief=replace(table.brief, suspects=len(middle) + len(guarded)),
            hands=tuple(len(held[seat]) for seat in range(players)),
            stands=tuple(seat in guarded for seat in range(players)),
            clues=tuple(
                tuple(Clue(card, matches(card, guarded[seat]), (seat + 1) % players) for card in beside.get(seat, ()))
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
        House(deck, ordered(middle), tuple(covered)),
    )
    conserved(state)
    return Story(state)


def opened(players: int = 3, seed: str = "seed", **options: Any) -> Story:
    """A game that was just set up."""
    chosen = msgspec.convert(options, Options)
    RULESET.seating(chosen, players)
    empty = initial(chosen, players)
    dice = Dice(Random(seed))
    events = RULESET.open(empty, dice)
    asked = tuple((source, tuple(given)) for source, given in dice.given.items())
    return Story(fold(RULESET, empty, events), events, asked)
