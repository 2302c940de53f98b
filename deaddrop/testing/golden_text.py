"""A golden game as text, to be checked against the rules: each command, its events, and the changes in each view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from deaddrop.testing.golden_games import GoldenGame, GoldenStep, play_golden
from domain.game.aggregate import Game
from domain.game.event_text import line_of_event
from domain.kernel.offers import Command
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Event, Known, observe

PEOPLE = ("Anna", "Bert", "Carl", "Dora", "Emil", "Fred", "Gina", "Hugo", "Ines", "Jack")

Lines = dict[str, tuple[str, ...]]


def golden_text(rules: AnyRuleset, game: GoldenGame) -> str:
    """The whole game."""
    return "\n".join(lines(rules, game)) + "\n"


def lines(rules: AnyRuleset, game: GoldenGame) -> Iterator[str]:
    options = game.options_of(rules)
    usual = msgspec.to_builtins(type(options)())
    other = {name: value for name, value in msgspec.to_builtins(options).items() if value != usual[name]}
    yield f"{rules.title} for {game.players}, {fields_text(other) if other else 'usual options'}"
    yield ", ".join(f"{seat}: {name}" for seat, name in enumerate(PEOPLE[: game.players]))
    before: Lines = {}
    for number, step in enumerate(play_golden(rules, game)):
        names = people(rules, game, step.batch.game)
        yield ""
        yield from step_lines(rules, names, number, step)
        after = views(rules, names, step.batch.game)
        yield from changes(before, after)
        before = after


def people(rules: AnyRuleset, game: GoldenGame, now: Game) -> tuple[str, ...]:
    return (*PEOPLE[: game.players], *[rules.automaton] * (len(now.seats) - game.players))


def step_lines(rules: AnyRuleset, names: tuple[str, ...], number: int, step: GoldenStep) -> Iterator[str]:
    """The command, and the events, each with its line for the public."""
    if step.seat is None or step.command is None:
        yield "0. The game opens"
    else:
        yield f"{number}. {names[step.seat]}: {command_text(step.command)}"
    for sealed in step.batch.entries:
        event = sealed.stored.event
        if type(event) in rules.events or sealed.public["type"] == "game.over":
            yield f"   {sealed.public['version']:>3} {event_text(event, names)}".rstrip()
            yield f"       {line_of_event(rules, observe(event, None).event, names)}"


def command_text(command: Command) -> str:
    fields = {
        name: value for name, value in msgspec.to_builtins(command).items() if name != "type" and value is not None
    }
    return f"{command.__struct_config__.tag} {fields_text(fields)}".rstrip()


def event_text(event: Event, names: tuple[str, ...]) -> str:
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    return f"{str(event.__struct_config__.tag).partition('.')[2]} {fields_text(fields, names)}"


def fields_text(fields: dict[str, Any], names: tuple[str, ...] = ()) -> str:
    return " ".join(f"{name}={value_text(part, names)}" for name, part in fields.items())


def value_text(part: Any, names: tuple[str, ...]) -> str:
    """A value; a hidden one with its audience."""
    if isinstance(part, Known):
        return f"{value_text(part.value, names)} [seen by {' and '.join(names[seat] for seat in sorted(part.to)) or 'nobody'}]"
    if isinstance(part, list | tuple):
        return f"({', '.join(value_text(each, names) for each in part)})"
    if part is None:
        return "none"
    return {True: "yes", False: "no"}[part] if isinstance(part, bool) else str(part)


def views(rules: AnyRuleset, names: tuple[str, ...], now: Game) -> Lines:
    """The lines of the public view, and the additional lines of each seat."""
    assert now.state is not None
    table = now.state.table
    public = rules.words.describe(table, None, names)
    own = {
        names[mind.seat]: tuple(line for line in rules.words.describe(table, mind, names) if line not in public)
        for mind in now.state.minds
    }
    return {"everybody": public, **own}


def changes(before: Lines, after: Lines) -> Iterator[str]:
    """Added and removed lines, by view."""
    for who, now in after.items():
        was = before.get(who, ())
        for line in was:
            if line not in now:
                yield f"     {who:<12} - {line}"
        for line in now:
            if line not in was:
                yield f"     {who:<12} + {line}"
