"""The rules of one game: a plain object of functions over immutable values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, ClassVar, Generic

import msgspec

from domain.kernel.deciding import Deciding
from domain.kernel.folds import Folds
from domain.kernel.offers import Answer, Command, Offer, Withheld, to_offers, to_withheld
from domain.kernel.outcome import Outcome, Timer
from domain.kernel.placing import Placing
from domain.kernel.ruleset.imagining import Imagining
from domain.kernel.ruleset.ruleset_defaults import (
    Derived,
    NoDeal,
    NoOptions,
    first_offered,
    no_common_task,
    no_time_out,
    no_timer,
    no_unused_options,
    nothing_opened,
    place_winners,
    refuse_deal,
    reveal_nothing,
    seat_people_only,
)
from domain.kernel.ruleset.words import Words
from domain.kernel.secrecy import Event, Seat
from domain.kernel.state import H, M, State, T

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


@dataclass(frozen=True, eq=False, kw_only=True)
class Ruleset(Generic[T, M, H]):
    """Everything the service needs to host a game. No base class, no hooks, no registration.

    A field with a default may be omitted; `ruleset_defaults` defines the default.

    **Identity**

    * name, version: a game keeps those it was created under; records name them.
    * title, blurb: for the lobby; the blurb has two sentences.
    * players: lowest and highest number of seats for people and bots, over all options.
    * automaton: display name of a seat played by the rules themselves.
    * rulebook: the rules in Markdown; None: the file RULES.md of the package.

    **Its types**

    * commands: every type, by its stored name. Events are those of its folds; a stored type never changes meaning.
    * options: the table options, with defaults; its JSON Schema is part of the contract.
    * deal: type of a stated deal (holdings and places).
    * asides: commands allowed without an open decision; they close no other seat's decision.

    **Setting up**

    * seating(options, players): number of automaton seats, which follow the players'.  Raises Malformed.
    * unused_options(options, players): non-default options without effect next to the others, each with the reason;
      refused for new games.
    * deal_outcomes(options, seats, deal): a stated deal as outcomes by source.  Raises Malformed.
    * initial(options, seats): the state before the deal.
    * open(deciding): emits the events of the set-up.

    **Playing**

    * folds: every type of event, whose classes say what they change, and the rows of the house.
    * decisions(table): kind of the open decision, by seat.
    * secret_answers: kinds of decisions whose answers are secret; a table clock gives each of them one window, no bank.
    * answers(table, mind): the legal commands of the mind's seat, as offers; the only definition of legality. And those
      that its decision usually allows and that cannot be given now, withheld with the reason, for pages and refusals.
    * default(table, mind): the command played for a seat that does not answer.
    * decide(deciding, seat, command): emits the events of an offered command.
    * timer(table): the current timer, if any; it keeps running while equal, and restarts in a fork.
    * time_out(deciding): emits the events of a timeout; they must stop or replace the timer.
    * outcome(table): None while the game runs.
    * placing(table, seats): places, scores and measures of a game with an outcome.
    * counts_scores: whether placings have scores.
    * common_task(table): the name of the seats' common task, which they win or lose as one; None: they play
      against each other. A task of the table's own is `OWN_TASK`.
    * reveal(state): public events with everything hidden, at the end of the game.
    * opened(house): by zone of the scene, the kinds that lie there face down and are no seat's, for viewers of everything; a
      zone without an entry stays as the scene has it.

    **The rest, in one object each**: `imagining`, worlds and bots; `words`, texts and scenes, from the knowledge of
    their audience alone.
    """

    is_installed: ClassVar[bool] = True
    """False if only name and version are known (`domain.game.absent_rules`)."""

    name: str
    version: int
    title: str
    players: tuple[int, int]
    blurb: str = ""
    automaton: str = "The house"
    rulebook: str | None = None

    commands: tuple[type[Command], ...]
    options: type[msgspec.Struct] = NoOptions
    deal: type[msgspec.Struct] = NoDeal
    asides: tuple[type[Command], ...] = ()

    seating: Callable[[Any, int], int] = seat_people_only
    unused_options: Callable[[Any, int], Mapping[str, str]] = no_unused_options
    deal_outcomes: Callable[[Any, int, Any], Mapping[str, Sequence[Any]]] = refuse_deal
    initial: Callable[[Any, int], State[T, M, H]]
    open: Callable[[Deciding[T, M, H]], None]

    folds: Folds[T, M, H]
    decisions: Callable[[T], Mapping[Seat, str]]
    secret_answers: frozenset[str] = frozenset()
    answers: Callable[[T, M], tuple[Answer, ...]]
    default: Callable[[T, M], Command] = first_offered
    decide: Callable[[Deciding[T, M, H], Seat, Any], None]
    timer: Callable[[T], Timer | None] = no_timer
    time_out: Callable[[Deciding[T, M, H]], None] = no_time_out
    outcome: Callable[[T], Outcome | None]
    placing: Callable[[T, int], Placing] = place_winners
    counts_scores: bool = False
    common_task: Callable[[T], str | None] = no_common_task
    reveal: Callable[[State[T, M, H]], tuple[Event, ...]] = reveal_nothing
    opened: Callable[[H], Mapping[str, Sequence[str]]] = nothing_opened

    imagining: Imagining[T, M, H]
    words: Words[T, M] = field(default_factory=Words)

    def __post_init__(self) -> None:
        """Binds the defaults that need the rest of the ruleset."""
        bind(self, self)
        for name in ("imagining", "words"):
            part = copy(getattr(self, name))
            bind(part, self)
            object.__setattr__(self, name, part)

    def offers(self, table: T, mind: M) -> tuple[Offer, ...]:
        """The legal commands of the mind's seat."""
        return to_offers(self.answers(table, mind))

    def withheld(self, table: T, mind: M) -> tuple[Withheld, ...]:
        """The commands that the mind's seat cannot give now, or values of them, with the reasons."""
        return to_withheld(self.answers(table, mind))

    @property
    def events(self) -> tuple[type[Event], ...]:
        """Every type of event, by its stored name."""
        return self.folds.events


def bind(part: DataclassInstance, rules: AnyRuleset) -> None:
    """Binds the derived defaults among the fields of a ruleset, or of an object in it, to the ruleset."""
    for each in fields(part):
        given = getattr(part, each.name)
        if isinstance(given, Derived):
            object.__setattr__(part, each.name, given.bound_to(rules))


AnyRuleset = Ruleset[Any, Any, Any]
"""A ruleset with any types of table, minds and house."""
