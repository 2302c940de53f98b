"""Installed rulesets: the built-in ones, and rulesets that other distributions provide under an entry point.

Built-in rulesets are imported directly, so missing or stale metadata cannot hide them. Foreign ones are code that runs
in every process of the service; unusable ones are left out, with the reason.
"""

from __future__ import annotations

from collections import defaultdict
from importlib.metadata import EntryPoint, entry_points
from typing import NamedTuple

from domain.catalogue import Catalogue, discover
from domain.kernel.ruleset.ruleset import AnyRuleset, Ruleset
from domain.ruleset_check import Unfit, check_ruleset
from service.app.rulesets.descriptions import ruleset_json
from service.app.rulesets.lobby_catalogue import describe_sample, table_sizes
from service.config import distribution_name

GROUP = "deaddrop.rulesets"


class LeftOut(NamedTuple):
    """An unused entry point. entry: its name and its distribution's; why: reason, as a clause."""

    entry: str
    why: str


class Foreign(NamedTuple):
    """A ruleset of another distribution. entry: its name and its distribution's, for display."""

    rules: AnyRuleset
    entry: str


class Installed(NamedTuple):
    """The usable rulesets, the foreign ones among them, and the entry points left out."""

    catalogue: Catalogue
    foreign: tuple[Foreign, ...]
    left_out: tuple[LeftOut, ...]


def load_installed_rulesets(allowed: frozenset[str] | None) -> Installed:
    """All installed rulesets. allowed: normalised names of distributions that may provide some; None: all."""
    built_in = tuple(discover())
    taken = {each.name for each in built_in}
    left_out: list[LeftOut] = []
    brought: dict[tuple[str, int], list[tuple[str, AnyRuleset]]] = defaultdict(list)
    for entry in find_allowed_entries(allowed):
        try:
            rules = load_ruleset(entry)
            if rules.name in taken:
                raise Unfit(f"{rules.name} is a game of this service: its name is taken")
        except Unfit as unfit:
            left_out.append(LeftOut(entry_point_label(entry), str(unfit)))
        else:
            brought[rules.name, rules.version].append((entry_point_label(entry), rules))
    for (name, version), found in brought.items():
        if len(found) > 1:
            entries = [entry for entry, _ in found]
            why = f"{name}, version {version}, is provided more than once ({'; '.join(entries)}): keep one"
            left_out += [LeftOut(entry, why) for entry in entries]
    foreign = tuple([Foreign(rules, entry) for [(entry, rules), *more] in brought.values() if not more])
    return Installed(Catalogue(*built_in, *[each.rules for each in foreign]), foreign, tuple(left_out))


def find_allowed_entries(allowed: frozenset[str] | None) -> list[EntryPoint]:
    """The entry points that may provide rulesets, by their labels. allowed: as in `load_installed_rulesets`."""
    found = [each for each in entry_points(group=GROUP) if allowed is None or distribution(each) in allowed]
    return sorted(found, key=entry_point_label)


def describe_foreign(allowed: frozenset[str] | None) -> list[str]:
    """A line for each ruleset of another distribution, and for each one left out. Loads nothing if there is none."""
    if not find_allowed_entries(allowed):
        return []
    found = load_installed_rulesets(allowed)
    return [f"{each.rules.title} ({rules_label(each.rules)}) comes from {each.entry}." for each in found.foreign] + [
        f"The ruleset {entry} is left out: {why}." for entry, why in found.left_out
    ]


def rules_label(rules: AnyRuleset) -> str:
    """A ruleset for display, as operators write it."""
    return f"{rules.name}, version {rules.version}"


def load_ruleset(entry: EntryPoint) -> AnyRuleset:
    """The ruleset of an entry point: its object, or the result of its function without parameters.  Raises Unfit."""
    try:
        given = entry.load()
        given = given() if callable(given) and not isinstance(given, Ruleset) else given
    except (Exception, SystemExit) as error:
        raise Unfit(f"it cannot be imported: {type(error).__name__}: {error}") from error
    rules = check_ruleset(given)
    try:
        ruleset_json(rules)
        if not table_sizes(rules):
            raise Unfit("no options seat any number of its players")
        describe_sample(rules)
    except Unfit:
        raise
    except Exception as error:
        raise Unfit(f"it cannot be described: {type(error).__name__}: {error}") from error
    return rules


def distribution(entry: EntryPoint) -> str:
    """Normalised name of an entry point's distribution."""
    return distribution_name(entry.dist.name if entry.dist is not None else "")


def entry_point_label(entry: EntryPoint) -> str:
    """An entry point for display: its name, and its distribution with version."""
    found = entry.dist
    return f"{entry.name} of {found.name} {found.version}" if found is not None else entry.name
