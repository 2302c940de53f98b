"""MD-1, MD-2: what is on the table, and setting up."""

from __future__ import annotations

import pytest

from domain.kernel.errors import Malformed
from domain.rulesets.microdot import RULESET
from domain.rulesets.microdot.model.commands import ChooseColour, StepGun, Throw
from domain.rulesets.microdot.model.events import TurnBegan
from domain.rulesets.microdot.model.kit import DEFAULT_KIT
from domain.rulesets.microdot.model.options import Deal, Options
from domain.rulesets.microdot.model.pieces import BRIBERY_CARDS, COLOURS, ITEMS, VALUE
from domain.rulesets.microdot.model.setup_events import OrderSettled, TableLaid, ThrownForStart

from . import ANNA, BERT, CARL, DORA, chosen, given, moving, opened


@pytest.mark.rule("MD-1.1")
def test_six_pieces_whose_values_are_their_strengths() -> None:
    assert VALUE == {"gun": 6, "dagger": 5, "earphones": 4, "ladder": 3, "wire_cutters": 2, "passport": 1}
    assert tuple(VALUE) == ITEMS


@pytest.mark.rule("MD-1.2")
def test_everybody_has_a_bag_and_an_agent() -> None:
    story = chosen(opened(4), *COLOURS)
    story.leaves(agents=(None,) * 4)
    assert len(set(story.table.bags)) == 4


@pytest.mark.rule("MD-1.3")
def test_eighteen_cards_of_each_deck_and_four_bribery_cards() -> None:
    assert len(DEFAULT_KIT.numbers) == len(DEFAULT_KIT.letters) == 18
    assert opened().table.bribery_stack == BRIBERY_CARDS == 4


@pytest.mark.rule("MD-1.4", "MD-3.5")
def test_three_dice() -> None:
    assert DEFAULT_KIT.dice.coloured == (1, 2, 3, 4, 5, 6)
    assert DEFAULT_KIT.dice.symbol == ("ortho", "diag", "any", "any", "mission", "barrier")
    assert sorted(DEFAULT_KIT.dice.black_white) == ["black"] * 3 + ["white"] * 3


@pytest.mark.rule("MD-1.5")
def test_pieces_in_the_box_and_held_ones_are_not_on_the_board() -> None:
    story = given(pieces={ANNA: {"gun": "box", "dagger": "held-1", "ladder": "north-3", "passport": "checkpoint"}})
    assert story.table.count_on_board(ANNA) == 4
    assert story.table.count_on_board(BERT) == 6


@pytest.mark.rule("MD-2.1")
def test_the_highest_throw_chooses_first_and_ties_go_by_lot() -> None:
    story = opened(3, deal=Deal(start=(2, 6, 4)))
    assert story.events == (
        ThrownForStart(ANNA, 2), ThrownForStart(BERT, 6), ThrownForStart(CARL, 4), OrderSettled((BERT, CARL, ANNA)),
    )  # fmt: skip
    story.leaves(waits={BERT: "colour"})
    firsts = {opened(3, seed=f"tie {nth}", deal=Deal(start=(5, 2, 5))).table.choosers for nth in range(20)}
    assert firsts == {(ANNA, CARL, BERT), (CARL, ANNA, BERT)}


@pytest.mark.rule("MD-2.2")
def test_a_colour_is_chosen_among_those_that_are_left() -> None:
    story = opened(3, deal=Deal(start=(6, 5, 1))).refuses(BERT, ChooseColour("red"))
    assert len(story.offered(ANNA, ChooseColour)) == 4
    story = story.when(ANNA, ChooseColour("green")).refuses(BERT, ChooseColour("green"))
    story.when(BERT, ChooseColour("red")).leaves(colours=("green", "red", None), waits={CARL: "colour"})


@pytest.mark.rule("MD-2.3")
def test_turns_go_clockwise_from_the_highest_throw() -> None:
    deal = Deal(start=(3, 6, 1, 2))
    story = chosen(opened(4, deal=deal), "green", "blue", "red", "yellow")
    story.has(TurnBegan(BERT, 1)).leaves(order=(BERT, CARL, DORA, ANNA), colours=("blue", "green", "yellow", "red"))
    by_throw = chosen(opened(4, deal=deal, order="by_throw"), "green", "blue", "red", "yellow")
    by_throw.leaves(order=(BERT, ANNA, DORA, CARL))


@pytest.mark.rule("MD-2.4")
def test_bags_on_their_spots_agents_at_home_and_all_equipment_in_the_box() -> None:
    story = chosen(opened(2, deal=Deal(start=(6, 1))), "red", "green")
    story.has(TableLaid(("d4", "k11"), (ANNA, BERT)))
    story.leaves(agents=(None, None), modes=("briefing", "briefing"), waits={ANNA: "throw"})
    assert all(getattr(pieces, item) == "box" for pieces in story.table.pieces for item in ITEMS)


@pytest.mark.rule("MD-2.5")
def test_the_territories_of_those_who_are_absent_have_no_bag_but_an_embassy() -> None:
    story = given(move=moving(), pieces={ANNA: {"gun": "g5", "ladder": "north-3"}})
    assert len(story.table.bags) == 2
    assert "i6" in given(move=moving(), pieces={ANNA: {"gun": "h6", "ladder": "north-3"}}).to(ANNA, StepGun)


@pytest.mark.rule("MD-2.5")
def test_a_stated_deal_fixes_the_first_throws_and_cards() -> None:
    deal = Deal(start=(6, 1), coloured=(3, 1), briefing=(5,), symbol=("any",), black_white=("white",), mission=("A",))
    assert RULESET.deal_outcomes(Options(), 2, deal)["briefing-deck/1"] == (5,)


@pytest.mark.rule("MD-2.5")
@pytest.mark.parametrize(
    "deal",
    [
        Deal(start=(1, 2, 3)),
        Deal(start=(7,)),
        Deal(coloured=(0,)),
        Deal(briefing=(5, 5, 5)),
        Deal(briefing=(10,)),
        Deal(mission=("A", "A", "A")),
        Deal(mission=("Z",)),
    ],
)
def test_an_impossible_deal_is_refused(deal: Deal) -> None:
    with pytest.raises(Malformed):
        RULESET.deal_outcomes(Options(), 2, deal)


@pytest.mark.rule("MD-2.6")
@pytest.mark.parametrize(
    ("two_player", "left"),
    [("free", ["red", "green", "yellow"]), ("adjacent", ["red", "green"]), ("opposite", ["yellow"])],
)
def test_two_players_choose_freely_unless_the_table_binds_them(two_player: str, left: list[str]) -> None:
    story = opened(2, deal=Deal(start=(6, 1)), two_player=two_player).when(ANNA, ChooseColour("blue"))
    assert [each.colour for each in story.offered(BERT, ChooseColour)] == left


def test_three_players_are_not_bound() -> None:
    story = opened(3, deal=Deal(start=(6, 4, 1)), two_player="opposite").when(ANNA, ChooseColour("blue"))
    assert len(story.offered(BERT, ChooseColour)) == 3


@pytest.mark.parametrize("players", [1, 5])
def test_it_is_a_game_for_two_to_four(players: int) -> None:
    with pytest.raises(Malformed):
        RULESET.seating(Options(), players)


def test_nothing_can_be_thrown_before_the_colours_are_chosen() -> None:
    opened(2, deal=Deal(start=(6, 1))).refuses(ANNA, Throw())
