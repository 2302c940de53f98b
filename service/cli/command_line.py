"""The command line of `deaddrop`: its commands, and how a refusal is said."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from service.cli import backup, demo, doctor, keys, openapi, processes, records, repair_aof, up, verify
from service.cli.help_texts import SETTINGS, WIDE, print_escaped
from service.config import CannotStart

ABOUT = "Dead Drop: a game service for hidden-information spy games, where nothing you may not know reaches you."


class _Version(argparse.Action):
    """Print the version; looked up only when asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        parser.exit(message=f"Dead Drop {version('deaddrop')}\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit status."""
    args = _parser().parse_args(argv)
    try:
        return int(args.run(args))
    except CannotStart as error:
        print_escaped(f"deaddrop: {error}", sys.stderr)
        return error.status
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read has read enough
        return 0


def _parser() -> argparse.ArgumentParser:
    usage = "deaddrop [-h] [--version] COMMAND [options]"
    parser = argparse.ArgumentParser("deaddrop", usage, description=ABOUT, epilog=SETTINGS, formatter_class=WIDE)
    parser.add_argument("--version", action=_Version, nargs=0, help="show the version and end")
    commands = parser.add_subparsers(title="commands", prog="deaddrop", metavar="COMMAND [options]", required=True)
    for room in (up, processes, demo, verify, doctor, repair_aof, backup, records, keys, openapi):
        room.add_to(commands)
    return parser
