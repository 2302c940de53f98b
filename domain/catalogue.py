"""The installed rulesets, by name and version. Each package under `domain.rulesets` brings one `RULESET`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

from domain import rulesets
from domain.game.absent_rules import absent_ruleset
from domain.kernel.errors import NotListed
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.validation.messages import not_one_of, to_value_list


class Catalogue:
    """Rulesets sorted by name and version. New games take the newest version; existing games keep theirs."""

    def __init__(self, *installed: AnyRuleset) -> None:
        """Raises ValueError if two rulesets have the same name and version."""
        self._rulesets: dict[tuple[str, int], AnyRuleset] = {}
        for each in sorted(installed, key=lambda each: (each.name, each.version)):
            if (each.name, each.version) in self._rulesets:
                raise ValueError(f"There are two rulesets {each.name} of version {each.version}.")
            self._rulesets[each.name, each.version] = each
        self._newest = {each.name: each for each in self}

    def __iter__(self) -> Iterator[AnyRuleset]:
        """Every version of every ruleset."""
        return iter(self._rulesets.values())

    def __getitem__(self, name: str) -> AnyRuleset:
        """The newest version of a ruleset.  Raises NotListed, which names the installed rulesets."""
        if name not in self._newest:
            raise NotListed(f"There is no such ruleset: {not_one_of(name, tuple(self._newest))}")
        return self._newest[name]

    def newest(self) -> tuple[AnyRuleset, ...]:
        """The newest version of each ruleset, for new games."""
        return tuple(self._newest.values())

    def versions(self, name: str) -> list[int]:
        """The installed versions of a ruleset, ascending."""
        return [version for each, version in self._rulesets if each == name]

    def exact(self, name: str, version: int) -> AnyRuleset:
        """One version of a ruleset.  Raises NotListed, which names the installed rulesets or versions."""
        if (name, version) not in self._rulesets:
            known = to_value_list(self.versions(self[name].name))
            raise NotListed(f"There is no version {version} of {name} here, only {known}.")
        return self._rulesets[name, version]

    def for_game(self, name: str, version: int) -> AnyRuleset:
        """The rules of an existing game; an `absent_ruleset`, which refuses to decide, if this version is not
        installed.
        """
        return self._rulesets.get((name, version)) or absent_ruleset(name, version)


def discover() -> Catalogue:
    """The catalogue of everything under `domain.rulesets`."""
    names = [module.name for module in pkgutil.iter_modules(rulesets.__path__)]
    return Catalogue(*(importlib.import_module(f"{rulesets.__name__}.{name}").RULESET for name in names))
