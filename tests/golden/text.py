"""A game as text that people can check against the rules: each command, its events, and what changed in whose view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from domain.game.aggregate import Game
from domain.game.event_text import tell
from domain.kernel.offers import Command
from domain.kernel.secrecy import Event, Known, observe
from tests.golden.games import Golden, Step, played

PEOPLE = ("Anna", "Bert", "Carl", "Dora", "Emil", "Fred")

Lines = dict[str, tuple[str, ...]]


def told(golden: Golden) -> str:
    """The whole game."""
    return "\n".join(lines(golden)) + "\n"


def lines(golden: Golden) -> Iterator[str]:
    chosen = msgspec.to_builtins(golden.options)
    usual = msgspec.to_builtins(type(golden.options)())
    other = {name: value for name, value in chosen.items() if value != usual[name]}
    yield f"{golden.rules.title} for {golden.players}, {said(other) if other else 'usual options'}"
    yield ", ".join(f"{seat}: {name}" for seat, name in enumerate(PEOPLE[: golden.players]))
    before: Lines = {}
    for number, step in enumerate(played(golden)):
        yield ""
        yield from act(golden, number, step)
        after = views(golden, step.batch.game)
        yield from changes(before, after)
        before = after


def people(golden: Golden, game: Game) -> tuple[str, ...]:
    return (*PEOPLE[: golden.players], *[golden.rules.automaton] * (len(game.seats) - golden.players))


def act(golden: Golden, number: int, step: Step) -> Iterator[str]:
    """What was asked, and the events, each with what everybody reads of it."""
    names = people(golden, step.batch.game)
    if step.seat is None or step.command is None:
        yield "0. The game opens"
    else:
        yield f"{number}. {names[step.seat]}: {asked(step.command)}"
    for sealed in step.batch.entries:
        event = sealed.stored.event
        if type(event) in golden.rules.events or sealed.public["type"] == "game.over":
            yield f"   {sealed.public['version']:>3} {happened(event, names)}".rstrip()
            yield f"       {tell(golden.rules, observe(event, None).event, names)}"


def asked(command: Command) -> str:
    fields = {
        name: value for name, value in msgspec.to_builtins(command).items() if name != "type" and value is not None
    }
    return f"{command.__struct_config__.tag} {said(fields)}".rstrip()


def happened(event: Event, names: tuple[str, ...]) -> str:
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    return f"{str(event.__struct_config__.tag).partition('.')[2]} {said(fields, names)}"


def said(fields: dict[str, Any], names: tuple[str, ...] = ()) -> str:
    return " ".join(f"{name}={value(part, names)}" for name, part in fields.items())


def value(part: Any, names: tuple[str, ...]) -> str:
    """A value; a hidden one with those who see it."""
    if isinstance(part, Known):
        return (
            f"{value(part.value, names)} [seen by {' and '.join(names[seat] for seat in sorted(part.to)) or 'nobody'}]"
        )
    if isinstance(part, list | tuple):
        return f"({', '.join(value(each, names) for each in part)})"
    return {None: "none", True: "yes", False: "no"}[part] if part is None or isinstance(part, bool) else str(part)


def views(golden: Golden, game: Game) -> Lines:
    """The lines of everybody's view, and what each seat knows beyond them."""
    assert game.state is not None
    names, table = people(golden, game), game.state.table
    public = golden.rules.describe(table, None, names)
    own = {
        names[mind.seat]: tuple(line for line in golden.rules.describe(table, mind, names) if line not in public)
        for mind in game.state.minds
    }
    return {"everybody": public, **own}


def changes(before: Lines, after: Lines) -> Iterator[str]:
    """Lines that came and lines that went, by whose view they are in."""
    for who, now in after.items():
        was = before.get(who, ())
        for line in was:
            if line not in now:
                yield f"     {who:<12} - {line}"
        for line in now:
            if line not in was:
                yield f"     {who:<12} + {line}"
