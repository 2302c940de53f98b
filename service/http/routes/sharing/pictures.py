"""Pictures of tables and replays, for previews of links and for download."""

from __future__ import annotations

from typing import Any

from flask import Response

from service.app.sharing import clips, oembed, previews, replays
from service.app.studies.embedding import oembed_json
from service.http.answer import Answer
from service.http.awaited_pictures import await_picture
from service.http.blueprint import Blueprint
from service.http.call import Call
from service.http.cost import Cost
from service.http.openapi import share_examples
from service.http.responses import FOR_EVER, PNG, PRIVATE, PUBLIC, WEBP, respond_with_etag
from service.http.schemas.queries import EmbeddingQuery, PictureQuery

blueprint = Blueprint("pictures", "Pictures: tables and replays as PNG, 1200 by 630, for previews of links and for download.")

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
    """Get a picture of the table

    Draws the table's public view now, with the spectators' delay. A name with characters that the picture's typeface lacks is replaced by
    Player 1, Player 2 and so on. One picture is drawn at a time, and networks take turns; a drawn one is cached until the table changes.
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
    """Get a picture of a replay

    Draws the wide `card.svg` as PNG: for previews of links, and for download.
    """
    version = call.query.get("v")
    replay = replays.load_replay(call.context, r, call.query.get("viewpoint"))
    keep = FOR_EVER if version is not None and replay.is_settled else PUBLIC if version is None else PRIVATE
    return respond_with_etag(await_picture(lambda: previews.replay_png(call.context, replay, version)), PNG, keep)


@blueprint.operation(
    "GET",
    "/v1/games/<g>/clip.webp",
    Answer("The clip.", BINARY, media=WEBP, etag=True, cache_control=PRIVATE),
    ("not-found", "picture-busy", "unavailable"),
    name="getTableClip",
    cost=Cost(30),
)
def table_clip(call: Call, g: str) -> Response:
    """Get a clip of the last round

    Shows the last round of a game that is over, as an animated WebP of 600 by 315 and at most 500 kB: the last turn of each seat, with all cards that lie
    open. It takes seconds to draw.
    """
    return respond_with_etag(await_picture(lambda: clips.game_clip(call.context, g)), WEBP, PRIVATE)


@blueprint.operation(
    "GET",
    "/v1/replays/<r>/clip.webp",
    Answer("The clip.", BINARY, media=WEBP, etag=True, cache_control=PUBLIC),
    ("not-found", "gone", "forbidden", "picture-busy", "unavailable"),
    name="getReplayClip",
    cost=Cost(30),
)
def replay_clip(call: Call, r: str) -> Response:
    """Get a clip of a replay's last round

    Shows the last round from the link's viewpoint, if the link's range includes the end of the game and its `spoilers` are `all`.
    """
    replay = replays.load_replay(call.context, r)
    return respond_with_etag(await_picture(lambda: clips.replay_clip(call.context, replay)), WEBP, PUBLIC)


@blueprint.operation(
    "GET",
    "/v1/oembed",
    Answer("The embedding.", "Embedded", share_examples.EMBEDDED, etag=True, cache_control=PUBLIC),
    ("not-found", "gone", "forbidden", "json-only", "unavailable"),
    query=EmbeddingQuery,
    name="getEmbedding",
)
def embedding(call: Call) -> Any:
    """Embed a replay, a table or a study

    Returns an oEmbed 1.0 answer: for the URL of a replay's page a frame (`rich`), the only page here that other sites may frame; for a table's
    or a study's a title and a picture (`link`). It holds only information that the page shows to everyone, and works as long as the link. The pages link to this URL.
    """
    wanted = oembed.Embedding(
        call.query["url"], call.context.site, call.query["maxwidth"], call.query["maxheight"]
    )
    if call.query["format"] == "xml":
        raise oembed.NoXml("Embeddings are answered as JSON.")
    return oembed_json(call.context, wanted)
