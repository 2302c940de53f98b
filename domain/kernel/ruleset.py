"""The rules of one game as a plain object of functions over immutable values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, NamedTuple

import msgspec

from domain.kernel.chance import Chance
from domain.kernel.event_text import value_text
from domain.kernel.folds import Folds
from domain.kernel.misfit import Closed
from domain.kernel.offers import Command, Offer
from domain.kernel.secrecy import Event, Seat
from domain.kernel.state import H, M, State, T
from domain.kernel.table_drawing import Sketch


class Bot(NamedTuple):
    """Another policy for a bot's seat. label: how it plays, after "bots"; summary: a sentence; play(table, mind, chance): its move."""

    label: str
    summary: str
    play: Callable[[Any, Any, Chance], Command]


class Timer(msgspec.Struct, frozen=True):
    """A time that the rules give. name: tells it from another of as many seconds; seconds: from the event that sets it."""

    name: str
    seconds: int


class Outcome(msgspec.Struct, frozen=True):
    """Why a game ended and who won. `winners`: seats, ascending; empty when nobody won."""

    winners: tuple[Seat, ...]
    reason: str


def no_timer(_: Any) -> Timer | None:
    """Rules that give no time."""
    return None


def any_position(_: Any, __: Any, ___: Any, ____: Any) -> None:
    """Rules that say nothing of positions."""


def no_idle_options(_: Any, __: int) -> Mapping[str, str]:
    """Rules whose options always have an effect."""
    return {}


def order_of_offer(_: str, __: Any) -> Any:
    """Values that are read in the order in which they are offered."""
    return 0


def no_reason(_: Any, __: Any, ___: Any) -> Closed | None:
    """Rules that give no reason of their own for what they do not offer."""
    return None


def no_events(_: Any, __: Chance) -> tuple[Event, ...]:
    """What follows where no time is given."""
    return ()


@dataclass(frozen=True, eq=False)
class Ruleset(Generic[T, M, H]):
    """Everything the service needs to host a game. No base class, no hooks, no registration.

    name, version: a game keeps those that it was created under, and a record names them; a stored event type never changes meaning.
    title, blurb: for people who choose a game; two sentences.
    automaton: what people call the seat that plays by itself.
    players: how many seats people and bots may take, by the options' variant or not: lowest and highest.
    options: the table options, with defaults; its JSON Schema is part of the contract.
    deal: a stated deal (who holds what, what lies where).
    commands, events: every type, by its stored name.
    seating(options, players): the number of automaton seats that sit after the players'.  Raises Malformed.
    idle(options, players): options that differ from their defaults and change nothing beside the others, each with why; a new table may not have them.
    initial(options, seats): the state before anything is dealt.
    open(state, chance): the events that set the game up.
    stated(options, seats, deal): a stated deal as outcomes by source.  Raises Malformed.
    folds: how table, minds and house follow from events: a row for each event type that is not retired.
    decisions(table): what the game waits for, by seat.
    offers(table, mind): what that mind's seat may do; the only place where legality lives.
    closed(table, mind, command): why that mind's seat is not offered such a command at all, where a rule of its own says so.
    asides: commands that a seat may give while nothing is asked of it; they answer no decision, and close none of another seat.
    default(table, mind): the answer of a seat that gives none.
    decide(state, seat, command, chance): the events that follow from an offered command.
    outcome(table): None while the game is on.
    reveal(state): everything that was hidden, told to everybody, when the game is over.
    sample_world(table, mind, chance): a state drawn uniformly from those that look like this view.
    check_position(blank, table, minds, house): whether a position can be one of a running game; its sizes are bounded and its tuples by
        seat are as long as in `blank`, the state before the deal. minds: one seat's, or all with the house; house: else None.
        Raises Impossible.
    house_bot(table, mind, chance): a good move, from a view alone.
    bots: other policies by name, beside `house` and `random`, which every game has.
    retired: event types of earlier versions that lie in logs still, each with the event of today that says the same.
    describe(table, mind, people): the view in plain words, a line per fact; `mind` None is the public's.
    tell(event, people): one line for an event, as the audience may see it that is to read it.
    sketch(table, minds, people): the table as a picture shows it; `minds`: those that the audience may look into.
    value_text(field, value, people): what a form calls a value of a command's field.
    reading(field, value): what the values of a command's field are sorted by where people read them; equal ones stay as they are offered.
    grave: commands that a page asks about once more before it sends them.
    turning: events that are turning points, for who leafs through a game; without any, whenever others are awaited than before.
    components(): what is played with, as JSON: boards, cards, charts; a table's options may bring their own.
    timer(table): the time that runs now, if one does; it runs on while the answer is the same, and starts anew in a fork.
    strike(state, chance): the events that follow when it is up; after them it no longer runs.
    """

    is_installed: ClassVar[bool] = True
    """False for rules of which only name and version are known (`domain.game.absent_rules`)."""

    name: str
    version: int
    title: str
    blurb: str
    automaton: str
    players: tuple[int, int]
    options: type[msgspec.Struct]
    deal: type[msgspec.Struct]
    commands: tuple[type[Command], ...]
    events: tuple[type[Event], ...]
    seating: Callable[[Any, int], int]
    initial: Callable[[Any, int], State[T, M, H]]
    open: Callable[[State[T, M, H], Chance], tuple[Event, ...]]
    stated: Callable[[Any, int, Any], Mapping[str, Sequence[Any]]]
    folds: Folds[T, M, H]
    decisions: Callable[[T], Mapping[Seat, str]]
    offers: Callable[[T, M], tuple[Offer, ...]]
    default: Callable[[T, M], Command]
    decide: Callable[[State[T, M, H], Seat, Any, Chance], tuple[Event, ...]]
    outcome: Callable[[T], Outcome | None]
    reveal: Callable[[State[T, M, H]], tuple[Event, ...]]
    sample_world: Callable[[T, M, Chance], State[T, M, H]]
    house_bot: Callable[[T, M, Chance], Command]
    describe: Callable[[T, M | None, Sequence[str]], tuple[str, ...]]
    tell: Callable[[Event, Sequence[str]], str]
    sketch: Callable[[T, Sequence[M], Sequence[str]], Sketch]
    bots: Mapping[str, Bot] = field(default_factory=dict)
    retired: Mapping[type[Event], Callable[[Any], Event]] = field(default_factory=dict)
    value_text: Callable[[str, Any, Sequence[str]], str] = value_text
    reading: Callable[[str, Any], Any] = order_of_offer
    idle: Callable[[Any, int], Mapping[str, str]] = no_idle_options
    asides: tuple[type[Command], ...] = ()
    grave: tuple[type[Command], ...] = ()
    turning: tuple[type[Event], ...] = ()
    components: Callable[[], Mapping[str, Any]] = dict
    timer: Callable[[T], Timer | None] = no_timer
    strike: Callable[[State[T, M, H], Chance], tuple[Event, ...]] = no_events
    closed: Callable[[T, M, Any], Closed | None] = no_reason
    check_position: Callable[[State[T, M, H], T, Sequence[M], H | None], None] = any_position

    def __post_init__(self) -> None:
        """Raises ValueError where a fold has no row for an event, or one for an event that is not of this game."""
        try:
            self.folds.demand_rows(self.events)
        except ValueError as error:
            raise ValueError(f"{self.name}, version {self.version}: {error}") from None

    def upcast(self, event: Event) -> Event:
        """An event as the folds of today read it; what was stored never changes."""
        upcast = self.retired.get(type(event))
        return upcast(event) if upcast is not None else event


AnyRuleset = Ruleset[Any, Any, Any]
