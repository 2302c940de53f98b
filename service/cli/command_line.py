"""The command line of `deaddrop`: subcommands, and the printing of errors."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from service.cannot_start import CannotStart
from service.cli import (
    backup,
    doctor,
    keys,
    moderate,
    openapi,
    processes,
    records,
    repair_aof,
    up,
    verify,
    witness,
)
from service.cli.help_texts import SETTINGS, WIDE, print_escaped
from service.cli.hooks import Subcommand
from service.extensions import SETTING, installed_extensions

OURS = ("deaddrop", "domain", "extensions", "projections", "service", "workers")
ABOUT = "Dead Drop: a game service for hidden-information spy games. No answer contains information hidden from its caller."


class _Version(argparse.Action):
    """`--version`; reads the version of the distribution only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print(f"Dead Drop {version('deaddrop-games')}")
        parser.exit()


class _Parser(argparse.ArgumentParser):
    """Says with an error whether extensions that are off have commands or options, since it does not know these."""

    def error(self, message: str) -> NoReturn:
        off = [each.name for each in installed_extensions().left_out if each.has_floor("cli")]
        super().error(f"{message}\nCommands and options of extensions that are off ({SETTING}) are not offered: {', '.join(off)}." if off else message)


class MissingPackage(CannotStart):
    """A command needs a package of an extra that is not installed. Status 2: `verify` answers 1 for a wrong record."""

    status = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit status."""
    try:
        parser = _parser()
        if not (sys.argv[1:] if argv is None else argv):
            parser.print_help(sys.stderr)
            return 2
        return _run(parser.parse_args(argv))
    except CannotStart as error:
        print_escaped(f"deaddrop: {error}", sys.stderr)
        return error.status
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader has closed the pipe
        return 0


def _run(args: argparse.Namespace) -> int:
    """Raises CannotStart, MissingPackage."""
    try:
        return int(args.run(args))
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", *OURS):
            raise
        raise MissingPackage(
            f"`{args.command}` needs the package {missing}, which is not installed. Install Dead Drop with its extra "
            f"`{args.extra}`, from a checkout of it for example: python -m pip install '.[{args.extra}]'"
        ) from error


def _parser() -> argparse.ArgumentParser:
    """Raises BadSetting."""
    usage = "deaddrop [-h] [--version] COMMAND [options]"
    parser = _Parser("deaddrop", usage, description=ABOUT, epilog=SETTINGS, formatter_class=WIDE)
    parser.add_argument("--version", action=_Version, nargs=0, help="show the version and end")
    commands = parser.add_subparsers(
        title="commands", prog="deaddrop", metavar="COMMAND [options]", required=True, parser_class=argparse.ArgumentParser
    )
    for room in (up, processes, verify, doctor, repair_aof, backup, records, moderate, keys, witness, openapi):
        room.add_to(commands)
    for each in installed_extensions().of("cli", Subcommand):
        each.add_to(commands)
    return parser
