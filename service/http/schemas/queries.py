"""Schemas of query parameters; unknown ones are refused."""

from __future__ import annotations

from typing import Any

from marshmallow import ValidationError, fields, validates_schema

from domain.tournament.series.series import MOST_EVENTS, POINTS
from service.app.core import cursors
from service.http import validators as validate
from service.http.schemas.event_bodies import label_field
from service.http.schemas.fields import (
    MOST_SEATS,
    QueryInteger,
    cursor_field,
    digest_field,
    replay_viewpoint_field,
    says,
    viewpoint_field,
    words_field,
)
from service.http.validators import StrictSchema
from service.ids import TOURNAMENT_ID


class ForksQuery(StrictSchema):
    """A page of a game's forks."""

    cursor = cursor_field(cursors.GAME)
    limit = QueryInteger(load_default=20, validate=validate.Range(1, 100), metadata=says("Number of games at most."))


class TokensQuery(StrictSchema):
    """A page of the caller's tokens and links."""

    cursor = cursor_field(cursors.TOKEN)
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 100), metadata=says("Number of tokens and links at most."))


class MyGamesQuery(StrictSchema):
    """A page of a player's games."""

    cursor = cursor_field(cursors.PLAYER_SEAT)
    limit = QueryInteger(load_default=20, validate=validate.Range(1, 100), metadata=says("Number of games at most."))


class MyEventsQuery(StrictSchema):
    """A page of a player's events."""

    cursor = cursor_field(cursors.EVENT)
    limit = QueryInteger(load_default=20, validate=validate.Range(1, 100), metadata=says("Number of events at most."))


class RatingsQuery(StrictSchema):
    """A list of ratings, and a page of it."""

    people = QueryInteger(
        required=True, validate=validate.Range(2, MOST_SEATS), metadata=says("The number of people at the rated tables.")
    )
    cursor = cursor_field(cursors.RATED)
    limit = QueryInteger(load_default=50, validate=validate.Range(1, 100), metadata=says("Number of players at most."))


class InboxQuery(StrictSchema):
    """A position in an inbox."""

    after = cursor_field(cursors.INBOX, "The last `cursor` that you got.")
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 500), metadata=says("Number of entries at most."))
    wait = QueryInteger(
        load_default=0, validate=validate.Range(0, 25), metadata=says("Seconds to wait for the first entry.")
    )


class RecordQuery(StrictSchema):
    """Query of GET …/record."""

    viewpoint = viewpoint_field()


class HeadQuery(StrictSchema):
    """A version of a game."""

    at = QueryInteger(
        validate=validate.Range(1), metadata=says("A version that you may read; the present one by default.")
    )


class EvidenceQuery(HeadQuery):
    """Query of GET …/evidence, for views without words."""

    viewpoint = viewpoint_field()


class ViewQuery(EvidenceQuery):
    """Query of GET …/view."""

    words = words_field()


class WordsQuery(StrictSchema):
    """Form of the view in an answer."""

    words = words_field()


class FeedQuery(StrictSchema):
    """A position in a game's feed."""

    after = QueryInteger(load_default=0, validate=validate.Range(0), metadata=says("The last version that you know."))
    digest = digest_field()
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 500), metadata=says("Number of entries at most."))
    wait = QueryInteger(
        load_default=0, validate=validate.Range(0, 25), metadata=says("Seconds to wait for the first entry.")
    )
    viewpoint = viewpoint_field()
    words = words_field()


class RulesetQuery(StrictSchema):
    """A version of a ruleset."""

    version = QueryInteger(
        validate=validate.Range(1),
        metadata=says("A version of the rules, as on a game's card; the newest by default."),
    )


class ContractQuery(StrictSchema):
    """A ruleset whose types the contract gets."""

    ruleset = fields.String(
        validate=validate.Length(1, 64), metadata=says("A ruleset, for a contract with its types; without one, the ruleset's values are plain objects.")
    )  # fmt: skip
    version = QueryInteger(
        validate=validate.Range(1), metadata=says("A version of the ruleset's rules; the newest by default.")
    )

    @validates_schema
    def names_ruleset(self, data: dict[str, Any], **_: Any) -> None:
        """`version` needs `ruleset`."""
        if "version" in data and "ruleset" not in data:
            raise ValidationError("A version needs a `ruleset`.", "version")


class ReadsQuery(StrictSchema):
    """A page of an arbiter's reads."""

    cursor = cursor_field(cursors.ARBITER_READ)
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 500), metadata=says("Number of reads at most."))


class LobbyQuery(StrictSchema):
    """Filters of the lobby, and a page of it."""

    ruleset = fields.String(validate=validate.Length(1, 64), metadata=says("The ruleset that the listed games have."))
    status = fields.String(
        validate=validate.OneOfValues(("seating", "playing", "over", "aborted")),
        metadata=says("The status that the listed games have."),
    )
    seats = fields.String(
        validate=validate.OneOfValues(("open",)),
        metadata=says("Whether to list only games with an open seat (`open_seats` of the card)."),
    )
    cursor = cursor_field(cursors.GAME)
    limit = QueryInteger(load_default=20, validate=validate.Range(1, 100), metadata=says("Number of games at most."))


class SeeksQuery(StrictSchema):
    """Filters of seeks."""

    ruleset = fields.String(validate=validate.Length(1, 64), metadata=says("The ruleset that the listed seeks have."))


class WaitQuery(StrictSchema):
    """The time to wait for news."""

    wait = QueryInteger(load_default=0, validate=validate.Range(0, 25), metadata=says("Seconds to wait for news."))


class FramesQuery(StrictSchema):
    """A range of frames."""

    first = QueryInteger(
        data_key="from", load_default=1, validate=validate.Range(1), metadata=says("The first version of the page: `next` of the previous page.")
    )  # fmt: skip
    last = QueryInteger(
        data_key="to", validate=validate.Range(1), metadata=says("The last version of the frames; the end by default.")
    )
    limit = QueryInteger(load_default=50, validate=validate.Range(1, 200), metadata=says("Number of frames at most."))
    viewpoint = replay_viewpoint_field()
    words = words_field()


class PictureQuery(StrictSchema):
    """A version of a replay for its poster."""

    v = QueryInteger(
        validate=validate.Range(1),
        metadata=says("A version of the replay; by default the first open decision, or the end if `spoilers` are `all`."),
    )  # fmt: skip
    viewpoint = replay_viewpoint_field()


class EmbeddingQuery(StrictSchema):
    """A page to embed, and the available room."""

    url = fields.String(
        required=True, validate=validate.Length(1, 2000), metadata=says("Address of the page of a replay, a table or a study.")
    )
    maxwidth = QueryInteger(load_default=10_000, validate=validate.Range(1), metadata=says("Width of the embedding at most, in pixels."))
    maxheight = QueryInteger(load_default=10_000, validate=validate.Range(1), metadata=says("Height of the embedding at most, in pixels."))
    format = fields.String(
        load_default="json", validate=validate.OneOfValues(("json", "xml")), metadata=says("The format of the answer: `json`; `xml` is refused.")
    )
    dnt = fields.String(validate=validate.Length(0, 16), metadata=says("A wish not to be tracked, which has no effect: nothing is tracked."))


class NoQuery(StrictSchema):
    """No parameters."""


class EventsQuery(StrictSchema):
    """A page of events."""

    cursor = cursor_field(cursors.EVENT)
    limit = QueryInteger(load_default=20, validate=validate.Range(1, 100), metadata=says("Number of events at most."))


class EntriesQuery(StrictSchema):
    """A page of entries."""

    cursor = cursor_field(cursors.NUMBER)
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 500), metadata=says("Number of entries at most."))


class PreviewQuery(StrictSchema):
    """Fields of previewed entries that do not state them."""

    section = label_field("The section for entries that state none; by default the first.")


class StandingsQuery(StrictSchema):
    """A version and a section of standings."""

    at = QueryInteger(validate=validate.Range(1), metadata=says("The version of the event's log that the standings are computed at; the newest by default."))
    section = fields.String(validate=validate.Length(1, 16), metadata=says("The section whose standings are wanted; all by default."))


class FactsQuery(StrictSchema):
    """A position in an event's feed."""

    after = QueryInteger(load_default=0, validate=validate.Range(0), metadata=says("The last version that you have."))
    digest = digest_field()
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 500), metadata=says("Number of facts at most; a page of large facts may end earlier."))
    wait = QueryInteger(
        load_default=0, validate=validate.Range(0, 25), metadata=says("Seconds to wait for the first fact.")
    )


APPEARANCE = r"[0-9]{1,2}\.[0-9]{1,4}"
SIDE = rf"{APPEARANCE}(-{APPEARANCE})+"


def comma_list(item: str, most: int) -> list[Any]:
    """Validators of a comma-separated text. most: characters; `series_faults` checks the number of items."""
    form = validate.Regexp(rf"^{item}(,{item})*$", error="Not in the contract's form.")
    return [validate.Length(1, most), form]


class SeriesQuery(StrictSchema):
    """The definition of a series."""

    events = fields.String(
        required=True,
        validate=comma_list(TOURNAMENT_ID, 400),
        metadata=says(f"Ids of the events of the series in order, separated by commas; at most {MOST_EVENTS}."),
    )
    best = QueryInteger(
        validate=validate.Range(1, MOST_EVENTS), metadata=says("Number of results of a side that count; all by default.")
    )
    row = fields.String(
        validate=comma_list(POINTS, 800),
        metadata=says("Points by place, best first, separated by commas: `25,18,15`; by default the percentage of the field that was beaten."),
    )
    section = fields.String(
        validate=validate.Length(1, 16), metadata=says("The section whose places count; by default of each event the first section with places.")
    )
    same = fields.String(
        validate=comma_list(SIDE, 2000), metadata=says("Entries that are one side: `1.3-2.7,1.4-3.1`, each by event and entry.")
    )
