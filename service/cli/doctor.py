"""`deaddrop doctor`: every game's stream, chain and due, checked with a progress bar."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable
from typing import TYPE_CHECKING

from service.cli.wording import Commands, add_command
from service.config import Config

if TYPE_CHECKING:
    from rich.console import Console

    from service.app.doctor import Finding


def add_to(commands: Commands) -> None:
    """Make `doctor` known."""
    doctor = add_command(
        commands,
        "doctor",
        "check every game: its stream, its chain of digests, and what automation owes",
        "The exit status is 0 when all is sound, and 1 when anything is wrong. The service must be running.",
    )
    doctor.set_defaults(run=run)


def run(_args: argparse.Namespace) -> int:
    """Check the store of the running service."""
    from rich.console import Console

    from service.app.doctor import check
    from service.embedded import outside
    from service.factory import create_context

    config = Config.from_env(os.environ)
    outside.check("events", config.redis_url, keeps_games=False)
    context = create_context(config)
    return report(check(context.store, context.catalogue), len(context.store.games()), Console())


def report(findings: Iterable[Finding], games: int, console: Console) -> int:
    """Tell what was found, game by game as they are checked, out of `games`; the exit status, 1 if anything is wrong."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    checked = wrong = 0
    columns = (TextColumn("Checking games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task("games", total=games)
        for finding in findings:
            checked += 1
            wrong += bool(finding.problems)
            for problem in finding.problems:
                progress.console.print(f"{finding.game}: {problem}", markup=False, highlight=False, soft_wrap=True)
            progress.advance(bar)
    console.print(
        f"{checked} games checked, {wrong} with problems." if wrong else f"{checked} games checked, all sound."
    )
    return 1 if wrong else 0
