"""Stream of one game as NDJSON or server-sent events: the entries of the pages of its feed, and the decisions of the reader's seat."""

from __future__ import annotations

from domain.game.aggregate import Decision
from projections.rendered_view import encode_json
from service.answers.play import DecisionOpen, DecisionRef
from service.app.core.cursors import PositionLost
from service.app.feeds.feed_listener import Wake
from service.app.feeds.live_feed import RenderedEntries, Subscription
from service.http.responses import SSE
from service.http.streaming.resets import reset_message

RETRY_MS = 2000


class GameStream:
    """Stream source for one game. after=None: unknown Last-Event-ID; digest: of the entry `after`, if the reader knows it.

    From a lost position it sends a reset, and then all entries.
    """

    def __init__(self, live: Subscription, media: str, after: int | None, digest: str | None = None) -> None:
        self._live, self._media, self._is_over = live, media, False
        self.glance_s = live.glance_s
        lost = "unknown" if after is None else live.find_loss(after, digest)
        self._after = 0 if after is None or lost else after
        first = b"" if lost is None else reset_message(media, PositionLost(lost, live.head), 0)
        self.opening = sse_preamble(first, live.head) if media == SSE else first

    @property
    def is_told(self) -> bool:
        """Whether the last `more` returned all there is now."""
        return self._live.is_told

    def begin(self, wake: Wake) -> None:
        """Subscribe; `wake` is called on news."""
        self._live.begin(self._after, wake)

    def more(self) -> bytes | None:
        """New entries, and the decision that the seat owes after them; a reset if the log has changed; at the end of the game the end
        message, then None.
        """
        if self._is_over:
            return None
        piece = self._live.more(*((to_sse, decision_message) if self._media == SSE else (to_ndjson, decision_line)))
        if piece is None:
            return reset_message(self._media, PositionLost("changed", self._live.head), 0)
        if piece or not self._live.is_over:
            return piece
        self._is_over = True
        return end_message(self._live.head) if self._media == SSE else None

    def beat(self) -> bytes:
        """Heartbeat: a comment with the head (SSE), or an empty line (NDJSON)."""
        return head_comment(self._live.head) if self._media == SSE else b"\n"

    def end(self) -> None:
        """Unsubscribe."""
        self._live.end()


def to_ndjson(entries: RenderedEntries) -> bytes:
    """Entries as NDJSON, one per line."""
    return b"".join(json + b"\n" for _, json in entries)


def to_sse(entries: RenderedEntries) -> bytes:
    """Entries as server-sent events; the id is the version."""
    return b"".join(b"id: %d\ndata: %s\n\n" % entry for entry in entries)


def to_item(decision: Decision) -> DecisionOpen:
    return DecisionOpen.of(decision, type="decision.open", decision=DecisionRef.of(decision))


def decision_line(decision: Decision) -> bytes:
    """A line that says that the reader's seat has to decide."""
    return encode_json(to_item(decision)) + b"\n"


def decision_message(decision: Decision) -> bytes:
    """The same as a message without an id, since it is no entry of the log."""
    return b"event: decision.open\ndata: %b\n\n" % encode_json(to_item(decision))


def sse_preamble(first: bytes, head: int) -> bytes:
    """Start of an SSE stream: retry interval, first message, head."""
    return b"retry: %d\n%s%s" % (RETRY_MS, first, head_comment(head))


def head_comment(head: int) -> bytes:
    return b": head %d\n\n" % head


def end_message(head: int) -> bytes:
    """Last message of an SSE stream."""
    return b'event: end\nid: %d\ndata: {"head":%d}\n\n' % (head, head)
