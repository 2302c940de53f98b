"""The first sentence of a verdict: whether a game is fit for a tournament, and what is missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from domain.kernel.event_text import and_list
from service.cli.verdicts.requirements import PRESETS, unmet_requirements

if TYPE_CHECKING:
    from service.app.audits.audit import Verdict

MISSING = {
    "complete": "the record is not complete",
    "luck": "it is not shown that nobody could choose the deal",
    "unrestored": "the game was put back",
    "signature": "no key that was given has signed it",
    "names": "its names are not signed",
    "bots": "not every move of a bot was derived",
    "log": "no log that was given holds its opening and its end",
}
"""What is said of a requirement that is not met."""
SHOWN: dict[str, Callable[[Verdict], str]] = {
    "luck": lambda verdict: "nobody could choose the deal" + ("" if verdict.round == "good" else ", if one player is honest"),
    "complete": lambda _: "every move follows the rules",
    "signature": lambda _: "signed",
    "log": lambda verdict: f"in the log, seen by {witnesses_text(verdict)}",
}
"""What is said of those that are."""


def fitness_line(verdict: Verdict) -> str:
    """One sentence on a consistent record."""
    missing = unmet_requirements(verdict, PRESETS["tournament"])
    if missing:
        return f"Fit for a tournament: no, since {and_list([MISSING[name] for name in missing])}."
    shown = "; ".join(say(verdict) for say in SHOWN.values())
    return f"Fit for a tournament: yes. {shown[0].upper()}{shown[1:]}."


def witnesses_text(verdict: Verdict) -> str:
    count = 0 if verdict.log is None else len(verdict.log.cosigned)
    return f"{count} {'witness' if count == 1 else 'witnesses'}" if count else "no witness"
