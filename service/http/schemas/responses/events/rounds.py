"""Rounds of events: drafts, tables, rulings, appeals, standings."""

from __future__ import annotations

from service.http.schemas.responses.events.cards import (
    COUNT,
    ENTRY_NUMBER,
    HEAD,
    MAYBE_NUMBER,
    MAYBE_ROUND,
    MAYBE_SLIP,
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
        "The holder of a seat.",
        {
            "entry": ENTRY_NUMBER,
            "member": with_description("Index of the person in the entry, from 0.", COUNT),
            "name": with_description("The name, in the form that the regulations set.", MAYBE_TEXT),
        },
        name="EventSeat",
    ),
    "The holders of the seats, in the order of the game's seats.",
)
BYES = array_of(
    object_shape(
        "An entry without a table.",
        {"entry": ENTRY_NUMBER, "kind": one_of("The kind of bye: `allocated` by the draft, `asked` by the entry, or `absent`.", "allocated", "asked", "absent")},
        name="Bye",
    ),
    "Entries without a table.",
)
DRAFTED: dict[str, Shape] = {
    "table": with_description("Number of the table, from 1.", NUMBER),
    "section": text("The section whose entries play at the table."),
    "seats": SEATS,
    "board": with_description("Number of the board; tables of one board have the same deal. null for a deal of its own.", MAYBE_NUMBER),
    "match": with_description("Number of the match; tables of one match count together.", MAYBE_NUMBER),
}
CHANGES = array_of(
    object_shape(
        "A change that makes a draft stale.",
        {
            "version": VERSION,
            "type": text("The type of the fact."),
            "entries": array_of(ENTRY_NUMBER, "Numbers of the entries that the change concerns."),
            "round": ROUND_NUMBER,
            "table": TABLE_NUMBER,
        },
        ("round", "table"),
        name="DraftChange",
    ),
    "Changes since the draft was made, oldest first.",
)
LINE: dict[str, Shape] = {
    "round": ROUND_NUMBER,
    "table": with_description("Number of the table; null for a round without one.", MAYBE_NUMBER),
    "kind": one_of("The source of the points.", "played", "void", "forfeit", "award", "allocated", "asked", "late", "absent"),
    "points": POINTS,
}

SHAPES: dict[str, Shape] = {
    "Draft": object_shape(
        "A draft with its figures.",
        {
            "round": ROUND_NUMBER,
            "version": with_description("The draft's version, for `If-Match`.", VERSION),
            "method": text("The pairing method; `manual` for a stated draft."),
            "method_version": text("The version of the method, which rises when its drafts can change."),
            "basis": with_description("The event's version that the draft was made from.", VERSION),
            "figures": array_of(
                object_shape(
                    "A number of a draft; less is better.",
                    {
                        "name": text("The name of the quantity, which the draft minimises."),
                        "value": {"type": ["integer", "string"], "description": "The value of the quantity: an integer, or a fraction as text."},
                        "bound": {"type": ["integer", "string", "null"], "description": "A lower bound for all drafts; null if none is known."},
                    },
                    name="DraftFigure",
                ),
                "The figures of the draft, most important first.",
            ),
            "tables": array_of(object_shape("A table of a draft.", DRAFTED, name="DraftTable"), "The tables of the draft, by number."),
            "byes": BYES,
            "changes": CHANGES,
        },
    ),
    "DraftMade": object_shape("The draft of a round.", {**HEAD, "draft": schema_ref("Draft")}),
    "EventTable": object_shape(
        "A table of a published round.",
        {
            **DRAFTED,
            "state": one_of("The state of the table.", "waiting", "playing", "finished", "ruled", "void"),
            "game": with_description("The table's present game.", GAME_ID),
            "is_open": with_description("Whether the table's game is open.", FLAG),
            "result": {"type": ["object", "null"], "description": "The table's result; null before there is one."},
            "played_by": array_of(one_of("The person who played the seat at the end.", "entry", "stand_in", "bot"), "The persons who played at the end, by seat; empty before the end."),
            "ruled": with_description("The version of the last ruling, for `If-Match`.", MAYBE_VERSION),
            "is_withheld": with_description("True if result and `played_by` are left out, because you are an official who still plays this deal; absent otherwise.", FLAG),
        },
        ("is_withheld",),
    ),
    "EventRound": object_shape(
        "A published round.",
        {
            "round": ROUND_NUMBER,
            "state": one_of("The state of the round.", "drafted", "published", "open", "closing", "closed", "withdrawn"),
            "attempt": with_description("Number of the attempt: 1 plus the number of withdrawals of the round.", NUMBER),
            "changed": with_description("The version of the round, for `If-Match`.", COUNT),
            "starts_at": with_description("Time at which clocks start.", MAYBE_TIME),
            "closes_at": with_description("Time at which the round should be closed; null without a limit.", MAYBE_TIME),
            "closed_at": with_description("Time at which the round was closed.", MAYBE_TIME),
            "waits_for": with_description(
                "The reason why the round's tables are not opened yet, for officials, if one address has as many games open as it may; null otherwise.", MAYBE_TEXT
            ),
            "awaits": with_description("The public entropy that the round waits for: `drand` or `spoken`; null for none.", MAYBE_TEXT),
            "drand_round": with_description("The round of drand that is part of the luck of this round.", MAYBE_NUMBER),
            "tables": array_of(schema_ref("EventTable"), "The tables of the round, by number."),
            "byes": BYES,
        },
    ),
    "RoundAnswer": object_shape("A round of an event.", {**HEAD, "round": schema_ref("EventRound")}),
    "RoundWithdrawn": object_shape("A withdrawn round.", HEAD),
    "LotDrawn": object_shape(
        "A lot that was drawn.",
        {
            **HEAD,
            "lot": object_shape(
                "The order of a lot.",
                {"number": with_description("The lot's number, from 1.", NUMBER), "round": ROUND_NUMBER, "order": array_of(ENTRY_NUMBER, "The entries in the drawn order.")},
                name="Lot",
            ),
        },
    ),
    "TableAnswer": object_shape(
        "A table, and the derivation of its numbers.",
        {
            **HEAD,
            "round": ROUND_NUMBER,
            "table": schema_ref("EventTable"),
            "lines": array_of(
                object_shape(
                    "An entry's points from the table.",
                    {
                        "entry": ENTRY_NUMBER,
                        **LINE,
                        "member": {"type": ["integer", "null"], "description": "Index of the person who sat at the table, from 0."},
                        "opponents": array_of(ENTRY_NUMBER, "Numbers of the opponents' entries, each once per seat that it had."),
                        "seats": array_of(
                            object_shape(
                                "A seat that was played.",
                                {
                                    "seat": SEAT,
                                    "place": with_description("The place at the table; tied seats share it.", NUMBER),
                                    "tied": with_description("Number of other seats that share the place.", COUNT),
                                    "size": with_description("Number of seats of the table.", NUMBER),
                                    "points": POINTS,
                                    "table_points": POINTS,
                                    "share": with_description("Share of the matchpoints of the board; null without a comparison.", MAYBE_TEXT),
                                    "difference": with_description("Difference to the mean of the other tables of the board.", MAYBE_TEXT),
                                },
                                name="SeatLine",
                            ),
                            "Seats whose mean is the points.",
                        ),
                    },
                    name="TableLine",
                ),
                "The points from the table by entry, only for entries with points.",
            ),
            "rulings": array_of(schema_ref("EventRuling"), "Rulings on this table, oldest first."),
            "own_seats": array_of(
                object_shape(
                    "A seat of the caller.",
                    {"seat": SEAT, "member": with_description("Index of the person in the entry, from 0.", COUNT), "token": with_description("The seat's token; null if it was handed out in another way.", MAYBE_TOKEN)},
                    name="OwnSeat",
                ),
                "The caller's own seats, with the token of an entry of this table, once its game is open.",
            ),
        },
    ),
    "EventRuling": object_shape(
        "A ruling or a penalty. The feed has its reason.",
        {
            "number": with_description("Number of the ruling or penalty, from 1, never reused.", NUMBER),
            "version": VERSION,
            "at": TIME,
            "kind": text("The kind of ruling: `correct`, `adjust`, `forfeit`, `void`, `replay`, `time`; for a penalty `warning`, `points`, `disqualification`."),
            "author": OFFICIAL_ID,
            "round": MAYBE_ROUND,
            "table": MAYBE_TABLE,
            "entry": with_description("The penalised entry; null for a ruling.", MAYBE_NUMBER),
            "points": with_description("The points of a penalty.", MAYBE_TEXT),
            "is_replaced": with_description("Whether a later penalty replaces this penalty.", FLAG),
        },
    ),
    "RulingMade": object_shape("A ruling that was made.", {**HEAD, "ruling": schema_ref("EventRuling")}),
    "EventAppeal": object_shape(
        "An appeal. The feed has its text.",
        {
            "number": with_description("Number of the appeal, from 1, never reused.", NUMBER),
            "entry": ENTRY_NUMBER,
            "round": ROUND_NUMBER,
            "table": MAYBE_TABLE,
            "ruling": with_description("The ruling or penalty of the appeal; null for none.", MAYBE_NUMBER),
            "state": one_of("The state of the appeal.", "open", "upheld", "dismissed", "withdrawn"),
        },
    ),
    "AppealAnswer": object_shape("An appeal, with the version of the event's log.", {**HEAD, "appeal": schema_ref("EventAppeal")}),
    "EventDecisions": object_shape(
        "Rulings, penalties and appeals.",
        {**HEAD, "rulings": array_of(schema_ref("EventRuling"), "Rulings and penalties, oldest first."), "appeals": array_of(schema_ref("EventAppeal"), "The appeals, oldest first.")},
    ),
    "ClockActed": object_shape(
        "An official's intervention at a table.",
        {
            "table": TABLE_NUMBER,
            "game": GAME_ID,
            "version": with_description("Version of the game's log.", VERSION),
            "digest": with_description("Digest of the last entry of the game's log.", DIGEST),
            "slip": with_description(
                "The slip for the person who stands in, exchanged at `POST /v1/games/{gameId}/exchanges`, shown once; else null.", MAYBE_SLIP
            ),
        },
    ),
    "Standings": object_shape(
        "Standings by section.",
        {
            **HEAD,
            "status": text("The event's status."),
            "is_provisional": with_description("Whether the standings may still change.", FLAG),
            "scored": with_description("The last version that can change standings, for `If-Match`.", COUNT),
            "tie_breaks": array_of(TEXT, "The tie-breaks, in order."),
            "sections": array_of(
                object_shape(
                    "The standings of a section.",
                    {
                        "section": text("The section that the standings belong to."),
                        "rows": array_of(
                            object_shape(
                                "An entry's line.",
                                {
                                    "place": with_description("Place of the entry; null for a disqualified entry.", MAYBE_NUMBER),
                                    "sharing": with_description("Number of other entries with the same place.", COUNT),
                                    "entry": ENTRY_NUMBER,
                                    "names": NAMES,
                                    "points": POINTS,
                                    "penalty": with_description("Points taken off the sum.", POINTS),
                                    "ties": array_of(
                                        {"type": ["array", "null"], "items": POINTS},
                                        "Values of the tie-breaks, by tie-break; null if one was not needed or has no value.",
                                    ),
                                    "rounds": array_of(object_shape("An entry's points from a round.", LINE, name="RoundLine"), "The entry's points by round and table."),
                                },
                                name="StandingsRow",
                            ),
                            "The lines of the standings, the best first.",
                        ),
                    },
                    name="SectionStandings",
                ),
                "The standings of each section, in the order of the regulations.",
            ),
            "confirmed": array_of(
                object_shape(
                    "A confirmed place.",
                    {"entry": ENTRY_NUMBER, "section": text("The section that the place belongs to."), "place": with_description("Place of the entry; entries that share a place have the same number.", NUMBER), "points": POINTS},
                    name="ConfirmedPlace",
                ),
                "The confirmed places; empty before the standings are final. Errata change `sections`, never this list.",
            ),
        },
    ),
}  # fmt: skip
