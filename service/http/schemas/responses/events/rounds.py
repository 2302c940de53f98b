"""Rounds of events: drafts, tables, rulings, appeals, standings."""

from __future__ import annotations

from service.http.schemas.responses.events.cards import (
    COUNT,
    ENTRY_NUMBER,
    HEAD,
    MAYBE_NUMBER,
    MAYBE_ROUND,
    MAYBE_TABLE,
    MAYBE_TEXT,
    MAYBE_TIME,
    MAYBE_TOKEN,
    NAMES,
    NUMBER,
    OFFICIAL_ID,
    POINTS,
    ROUND_NUMBER,
    TABLE_NUMBER,
)
from service.http.schemas.responses.words import (
    DIGEST,
    FLAG,
    GAME_ID,
    SEAT,
    TEXT,
    TIME,
    VERSION,
    Shape,
    array_of,
    object_shape,
    one_of,
    schema_ref,
    text,
    with_description,
)

MAYBE_VERSION: Shape = {**VERSION, "type": ["integer", "null"]}
SEATS = array_of(
    object_shape(
        "Who sits on a seat.",
        {
            "entry": ENTRY_NUMBER,
            "member": with_description("Which of its persons, from 0.", COUNT),
            "name": with_description("As the regulations have it shown.", MAYBE_TEXT),
        },
        name="EventSeat",
    ),
    "In the order of the game's seats.",
)
BYES = array_of(
    object_shape(
        "An entry without a table.",
        {"entry": ENTRY_NUMBER, "kind": one_of("Given by the draft, asked for, or not there.", "allocated", "asked", "absent")},
        name="Bye",
    ),
    "Entries without a table.",
)
DRAFTED: dict[str, Shape] = {
    "table": with_description("Its number, from 1.", NUMBER),
    "section": text("Whose standings it counts for."),
    "seats": SEATS,
    "board": with_description("Tables of one board have the same deal; null for a deal of its own.", MAYBE_NUMBER),
    "match": with_description("Tables of one match count together.", MAYBE_NUMBER),
}
CHANGES = array_of(
    object_shape(
        "Something that makes a draft stale.",
        {
            "version": VERSION,
            "type": text("The type of the fact."),
            "entries": array_of(ENTRY_NUMBER, "Which it concerns, if it is about entries."),
            "round": ROUND_NUMBER,
            "table": TABLE_NUMBER,
        },
        ("round", "table"),
        name="DraftChange",
    ),
    "What has changed since the draft was made, oldest first.",
)
LINE: dict[str, Shape] = {
    "round": ROUND_NUMBER,
    "table": with_description("Null for a round without one.", MAYBE_NUMBER),
    "kind": one_of("Why it is so many.", "played", "void", "forfeit", "award", "allocated", "asked", "late", "absent"),
    "points": POINTS,
}

SHAPES: dict[str, Shape] = {
    "Draft": object_shape(
        "A draft beside its figures.",
        {
            "round": ROUND_NUMBER,
            "version": with_description("The draft's, for If-Match.", VERSION),
            "method": text("What made it: `manual` for people."),
            "method_version": text("Of the method, which rises when it drafts otherwise."),
            "basis": with_description("The version that it was made from.", VERSION),
            "figures": array_of(
                object_shape(
                    "A number of a draft; less is better.",
                    {
                        "name": text("What was minimised."),
                        "value": {"type": ["integer", "string"], "description": "Whole, or a fraction as text."},
                        "bound": {"type": ["integer", "string", "null"], "description": "What no draft could be below; null where none is known."},
                    },
                    name="DraftFigure",
                ),
                "In the order in which they count.",
            ),
            "tables": array_of(object_shape("A table of a draft.", DRAFTED, name="DraftTable"), "By number."),
            "byes": BYES,
            "changes": CHANGES,
        },
    ),
    "DraftMade": object_shape("The draft of a round.", {**HEAD, "draft": schema_ref("Draft")}),
    "EventTable": object_shape(
        "A table of a published round.",
        {
            **DRAFTED,
            "state": one_of("How far it is.", "waiting", "playing", "finished", "ruled", "void"),
            "game": with_description("The game that is played there now.", GAME_ID),
            "is_open": with_description("Whether that game is there.", FLAG),
            "result": {"type": ["object", "null"], "description": "What the table counts as; null while nothing does."},
            "played_by": array_of(one_of("Who played it to the end.", "entry", "stand_in", "bot"), "By seat; empty before the end."),
            "ruled": with_description("The version of the last ruling, for If-Match.", MAYBE_VERSION),
        },
    ),
    "EventRound": object_shape(
        "A published round.",
        {
            "round": ROUND_NUMBER,
            "state": one_of("How far it is.", "drafted", "published", "open", "closing", "closed", "withdrawn"),
            "attempt": with_description("One more than the times that it was withdrawn.", NUMBER),
            "changed": with_description("The version of the round, for If-Match.", COUNT),
            "starts_at": with_description("When clocks start.", MAYBE_TIME),
            "closes_at": with_description("When it should be closed; null without a limit.", MAYBE_TIME),
            "closed_at": with_description("When it was closed.", MAYBE_TIME),
            "awaits": with_description("The public luck that it waits for: `drand` or `spoken`; null for none.", MAYBE_TEXT),
            "drand_round": with_description("The round of drand that goes into its luck.", MAYBE_NUMBER),
            "tables": array_of(schema_ref("EventTable"), "By number."),
            "byes": BYES,
        },
    ),
    "RoundAnswer": object_shape("A round of an event.", {**HEAD, "round": schema_ref("EventRound")}),
    "RoundWithdrawn": object_shape("A round that was taken back.", HEAD),
    "LotDrawn": object_shape(
        "A lot that was drawn.",
        {
            **HEAD,
            "lot": object_shape(
                "The order of a lot.",
                {"number": with_description("Counted from 1.", NUMBER), "round": ROUND_NUMBER, "order": array_of(ENTRY_NUMBER, "First the one that it puts first.")},
                name="Lot",
            ),
        },
    ),
    "TableAnswer": object_shape(
        "A table, and where its numbers come from.",
        {
            **HEAD,
            "round": ROUND_NUMBER,
            "table": schema_ref("EventTable"),
            "lines": array_of(
                object_shape(
                    "What an entry has of the table.",
                    {
                        "entry": ENTRY_NUMBER,
                        **LINE,
                        "member": {"type": ["integer", "null"], "description": "Which of its persons sat there."},
                        "opponents": array_of(ENTRY_NUMBER, "Each as often as it had a seat."),
                        "seats": array_of(
                            object_shape(
                                "A seat that was played.",
                                {
                                    "seat": SEAT,
                                    "place": with_description("At the table; tied seats share it.", NUMBER),
                                    "tied": with_description("How many others share the place.", COUNT),
                                    "size": with_description("Of the table.", NUMBER),
                                    "points": POINTS,
                                    "table_points": POINTS,
                                    "share": with_description("Of the matchpoints of its board; null where nothing is compared.", MAYBE_TEXT),
                                    "difference": with_description("To the other tables of its board.", MAYBE_TEXT),
                                },
                                name="SeatLine",
                            ),
                            "Of which the points are the mean.",
                        ),
                    },
                    name="TableLine",
                ),
                "By entry; of those that have points.",
            ),
            "rulings": array_of(schema_ref("EventRuling"), "On this table, oldest first."),
            "own_seats": array_of(
                object_shape(
                    "A seat of yours.",
                    {"seat": SEAT, "member": with_description("Which of your persons, from 0.", COUNT), "token": with_description("Of the seat; null where it was given out otherwise.", MAYBE_TOKEN)},
                    name="OwnSeat",
                ),
                "With the token of an entry of this table, once its game is there.",
            ),
        },
    ),
    "EventRuling": object_shape(
        "A ruling or a penalty. Its reason stands in the feed.",
        {
            "number": with_description("Counted from 1, never used again.", NUMBER),
            "version": VERSION,
            "at": TIME,
            "kind": text("`correct`, `adjust`, `forfeit`, `void`, `replay`, `time`; of a penalty `warning`, `points`, `disqualification`."),
            "author": OFFICIAL_ID,
            "round": MAYBE_ROUND,
            "table": MAYBE_TABLE,
            "entry": with_description("Of a penalty.", MAYBE_NUMBER),
            "points": with_description("That a penalty costs.", MAYBE_TEXT),
            "is_replaced": with_description("Whether a later penalty stands for it.", FLAG),
        },
    ),
    "RulingMade": object_shape("A ruling that was made.", {**HEAD, "ruling": schema_ref("EventRuling")}),
    "EventAppeal": object_shape(
        "An appeal. Its text stands in the feed.",
        {
            "number": with_description("Counted from 1, never used again.", NUMBER),
            "entry": ENTRY_NUMBER,
            "round": ROUND_NUMBER,
            "table": MAYBE_TABLE,
            "ruling": with_description("The ruling or penalty that it is about; null for none.", MAYBE_NUMBER),
            "state": one_of("How it is.", "open", "upheld", "dismissed", "withdrawn"),
        },
    ),
    "AppealAnswer": object_shape("An appeal as it is now.", {**HEAD, "appeal": schema_ref("EventAppeal")}),
    "EventDecisions": object_shape(
        "Rulings, penalties and appeals.",
        {**HEAD, "rulings": array_of(schema_ref("EventRuling"), "Penalties too, oldest first."), "appeals": array_of(schema_ref("EventAppeal"), "Oldest first.")},
    ),
    "ClockActed": object_shape(
        "It is done at the table.",
        {
            "table": TABLE_NUMBER,
            "game": GAME_ID,
            "version": with_description("Of the game's log.", VERSION),
            "digest": with_description("Of the last entry of the game's log.", DIGEST),
            "token": with_description("Of a seat that got another; else null.", MAYBE_TOKEN),
        },
    ),
    "Standings": object_shape(
        "Standings by section.",
        {
            **HEAD,
            "status": text("How far the event is."),
            "is_provisional": with_description("Whether they may still change.", FLAG),
            "scored": with_description("The last version that they may follow from, for If-Match.", COUNT),
            "tie_breaks": array_of(TEXT, "In their order."),
            "sections": array_of(
                object_shape(
                    "The standings of a section.",
                    {
                        "section": text("The section."),
                        "rows": array_of(
                            object_shape(
                                "An entry's line.",
                                {
                                    "place": with_description("Null for a disqualified entry.", MAYBE_NUMBER),
                                    "sharing": with_description("How many others have the same place.", COUNT),
                                    "entry": ENTRY_NUMBER,
                                    "names": NAMES,
                                    "points": POINTS,
                                    "penalty": with_description("That is taken off.", POINTS),
                                    "ties": array_of(
                                        {"type": ["array", "null"], "items": POINTS},
                                        "By tie-break; null where it was not asked or says nothing.",
                                    ),
                                    "rounds": array_of(object_shape("What an entry has of a round.", LINE, name="RoundLine"), "By round and table."),
                                },
                                name="StandingsRow",
                            ),
                            "Best first.",
                        ),
                    },
                    name="SectionStandings",
                ),
                "As the regulations list them.",
            ),
            "confirmed": array_of(
                object_shape(
                    "A place as it was confirmed.",
                    {"entry": ENTRY_NUMBER, "section": text("The section."), "place": with_description("Shared places have the same number.", NUMBER), "points": POINTS},
                    name="ConfirmedPlace",
                ),
                "Empty before the standings are final; errata change what stands beside it, never this.",
            ),
        },
    ),
}  # fmt: skip
