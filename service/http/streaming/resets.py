"""The message of a stream that its reader's position is lost; the entries of a new reader follow it."""

from __future__ import annotations

from projections.rendered_view import encode_json
from service.app.core.cursors import PositionLost
from service.http.problems.problem_answers import LogReset
from service.http.responses import SSE


def reset_message(media: str, lost: PositionLost, restart: int | None = None) -> bytes:
    """`event: reset` (SSE), or a line with the single member `reset` (NDJSON).

    restart: the id from which a reader resumes who is cut off now; None if the next message brings one.
    """
    if media != SSE:
        return encode_json({"reset": LogReset.of(lost)}) + b"\n"
    position = b"" if restart is None else b"id: %d\n" % restart
    return b"event: reset\n%bdata: %b\n\n" % (position, encode_json(LogReset.of(lost)))
