"""Schemas of queries of seeks; unknown parameters are refused."""

from __future__ import annotations

from marshmallow import fields

from service.http import validators as validate
from service.http.schemas.fields import QueryInteger, named
from service.http.validators import StrictSchema


class SeeksQuery(StrictSchema):
    """Filters of seeks."""

    ruleset = fields.String(validate=validate.Length(1, 64), metadata=named("RulesetOfSeeks", "The ruleset that the listed seeks have."))


class WaitQuery(StrictSchema):
    """The time to wait for news."""

    wait = QueryInteger(load_default=0, validate=validate.Range(0, 25), metadata=named("WaitOfSeek", "Seconds to wait for news."))
