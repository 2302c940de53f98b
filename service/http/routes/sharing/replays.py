"""Replays: a link shows a range of a game from one viewpoint, and grants nothing else."""

from __future__ import annotations

from typing import Any

from flask import Response

from projections.rendered_view import encode_json
from service.answers.play import CreatedReplay, ReplayFramePage, SentReplay
from service.app.sharing import replays, share
from service.app.sharing.share import ShareRequest
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.cost import Cost
from service.http.openapi import examples
from service.http.operation import REPLAYED
from service.http.responses import FOR_EVER, JSON, PRIVATE, respond_with_etag
from service.http.schemas.bodies import ReplayBody
from service.http.schemas.headers import KeyHeaders
from service.http.schemas.queries import FramesQuery

blueprint = Blueprint(
    "replays", "Replays: share a game, or a part of it, by a link that shows it from one viewpoint."
)

SEEN = ("not-found", "gone", "unavailable")


@blueprint.operation(
    "POST",
    "/v1/games/<g>/replays",
    Answer(
        "The link.",
        CreatedReplay,
        examples.SHARED,
        201,
        header_names=("Location", REPLAYED),
        links=("ReplayOfBody", "FramesOfReplay"),
        headers=lambda shared: {"Location": f"/v1/replays/{shared.id}"},
    ),
    ("forbidden", "not-found", "gone", "too-many-tokens", "busy", "unavailable"),
    body=ReplayBody,
    example=examples.SHARE,
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def share_replay(call: Call, g: str) -> Any:
    """Share a replay

    Makes a link to a range of the game, from a viewpoint that this token may use now: your own or the public's while the game runs, any once
    everything lies open. Needs a token of the organiser, a seat, a reader or a spectator.

    The link shows that range and nothing else; its id does not reveal the game. A link to a running game shows it up to
    now, with the spectators' delay. `names: masked` replaces names by Player 1, Player 2 and so on, and withholds
    texts of people. `spoilers` decides whether the page, the picture and the description reveal the length (`end`) and the
    outcome (`all`). Links count towards the token's limit of tokens and links, and end with it.
    """
    return share.share(call.context, g, call.bearer, ShareRequest(**call.body), call.request)


@blueprint.operation(
    "GET",
    "/v1/replays/<r>",
    Answer("The replay.", SentReplay, examples.REPLAY, etag=True, cache_control=PRIVATE),
    SEEN,
    name="getReplay",
    cost=Cost(2),
)
def describe_replay(call: Call, r: str) -> Any:
    """Read a replay's description

    Returns the replay's description. Members that its `spoilers` hide are `null`: its end, and the outcome.
    """
    return replays.replay_json(call.context, replays.load_replay(call.context, r))


@blueprint.operation(
    "GET",
    "/v1/replays/<r>/frames",
    Answer("A page of frames.", ReplayFramePage, {"items": [examples.FRAME], "next": None}, etag=True),
    (*SEEN, "forbidden"),
    query=FramesQuery,
    name="getFrames",
    cost=Cost(items=4),
)
def replay_frames(call: Call, r: str) -> Response:
    """Get a replay's frames

    Returns one frame per version: the view from the link's viewpoint, and the event that led to it, with its commitments,
    openings and digest for checking. `next` is `from` of the next page.

    With `words=true` the views have their texts, and `told` of each event has its moves.

    Frames of a game that lies open never change, and may be cached permanently.
    """
    asked = call.query
    replay = replays.load_replay(call.context, r, asked.get("viewpoint"))
    page = replays.frames_page(
        call.context, replay, asked["first"], asked.get("last"), asked["limit"], words=asked["words"]
    )
    return respond_with_etag(encode_json(page), JSON, FOR_EVER if replay.is_settled else PRIVATE)


@blueprint.operation(
    "DELETE",
    "/v1/replays/<r>",
    Answer("The link has ended.", status=204),
    ("forbidden", "not-found", "gone", "busy", "unavailable"),
    token=TokenUse.MUST,
)
def revoke_replay(call: Call, r: str) -> None:
    """Revoke a replay

    Revokes the link, with the token that shared it or one of this token's ancestors, the organiser's, or the token of the seat whose viewpoint it shows. The link also ends with
    the token that shared it. `GET /v1/games/{gameId}/tokens` lists links whose address you lost. Copies that others made stay.
    """
    share.revoke_link(call.context, r, call.bearer)
