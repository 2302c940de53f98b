"""The feed: a game's events, with the information that its audience may have."""

from __future__ import annotations

from functools import partial

from flask import Response

from service.answers.play import DecisionOpen, EventPage, SentEvent
from service.app.core.authorization import is_fully_revealed
from service.app.core.cursors import VERSION
from service.app.feeds.feed_page import load_feed_page
from service.app.feeds.live_feed import DELAYED_S, GLANCE_S, Subscription
from service.http import request_parsing
from service.http.answer import Answer
from service.http.app_services import current_services
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.cost import Cost
from service.http.openapi import examples
from service.http.responses import JSON, NDJSON, SSE, respond_json
from service.http.schemas.headers import StreamHeaders
from service.http.schemas.queries import FeedQuery
from service.http.streaming.game_stream import GameStream
from service.http.streaming.response import respond_with_stream
from service.http.streaming.suspension import wait_for_news

blueprint = Blueprint("feed", "The feed: a game's events, one by one.")

LINES = {"type": "string"}


@blueprint.operation(
    "GET",
    "/v1/games/<g>/events",
    Answer(
        "A page of the feed, or a stream of it.",
        EventPage,
        examples.PAGE,
        links=("EventsAfterPage",),
        others={NDJSON: (LINES, examples.LINES), SSE: (LINES, examples.EVENTS)},
        items=(SentEvent, DecisionOpen),
        header_names=("Vary",),
    ),
    ("forbidden", "not-found", "gone", "reset", "unavailable"),
    query=FeedQuery,
    headers=StreamHeaders,
    token=TokenUse.MAY,
    name="getEvents",
    cost=Cost(items=100, worded=10),
)
def events(call: Call, g: str) -> Response:
    """Follow the game

    Returns the game's events, the same for all audiences. `data` holds the public fields, `hidden` a commitment for every other field, and
    `openings` the value and the salt of each hidden field that this audience may know. Anyone can recompute the chain of digests.
    `text` is the event as a sentence, which never changes; `rule` is the number of the rule; for viewpoint `all`, `learnt` lists the seats that
    learnt each hidden field. With `words=true`, `told` is a sentence for its reader ("You draw the Ace of Spades."), and the moves on the table.

    **Pages.** With `wait`, the answer waits until there is an event after `after`, or the time is over; repeat the request with the last version
    you got. A network may have a tenth of the requests that wait; one beyond that gets `429`, and one beyond the limit of all `503`, with `Retry-After`.

    **Streams**, by `Accept`: the events after `after`, future ones included, until the game is over and its seed revealed; `limit` and `wait` have no
    effect. `application/x-ndjson` has one event per line, and an empty line when nothing happened for 15 s; the answer is complete when the
    game is over. `text/event-stream` (server-sent events) has one message per event, whose `id` is the version: `Last-Event-ID` resumes after it.
    Comments, one at the start and one whenever nothing happened for 15 s, carry the head: `: head 17`. `event: end` is the last message:
    do not connect again.

    **Your turn.** A stream for a seat's token, of its own viewpoint, says that the seat has to decide, once for each decision: `event: decision.open` (SSE), or
    a line of that `type` (NDJSON), with `seat` and the `decision`'s id and kind. It comes after all events so far, at once if the seat is asked
    when the stream begins, and again after an intervention of the organiser, such as a pause. Read the view to answer. It is no event of the log: it has
    no `version` and no id, and changes no `Last-Event-ID`.

    **Reset.** If the log does not continue from your position (it ends before it; it has another `digest` there; it is put back while you follow; a
    `Last-Event-ID` is not valid), a page is refused with `reset`, and a stream says `event: reset` or has a line with the single member `reset`,
    and then sends all events from the first. Drop what you hold of the game. Events are the log's as long as each `digest` follows
    from the one before; a client that does not compute them states `digest` with `after`, and learns so that the log was put back and has grown since.

    A stream can be cut at any time, for example when its client reads nothing for 10 s; resume after the last version you got, and nothing is
    lost. It is also cut when its token is revoked. A process serves a limited number of streams: one beyond that gets
    `503` with `Retry-After`, or `429` if a tenth of them are your network's already. A stream counts as one request.
    """
    asked, viewpoint, here = call.query, call.query.get("viewpoint"), current_services()
    waiting = None
    if asked["wait"] and call.media == JSON:
        waiting = wait_for_news(here.streams.waiting, asked["wait"], partial(here.hub.subscribe, g))
    game, who = call.load_game(g)
    after = asked["after"]
    if call.media != JSON:
        last_event_id = call.headers["last_event_id"] if call.media == SSE else None
        position = request_parsing.parse_stream_position(VERSION, last_event_id, VERSION.format(after))
        digest = None if last_event_id else asked.get("digest")
        live = partial(Subscription, here.audiences, game, call.bearer, viewpoint, words=asked["words"])
        return respond_with_stream(here.streams, lambda: GameStream(live(), call.media, position[0], digest), call.media)
    page = load_feed_page(here.context, game, who, viewpoint, after=after, limit=asked["limit"], digest=asked.get("digest"), words=asked["words"])
    if waiting is not None and not page.events and not is_fully_revealed(game):
        waiting.suspend(DELAYED_S if game.created.delay_s else GLANCE_S)
    return respond_json(page)
