"""Replays: a link shows a game, or a part of it, through one pair of eyes, and grants nothing else."""

from __future__ import annotations

from flask import Response, request
from markupsafe import Markup

from domain.kernel.story import count, listed
from service.app import replays, share
from service.app.look import encode
from service.app.replays import Leaf, Replay
from service.app.share import ShareRequest
from service.http import asked, examples
from service.http.answers import HTML, JSON, OWN, SHARED, answer, json_answer, tagged
from service.http.desk import context
from service.http.games import POSTED, REPLAYED, replay_header
from service.http.operation import IF_NONE_MATCH, KEY, Answer, Blueprint
from service.http.pages import PAGE, POLICY, TYPE, rendered
from service.http.schemas import FramesQuery, MomentQuery, NoQuery, ReplayBody

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
        201: Answer(
            "The link.",
            "ReplayShared",
            examples.SHARED,
            headers={"Location": "Where the replay says what it is.", **REPLAYED},
        )
    },
    (*POSTED, "unauthorised", "forbidden", "not-found", "gone", "replay-diverged", "busy", "unavailable"),
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
    went (`all`).
    """
    asked.accepted(JSON)
    asked.query(NOTHING)
    sent, read = asked.envelope(LINK)
    shared, replayed = share.share(
        context(), g, asked.bearer(), ShareRequest(**read), asked.idempotency_key(), asked.request_fingerprint(sent)
    )
    where = {"Location": f"/v1/replays/{shared['id']}", **replay_header(replayed)}
    return json_answer(shared, 201, headers=where)


@blueprint.route("/v1/replays/<r>", "GET")
@blueprint.operation(
    {
        200: Answer("What it is.", "Replay", examples.REPLAY, headers=TAGGED),
        304: Answer("You hold this.", headers=TAGGED),
    },
    SEEN,
    headers=(IF_NONE_MATCH,),
)
def describe_replay(r: str) -> Response:
    """Read what a replay is

    What its spoilers hide is `null`: its end, and how the game went.
    """
    asked.accepted(JSON)
    asked.query(NOTHING)
    here = context()
    return tagged(encode(replays.about(here, replays.opened(here, r))), JSON, OWN)


@blueprint.route("/v1/replays/<r>/frames", "GET")
@blueprint.operation(
    {
        200: Answer("A page of frames.", "FramePage", {"items": [examples.FRAME], "next": None}, headers=TAGGED),
        304: Answer("You hold this page.", headers=TAGGED),
    },
    SEEN,
    query=FramesQuery,
    headers=(IF_NONE_MATCH,),
)
def replay_frames(r: str) -> Response:
    """See what happened

    One frame per version: the view as those eyes saw it, and the event that led there. `next` goes into `from` of the next page.

    Frames of a game that lies open never change, and may be kept for ever.
    """
    asked.accepted(JSON)
    wanted = asked.query(FRAMES)
    here = context()
    replay = replays.opened(here, r)
    page = replays.frames(here, replay, wanted["first"], wanted.get("last"), wanted["limit"])
    return tagged(encode(page), JSON, FOR_EVER if replay.is_settled else OWN)


@blueprint.route("/v1/replays/<r>/card.svg", "GET")
@blueprint.operation(
    {
        200: Answer("The picture.", {"type": "string"}, media=SVG, headers=TAGGED),
        304: Answer("You hold this picture.", headers=TAGGED),
    },
    SEEN,
    headers=(IF_NONE_MATCH,),
)
def replay_card(r: str) -> Response:
    """Get a picture of it

    The table as the first decision is open, or at the end where `spoilers` are `all`; 1200 by 630, for the previews of links.
    """
    asked.accepted(SVG)
    asked.query(NOTHING)
    here = context()
    picture = replays.card(here, replays.opened(here, r))
    return tagged(picture.encode(), SVG, SHARED, {"Content-Security-Policy": SVG_POLICY})


@blueprint.route("/v1/replays/<r>", "DELETE")
@blueprint.operation(
    {204: Answer("The link shows nothing any more.")},
    ("unauthorised", "forbidden", "not-found", "gone", "malformed", "busy", "unavailable"),
    token=True,
)
def revoke_replay(r: str) -> Response:
    """Revoke a replay

    With the token that shared it, the organiser's, or that of the seat whose eyes it shows. What others have kept of it they keep.
    """
    asked.query(NOTHING)
    share.revoke(context(), r, asked.bearer())
    return answer(b"", None, 204)


@blueprint.route("/r/<r>", "GET")
@blueprint.operation({200: Answer("The page.", PAGE, media=TYPE, headers=TAGGED)}, SEEN, query=MomentQuery)
def replay_page(r: str) -> Response:
    """Watch it as a page

    One moment at a time: the table, the event, and the view in words. It needs no script.
    """
    asked.accepted(TYPE)
    here, version = context(), asked.query(MOMENT).get("v")
    replay = replays.opened(here, r)
    leaf = replays.leaf(here, replay, version)
    told, at = replays.about(here, replay), leaf.frame["version"]
    html = rendered(
        "replay.html",
        told=told,
        about=summary(replay, leaf, told["title"]),
        host=request.host_url.rstrip("/"),
        leaf=leaf,
        frame=leaf.frame,
        picture=Markup(leaf.picture),
        seen_by=replays.seen_by(replay.eyes, leaf.people),
        moments=moments(replay, leaf, at),
    )
    return tagged(html, HTML, OWN, {"Content-Security-Policy": POLICY})


def summary(replay: Replay, leaf: Leaf, title: str) -> str:
    """The replay in a sentence, without spoilers."""
    seats = count(len(leaf.people), "seat")
    around = seats if replay.is_masked else f"{seats}: {listed(leaf.people)}"
    eyes = replays.seen_by(replay.eyes, leaf.people)
    return f"A game of {title} with {around}. {eyes}."


def moments(replay: Replay, leaf: Leaf, at: int) -> list[tuple[str, int | None]]:
    """Where one can go from here; None where that is here, or nowhere."""
    steps: list[tuple[str, int | None]] = [
        ("first", replay.first if at > replay.first else None),
        ("previous", at - 1 if at > replay.first else None),
        ("next", at + 1 if leaf.has_next else None),
    ]
    return steps if leaf.last is None else [*steps, ("last", leaf.last if leaf.has_next else None)]
