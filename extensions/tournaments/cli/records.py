"""`deaddrop verify` of records of tournaments, and of the series that they count for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from io import BufferedReader
from typing import TYPE_CHECKING

from extensions.tournaments.audit.claims import TournamentClaims
from extensions.tournaments.audit.record.record_file import is_tournament_record
from extensions.tournaments.audit.sentences import series_sentences, tournament_sentences
from extensions.tournaments.cli.facts import tournament_facts
from extensions.tournaments.cli.verify_series import read_series, recount_series, series_facts
from extensions.tournaments.cli.verify_tournament import verify_tournament
from service.cli.hooks import Checks, FileFinding, VerifyRun
from service.cli.log_files import open_log
from service.cli.verify import LARGEST, read_input

if TYPE_CHECKING:
    from extensions.tournaments.audit.verdict import TournamentVerdict


class TournamentChecks(Checks):
    """Checks tournaments one by one, and then the series of `--series`.  Raises NoSeries, UnreadableFile."""

    def __init__(self, run: VerifyRun) -> None:
        where, policy = run.args.log, run.policy
        self.run = run
        self.series = read_series(read_input(run.args.series, LARGEST)) if run.args.series else None
        # The log is read once for all games.
        read = None if where is None or policy is None else cache(open_log(where))
        counted = {each.tournament: each.version for each in self.series.tournaments} if self.series is not None else {}
        self.claims = TournamentClaims(tuple(run.held), read, policy, counted)
        self.verdicts: list[TournamentVerdict] = []

    def is_one(self, first: bytes) -> bool:
        return is_tournament_record(first)

    def verify(self, name: str, file: BufferedReader, tick: Callable[[int, int], None]) -> FileFinding:
        verdict = verify_tournament(file, self.run.audits, self.run.keys, tick, self.claims)
        self.verdicts.append(verdict)
        facts = tournament_facts(name, verdict, self.run.required)
        return FileFinding(facts, tournament_sentences(facts))

    def finish(self) -> Iterator[FileFinding]:
        if self.series is not None:
            facts = series_facts(self.run.args.series, recount_series(self.series, self.verdicts))
            yield FileFinding(facts, series_sentences(facts))
