"""Forks: new games that continue from a version of another game."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from service.answers.games import CreatedGame, GamePage
from service.app.new_games import fork as forking
from service.app.new_games.fork import ForkRequest
from service.app.projected import lobby
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.cost import Cost
from service.http.openapi import examples
from service.http.operation import REPLAYED
from service.http.routes.games import MADE_LINKS, locate_game, to_seat_request
from service.http.schemas.fork_bodies import ForkBody, ReplayForkBody
from service.http.schemas.headers import NewGameHeaders
from service.http.schemas.queries import ForksQuery

blueprint = Blueprint("forks", "Forks: new games that continue from a version of another.")

MADE = "The fork, with its tokens and claim codes, which are shown here only."


def locate_fork(made: CreatedGame) -> dict[str, str]:
    """Headers of an answer that holds a fork's card."""
    assert made.game is not UNSET
    assert made.game.parent is not None
    return {**locate_game(made), "Link": f'</v1/games/{made.game.parent.game}>; rel="parent"'}


@blueprint.operation(
    "POST",
    "/v1/games/<g>/forks",
    Answer(
        MADE,
        CreatedGame,
        examples.FORK_MADE,
        201,
        header_names=("Location", "Link", REPLAYED),
        links=MADE_LINKS,
        headers=locate_fork,
        omitted_if_minimal=("game",),
    ),
    (
        "forbidden",
        "not-found",
        "gone",
        "game-over",
        "not-started",
        "impossible-position",
        "rules-not-installed",
        "too-many-open",
        "unavailable",
    ),
    body=ForkBody,
    example=examples.FORK,
    headers=NewGameHeaders,
    token=TokenUse.MAY,
)
def fork_game(call: Call, g: str) -> Any:
    """Fork a game

    Forks a game that is over: its exact state at any version, with the original luck or fresh luck; its log continues the parent's
    digests. Or forks a running game whose card has `analysis`: from your own view alone, in a world sampled uniformly from all that match it,
    with fresh luck. The same view and seed give the same fork, regardless of the true state. The sampling is uniform and ignores how players decide, so the
    frequency of a card's place in such worlds is no probability. A sampled world matches the current view; moves that lead to it need not exist.

    The fork can be played immediately; seats with a claim code may be taken at any time. Only a fork with fresh luck and more than one person waits for them, as a new
    game does: its `status` is `seating` until all seats are taken and their nonces are revealed.
    """
    return forking.fork_game(call.context, g, to_fork_request(call.body), call.creator)


@blueprint.operation(
    "POST",
    "/v1/replays/<r>/forks",
    Answer(
        MADE,
        CreatedGame,
        examples.FORK_MADE,
        201,
        header_names=("Location", REPLAYED),
        links=MADE_LINKS,
        headers=locate_game,
        omitted_if_minimal=("game",),
    ),
    (
        "forbidden",
        "not-found",
        "gone",
        "not-started",
        "impossible-position",
        "rules-not-installed",
        "too-many-open",
        "unavailable",
    ),
    body=ReplayForkBody,
    example={"at": 40},
    headers=NewGameHeaders,
)
def fork_replay(call: Call, r: str) -> Any:
    """Fork a replay

    Makes a game that plays on from a version of a replay whose game is over. The fork uses only information that the link shows: if everything is
    open, the position itself; from a seat's viewpoint, a world sampled uniformly from all that match it, which moves need not lead to. The luck is fresh, no event is
    copied, and the fork does not reveal its parent game.
    """
    return forking.fork_replay(call.context, r, to_fork_request(call.body), call.creator)


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


@blueprint.operation(
    "GET",
    "/v1/games/<g>/forks",
    Answer("A page of games.", GamePage, {"items": [examples.CARD], "next": None}),
    ("bad-cursor", "not-found", "unavailable"),
    query=ForksQuery,
    cost=Cost(items=10),
)
def list_forks(call: Call, g: str) -> Any:
    """List the public forks of a game

    Lists the public forks of the game, newest first.
    """
    here = call.context
    return lobby.load_forks_page(here, here.games.load(g).id, call.query.get("cursor"), call.query["limit"])
