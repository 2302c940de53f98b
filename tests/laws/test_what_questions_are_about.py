"""What a question is about is named, so that a page can show it; that it lies there is a law (`answers_can_be_pointed_at`)."""

from __future__ import annotations

from random import Random

import pytest

from domain.game.information_state import information_state
from tests.laws.plays import play
from tests.laws.tables import CATALOGUE

ABOUT = {
    "microfilms": {"bribe", "blackmail", "discard"},
    "infiltrators": {"turn", "exchange_draw", "trim"},
    "microdot": {"throw", "take"},
    "casino-incognito": {"disguise", "room", "bid", "disavow"},
}
"""Kinds of decisions that come in every few games and are about something on the table."""


@pytest.mark.parametrize("name", ABOUT)
def test_a_question_names_what_it_is_about(name: str) -> None:
    rules, people, about = CATALOGUE[name], ("Anna", "Boris", "Clara"), set[str]()
    for number in range(6):
        for step in play(rules, 3, Random(f"about/{number}")).steps:
            for seat, decision in step.batch.game.open.items():
                info = information_state(step.batch.game, seat)
                asked = rules.words.question(info.table, info.mind, people)
                if asked is not None and asked.things:
                    about.add(decision.kind)
        if about >= ABOUT[name]:
            break
    assert about >= ABOUT[name]
