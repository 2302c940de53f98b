"""What an extension can bring to the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator, Sequence
from io import BufferedReader
from typing import TYPE_CHECKING, NamedTuple

from service.app.audits.sentences import Facts
from service.cli.help_texts import Commands

if TYPE_CHECKING:
    from domain.audit.held import HeldHead
    from domain.transparency.policy import LogPolicy
    from service.app.audits.audit_pool import Audits


class Subcommand:
    """A command of `deaddrop`."""

    def add_to(self, commands: Commands) -> None:
        """Register it."""
        raise NotImplementedError


class FileFinding(NamedTuple):
    """What was found of a file. facts: as JSON values, among them `verdict` and `file`; sentences: on them."""

    facts: Facts
    sentences: Iterable[str]


class VerifyRun(NamedTuple):
    """What one run of `deaddrop verify` is given. keys: public ones by id, None to leave signatures unchecked; required: by
    `--require`; policy: of the log `args.log`.
    """

    args: argparse.Namespace
    audits: Audits
    keys: dict[str, bytes] | None
    held: Sequence[HeldHead]
    policy: LogPolicy | None
    required: Sequence[str]


class Checks:
    """One run's checks of the records of one kind, file by file."""

    def is_one(self, first: bytes) -> bool:
        """Whether a file that begins with this line, or with this part of it, says that it is such a record."""
        raise NotImplementedError

    def verify(self, name: str, file: BufferedReader, tick: Callable[[int, int], None]) -> FileFinding:
        """What is found of a file. tick: called with the number of steps done and of all.  Raises CannotStart."""
        raise NotImplementedError

    def finish(self) -> Iterator[FileFinding]:
        """What is found of all files together."""
        return iter(())


class RecordKind:
    """Records that `deaddrop verify` checks besides those of games. plural: what they are of; source: what answers them."""

    plural: str
    source: str

    def add_options(self, verify: argparse.ArgumentParser) -> None:
        """Add options of `deaddrop verify`."""

    def begin(self, run: VerifyRun) -> Checks:
        """The checks of one run.  Raises CannotStart."""
        raise NotImplementedError
