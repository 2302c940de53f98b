"""What the game says about itself: what a step brings about, dice and pieces that move, and how near the end is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deaddrop.testing.checks.words import shown_entries
from domain.kernel.words.phrases import AnswerPart, Consequence, Move
from domain.kernel.words.scene import Thing
from domain.rulesets.microdot import RULESET
from domain.rulesets.microdot.model.commands import LeaveBag, StepGun, StepLadder, Take
from domain.rulesets.microdot.model.events import (
    AgentMoved,
    BagTaken,
    ColouredThrown,
    EquipmentTaken,
    PieceStepped,
    TurnBegan,
)
from tests.laws.plays import play

from . import ANNA, BERT, given, moving

FAR = {ANNA: "g1", BERT: "n7"}
PEOPLE = ("Anna", "Bert")


def step(story: Any, kind: Any, to: str) -> Consequence:
    return RULESET.words.consequence(story.table, story.state.minds[ANNA], AnswerPart(kind, "to", to), PEOPLE)


@pytest.mark.parametrize(
    ("other", "text", "grave"),
    [
        ("ladder", "It captures Bert's Ladder.", False),
        ("gun", "It and Bert's Gun are both captured.", True),
    ],
)
def test_a_step_says_what_it_captures(other: str, text: str, grave: bool) -> None:
    story = given(pieces={ANNA: {"gun": "d5"}, BERT: {other: "d6"}}, bags=FAR, move=moving())
    assert step(story, StepGun, "d6") == Consequence(text, grave, "board/d6")


def test_a_step_that_wins_says_so() -> None:
    home = given().table.options.graph.hq[0]
    near = "b3" if home == "b2" else home
    story = given(pieces={ANNA: {"gun": near}}, bags={ANNA: "g1", BERT: near}, move=moving())
    assert step(story, StepGun, home).text == "The bag is home, and you win!"
    danger = RULESET.words.threats(story.table, story.state.minds[BERT], PEOPLE)
    assert [each.text for each in danger] == ["Anna has Bert's Diplomatic Bag, 1 step from home."]
    assert RULESET.words.threats(story.table, story.state.minds[ANNA], PEOPLE) == ()


def test_a_step_says_what_it_takes_and_leaves() -> None:
    story = given(pieces={ANNA: {"gun": "m6"}}, bags=FAR, move=moving())
    assert step(story, StepGun, "n7").text == "It takes Bert's Diplomatic Bag."
    assert step(story, StepLadder, "north-4").text == "It opens the north barrier to your pieces."
    assert step(story, LeaveBag, "m7").grave


def test_a_piece_on_offer_is_pointed_at_in_its_box() -> None:
    story = given(pieces={ANNA: {"gun": "box"}}, bags=FAR)
    said = RULESET.words.consequence(story.table, story.state.minds[ANNA], AnswerPart(Take, "item", "gun"), PEOPLE)
    assert said.at == "box:0/gun"


def test_pieces_dice_and_agents_move_as_events_say() -> None:
    kinds = set()
    for number in range(2, 6):
        for each in shown_entries(play(RULESET, 2 + number % 2, Random(f"saying/{number}"))):
            event, moves = each.entry.stored.event, each.told.moves
            match event:
                case ColouredThrown():
                    assert moves == (Move(Thing(die="coloured", shows=event.face), "dice", "dice"),)
                case AgentMoved():
                    [move] = moves
                    assert (move.what, move.end) == (Thing(piece="agent", of=event.seat), f"strip/{event.segment + 1}")
                case EquipmentTaken():
                    assert moves[0].what == Thing(piece=event.item, of=event.seat)
                    assert moves[0].end == f"board/{event.to}"
                case PieceStepped():
                    assert Thing(piece=event.item, of=event.seat) in [move.what for move in moves]
                case TurnBegan():
                    assert each.told.weight == "silent"
                case BagTaken():
                    assert each.told.weight == "turning"
                case _:
                    continue
            kinds.add(type(event))
    assert {ColouredThrown, AgentMoved, EquipmentTaken, PieceStepped, TurnBegan} <= kinds
