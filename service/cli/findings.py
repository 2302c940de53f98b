"""Findings of checks, printed as they come."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from domain.kernel.text.written_text import to_escaped

if TYPE_CHECKING:
    from rich.console import Console

    from service.app.maintenance.doctor import Finding


def print_findings(findings: Iterable[Finding], games: int, console: Console, worst: int = 0) -> int:
    """Print findings as they come, with a progress bar over `games`; returns the exit status: 1 for any problem, or
    `worst`, that of what was found before, if it is higher.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    wrong = 0
    columns = (TextColumn("Checking games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task("games", total=games)
        for finding in findings:
            wrong += bool(finding.problems)
            for problem in (*finding.problems, *finding.notes):
                progress.console.print(
                    to_escaped(f"{finding.game}: {problem}"), markup=False, highlight=False, soft_wrap=True
                )
            progress.advance(bar)
    status = max(worst, bool(wrong))
    console.print(f"{games} games checked, {f'{wrong} with problems' if status else 'all sound'}.")
    return status
