"""What a command is doing, on standard error: progress bars on a terminal, and what it waits for."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

SLOW_S = 1.0


@contextmanager
def say_if_slow(text: str) -> Iterator[None]:
    """Say what is waited for if the block takes longer than a moment."""
    saying = Timer(SLOW_S, print, (text,), {"file": sys.stderr, "flush": True})
    saying.daemon = True
    saying.start()
    try:
        yield
    finally:
        saying.cancel()


@contextmanager
def show_progress(what: str, total: int) -> Iterator[Callable[[], None]]:
    """Show a progress bar; each call of the yielded function advances it by one."""
    shown = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=shown, transient=True, disable=not shown.is_terminal) as progress:
        bar = progress.add_task(what, total=total)
        yield lambda: progress.advance(bar)
