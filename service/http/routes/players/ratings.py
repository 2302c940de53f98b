"""Ratings of players."""

from __future__ import annotations

from typing import Any

from service.answers.players import OwnRatingPage, RatingPage
from service.app.ratings.rating_book import Pool
from service.app.ratings.rating_lists import load_own_ratings, load_rating_list
from service.app.rulesets.descriptions import find_rules
from service.http import request_parsing
from service.http.answer import Answer
from service.http.app_services import current_services
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import rating_examples
from service.http.schemas.queries import RatingsQuery

blueprint = Blueprint("ratings", "Ratings: skill estimates of players from rated games.")


@blueprint.operation(
    "GET",
    "/v1/players/me/ratings",
    Answer("Your ratings.", OwnRatingPage, {"items": [rating_examples.OWN], "next": None}),
    ("gone", "unavailable"),
    token=TokenUse.MUST,
    name="listOwnRatings",
)
def list_own_ratings(call: Call) -> Any:
    """Read your ratings

    Returns one rating for each game and number of people, from the rated games of this player.
    """
    page = load_own_ratings(call.context, current_services().ratings, call.bearer)
    request_parsing.note_valid_token()
    return page


@blueprint.operation(
    "GET",
    "/v1/ratings/<name>",
    Answer("A page of the list.", RatingPage, {"items": [rating_examples.LISTED], "next": None, "tasks": []}),
    ("not-found", "bad-cursor", "unavailable"),
    query=RatingsQuery,
)
def list_ratings(call: Call, name: str) -> Any:
    """List ratings

    Lists the ratings of players who consent (`consents.ratings`), the highest first, for one game with one number of people. In cooperative games
    the tasks are rated too. If `next` is a cursor there are more, even after a short page.
    """
    find_rules(call.context.catalogue, name, None)
    pool, services = Pool(name, call.query["people"]), current_services()
    return load_rating_list(call.context, services.ratings, pool, call.query.get("cursor"), call.query["limit"])
