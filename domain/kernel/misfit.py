"""Why a command is not offered, from the asker's own offers: which field has a value that is not open, and what is open instead."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, NamedTuple, Protocol, runtime_checkable

import msgspec

from domain.kernel.errors import NotOffered
from domain.kernel.offers import Between, Choice, Command, Maybe, Offer, OneOf, Ordered, Some, Way, goes
from domain.kernel.secrecy import Seat
from domain.kernel.validation import MOST_LISTED, quoted, spelled

MOST_TRIED = 64
"""Offers of one command that are compared."""


class Closed(NamedTuple):
    """Why a ruleset does not offer a command at all. rule: the number that says so; reason: a sentence."""

    rule: str
    reason: str


@runtime_checkable
class Judging(Protocol):
    """A choice that can say itself what speaks against a value."""

    def against(self, value: Any) -> str: ...


def not_offered(offers: Sequence[Offer], seat: Seat, command: Command, closed: Closed | None = None) -> NotOffered:
    """The refusal of a command that no offer admits. closed: the reason of the rules, where they have one."""
    name = str(command.__struct_config__.tag)
    same = [offer for offer in islice(offers, MOST_TRIED) if offer.command is type(command)]
    if not same:
        open_now = spelled(dict.fromkeys(offer.type for offer in offers)) or "nothing"
        reason = closed.reason if closed is not None else f"It is not open to seat {seat} now."
        message = f"{reason} Open now: {open_now}."
        return NotOffered(
            f"{name}: {message}", closed.rule if closed is not None else command.rule, {"type": [message]}
        )
    nearest, faults = min(((each, misfits(each, command)) for each in same), key=lambda pair: len(pair[1]))
    field, message = next(iter(faults.items()))
    return NotOffered(f"{name}: {field}: {message}", nearest.rule, {name: [said] for name, said in faults.items()})


def misfits(offer: Offer, command: Command) -> dict[str, str]:
    """What speaks against each field of a command that this offer of it does not admit."""
    found = {}
    for name in command.__struct_fields__:
        value, choice = getattr(command, name), offer.choices.get(name)
        if choice is None and value is not None:
            found[name] = "Leave this field out now."
        elif choice is not None and not choice.admits(value):
            found[name] = against(choice, value)
    return found or against_ways(offer, command)


def against_ways(offer: Offer, command: Command) -> dict[str, str]:
    """The first field that does not go with those before it, and what does."""
    ways: Sequence[Way] = offer.ways
    before: list[str] = []
    for name in offer.choices:
        if not any(name in way for way in ways):
            continue
        fitting = [way for way in ways if goes({name: way[name]} if name in way else {}, command)]
        if not fitting:
            open_now = dict.fromkeys(value for way in ways for value in way[name].values)
            given = " and ".join(f"`{each}` {_said(getattr(command, each))}" for each in before)
            return {
                name: f"{_said(getattr(command, name))} does not go with {given}. Open with it: {spelled(open_now)}."
            }
        ways, before = fitting, [*before, name]
    return {"type": "These values do not go together."}


def against(choice: Choice, value: Any) -> str:
    """What speaks against a value that a choice does not admit, and what it takes."""
    if isinstance(choice, Judging):
        return choice.against(value)
    if value is None:
        return f"This field is required now. Open: {takes(choice)}."
    return f"{_said(value)} is not open to you now. Open: {takes(choice)}."


def takes(choice: Choice) -> str:
    """The values that a choice takes, in words and as a request would say them.

    >>> takes(Between(1, 3)), takes(Ordered(("A", "B"), 1)), takes(Maybe(OneOf((1, 2))))
    ('a whole number from 1 to 3', '1 of "A", "B", in an order of your choice', '1, 2, or leave it out')
    """
    match choice:
        case Between(low, high):
            return f"a whole number from {low} to {high}"
        case Maybe(inner):
            return f"{takes(inner)}, or leave it out"
        case Ordered(items, size):
            return f"{size} of {spelled(sorted(items))}, in an order of your choice"
        case Some(items):
            return f"one or more of {spelled(items)}, each once"
        case OneOf(values):
            return spelled(values)
    return "what the offer's `schema` and its rule say"


def _said(value: Any) -> str:
    """A value as it was sent; of a list, its first values."""
    plain = msgspec.to_builtins(value)
    if isinstance(plain, list | tuple) and all(isinstance(each, int | str) for each in plain):
        cut = ", …" if len(plain) > MOST_LISTED // 4 else ""
        return f"[{', '.join(map(quoted, plain[: MOST_LISTED // 4]))}{cut}]"
    return quoted(plain)
