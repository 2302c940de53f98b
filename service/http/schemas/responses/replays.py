"""Replays and their frames."""

from __future__ import annotations

from service.http.schemas.responses import play
from service.http.schemas.responses.words import (
    FLAG,
    GAME_ID,
    KIND,
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
    ref,
)

SHAPES: dict[str, Shape] = {
    "ReplayShared": object_shape(
        "A link to a replay.", {"id": REPLAY_ID, "url": {"type": "string", "description": "Its page."}}
    ),
    "Replay": object_shape(
        "What a replay is.",
        {
            "id": REPLAY_ID,
            "url": {"type": "string", "description": "Its page."},
            "ruleset": ref("RulesetName"),
            "title": TEXT,
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
            "expires": {**TIME, "type": ["string", "null"]},
            "seats": array_of(
                object_shape(
                    "A seat.",
                    {"seat": SEAT, "kind": KIND, "name": {**TEXT, "type": ["string", "null"]}},
                    name="ReplaySeat",
                )
            ),
            "outcome": {**nullable(ref("Outcome")), "description": "At the last version; null where spoilers hide it."},
            "eyes": array_of(
                object_shape("Eyes to see it through.", {"as": VIEWPOINT, "name": TEXT}, name="ReplayEyes"),
                "The link's own first. One that shows everything may be seen through anybody's.",
            ),
            "game": {
                **GAME_ID,
                "type": ["string", "null"],
                "description": "Which game it is, where the link shows all of it and the lobby lists it; else null.",
            },
            "links": object_shape(
                "Where to go on.",
                {
                    "self": TEXT,
                    "frames": TEXT,
                    "card": TEXT,
                    "page": TEXT,
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
            "game": {**REPLAY_ID, "description": "The replay's id: which game it is is not told."},
            "drawn": array_of(TEXT, "With the viewpoint `all` only: what each seat has, in words."),
            "event": object_shape(
                "What happened: the entry of this version in the ledger, as those eyes may know it.",
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
                ("learnt", "knew"),
                name="FrameEvent",
            ),
        },
        ("minds", "house", "drawn"),
    ),
    "FramePage": object_shape(
        "A page of frames.",
        {
            "items": array_of(ref("Frame"), "Oldest first."),
            "next": {"type": ["string", "null"], "pattern": "^[0-9]+$", "description": "`from` of the next page."},
        },
    ),
}
