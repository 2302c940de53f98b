"""Microdot: pieces, bags and cards, and who may know of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from deaddrop.testing import Facts
from domain.rulesets.microdot.model.pieces import NAMES, VALUE

AnyState = Any

SMALL: dict[str, Any] = {
    "board": {
        "squares": ["DDDBEDDD", "DHD..DHD", "DDD..DDD", "E......B", "B......E", "DDD..DDD", "DHD..DHD", "DDDEBDDD"]
    },
    "dice": {
        "coloured": [1, 2, 3, 4, 5, 6],
        "symbol": ["any", "any", "barrier", "mission", "ortho", "diag"],
        "black_white": ["black", "white"] * 3,
    },
    "briefing": [
        {"number": 1, "cards": 4, "instruction": {"does": "again"}},
        {"number": 2, "cards": 2, "instruction": {"does": "nothing"}},
        {"number": 5, "cards": 6, "instruction": {"does": "collect", "items": ["ladder"]}},
        {"number": 8, "cards": 4, "instruction": {"does": "collect", "items": ["gun", "passport", "wire_cutters"]}},
        {"number": 9, "cards": 2, "instruction": {"does": "miss"}},
    ],
}
"""A board on which players soon meet."""

DRAWN = {"kit": (None, SMALL, SMALL, SMALL), "max_rounds": range(2, 24), "secret_briefing": (False, True)}


def conserved(state: AnyState) -> None:
    """Six pieces each, never two on a square; a bag each, never two on a square but where one is brought home; four Bribery Cards; eighteen cards in each deck."""
    table, house = state.table, state.house
    squares = set(table.options.graph.squares)
    standing: list[str] = []
    for seat, pieces in enumerate(table.pieces):
        for item in VALUE:
            place = getattr(pieces, item)
            if place in squares:
                standing.append(place)
            elif place.startswith("held-"):
                assert int(place[5:]) in set(table.seats) - {seat}, "a prisoner of nobody"
            elif place == "checkpoint":
                assert item == "passport", "a stranger at the checkpoint"
            elif place != "box":
                assert place in table.options.graph.sides, "a place that is nowhere"
                assert item in ("ladder", "wire_cutters"), "a stranger on a barrier"
        assert table.phase == "busy" or (table.modes[seat] == "mission") <= (table.count_on_board(seat) >= 5), (
            "too few to be out"
        )
    assert len(set(standing)) == len(standing), "two pieces on a square"
    is_on = table.phase != "busy" and table.outcome is None
    apart = [square for square in table.bags if is_on or square not in table.options.graph.hq]
    assert len(set(apart)) == len(apart) <= len(squares), "two bags on a square"
    assert set(table.bags) <= squares
    assert sum(table.bribery) + table.bribery_stack == 4, "Bribery Cards"
    assert min(*table.bribery, table.bribery_stack) >= 0, "Bribery Cards"
    assert min(table.skips) >= 0
    assert len(house.briefing) == table.briefing_deck == 18 - len(table.briefing_used) - len(table.unshown), (
        "Briefing Cards"
    )
    assert len(house.mission) == table.mission_deck == 18 - len(table.mission_used), "Mission Cards"
    read = [number for mind in state.minds for number in mind.read]
    assert sorted((*house.briefing, *table.briefing_used, *read)) == list(house.all_briefing), "Briefing Cards"


MAY_KNOW = {
    "microdot.thrown_for_start": ("seat face", {}),
    "microdot.order_settled": ("seats", {}),
    "microdot.colour_chosen": ("seat colour", {}),
    "microdot.table_laid": ("bags order", {}),
    "microdot.turn_began": ("seat round", {}),
    "microdot.turn_skipped": ("seat round", {}),
    "microdot.coloured_thrown": ("seat face nth", {}),
    "microdot.symbol_thrown": ("seat face nth", {}),
    "microdot.agent_moved": ("seat segment blocked shows", {}),
    "microdot.briefing_read": ("seat number says", {}),
    "microdot.briefing_read_alone": ("seat numbers is_offer", {"number": "seat", "items": "seat"}),
    "microdot.briefing_shown": ("seat number says", {}),
    "microdot.mission_read": ("seat letter face says", {}),
    "microdot.equipment_offered": ("seat items", {}),
    "microdot.equipment_taken": ("seat item to captor", {}),
    "microdot.equipment_declined": ("seat", {}),
    "microdot.move_opened": ("seat direction items steps one_piece", {}),
    "microdot.piece_stepped": ("seat item to bag", {}),
    "microdot.passed": ("seat", {}),
    "microdot.piece_captured": ("seat item captor at", {}),
    "microdot.pieces_clashed": ("seat target item at", {}),
    "microdot.bag_taken": ("seat item owner at", {}),
    "microdot.bag_left": ("owner at", {}),
    "microdot.mode_changed": ("seat mode", {}),
    "microdot.turn_lost": ("seat", {}),
    "microdot.bribery_taken": ("seat", {}),
    "microdot.bribery_returned": ("seat", {}),
    "microdot.bribery_used": ("seat item to captor", {}),
    "microdot.bribery_asked": ("seats", {}),
    "microdot.bribery_kept": ("seat", {}),
    "microdot.deck_reshuffled": ("deck shuffle", {}),
    "microdot.draw_proposed": ("seat asked", {}),
    "microdot.draw_answered": ("seat agree", {}),
    "microdot.draw_refused": ("", {}),
    "microdot.bag_brought_home": ("seat owner", {}),
    "microdot.ended": ("winners reason", {}),
    "microdot.briefings_revealed": ("numbers", {}),
}


def knows_truth(state: AnyState, seat: int) -> None:
    """A briefing that was read alone is what all think it may be, and what it offers is not on the board."""
    table = state.table
    for mind in state.minds:
        unshown = [each.numbers for each in table.unshown if each.seat == mind.seat]
        assert len(unshown) == len(mind.read)
        assert all(number in numbers for number, numbers in zip(mind.read, unshown, strict=True))
        if mind.offered:
            asked = table.options.full_kit.briefing_instruction(mind.read[-1]).items
            places = {item: getattr(table.pieces[mind.seat], item) for item in asked}
            assert mind.offered == tuple(i for i in asked if places[i] == "box" or places[i].startswith("held-"))
    assert state.minds[seat].seat == seat
    assert not table.read_alone or table.read_alone == tuple(mind.read for mind in state.minds)


def hidden(state: AnyState) -> set[object]:
    """Single facts that somebody may not know."""
    return {
        *(("deck", number, nth) for number, copies in Counter(state.house.briefing).items() for nth in range(copies)),
        *(("read", mind.seat, nth, number) for mind in state.minds for nth, number in enumerate(mind.read)),
        *(("offered", mind.seat, mind.offered) for mind in state.minds),
    }


def word(value: str | int) -> str:
    """Pieces have names; a number is a number."""
    return NAMES[value] if value in NAMES else str(value)


FACTS = Facts(
    may_know=MAY_KNOW,
    conserved=conserved,
    knows_truth=knows_truth,
    hidden=hidden,
    word=word,
    phrases={tuple(NAMES): "any piece"},
    options=DRAWN,
    pointed=frozenset(("colour", "item", "to")),
)
