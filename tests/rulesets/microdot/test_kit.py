"""MD-3: board, strip, dice and cards as data, ours and a table's own."""

from __future__ import annotations

import json
from collections import Counter
from importlib import resources
from typing import Any

import msgspec
import pytest

from domain.kernel.errors import Malformed
from domain.rulesets.microdot import RULESET
from domain.rulesets.microdot.model.board_graph import BARRIER_ORDER, king_distance, row_and_column, square_name
from domain.rulesets.microdot.model.commands import StepGun, Throw
from domain.rulesets.microdot.model.components import kit_faults
from domain.rulesets.microdot.model.kit import DEFAULT_KIT, Briefing, Instruction, Kit
from domain.rulesets.microdot.model.options import Options
from domain.rulesets.microdot.model.pieces import COLOURS, ITEMS
from tests.laws.facts.microdot import SMALL

from . import ANNA, BERT, given, moving

FILES = ("board", "strip", "dice", "briefing", "mission")
GROUND = Options().graph


def turned(square: str) -> str:
    """Where a quarter-turn clockwise moves a square."""
    row, column = row_and_column(square)
    return square_name(column, 13 - row)


def turned_spot(spot: str) -> str:
    """Where it moves a barrier place."""
    barrier, _, anchor = spot.partition("-")
    to = BARRIER_ORDER[(BARRIER_ORDER.index(barrier) + 1) % 4]
    return f"{to}-{15 - int(anchor)}" if to in ("east", "west") else f"{to}-{anchor}"


@pytest.mark.rule("MD-3.1")
@pytest.mark.parametrize("part", FILES)
def test_the_data_files_say_what_of_them_is_a_reconstruction(part: str) -> None:
    written = resources.files("domain.rulesets.microdot.model").joinpath("data", f"{part}.json").read_text()
    assert "reconstruction" in json.loads(written)["about"]
    assert getattr(DEFAULT_KIT, part)


@pytest.mark.rule("MD-3.1")
def test_our_kit_keeps_to_every_rule_of_the_schema() -> None:
    assert list(kit_faults(DEFAULT_KIT)) == []


@pytest.mark.rule("MD-3.2")
def test_the_board_is_as_the_rules_draw_it() -> None:
    text = resources.files("domain.rulesets.microdot").joinpath("RULES.md").read_text()
    rows = [line.split()[1:15] for line in text.splitlines() if line[:3].strip().isdigit() and len(line.split()) > 14]
    assert ["".join(row) for row in rows] == list(DEFAULT_KIT.board.squares)


@pytest.mark.rule("MD-3.2")
def test_a_quarter_turn_takes_every_feature_to_the_next_territory() -> None:
    for here in range(4):
        after = (here + 1) % 4
        for feature in (GROUND.hq, GROUND.bag, GROUND.inner):
            assert turned(feature[here]) == feature[after]
        assert sorted(map(turned, GROUND.dark[here])) == sorted(GROUND.dark[after])
    assert {turned(square) for square in GROUND.embassy} == GROUND.embassy
    assert (GROUND.hq, GROUND.bag, GROUND.inner) == (
        ("b2", "m2", "m13", "b13"), ("d4", "k4", "k11", "d11"), ("g7", "h7", "h8", "g8"),
    )  # fmt: skip


@pytest.mark.rule("MD-3.2", "MD-3.3")
def test_a_quarter_turn_takes_every_step_to_a_step() -> None:
    def borders(border: str) -> str:
        return BARRIER_ORDER[(BARRIER_ORDER.index(border) + 1) % 4] if border in BARRIER_ORDER else border

    for square, ways in GROUND.edges.items():
        found = {(turned(way.to), way.is_straight, borders(way.border), way.by_passport) for way in ways}
        assert found == {(w.to, w.is_straight, w.border, w.by_passport) for w in GROUND.edges[turned(square)]}
    for spot, ways in GROUND.sides.items():
        assert {(turned(w.to), w.is_straight) for w in ways} == {
            (w.to, w.is_straight) for w in GROUND.sides[turned_spot(spot)]
        }
    for square, spots in GROUND.spots.items():
        assert set(map(turned_spot, spots)) == set(GROUND.spots[turned(square)])


@pytest.mark.rule("MD-3.3")
def test_each_territory_borders_on_a_wall_and_a_wire() -> None:
    kinds = DEFAULT_KIT.board.barriers
    assert (kinds.north, kinds.east, kinds.south, kinds.west) == ("wall", "wire", "wall", "wire")
    crossed = Counter(way.border for ways in GROUND.edges.values() for way in ways if way.border)
    assert crossed == {"north": 38, "east": 38, "south": 38, "west": 38, "checkpoint": 4}


@pytest.mark.rule("MD-3.4")
def test_the_strip_is_four_times_the_same() -> None:
    quarter = (
        "earphones",
        "wire_cutters",
        "microdot",
        "gun",
        "passport",
        "microdot",
        "ladder",
        "microdot",
        "dagger",
        "microdot",
    )
    assert DEFAULT_KIT.strip == quarter * len(COLOURS)
    assert (quarter[2 - 1], quarter[2 + 4 - 1]) == ("wire_cutters", "microdot")


@pytest.mark.rule("MD-3.6")
def test_the_briefing_chart() -> None:
    said = {each.number: each.instruction for each in DEFAULT_KIT.briefing}
    assert {each.cards for each in DEFAULT_KIT.briefing} == {2}
    assert [said[number] for number in (1, 9)] == [Instruction("again"), Instruction("miss")]
    assert [said[number].items for number in range(2, 9)] == [*((item,) for item in (*ITEMS[:4], *ITEMS[4:])), ITEMS]


@pytest.mark.rule("MD-3.7")
def test_the_mission_chart() -> None:
    said = {each.letter: (each.black.does, each.white.does) for each in DEFAULT_KIT.mission}
    assert {each.cards for each in DEFAULT_KIT.mission} == {2}
    assert said == {
        "A": ("step", "miss"), "B": ("barrier", "take_bribery"), "C": ("take_bribery", "again"), "D": ("step", "nothing"),
        "E": ("again", "step"), "F": ("step", "barrier"), "G": ("step", "step"), "H": ("step", "miss"),
        "I": ("release", "return_bribery"),
    }  # fmt: skip
    steps = {
        f"{line.letter} {shade}": said
        for line in DEFAULT_KIT.mission
        for shade in ("black", "white")
        if (said := getattr(line, shade)).does == "step"
    }
    assert {where: (each.direction, each.steps, each.one_piece) for where, each in steps.items()} == {
        "A black": ("any", 1, False), "D black": ("any", 2, False), "E white": ("ortho", 1, False), "F black": ("any", 3, True),
        "G black": ("any", 3, True), "G white": ("diag", 1, False), "H black": ("any", 3, True),
    }  # fmt: skip
    assert steps["F black"].items + steps["G black"].items == ("passport", "ladder", "wire_cutters")
    assert steps["H black"].items == ("gun", "dagger", "earphones")


@pytest.mark.rule("MD-3.8")
def test_a_deck_that_ran_out_is_shuffled_again() -> None:
    story = given(pieces={ANNA: {"gun": "box", "dagger": "box"}}, used=DEFAULT_KIT.numbers, agents=(1, None))
    story = story.when(ANNA, Throw(), [1, 9]).leaves(briefing_deck=17, briefing_used=(9,), briefing_shuffle=2)
    assert story.asked[-1] == ("briefing-deck/2", DEFAULT_KIT.numbers)


@pytest.mark.rule("MD-3.8")
def test_a_mission_deck_that_ran_out_is_shuffled_again() -> None:
    story = given(letters=DEFAULT_KIT.letters).when(ANNA, Throw(), ["mission", "D", "white"])
    story.leaves(mission_deck=17, mission_used=("D",), mission_shuffle=2)
    assert story.asked[1] == ("mission-deck/2", DEFAULT_KIT.letters)


def kit(**parts: Any) -> Options:
    return msgspec.convert({"kit": parts}, Options)


def rows(**changed: str) -> dict[str, Any]:
    """Our board with some rows replaced, by number."""
    squares = list(DEFAULT_KIT.board.squares)
    for row, line in changed.items():
        squares[int(row[1:]) - 1] = line
    return {"squares": squares}


EVERY = {"cards": 2, "instruction": {"does": "nothing"}}
BROKEN: list[tuple[str, dict[str, Any], str]] = [
    ("ragged", {"board": rows(r5=".")}, "is square"),
    ("odd", {"board": {"squares": ["." * 9] * 9}}, "even number of rows"),
    ("tiny", {"board": {"squares": ["." * 6] * 6}}, "from 8 to 26"),
    ("strange mark", {"board": rows(r5="x" + "." * 13)}, "are marked"),
    ("two HQs", {"board": rows(r5="H" + "." * 13)}, "one HQ"),
    ("no embassy", {"board": rows(r6="." * 14)}, "one EMBASSY"),
    ("lopsided", {"board": rows(r9="....E...E.....")}, "same from all four sides"),
    ("far dark square", {"board": {"squares": ["DDDDDDDD", "DHDEBDHD", "DDDBEDDD", "DEB..BED", "DEB..BED", "DDDEBDDD", "DHDBEDHD", "DDDDDDDD"]}}, "one bag spot"),
    ("barriers", {"board": {**rows(), "barriers": {"east": "wall", "west": "wall"}}}, "one wall and one wire"),
    ("short strip", {"strip": ["gun", "microdot"] * 6}, "four quarters of 7 to 20"),
    ("uneven strip", {"strip": [*DEFAULT_KIT.strip[:39], "gun"]}, "four quarters are alike"),
    ("strange strip", {"strip": ["gun", "dagger", "earphones", "ladder", "passport", "microdot", "gun"] * 4}, "each piece"),
    ("coloured die", {"dice": {"coloured": [1] * 6, "symbol": DEFAULT_KIT.dice.symbol, "black_white": DEFAULT_KIT.dice.black_white}}, "faces 1 to 6"),
    ("symbol die", {"dice": {"coloured": [1, 2, 3, 4, 5, 6], "symbol": ["any"] * 6, "black_white": DEFAULT_KIT.dice.black_white}}, "at least once"),
    ("third die", {"dice": {"coloured": [1, 2, 3, 4, 5, 6], "symbol": DEFAULT_KIT.dice.symbol, "black_white": ["black"] * 6}}, "three faces"),
    ("numbers twice", {"briefing": [{"number": 5, **EVERY}] * 9}, "different ones from 1 to 99"),
    ("seventeen", {"briefing": [{"number": 5, "cards": 17, "instruction": {"does": "collect", "items": ["ladder"]}}]}, "eighteen Briefing"),
    ("no ladder", {"briefing": [{"number": nth, **EVERY} for nth in range(1, 10)]}, "5 collects the ladder"),
    (
        "stepping briefing",
        {"briefing": [{"number": 5, "cards": 16, "instruction": {"does": "collect", "items": ["ladder"]}}, {"number": 6, "cards": 2, "instruction": {"does": "step"}}]},
        "says step, and may say",
    ),
    ("letters", {"mission": [{"letter": "a", "cards": 18, "black": {"does": "barrier"}, "white": {"does": "take_bribery"}}]}, "from A to Z"),
    ("few missions", {"mission": [{"letter": "A", "cards": 1, "black": {"does": "barrier"}, "white": {"does": "take_bribery"}}]}, "eighteen Mission"),
    ("no barrier", {"mission": [{"letter": "A", "cards": 18, "black": {"does": "nothing"}, "white": {"does": "take_bribery"}}]}, "the move onto a barrier"),
    ("collecting mission", {"mission": [{"letter": "A", "cards": 18, "black": {"does": "barrier"}, "white": {"does": "collect", "items": ["gun"]}}]}, "for taking a Bribery Card"),
    (
        "long march",
        {"mission": [{"letter": "A", "cards": 9, "black": {"does": "barrier"}, "white": {"does": "take_bribery"}}, {"letter": "B", "cards": 9, "black": {"does": "step", "steps": 9}, "white": {"does": "nothing"}}]},
        "1 to 6 steps",
    ),
]  # fmt: skip


@pytest.mark.rule("MD-3.9")
@pytest.mark.parametrize(("parts", "why"), [each[1:] for each in BROKEN], ids=[each[0] for each in BROKEN])
def test_a_kit_that_breaks_a_rule_is_refused_with_the_reason(parts: dict[str, Any], why: str) -> None:
    with pytest.raises(Malformed, match=why):
        RULESET.seating(kit(**parts), 2)


@pytest.mark.rule("MD-3.9")
def test_dark_squares_touch_their_hq_and_are_six_at_least_and_inner_corners_are_plain() -> None:
    def why(*quarter: str) -> list[str]:
        return list(kit_faults(kit(board={"squares": spun(quarter)}).full_kit))

    assert why("DDDB", "DHDE", "DDD.", "....") == []
    assert why("DD.B", "DH.E", "D...", "....") == ["a territory has at least six dark squares."]
    assert why("DDDB", "DHDE", "DDD.", "D...") == ["dark squares touch their HQ."]
    assert why("DDDB", "DHD.", "DDD.", "...E") == ["the square at the checkpoint is plain."]


def spun(quarter: tuple[str, ...]) -> list[str]:
    """A whole board made from red's territory by quarter-turns."""
    size = 2 * len(quarter)
    found = {}
    for row, line in enumerate(quarter):
        for column, mark in enumerate(line):
            here = (row, column)
            for _ in range(4):
                found[here] = mark
                here = (here[1], size - 1 - here[0])
    return ["".join(found[row, column] for column in range(size)) for row in range(size)]


@pytest.mark.rule("MD-3.9")
def test_a_table_plays_with_what_it_brings_and_with_ours_for_the_rest() -> None:
    options = kit(board=SMALL["board"])
    assert RULESET.seating(options, 4) == 0
    assert options.graph.size == 8
    assert options.full_kit.strip == DEFAULT_KIT.strip
    story = given(
        move=moving(), options={"kit": {"board": SMALL["board"]}}, pieces={ANNA: {"gun": "d4", "ladder": "north-4"}}
    )
    assert "e4" in story.to(ANNA, StepGun)
    story.leaves(bags={ANNA: "d1", BERT: "h4"})


@pytest.mark.rule("MD-3.9")
def test_another_chart_is_followed() -> None:
    chart = [Briefing(5, 9, Instruction("collect", ("ladder",))), Briefing(7, 9, Instruction("miss"))]
    story = given(
        pieces={ANNA: {"gun": "box", "dagger": "box"}}, options={"kit": msgspec.to_builtins(Kit(briefing=tuple(chart)))}
    )
    story.when(ANNA, Throw(), [3, 7]).leaves(skips=(1, 0))


def test_the_farthest_square_of_a_territory_is_never_nearer_than_the_hq() -> None:
    for territory in range(4):
        own = GROUND.squares_of(territory)
        assert own[0] == GROUND.hq[territory]
        assert len(own) == 49
        distances = [king_distance(square, own[0]) for square in own]
        assert distances == sorted(distances)
