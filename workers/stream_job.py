"""RQ job for the due steps of a log that is no game."""

from __future__ import annotations

import logging
import time

from service.app.tournaments.owed_steps.portion import Portion
from service.app.tournaments.owed_steps.take_steps import take_portion
from service.store import Unavailable
from workers.automation_job import worker_context
from workers.queue import JobFailed, Slice, note_slice

log = logging.getLogger(__name__)


def attend(stream: str, _attempt: int = 0) -> None:
    """Carry out a portion of the due steps; the next job continues.

    Raises JobFailed without details: the queue stores errors, whose text may contain secrets.
    """
    before_s, version, goes_on = time.process_time(), 0, False
    try:
        taken = take_portion(worker_context(), stream, Portion())
        version, goes_on = taken.tournament.version, taken.goes_on
    except Unavailable as error:
        worker_context().note_outage(error)
        raise JobFailed(error.reason) from None
    except Exception as error:
        log.error("a job failed, and is tried again. Damaged: run `deaddrop doctor`. Any other error is a bug: report it with its place", exc_info=error, extra={"game": stream})
        raise JobFailed(type(error).__name__) from None
    finally:
        note_slice(Slice(stream, version, round(1000 * (time.process_time() - before_s), 1), goes_on))
