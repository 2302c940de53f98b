"""MD-8: bags, and MD-10.1: bringing one home."""

from __future__ import annotations

import pytest

from domain.rulesets.microdot.model.commands import (
    LeaveBag,
    StepDagger,
    StepEarphones,
    StepGun,
    StepLadder,
    StepPassport,
    Throw,
)
from domain.rulesets.microdot.model.ending_events import BagBroughtHome, Ended
from domain.rulesets.microdot.model.events import BagLeft, BagTaken, PieceCaptured, PiecesClashed, PieceStepped

from . import ANNA, BERT, CARL, Story, given, moving

OFF_THE_HQ = {"dagger": "a1", "earphones": "b1", "ladder": "c1", "wire_cutters": "a2", "passport": "a3"}


def table(anna: dict[str, str], bert: dict[str, str] | None = None, *, bags: dict[int, str], **facts: object) -> Story:
    """Anna may move one step in any direction."""
    facts = {"move": moving(), **facts}
    return given(pieces={ANNA: anna, BERT: bert or {}}, bags={ANNA: "g1", BERT: "n7", **bags}, **facts)  # type: ignore[arg-type]


@pytest.mark.rule("MD-8.1")
def test_a_piece_that_enters_takes_the_bag_and_moves_with_it() -> None:
    story = table({"gun": "k5"}, bags={BERT: "k4"}, move=moving("any", 2)).when(ANNA, StepGun("k4"))
    story.has(PieceStepped(ANNA, "gun", "k4", None), BagTaken(ANNA, "gun", BERT, "k4"))
    story = story.refuses(ANNA, LeaveBag("k5")).when(ANNA, StepGun("k5"))
    story.has(PieceStepped(ANNA, "gun", "k5", BERT)).leaves(bags={BERT: "k5"})


@pytest.mark.rule("MD-8.2")
def test_a_captor_stands_on_the_bag() -> None:
    """Anna captures Bert's Dagger, which has Carl's bag, and carries it on."""
    story = given(
        3, pieces={ANNA: {"gun": "d5"}, BERT: {"dagger": "d6"}}, bags={ANNA: "g1", CARL: "d6"}, move=moving("any", 2)
    ).when(ANNA, StepGun("d6"))
    story.has(PieceCaptured(BERT, "dagger", ANNA, "d6"), BagTaken(ANNA, "gun", CARL, "d6"))
    story.when(ANNA, StepGun("d7")).leaves(bags={CARL: "d7"})


@pytest.mark.rule("MD-8.2", "MD-8.3")
def test_the_own_bag_is_recaptured_and_moves_with_the_piece_or_is_left() -> None:
    story = table({"gun": "d5"}, {"earphones": "d6"}, bags={ANNA: "d6"}, move=moving("any", 2)).when(
        ANNA, StepGun("d6")
    )
    story.has(BagTaken(ANNA, "gun", ANNA, "d6"))
    story.when(ANNA, StepGun("d7")).leaves(bags={ANNA: "d7"})
    left = story.when(ANNA, LeaveBag("d7"))
    left.then(PieceStepped(ANNA, "gun", "d7", None), BagLeft(ANNA, "d6")).leaves(bags={ANNA: "d6"}).stands(
        ANNA, gun="d7"
    )


@pytest.mark.rule("MD-8.3")
def test_a_bag_that_was_left_is_closed_to_its_owner_until_an_enemy_has_it() -> None:
    assert "d6" not in table({"gun": "d5"}, bags={ANNA: "d6"}).to(ANNA, StepGun)
    assert "d6" in table({"gun": "d5"}, {"passport": "d6"}, bags={ANNA: "d6"}).to(ANNA, StepGun)


@pytest.mark.rule("MD-8.3")
def test_a_unit_of_piece_and_own_bag_may_go_abroad() -> None:
    story = table({"gun": "g3", "ladder": "north-4"}, bags={ANNA: "g3"})
    assert "h3" in story.to(ANNA, StepGun)
    story.when(ANNA, StepGun("h3")).leaves(bags={ANNA: "h3"})


@pytest.mark.rule("MD-8.4")
def test_after_a_clash_the_bag_lies_where_they_met() -> None:
    story = table({"gun": "d5"}, {"gun": "d6"}, bags={ANNA: "d6"}).when(ANNA, StepGun("d6"))
    story.then(PiecesClashed(ANNA, BERT, "gun", "d6"), BagLeft(ANNA, "d6")).leaves(bags={ANNA: "d6"})


@pytest.mark.rule("MD-8.4")
def test_a_unit_that_clashes_leaves_its_bag_on_the_square_it_went_to() -> None:
    story = table({"gun": "d5"}, {"gun": "d6"}, bags={BERT: "d5"}).when(ANNA, StepGun("d6"))
    story.then(PiecesClashed(ANNA, BERT, "gun", "d6"), BagLeft(BERT, "d6")).leaves(bags={BERT: "d6"})


@pytest.mark.rule("MD-8.4")
def test_an_unattended_bag_is_picked_up_by_enemies_only() -> None:
    assert "d6" not in table({"gun": "d5"}, bags={ANNA: "d6"}).to(ANNA, StepGun)
    assert "d6" in table({"gun": "d5"}, bags={BERT: "d6"}).to(ANNA, StepGun)


@pytest.mark.rule("MD-8.4")
def test_who_is_captured_while_attacking_brings_the_captor_his_bag() -> None:
    story = table({"passport": "d5"}, {"gun": "d6"}, bags={ANNA: "d5"}, options={"suicide": True})
    story = story.when(ANNA, StepPassport("d6"))
    story.then(PieceCaptured(ANNA, "passport", BERT, "d6"), BagTaken(BERT, "gun", ANNA, "d6")).leaves(bags={ANNA: "d6"})


@pytest.mark.rule("MD-8.5")
def test_no_bag_takes_refuge_in_an_embassy() -> None:
    for owner in (ANNA, BERT):
        assert "f6" not in table({"gun": "e5"}, bags={owner: "e5"}).to(ANNA, StepGun)
    assert "f6" in table({"gun": "e5"}, bags={ANNA: "e5"}).to(ANNA, LeaveBag)


@pytest.mark.rule("MD-8.5")
def test_an_option_opens_an_embassy_to_the_own_bag() -> None:
    opened = {"embassy_bars_own_bag": False}
    assert "f6" not in table({"gun": "e5"}, bags={BERT: "e5"}, options=opened).to(ANNA, StepGun)
    assert "f6" in table({"gun": "e5"}, bags={ANNA: "e5"}, options=opened).to(ANNA, StepGun)
    inside = table({"gun": "f6"}, bags={ANNA: "f6"}, options=opened)
    assert inside.to(ANNA, LeaveBag) == []
    assert "f5" in inside.to(ANNA, StepGun)


@pytest.mark.rule("MD-8.6")
def test_a_bag_goes_neither_onto_a_barrier_nor_to_the_checkpoint() -> None:
    for owner in (ANNA, BERT):
        assert table({"ladder": "g4"}, bags={owner: "g4"}, move=moving("barrier")).to(ANNA, StepLadder) == []
        assert "checkpoint" not in table({"passport": "g7"}, bags={owner: "g7"}).to(ANNA, StepPassport)
    alone = table({"ladder": "g4"}, bags={ANNA: "g4"}, move=moving("barrier"))
    assert alone.to(ANNA, LeaveBag) == ["north-4"]


@pytest.mark.rule("MD-8.6")
def test_a_bag_crosses_borders_by_its_carriers_breach() -> None:
    assert "g3" in table({"gun": "h3", "ladder": "north-7"}, bags={BERT: "h3"}).to(ANNA, StepGun)
    assert "g3" not in table({"gun": "h3"}, {"ladder": "north-7"}, bags={BERT: "h3"}).to(ANNA, StepGun)
    assert "g7" in table({"gun": "h7", "passport": "checkpoint"}, bags={BERT: "h7"}).to(ANNA, StepGun)


@pytest.mark.rule("MD-8.7")
def test_nobody_carries_two_bags() -> None:
    bags = {ANNA: "g1", BERT: "d5", CARL: "d6"}
    loose = given(3, pieces={ANNA: {"gun": "d5"}}, bags=bags, move=moving())
    assert "d6" not in loose.to(ANNA, StepGun)
    carried = given(3, pieces={ANNA: {"gun": "d5"}, BERT: {"passport": "d6"}}, bags=bags, move=moving())
    assert "d6" not in carried.to(ANNA, StepGun)


@pytest.mark.rule("MD-8.7")
def test_a_carrier_attacks_who_has_its_own_bag_and_lets_go_of_the_other() -> None:
    story = table({"gun": "e5"}, {"dagger": "e6"}, bags={ANNA: "e6", BERT: "e5"}).when(ANNA, StepGun("e6"))
    story.then(
        PieceCaptured(BERT, "dagger", ANNA, "e6"),
        PieceStepped(ANNA, "gun", "e6", None),
        BagTaken(ANNA, "gun", ANNA, "e6"),
        BagLeft(BERT, "e5"),
    ).leaves(bags={ANNA: "e6", BERT: "e5"})


@pytest.mark.rule("MD-8.7")
def test_carriers_of_each_others_bags_clash_and_each_bag_lies_where_it_was() -> None:
    story = table({"gun": "e5"}, {"gun": "e6"}, bags={ANNA: "e6", BERT: "e5"}).when(ANNA, StepGun("e6"))
    story.then(PiecesClashed(ANNA, BERT, "gun", "e6"), BagLeft(ANNA, "e6"), BagLeft(BERT, "e5"))
    story.leaves(bags={ANNA: "e6", BERT: "e5"})


@pytest.mark.rule("MD-8.7")
def test_who_is_captured_attacking_with_a_bag_leaves_it_behind() -> None:
    bags = {ANNA: "e6", BERT: "e5"}
    story = table({"dagger": "e5"}, {"gun": "e6"}, bags=bags, options={"suicide": True}).when(ANNA, StepDagger("e6"))
    story.has(PieceCaptured(ANNA, "dagger", BERT, "e6"), BagLeft(BERT, "e5")).leaves(bags={ANNA: "e6", BERT: "e5"})


@pytest.mark.rule("MD-8.7", "MD-8.8")
def test_a_clash_on_the_own_hq_bars_nobody_for_ever() -> None:
    """Two Guns at each other's HQ: after their clash either bag can be taken, and Anna's on her HQ stops nobody."""
    story = table({**OFF_THE_HQ, "gun": "c3", "dagger": "d3"}, {"gun": "b2"}, bags={ANNA: "b2", BERT: "c3"})
    story = story.when(ANNA, StepGun("b2")).goes_on().leaves(bags={ANNA: "b2", BERT: "c3"})
    again = table(
        {**OFF_THE_HQ, "gun": "held-1", "dagger": "d3"},
        {"gun": "held-0"},
        bags=dict(enumerate(story.table.bags)),
        move=moving("any", 2),
    )
    again = again.refuses(ANNA, StepEarphones("b2")).when(ANNA, StepDagger("c3"))
    again.when(ANNA, StepDagger("b2")).ends(ANNA, reason="bag_home")


@pytest.mark.rule("MD-8.8")
def test_the_own_bag_on_the_own_hq_is_closed_to_all_but_a_stolen_one() -> None:
    bags = {ANNA: "b2", BERT: "c3"}
    assert "b2" not in table({**OFF_THE_HQ, "dagger": "a1", "gun": "a3"}, bags=bags).to(ANNA, StepGun)
    table({**OFF_THE_HQ, "gun": "c3"}, bags=bags).when(ANNA, StepGun("b2")).ends(ANNA, reason="bag_home")


@pytest.mark.rule("MD-6.4")
def test_a_closed_hq_is_no_shelter_for_the_own_bag() -> None:
    closed = {"hq_closed_to_enemies": True}
    unit = table({**OFF_THE_HQ, "gun": "c3"}, bags={ANNA: "c3"}, options=closed)
    assert "b2" not in unit.to(ANNA, StepGun)
    assert "b2" in unit.to(ANNA, LeaveBag)
    assert "b2" in table({**OFF_THE_HQ, "gun": "c3"}, bags={ANNA: "c3"}).to(ANNA, StepGun)


@pytest.mark.rule("MD-8.7")
def test_the_own_bag_may_be_left_for_another() -> None:
    story = table({"gun": "d5"}, bags={ANNA: "d5", BERT: "d6"})
    assert "d6" not in story.to(ANNA, StepGun)
    story.when(ANNA, LeaveBag("d6")).has(BagTaken(ANNA, "gun", BERT, "d6"), BagLeft(ANNA, "d5"))


@pytest.mark.rule("MD-10.1")
def test_an_enemys_bag_on_the_own_hq_wins() -> None:
    story = table(
        {"gun": "c4", "dagger": "a1", "earphones": "b1", "ladder": "c1", "wire_cutters": "a2", "passport": "a3"},
        bags={BERT: "c4"},
        move=moving("any", 3, "gun", one_piece=True),
    )
    story = story.when(ANNA, StepGun("c3")).leaves(waits={ANNA: "move"}).when(ANNA, StepGun("b2"))
    story.then(PieceStepped(ANNA, "gun", "b2", BERT), BagBroughtHome(ANNA, BERT), Ended((ANNA,), "bag_home"))
    story.ends(ANNA, reason="bag_home").refuses(BERT, Throw())


@pytest.mark.rule("MD-10.1")
def test_a_third_players_bag_wins_too_also_from_a_carrier_on_the_own_hq() -> None:
    free = {"gun": "c3", "dagger": "a1", "earphones": "b1", "ladder": "c1", "wire_cutters": "a2", "passport": "a3"}
    story = given(3, pieces={ANNA: free, BERT: {"dagger": "b2"}}, bags={ANNA: "g1", CARL: "b2"}, move=moving())
    story.when(ANNA, StepGun("b2")).ends(ANNA, reason="bag_home")


@pytest.mark.rule("MD-10.1")
def test_the_own_bag_and_an_enemys_bag_without_a_piece_win_nothing() -> None:
    story = table({"gun": "c3"}, {"earphones": "b2"}, bags={ANNA: "b2"}).when(ANNA, StepGun("b2"))
    story.leaves(outcome=None, turn=BERT)
    clash = table({**OFF_THE_HQ, "gun": "b2"}, {"gun": "b3"}, bags={BERT: "b3"}, turn=BERT).when(BERT, StepGun("b2"))
    clash.goes_on().leaves(bags={BERT: "b2"})


@pytest.mark.rule("MD-10.2")
def test_an_attack_on_a_higher_piece_on_its_hq_can_bring_it_the_bag() -> None:
    story = table({"earphones": "l3"}, {"gun": "m2", "dagger": "n1"}, bags={ANNA: "l3"}, options={"suicide": True})
    story.when(ANNA, StepEarphones("m2")).ends(BERT, reason="bag_home")
