"""The feed: what happened, entry by entry, as its audience may know it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from flask import Response

from service.app.look import follow
from service.http import asked, examples
from service.http.answers import JSON, json_answer
from service.http.desk import desk
from service.http.operation import Answer, Blueprint
from service.http.schemas import FeedQuery

blueprint = Blueprint("feed", "The feed: what happened, entry by entry.")

PAGE = FeedQuery()


@blueprint.route("/v1/games/<g>/events", "GET")
@blueprint.operation(
    {200: Answer("A page of the feed.", "FeedPage", examples.PAGE)},
    ("unauthorised", "forbidden", "not-found", "gone", "malformed", "unavailable"),
    query=FeedQuery,
    token=False,
)
def events(g: str) -> Response:
    """Follow the game

    One entry per event, the same entries for everybody. `data` holds the public fields, `hidden` a commitment for every other, and
    `openings` the value and the salt of those that this audience may know. The chain of digests can be recomputed by anybody.
    `text` says the same in a line of words, and stays as it is; `rule` is the number of the rule; for all eyes, `learnt` says which seats were
    told each hidden field.

    With `wait`, the answer is held back until there is an entry after `after`, or the time is over; ask again with the last version you got.
    When very many requests wait, one more is answered at once.
    """
    asked.accepted(JSON)
    wanted = asked.query(PAGE)
    here = desk()
    game = here.context.games.load(g)
    who = asked.asker(game)
    with patience(wanted["wait"]) as wait_s:
        page = follow(
            here.context, here.hub, game, who, wanted.get("eyes"), wanted["after"], wanted["limit"], wait_s
        )  # fmt: skip
    return json_answer(page)


@contextmanager
def patience(wanted_s: int) -> Iterator[int]:
    """How long this request may wait: not at all when too many do, for each of them holds a thread."""
    waiters = desk().waiters
    if not wanted_s or not waiters.acquire(blocking=False):
        yield 0
        return
    try:
        yield wanted_s
    finally:
        waiters.release()
