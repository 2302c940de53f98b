"""Replays and their frames."""

from __future__ import annotations

from service.http.schemas.responses import play
from service.http.schemas.responses.ruleset_words import VIEW_WORDS
from service.http.schemas.responses.words import (
    FLAG,
    GAME_ID,
    KIND,
    NAME,
    REPLAY_ID,
    SEAT,
    TEXT,
    TIME,
    VERSION,
    VIEWPOINT,
    Shape,
    array_of,
    nullable,
    object_shape,
    one_of,
    schema_ref,
    text,
)

PIXELS: Shape = {"type": "integer", "minimum": 1, "description": "Size in pixels."}

SHAPES: dict[str, Shape] = {
    "Embedded": object_shape(
        "The embedding of a page (oEmbed 1.0).",
        {
            "type": one_of("The type of embedding: `rich`: as a frame; `link`: by its title.", "rich", "link"),
            "version": one_of("The version of oEmbed.", "1.0"),
            "title": text("The page's title."),
            "provider_name": text("The name of this service."),
            "provider_url": text("Address of this service."),
            "cache_age": {"type": "integer", "minimum": 0, "description": "Seconds for which this answer may be cached."},
            "html": text("The HTML of the frame, for type `rich`."),
            "width": PIXELS,
            "height": PIXELS,
            "thumbnail_url": text("URL of a picture, if it fits the requested size."),
            "thumbnail_width": PIXELS,
            "thumbnail_height": PIXELS,
        },
        optional=("html", "width", "height", "thumbnail_url", "thumbnail_width", "thumbnail_height"),
    ),
    "ReplayShared": object_shape(
        "A link to a replay.", {"id": REPLAY_ID, "url": text("Address of the page that shows the replay.")}
    ),
    "Replay": object_shape(
        "A replay's description.",
        {
            "id": REPLAY_ID,
            "url": text("Address of the page that shows the replay."),
            "ruleset": schema_ref("RulesetName"),
            "title": text("The game's title."),
            "viewpoint": VIEWPOINT,
            "from": VERSION,
            "to": {
                **VERSION,
                "type": ["integer", "null"],
                "description": "The last version; null if spoilers hide it.",
            },
            "length": {
                "type": ["integer", "null"],
                "minimum": 0,
                "description": "Number of frames; null if spoilers hide it.",
            },
            "spoilers": one_of("Information that is revealed in advance.", "none", "end", "all"),
            "names": one_of("Whether seats' names are shown.", "shown", "masked"),
            "expires": {
                **TIME,
                "type": ["string", "null"],
                "description": "Time at which the link expires, in UTC (RFC 3339); null: never.",
            },
            "seats": array_of(
                object_shape("A seat of the replay.", {"seat": SEAT, "kind": KIND, "name": NAME}, name="ReplaySeat"),
                "The seats in playing order.",
            ),
            "outcome": nullable(schema_ref("GameOutcome"), "The outcome at the last version; null if spoilers hide it."),
            "viewpoints": array_of(
                object_shape(
                    "A viewpoint from which the replay may be seen.",
                    {"viewpoint": VIEWPOINT, "name": text("The viewpoint's label, for a list of choices.")},
                    name="ReplayViewpoint",
                ),
                "The viewpoints that the link allows, its own first. A link that shows everything allows every viewpoint.",
            ),
            "game": {
                **GAME_ID,
                "type": ["string", "null"],
                "description": "The game's id, if the link shows all of it and the lobby lists it; else null.",
            },
            "event_table": nullable(
                schema_ref("EventPlace"),
                "The place of the game in an event, if names are shown and the table is public; else null.",
            ),
            "links": object_shape(
                "Links of the replay.",
                {
                    "self": text("The URL of the replay."),
                    "frames": text("The URL of the replay's frames, version by version."),
                    "card": text("The URL of the poster of the link's preview; with `v` the poster of a version."),
                    "page": text("The URL of the page that shows the replay."),
                    "forks": {"type": ["string", "null"], "description": "The URL to post a fork from one of its versions; null if there is none."},
                },
                name="ReplayLinks",
            ),
        },
    ),
    "Frame": object_shape(
        "The view at one version, and the event that led to it.",
        {
            **play.SHAPES["View"]["properties"],
            "game": {**REPLAY_ID, "description": "The replay's id, which does not reveal the game."},
            "drawn": array_of(TEXT, "The possessions of each seat as text, with the viewpoint `all` only."),
            "event": object_shape(
                "The entry of this version in the log, with the information that the viewpoint may have.",
                {
                    **{name: each for name, each in play.SHAPES["Entry"]["properties"].items() if name != "version"},
                    "withheld": {
                        **FLAG,
                        "description": (
                            "Whether `data` holds `(withheld)` in place of some values, so that the chain cannot be computed over this entry: the id of "
                            "another game; the seed, unless everything is shown to the end; with masked names, texts of people."
                        ),
                    },
                    "turning": {**FLAG, "description": "Whether the event is a turning point."},
                    "knew": array_of(TEXT, "The field `learnt` as text, with the viewpoint `all` only."),
                },
                ("learnt", "knew", "told"),
                name="FrameEvent",
            ),
        },
        ("minds", "house", "drawn", "clock", "pause", *VIEW_WORDS),
    ),
    "FramePage": object_shape(
        "A page of frames.",
        {
            "items": array_of(schema_ref("Frame"), "The frames of the page by version, oldest first."),
            "next": {"type": ["string", "null"], "pattern": "^[0-9]+$", "description": "The value of `from` for the next page."},
        },
    ),
}
