"""Defaults for the optional fields of `Ruleset`.

They make a game without words of its own playable on pages, in text and in replays. They are derived from the types of
its fields and from the audience's knowledge: the table, the given minds, the observed event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, NoReturn, Protocol, TypeVar

import msgspec

from domain.kernel.chance import Chance
from domain.kernel.deciding import AnyDeciding
from domain.kernel.errors import Malformed
from domain.kernel.offers import Command, Offer
from domain.kernel.outcome import Outcome, Timer
from domain.kernel.placing import Placing, places_of_winners
from domain.kernel.reflection.field_text import FieldType, field_types, holds_seats, value_words, words
from domain.kernel.secrecy import Event, Mind, Seat, Unknown
from domain.kernel.text.event_text import PEOPLE, Language, Word, and_list, plain_value_text
from domain.kernel.text.written_text import in_words
from domain.kernel.words.phrases import Kind
from domain.kernel.words.scene import Scene

R = TypeVar("R")



class StatedRules(Protocol):
    """The fields of a ruleset that defaults read, with the types of `Ruleset`."""

    @property
    def title(self) -> str: ...
    @property
    def players(self) -> tuple[int, int]: ...
    @property
    def commands(self) -> tuple[type[Command], ...]: ...
    @property
    def asides(self) -> tuple[type[Command], ...]: ...
    @property
    def decisions(self) -> Callable[[Any], Mapping[Seat, str]]: ...
    @property
    def offers(self) -> Callable[[Any, Any], tuple[Offer, ...]]: ...
    @property
    def outcome(self) -> Callable[[Any], Outcome | None]: ...
    @property
    def events(self) -> tuple[type[Event], ...]: ...
    @property
    def words(self) -> StatedWords: ...


class StatedWords(Protocol):
    """The fields of a ruleset's words that defaults read."""

    @property
    def formatters(self) -> Mapping[str, Word]: ...
    @property
    def kinds(self) -> Mapping[str, Kind]: ...
    @property
    def needs_confirmation(self) -> tuple[type[Command], ...]: ...
    @property
    def scene(self) -> Callable[[Any, Sequence[Any], Sequence[str]], Scene]: ...


class Derived(Generic[R]):
    """Decorator of a default that needs the rest of its ruleset as its first argument; the ruleset binds it to itself."""

    def __init__(self, function: Callable[..., R], rules: StatedRules | None = None) -> None:
        self.function = function
        self.rules = rules

    def bound_to(self, rules: StatedRules) -> Derived[R]:
        return Derived(self.function, rules)

    def __call__(self, *args: Any) -> R:
        return self.function(self.rules, *args)


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game without table options."""


class NoDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game whose deal cannot be stated."""


@Derived
def seat_people_only(rules: StatedRules, _options: Any, players: int) -> int:
    """No automaton.  Raises Malformed unless this many can play."""
    low, high = rules.players
    if not low <= players <= high:
        raise Malformed(f"{rules.title} is for {low if low == high else f'{low} to {high}'} players, not {players}.")
    return 0


@Derived
def refuse_deal(rules: StatedRules, _options: Any, _seats: int, _deal: Any) -> NoReturn:
    """Raises Malformed."""
    raise Malformed(f"The deal of {rules.title} cannot be stated: ask for fresh luck.")


def no_unused_options(_options: Any, _players: int) -> Mapping[str, str]:
    """Every option has an effect."""
    return {}


def no_timer(_table: Any) -> Timer | None:
    """No clock."""
    return None


def no_time_out(_deciding: AnyDeciding) -> None:
    """No clock, so no events."""


@Derived
def place_winners(rules: StatedRules, table: Any, seats: int) -> Placing:
    """Winners first, all others next; no scores."""
    outcome = rules.outcome(table)
    return Placing(places_of_winners(outcome.winners if outcome is not None else (), seats))


def no_common_task(_table: Any) -> str | None:
    """The seats play against each other."""
    return None


def reveal_nothing(_state: Any) -> tuple[Event, ...]:
    """No event at the end: all may then use any viewpoint."""
    return ()


def nothing_opened(_house: Any) -> Mapping[str, Sequence[str]]:
    """All zones as the scene has them."""
    return {}


@Derived
def first_offered(rules: StatedRules, table: Any, mind: Any) -> Command:
    """The first instance of the first offer that answers the decision."""
    offers = [each for each in rules.offers(table, mind) if each.command not in rules.asides]
    return next(offers[0].instances())


@Derived
def random_offered(rules: StatedRules, table: Any, mind: Any, chance: Chance) -> Command:
    """Any offer that answers the decision, each equally likely, filled in at random."""
    offers = tuple([each for each in rules.offers(table, mind) if each.command not in rules.asides])
    return chance("offer", offers).sample(chance)


@Derived
def name_value(rules: StatedRules, field: str, value: Any, people: Sequence[str]) -> str:
    """A seat by its name, if the field of a command is a `Seat`; else a code in words."""
    kinds = {each.kind for command in rules.commands for each in field_types(command) if each.name == field}
    if isinstance(value, int) and not isinstance(value, bool) and any(map(holds_seats, kinds)) and value < len(people):
        return people[value]
    return plain_value_text(field, value, people)


def order_of_offer(_field: str, _value: Any) -> Any:
    """Sort key that keeps the order of the offer."""
    return 0


@Derived
def describe_fields(
    rules: StatedRules, table: msgspec.Struct, mind: Mind | None, people: Sequence[str]
) -> tuple[str, ...]:
    """A line for each non-empty field of the table, for the awaited seats, and for each field of the mind."""
    lines = [
        f"{field.label}: {value_words(value, field, people)}." for field, value in telling_fields(table, "options")
    ]
    awaited = [people[seat] for seat in rules.decisions(table)]
    lines += [f"Waiting for {and_list(awaited)}."] if awaited else []
    if mind is not None:
        lines += [
            f"Your {field.label.lower()}: {value_words(value, field, people)}."
            for field, value in telling_fields(mind, "seat")
        ]
    return tuple(lines)


def line_of_fields(event: Event, people: Sequence[str]) -> str:
    """The event's name in words, with the fields that its audience may know.

    `Anna: card dealt, card K.` for an event `leduc.card_dealt` with the fields `seat` and `card`.
    """
    name = in_words(str(event.__struct_config__.tag).rpartition(".")[2])
    parts = []
    for field in field_types(type(event)):
        value = getattr(event, field.name)
        if field.name == "seat":
            name = f"{words(value, field.kind, people)}: {name.lower()}"
        elif not isinstance(value, Unknown):
            parts.append(f"{field.label.lower()} {value_words(value, field, people)}")
    return f"{', '.join((name, *parts))}."


class LineOfClass(Derived[str]):
    """The line that the event's class states, with the formatters of the ruleset; else its name and fields.

    Raises LookupError if a line names a field or a formatter that does not exist.
    """

    def __init__(self, rules: StatedRules | None = None) -> None:
        language = Language({**PEOPLE, **(rules.words.formatters if rules is not None else {})}, otherwise=line_of_fields)
        language.prepare(rules.events if rules is not None else ())
        self._line = language.line
        super().__init__(lambda _, event, people: self._line(event, people), rules)

    def bound_to(self, rules: StatedRules) -> LineOfClass:
        return LineOfClass(rules)

    def __call__(self, event: Event, people: Sequence[str]) -> str:
        return self._line(event, people)


line_of_class = LineOfClass()


def telling_fields(held: msgspec.Struct, *without: str) -> Iterator[tuple[FieldType, Any]]:
    """The fields worth a line: 0 counts, absent, empty and false values do not."""
    for field in field_types(type(held)):
        value = getattr(held, field.name)
        if field.name not in without and value is not None and value is not False and value not in ((), ""):
            yield field, value
