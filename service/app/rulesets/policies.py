"""Policies of bots as the log names them: by version, and by a digest of the policy's source."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from dataclasses import fields
from functools import cache, partial
from hashlib import sha256
from itertools import takewhile
from pathlib import Path

from domain.game.aggregate import SeatStatus
from domain.game.events.seat_plan import BotTry, Policy
from domain.kernel.ruleset.ruleset import AnyRuleset

KERNEL = "domain.kernel."
"""Modules of defaults, which belong to no ruleset."""


def installed_policy(rules: AnyRuleset, name: str) -> Policy:
    """The installed policy with this name."""
    other = rules.imagining.bots.get(name)
    version = 1 if name == "random" else rules.imagining.house_bot_version if other is None else other.version
    return Policy(version, source_digest(rules))


def to_bot_try(rules: AnyRuleset, place: SeatStatus, number: int) -> BotTry | None:
    """The log's data on a bot's command; None for an automaton, which plays by the rules. number: of the try."""
    if place.kind == "automaton":
        return None
    played = installed_policy(rules, place.bot or "")
    return BotTry(number) if played == place.policy else BotTry(number, played)


@cache
def source_digest(rules: AnyRuleset) -> str:
    """SHA-256 over the Python files of a ruleset, its bots included, with their names; hex."""
    digest = sha256()
    for name, path in source_files(rules):
        content = path.read_bytes()
        digest.update(f"{name}\n{len(content)}\n".encode() + content)
    return digest.hexdigest()


def source_files(rules: AnyRuleset) -> Iterator[tuple[str, Path]]:
    """Files below the package that contains all functions of a ruleset; else the modules that contain them."""
    parts = (rules, rules.imagining, rules.words)
    given = [getattr(part, each.name) for part in parts for each in fields(part)]
    modules = sorted({module for each in given if (module := module_of(each))})
    names = [each.split(".") for each in modules]
    common = ".".join(each[0] for each in takewhile(lambda row: len(set(row)) == 1, zip(*names, strict=False)))
    root = Path(inspect.getsourcefile(sys.modules[common]) or "") if common in sys.modules else Path()
    if root.name == "__init__.py":
        yield from ((each.relative_to(root.parent).as_posix(), each) for each in sorted(root.parent.rglob("*.py")))
        return
    for module in modules:
        yield module, Path(inspect.getsourcefile(sys.modules[module]) or "")


def module_of(value: object) -> str | None:
    """The module of a ruleset's own function; None for other values, and for defaults."""
    function = value.func if isinstance(value, partial) else value
    module = str(getattr(function, "__module__", "")) if callable(function) else ""
    is_own = module.partition(".")[0] not in sys.stdlib_module_names and not module.startswith(KERNEL)
    return module if is_own and module in sys.modules else None
