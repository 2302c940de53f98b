"""Framing of incoming requests: whether the bytes are complete, and their deadline. Gunicorn parses them later."""

from __future__ import annotations

import re

HEAD_S = 10.0
"""Seconds for the head, from its first byte or the start of the connection."""
BODY_S = 10.0
"""Grace period for the body, on top of its size divided by `SLOWEST`."""
SLOWEST = 64 * 1024
"""Minimum bytes per second of a body."""
LONGEST_HEAD = 64 * 1024
SMALL = 72 * 1024
"""Largest body in bytes that most operations accept, with a margin."""
LIST = 1024 * 1024 + 8 * 1024
"""Largest body in bytes that lists entries, tables or links of a tournament, with a margin."""
LARGE = 9 * 1024 * 1024
"""Largest body of a record in bytes, with a margin."""
LONGEST_CHUNK_LINE = 4096

_LENGTH = re.compile(rb"\r\ncontent-length:[ \t]*(?:([0-9]{1,15})[ \t]*(?=\r\n))?", re.IGNORECASE)
_CHUNKED = re.compile(rb"\r\ntransfer-encoding:[^\r\n]*chunked", re.IGNORECASE)
_EXPECTS = re.compile(rb"\r\nexpect:[ \t]*100-continue", re.IGNORECASE)
_BODY = re.compile(
    rb"\r\n(?:content-length:[ \t]*([0-9]{1,5})[ \t]*\r\n|content-length|transfer-encoding|expect)", re.IGNORECASE
)
_LARGER = (
    (re.compile(rb"POST /v1/records[? ]"), LARGE),
    (re.compile(rb"(?:POST|PUT) /(?:v1/tournaments|desk)/"), LIST),
)
"""Requests that may have more than `SMALL`, and how much."""


def is_whole_request(data: bytes) -> bool:
    """Fast path: whether these bytes are exactly one complete request, as nearly all first reads are."""
    end = data.find(b"\r\n\r\n")
    if end < 0:
        return False
    framing = _BODY.search(data, 0, end + 2)
    if framing is None:
        return True
    return (
        framing[1] is not None
        and int(framing[1]) == len(data) - end - 4
        and _BODY.search(data, framing.end() - 2, end + 2) is None
    )


class IncomingRequest:
    """A request being received. Used from one thread.

    is_whole: complete, or certain to be refused as it is; is_cut: refused, so the rest is never read;
    refusal: problem code of a head that is too long to be handed over;
    is_large: its body exceeds `SMALL`; expects: the client awaits `100 Continue`; deadline_s: monotonic seconds.
    """

    def __init__(self, now_s: float) -> None:
        self.data = bytearray()
        self.is_whole = self.is_cut = self.is_large = self.expects = False
        self.refusal: str | None = None
        self.deadline_s = now_s + HEAD_S
        self._body_at, self._most = 0, SMALL
        self._length: int | None = None
        self._chunk_at = 0
        self._in_trailers = False

    def add(self, piece: bytes, now_s: float) -> None:
        """Append received bytes."""
        before = len(self.data)
        self.data += piece
        if not self._body_at:
            self._look_for_body(max(0, before - 3), now_s)
        if self._body_at and not self.is_whole:
            self._look_for_end(now_s)

    def _look_for_body(self, start: int, now_s: float) -> None:
        end = self.data.find(b"\r\n\r\n", start)
        if end < 0:
            if len(self.data) > LONGEST_HEAD:
                self.refusal = "headers-too-large" if b"\r\n" in self.data else "uri-too-long"
            return
        head = bytes(self.data[: end + 2])
        self._body_at = self._chunk_at = end + 4
        self._most = next((most for start, most in _LARGER if start.match(head)), SMALL)
        if not _CHUNKED.search(head):
            length = _LENGTH.search(head)
            self._length = int(length[1] or 0) if length else 0
            self.is_large = self._length > SMALL
            self._give_up(self._length > self._most or (length is not None and length[1] is None))
        self.expects = not self.is_whole and _EXPECTS.search(head) is not None
        self.deadline_s = now_s + BODY_S + min(self._length or 0, self._most) / SLOWEST

    def _look_for_end(self, now_s: float) -> None:
        come = len(self.data) - self._body_at
        if self._length is not None:
            self.is_whole = come >= self._length
            return
        self._skip_chunks()
        if not self.is_whole and come > SMALL:
            self._give_up(come > self._most)
            self.deadline_s = self.deadline_s if self.is_large else now_s + BODY_S + self._most / SLOWEST
            self.is_large = True

    def _skip_chunks(self) -> None:
        while not self.is_whole and self._chunk_at <= len(self.data):
            end = self.data.find(b"\r\n", self._chunk_at)
            if end < 0:
                self._give_up(len(self.data) - self._chunk_at > LONGEST_CHUNK_LINE)
                return
            line = bytes(self.data[self._chunk_at : end])
            self._chunk_at = end + 2
            if self._in_trailers:
                self.is_whole = not line
                continue
            size = re.match(rb"[0-9a-fA-F]{1,8}(?=[ \t;]|$)", line)
            self._give_up(size is None)
            count = int(size[0], 16) if size else 0
            self._in_trailers = count == 0
            self._chunk_at += count + 2 if count else 0

    def _give_up(self, is_hopeless: bool) -> None:
        """Stop receiving a request that will be refused anyway."""
        if is_hopeless:
            self.is_whole = self.is_cut = True
