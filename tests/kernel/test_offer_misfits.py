"""A refused command is told which field has a value that is not open, and what is open."""

from __future__ import annotations

import pytest

from domain.kernel.choices import Between, Maybe, OneOf, Ordered, Some
from domain.kernel.offers import Command, offer, withhold
from domain.kernel.validation.offer_misfits import not_offered


class Bid(Command, frozen=True, tag="bid"):
    """Bid some chips."""

    rule = "X-9"
    chips: int
    cards: tuple[str, ...] | None = None


class Go(Command, frozen=True, tag="go"):
    """Go."""

    rule = "X-8"
    piece: str
    to: str


OPEN = (
    offer(Bid, "X-1", chips=Between(2, 5)),
    offer(Bid, "X-2", chips=(9,), cards=Maybe(Ordered(("A", "B"), 2))),
    offer(Go, "X-3", ({"piece": ("gun",), "to": ("a1", "a2")}, {"piece": ("bag",), "to": ("b1",)}), piece=("gun", "bag"), to=("a1", "a2", "b1")),
)  # fmt: skip


@pytest.mark.parametrize(
    ("command", "rule", "errors"),
    [
        (Bid(7), "X-1", {"chips": "7 is not open to you now. Open: a whole number from 2 to 5."}),
        (Bid(3, ("A", "B")), "X-1", {"cards": "Leave this field out now."}),
        (Bid(9, ("A", "A")), "X-2", {"cards": '["A", "A"] is not open to you now. Open: 2 of "A", "B", in an order of your choice, or leave it out.'}),
        (Go("gun", "c9"), "X-3", {"to": '"c9" is not open to you now. Open: "a1", "a2", "b1".'}),
        (Go("gun", "b1"), "X-3", {"to": '"b1" does not go with `piece` "gun". Open with it: "a1", "a2".'}),
        (Go("car", "c9"), "X-3", {"piece": '"car" is not open to you now. Open: "gun", "bag".', "to": '"c9" is not open to you now. Open: "a1", "a2", "b1".'}),
    ],
)  # fmt: skip
def test_the_field_is_named_and_what_is_open(command, rule, errors):
    refusal = not_offered(OPEN, 0, command)
    assert (refusal.rule, refusal.errors) == (rule, {name: [message] for name, message in errors.items()})
    name, message = next(iter(errors.items()))
    assert refusal.detail == f"{command.__struct_config__.tag}: {name}: {message}"


def test_a_command_that_is_not_offered_at_all_is_told_what_is():
    refusal = not_offered(OPEN[:2], 3, Go("gun", "a1"))
    assert (refusal.rule, refusal.detail) == ("X-8", 'go: It is not open to seat 3 now. Open now: "bid".')
    closed = not_offered((withhold(Go, "the road is closed", "X-7"),), 3, Go("gun", "a1"))
    assert (closed.rule, closed.detail) == ("X-7", "go: The road is closed. Open now: nothing.")


def test_a_value_that_is_withheld_is_refused_with_its_reason():
    withheld = withhold(Go, "the gun is lost", "X-7", field="piece", value="gun")
    refusal = not_offered((offer(Go, "X-3", piece=("bag",), to=("a1",)), withheld), 3, Go("gun", "a1"))
    assert refusal.errors == {"piece": ['The gun is lost. "gun" is not open to you now. Open: "bag".']}
    with pytest.raises(ValueError, match="no field of Go"):
        withhold(Go, "the gun is lost", field="horse", value="gun")


def test_a_field_that_is_left_out_is_told_to_be_required():
    needed = (
        offer(Bid, "X-1", chips=(1,), cards=Ordered(("A",), 1)),
        offer(Bid, "X-1", chips=(2,), cards=Some(("A",))),
    )
    for chips in (1, 2):
        assert not any(each.admits(Bid(chips)) for each in needed)
        assert not_offered(needed, 0, Bid(chips)).errors["cards"][0].startswith("This field is required now. Open: ")


def test_what_is_told_is_bounded():
    many = (
        offer(Bid, "X-1", chips=OneOf(tuple(range(100_000)))),
        offer(Bid, "X-2", chips=(1,), cards=Some(("z" * 90,) * 500)),
    )
    for command in (Bid(-1), Bid(1, ("\x1b" * 5000,) * 5000), Bid(1, ())):
        refusal = not_offered(many, 0, command)
        assert len(refusal.detail) < 1000
        assert refusal.detail.isprintable()
