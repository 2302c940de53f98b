"""Guides of rulesets: `look/guide.json` in the ruleset's package."""

from __future__ import annotations

from functools import cache

from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.words.guide import Guide, decode_guide
from service.app.rulesets.packages import read_package_file

PLACE = "look/guide.json"


@cache
def find_guide(rules: AnyRuleset) -> Guide | None:
    """The guide of a ruleset; None if its package has none."""
    text = read_package_file(rules, PLACE)
    return None if text is None else decode_guide(text)
