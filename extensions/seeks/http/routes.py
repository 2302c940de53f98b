"""Seeks: finding people for a future table."""

from __future__ import annotations

from functools import partial
from typing import Any

from domain.game.events.clock_events import ClockPlan
from extensions.seeks.answers.seeks import SeekPage, SeekPlace
from extensions.seeks.app import seeking
from extensions.seeks.app.open_table import seek_game_id
from extensions.seeks.app.seeking import STEP_S, Newcomer, WantedTable
from extensions.seeks.http import examples
from extensions.seeks.http.bodies import SeekBody, SeekerBody
from extensions.seeks.http.queries import SeeksQuery, WaitQuery
from service.app.feeds import inboxes
from service.app.players import seats
from service.http.answer import Answer
from service.http.app_services import current_services
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.operation import REPLAYED
from service.http.schemas.headers import SecretKeyHeaders
from service.http.streaming.suspension import wait_for_news

blueprint = Blueprint("seeks", "Seeks: find people for a table.", ids={"seek": "game"})

PLACED = ("too-many-open", "inbox-full", "suspended", "player-full", "rules-not-installed", "busy", "unavailable")


def read_newcomer(call: Call) -> Newcomer:
    """The newcomer of a body: name, commitment, inbox, player.  Raises Unauthorised, Gone, Conflict."""
    body = call.body
    inbox = inboxes.load_inbox_with_room(call.context, body.get("inbox"), 1)
    player = seats.load_player_with_room(call.context, body.get("player"), 1)
    name = body.get("name", None if player is None else player.name)
    return Newcomer(name, body.get("commit"), inbox, None if player is None else player.id)


@blueprint.operation(
    "POST",
    "/v1/seeks",
    Answer("Your place at the seek.", SeekPlace, examples.PLACE, 201, header_names=(REPLAYED,)),
    ("unauthorised", "gone", "not-found", *PLACED),
    body=SeekBody,
    example=examples.SEEK_BODY,
    headers=SecretKeyHeaders,
)
def make_seek(call: Call) -> Any:
    """Make a seek

    Makes a seek with a game, a number of people, options and a clock. Others find it at `GET /v1/seeks` and join. When it has its people,
    the service opens the table, a public game with the people seated in random order; each gets their seat at
    `GET /v1/seeks/{seekId}`. Your place expires a minute after your last request there.
    """
    body = call.body
    clock = ClockPlan(**body["clock"]) if "clock" in body else None
    wanted = WantedTable(body["ruleset"], body.get("options", {}), body["seats"], clock, body.get("rated", False))
    return seeking.make_seek(call.context, wanted, read_newcomer(call), call.creator)


@blueprint.operation(
    "GET",
    "/v1/seeks",
    Answer("The seeks.", SeekPage, {"items": [examples.SEEK], "next": None}),
    ("unavailable",),
    query=SeeksQuery,
)
def list_seeks(call: Call) -> Any:
    """List seeks

    Lists the seeks that are not filled, oldest first. The people's names stay hidden until the table is open.
    """
    return seeking.list_seeks(call.context, call.query.get("ruleset"))


@blueprint.operation(
    "POST",
    "/v1/seeks/<seek>/join",
    Answer("Your place at the seek.", SeekPlace, examples.TAKEN_PLACE, 201, header_names=(REPLAYED,)),
    ("unauthorised", "gone", "not-found", "seek-filled", *PLACED),
    body=SeekerBody,
    example=examples.SEEKER_BODY,
    headers=SecretKeyHeaders,
)
def join_seek(call: Call, seek: str) -> Any:
    """Join a seek

    Joins a seek. The last person needed opens the table, and gets the seat in the answer. Of two concurrent requests for the last place, one succeeds.
    """
    return seeking.join_seek(call.context, seek, read_newcomer(call), call.creator)


@blueprint.operation(
    "GET",
    "/v1/seeks/<seek>",
    Answer("Your place at the seek.", SeekPlace, examples.TAKEN_PLACE),
    ("not-found", "gone", *PLACED),
    query=WaitQuery,
    token=TokenUse.MUST,
)
def get_seek(call: Call, seek: str) -> Any:
    """Keep your place, and get your seat

    Keeps your place, with its token. Each request keeps the place for another minute, so repeat it; with `wait`, the answer waits until a person
    joins or leaves, or the table is open. Then `game`, `seat` and `seat_token` hold your seat, for five minutes; the inbox and the account
    of your request to join have the seat as well. A seek ends when all its people have left or their places have expired.
    """
    assert call.bearer is not None
    here, wait_s = current_services(), call.query["wait"]
    waiting = None
    if wait_s:
        waiting = wait_for_news(here.streams.waiting, wait_s, partial(here.hub.subscribe, seek_game_id(call.context, seek)))
    if waiting is None or waiting.state is None:
        place = seeking.hold_place(call.context, seek, call.bearer, wait_s)
    else:
        here.hub.check()
        place = seeking.look_at_place(call.context, seek, call.bearer)
    if waiting is not None and not place.is_filled and waiting.state in (None, place.seekers):
        waiting.state = place.seekers
        waiting.suspend(STEP_S)
    return place.place


@blueprint.operation(
    "DELETE",
    "/v1/seeks/<seek>",
    Answer("The seek no longer has your place.", status=204),
    ("not-found", "gone", "seek-filled", "busy", "unavailable"),
    token=TokenUse.MUST,
)
def leave_seek(call: Call, seek: str) -> None:
    """Leave a seek

    Leaves the seek, with the token of your place. The seek continues for the others, and ends when the last person leaves.
    """
    assert call.bearer is not None
    seeking.leave_seek(call.context, seek, call.bearer)
