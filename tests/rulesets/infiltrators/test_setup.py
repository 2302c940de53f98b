"""Setting up, missions and options (rules IF-1.2, IF-2, IF-6, IF-7 and IF-11)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from domain.kernel.chance import Luck
from domain.kernel.errors import Malformed
from domain.kernel.ruleset.decider import decide_offered, decide_opening, fold
from domain.rulesets.infiltrators import RULESET
from domain.rulesets.infiltrators.model.cards import NUMBER, SUIT
from domain.rulesets.infiltrators.model.commands import Bide, Nab
from domain.rulesets.infiltrators.model.missions import Mission
from domain.rulesets.infiltrators.model.options import Deal, Options, brief
from domain.rulesets.infiltrators.rules.state import initial
from tests.laws.facts.infiltrators import conserved

from . import ANNA, BERT, Story, given, opened

HEADQUARTERS = {
    "training-1": (24, 19, 14, 9),
    "training-2": (30, 24, 18, 12),
    "training-3": (44, 38, 32, 26),
}
CELL: dict[str, Any] = {"suits": ["RED"], "suspects": 2, "bullets": 2, "hand": 1}


@pytest.mark.rule("IF-2.1", "IF-2.3", "IF-2.4")
@pytest.mark.parametrize("mission", HEADQUARTERS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_gets_five_cards_and_the_rest_is_the_headquarters(mission: str, players: int) -> None:
    story = opened(players, mission=mission)
    assert story.table.headquarters == HEADQUARTERS[mission][players - 2]
    assert story.table.hands == (5,) * players
    conserved(story.state)


@pytest.mark.rule("IF-6.1")
def test_the_first_mission_has_two_suspects_and_five_bullets_for_any_number() -> None:
    for players in (2, 3, 4, 5):
        plan = brief(Options(), players)
        assert (plan.suits, plan.min, plan.max) == (("RED", "BLACK", "YELLOW"), 2, 13)
        assert (plan.suspects, plan.bullets) == (2, 5)
    scaled = [brief(Options(training_scaling=True), players) for players in (2, 3, 4, 5)]
    assert [(plan.suspects, plan.bullets) for plan in scaled] == [(1, 4), (2, 5), (3, 6), (4, 7)]


@pytest.mark.rule("IF-6.2", "IF-6.3", "IF-6.4", "IF-6.5", "IF-6.6", "IF-6.7")
@pytest.mark.parametrize(
    ("mission", "suits", "special", "suspects", "bullets"),
    [
        ("training-2", 3, 0, 4, 7), ("training-3", 4, 0, 4, 7), ("house-specials", 4, 4, 5, 7),
        ("house-five-suits", 5, 0, 6, 7), ("house-purge", 5, 5, 7, 8), ("house-clean-sweep", 5, 5, 11, 11),
    ],
)  # fmt: skip
def test_the_other_missions_for_four(mission: Any, suits: int, special: int, suspects: int, bullets: int) -> None:
    plan = brief(Options(mission=mission), 4)
    assert (len(plan.suits), len(plan.plain), len(plan.special)) == (suits, 14 * suits, special)
    assert (plan.suspects, plan.bullets) == (suspects, bullets)
    assert ("house" in plan.title) == mission.startswith("house-")


@pytest.mark.rule("IF-2.2")
def test_special_cards_are_no_suspects_unless_the_table_wants_them() -> None:
    plain = [opened(5, f"{number}", mission="house-purge").state.house.centre for number in range(20)]
    assert all(NUMBER[card] > 1 for centre in plain for card in centre)
    mixed = [opened(5, f"{number}", mission="house-purge", special_suspects=True) for number in range(20)]
    assert any(NUMBER[card] == 1 for story in mixed for card in story.state.house.centre)


@pytest.mark.rule("IF-2.5")
def test_who_begins_is_drawn_or_named() -> None:
    assert len({opened(4, f"{number}").table.turn for number in range(40)}) == 4
    assert opened(4, start="host", first_seat=2).table.turn == 2


@pytest.mark.rule("IF-1.2.1", "IF-1.2.3")
def test_every_card_is_in_one_place() -> None:
    story = given(suspects={ANNA: "RED-6"}, centre=["RED-2"], clues={ANNA: ["RED-3"]}, covered=["RED-4"])
    conserved(story.state)
    assert story.table.remaining == 2


@pytest.mark.rule("IF-7.1", "IF-7.2", "IF-7.5")
def test_a_table_may_bring_a_mission() -> None:
    mission = {
        **CELL,
        "suits": ["BLUE", "GREEN"],
        "title": "Two rooms",
        "specials": True,
        "suspects": "n+1",
        "bullets": "n+2",
    }
    story = opened(3, mission=mission)
    plan = story.table.brief
    assert (plan.title, plan.suits, plan.suspects, plan.bullets) == ("Two rooms", ("GREEN", "BLUE"), 4, 5)
    assert {SUIT[card] for card in (*plan.plain, *plan.special)} == {"GREEN", "BLUE"}
    assert (story.table.hands, story.table.headquarters) == ((1, 1, 1), 30 - 4 - 3)


@pytest.mark.rule("IF-7.3", "IF-11.1")
@pytest.mark.parametrize(
    "options",
    [
        {"mission": CELL | {"suits": []}},
        {"mission": CELL | {"suits": ["RED", "RED"]}},
        {"mission": CELL | {"min": 1}},
        {"mission": CELL | {"max": 16}},
        {"mission": CELL | {"min": 9, "max": 8}},
        {"mission": CELL | {"suspects": 0}},
        {"mission": CELL | {"suspects": 12}},
        {"mission": CELL | {"suspects": 3}},
        {"mission": CELL | {"bullets": 13}},
        {"mission": CELL | {"hand": 0}},
        {"mission": CELL | {"hand": 8}},
        {"mission": CELL | {"hand_limit": 16}},
        {"mission": CELL | {"max": 6}},
        {"mission": CELL | {"title": "x" * 61}},
        {"mission": CELL | {"title": "bell\a"}},
        {"training_scaling": True, "mission": "training-2"},
        {"mission": CELL | {"seconds": 59}},
        {"mission": CELL | {"seconds": 86_401}},
        {"clock": True},
        {"clock": True, "mission": CELL},
        {"first_seat": 0},
        {"start": "host"},
        {"start": "host", "first_seat": 3},
    ],
)
def test_what_does_not_fit_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        RULESET.seating(msgspec.convert(options, Options), 3)


@pytest.mark.rule("IF-11.1")
def test_it_is_for_two_to_five() -> None:
    for players in (1, 6):
        with pytest.raises(Malformed):
            RULESET.seating(Options(), players)


def story_of_deal(**deal: Any) -> Story:
    """A game of two from a stated deal."""
    options = Options(mission=Mission(("RED",), max=8, suspects=2, bullets=3, hand=1), helper="off")
    outcomes = RULESET.deal_outcomes(options, 2, msgspec.convert(deal, Deal))
    empty, luck = initial(options, 2), Luck(b"seed", {}, outcomes)
    story = Story(fold(RULESET, empty, decide_opening(RULESET, empty, luck)))
    for seat, command in ((BERT, Nab()), (ANNA, Nab()), (BERT, Bide(0))):
        events = decide_offered(RULESET, story.state, seat, command, luck)
        story = Story(fold(RULESET, story.state, events), events)
    return story


def test_a_deal_can_be_stated_whole() -> None:
    story = story_of_deal(
        start=1, suspects=["RED-7", "RED-3"], hands=[["RED-4"], ["RED-5"]], headquarters=["RED-8", "RED-2", "RED-6"]
    )
    story.leaves(
        suspects={BERT: "RED-7", ANNA: "RED-3"},
        hands={ANNA: ["RED-4"], BERT: ["RED-5"]},
        covered=["RED-8", "RED-2", "RED-6"],
    )


@pytest.mark.parametrize(
    "deal",
    [
        {"hands": [["RED-4"], ["RED-5"]]},
        {"suspects": ["RED-7"]},
        {"suspects": ["RED-7", "RED-7"]},
        {"suspects": ["RED-7", "RED-2", "RED-3"]},
        {"suspects": ["RED-7", "BLUE-2"]},
        {"suspects": ["RED-7", "RED-3"], "headquarters": ["RED-8"]},
        {"suspects": ["RED-7", "RED-3"], "hands": [["RED-7"], ["RED-5"]]},
        {"suspects": ["RED-7", "RED-3"], "hands": [["RED-4", "RED-5"], []]},
        {"suspects": ["RED-7", "RED-3"], "hands": [["RED-4"]]},
        {"suspects": ["RED-7", "RED-3"], "hands": [["RED-4"], ["RED-5"]], "headquarters": ["RED-4"]},
        {"suspects": ["RED-7", "RED-3"], "hands": [["RED-4"], ["RED-5"]], "headquarters": ["RED-2", "RED-2"]},
        {"start": 5},
    ],
)
def test_a_deal_that_cannot_be_is_refused(deal: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        story_of_deal(**deal)


def test_a_deal_and_the_options_do_not_both_say_who_starts() -> None:
    with pytest.raises(Malformed):
        RULESET.deal_outcomes(Options(start="host", first_seat=0), 3, Deal(start=0))
