"""The process that imagines how one game could have gone: `python -m service.app.playouts.process`, started by `pool`.

It reads a task from standard input and writes the swings to standard output, under limits that the system enforces.
"""

from __future__ import annotations

import resource
import sys
from contextlib import suppress

import msgspec

from domain.game.turning.imagined import Chances, DecisionPoint
from domain.game.turning.swings import Swing, find_swings, world_count
from domain.kernel.ruleset.ruleset import AnyRuleset
from service.app.rulesets.installed import load_installed_rulesets
from service.config import parse_rulesets

MEBIBYTES = 512


class Task(msgspec.Struct, frozen=True):
    """A finished game. rulesets: distributions that may provide its rules; seats: number of all seats; playing: seats
    of people and bots; positions: version, table and the winners' minds at each decision, as JSON; end: the version at
    which it was won.
    """

    rulesets: str
    ruleset: str
    version: int
    options: bytes
    seats: int
    playing: int
    winners: tuple[int, ...]
    seed: bytes
    positions: tuple[tuple[int, bytes, tuple[bytes, ...]], ...]
    end: int


def imagine(task: Task) -> tuple[Swing, ...]:
    """The swings of a game."""
    found = load_installed_rulesets(parse_rulesets({"DEADDROP_RULESETS": task.rulesets}))
    rules = found.catalogue.exact(task.ruleset, task.version)
    positions = [to_position(rules, task, each) for each in task.positions]
    chances = Chances(rules, task.playing, task.winners, task.seed, world_count(len(positions)))
    return find_swings(positions, task.end, chances.at)


def to_position(rules: AnyRuleset, task: Task, row: tuple[int, bytes, tuple[bytes, ...]]) -> DecisionPoint:
    """A position in the types of its rules."""
    blank = rules.initial(msgspec.json.decode(task.options, type=rules.options), task.seats)
    version, table, minds = row
    kinds = [type(blank.minds[seat]) for seat in task.winners]
    known = [msgspec.json.decode(mind, type=kind) for mind, kind in zip(minds, kinds, strict=True)]
    return DecisionPoint(version, msgspec.json.decode(table, type=type(blank.table)), tuple(known))


def limit(cpu_s: int) -> None:
    """Limit this process irrevocably. Skips limits the system does not have."""
    size = MEBIBYTES * 1024 * 1024
    for what, most in (
        (resource.RLIMIT_CPU, cpu_s),
        (resource.RLIMIT_AS, size),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
    ):
        with suppress(ValueError, OSError):
            resource.setrlimit(what, (most, most))


def main() -> None:
    """Imagine the game of standard input. The argument: seconds of CPU time."""
    limit(int(sys.argv[1]))
    task = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Task)
    sys.stdout.buffer.write(msgspec.msgpack.encode(imagine(task)))


if __name__ == "__main__":
    main()
