"""Stand-in for rulesets that are not installed: their games can be read but take no commands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, ClassVar, NoReturn

import msgspec

from domain.game.events.game_events import ReplayShared, RulingMade, TokenMinted, TokenRevoked
from domain.kernel.errors import RulesNotInstalled
from domain.kernel.folds import Folds
from domain.kernel.ruleset.imagining import Imagining
from domain.kernel.ruleset.ruleset import AnyRuleset, Ruleset
from domain.kernel.ruleset.words import Words
from domain.kernel.secrecy import Event

NEEDS_NO_RULES = (TokenMinted, TokenRevoked, ReplayShared, RulingMade)
"""Events that can be appended without the rules, since they leave the table unchanged."""


class AbsentRuleset(Ruleset[Any, Any, Any]):
    """A ruleset known by name and version only."""

    is_installed: ClassVar[bool] = False


class Anything(msgspec.Struct):
    """Options or a deal of unknown fields."""


@cache
def absent_ruleset(name: str, version: int) -> AnyRuleset:
    """The stand-in: functions that would decide or draw raise RulesNotInstalled, and the folds have no rows."""

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
        seating=refuse,
        initial=refuse,
        open=refuse,
        deal_outcomes=refuse,
        folds=Folds((), {}),
        decisions=refuse,
        answers=refuse,
        default=refuse,
        decide=refuse,
        outcome=refuse,
        reveal=refuse,
        imagining=Imagining(refuse, refuse),
        words=Words(describe=refuse, line=event_type),
    )


def not_installed(name: str, version: int) -> RulesNotInstalled:
    """The refusal for games under these rules."""
    return RulesNotInstalled(f"This game is played by {name}, version {version}, which is not installed here.")


def event_type(event: Event, _: Sequence[str]) -> str:
    """An event as its tag; only its rules could give more."""
    return f"{event.__struct_config__.tag} (its rules are not installed here)"


def require_rules(rules: AnyRuleset) -> None:
    """Raises RulesNotInstalled unless these rules are installed."""
    if not rules.is_installed:
        raise not_installed(rules.name, rules.version)


def require_rules_for(rules: AnyRuleset, events: Iterable[Event]) -> None:
    """Raises RulesNotInstalled if these events need rules that are not installed."""
    if not rules.is_installed and not all(isinstance(each, NEEDS_NO_RULES) for each in events):
        raise not_installed(rules.name, rules.version)


def absent_text(rules: AnyRuleset) -> str:
    """Replaces the table in a view's text."""
    return (
        f"The rules of this game ({rules.name}, version {rules.version}) are not installed here: "
        "its log and its record can be read, and it takes no commands."
    )
