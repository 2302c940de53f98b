"""RQ job for the due steps of a log that is no game."""

from __future__ import annotations

import logging
import time

from service.app.core.context import Context
from service.app.core.hooks import Attended, OwnStreams, kind_of
from service.app.due.set_aside import set_aside_log
from service.store import Unavailable
from workers.automation_job import worker_context
from workers.queue import JobFailed, Slice, note_slice

log = logging.getLogger(__name__)


def attend(stream: str, _attempt: int = 0) -> None:
    """Carry out a part of the due work; the next job continues.

    Raises JobFailed without details: the queue stores errors, whose text may contain secrets.
    """
    before_s, version, goes_on = time.process_time(), 0, False
    try:
        version, goes_on = attend_stream(worker_context(), stream)
    except Unavailable as error:
        worker_context().note_outage(error)
        raise JobFailed(error.reason) from None
    except Exception as error:
        log.error("a job failed, and is tried again. Damaged: run `deaddrop doctor`. Any other error is a bug: report it with its place", exc_info=error, extra={"game": stream})
        raise JobFailed(type(error).__name__) from None
    finally:
        note_slice(Slice(stream, version, round(1000 * (time.process_time() - before_s), 1), goes_on))


def attend_stream(context: Context, stream: str) -> Attended:
    """Let the log's extension do a part of what is due; it waits if the extension is off.  Raises Refusal, Damaged, Unavailable."""
    kind = kind_of(stream, context.extensions.of("app", OwnStreams))
    return kind.attend(context, stream) if kind else Attended(set_aside_log(context.store, stream), goes_on=False)
