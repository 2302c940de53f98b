"""Bars for what takes long, on standard error, and only where somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def show_progress(what: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar; each call says that one more is done."""
    shown = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=shown, transient=True, disable=not shown.is_terminal) as progress:
        bar = progress.add_task(what, total=total)
        yield lambda: progress.advance(bar)
