"""Findings of checks, printed as they come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from domain.kernel.text.written_text import to_escaped

if TYPE_CHECKING:
    from rich.console import Console

    from service.app.maintenance.doctor import Finding


def print_findings(
    findings: Iterable[Finding],
    games: int,
    console: Console,
    worst: int = 0,
    verdicts: Mapping[int, str] = MappingProxyType({}),
) -> int:
    """Print findings as they come, with a progress bar over `games`; returns the exit status: 1 for any problem, or
    `worst`, that of what was found before, if it is higher. verdicts: by status, a sentence that begins the last line.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    wrong = 0
    columns = (TextColumn("Checking games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("games", total=games)
        for finding in findings:
            wrong += bool(finding.problems)
            for problem in (*finding.problems, *finding.notes):
                progress.console.print(
                    to_escaped(f"{finding.game}: {problem}"), markup=False, highlight=False, soft_wrap=True
                )
            progress.advance(bar)
    status = max(worst, bool(wrong))
    verdict = f"{verdicts[status]} " if status in verdicts else ""
    console.print(f"{verdict}{count_words(games, 'game')} checked, {_result(wrong, status)}.", highlight=False, soft_wrap=True)
    return status


def count_words(number: int, noun: str) -> str:
    """A number with its noun.

    >>> count_words(1, "game"), count_words(0, "game")
    ('1 game', '0 games')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _result(wrong: int, status: int) -> str:
    if wrong:
        return count_words(wrong, "finding")
    return "none damaged" if status else "all sound"
