"""`sample` fills an offer in as its schema says: lists within their bounds, equal items where they are allowed."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from deaddrop_client.sampling import sample, value_of
from domain.kernel.choices import Ordered, Some
from extensions.tournaments.cli.demo_tournament.sides import Hall

SAMPLES = 200
MANY = ("AG", "AL", "CO", "IB", "IB", "MF", "SB")


def values(schema: dict[str, Any]) -> list[Any]:
    luck = Random(1)
    return [value_of(schema, luck) for _ in range(SAMPLES)]


@pytest.mark.parametrize("choice", [
    Ordered(("IB", "IB"), 2), Ordered(("IB", "IB", "SB"), 2), Ordered(MANY, 5), Ordered(MANY, 7), Some(("a", "b", "c")), Some(("a",)),
])  # fmt: skip
def test_a_list_that_is_sampled_is_admitted(choice: Ordered | Some) -> None:
    for value in values(choice.schema()):
        assert choice.admits(tuple(value)), value


def test_equal_items_are_sampled_as_often_as_they_are_there() -> None:
    found = {tuple(value).count("IB") for value in values(Ordered(MANY, 5).schema())}
    assert found == {0, 1, 2}


def test_more_different_items_than_there_are_are_refused() -> None:
    with pytest.raises(ValueError, match="empty range"):
        value_of({"type": "array", "minItems": 2, "maxItems": 2, "uniqueItems": True, "items": {"enum": ["a"]}}, Random(1))


def test_a_schema_that_offers_do_not_use_is_refused() -> None:
    with pytest.raises(ValueError, match="do not use"):
        value_of({"type": "string"}, Random(1))


def test_an_only_offer_of_two_equal_cards_is_answered() -> None:
    schema = {"type": "object", "properties": {"type": {"const": "discard"}, "cards": Ordered(("IB", "IB"), 2).schema()}, "required": ["type", "cards"]}
    offer: Any = SimpleNamespace(type="discard", exact=True, schema=schema)
    assert sample(offer) == {"type": "discard", "cards": ["IB", "IB"]}
    client: Any = None
    assert Hall(client, Random(1)).answer(SimpleNamespace(offers=[offer])) == {"type": "discard", "cards": ["IB", "IB"]}
