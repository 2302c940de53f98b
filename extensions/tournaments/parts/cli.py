"""What tournaments bring to the command line."""

from __future__ import annotations

import argparse

from service.cli.demo_event import command as demo_event
from service.cli.help_texts import Commands
from service.cli.hooks import Checks, RecordKind, Subcommand, VerifyRun


class Demo(Subcommand):
    """`deaddrop demo-event`."""

    def add_to(self, commands: Commands) -> None:
        demo_event.add_to(commands)


class Records(RecordKind):
    """Records of events, and the standings of series."""

    plural = "events"
    source = "GET /v1/events/{e}/record"

    def add_options(self, verify: argparse.ArgumentParser) -> None:
        verify.add_argument(
            "--series",
            metavar="STANDINGS",
            help="recompute the standings of a series from its events, and compare with this answer of GET /v1/series",
        )

    def begin(self, run: VerifyRun) -> Checks:
        # What it imports takes time that no other command should take.
        from service.cli.event_records import EventChecks

        return EventChecks(run)


PARTS = (Demo(), Records())
