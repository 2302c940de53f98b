"""`deaddrop mend`: cuts the unfinished end from an append-only file, before its server starts."""

from __future__ import annotations

import argparse
from pathlib import Path

from service.cannot_start import CannotStart
from service.cli.help_texts import Commands, add_command


def add_to(commands: Commands) -> None:
    """Register the subcommand."""
    mend = add_command(
        commands,
        "mend",
        "before an events server of your own starts: cut off what it had not finished to write when the power failed",
        "The server must not run. `deaddrop up` does it by itself; the systemd units do it at every start. Nobody was told that what\n"
        "is cut off is there. A file that is damaged otherwise is left as it is, and the server refuses it.",
    )
    mend.add_argument("folder", metavar="FOLDER", type=Path, help="where the server keeps its append-only file")
    mend.set_defaults(run=run_mend)


def run_mend(args: argparse.Namespace) -> int:
    """Cut it off, and print how many bytes."""
    from service.supervisor.aof_repair import drop_unfinished

    if not args.folder.is_dir():
        raise CannotStart(f"There is no folder {args.folder}.")
    try:
        cut = drop_unfinished(args.folder)
    except OSError as error:
        raise CannotStart(f"The append-only file in {args.folder} cannot be mended: {error}.") from error
    print(f"{cut} bytes that were not finished were cut off." if cut else "Nothing is unfinished.")
    return 0
