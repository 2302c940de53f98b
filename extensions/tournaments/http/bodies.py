"""Schemas of request bodies of tournaments, their officials and entries; unknown fields are refused."""

from __future__ import annotations

from typing import Any, get_args

from marshmallow import ValidationError, fields, validates_schema

from extensions.tournaments.domain.decide.entering import MOST_APART, MOST_AT_ONCE, MOST_ENTRIES_MADE
from extensions.tournaments.domain.decide.life import LONGEST_VENUE, LONGEST_ZONE, ZONE
from extensions.tournaments.domain.facts.entry_facts import EntryKind
from extensions.tournaments.domain.regulations.presets import PRESETS
from extensions.tournaments.domain.regulations.terms import LABEL, MOST_AT_TABLE, MOST_ROUNDS, Role
from extensions.tournaments.domain.salted_text import LONGEST_NAME, LONGEST_TEXT
from service.http import validators as validate
from service.http.schemas.fields import (
    FlagField,
    LineField,
    ListField,
    player_token_field,
    says,
)
from service.http.validators import StrictSchema

HIGHEST_RATING = 10_000_000


def reason_field(text: str, **more: Any) -> fields.String:
    """A field for a reason, which is stored outside the log."""
    return LineField(LONGEST_TEXT, metadata=says(text), **more)


def label_field(text: str) -> fields.String:
    """A field for a section."""
    return fields.String(validate=validate.Regexp(LABEL.replace(r"\Z", "$"), error="A section."), metadata=says(text))


def entry_field(text: str, **more: Any) -> fields.Integer:
    """A field for an entry's number."""
    return fields.Integer(strict=True, validate=validate.Range(1, MOST_ENTRIES_MADE), metadata=says(text), **more)


class TournamentLocationBody(StrictSchema):
    """The venue and the time zone of a tournament."""

    zone = fields.String(
        load_default="UTC",
        validate=[validate.Length(1, LONGEST_ZONE), validate.Regexp(f"^{ZONE.pattern}$", error="A time zone.")],
        metadata=says("The time zone of times on pages, by its IANA name: `Europe/Vienna`."),
    )
    venue = LineField(LONGEST_VENUE, metadata=says("An address, or the link of an online tournament; absent: none. The venue is stored outside the log."))


class TournamentBody(StrictSchema):
    """A tournament to create."""

    title = LineField(LONGEST_NAME, required=True, metadata=says("The tournament's title."))
    ruleset = fields.String(required=True, validate=validate.Length(1, 64), metadata=says("The name of one of the rulesets of `GET /v1/rulesets`."))
    preset = fields.String(
        required=True, validate=validate.OneOfValues(PRESETS), metadata=says("The preset that the regulations start from.")
    )
    regulations = fields.Dict(
        keys=fields.String(),
        metadata=says(
            "Changes to the preset, in the format of `regulations` of the card: of an object only the named members are replaced, any other value is replaced entirely."
        ),
    )
    location = fields.Nested(TournamentLocationBody, metadata=says("The tournament's venue and time zone; absent: UTC."))


class TournamentAmendmentBody(StrictSchema):
    """A change of a tournament: one of `regulations`, `location`, `is_entering` and `is_cancelled`."""

    regulations = fields.Dict(keys=fields.String(), metadata=says("Changes to the regulations, in the format of a new tournament's."))
    location = fields.Nested(TournamentLocationBody, metadata=says("The tournament's venue and time zone, replaced entirely."))
    is_entering = FlagField(metadata=says("Whether people may enter themselves."))
    is_cancelled = FlagField(metadata=says("Whether to cancel the tournament, which then ends without final standings. Needs `reason`."))
    reason = reason_field("The reason, needed once a round was published, and to cancel.")
    consent = fields.String(
        validate=validate.Regexp(r"^dd_consent_[0-9a-z]+$", error="A consent of an official."),
        metadata=says("Consent of the other of organiser and chief arbiter, needed to change points or tie-breaks once a round was published."),
    )

    @validates_schema
    def is_one_thing(self, data: dict[str, Any], **_: Any) -> None:
        """One change at a time."""
        if len({"regulations", "location", "is_entering", "is_cancelled"} & set(data)) != 1:
            raise ValidationError("One of regulations, location, is_entering and is_cancelled.", "regulations")
        if data.get("is_cancelled") is False:
            raise ValidationError("A cancelled tournament stays so.", "is_cancelled")


class RegulationsConsentBody(StrictSchema):
    """A change of the regulations to consent to."""

    regulations = fields.Dict(
        keys=fields.String(), required=True, metadata=says("Changes to the regulations, as the other official requests them.")
    )


class OfficialBody(StrictSchema):
    """A new official."""

    role = fields.String(
        required=True,
        validate=validate.OneOfValues(get_args(Role)),
        metadata=says("The role of the official: `organiser`; `chief` arbiter; `arbiter`; `scorer`, who works at the desk and rules nothing."),
    )
    name = LineField(LONGEST_NAME, metadata=says("The person's name."))
    entry = entry_field("The official's own entry, if they play too.")


class EntryBody(StrictSchema):
    """One side of the standings: a person, a pair or a team; or a stand-in or a bot, which play without points."""

    names = ListField(LineField(LONGEST_NAME), 1, MOST_AT_TABLE, "The names of the entry's persons, each as `Anna Berg`, or `Berg, Anna` to state the surname that lists sort by. A bot has one name.", required=True)
    section = label_field("The section that the entry plays in, one of the regulations; by default the first.")
    kind = fields.String(
        load_default="people",
        validate=validate.OneOfValues(get_args(EntryKind)),
        metadata=says("The kind of entry: `people`; officials may also enter a `stand_in` or a `bot`, which fill tables."),
    )
    seed = entry_field("Number of the entry in the seeding, stated by officials.")
    rating = fields.Integer(
        strict=True, validate=validate.Range(0, HIGHEST_RATING), metadata=says("The rating for the entry's seeding, in thousandths.")
    )
    club = LineField(LONGEST_NAME, metadata=says("The entry's club."))
    apart = ListField(fields.Integer(strict=True, validate=validate.Range(1, 999)), 0, MOST_APART, "Numbers of groups whose entries should not meet.", is_distinct=True, load_default=[])
    bot = fields.String(validate=validate.Length(1, 64), metadata=says("The policy of a bot, such as `house`; absent for other kinds of entry."))
    player = player_token_field()


class EntriesBody(StrictSchema):
    """Entries to make, all or none."""

    entries = ListField(fields.Nested(EntryBody), 1, MOST_AT_ONCE, "The entries to make: up to 500 in one request by an official, one by other callers.", required=True)


class EntriesPreviewBody(StrictSchema):
    """Entries to preview. Each entry is checked by itself, as in the request that makes entries."""

    entries = ListField(fields.Dict(keys=fields.String()), 1, MOST_ENTRIES_MADE, "The entries to preview.", required=True)


class SubstituteBody(StrictSchema):
    """A substitution of a person of an entry."""

    member = fields.Integer(
        required=True, strict=True, validate=validate.Range(0, MOST_AT_TABLE - 1), metadata=says("Index of the replaced person, from 0.")
    )
    name = LineField(LONGEST_NAME, required=True, metadata=says("The new person's name."))
    player = player_token_field()


class NameCorrectionBody(StrictSchema):
    """Another spelling of the name of a person of an entry."""

    member = fields.Integer(
        load_default=0, strict=True, validate=validate.Range(0, MOST_AT_TABLE - 1), metadata=says("Index of the person, from 0.")
    )
    name = LineField(LONGEST_NAME, required=True, metadata=says("The name in its correct spelling, `Anna Berg` or `Berg, Anna`."))


class EntryPatchBody(StrictSchema):
    """A change of an entry: data fields; or `state`; or `substitute`; or `correction`."""

    section = label_field("The entry's section, which cannot change once the entry has sat at a table.")
    seed = entry_field("Number of the entry in the seeding; null for none.", allow_none=True)
    rating = fields.Integer(
        strict=True, allow_none=True, validate=validate.Range(0, HIGHEST_RATING), metadata=says("The rating for the entry's seeding, in thousandths; null for none.")
    )
    apart = ListField(fields.Integer(strict=True, validate=validate.Range(1, 999)), 0, MOST_APART, "Numbers of groups whose entries should not meet.", is_distinct=True)
    state = fields.String(
        validate=validate.OneOfValues(("entered", "withdrawn", "removed")),
        metadata=says("The new state of the entry: `withdrawn`: no longer paired; `entered`: reinstated, or moved from the top of the waiting list; `removed`: made by mistake."),
    )
    same_as = entry_field("Number of the entry of the same person, which stays, with `removed`.")
    correction = fields.Nested(NameCorrectionBody, metadata=says("Another spelling of the name of the same person."))
    substitute = fields.Nested(SubstituteBody, metadata=says("Another person for the entry; the answer holds the entry's new slip."))
    reason = reason_field("The reason, with `state` or `substitute`.")

    @validates_schema
    def is_one_thing(self, data: dict[str, Any], **_: Any) -> None:
        """One change at a time."""
        stated = set(data) - {"state", "same_as", "substitute", "correction", "reason"}
        if bool(stated) + ("state" in data) + ("substitute" in data) + ("correction" in data) != 1:
            raise ValidationError("Stated fields, or state, or substitute, or correction.", "state")
        if "same_as" in data and data.get("state") != "removed":
            raise ValidationError("Only with the state removed.", "same_as")


class CheckInBody(StrictSchema):
    """A check-in of an entry."""

    here = FlagField(load_default=True, metadata=says("Whether the entry is here; false reverts the check-in."))


class CheckAllInBody(StrictSchema):
    """A check-in of several entries."""

    entries = ListField(entry_field("The number of an entry."), 1, MOST_AT_ONCE, "Numbers of the entries to check in.", is_distinct=True, required=True)


class ByeBody(StrictSchema):
    """A request for a bye."""

    round = fields.Integer(
        required=True, strict=True, validate=validate.Range(1, MOST_ROUNDS), metadata=says("The round of the bye, which must not be published yet.")
    )
    wanted = FlagField(load_default=True, metadata=says("Whether the bye is wanted; false reverts the request."))


class PlayerEntryBody(StrictSchema):
    """An entry of a tournament to bind to the calling player."""

    token = fields.String(
        required=True,
        validate=validate.Regexp(r"^dd_entry_[0-9a-z]+$", error="An entry's token."),
        metadata=says("The entry's own token."),
    )
    member = fields.Integer(
        strict=True,
        load_default=0,
        validate=validate.Range(0, MOST_AT_TABLE - 1),
        metadata=says("Index of the player among the entry's persons, from 0."),
    )


TOURNAMENT_BODIES: tuple[type[StrictSchema], ...] = (
    TournamentLocationBody, TournamentBody, TournamentAmendmentBody, RegulationsConsentBody, OfficialBody, EntryBody, EntriesBody, EntriesPreviewBody, SubstituteBody,
    NameCorrectionBody, EntryPatchBody, CheckInBody, CheckAllInBody, ByeBody, PlayerEntryBody,
)  # fmt: skip
"""Every schema here: a component of the contract each."""
