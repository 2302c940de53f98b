"""`deaddrop verify` of records of events, and of the series that they count for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from io import BufferedReader
from typing import TYPE_CHECKING

from domain.audit.tournament.event_record import is_event_record
from service.app.audits.event_claims import EventClaims
from service.app.audits.event_sentences import event_sentences, series_sentences
from service.cli.hooks import Checks, FileFinding, VerifyRun
from service.cli.log_files import open_log
from service.cli.verdicts.event_facts import event_facts
from service.cli.verdicts.verify_event import verify_event
from service.cli.verdicts.verify_series import read_series, recount_series, series_facts
from service.cli.verify import LARGEST, read_input

if TYPE_CHECKING:
    from service.app.audits.event_verdict import EventVerdict


class EventChecks(Checks):
    """Checks events one by one, and then the series of `--series`.  Raises NoSeries, UnreadableFile."""

    def __init__(self, run: VerifyRun) -> None:
        where, policy = run.args.log, run.policy
        self.run = run
        self.series = read_series(read_input(run.args.series, LARGEST)) if run.args.series else None
        # The log is read once for all games.
        read = None if where is None or policy is None else cache(open_log(where))
        counted = {each.event: each.version for each in self.series.events} if self.series is not None else {}
        self.claims = EventClaims(tuple(run.held), read, policy, counted)
        self.verdicts: list[EventVerdict] = []

    def is_one(self, first: bytes) -> bool:
        return is_event_record(first)

    def verify(self, name: str, file: BufferedReader, tick: Callable[[int, int], None]) -> FileFinding:
        verdict = verify_event(file, self.run.audits, self.run.keys, tick, self.claims)
        self.verdicts.append(verdict)
        facts = event_facts(name, verdict, self.run.required)
        return FileFinding(facts, event_sentences(facts))

    def finish(self) -> Iterator[FileFinding]:
        if self.series is not None:
            facts = series_facts(self.run.args.series, recount_series(self.series, self.verdicts))
            yield FileFinding(facts, series_sentences(facts))
