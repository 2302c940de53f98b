"""A game as text: the board in views, and the cards in events (rules MD-3 to MD-9)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from domain.rulesets.microdot import RULESET
from domain.rulesets.microdot.model.board_graph import board_graph
from domain.rulesets.microdot.model.commands import Step, StepGun, Throw
from domain.rulesets.microdot.model.events import AgentMoved
from domain.rulesets.microdot.model.kit import DEFAULT_KIT, Briefing, Instruction, Kit, to_full_kit
from domain.rulesets.microdot.model.pieces import ITEMS
from domain.rulesets.microdot.model.terms import briefing_texts, instruction_text, mission_texts

from . import ANNA, BERT, Story, boxed, given, moving

PEOPLE = ("Anna", "Bert", "Carl", "Dora")


def lines(story: Story) -> list[str]:
    return list(RULESET.words.describe(story.table, None, PEOPLE))


def line(story: Story, beginning: str) -> str:
    (found,) = [each for each in lines(story) if each.startswith(beginning)]
    return found


def told(story: Story) -> list[str]:
    return [RULESET.words.line(event, PEOPLE) for event in story.events]


@pytest.mark.rule("MD-6.3", "MD-6.9")
def test_the_view_says_which_borders_are_open_to_whom() -> None:
    assert line(given(), "Borders").endswith("nobody.")
    story = given(pieces={ANNA: {"ladder": "north-4"}, BERT: {"passport": "checkpoint"}})
    assert line(story, "Borders") == (
        "Borders open to: Anna across the north barrier, by the Ladder; Bert through the checkpoint, by the Passport."
    )
    assert "Ladder (3) on the north barrier, a wall, beside g4 and h4" in line(story, "Anna's pieces")
    assert "Passport (1) at the checkpoint" in line(story, "Bert's pieces")


@pytest.mark.rule("MD-8.1", "MD-8.3")
def test_the_view_says_who_carries_which_bag() -> None:
    story = given(pieces={ANNA: {"gun": "m2"}, BERT: {"dagger": "f6"}}, bags={BERT: "m2"})
    assert "Gun (6) on m2, blue's HQ, with Bert's Diplomatic Bag" in line(story, "Anna's pieces")
    assert line(story, "Bert's Diplomatic") == "Bert's Diplomatic Bag: on m2, blue's HQ, stolen by Anna's Gun."
    assert line(story, "Anna's Diplomatic") == "Anna's Diplomatic Bag: on d4, red's bag spot, unattended."
    assert "Dagger (5) on f6, red's EMBASSY" in line(story, "Bert's pieces")
    own = given(pieces={ANNA: {"gun": "e9"}}, bags={ANNA: "e9"})
    assert (
        line(own, "Anna's Diplomatic")
        == "Anna's Diplomatic Bag: on e9 in yellow's territory, recaptured by Anna's Gun."
    )


@pytest.mark.rule("MD-5.1", "MD-5.2")
def test_the_view_says_what_the_strip_shows_and_each_throw_leads_to() -> None:
    story = given(pieces={ANNA: boxed("gun", "ladder")}, modes={BERT: "recovery"}, agents=(19, 21))
    assert "agent on segment 20, which shows a microdot" in line(story, "Anna is red")
    assert line(story, "Anna is 1 piece short") == (
        "Anna is 1 piece short of the mission; a throw takes the agent: 1 to the Earphones, 2 to another agent, "
        "3 to a microdot, 4 to the Gun, 5 to the Passport, 6 to a microdot."
    )
    assert line(story, "Anna's pieces").endswith("Not yet collected: the Gun and the Ladder.")
    for throw in range(1, 7):
        after = story.when(
            ANNA, Throw(), [throw, *([9] if DEFAULT_KIT.strip[19 + throw] == "microdot" and throw != 2 else [])]
        )
        (moved,) = [each for each in after.events if isinstance(each, AgentMoved)]
        assert moved.shows == DEFAULT_KIT.strip[19 + throw]
        assert moved.blocked == (throw == 2)


@pytest.mark.rule("MD-6.2", "MD-6.5")
def test_the_view_names_the_pieces_that_can_move_and_no_others() -> None:
    onto = given(pieces={ANNA: {"ladder": "g3"}}, move=moving("barrier"))
    assert "Anna may move onto a barrier: the Ladder." in lines(onto)
    for story in (onto, given(move=moving("diag")), given(bags={ANNA: "a1"}, move=moving("any", 2, "gun", "passport"))):
        can = {each.item for each in story.offered(ANNA, Step)}
        said = line(story, "Anna may move")
        assert {item for item in ITEMS if item.replace("_", " ").title() in said} == can, said


def test_what_a_chart_of_the_tables_own_says_is_told() -> None:
    chart = [Briefing(5, 6, Instruction("collect", ("ladder",))), Briefing(77, 12, Instruction("miss"))]
    kit = msgspec.to_builtins(Kit(briefing=tuple(chart)))
    story = given(pieces={ANNA: boxed("gun", "ladder")}, options={"kit": kit}).when(ANNA, Throw(), [3, 77])
    assert "Anna reads Briefing Card 77: miss the next turn." in told(story)


def test_every_line_of_the_charts_is_in_words() -> None:
    texts = [
        *briefing_texts(DEFAULT_KIT).values(),
        *(text for each in mission_texts(DEFAULT_KIT).values() for text in each.values()),
    ]
    assert len(texts) == 9 + 18
    assert all(text == text.strip() and not set("{}[]()_") & set(text) for text in texts)
    assert instruction_text(Instruction("step", steps=2)) == "up to 2 steps in any direction with one piece or several"


@pytest.mark.rule("MD-3.1", "MD-3.9")
def test_a_board_can_be_drawn_from_the_components_alone() -> None:
    """With nothing but the data: which square is what, where pieces step onto barriers, what each segment shows."""
    found: Any = RULESET.words.components()
    assert msgspec.convert(found["kit"], Kit, strict=True) == Kit(
        **{name: getattr(DEFAULT_KIT, name) for name in Kit.__struct_fields__}
    )
    known, layout = board_graph(DEFAULT_KIT.board), found["layout"]
    named = [f"{column}{row + 1}" for row in range(layout["rows"]) for column in layout["columns"]]
    assert tuple(named) == known.squares
    marks = dict(zip(named, "".join(found["kit"]["board"]["squares"]), strict=True))
    for nth, each in enumerate(layout["territories"]):
        assert [marks[each[name]] for name in ("hq", "bag_spot", "embassy", "inner_corner")] == ["H", "B", "E", "."]
        assert {marks[square] for square in each["dark"]} == {"D"}
        assert set(each["squares"]) == {square for square in named if known.territory[square] == nth}
        assert to_full_kit(None).strip[each["first_segment"]] == layout["strip"][each["first_segment"]]["shows"]
    spots = {spot: sides for each in layout["barriers"] for spot, sides in each["spots"].items()}
    assert set(spots) == set(known.sides)
    assert set(found["cards"]["mission"]) == set(DEFAULT_KIT.letters)
    story = given(pieces={ANNA: {"gun": "g3"}}, move=moving())
    assert set(story.to(ANNA, StepGun)) <= {*named, *spots, "checkpoint"}
