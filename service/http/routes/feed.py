"""The feed: what happened, entry by entry, as its audience may know it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from flask import Response

from service.app.core.cursors import VERSION
from service.app.feeds.feed_page import load_feed_page
from service.app.feeds.live_feed import Subscription
from service.http import request_parsing
from service.http.answer import Answer
from service.http.app_services import current_services
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import examples
from service.http.responses import JSON, NDJSON, SSE, respond_json
from service.http.schemas.headers import StreamHeaders
from service.http.schemas.queries import FeedQuery
from service.http.streaming.game_stream import GameStream
from service.http.streaming.response import respond_with_stream

blueprint = Blueprint("feed", "The feed: what happened, entry by entry.")

LINES = {"type": "string"}


@blueprint.operation(
    "GET",
    "/v1/games/<g>/events",
    Answer(
        "A page of the feed, or all that follows.",
        "FeedPage",
        examples.PAGE,
        links=("EventsAfterPage",),
        others={NDJSON: (LINES, examples.LINES), SSE: (LINES, examples.EVENTS)},
        header_names=("Vary",),
    ),
    ("forbidden", "not-found", "gone", "unavailable"),
    query=FeedQuery,
    headers=StreamHeaders,
    token=TokenUse.MAY,
    name="getEvents",
)
def events(call: Call, g: str) -> Response:
    """Follow the game

    One entry per event, the same entries for everybody. `data` holds the public fields, `hidden` a commitment for every other, and
    `openings` the value and the salt of those that this audience may know. The chain of digests can be recomputed by anybody.
    `text` says the same in a line of words, and stays as it is; `rule` is the number of the rule; for viewpoint `all`, `learnt` says which seats were
    told each hidden field. With `words=true`, `told` says it to its reader ("You draw the Ace of Spades."), and what moves on the table.

    **Pages.** With `wait`, the answer is held back until there is an entry after `after`, or the time is over; ask again with the last version
    you got. When very many requests wait, one more is answered at once.

    **Streams**, by `Accept`: the entries after `after`, those to come as well, until the game is over and revealed; `limit` and `wait` say nothing
    here. `application/x-ndjson` has one entry per line, and an empty line when nothing happened for 15 s; the answer is complete when the
    game is over. `text/event-stream` (server-sent events) has one message per entry, whose `id` is the version: `Last-Event-ID` resumes after it.
    Comments, one at the start and one whenever nothing happened for 15 s, carry the head: `: head 17`. `event: end` is the last one:
    do not connect again. An id that is ahead of the game, or none of ours, gets `event: reset` with a view; its version is the new id.

    A stream can be cut at any time, for one when its client reads nothing for 10 s; resume after the last version you got, and nothing is
    lost. It is also cut when its token is revoked. Follow as many as you like; where a process serves as many as it may, one more gets
    `503` with `Retry-After`, or `429` if half of them are yours already. A stream counts as one request.
    """
    asked, viewpoint, here = call.query, call.query.get("viewpoint"), current_services()
    game, who = call.load_game(g)
    after = asked["after"]
    if call.media != JSON:
        told = call.headers["last_event_id"] if call.media == SSE else None
        position = request_parsing.parse_stream_position(VERSION, told, VERSION.format(after))
        live = partial(Subscription, here.audiences, game, call.bearer, viewpoint, words=asked["words"])
        return respond_with_stream(here.streams, lambda: GameStream(live(), call.media, position[0]), call.media)
    with hold_waiter(asked["wait"]) as wait_s:
        page = load_feed_page(
            here.context, here.hub, game, who, viewpoint, after, asked["limit"], wait_s, words=asked["words"]
        )
    return respond_json(page)


@contextmanager
def hold_waiter(wanted_s: int) -> Iterator[int]:
    """Hold a waiter slot; yields the seconds to wait, 0 when no slot is free. Each long poll holds a thread."""
    waiters = current_services().streams.waiters
    if not wanted_s or not waiters.acquire(blocking=False):
        yield 0
        return
    try:
        yield wanted_s
    finally:
        waiters.release()
