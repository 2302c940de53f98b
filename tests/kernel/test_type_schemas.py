"""JSON Schemas of types: what msgspec derives, in the forms of the contract, with what the classes say."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, Literal, NamedTuple

import jsonschema
import msgspec
from msgspec import Meta

from domain.kernel.reflection.type_schemas import FOR_FORMS, Naming, answer_schemas, part_of, request_schemas
from domain.kernel.secrecy import UNKNOWN, Event, Secret, public_types, secret_types

Colour = Literal["red", "black"]


class Suit(Enum):
    HEARTS = "H"
    CLUBS = "C"


class Place(NamedTuple):
    """Where a card lies."""

    row: Annotated[int, Meta(description="From 0.")]
    colour: Colour = "red"


class Span(NamedTuple):
    first: Annotated[int, Meta(description="The first row.")]
    last: Annotated[int, Meta(description="The last row.")]
    at: Annotated[Place, Meta(description="Where it begins.")]


class Odd(msgspec.Struct, frozen=True, tag="odd", forbid_unknown_fields=True):
    """Names that are keywords elsewhere."""

    enum: Annotated[int, Meta(description="A number.")]
    items: tuple[int, ...] = ()
    discriminator: Colour | None = None
    default: tuple[Place, ...] = (Place(1),)


class Laid(Event, frozen=True, tag="cards.laid"):
    """A card is laid."""

    rule = "C-1"
    seat: int
    suit: Annotated[Suit | None, Meta(description="None if nobody saw it.")]
    place: Annotated[Secret[Place], Meta(description="Where.")]
    late: Annotated[int | msgspec.UnsetType, Meta(description="Since version 2.")] = msgspec.UNSET


class Held(msgspec.Struct, frozen=True):
    one: Odd | Laid | None
    pair: tuple[int, Colour]
    none: tuple[()]
    more: dict[str, Any]
    count: int | None = None


def held(made: Any, value: Any) -> None:
    jsonschema.validate(msgspec.json.decode(msgspec.json.encode(value)), made.document, jsonschema.Draft202012Validator)


def test_an_answer_holds_every_field_and_a_request_those_without_defaults() -> None:
    answer, request = answer_schemas([Odd]).components["Odd"], request_schemas([Odd]).components["Odd"]
    assert answer["required"] == ["type", "enum", "items", "discriminator", "default"]
    assert request["required"] == ["type", "enum"]
    assert "additionalProperties" not in answer
    assert request["additionalProperties"] is False
    assert "default" not in request["properties"]["items"]
    assert request["properties"]["default"]["description"] == 'By default `[[1,"red"]]`.'
    assert request_schemas([Odd], FOR_FORMS).components["Odd"]["properties"]["default"]["default"] == [[1, "red"]]
    assert "default" not in answer["properties"]["items"]


def test_words_with_a_name_are_components_and_in_place_where_that_is_asked_for() -> None:
    made = answer_schemas([Odd])
    assert made.components["Colour"] == {
        "description": "A value from a fixed list: colour.",
        "type": "string",
        "enum": ["black", "red"],
    }
    assert made.components["Place"]["prefixItems"][1] == {"title": "colour", "$ref": "#/$defs/Colour"}
    assert "Colour" not in answer_schemas([Odd], FOR_FORMS).components
    taken = {"Colour": {"type": "string"}, "Odd": {}}
    assert set(answer_schemas([Odd], Naming(taken=taken)).components) == {"OddData", "Place"}


def test_named_tuples_are_arrays_that_say_what_stands_where() -> None:
    place = answer_schemas([Place]).components["Place"]
    assert (place["type"], place["minItems"], place["maxItems"]) == ("array", 2, 2)
    assert place["prefixItems"][0] == {"title": "row", "description": "From 0.", "type": "integer"}
    assert request_schemas([Place]).components["Place"]["minItems"] == 1


def test_descriptions_of_members_are_no_types() -> None:
    span = answer_schemas([Span]).components["Span"]
    assert span["items"] == {"anyOf": [{"type": "integer"}, {"$ref": "#/$defs/Place"}]}
    assert span["prefixItems"][2] == {"title": "at", "description": "Where it begins.", "$ref": "#/$defs/Place"}


def test_values_hold_their_schemas() -> None:
    made = answer_schemas([Held])
    for one in (None, Odd(1), Laid(0, Suit.CLUBS, UNKNOWN)):
        held(made, Held(one, (1, "red"), (), {"a": [None]}))
    told = made.components["Held"]["properties"]
    assert told["count"] == {"type": ["integer", "null"]}
    assert told["none"] == {"type": "array", "minItems": 0, "maxItems": 0, "items": {}}
    assert told["more"] == {"type": "object", "additionalProperties": True}
    assert told["pair"]["items"] == {"anyOf": told["pair"]["prefixItems"]}


def test_parts_of_an_event_are_described_by_it() -> None:
    data = answer_schemas([part_of(Laid, "LaidData", public_types(Laid))]).components["LaidData"]
    assert (data["description"], data["x-rule"]) == ("A card is laid.", "C-1")
    assert data["required"] == ["seat", "suit"]
    assert data["properties"]["seat"]["description"] == "The seat that acts, or that the event happens to."
    assert data["properties"]["suit"]["description"] == "null if nobody saw it."
    assert data["properties"]["late"] == {"description": "Since version 2.", "type": "integer"}
    assert secret_types(Laid) == {"place": Place}
