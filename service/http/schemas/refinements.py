"""What one field of a body says of another, for the contract; the schemas that read bodies check the same."""

from __future__ import annotations

from typing import Any

Shape = dict[str, Any]


def only(name: str, value: str, *, without: tuple[str, ...] = (), required: tuple[str, ...] = ()) -> Shape:
    """A body whose field `name` has this value: it lacks some fields, and needs others."""
    shape: Shape = {"properties": {name: {"const": value}, **dict.fromkeys(without, False)}}
    return {**shape, "required": list(required)} if required else shape


def unclaimed(shape: Shape) -> Shape:
    return {"properties": {**shape["properties"], "claim": {"const": False}}}


REFINED: dict[str, Shape] = {
    "SeatBody": {
        "oneOf": [
            only("kind", "human", without=("bot",)),
            unclaimed(only("kind", "bot")),
            unclaimed(only("kind", "automaton", without=("bot",))),
        ]
    },
    "DealBody": {
        "oneOf": [
            only("mode", "fresh", without=("group", "description")),
            only("mode", "duplicate", without=("description",), required=("group",)),
            only("mode", "fixed", without=("group",)),
        ]
    },
    "RulingBody": {
        "oneOf": [
            only("kind", "correct", required=("outcome",)),
            only("kind", "abort", without=("outcome",)),
        ]
    },
}
"""By the name of the schema in the contract; to be read together with its fields."""
