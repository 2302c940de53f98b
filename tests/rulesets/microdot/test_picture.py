"""MD-12 in drawings: the board, its pieces, and its targets."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

from domain.kernel.table_drawing import Sketch
from domain.rulesets.microdot import RULESET
from domain.rulesets.microdot.model.commands import Throw
from domain.rulesets.microdot.model.pieces import ITEMS, is_on_board
from domain.rulesets.microdot.view.board import EDGE, PAWN_H, PAWN_W, STRIP
from tests.laws.plays import walk

from . import ANNA, BERT, Story, boxed, given, moving

PEOPLE = ("Anna", "Bert", "Carl", "Dora")


def drawn(story: Story, *seats: int) -> Sketch:
    return RULESET.sketch(story.table, tuple(story.mind(seat) for seat in seats), PEOPLE)


def meant(shown: Sketch) -> set[tuple[str, Any]]:
    """All targets."""
    assert shown.board is not None
    things = (shown.board.tiles, shown.board.pieces, shown.piles, shown.places)
    cards = [card for place in shown.places for card in place.cards]
    means = [thing.means for each in (*things, cards) for thing in each]
    return {meaning for meant in means for meaning in meant}


def test_every_piece_is_where_it_is_and_the_others_are_cards_before_their_captors() -> None:
    for state in walk(RULESET, 3, Random(2), RULESET.options(max_rounds=20)):
        shown = RULESET.sketch(state.table, (), PEOPLE)
        assert shown.board is not None
        on_board = [each for each in shown.board.pieces if each.shape == "disc"]
        standing = [
            place for pieces in state.table.pieces for item in ITEMS if is_on_board(place := getattr(pieces, item))
        ]
        assert len(on_board) == len(standing)
        assert len([each for each in shown.board.pieces if each.shape == "die"]) == len(state.table.bags)
        assert not any(each.is_lit for each in shown.board.tiles)


def test_where_a_piece_may_go_is_lit_and_can_be_pointed_at() -> None:
    story = given(
        pieces={ANNA: {"gun": "d5"}, BERT: {"ladder": "d6"}}, bags={ANNA: "g1", BERT: "n7"}, move=moving("ortho")
    )
    shown = drawn(story, ANNA)
    assert shown.board is not None
    lit = {each.means[0] for each in shown.board.tiles if each.is_lit}
    goals = {
        ("to", to)
        for each in RULESET.offers(story.table, story.mind(ANNA))
        if "to" in each.choices
        for to in each.choices["to"].values
    }
    assert lit == goals >= {("to", "d4"), ("to", "d6")}
    assert ("type", "step_gun") in meant(shown)
    enemy = next(each for each in shown.board.pieces if each.title.startswith("Bert's Ladder"))
    assert enemy.means == (("to", "d6"),)
    assert not {each for each in meant(drawn(story, BERT)) if each[0] == "to"}


def test_barriers_and_the_checkpoint_are_places_to_go() -> None:
    story = given(pieces={ANNA: {"ladder": "g7"}}, move=moving("barrier"))
    assert {("to", "north-7"), ("to", "west-7")} <= meant(drawn(story, ANNA))
    parked = given(pieces={ANNA: {"passport": "g7"}}, move=moving())
    assert ("to", "checkpoint") in meant(drawn(parked, ANNA))


def test_what_is_offered_can_be_taken_from_the_box_or_from_its_captor() -> None:
    story = given(pieces={ANNA: {"gun": "held-1", **boxed("ladder")}}, modes={ANNA: "recovery"}, agents=(2, None))
    story = story.when(ANNA, Throw(), [3, 8])
    shown = drawn(story, ANNA)
    assert {("item", "gun"), ("item", "ladder"), ("to", "c3")} <= meant(shown)
    assert [card.label for card in shown.places[BERT].cards] == ["captured"]
    assert not {each for each in meant(drawn(story, BERT)) if each[0] == "item"}


def test_bribery_cards_lie_before_their_owner() -> None:
    shown = drawn(given(bribery=(2, 0)))
    assert [card.words for card in shown.places[ANNA].cards[:2]] == ["Bribery card"] * 2
    assert not any(card.mark == "Bribery" for card in shown.places[BERT].cards)


def test_the_public_and_all_eyes_point_at_nothing_of_a_seat() -> None:
    story = given(move=moving())
    for shown in (drawn(story), drawn(story, ANNA, BERT)):
        assert not {each for each in meant(shown) if each[0] == "to" or str(each[1]).startswith("step_")}


def test_agents_stand_on_their_segments_side_by_side_and_on_no_words() -> None:
    for agents in ((3, None), (3, 3), (12, 12), (25, 25), (38, 38)):
        shown = drawn(given(agents=agents))
        assert shown.board is not None
        pawns = [each for each in shown.board.pieces if each.shape == "pawn" and each.size < 8]
        assert len(pawns) == sum(agent is not None for agent in agents)
        marked = [each for each in shown.board.tiles if each.title.startswith("segment") and each.mark]
        for pawn in pawns:
            left, top = pawn.x - PAWN_W * pawn.size / 2, pawn.y - PAWN_H * pawn.size / 2
            right, bottom = 2 * pawn.x - left, 2 * pawn.y - top
            assert not [
                each
                for each in marked
                if left < each.x + each.width - 1e-6
                and each.x < right - 1e-6
                and top < each.y + each.height - 1e-6
                and each.y < bottom - 1e-6
            ]
        for one, other in itertools.combinations(pawns, 2):
            reach_x, reach_y = PAWN_W * (one.size + other.size) / 2, PAWN_H * (one.size + other.size) / 2
            assert abs(one.x - other.x) > reach_x - 1e-6 or abs(one.y - other.y) > reach_y - 1e-6


def test_names_of_rows_and_columns_keep_to_the_gutter() -> None:
    shown = drawn(given())
    assert shown.board is not None
    rows = [each for each in shown.board.captions if each.text.isdigit()]
    assert rows
    for each in rows:
        assert each.width is not None
        assert each.x - each.width / 2 >= STRIP
        assert each.x + each.width / 2 <= EDGE
