"""Forks: other games that go on from a moment of this one."""

from __future__ import annotations

from typing import Any

from flask import Response

from service.app import lobby
from service.app.new_games import fork as forking
from service.app.new_games.fork import ForkRequest
from service.http import request_parsing
from service.http.app_services import current_context
from service.http.openapi import examples
from service.http.openapi.operation import SECRET_KEY, AnswerSpec, Blueprint
from service.http.responses import JSON, respond_json
from service.http.routes.games import POST_PROBLEMS, REPLAYED_HEADER, SECRET_PROBLEMS, replayed_header, to_seat_request
from service.http.schemas.bodies import ForkBody, ReplayForkBody
from service.http.schemas.queries import ForksQuery

blueprint = Blueprint("forks", "Forks: a new game from a moment of another.")

FORK, FORK_REPLAY, LIST = ForkBody(), ReplayForkBody(), ForksQuery()
PARENT = 'The parent: `</v1/games/{g}>; rel="parent"`.'


@blueprint.route("/v1/games/<g>/forks", "POST")
@blueprint.operation(
    {
        201: AnswerSpec(
            "The fork, and what opens it. Tokens and claim codes are shown here and never again.",
            "GameMade",
            examples.FORK_MADE,
            headers={"Location": "Where the fork's card is.", "Link": PARENT, **REPLAYED_HEADER},
        )
    },
    (*POST_PROBLEMS, *SECRET_PROBLEMS, "unauthorised", "forbidden", "not-found", "gone", "game-over", "not-started", "impossible-position", "rules-not-installed", "replay-diverged", "unavailable"),
    body=ForkBody,
    example=examples.FORK,
    headers=(SECRET_KEY,),
    token=False,
)  # fmt: skip
def fork_game(g: str) -> Response:
    """Fork a game

    Of a game that is over: exactly as it was at any version, with the luck that was to come or with another; its log goes on with the parent's
    digests. Of a running one, where its card says `analysis`: from your own view alone, in a world drawn uniformly from all that look like it,
    with fresh luck. The same view and seed give the same fork, whatever the truth is.

    The fork is played at once; seats with a claim code may be taken at any time.
    """
    request_parsing.negotiate(JSON)
    request_parsing.parse_query(request_parsing.NO_PARAMETERS)
    sent, read = request_parsing.parse_body(FORK)
    made, replayed = forking.fork_from_game(
        current_context(),
        g,
        request_parsing.bearer_token(),
        to_fork_request(read),
        request_parsing.secret_request(sent),
        request_parsing.client_identity(),
        request_parsing.owner_mark(current_context()),
    )
    headers = {
        "Location": f"/v1/games/{made['game']['id']}",
        "Link": f'</v1/games/{g}>; rel="parent"',
        **replayed_header(replayed),
    }
    return respond_json(made, 201, headers=headers)


@blueprint.route("/v1/replays/<r>/forks", "POST")
@blueprint.operation(
    {
        201: AnswerSpec(
            "The fork, and what opens it. Tokens and claim codes are shown here and never again.",
            "GameMade",
            examples.FORK_MADE,
            headers={"Location": "Where the fork's card is.", **REPLAYED_HEADER},
        )
    },
    (
        *POST_PROBLEMS,
        *SECRET_PROBLEMS,
        "forbidden",
        "not-found",
        "gone",
        "not-started",
        "impossible-position",
        "rules-not-installed",
        "replay-diverged",
        "unavailable",
    ),
    body=ReplayForkBody,
    example={"at": 40},
    headers=(SECRET_KEY,),
)
def fork_replay(r: str) -> Response:
    """Fork a replay

    Whoever has a link to a game that is over plays on from a moment of it, by what the link shows there and nothing else: where everything is
    open in the very position, through a seat's eyes in a world drawn uniformly from all that look like it. The luck is fresh, no event comes
    along, and the fork does not tell which game it comes from.
    """
    request_parsing.negotiate(JSON)
    request_parsing.parse_query(request_parsing.NO_PARAMETERS)
    sent, read = request_parsing.parse_body(FORK_REPLAY)
    made, replayed = forking.fork_replay(
        current_context(),
        r,
        to_fork_request(read),
        request_parsing.secret_request(sent),
        request_parsing.client_identity(),
        request_parsing.owner_mark(current_context()),
    )
    return respond_json(made, 201, headers={"Location": f"/v1/games/{made['game']['id']}", **replayed_header(replayed)})


def to_fork_request(read: dict[str, Any]) -> ForkRequest:
    """The request in the use case's terms."""
    seats = read.get("seats")
    return ForkRequest(
        at=read.get("at"),
        viewpoint=read.get("viewpoint"),
        resample=read.get("resample", {}).get("seed"),
        luck=read.get("luck"),
        seats=[to_seat_request(each) for each in seats] if seats is not None else None,
        visibility=read["visibility"],
    )


@blueprint.route("/v1/games/<g>/forks", "GET")
@blueprint.operation(
    {200: AnswerSpec("A page of games.", "GamePage", {"items": [examples.CARD], "next": None})},
    ("bad-cursor", "malformed", "not-found", "unavailable"),
    query=ForksQuery,
)
def list_forks(g: str) -> Response:
    """List the public forks of a game

    Newest first.
    """
    request_parsing.negotiate(JSON)
    query = request_parsing.parse_query(LIST)
    here = current_context()
    return respond_json(lobby.load_forks_page(here, here.games.load(g).id, query.get("cursor"), query["limit"]))
