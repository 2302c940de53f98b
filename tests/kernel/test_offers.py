"""Offers admit their instances and nothing else."""

from __future__ import annotations

import jsonschema
import pytest

from domain.kernel.offers import Between, Command, Maybe, Ordered, offer


class Bid(Command, frozen=True, tag="bid"):
    """Bid some chips."""

    chips: int
    cards: tuple[str, ...] | None = None


def test_an_offer_admits_no_field_that_it_does_not_name():
    narrow = offer(Bid, "X-1", chips=(1, 2))
    assert narrow.admits(Bid(1))
    assert not narrow.admits(Bid(1, ("A",)))


@pytest.mark.parametrize("hand", [("A", "B"), ("A", "A", "B"), tuple("ABCDEFG"), tuple("AABBCCDD")])
def test_an_ordered_choice_admits_what_its_schema_admits(hand):
    choice = Ordered(hand, len(hand) - 1)
    validator = jsonschema.Draft202012Validator(choice.schema())
    for cards in (hand[:-1], hand[1:], hand, (*hand[:-2], hand[0]), ("Z",) * (len(hand) - 1)):
        assert choice.admits(cards) == validator.is_valid(list(cards)), cards


def test_an_offer_says_itself_as_a_json_schema_of_the_whole_body():
    wide = offer(Bid, "X-1", chips=Between(0, 3), cards=Maybe(Ordered(("A", "B"), 2)))
    assert wide.summary == "Bid some chips"
    assert wide.schema() == {
        "type": "object",
        "additionalProperties": False,
        "required": ["type", "chips"],
        "properties": {
            "type": {"const": "bid"},
            "chips": {"type": "integer", "minimum": 0, "maximum": 3},
            "cards": {"enum": [["A", "B"], ["B", "A"], None]},
        },
    }
    assert len(list(wide.instances())) == 4 * 3
    assert all(wide.admits(each) for each in wide.instances())


def test_a_command_never_tells_its_content_in_a_log():
    assert "A" not in repr(Bid(1, ("A",)))
