"""Rules that a game was created under and that are not installed: the game can be read, and takes no commands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, ClassVar, NoReturn

import msgspec

from domain.game.events import ReplayShared, RulingMade, TokenMinted, TokenRevoked
from domain.kernel.errors import RulesNotInstalled
from domain.kernel.folds import Fold, Folds, HouseFold
from domain.kernel.ruleset import AnyRuleset, Ruleset
from domain.kernel.secrecy import Event

NEEDS_NO_RULES = (TokenMinted, TokenRevoked, ReplayShared, RulingMade)
"""Events that change nothing at the table, and follow from the game's log alone."""


class AbsentRuleset(Ruleset[Any, Any, Any]):
    """A ruleset of which only name and version are known."""

    is_installed: ClassVar[bool] = False


class Anything(msgspec.Struct):
    """Options or a deal of unknown fields."""


@cache
def absent_ruleset(name: str, version: int) -> AnyRuleset:
    """The rules of this name and version, not installed: every function that would decide or draw raises RulesNotInstalled, and the folds know no event."""

    def refuse(*_: Any) -> NoReturn:
        raise not_installed(name, version)

    return AbsentRuleset(
        name=name,
        version=version,
        title=f"{name}, version {version}",
        blurb="",
        automaton="Automaton",
        players=(1, 1),
        options=Anything,
        deal=Anything,
        commands=(),
        events=(),
        seating=refuse,
        initial=refuse,
        open=refuse,
        stated=refuse,
        folds=Folds(Fold({}), Fold({}), HouseFold({})),
        decisions=refuse,
        offers=refuse,
        default=refuse,
        decide=refuse,
        outcome=refuse,
        reveal=refuse,
        sample_world=refuse,
        house_bot=refuse,
        describe=refuse,
        tell=event_type,
        sketch=refuse,
    )


def not_installed(name: str, version: int) -> RulesNotInstalled:
    """The refusal of a game that was created under these rules."""
    return RulesNotInstalled(f"This game is played by {name}, version {version}, which is not installed here.")


def event_type(event: Event, _: Sequence[str]) -> str:
    """An event by its type: only its rules could say more."""
    return f"{event.__struct_config__.tag} (its rules are not installed here)"


def demand_rules(rules: AnyRuleset) -> None:
    """Raises RulesNotInstalled for rules that cannot decide anything here."""
    if not rules.is_installed:
        raise not_installed(rules.name, rules.version)


def demand_rules_for(rules: AnyRuleset, events: Iterable[Event]) -> None:
    """Raises RulesNotInstalled where these events follow from rules that are not installed."""
    if not rules.is_installed and not all(isinstance(each, NEEDS_NO_RULES) for each in events):
        raise not_installed(rules.name, rules.version)


def absent_text(rules: AnyRuleset) -> str:
    """What a view says in the place of the table."""
    return (
        f"The rules of this game ({rules.name}, version {rules.version}) are not installed here: "
        "its log and its record can be read, and it takes no commands."
    )
