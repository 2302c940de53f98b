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
        "cut the write that a power failure left unfinished from the append-only file of an external events server, before it starts",
        "The server must not run. `deaddrop up` and the systemd units do this at every start. The cut part was never\n"
        "acknowledged to a client. A file with other damage stays unchanged, and the server refuses it.",
    )
    mend.add_argument("folder", metavar="FOLDER", type=Path, help="the server's folder with its append-only file")
    mend.set_defaults(run=run_mend)


def run_mend(args: argparse.Namespace) -> int:
    """Cut the unfinished end, and print its length in bytes."""
    from service.aof_repair import drop_unfinished

    if not args.folder.is_dir():
        raise CannotStart(f"There is no folder {args.folder}.")
    try:
        cut = drop_unfinished(args.folder)
    except OSError as error:
        raise CannotStart(f"The append-only file in {args.folder} cannot be mended: {error}.") from error
    print(f"{cut} bytes that were not finished were cut off." if cut else "Nothing is unfinished.")
    return 0
