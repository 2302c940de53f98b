"""What tournaments bring to the command line."""

from __future__ import annotations

import argparse

from extensions.tournaments.cli.demo_tournament import command as demo_tournament
from service.cli.help_texts import Commands
from service.cli.hooks import Checks, RecordKind, Subcommand, VerifyRun


class Demo(Subcommand):
    """`deaddrop demo-tournament`."""

    def add_to(self, commands: Commands) -> None:
        demo_tournament.add_to(commands)


class Records(RecordKind):
    """Records of tournaments, and the standings of series."""

    plural = "tournaments"
    source = "GET /v1/tournaments/{tournamentId}/record"

    def add_options(self, verify: argparse.ArgumentParser) -> None:
        verify.add_argument(
            "--series",
            metavar="STANDINGS",
            help="recompute the standings of a series from its tournaments, and compare with this answer of GET /v1/series",
        )

    def begin(self, run: VerifyRun) -> Checks:
        # What it imports takes time that no other command should take.
        from extensions.tournaments.cli.records import TournamentChecks

        return TournamentChecks(run)


PARTS = (Demo(), Records())
