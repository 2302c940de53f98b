"""Infiltrators: cards and bullets, and who may know of them."""

from __future__ import annotations

from typing import Any

from deaddrop.testing import Facts
from domain.rulesets.infiltrators.model.cards import NAMES, matches

AnyState = Any


def conserved(state: AnyState) -> None:
    """Every card of the mission in one place; bullets spent are hits and misses; suspects dealt are there or eliminated."""
    table, minds, house = state.table, state.minds, state.house
    if table.turn is None:
        return
    plan = table.brief
    clues = [clue.card for beside in table.clues for clue in beside]
    hands = [card for mind in minds for card in mind.hand]
    suspects = [mind.suspect for mind in minds if mind.suspect]
    everything = (*house.headquarters, *house.centre, *house.covered, *clues, *table.discard, *hands, *suspects)
    assert len(everything) == len(set(everything)), "a card in two places"
    assert set(everything) == {*plan.plain, *plan.special}, "cards"
    assert table.hands == tuple(len(mind.hand) for mind in minds), "hand sizes"
    assert table.stands == tuple(mind.suspect is not None for mind in minds), "stands"
    assert (table.headquarters, table.centre) == (len(house.headquarters), len(house.centre)), "pile sizes"
    assert len(table.covered) == len(house.covered), "what lies face down"
    assert table.remaining + len(table.eliminated) == plan.suspects, "suspects"
    assert 0 <= table.bullets <= plan.bullets - len(table.eliminated), "bullets"


MAY_KNOW = {
    "infiltrators.mission_began": ("cards suspects bullets", {}),
    "infiltrators.suspects_dealt": ("count", {"cards": "nobody"}),
    "infiltrators.hand_dealt": ("seat count", {"cards": "seat"}),
    "infiltrators.headquarters_built": ("size", {"cards": "nobody"}),
    "infiltrators.turn_began": ("seat", {}),
    "infiltrators.suspect_nabbed": ("seat", {"card": "seat"}),
    "infiltrators.card_milled": ("", {"card": "nobody"}),
    "infiltrators.clue_given": ("seat card vertical", {"narrowed": "seat?"}),
    "infiltrators.exchange_made": ("seat target card vertical", {"narrowed": "seat?"}),
    "infiltrators.draw_offered": ("seat", {}),
    "infiltrators.draw_declined": ("seat", {}),
    "infiltrators.bided": ("seat draw", {}),
    "infiltrators.cards_drawn": ("seat count", {"cards": "seat"}),
    "infiltrators.shot_missed": ("seat target card", {"choices": "seat?"}),
    "infiltrators.shot_hit": ("seat target card", {"choices": "seat?"}),
    "infiltrators.reward_offered": ("seat", {}),
    "infiltrators.reward_taken": ("seat card", {}),
    "infiltrators.reward_drawn": ("seat place", {"card": "seat"}),
    "infiltrators.reward_declined": ("seat", {}),
    "infiltrators.trim_owed": ("seat count", {}),
    "infiltrators.trimmed": ("seat cards", {}),
    "infiltrators.board_marked": ("seat target cards crossed", {}),
    "infiltrators.turn_skipped": ("seat", {}),
    "infiltrators.last_chance_given": ("seats", {}),
    "infiltrators.last_shot_offered": ("seat", {}),
    "infiltrators.fire_held": ("seat", {}),
    "infiltrators.ended": ("winners reason", {}),
    "infiltrators.cards_revealed": ("hands suspects centre headquarters covered", {}),
}


def knows_truth(state: AnyState, seat: int) -> None:
    """Clues lie the right way, misses missed, and what was seen to go somewhere is there."""
    table, minds, house = state.table, state.minds, state.house
    assert minds[seat].seat == seat
    for mind in minds:
        for clue in table.clues[mind.seat]:
            assert matches(clue.card, mind.suspect) == clue.vertical, "a clue that lies the wrong way"
        assert mind.suspect not in table.misses[mind.seat], "a miss that was none"
        assert set(table.kept[mind.seat]) <= set(mind.hand), "a card that was seen to be taken and is not there"
    suspects = {*house.centre, *(mind.suspect for mind in minds)}
    assert not suspects & set(table.eliminated), "an eliminated suspect among the others"
    assert suspects - {None} <= set(table.brief.guesses), "a suspect that can be none"
    for returned in table.returned:
        number = table.eliminated.index(returned.card) + 1
        where = [age for age, card in zip(table.covered, house.covered, strict=True) if card == returned.card]
        assert all(age >= number for age in where), "a card that lay there before it was eliminated"
    for other in minds:
        mine = [each for each in table.returned if each.card in other.hand]
        for place, each in enumerate(mine):
            assert len(mine) - place <= each.fresh[other.seat], "a card in hand before it was eliminated"


def hidden(state: AnyState) -> set[object]:
    """Single facts that somebody may not know."""
    house = state.house
    return {
        *(("headquarters", card) for card in house.headquarters),
        *(("centre", card) for card in house.centre),
        *(("covered", place, card) for place, card in enumerate(house.covered)),
        *(("hand", mind.seat, card) for mind in state.minds for card in mind.hand),
        *(("suspect", mind.seat, mind.suspect) for mind in state.minds),
    }


def word(value: str | int) -> str:
    """Cards have names; numbers are called what they are."""
    return NAMES[value] if value in NAMES else str(value)


FACTS = Facts(
    may_know=MAY_KNOW,
    conserved=conserved,
    knows_truth=knows_truth,
    hidden=hidden,
    word=word,
    pointed=frozenset(("target", "card", "cards")),
)
