"""A tournament's feed as NDJSON or server-sent events, and as pages; the same facts in both."""

from __future__ import annotations

from contextlib import ExitStack

from extensions.tournaments.answers.tournaments import TournamentFactPage
from extensions.tournaments.app.callers import visible_to
from extensions.tournaments.app.fact_feed import load_facts
from extensions.tournaments.app.requests import load_tournament
from extensions.tournaments.domain.tournament import Tournament
from projections.rendered_view import encode_json
from service.app.core.context import Context
from service.app.core.cursors import PositionLost
from service.app.feeds.feed_listener import FeedListener, Wake
from service.app.feeds.positions import find_loss
from service.http.responses import SSE
from service.http.streaming.game_stream import head_comment, sse_preamble
from service.http.streaming.resets import reset_message

GLANCE_S = 15.0
"""Seconds after which a quiet tournament is read again, in case a wake-up was missed."""
PAGE = 100


class TournamentSubscription:
    """One subscriber of a tournament's feed. Holds only its position: the last version read, and its digest if known."""

    def __init__(
        self, context: Context, hub: FeedListener, tournament_id: str, bearer: str | None, after: int, *, digest: str | None = None
    ) -> None:
        self.tournament, self.position, self.digest = tournament_id, after, digest
        self._context, self._hub, self._bearer = context, hub, bearer
        self._following = ExitStack()

    def load(self) -> Tournament:
        """The tournament as this reader may read it.  Raises Missing, Unauthorised, Gone."""
        tournament, caller = load_tournament(self._context, self.tournament, self._bearer)
        return visible_to(self._context, tournament, caller)

    def page(self, limit: int) -> TournamentFactPage:
        """The facts after the position, and the head.  Raises PositionLost, and the errors of `load`."""
        tournament, caller = load_tournament(self._context, self.tournament, self._bearer)
        seen = visible_to(self._context, tournament, caller)
        lost = find_loss(self._context.store, self.tournament, seen.version, self.position, self.digest)
        if lost is not None:
            raise PositionLost(lost, seen.version)
        facts = load_facts(self._context, seen, caller, self.position, limit)
        return TournamentFactPage(facts=facts, after=self.position, head=seen.version)

    def begin(self, wake: Wake) -> None:
        """Subscribe; `wake` is called on news."""
        self._following.enter_context(self._hub.subscribe(self.tournament, wake))

    def end(self) -> None:
        """Unsubscribe."""
        self._following.close()


class TournamentStream:
    """Stream source for a tournament. is_lost: unknown Last-Event-ID; send reset, then all."""

    glance_s = GLANCE_S

    def __init__(self, reader: TournamentSubscription, media: str, *, is_lost: bool) -> None:
        self._reader, self._media, self._is_sse, self.is_told = reader, media, media == SSE, False
        self._head = reader.load().version
        first = reset_message(media, PositionLost("unknown", self._head), 0) if is_lost else b""
        self.opening = sse_preamble(first, self._head) if self._is_sse else first

    def begin(self, wake: Wake) -> None:
        """Subscribe; `wake` is called on news."""
        self._reader.begin(wake)

    def more(self) -> bytes:
        """New facts, or a reset if the log does not continue from the last one.  Raises Unauthorised, Gone, Unavailable."""
        try:
            page = self._reader.page(PAGE)
        except PositionLost as lost:
            self._reader.position, self._reader.digest, self.is_told = 0, None, False
            return reset_message(self._media, lost, 0)
        lines = [(each.version, encode_json(each)) for each in page.facts]
        self._head = page.head
        if lines:
            self._reader.position, self._reader.digest = lines[-1][0], page.facts[-1].digest
        self.is_told = self._reader.position >= self._head
        if self._is_sse:
            return b"".join(b"id: %d\ndata: %b\n\n" % each for each in lines)
        return b"".join(json + b"\n" for _, json in lines)

    def beat(self) -> bytes:
        """Heartbeat: a comment with the head (SSE), or an empty line (NDJSON)."""
        return head_comment(self._head) if self._is_sse else b"\n"

    def end(self) -> None:
        """Unsubscribe."""
        self._reader.end()
