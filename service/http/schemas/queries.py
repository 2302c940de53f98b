"""Schemas of query parameters; unknown ones are refused."""

from __future__ import annotations

from typing import Any

from marshmallow import ValidationError, fields, validates_schema

from service.app.core import cursors
from service.http import validators as validate
from service.http.schemas.fields import (
    MOST_SEATS,
    QueryInteger,
    cursor_field,
    digest_field,
    named,
    replay_viewpoint_field,
    says,
    viewpoint_field,
    words_field,
)
from service.http.validators import StrictSchema


class ForksQuery(StrictSchema):
    """A page of a game's forks."""

    cursor = cursor_field(cursors.GAME, "CursorOfGames")
    limit = QueryInteger(load_default=20, validate=validate.Range(1, 100), metadata=named("LimitOfGames", "Number of games at most."))


class TokensQuery(StrictSchema):
    """A page of the caller's tokens and links."""

    cursor = cursor_field(cursors.TOKEN, "CursorOfTokens")
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 100), metadata=named("LimitOfTokens", "Number of tokens and links at most."))


class MyGamesQuery(StrictSchema):
    """A page of a player's games."""

    cursor = cursor_field(cursors.PLAYER_SEAT, "CursorOfMyGames")
    limit = QueryInteger(load_default=20, validate=validate.Range(1, 100), metadata=named("LimitOfGames", "Number of games at most."))


class RatingsQuery(StrictSchema):
    """A list of ratings, and a page of it."""

    people = QueryInteger(
        required=True, validate=validate.Range(2, MOST_SEATS), metadata=says("The number of people at the rated tables.")
    )
    cursor = cursor_field(cursors.RATED, "CursorOfRatings")
    limit = QueryInteger(load_default=50, validate=validate.Range(1, 100), metadata=named("LimitOfRatings", "Number of players at most."))


class InboxQuery(StrictSchema):
    """A position in an inbox."""

    after = cursor_field(cursors.INBOX, "AfterOfInbox", "The last `cursor` that you got.")
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 500), metadata=named("LimitOfItems", "Number of items at most."))
    wait = QueryInteger(
        load_default=0, validate=validate.Range(0, 25), metadata=named("WaitOfItems", "Seconds to wait for the first item.")
    )


class RecordQuery(StrictSchema):
    """Query of GET …/record."""

    viewpoint = viewpoint_field()


class HeadQuery(StrictSchema):
    """A version of a game."""

    at = QueryInteger(
        validate=validate.Range(1), metadata=named("AtOfGame", "A version that you may read; the present one by default.")
    )


class EvidenceQuery(HeadQuery):
    """Query of GET …/evidence, for views without words."""

    viewpoint = viewpoint_field()


class ViewQuery(EvidenceQuery):
    """Query of GET …/view."""

    until = fields.String(
        validate=validate.OneOfValues(("decision",)),
        metadata=named("UntilOfView", "Wait until your seat has to decide (`decision`), or the game is over, up to `wait` seconds."),
    )
    wait = QueryInteger(load_default=0, validate=validate.Range(0, 25), metadata=named("WaitOfView", "Seconds to wait for what `until` names."))
    after = QueryInteger(load_default=0, validate=validate.Range(0), metadata=named("AfterOfView", "The version that you have seen: `until` waits for another one."))
    words = words_field()


class WordsQuery(StrictSchema):
    """Form of the view in an answer."""

    words = words_field()


class FeedQuery(StrictSchema):
    """A position in a game's feed."""

    after = QueryInteger(load_default=0, validate=validate.Range(0), metadata=named("AfterOfEvents", "The last version that you know."))
    digest = digest_field()
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 500), metadata=named("LimitOfEvents", "Number of events at most."))
    wait = QueryInteger(
        load_default=0, validate=validate.Range(0, 25), metadata=named("WaitOfEvents", "Seconds to wait for the first event.")
    )
    viewpoint = viewpoint_field()
    words = words_field()


class RulesetQuery(StrictSchema):
    """A version of a ruleset."""

    version = QueryInteger(
        validate=validate.Range(1),
        metadata=named("VersionOfRuleset", "A version of the rules, as on a game's card; the newest by default."),
    )


class ContractQuery(StrictSchema):
    """A ruleset whose types the contract gets."""

    ruleset = fields.String(
        validate=validate.Length(1, 64), metadata=named("RulesetOfContract", "A ruleset, for a contract with its types; without one, the ruleset's values are plain objects.")
    )  # fmt: skip
    version = QueryInteger(
        validate=validate.Range(1), metadata=named("VersionOfContract", "A version of the ruleset's rules; the newest by default.")
    )

    @validates_schema
    def names_ruleset(self, data: dict[str, Any], **_: Any) -> None:
        """`version` needs `ruleset`."""
        if "version" in data and "ruleset" not in data:
            raise ValidationError("A version needs a `ruleset`.", "version")


class ReadsQuery(StrictSchema):
    """A page of an arbiter's reads."""

    cursor = cursor_field(cursors.ARBITER_READ, "CursorOfArbiterReads")
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 500), metadata=named("LimitOfArbiterReads", "Number of reads at most."))


class LobbyQuery(StrictSchema):
    """Filters of the lobby, and a page of it."""

    ruleset = fields.String(validate=validate.Length(1, 64), metadata=named("RulesetOfGames", "The ruleset that the listed games have."))
    status = fields.String(
        validate=validate.OneOfValues(("seating", "playing", "over", "aborted")),
        metadata=says("The status that the listed games have."),
    )
    seats = fields.String(
        validate=validate.OneOfValues(("open",)),
        metadata=says("Whether to list only games with an open seat (`open_seats` of the card)."),
    )
    cursor = cursor_field(cursors.GAME, "CursorOfGames")
    limit = QueryInteger(load_default=20, validate=validate.Range(1, 100), metadata=named("LimitOfGames", "Number of games at most."))


class FramesQuery(StrictSchema):
    """A range of frames."""

    first = QueryInteger(
        data_key="from", load_default=1, validate=validate.Range(1), metadata=says("The first version of the page: `next` of the previous page.")
    )  # fmt: skip
    last = QueryInteger(
        data_key="to", validate=validate.Range(1), metadata=says("The last version of the frames; the end by default.")
    )
    limit = QueryInteger(load_default=50, validate=validate.Range(1, 200), metadata=named("LimitOfFrames", "Number of frames at most."))
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
