"""Cross-field constraints of bodies for the contract; the marshmallow schemas check the same."""

from __future__ import annotations

from typing import Any

Shape = dict[str, Any]


def shape_where(name: str, value: str, *, without: tuple[str, ...] = (), required: tuple[str, ...] = ()) -> Shape:
    """Shape of a body whose field `name` has this value. without: forbidden fields."""
    shape: Shape = {"properties": {name: {"const": value}, **dict.fromkeys(without, False)}}
    return {**shape, "required": list(required)} if required else shape


def without_claim(shape: Shape) -> Shape:
    return {"properties": {**shape["properties"], "claim": {"const": False}}}


REFINEMENTS: dict[str, Shape] = {
    "SeatBody": {
        "oneOf": [
            shape_where("kind", "human", without=("bot",)),
            without_claim(shape_where("kind", "bot")),
            without_claim(shape_where("kind", "automaton", without=("bot",))),
        ]
    },
    "DealBody": {
        "oneOf": [
            shape_where("mode", "fresh", without=("group", "description")),
            shape_where("mode", "duplicate", without=("description",), required=("group",)),
            shape_where("mode", "fixed", without=("group",)),
        ]
    },
    "RulingBody": {
        "oneOf": [
            shape_where("kind", "correct", required=("outcome",)),
            shape_where("kind", "abort", without=("outcome",)),
        ]
    },
}
"""By the name of the schema in the contract; to be read together with its fields."""
