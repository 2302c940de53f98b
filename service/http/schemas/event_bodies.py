"""Schemas of request bodies of events, their officials and entries; unknown fields are refused."""

from __future__ import annotations

from typing import Any, get_args

from marshmallow import ValidationError, fields, validates_schema

from domain.tournament.decide.entering import MOST_APART, MOST_AT_ONCE, MOST_ENTRIES_MADE
from domain.tournament.decide.life import LONGEST_VENUE, LONGEST_ZONE, ZONE
from domain.tournament.facts.entry_facts import EntryKind
from domain.tournament.regulations.presets import PRESETS
from domain.tournament.regulations.terms import LABEL, MOST_AT_TABLE, MOST_ROUNDS, Role
from domain.tournament.salted_text import LONGEST_NAME, LONGEST_TEXT
from service.http import validators as validate
from service.http.schemas.fields import (
    FlagField,
    LineField,
    player_token_field,
    require_distinct,
    says,
)
from service.http.validators import StrictSchema

HIGHEST_RATING = 10_000_000


def reason_field(text: str, **more: Any) -> fields.String:
    """A field for a reason, which lies beside the log."""
    return LineField(LONGEST_TEXT, metadata=says(text), **more)


def label_field(text: str) -> fields.String:
    """A field for a section."""
    return fields.String(validate=validate.Regexp(LABEL.replace(r"\Z", "$"), error="A section."), metadata=says(text))


def entry_field(text: str, **more: Any) -> fields.Integer:
    """A field for an entry's number."""
    return fields.Integer(strict=True, validate=validate.Range(1, MOST_ENTRIES_MADE), metadata=says(text), **more)


def token_field(text: str) -> fields.String:
    """A field for a token of an official."""
    return fields.String(
        validate=validate.Regexp(r"^dd_(event|official)_[0-9a-z]+$", error="A token of an official."), metadata=says(text)
    )


class LocationBody(StrictSchema):
    """Where and by which clock an event is held."""

    zone = fields.String(
        load_default="UTC",
        validate=[validate.Length(1, LONGEST_ZONE), validate.Regexp(f"^{ZONE.pattern}$", error="A time zone.")],
        metadata=says("The time zone that pages say times in, as IANA names it: `Europe/Vienna`."),
    )
    venue = LineField(LONGEST_VENUE, metadata=says("An address, or the link of an event online; absent: nothing is said. It lies beside the log."))


class EventBody(StrictSchema):
    """An event as it is asked for."""

    title = LineField(LONGEST_NAME, required=True, metadata=says("What it is called."))
    ruleset = fields.String(required=True, validate=validate.Length(1, 64), metadata=says("One of GET /v1/rulesets."))
    preset = fields.String(
        required=True, validate=validate.OneOfValues(PRESETS), metadata=says("Whole regulations to begin with.")
    )
    regulations = fields.Dict(
        keys=fields.String(),
        metadata=says(
            "What is otherwise than in the preset, as it stands in `regulations` of the card: of an object the members that are named, "
            "everything else whole."
        ),
    )
    location = fields.Nested(LocationBody, metadata=says("Where and by which clock it is held; absent: UTC."))


class AmendmentBody(StrictSchema):
    """What is to be otherwise of an event: one of `regulations`, `location`, `is_entering` and `is_cancelled`."""

    regulations = fields.Dict(keys=fields.String(), metadata=says("What is to be otherwise of the regulations, as in a new event."))
    location = fields.Nested(LocationBody, metadata=says("Where and by which clock it is held, whole."))
    is_entering = FlagField(metadata=says("Whether everybody may enter."))
    is_cancelled = FlagField(metadata=says("true: the event ends without final standings. Needs `reason`."))
    reason = reason_field("Why. Needed once a round was published, and to cancel.")
    consent = token_field("The token of the second official, where points or tie-breaks are changed once a round was published.")

    @validates_schema
    def is_one_thing(self, data: dict[str, Any], **_: Any) -> None:
        """One thing at a time."""
        if len({"regulations", "location", "is_entering", "is_cancelled"} & set(data)) != 1:
            raise ValidationError("One of regulations, location, is_entering and is_cancelled.", "regulations")
        if data.get("is_cancelled") is False:
            raise ValidationError("A cancelled event stays so.", "is_cancelled")


class OfficialBody(StrictSchema):
    """Somebody who is to be an official; or one who is, and needs another token."""

    role = fields.String(
        required=True,
        validate=validate.OneOfValues(get_args(Role)),
        metadata=says("`organiser`; `chief` arbiter; `arbiter`; `scorer`, who works at the desk and rules nothing."),
    )
    name = LineField(LONGEST_NAME, metadata=says("Of the person."))
    entry = entry_field("The entry of who plays too.")
    id = fields.String(
        validate=validate.Regexp(r"^o[0-9]{1,3}$", error="An official's id."),
        metadata=says("Of an official who gets another token; the one before opens nothing any more."),
    )


class EntryBody(StrictSchema):
    """One side of the standings: a person, a pair or a team; a stand-in or a bot, which play for nothing."""

    names = fields.List(
        LineField(LONGEST_NAME),
        required=True,
        validate=validate.Length(1, MOST_AT_TABLE),
        metadata=says("Of its persons, one for each. A bot has one too."),
    )
    section = label_field("One of the regulations'; by default the first.")
    kind = fields.String(
        load_default="people",
        validate=validate.OneOfValues(get_args(EntryKind)),
        metadata=says("`people`; officials enter a `stand_in` or a `bot` too, which fill tables."),
    )
    seed = entry_field("Number in the seeding, by officials.")
    rating = fields.Integer(
        strict=True, validate=validate.Range(0, HIGHEST_RATING), metadata=says("That seeds it, in thousandths.")
    )
    club = LineField(LONGEST_NAME, metadata=says("Where it is from."))
    apart = fields.List(
        fields.Integer(strict=True, validate=validate.Range(1, 999)),
        load_default=[],
        validate=[validate.Length(0, MOST_APART), require_distinct],
        metadata={"uniqueItems": True, **says("Numbers of groups whose entries should not meet.")},
    )
    bot = fields.String(validate=validate.Length(1, 64), metadata=says("Of a bot: its policy, such as `house`."))
    player = player_token_field()


class EntriesBody(StrictSchema):
    """Entries that are made together: all, or none."""

    entries = fields.List(
        fields.Nested(EntryBody),
        required=True,
        validate=validate.Length(1, MOST_AT_ONCE),
        metadata=says("Officials make up to 500 at once; somebody else their own."),
    )


class SubstituteBody(StrictSchema):
    """Another person for one of an entry's."""

    member = fields.Integer(
        required=True, strict=True, validate=validate.Range(0, MOST_AT_TABLE - 1), metadata=says("In whose place, from 0.")
    )
    name = LineField(LONGEST_NAME, required=True, metadata=says("Of the new one."))
    player = player_token_field()


class EntryPatchBody(StrictSchema):
    """What is to be different of an entry: stated fields; or `state`; or `substitute`."""

    section = label_field("As long as it has sat at no table.")
    seed = entry_field("Number in the seeding; null for none.", allow_none=True)
    rating = fields.Integer(
        strict=True, allow_none=True, validate=validate.Range(0, HIGHEST_RATING), metadata=says("In thousandths; null for none.")
    )
    apart = fields.List(
        fields.Integer(strict=True, validate=validate.Range(1, 999)),
        validate=[validate.Length(0, MOST_APART), require_distinct],
        metadata={"uniqueItems": True, **says("Numbers of groups whose entries should not meet.")},
    )
    state = fields.String(
        validate=validate.OneOfValues(("entered", "withdrawn")),
        metadata=says("`withdrawn`: not paired any more; `entered`: again, or from the waiting list when it is the first there."),
    )
    substitute = fields.Nested(SubstituteBody, metadata=says("Another person; the answer holds the entry's new token."))
    reason = reason_field("Why, with `state` or `substitute`.")

    @validates_schema
    def is_one_thing(self, data: dict[str, Any], **_: Any) -> None:
        """One thing at a time."""
        stated = set(data) - {"state", "substitute", "reason"}
        if bool(stated) + ("state" in data) + ("substitute" in data) != 1:
            raise ValidationError("Stated fields, or state, or substitute.", "state")


class CheckInBody(StrictSchema):
    """Whether an entry is there."""

    here = FlagField(load_default=True, metadata=says("false: it is not, after all."))


class CheckAllInBody(StrictSchema):
    """Entries that are there."""

    entries = fields.List(
        entry_field("An entry."),
        required=True,
        validate=[validate.Length(1, MOST_AT_ONCE), require_distinct],
        metadata={"uniqueItems": True, **says("Their numbers.")},
    )


class ByeBody(StrictSchema):
    """A bye that an entry asks for."""

    round = fields.Integer(
        required=True, strict=True, validate=validate.Range(1, MOST_ROUNDS), metadata=says("In which round, which is not published.")
    )
    wanted = FlagField(load_default=True, metadata=says("false: it plays after all."))


EVENT_BODIES: tuple[type[StrictSchema], ...] = (
    LocationBody, EventBody, AmendmentBody, OfficialBody, EntryBody, EntriesBody, SubstituteBody, EntryPatchBody, CheckInBody, CheckAllInBody, ByeBody,
)  # fmt: skip
"""Every schema here: a component of the contract each."""
