"""The numbered rules of a game, which its code cites."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path

from domain.kernel.ruleset.ruleset import AnyRuleset

NUMBER = re.compile(r"[A-Z]{2,}-\d+(?:\.\d+)*")


@cache
def rule_numbers(rules: AnyRuleset) -> frozenset[str] | None:
    """Every number in a ruleset's rulebook, else in the RULES.md next to the game's code or above it in its package;
    None if there is neither.
    """
    if rules.rulebook is not None:
        return frozenset(NUMBER.findall(rules.rulebook))
    module = sys.modules[rules.events[0].__module__].__file__
    for folder in Path(module).parents if module is not None else ():
        if (folder / "RULES.md").exists():
            return frozenset(NUMBER.findall((folder / "RULES.md").read_text()))
        if not (folder / "__init__.py").exists():
            break
    return None
