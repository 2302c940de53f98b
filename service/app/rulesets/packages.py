"""Files in a ruleset's package, or in one around it."""

from __future__ import annotations

import sys
from importlib import resources

from domain.kernel.ruleset.ruleset import AnyRuleset


def read_package_file(rules: AnyRuleset, place: str) -> str | None:
    """The text of a file in the package of a ruleset, or in the nearest one around it; None if there is none."""
    package = sys.modules[rules.initial.__module__].__package__
    while package:
        page = resources.files(package).joinpath(place)
        if page.is_file():
            return page.read_text(encoding="utf-8")
        package = package.rpartition(".")[0]
    return None
