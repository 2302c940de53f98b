"""Every game on offer: each package under `domain.rulesets` brings one `RULESET`."""

from __future__ import annotations

import importlib
import pkgutil

from domain import rulesets
from domain.kernel.errors import Missing
from domain.kernel.ruleset import AnyRuleset


class Catalogue:
    """The rulesets by name, in the order of their names."""

    def __init__(self, *found: AnyRuleset) -> None:
        self._rulesets = {each.name: each for each in sorted(found, key=lambda each: each.name)}

    def __getitem__(self, name: str) -> AnyRuleset:
        if name not in self._rulesets:
            raise Missing(f"There is no ruleset {name!r}.")
        return self._rulesets[name]

    def __iter__(self):  # type: ignore[no-untyped-def]
        return iter(self._rulesets.values())


def discover() -> Catalogue:
    """The catalogue of everything under `domain.rulesets`."""
    names = [module.name for module in pkgutil.iter_modules(rulesets.__path__)]
    return Catalogue(*(importlib.import_module(f"{rulesets.__name__}.{name}").RULESET for name in names))
