"""The words of a ruleset: texts, scenes and forms, all from the knowledge of their audience."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

from domain.kernel.offers import Command
from domain.kernel.ruleset.default_scene import scene_of_fields
from domain.kernel.ruleset.default_words import (
    ask_decision,
    move_by_difference,
    no_advice,
    no_goals,
    no_hints,
    no_threats,
    reason_of_outcome,
    say_nothing,
    secret_of_scene,
)
from domain.kernel.ruleset.ruleset_defaults import Derived, describe_fields, line_of_class, name_value, order_of_offer
from domain.kernel.secrecy import Event
from domain.kernel.state import M, T
from domain.kernel.text.event_text import Line, Word
from domain.kernel.words.ground import Ground, no_grounds
from domain.kernel.words.knowledge import Knowledge, no_knowledge
from domain.kernel.words.phrases import (
    Advice,
    AnswerPart,
    Consequence,
    EndReason,
    Goal,
    Hint,
    Kind,
    Motion,
    Question,
    Secret,
    Term,
    Threat,
)
from domain.kernel.words.scene import Scene


@dataclass(frozen=True, eq=False, kw_only=True)
class Words(Generic[T, M]):
    """How a game reads and looks. A field may be omitted; the default is derived from the types of the game.

    **Table and log**

    * describe(table, mind, people): the view as text, a line per fact; mind None: the public view.
    * formatters: by the names that lines of events give them, further ones than `PEOPLE`.
    * line(event, people): one line for an event as observed by its audience; by default the one of its class.
    * scene(table, minds, people): zones and the things in them; minds: those visible to the audience.
    * motion(event, before, after): the moves of an event, as the audience observed it, between the scenes.
    * grounds(table, mind): by zone, the board that its things lie on, for pages that draw it; mind None: the public's.
    * knowledge(table, mind, people): what is known about hidden things and open cells, for pages that show it on them; mind
      None: the public's.
    * kinds: of cards and pieces, by the name that the scene has for them.
    * terms: words of the game, with their meanings.
    * components(): boards, cards and charts as JSON; a table's options may replace them.
    * turning_points: events that are turning points of a replay; if empty, every change of the awaited seats is one.

    **Forms**

    * value_text(field, value, people): label of a command field's value.
    * value_order(field, value): sort key for a command field's values, in forms and text.
    * needs_confirmation: commands that a page confirms before sending.
    * obvious: commands that a page may send unasked if no other is offered: the public table alone implies this,
      so sending them reveals nothing.

    **Sentences for the reader**: `people` has `YOU` for the reader's own seat, and the text is then addressed to it
    (`domain.kernel.text.second_person`).

    * question(table, mind, people): the question to the seat, if any; mind None: the public, which has none.
    * advice(table, mind, people): sentences that help the seat to answer its question: why it is asked, warnings from its own
      knowledge, its best hand; only for a seat that decides.
    * consequence(table, mind, part, people): the effect of a part of an answer, such as a value of an offer's field, and
      the place a player points at to give it.
    * goals(table, mind, people): the aims of the seat.
    * secret(table, mind, people): what the seat alone knows of itself, shown as it begins; None for nothing yet. By default
      the cards that only the seat sees, shown once.
    * threats(table, mind, people): ways in which the game ends badly, and how near each is.
    * hints(table, mind, people): deductions from the seat's view, for tables with hints.
    * ending(table, mind, people): the reason of the end; None while the game runs.
    """

    describe: Callable[[T, M | None, Sequence[str]], tuple[str, ...]] = describe_fields
    formatters: Mapping[str, Word] = field(default_factory=dict)
    line: Line = line_of_class
    scene: Callable[[T, Sequence[M], Sequence[str]], Scene] = scene_of_fields
    motion: Callable[[Event, Scene, Scene], Motion] = move_by_difference
    grounds: Callable[[T, M | None], Mapping[str, Ground]] = no_grounds
    knowledge: Callable[[T, M | None, Sequence[str]], Knowledge] = no_knowledge
    kinds: Mapping[str, Kind] = field(default_factory=dict)
    terms: Mapping[str, Term] = field(default_factory=dict)
    components: Callable[[], Mapping[str, Any]] = dict
    turning_points: tuple[type[Event], ...] = ()

    value_text: Callable[[str, Any, Sequence[str]], str] = name_value
    value_order: Callable[[str, Any], Any] = order_of_offer
    needs_confirmation: tuple[type[Command], ...] = ()
    obvious: tuple[type[Command], ...] = ()

    question: Callable[[T, M | None, Sequence[str]], Question | None] = ask_decision
    advice: Callable[[T, M, Sequence[str]], tuple[Advice, ...]] = no_advice
    consequence: Callable[[T, M | None, AnswerPart, Sequence[str]], Consequence] = say_nothing
    goals: Callable[[T, M | None, Sequence[str]], tuple[Goal, ...]] = no_goals
    secret: Callable[[T, M, Sequence[str]], Secret | None] = secret_of_scene
    threats: Callable[[T, M | None, Sequence[str]], tuple[Threat, ...]] = no_threats
    hints: Callable[[T, M, Sequence[str]], tuple[Hint, ...]] = no_hints
    ending: Callable[[T, M | None, Sequence[str]], EndReason | None] = reason_of_outcome

    @property
    def has_scene(self) -> bool:
        """Whether the ruleset lays out its table; the default scene may leave things to the text."""
        return not (isinstance(self.scene, Derived) and self.scene.function is scene_of_fields.function)

    @property
    def has_secrets(self) -> bool:
        """Whether the ruleset itself says what a seat alone knows; then another secret is shown as it comes."""
        return not (isinstance(self.secret, Derived) and self.secret.function is secret_of_scene.function)

    @property
    def has_grounds(self) -> bool:
        """Whether things of its tables are placed on boards."""
        return self.grounds is not no_grounds


def turning_events(events: Sequence[type[Event]]) -> tuple[type[Event], ...]:
    """The events of weight `turning`, as turning points of a replay."""
    return tuple([each for each in events if each.weight == "turning"])
