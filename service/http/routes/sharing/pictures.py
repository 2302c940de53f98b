"""Posters of tables and replays, for previews of links and for download."""

from __future__ import annotations

from typing import Any

from flask import Response

from service.answers.play import PageEmbed
from service.app.sharing import oembed, previews, replays
from service.app.studies.embedding import oembed_json
from service.http.answer import Answer
from service.http.awaited_pictures import await_picture
from service.http.blueprint import Blueprint
from service.http.call import Call
from service.http.cost import Cost
from service.http.openapi import share_examples
from service.http.responses import FOR_EVER, PNG, PRIVATE, PUBLIC, respond_with_etag
from service.http.schemas.queries import EmbeddingQuery, PictureQuery

blueprint = Blueprint("pictures", "Posters: moments of tables and replays as PNG, 1200 by 630, for previews of links and for download.")

BINARY = {"type": "string", "format": "binary"}


@blueprint.operation(
    "GET",
    "/v1/games/<g>/card.png",
    Answer("The picture.", BINARY, media=PNG, etag=True, cache_control=PRIVATE),
    ("not-found", "picture-busy", "unavailable"),
    name="getTablePicture",
    cost=Cost(10),
)
def table_picture(call: Call, g: str) -> Response:
    """Get the poster of a table

    Draws the last event of the table's public view, with the spectators' delay, over the cover of its game: a line of text, the people, and public facts
    about each. A name with characters that the picture's typeface lacks is replaced by
    Player 1, Player 2 and so on. One picture is drawn at a time, and networks take turns; a drawn one is cached until its content changes.
    """
    return respond_with_etag(await_picture(lambda: previews.table_png(call.context, g)), PNG, PRIVATE)


@blueprint.operation(
    "GET",
    "/v1/replays/<r>/card.png",
    Answer("The picture.", BINARY, media=PNG, etag=True),
    ("not-found", "gone", "forbidden", "picture-busy", "unavailable"),
    query=PictureQuery,
    name="getReplayPicture",
    cost=Cost(10),
)
def replay_picture(call: Call, r: str) -> Response:
    """Get the poster of a replay

    Draws the moment of a version from the link's viewpoint. Without a version, and for a version at which the game is decided if the link's
    `spoilers` are not `all`: the first open decision, or the end if they are `all`. Posters of a version of a game that lies open never change.
    """
    version = call.query.get("v")
    replay = replays.load_replay(call.context, r, call.query.get("viewpoint"))
    keep = FOR_EVER if version is not None and replay.is_settled else PUBLIC if version is None else PRIVATE
    return respond_with_etag(await_picture(lambda: previews.replay_png(call.context, replay, version)), PNG, keep)


@blueprint.operation(
    "GET",
    "/v1/oembed",
    Answer("The embedding.", PageEmbed, share_examples.EMBEDDED, etag=True, cache_control=PUBLIC),
    ("not-found", "gone", "forbidden", "json-only", "unavailable"),
    query=EmbeddingQuery,
    name="getEmbedding",
    cost=Cost(2),
)
def embedding(call: Call) -> Any:
    """Embed a replay, a table or a study

    Returns an oEmbed 1.0 answer: for the URL of a replay's page a frame (`rich`), the only page here that other sites may frame; for a table's
    or a study's a title and a picture (`link`). The title of a table or replay names the moment that its poster shows. It holds only information that the page shows to everyone, and works as long as the link. The pages link to this URL.
    """
    wanted = oembed.Embedding(
        call.query["url"], call.context.site, call.query["maxwidth"], call.query["maxheight"]
    )
    if call.query["format"] == "xml":
        raise oembed.NoXml("Embeddings are answered as JSON.")
    return oembed_json(call.context, wanted)
