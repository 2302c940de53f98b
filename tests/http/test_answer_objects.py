"""Objects of answers: their members, their bytes and their schemas follow from one declaration."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, NamedTuple

import msgspec
import pytest
from msgspec import UNSET, Meta

from extensions.tournaments.answers.tournaments import ChangedEntry, TournamentOfficial
from projections.rendered_view import encode_json
from service.answers.games import GameOutcome
from service.answers.play import (
    OpenDecision,
    OwnDecision,
    SeatClock,
    SentEvent,
    SentLuck,
    SentOffer,
    SentTableClock,
    TablePause,
    TimelessView,
)
from service.answers.values import Absent, Count, JsonObject, component, words
from service.http.schemas.responses import answer_components, to_contract, to_object, value_schema


class Part(JsonObject, frozen=True, kw_only=True):
    """A part."""

    number: Count


class Whole(JsonObject, frozen=True, kw_only=True):
    """A whole."""

    name: Annotated[str, Meta(description="The name.")]
    kind: Annotated[str | None, words("b", "a", None), Meta(description="The kind.")]
    part: Annotated[Part | None, Meta(description="The part.")]
    counts: Annotated[Sequence[Count] | Absent, Meta(description="The counts.")] = UNSET
    more: Annotated[Mapping[str, Any], component("Command"), Meta(description="The command.")] = {}


class Source(NamedTuple):
    """An object of the domain, with more than its readers may know."""

    name: str
    kind: str
    secret: str


def test_an_object_takes_from_its_source_what_it_lists_and_nothing_else() -> None:
    made = Whole.of(Source("n", "a", "hush"), part=None)
    assert encode_json(made) == b'{"name":"n","kind":"a","part":null,"more":{}}'


def test_a_stated_member_counts_and_a_missing_one_is_refused() -> None:
    assert Whole.of(Source("n", "a", ""), part=Part(number=1), kind="b").kind == "b"
    with pytest.raises(TypeError, match="part"):
        Whole.of(Source("n", "a", ""))


def test_members_are_sent_as_declared_and_those_of_dictionaries_by_name() -> None:
    made = Whole(name="n", kind=None, part=Part(number=2), counts=[1], more={"z": 1, "a": 2})
    assert encode_json(made) == b'{"name":"n","kind":null,"part":{"number":2},"counts":[1],"more":{"a":2,"z":1}}'


def test_views_are_signed_and_sent_by_name() -> None:
    for kind in (TimelessView, OwnDecision, SentOffer, SentTableClock, SeatClock, TablePause, OpenDecision, SentLuck, GameOutcome, SentEvent):
        assert list(kind.__struct_fields__) == sorted(kind.__struct_fields__), kind


def test_a_schema_has_the_members_as_declared_and_null_as_the_contract_writes_it() -> None:
    shapes, components = msgspec.json.schema_components([Whole], ref_template="#/components/schemas/{name}")
    assert len(shapes) == 1
    made = to_object({"description": "A whole.", **components["Whole"]}, Whole)["properties"]
    assert list(made) == ["name", "kind", "part", "counts", "more"]
    assert made["kind"] == {"type": ["string", "null"], "enum": ["b", "a", None], "description": "The kind."}
    assert made["part"]["oneOf"] == [{"$ref": "#/components/schemas/Part"}, {"type": "null"}]
    assert made["more"] == {"$ref": "#/components/schemas/Command", "description": "The command."}
    assert to_contract({"type": "object", "additionalProperties": True}) == {"type": "object"}
    assert value_schema(Count) == {"type": "integer", "minimum": 0}


def test_an_object_whose_schema_admits_null_is_a_plain_reference_wherever_it_is_used() -> None:
    found = answer_components([TournamentOfficial])
    assert found["TournamentSlip"]["type"] == ["object", "null"]
    assert TournamentOfficial.__name__ in found
    assert found["TournamentOfficial"]["properties"]["last_slip"] == {"$ref": "#/components/schemas/TournamentSlip"}


@pytest.mark.extension("tournaments")
def test_every_object_but_one_with_members_that_may_be_absent_requires_all() -> None:
    found = answer_components([ChangedEntry])
    assert found["ChangedEntry"]["required"] == ["version", "digest", "entry"]
    assert found["Entry"]["required"] == list(found["Entry"]["properties"])
