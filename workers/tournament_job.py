"""RQ job for a tournament's due steps."""

from __future__ import annotations

import logging
import time

from service.app.tournaments.owed_steps.take_steps import take_steps
from workers.automation_job import worker_context
from workers.queue import JobFailed, Slice, note_slice

log = logging.getLogger(__name__)


def attend(tournament_id: str, _attempt: int = 0) -> None:
    """Carry out the due steps.

    Raises JobFailed without details: the queue stores errors, whose text may contain secrets.
    """
    before_s, version = time.process_time(), 0
    try:
        version = take_steps(worker_context(), tournament_id).version
    except Exception as error:
        log.error("a job failed", exc_info=error, extra={"game": tournament_id})
        raise JobFailed(type(error).__name__) from None
    finally:
        note_slice(Slice(tournament_id, version, round(1000 * (time.process_time() - before_s), 1), False))
