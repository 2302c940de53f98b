"""MD-6: the Symbol Die, steps, borders, barriers, the checkpoint and the Mission Cards."""

from __future__ import annotations

import pytest

from domain.rulesets.microdot.model.commands import (
    Decline,
    Pass,
    StepDagger,
    StepGun,
    StepLadder,
    StepPassport,
    StepWireCutters,
    Take,
    Throw,
)
from domain.rulesets.microdot.model.events import (
    EquipmentOffered,
    EquipmentTaken,
    MissionRead,
    ModeChanged,
    MoveOpened,
    Passed,
    PiecesClashed,
    PieceStepped,
    SymbolThrown,
    TurnLost,
)
from domain.rulesets.microdot.model.kit import DEFAULT_KIT, Direction
from domain.rulesets.microdot.model.pieces import ITEMS

from . import ANNA, BERT, CARL, Story, boxed, given, moving

STRAIGHT = ["c5", "d4", "d6", "e5"]
SLANTED = ["c4", "c6", "e4", "e6"]


def lone(item: str, at: str, direction: str, **facts: object) -> Story:
    """A move open to Anna with one piece in a certain place, far from any bag."""
    pieces = {ANNA: {item: at}, **facts.pop("others", {})}  # type: ignore[dict-item]
    return given(pieces=pieces, bags={ANNA: "g1", BERT: "n7"}, move=moving(direction), **facts)  # type: ignore[arg-type]


@pytest.mark.rule("MD-6.1")
@pytest.mark.parametrize(
    ("face", "places"), [("ortho", STRAIGHT), ("diag", SLANTED), ("any", sorted(STRAIGHT + SLANTED))]
)
def test_a_symbol_gives_a_step_in_its_direction(face: str, places: list[str]) -> None:
    story = given(pieces={ANNA: {"gun": "d5"}}, bags={ANNA: "g1"}).when(ANNA, Throw(), [face])
    story.then(SymbolThrown(ANNA, face, 1), MoveOpened(ANNA, face, ITEMS, 1, False))  # type: ignore[arg-type]
    assert story.to(ANNA, StepGun) == places


@pytest.mark.rule("MD-6.2")
def test_a_step_moves_one_piece_and_ends_the_turn() -> None:
    story = lone("gun", "d5", "any").when(ANNA, StepGun("e6"))
    story.then(PieceStepped(ANNA, "gun", "e6", None)).leaves(turn=BERT).stands(ANNA, gun="e6")


@pytest.mark.rule("MD-6.2")
def test_one_may_pass_unless_moves_are_mandatory() -> None:
    lone("gun", "d5", "any").when(ANNA, Pass()).then(Passed(ANNA)).leaves(turn=BERT)
    lone("gun", "d5", "any", options={"mandatory_move": True}).refuses(ANNA, Pass())


@pytest.mark.rule("MD-6.2")
def test_where_nothing_can_move_the_turn_goes_on() -> None:
    given().when(ANNA, Throw(), ["barrier"]).then(SymbolThrown(ANNA, "barrier", 1)).leaves(turn=BERT)


@pytest.mark.rule("MD-6.3")
def test_a_barrier_is_crossed_by_the_own_breach_only_anywhere_along_it() -> None:
    assert lone("gun", "g3", "ortho").to(ANNA, StepGun) == ["f3", "g2", "g4"]
    other = lone("gun", "g3", "ortho", others={BERT: {"ladder": "north-3"}})
    assert other.to(ANNA, StepGun) == ["f3", "g2", "g4"]
    assert "h3" in with_breach("north-7", "g3", "ortho")
    assert "h3" not in with_breach("west-1", "g3", "ortho")
    assert "g3" in with_breach("north-7", "h3", "ortho")


def with_breach(spot: str, at: str, direction: Direction) -> list[str]:
    """Where Anna's Gun may step while her Ladder is on a barrier."""
    story = given(pieces={ANNA: {"gun": at, "ladder": spot}}, bags={ANNA: "g1", BERT: "n7"}, move=moving(direction))
    return story.to(ANNA, StepGun)


@pytest.mark.rule("MD-6.3")
def test_a_diagonal_step_across_a_barrier_needs_the_same_breach() -> None:
    assert {"h2", "h4"} <= set(with_breach("north-1", "g3", "diag"))
    assert not {"h2", "h4"} & set(with_breach("east-9", "g3", "diag"))


@pytest.mark.rule("MD-6.4")
def test_a_square_holds_one_piece_and_a_higher_one_keeps_it() -> None:
    around = {ANNA: {"dagger": "d5", "ladder": "e5"}, BERT: {"gun": "c5", "earphones": "d6"}}
    story = given(pieces=around, bags={ANNA: "g1", BERT: "n7"}, move=moving("ortho"))
    assert story.to(ANNA, StepDagger) == ["d4", "d6"]
    story.refuses(ANNA, StepDagger("e5"), StepDagger("c5"))


@pytest.mark.rule("MD-6.4")
def test_an_hq_is_a_square_like_any_other_unless_it_is_closed() -> None:
    at_home = {"pieces": {ANNA: {"gun": "l3"}, BERT: dict.fromkeys(ITEMS, "box")}, "bags": {ANNA: "g1"}}
    assert "m2" in given(move=moving("diag"), **at_home).to(ANNA, StepGun)  # type: ignore[arg-type]
    closed = given(move=moving("diag"), options={"hq_closed_to_enemies": True}, **at_home)  # type: ignore[arg-type]
    assert "m2" not in closed.to(ANNA, StepGun)
    own = lone("gun", "c3", "diag", options={"hq_closed_to_enemies": True})
    assert "b2" in own.to(ANNA, StepGun)


@pytest.mark.rule("MD-6.5")
@pytest.mark.parametrize(("item", "kind"), [("ladder", StepLadder), ("wire_cutters", StepWireCutters)])
def test_ladder_and_wire_cutters_move_onto_the_barrier_beside_them(item: str, kind: type) -> None:
    assert lone(item, "g4", "barrier").to(ANNA, kind) == ["north-4"]
    assert lone(item, "d7", "barrier").to(ANNA, kind) == ["west-4"]
    assert lone(item, "g7", "barrier").to(ANNA, kind) == ["north-7", "west-7"]
    story = lone(item, "i8", "barrier").when(ANNA, kind("east-9")).stands(ANNA, **{item: "east-9"})
    story.then(PieceStepped(ANNA, item, "east-9", None))  # type: ignore[arg-type]


@pytest.mark.rule("MD-6.5")
def test_other_pieces_and_other_squares_do_not_reach_a_barrier() -> None:
    assert lone("gun", "g4", "barrier").to(ANNA, StepGun) == []
    assert lone("ladder", "f4", "barrier").to(ANNA, StepLadder) == []
    assert lone("ladder", "g4", "any").to(ANNA, StepLadder) == ["f3", "f4", "f5", "g3", "g5"]


@pytest.mark.rule("MD-6.5")
def test_several_players_may_be_on_one_spot() -> None:
    assert lone("ladder", "g4", "barrier", others={BERT: {"ladder": "north-4"}}).to(ANNA, StepLadder) == ["north-4"]


@pytest.mark.rule("MD-6.5")
@pytest.mark.parametrize(
    ("spot", "direction", "places"),
    [
        ("north-4", "ortho", ["g4", "h4"]),
        ("north-4", "diag", ["g3", "g5", "h3", "h5"]),
        ("north-7", "any", ["g6", "g7", "h6", "h7"]),
        ("east-8", "any", ["h7", "h8", "i7", "i8"]),
        ("west-1", "diag", ["b7", "b8"]),
    ],
)
def test_a_piece_steps_down_from_a_barrier_on_either_side(spot: str, direction: str, places: list[str]) -> None:
    assert lone("ladder", spot, direction).to(ANNA, StepLadder) == places


@pytest.mark.rule("MD-6.5")
def test_the_breach_ends_when_the_piece_steps_down() -> None:
    story = given(
        pieces={ANNA: {"gun": "g3", "ladder": "north-4"}}, bags={ANNA: "g1", BERT: "n7"}, move=moving("any", 2)
    )
    story = story.when(ANNA, StepLadder("h4"))
    assert not {"h2", "h3", "h4"} & set(story.to(ANNA, StepGun))


@pytest.mark.rule("MD-6.6")
def test_a_mission_card_is_a_letter_and_a_shade() -> None:
    story = given(bags={ANNA: "g1"}).when(ANNA, Throw(), ["mission", "E", "white"])
    story.then(
        SymbolThrown(ANNA, "mission", 1),
        MissionRead(ANNA, "E", "white", DEFAULT_KIT.mission_instruction("E", "white")),
        MoveOpened(ANNA, "ortho", ITEMS, 1, False),
    )
    story.leaves(mission_used=("E",), mission_deck=17)
    assert [source for source, _ in story.asked] == ["die/symbol", "mission-deck/1", "die/black-white"]
    given().when(ANNA, Throw(), ["mission", "A", "white"]).has(TurnLost(ANNA)).leaves(skips=(1, 0), turn=BERT)
    given().when(ANNA, Throw(), ["mission", "D", "white"]).leaves(turn=BERT)


@pytest.mark.rule("MD-6.6")
def test_a_mission_card_can_ask_for_the_move_onto_a_barrier() -> None:
    story = given(pieces={ANNA: {"ladder": "g4"}}).when(ANNA, Throw(), ["mission", "B", "black"])
    assert story.to(ANNA, StepLadder) == ["north-4"]


@pytest.mark.rule("MD-6.7")
def test_throwing_again_is_at_most_three_more_throws() -> None:
    again = ["mission", "E", "black", "mission", "C", "white", "mission", "E", "black"]
    story = given().when(ANNA, Throw(), [*again, "mission", "C", "white"])
    story.has(SymbolThrown(ANNA, "mission", 4)).leaves(turn=BERT)
    given().when(ANNA, Throw(), [*again, "any"]).leaves(turn=ANNA, throws=4)


@pytest.mark.rule("MD-6.7")
@pytest.mark.parametrize(("letter", "shade"), [("I", "black"), ("I", "white"), ("B", "black")])
def test_an_instruction_that_cannot_be_followed_does_nothing(letter: str, shade: str) -> None:
    given().when(ANNA, Throw(), ["mission", letter, shade]).leaves(turn=BERT, bribery=(0, 0), skips=(0, 0))


@pytest.mark.rule("MD-6.8")
def test_two_steps_may_be_of_two_pieces() -> None:
    story = given(pieces={ANNA: {"gun": "d5", "dagger": "f5"}}, bags={ANNA: "g1"}).when(
        ANNA, Throw(), ["mission", "D", "black"]
    )
    story = story.when(ANNA, StepGun("d6")).has(MoveOpened(ANNA, "any", ITEMS, 1, False))
    story.when(ANNA, StepDagger("f6")).leaves(turn=BERT).stands(ANNA, gun="d6", dagger="f6")
    story.when(ANNA, Pass()).leaves(turn=BERT)


@pytest.mark.rule("MD-6.8")
def test_three_steps_are_of_one_piece() -> None:
    story = given(pieces={ANNA: {"gun": "d5", "dagger": "f5"}}, bags={ANNA: "g1"}).when(
        ANNA, Throw(), ["mission", "H", "black"]
    )
    story = story.when(ANNA, StepGun("d6")).refuses(ANNA, StepDagger("f6")).when(ANNA, StepGun("d7"))
    story.when(ANNA, StepGun("e7")).leaves(turn=BERT)


@pytest.mark.rule("MD-6.8")
def test_steps_are_over_when_the_piece_is_captured() -> None:
    story = given(
        pieces={ANNA: {"gun": "d5"}, BERT: {"gun": "d6"}},
        bags={ANNA: "g1"},
        move=moving("any", 3, "gun", one_piece=True),
    )
    story.when(ANNA, StepGun("d6")).leaves(turn=BERT).stands(ANNA, gun="held-1")


@pytest.mark.rule("MD-6.8")
def test_steps_are_over_when_one_is_no_longer_on_the_mission() -> None:
    pieces = {ANNA: {"gun": "d5", "dagger": "box"}, BERT: {"gun": "d6"}}
    story = given(pieces=pieces, bags={ANNA: "g1"}, move=moving("any", 2)).when(ANNA, StepGun("d6"))
    story.then(PiecesClashed(ANNA, BERT, "gun", "d6"), ModeChanged(ANNA, "recovery")).leaves(turn=BERT)


@pytest.mark.rule("MD-6.9")
@pytest.mark.parametrize("direction", ["ortho", "diag", "any"])
def test_the_passport_enters_the_checkpoint_from_an_inner_corner_and_leaves_it(direction: str) -> None:
    assert "checkpoint" in lone("passport", "g7", direction).to(ANNA, StepPassport)
    assert "checkpoint" in lone("passport", "h8", direction).to(ANNA, StepPassport)
    assert "checkpoint" not in lone("passport", "f7", direction).to(ANNA, StepPassport)
    assert "checkpoint" not in lone("gun", "g7", direction).to(ANNA, StepGun)
    taken = lone("passport", "checkpoint", direction, others={BERT: {"gun": "h7"}})
    assert taken.to(ANNA, StepPassport) == ["g7", "g8", "h8"]


@pytest.mark.rule("MD-6.9")
def test_a_parked_passport_links_the_inner_corners() -> None:
    def reached(direction: Direction, passport: str) -> set[str]:
        pieces = {ANNA: {"gun": "g7", "passport": passport}}
        return set(given(pieces=pieces, bags={ANNA: "g1", BERT: "n7"}, move=moving(direction)).to(ANNA, StepGun)) - {
            "f7",
            "g6",
            "f6",
        }

    assert reached("ortho", "checkpoint") == {"h7", "g8"}
    assert reached("diag", "checkpoint") == {"h8"}
    assert reached("any", "checkpoint") == {"h7", "g8", "h8"}
    assert reached("any", "f1") == set()


@pytest.mark.rule("MD-6.9")
def test_every_passport_can_be_at_the_checkpoint_at_once() -> None:
    story = given(
        3,
        pieces={ANNA: {"passport": "g7"}, BERT: {"passport": "checkpoint"}, CARL: {"passport": "checkpoint"}},
        move=moving(),
    )
    story.when(ANNA, StepPassport("checkpoint")).stands(ANNA, passport="checkpoint").stands(BERT, passport="checkpoint")


@pytest.mark.rule("MD-9.3")
def test_a_release_frees_a_piece_without_a_card_and_may_make_six() -> None:
    story = given(pieces={ANNA: {"gun": "held-1"}}).when(ANNA, Throw(), ["mission", "I", "black"])
    story.has(EquipmentOffered(ANNA, ("gun",)))
    story.when(ANNA, Decline()).stands(ANNA, gun="held-1")
    story.when(ANNA, Take("gun", "c3")).then(EquipmentTaken(ANNA, "gun", "c3", BERT)).leaves(bribery=(0, 0))
    assert story.when(ANNA, Take("gun", "c3")).table.count_on_board(ANNA) == 6
    boxed_only = given(pieces={ANNA: boxed("gun")}).when(ANNA, Throw(), ["mission", "I", "black"])
    boxed_only.leaves(turn=BERT)
