"""The rules of one game: a plain object of functions over immutable values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Generic, NamedTuple

import msgspec

from domain.kernel.chance import Chance
from domain.kernel.deciding import Deciding
from domain.kernel.folds import Folds
from domain.kernel.offers import Command, Offer
from domain.kernel.outcome import Outcome, Timer
from domain.kernel.placing import Placing
from domain.kernel.ruleset.default_scene import scene_of_fields
from domain.kernel.ruleset.default_words import (
    ask_decision,
    move_by_difference,
    no_aims,
    no_dangers,
    no_hints,
    nothing_opened,
    say_nothing,
    why_of_outcome,
)
from domain.kernel.ruleset.ruleset_defaults import (
    Derived,
    NoDeal,
    NoOptions,
    describe_fields,
    first_offered,
    line_of_class,
    name_value,
    no_common_task,
    no_reason,
    no_strike,
    no_timer,
    no_unused_options,
    order_of_offer,
    place_winners,
    random_offered,
    refuse_deal,
    reveal_nothing,
    seat_people_only,
)
from domain.kernel.secrecy import Event, Seat
from domain.kernel.state import H, M, State, T
from domain.kernel.text.event_text import Line, Word
from domain.kernel.validation.offer_misfits import Closed
from domain.kernel.words.ground import Ground, no_grounds
from domain.kernel.words.phrases import Aim, Asked, Danger, Hint, Kind, Moved, Said, Term, Why
from domain.kernel.words.scene import Scene


class Bot(NamedTuple):
    """A further bot policy. label: completes "bots …"; summary: a sentence; play(table, mind, chance): its command;
    version: rises when the same view and luck can lead to another command.
    """

    label: str
    summary: str
    play: Callable[[Any, Any, Chance], Command]
    version: int = 1


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
    * offers(table, mind): the legal commands of the mind's seat; the only definition of legality.
    * closed(table, mind, command): the rule by which the seat is offered no such command at all, if there is one;
      command: the one that was sent, to be matched with `isinstance`.
    * default(table, mind): the command played for a seat that does not answer.
    * decide(deciding, seat, command): emits the events of an offered command.
    * timer(table): the current timer, if any; it keeps running while equal, and restarts in a fork.
    * strike(deciding): emits the events of a timeout; they must stop or replace the timer.
    * outcome(table): None while the game runs.
    * placing(table, seats): places, scores and measures of a game with an outcome.
    * counts_scores: whether placings have scores.
    * common_task(table): the name of the seats' common task, which they win or lose as one; None: they play
      against each other. A task of the table's own is `OWN_TASK`.
    * reveal(state): public events with everything hidden, at the end of the game.

    **Imagining**

    * sample_world(table, mind, chance): a determinization: a state consistent with this view, each as likely as the luck makes it.
    * house_bot(table, mind, chance): the standard bot's command, from its view alone. The same view and luck lead to the
      same command on every machine: no clock, no order of sets, nothing remembered from other questions.
    * house_bot_version: rises when the same view and luck can lead to another command.
    * bots: further policies by name, besides `house` and `random`.

    **Words**

    * describe(table, mind, people): the view as text, a line per fact; mind None: the public view.
    * formatters: by the names that lines of events give them, further ones than `PEOPLE`.
    * line(event, people): one line for an event as observed by its audience; by default the one of its class.
    * value_text(field, value, people): label of a command field's value in forms.
    * value_order(field, value): sort key for a command field's values in forms and text.
    * needs_confirmation: commands that a page confirms before sending.
    * obvious: commands that a page may send unasked if no other is offered: the public table alone implies this,
      so sending them reveals nothing.
    * turning_points: events that are turning points of a replay; if empty, every change of the awaited seats is one.
    * components(): boards, cards and charts as JSON; a table's options may replace them.

    **Words for clients that ask for them**. All are functions of the audience's knowledge; `people` has
    `YOU` for the reader's own seat, and the line is then addressed to it (`domain.kernel.text.second_person`).

    * asked(table, mind, people): the question to the seat, if any; mind None: the public, which has none.
    * said(table, mind, command, field, value, people): the effect of a value of an offer's field, and the place a
      player points at to give it; command: its type; field "": the command itself, value then None, or the whole
      command when it is checked.
    * goal(table, mind, people): the aims of the seat.
    * danger(table, mind, people): ways in which the game ends badly, and how near each is.
    * hints(table, mind, people): deductions from the seat's view, for tables with hints.
    * scene(table, minds, people): zones and the things in them; minds: those visible to the audience.
    * opened(house): by zone, the kinds that lie there face down and are no seat's, for viewers of everything; a zone without
      an entry stays as the scene has it.
    * moved(event, before, after): the moves of an event, as the audience observed it, between the scenes.
    * grounds(table, mind): by zone, the board that its things lie on, for pages that draw it; mind None: the public's.
    * why(table, mind, people): the reason of the end; None while the game runs.
    * kinds: of cards and pieces, by the name that the scene has for them.
    * terms: words of the game, with their meanings.
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
    offers: Callable[[T, M], tuple[Offer, ...]]
    closed: Callable[[T, M, Command], Closed | None] = no_reason
    default: Callable[[T, M], Command] = first_offered
    decide: Callable[[Deciding[T, M, H], Seat, Any], None]
    timer: Callable[[T], Timer | None] = no_timer
    strike: Callable[[Deciding[T, M, H]], None] = no_strike
    outcome: Callable[[T], Outcome | None]
    placing: Callable[[T, int], Placing] = place_winners
    counts_scores: bool = False
    common_task: Callable[[T], str | None] = no_common_task
    reveal: Callable[[State[T, M, H]], tuple[Event, ...]] = reveal_nothing

    sample_world: Callable[[T, M, Chance], State[T, M, H]]
    house_bot: Callable[[T, M, Chance], Command] = random_offered
    house_bot_version: int = 1
    bots: Mapping[str, Bot] = field(default_factory=dict)

    describe: Callable[[T, M | None, Sequence[str]], tuple[str, ...]] = describe_fields
    formatters: Mapping[str, Word] = field(default_factory=dict)
    line: Line = line_of_class
    value_text: Callable[[str, Any, Sequence[str]], str] = name_value
    value_order: Callable[[str, Any], Any] = order_of_offer
    needs_confirmation: tuple[type[Command], ...] = ()
    obvious: tuple[type[Command], ...] = ()
    turning_points: tuple[type[Event], ...] = ()
    components: Callable[[], Mapping[str, Any]] = dict

    asked: Callable[[T, M | None, Sequence[str]], Asked | None] = ask_decision
    said: Callable[[T, M | None, type[Command], str, Any, Sequence[str]], Said] = say_nothing
    goal: Callable[[T, M | None, Sequence[str]], tuple[Aim, ...]] = no_aims
    danger: Callable[[T, M | None, Sequence[str]], tuple[Danger, ...]] = no_dangers
    hints: Callable[[T, M, Sequence[str]], tuple[Hint, ...]] = no_hints
    scene: Callable[[T, Sequence[M], Sequence[str]], Scene] = scene_of_fields
    opened: Callable[[H], Mapping[str, Sequence[str]]] = nothing_opened
    moved: Callable[[Event, Scene, Scene], Moved] = move_by_difference
    grounds: Callable[[T, M | None], Mapping[str, Ground]] = no_grounds
    why: Callable[[T, M | None, Sequence[str]], Why | None] = why_of_outcome
    kinds: Mapping[str, Kind] = field(default_factory=dict)
    terms: Mapping[str, Term] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Binds the defaults that need the rest of the ruleset."""
        for each in fields(self):
            given = getattr(self, each.name)
            if isinstance(given, Derived):
                object.__setattr__(self, each.name, given.bound_to(self))

    @property
    def events(self) -> tuple[type[Event], ...]:
        """Every type of event, by its stored name."""
        return self.folds.events

    @property
    def has_house_bot(self) -> bool:
        """Whether the ruleset brings a house bot; without one, `house` plays at random."""
        return not (isinstance(self.house_bot, Derived) and self.house_bot.function is random_offered.function)

    @property
    def has_scene(self) -> bool:
        """Whether the ruleset lays out its table; the default scene may leave things to the text."""
        return not (isinstance(self.scene, Derived) and self.scene.function is scene_of_fields.function)

    @property
    def has_grounds(self) -> bool:
        """Whether things of its tables are placed on boards."""
        return self.grounds is not no_grounds


AnyRuleset = Ruleset[Any, Any, Any]
"""A ruleset with any types of table, minds and house."""
