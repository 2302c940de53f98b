"""Explains why a command is not offered, from the seat's own offers: the offending field and its legal values."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, Protocol, runtime_checkable

import msgspec

from domain.kernel.choices import Between, Choice, Maybe, OneOf, Ordered, Some
from domain.kernel.errors import NotOffered
from domain.kernel.offers import Answer, Command, Offer, Way, Withheld, fits_way, to_offers, to_withheld
from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import with_capital
from domain.kernel.validation.messages import MOST_LISTED, to_quote, to_value_list

MOST_TRIED = 64
"""Bound on the offers compared with one command."""


@runtime_checkable
class Judging(Protocol):
    """A choice with its own message for a value it does not admit."""

    def against(self, value: Any) -> str: ...


def not_offered(answers: Sequence[Answer], seat: Seat, command: Command) -> NotOffered:
    """The refusal of a command that no offer admits. answers: to the seat, with those that are withheld."""
    name = str(command.__struct_config__.tag)
    offers, withheld = to_offers(answers), [each for each in to_withheld(answers) if each.command is type(command)]
    same = [offer for offer in islice(offers, MOST_TRIED) if offer.command is type(command)]
    if not same:
        open_now = to_value_list(dict.fromkeys(offer.type for offer in offers)) or "nothing"
        reason = next((each for each in withheld if not each.field), None)
        said = f"It is not open to seat {seat} now." if reason is None else f"{with_capital(reason.reason)}."
        message = f"{said} Open now: {open_now}."
        return NotOffered(f"{name}: {message}", command.rule if reason is None else reason.rule, {"type": [message]})
    nearest, faults = min(((each, command_misfits(each, command)) for each in same), key=lambda pair: len(pair[1]))
    for field, message in faults.items():
        reason = next((each for each in withheld if each.field == field and is_given(command, each)), None)
        if reason is not None:
            faults[field] = f"{with_capital(reason.reason)}. {message}"
    field, message = next(iter(faults.items()))
    return NotOffered(f"{name}: {field}: {message}", nearest.rule, {name: [text] for name, text in faults.items()})


def is_given(command: Command, withheld: Withheld) -> bool:
    """Whether a command has the value that is withheld, alone or among others."""
    value = getattr(command, withheld.field)
    return bool(value == withheld.value or (isinstance(value, list | tuple) and withheld.value in value))


def command_misfits(offer: Offer, command: Command) -> dict[str, str]:
    """Messages by field for a command that this offer does not admit."""
    found = {}
    for name in command.__struct_fields__:
        value, choice = getattr(command, name), offer.choices.get(name)
        if choice is None and value is not None:
            found[name] = "Leave this field out now."
        elif choice is not None and not choice.admits(value):
            found[name] = misfit_message(choice, value)
    return found or ways_misfit(offer, command)


def ways_misfit(offer: Offer, command: Command) -> dict[str, str]:
    """The message for the first field that no way allows in combination with the fields before it."""
    ways: Sequence[Way] = offer.ways
    before: list[str] = []
    for name in offer.choices:
        if not any(name in way for way in ways):
            continue
        fitting = [way for way in ways if fits_way({name: way[name]} if name in way else {}, command)]
        if not fitting:
            open_now = dict.fromkeys(value for way in ways for value in way[name].values)
            given = " and ".join(f"`{each}` {_value_text(getattr(command, each))}" for each in before)
            return {
                name: f"{_value_text(getattr(command, name))} does not go with {given}. Open with it: {to_value_list(open_now)}."
            }
        ways, before = fitting, [*before, name]
    return {"type": "These values do not go together."}


def misfit_message(choice: Choice, value: Any) -> str:
    """The message for a value that a choice does not admit, with the values it accepts."""
    if isinstance(choice, Judging):
        return choice.against(value)
    if value is None:
        return f"This field is required now. Open: {accepted_text(choice)}."
    return f"{_value_text(value)} is not open to you now. Open: {accepted_text(choice)}."


def accepted_text(choice: Choice) -> str:
    """The values a choice accepts, in words and request syntax.

    >>> accepted_text(Between(1, 3)), accepted_text(Ordered(("A", "B"), 1)), accepted_text(Maybe(OneOf((1, 2))))
    ('a whole number from 1 to 3', '1 of "A", "B", in an order of your choice', '1, 2, or leave it out')
    """
    match choice:
        case Between(low, high):
            return f"a whole number from {low} to {high}"
        case Maybe(inner):
            return f"{accepted_text(inner)}, or leave it out"
        case Ordered(items, size):
            return f"{size} of {to_value_list(sorted(items))}, in an order of your choice"
        case Some(items):
            return f"one or more of {to_value_list(items)}, each once"
        case OneOf(values):
            return to_value_list(values)
    return "what the offer's `schema` and its rule say"


def _value_text(value: Any) -> str:
    """A value as sent; only the start of a list."""
    plain = msgspec.to_builtins(value)
    if isinstance(plain, list | tuple) and all(isinstance(each, int | str) for each in plain):
        cut = ", …" if len(plain) > MOST_LISTED // 4 else ""
        return f"[{', '.join(map(to_quote, plain[: MOST_LISTED // 4]))}{cut}]"
    return to_quote(plain)
