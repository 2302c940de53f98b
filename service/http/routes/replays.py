"""Replays: a link shows a game, or a part of it, through one pair of eyes, and grants nothing else."""

from __future__ import annotations

from flask import Response

from service.app.read_game import encode_json
from service.app.sharing import replays, share
from service.app.sharing.share import ShareRequest
from service.http import request_parsing
from service.http.app_services import current_context
from service.http.openapi import examples
from service.http.openapi.operation import IF_NONE_MATCH, KEY, AnswerSpec, Blueprint
from service.http.responses import JSON, PRIVATE, PUBLIC, respond, respond_json, respond_with_etag
from service.http.routes.games import POST_PROBLEMS, REPLAYED_HEADER, replayed_header
from service.http.schemas.bodies import ReplayBody
from service.http.schemas.queries import FramesQuery, MomentQuery, NoQuery

blueprint = Blueprint(
    "replays", "Replays: share a game, or a part of it, by a link that shows it through one pair of eyes."
)

NOTHING, LINK, FRAMES, MOMENT = NoQuery(), ReplayBody(), FramesQuery(), MomentQuery()

SVG = "image/svg+xml"
SVG_POLICY = "default-src 'none'; sandbox"
FOR_EVER = "public, max-age=31536000, immutable"
TAGGED = {"ETag": "Follows from the body, and from nothing else."}
SEEN = ("not-found", "gone", "malformed", "replay-diverged", "unavailable")


@blueprint.route("/v1/games/<g>/replays", "POST")
@blueprint.operation(
    {
        201: AnswerSpec(
            "The link.",
            "ReplayShared",
            examples.SHARED,
            headers={"Location": "Where the replay says what it is.", **REPLAYED_HEADER},
        )
    },
    (
        *POST_PROBLEMS,
        "unauthorised",
        "forbidden",
        "not-found",
        "gone",
        "too-many-tokens",
        "replay-diverged",
        "busy",
        "unavailable",
    ),
    body=ReplayBody,
    example=examples.SHARE,
    headers=(KEY,),
    token=True,
)
def share_replay(g: str) -> Response:
    """Share a replay

    A link to a range of the game, through eyes that this token may see with now: your own or the public's while the game is on, any once
    everything lies open. Needs a token of the organiser, a seat, a reader or a spectator.

    Whoever has the link sees that range, and gets nothing else: its id does not tell which game it is. A link to a running game shows what
    has happened so far, no sooner than spectators may see it. `names: masked` calls the seats Player 1, Player 2 and so on, and withholds
    what people wrote. `spoilers` decides whether the page, the picture and the description give away how long it is (`end`) and how it
    went (`all`). Links count for what a token may hand out, and end with it.
    """
    request_parsing.negotiate(JSON)
    request_parsing.parse_query(NOTHING)
    sent, read = request_parsing.parse_body(LINK)
    shared, replayed = share.share(
        current_context(),
        g,
        request_parsing.bearer_token(),
        ShareRequest(**read),
        request_parsing.idempotent_request(sent),
    )
    where = {"Location": f"/v1/replays/{shared['id']}", **replayed_header(replayed)}
    return respond_json(shared, 201, headers=where)


@blueprint.route("/v1/replays/<r>", "GET")
@blueprint.operation(
    {
        200: AnswerSpec("What it is.", "Replay", examples.REPLAY, headers=TAGGED),
        304: AnswerSpec("You hold this.", headers=TAGGED),
    },
    SEEN,
    headers=(IF_NONE_MATCH,),
)
def describe_replay(r: str) -> Response:
    """Read what a replay is

    What its spoilers hide is `null`: its end, and how the game went.
    """
    request_parsing.negotiate(JSON)
    request_parsing.parse_query(NOTHING)
    here = current_context()
    return respond_with_etag(encode_json(replays.replay_json(here, replays.load_replay(here, r))), JSON, PRIVATE)


@blueprint.route("/v1/replays/<r>/frames", "GET")
@blueprint.operation(
    {
        200: AnswerSpec("A page of frames.", "FramePage", {"items": [examples.FRAME], "next": None}, headers=TAGGED),
        304: AnswerSpec("You hold this page.", headers=TAGGED),
    },
    (*SEEN, "forbidden"),
    query=FramesQuery,
    headers=(IF_NONE_MATCH,),
)
def replay_frames(r: str) -> Response:
    """See what happened

    One frame per version: the view as those eyes saw it, and the event that led there, with what it takes to check it: its commitments,
    openings and digest. `next` goes into `from` of the next page.

    Frames of a game that lies open never change, and may be kept for ever.
    """
    request_parsing.negotiate(JSON)
    wanted = request_parsing.parse_query(FRAMES)
    here = current_context()
    replay = replays.load_replay(here, r, wanted.get("as_"))
    page = replays.frames_page(here, replay, wanted["first"], wanted.get("last"), wanted["limit"])
    return respond_with_etag(encode_json(page), JSON, FOR_EVER if replay.is_settled else PRIVATE)


@blueprint.route("/v1/replays/<r>/card.svg", "GET")
@blueprint.operation(
    {
        200: AnswerSpec("The picture.", {"type": "string"}, media=SVG, headers=TAGGED),
        304: AnswerSpec("You hold this picture.", headers=TAGGED),
    },
    (*SEEN, "forbidden"),
    query=MomentQuery,
    headers=(IF_NONE_MATCH,),
)
def replay_card(r: str) -> Response:
    """Get a picture of it

    For the previews of links the table as the first decision is open, or at the end where `spoilers` are `all`; else at any version.
    Pictures of a version of a game that lies open never change.
    """
    request_parsing.negotiate(SVG)
    wanted = request_parsing.parse_query(MOMENT)
    here, version = current_context(), wanted.get("v")
    replay = replays.load_replay(here, r, wanted.get("as_"))
    picture = replays.replay_card_svg(here, replay, version, wanted["shape"]).encode()
    keep = FOR_EVER if version is not None and replay.is_settled else PUBLIC if version is None else PRIVATE
    return respond_with_etag(picture, SVG, keep, {"Content-Security-Policy": SVG_POLICY})


@blueprint.route("/v1/replays/<r>", "DELETE")
@blueprint.operation(
    {204: AnswerSpec("The link shows nothing any more.")},
    ("unauthorised", "forbidden", "not-found", "gone", "malformed", "busy", "unavailable"),
    token=True,
)
def revoke_replay(r: str) -> Response:
    """Revoke a replay

    With the token that shared it or one that this descends from, the organiser's, or that of the seat whose eyes it shows. It also ends with
    the token that shared it. Who does not know its address finds it among his tokens. What others have kept of it they keep.
    """
    request_parsing.parse_query(NOTHING)
    share.revoke_link(current_context(), r, request_parsing.bearer_token())
    return respond(b"", None, 204)
