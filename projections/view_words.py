"""The words of a view, for clients that ask for them: the question and its reason, the consequence of each answer, the
places of things.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from domain.game.information_state import InformationState
from domain.kernel.choices import Between, Choice, Composed, Maybe, OneOf, Ordered, Some
from domain.kernel.offers import (
    Answer,
    Command,
    Offer,
    Withheld,
    command_summary,
    command_title,
    to_offers,
    to_withheld,
)
from domain.kernel.text.second_person import names_for, to_second_person
from domain.kernel.words.phrases import (
    LONGEST_CONSEQUENCE,
    Advice,
    AnswerPart,
    EndReason,
    Field,
    Goal,
    Hint,
    Pick,
    Question,
    Threat,
    Value,
    to_length,
)
from domain.kernel.words.pointing import Pointer
from projections.game_view import open_answers, open_offers, own_decision, view_with_offers
from projections.scene import reader, scene_shown
from service.answers.play import SentWithheld, TimelessView

MOST_VALUES = 24
"""Most listed values of a field; for more, a client checks its composed answer."""

Sentence = TypeVar("Sentence", Advice, Question, Goal, Threat, Hint, EndReason)
Json = dict[str, Any]


def view_json_with_words(info: InformationState, names: Sequence[str]) -> TimelessView:
    """The view as `view_json` makes it, with its words. names: the seats' names."""
    answers = open_answers(info)
    offers = to_offers(answers)
    view = view_with_offers(info, names, offers)
    people, scene = names_for(names, reader(info)), scene_shown(info, names)
    is_on = info.table is not None and info.rules.is_installed
    rules, table, mind = info.rules, info.table, info.mind
    pointer = Pointer(scene, reader(info), len(names))
    asked = rules.words.question(table, mind, people) if is_on and view.decision is not None else None
    return replace(
        view,
        advice=[] if asked is None else [sentence(each) for each in rules.words.advice(table, mind, people)],
        asked=asked and sentence(asked),
        goal=[sentence(each) for each in rules.words.goals(table, mind, people)] if is_on else [],
        danger=[sentence(each) for each in rules.words.threats(table, mind, people)] if is_on else [],
        hints=[sentence(each) for each in rules.words.hints(table, mind, people)] if is_on and is_helped(info) else [],
        scene=scene,
        offers=[
            replace(shown, **offer_words(info, each, people, pointer))
            for shown, each in zip(view.offers, offers, strict=True)
        ],
        outcome=view.outcome and replace(view.outcome, why=why_json(info, people)),
        withheld=[withheld_json(info, each, people) for each in withheld_answers(info, answers)],
    )


def withheld_answers(info: InformationState, answers: Iterable[Answer]) -> Iterator[Withheld]:
    """The answers to the viewer's decision that cannot be given now. answers: the viewer's current ones."""
    if own_decision(info) is not None:
        yield from (each for each in to_withheld(answers) if each.command not in info.rules.asides)


def withheld_json(info: InformationState, withheld: Withheld, people: Sequence[str]) -> SentWithheld:
    value = msgspec.to_builtins(withheld.value)
    label = info.rules.words.value_text(withheld.field, value, people) if withheld.field else ""
    return SentWithheld(
        field=withheld.field or None,
        reason=withheld.reason,
        rule=withheld.rule,
        title=to_second_person(label) or command_title(withheld.command),
        type=str(withheld.command.__struct_config__.tag),
        value=value,
    )


def is_helped(info: InformationState) -> bool:
    """Whether hints are enabled at this table, for this audience: a seat, while the game runs."""
    return info.has_hints and info.mind is not None and info.outcome is None


def why_json(info: InformationState, people: Sequence[str]) -> EndReason | None:
    """Why the game ended; None if a ruling changed the outcome."""
    if info.table is None or not info.rules.is_installed or info.rules.outcome(info.table) != info.outcome:
        return None
    why = info.rules.words.ending(info.table, info.mind, people)
    return why and sentence(why)


def sentence(words: Sentence) -> Sentence:
    """A sentence to its reader, cut to its longest length."""
    return replace(words, text=to_length(to_second_person(words.text)))


def offer_words(info: InformationState, offer: Offer, people: Sequence[str], pointer: Pointer) -> Json:
    """The consequence and place of an offer, and of its fields' values."""
    words = info.rules.words.consequence(info.table, info.mind, AnswerPart(offer.command, "", None), people)
    return {
        "grave": words.grave,
        "consequence": consequence(words.text) or f"{offer.summary}.",
        "at": words.at,
        "fields": {
            field: field_words(info, offer, field, choice, people=people, pointer=pointer) for field, choice in offer.choices.items()
        },
    }


def field_words(
    info: InformationState, offer: Offer, field: str, choice: Choice, *, people: Sequence[str], pointer: Pointer
) -> Field:
    """A field's question, and its values; None for more than are listed."""
    rules = info.rules
    found, values = listed_values(choice), None
    if found is not None and len(found) <= MOST_VALUES:
        ordered = sorted(found, key=lambda value: rules.words.value_order(field, value))
        values = tuple([value_words(info, offer.command, field, each, people=people, pointer=pointer) for each in ordered])
    return Field(offer.question(field), values, pick_of(choice))


def value_words(
    info: InformationState, command: type[Command], field: str, value: Any, *, people: Sequence[str], pointer: Pointer
) -> Value:
    words = info.rules.words.consequence(info.table, info.mind, AnswerPart(command, field, value), people)
    return Value(
        value=value,
        title=to_second_person(info.rules.words.value_text(field, msgspec.to_builtins(value), people)),
        consequence=consequence(words.text),
        grave=words.grave,
        at=words.at or pointer.place_of(command, field, value),
    )


def composed_places(info: InformationState, names: Sequence[str]) -> Iterator[tuple[str, str, Any, str]]:
    """Places of the parts of unlisted values, each with its field, part and command."""
    pointer, people = Pointer(scene_shown(info, names), reader(info), len(names)), names_for(names, reader(info))
    for offer in open_offers(info):
        for field, choice in offer.choices.items():
            for part in choice.parts() if isinstance(choice, Composed) else ():
                place = value_words(info, offer.command, field, part, people=people, pointer=pointer).at
                if place is not None:
                    yield place, field, part, offer.type


def listed_values(choice: Choice) -> list[Any] | None:
    """The values of a choice, or their parts; None if they cannot be listed."""
    match choice:
        case OneOf(values):
            return list(values)
        case Between(low, high):
            return list(range(low, high + 1)) if high - low < MOST_VALUES else None
        case Maybe(inner):
            return listed_values(inner)
        case Ordered(items, _) | Some(items):
            return distinct(items)
    return None


def distinct(items: Iterable[Any]) -> list[Any]:
    """Each item once, in order."""
    return list(dict.fromkeys(items))


def pick_of(choice: Choice) -> Pick | None:
    """The number of values to combine, and whether their order counts; None for one value."""
    match choice:
        case Maybe(inner):
            return pick_of(inner)
        case Ordered(_, size):
            return Pick(size, size, ordered=True)
        case Some(items):
            return Pick(1, len(items), ordered=False)
    return None


def consequence(text: str) -> str:
    """The consequence of an answer, cut to its longest length."""
    return to_length(to_second_person(text), LONGEST_CONSEQUENCE)


def command_words(info: InformationState, command: Command, names: Sequence[str]) -> Json:
    """The consequence of a whole command. info: of the seat that gives it."""
    rules, kind, people = info.rules, type(command), names_for(names, reader(info))
    if kind not in rules.commands:
        return {"title": command_title(kind), "consequence": f"{command_summary(kind)}.", "grave": True}
    words = rules.words.consequence(info.table, info.mind, AnswerPart(kind, "", command), people)
    return {
        "title": command_title(kind),
        "consequence": consequence(words.text) or f"{command_summary(kind)}.",
        "grave": words.grave,
    }
