"""RQ's many lines about a lost jobs server are one outage in our log, and a worker that gives up says why it ends."""

import logging
from datetime import UTC, datetime
from typing import cast

import pytest
import redis
from rq.worker import BaseWorker

from service.cannot_start import CannotStart
from service.outage_reports import OutageReports
from workers.jobs_server import OneLinePerOutage, work_until_asked_to_stop

LOST = "Worker %s: could not connect to Redis instance: %s retrying in %d seconds..."
FAILED = "Worker %s: job %s: exception raised while executing (%s)\n%s"


@pytest.fixture
def rq(caplog):
    """RQ's logger with our filter."""
    logger = logging.getLogger("rq.worker")
    caplog.set_level(logging.INFO, logger.name)  # RQ's own level, whatever a worker in this process has set
    one_line = OneLinePerOutage(OutageReports(is_watching=False), lambda: None)
    logger.addFilter(one_line)
    yield logger
    logger.removeFilter(one_line)


def test_a_lost_server_is_one_line_with_its_remedy(rq, caplog):
    for seconds in range(1, 6):
        rq.error(LOST, "w", redis.ConnectionError("hunter2"), seconds)
    try:
        raise redis.TimeoutError("hunter2")
    except redis.TimeoutError:
        rq.error("Worker %s: found an unhandled exception, quitting...", "w", exc_info=True)
    (line,) = caplog.messages
    assert line.startswith("the jobs server cannot be used (ConnectionError). To do: if it runs, mend the network to it, else start it again; it needs no data, and owed turns are sent again when it is back. Until then bots")
    assert "hunter2" not in line


def test_a_failed_job_is_said_by_the_job_alone_and_other_lines_stay(rq, caplog):
    rq.error(FAILED, "w", "j", "f", "hunter2")
    rq.warning("Worker %s: cold shut down", "w")
    assert caplog.messages == ["Worker w: cold shut down"]


class Worker:
    """An RQ worker that ends. asked: by a signal, which came between two jobs or in the middle of one."""

    def __init__(self, asked, error=None, *, is_busy=False):
        self._shutdown_requested_date, self._stop_requested, self._error = datetime.now(UTC) if asked else None, is_busy, error
        self.connection = redis.Redis()

    def work(self, **_):
        if self._error:
            raise self._error


def test_a_worker_that_gives_up_says_why_and_one_that_was_asked_to_stop_says_nothing():
    reports = OutageReports(is_watching=False)
    for stopped in (Worker(True), Worker(True, is_busy=True), Worker(True, redis.ConnectionError("hunter2"))):
        work_until_asked_to_stop(cast("BaseWorker", stopped), reports)
    for error, why in ((redis.ConnectionError("hunter2"), "ConnectionError"), (None, "RQ ended it")):
        with pytest.raises(CannotStart, match=rf"^The jobs server was lost \({why}\); this process ends, to be started again"):
            work_until_asked_to_stop(cast("BaseWorker", Worker(False, error)), reports)
    logging.getLogger("rq.worker").filters.clear()
