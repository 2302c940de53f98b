"""Covers of rulesets: `look/cover.svg` in the ruleset's package, else a typographic one."""

from __future__ import annotations

from functools import cache

from domain.kernel.ruleset.ruleset import AnyRuleset
from service.app.rulesets.packages import read_package_file
from service.pictures.cover import typographic_cover

PLACE = "look/cover.svg"


@cache
def cover_of(rules: AnyRuleset) -> str:
    """The cover of a ruleset as SVG, 1200 by 420."""
    own = read_package_file(rules, PLACE) if rules.is_installed else None
    return own or typographic_cover(rules.title)
