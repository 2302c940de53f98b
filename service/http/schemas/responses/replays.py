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

PIXELS: Shape = {"type": "integer", "minimum": 1, "description": "Pixels."}

SHAPES: dict[str, Shape] = {
    "Embedded": object_shape(
        "How a page is embedded (oEmbed 1.0).",
        {
            "type": one_of("`rich`: as a frame; `link`: by its title.", "rich", "link"),
            "version": one_of("Of oEmbed.", "1.0"),
            "title": text("What it is."),
            "provider_name": text("Who answers."),
            "provider_url": text("Address of this service."),
            "cache_age": {"type": "integer", "minimum": 0, "description": "Seconds that this may be kept."},
            "html": text("The frame, where the type is `rich`."),
            "width": PIXELS,
            "height": PIXELS,
            "thumbnail_url": text("Address of a picture, where there is room for it."),
            "thumbnail_width": PIXELS,
            "thumbnail_height": PIXELS,
        },
        optional=("html", "width", "height", "thumbnail_url", "thumbnail_width", "thumbnail_height"),
    ),
    "ReplayShared": object_shape(
        "A link to a replay.", {"id": REPLAY_ID, "url": text("Address of the page that shows it.")}
    ),
    "Replay": object_shape(
        "What a replay is.",
        {
            "id": REPLAY_ID,
            "url": text("Address of the page that shows it."),
            "ruleset": schema_ref("RulesetName"),
            "title": text("What the game is called."),
            "viewpoint": VIEWPOINT,
            "from": VERSION,
            "to": {
                **VERSION,
                "type": ["integer", "null"],
                "description": "The last version; null where spoilers hide it.",
            },
            "length": {
                "type": ["integer", "null"],
                "minimum": 0,
                "description": "How many frames; null where spoilers hide it.",
            },
            "spoilers": one_of("What is given away before it is reached.", "none", "end", "all"),
            "names": one_of("Whether seats are called by their names.", "shown", "masked"),
            "expires": {
                **TIME,
                "type": ["string", "null"],
                "description": "When the link shows nothing any more, in UTC (RFC 3339); null: never.",
            },
            "seats": array_of(
                object_shape("A seat of the replay.", {"seat": SEAT, "kind": KIND, "name": NAME}, name="ReplaySeat"),
                "The seats in playing order.",
            ),
            "outcome": nullable(schema_ref("GameOutcome"), "At the last version; null where spoilers hide it."),
            "viewpoints": array_of(
                object_shape(
                    "A viewpoint from which it may be seen.",
                    {"viewpoint": VIEWPOINT, "name": text("What they are called, for a list to choose from.")},
                    name="ReplayViewpoint",
                ),
                "The link's own first. One that shows everything may be seen through anybody's.",
            ),
            "game": {
                **GAME_ID,
                "type": ["string", "null"],
                "description": "Which game it is, where the link shows all of it and the lobby lists it; else null.",
            },
            "event_table": nullable(
                schema_ref("EventPlace"),
                "Of a table of an event, where names are shown and the table is public: where it belongs; else null.",
            ),
            "links": object_shape(
                "Where to go on.",
                {
                    "self": text("This."),
                    "frames": text("What it shows, version by version."),
                    "card": text("A picture of one moment."),
                    "page": text("The page that shows it."),
                    "forks": {"type": ["string", "null"], "description": "Post a moment there to play on from it."},
                },
                name="ReplayLinks",
            ),
        },
    ),
    "Frame": object_shape(
        "The view at one version, and the event that led there.",
        {
            **play.SHAPES["View"]["properties"],
            "game": {**REPLAY_ID, "description": "The replay's id, which does not tell which game it is."},
            "drawn": array_of(TEXT, "With the viewpoint `all` only: what each seat has, in words."),
            "event": object_shape(
                "What happened: the entry of this version in the ledger, as that viewpoint may know it.",
                {
                    **{name: each for name, each in play.SHAPES["Entry"]["properties"].items() if name != "version"},
                    "withheld": {
                        **FLAG,
                        "description": (
                            "Whether `data` says `(withheld)` in places, so that the chain cannot be computed over this entry: the id of "
                            "another game; the seed, unless everything is shown to the end; under masked names what people wrote."
                        ),
                    },
                    "turning": {**FLAG, "description": "Whether it is a turning point."},
                    "knew": array_of(TEXT, "With the viewpoint `all` only: `learnt` in words."),
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
            "items": array_of(schema_ref("Frame"), "By version, oldest first."),
            "next": {"type": ["string", "null"], "pattern": "^[0-9]+$", "description": "`from` of the next page."},
        },
    ),
}
