"""The jobs server as workers and couriers see it: a connection that is lost is one outage in the log, and ends the process."""

from __future__ import annotations

import logging

import redis
from redis.exceptions import RedisError
from rq.worker import BaseWorker

from service.cannot_start import CannotStart
from service.outage_reports import OutageCause, OutageReports, Probe

JOBS = "the jobs server"
REMEDY = (
    "if it runs, mend the network to it, else start it again; it needs no data, and owed turns are sent again when it is back. "
    "Until then bots, clocks and webhooks wait"
)
KNOWN = ("could not connect to Redis instance", "Redis connection timeout", "exception raised while executing")
"""Lines of RQ that say what we say once: of the server, and of jobs that failed."""


def find_jobs_cause(error: BaseException) -> OutageCause:
    """The cause of an error of the jobs server."""
    what = "does not answer in time" if isinstance(error, redis.TimeoutError) else f"cannot be used ({type(error).__name__})"
    return OutageCause(type(error).__name__, what, REMEDY)


class OneLinePerOutage(logging.Filter):
    """Drops RQ's lines about the jobs server and about failed jobs, and reports the server's outage instead."""

    def __init__(self, reports: OutageReports, probe: Probe) -> None:
        super().__init__()
        self._reports, self._probe = reports, probe

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether RQ's line is logged."""
        quoted = [*(record.args if isinstance(record.args, tuple) else ()), *(record.exc_info or ())]
        for error in quoted:
            if isinstance(error, RedisError):
                self._reports.note(JOBS, find_jobs_cause(error), self._probe)
                return False
        return not any(each in str(record.msg) for each in KNOWN)


def work_until_asked_to_stop(worker: BaseWorker, reports: OutageReports) -> None:
    """Let RQ's worker take jobs. Raises CannotStart if it gives up although it was not asked to stop."""
    logger = logging.getLogger("rq.worker")
    logger.setLevel(logging.WARNING)
    logger.addFilter(OneLinePerOutage(reports, worker.connection.ping))
    why = "RQ ended it"
    try:
        worker.work(logging_level="WARNING", with_scheduler=False)
    except RedisError as error:
        why = type(error).__name__
    if worker._shutdown_requested_date is None:  # set by the signal; `_stop_requested` only in the middle of a job
        raise CannotStart(f"The jobs server was lost ({why}); this process ends, to be started again. To do, if it recurs: {REMEDY}.")
