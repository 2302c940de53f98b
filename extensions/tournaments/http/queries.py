"""Schemas of query parameters of tournaments and series; unknown ones are refused."""

from __future__ import annotations

from typing import Any

from marshmallow import fields

from extensions.tournaments.domain.series.series import MOST_TOURNAMENTS, POINTS
from extensions.tournaments.http.bodies import label_field
from service.app.core import cursors
from service.http import validators as validate
from service.http.schemas.fields import QueryInteger, cursor_field, digest_field, named, says
from service.http.validators import StrictSchema
from service.ids import TOURNAMENT_ID


class MyTournamentsQuery(StrictSchema):
    """A page of a player's tournaments."""

    cursor = cursor_field(cursors.TOURNAMENT, "CursorOfTournaments")
    limit = QueryInteger(load_default=20, validate=validate.Range(1, 100), metadata=named("LimitOfTournaments", "Number of tournaments at most."))


class TournamentsQuery(StrictSchema):
    """A page of tournaments."""

    cursor = cursor_field(cursors.TOURNAMENT, "CursorOfTournaments")
    limit = QueryInteger(load_default=20, validate=validate.Range(1, 100), metadata=named("LimitOfTournaments", "Number of tournaments at most."))


class EntriesQuery(StrictSchema):
    """A page of entries."""

    cursor = cursor_field(cursors.NUMBER, "CursorOfEntries")
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 500), metadata=named("LimitOfEntries", "Number of entries at most."))


class PreviewQuery(StrictSchema):
    """Fields of previewed entries that do not state them."""

    section = label_field("The section for entries that state none; by default the first.")


class StandingsQuery(StrictSchema):
    """A version and a section of standings."""

    at = QueryInteger(validate=validate.Range(1), metadata=named("AtOfStandings", "The version of the tournament's log that the standings are computed at; the newest by default."))
    section = fields.String(validate=validate.Length(1, 16), metadata=named("SectionOfStandings", "The section whose standings are wanted; all by default."))


class FactsQuery(StrictSchema):
    """A position in a tournament's feed."""

    after = QueryInteger(load_default=0, validate=validate.Range(0), metadata=named("AfterOfFacts", "The last version that you have."))
    digest = digest_field()
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 500), metadata=named("LimitOfFacts", "Number of facts at most; a page of large facts may end earlier."))
    wait = QueryInteger(
        load_default=0, validate=validate.Range(0, 25), metadata=named("WaitOfFacts", "Seconds to wait for the first fact.")
    )


APPEARANCE = r"[0-9]{1,2}\.[0-9]{1,4}"
SIDE = rf"{APPEARANCE}(-{APPEARANCE})+"


def comma_list(item: str, most: int) -> list[Any]:
    """Validators of a comma-separated text. most: characters; `series_faults` checks the number of items."""
    form = validate.Regexp(rf"^{item}(,{item})*$", error="Not in the contract's form.")
    return [validate.Length(1, most), form]


class SeriesQuery(StrictSchema):
    """The definition of a series."""

    tournaments = fields.String(
        required=True,
        validate=comma_list(TOURNAMENT_ID, 400),
        metadata=says(f"Ids of the tournaments of the series in order, separated by commas; at most {MOST_TOURNAMENTS}."),
    )
    best = QueryInteger(
        validate=validate.Range(1, MOST_TOURNAMENTS), metadata=says("Number of results of a side that count; all by default.")
    )
    row = fields.String(
        validate=comma_list(POINTS, 800),
        metadata=says("Points by place, best first, separated by commas: `25,18,15`; by default the percentage of the field that was beaten."),
    )
    section = fields.String(
        validate=validate.Length(1, 16), metadata=named("SectionOfSeries", "The section whose places count; by default of each tournament the first section with places.")
    )
    same = fields.String(
        validate=comma_list(SIDE, 2000), metadata=says("Entries that are one side: `1.3-2.7,1.4-3.1`, each by tournament and entry.")
    )
