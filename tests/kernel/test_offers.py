"""Offers admit their instances and nothing else."""

from __future__ import annotations

import itertools
import re
from random import Random

import jsonschema
import pytest

from domain.kernel.choices import Between, Maybe, OneOf, Ordered, Some
from domain.kernel.offers import Command, offer
from tests.equipment.schema_sampler import sample_instance


class Bid(Command, frozen=True, tag="bid"):
    """Bid some chips."""

    title = "Make a bid"
    labels = {"cards": "Cards to show"}
    chips: int
    cards: tuple[str, ...] | None = None


def test_an_offer_admits_no_field_that_it_does_not_name():
    narrow = offer(Bid, "X-1", chips=(1, 2))
    assert narrow.admits(Bid(1))
    assert not narrow.admits(Bid(1, ("A",)))


def test_instances_are_made_one_by_one():
    many = offer(Bid, "X-1", chips=(1, 2), cards=Some(tuple(f"C{number}" for number in range(60))))
    first = list(itertools.islice(many.instances(), 130))
    assert len(set(first)) == 130
    assert all(many.admits(each) for each in first)


def test_some_of_several_things_are_one_or_more_each_once():
    choice = Some(tuple("ABC"))
    schema = jsonschema.Draft202012Validator(choice.schema())
    for size in range(5):
        for value in itertools.product("ABCD", repeat=size):
            assert choice.admits(value) == schema.is_valid([*value])
    assert all(choice.admits(each) for each in choice.instances())
    assert len({*choice.instances()}) == 3 + 6 + 6
    luck = Random(1)
    drawn = {choice.sample("x", lambda _, support: luck.choice(support)) for _ in range(200)}
    assert drawn == {*choice.instances()}


@pytest.mark.parametrize("hand", [("A", "B"), ("A", "A", "B"), tuple("ABCDEFG"), tuple("AABBCCDD")])
def test_an_ordered_choice_admits_what_its_schema_admits(hand):
    choice = Ordered(hand, len(hand) - 1)
    validator = jsonschema.Draft202012Validator(choice.schema())
    for cards in (hand[:-1], hand[1:], hand, (*hand[:-2], hand[0]), ("Z",) * (len(hand) - 1)):
        assert choice.admits(cards) == validator.is_valid(list(cards)), cards


def test_an_offer_says_itself_as_a_json_schema_of_the_whole_body():
    wide = offer(Bid, "X-1", chips=Between(0, 3), cards=Maybe(Ordered(("A", "B"), 2)))
    assert (wide.title, wide.summary) == ("Make a bid", "Bid some chips")
    assert wide.schema() == {
        "type": "object",
        "additionalProperties": False,
        "required": ["type", "chips"],
        "properties": {
            "type": {"const": "bid"},
            "chips": {"title": "Chips", "type": "integer", "minimum": 0, "maximum": 3},
            "cards": {"title": "Cards to show", "enum": [["A", "B"], ["B", "A"], None]},
        },
    }
    assert len(list(wide.instances())) == 4 * 3
    assert all(wide.admits(each) for each in wide.instances())


class Hop(Command, frozen=True, tag="hop"):
    """Hop to another field."""

    piece: str
    to: int


def test_fields_that_depend_on_one_another_go_together_in_ways():
    hops = offer(
        Hop,
        "X-2",
        ({"piece": ("A", "B"), "to": (1,)}, {"piece": ("C",), "to": (1, 2)}),
        piece=("A", "B", "C"),
        to=(1, 2),
    )
    together = [Hop("A", 1), Hop("B", 1), Hop("C", 1), Hop("C", 2)]
    assert list(hops.instances()) == together
    validator = jsonschema.Draft202012Validator(hops.schema())
    for piece, to in itertools.product("ABCD", (1, 2, 3)):
        expected = Hop(piece, to) in together
        assert hops.admits(Hop(piece, to)) == expected
        assert validator.is_valid({"type": "hop", "piece": piece, "to": to}) == expected
    luck = Random(1)
    drawn = [hops.sample(lambda _, support: luck.choice(support)) for _ in range(20)]
    assert {each.to for each in drawn if isinstance(each, Hop)} == {1, 2}
    assert all(validator.is_valid(sample_instance(hops.schema(), luck)) for _ in range(50))


def test_fields_that_only_the_ways_name_take_their_values_from_them():
    ways = ({"piece": ("A", "B"), "to": (1,)}, {"piece": ("C",), "to": (1, 2)})
    alone = offer(Hop, "X-2", ways)
    assert alone == offer(Hop, "X-2", ways, piece=("A", "B", "C"), to=(1, 2))
    assert list(alone.instances()) == [Hop("A", 1), Hop("B", 1), Hop("C", 1), Hop("C", 2)]
    assert all(alone.admits(each) for each in alone.instances())
    partly = offer(Hop, "X-2", ({"to": (1,)}, {"to": (2,)}), piece=("A",))
    assert list(partly.instances()) == [Hop("A", 1), Hop("A", 2)]
    assert all(partly.admits(each) for each in partly.instances())


class Roll(Command, frozen=True, tag="roll"):
    """Roll some dice."""

    dice: int = 2


@pytest.mark.parametrize(
    ("command", "ways", "choices", "message"),
    [
        (Bid, (), {}, "does not say what the field 'chips' may be. Write offer(Bid, chips=(value, value))"),
        (Bid, (), {"cards": Some(("A",))}, "does not say what the field 'chips' may be"),
        (Roll, (), {}, "only a field whose default is None may be left out"),
        (Bid, (), {"chips": (1,), "pips": (1,)}, "names 'pips', which is no field of Bid: it has chips, cards"),
        (Bid, ({"chips": (1,), "pips": (1,)},), {}, "names 'pips', which is no field of Bid"),
        (Hop, ({"piece": ("A",), "to": (1,)}, {"to": (2,)}), {}, "names 'piece' in some ways only"),
        (Hop, (), {}, "make no offer where nothing is possible"),
    ],
)
def test_an_offer_that_no_command_can_fill_in_says_what_to_write(command, ways, choices, message):
    with pytest.raises(ValueError, match=re.escape(message)):
        offer(command, "X-1", ways, **choices)


class Even(OneOf, frozen=True):
    """Even numbers, which its schema does not say."""

    is_exact = False

    def schema(self):
        return {"type": "integer"}


def test_an_offer_is_as_exact_as_its_choices():
    assert offer(Bid, "X-1", chips=Between(0, 3)).is_exact
    rough = offer(Bid, "X-1", chips=Even((0, 2)))
    assert not rough.is_exact
    assert not rough.admits(Bid(1))


def test_a_command_never_tells_its_content_in_a_log():
    assert "A" not in repr(Bid(1, ("A",)))
