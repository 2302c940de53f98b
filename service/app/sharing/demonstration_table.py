"""The table of a ruleset's recorded game, for pages that share their scene with live tables."""

from __future__ import annotations

from functools import lru_cache

from domain.game.information_state import information_state
from domain.kernel.ruleset.ruleset import AnyRuleset
from service.app.play.table_page import TablePage, to_table_page
from service.app.rulesets.demonstrations import require_demonstration

KEPT = 64
"""Most tables that a process holds: more than the home page and guides show."""


@lru_cache(KEPT)
def demonstration_table(rules: AnyRuleset, version: int) -> TablePage:
    """The table of the recorded game at a version, without offers.  Raises Missing."""
    shown = require_demonstration(rules)
    page = to_table_page(information_state(shown.at(version), shown.viewpoint), shown.people)
    return page._replace(view={**page.view, "offers": []})
