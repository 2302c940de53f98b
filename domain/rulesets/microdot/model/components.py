"""Components as data, from which a client can draw the board and look up cards (rules MD-1, MD-3)."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.rulesets.microdot.model.board_graph import BARRIER_ORDER, BoardGraph, board_graph
from domain.rulesets.microdot.model.kit import ABOUT, DEFAULT_KIT, FullKit, Kit
from domain.rulesets.microdot.model.pieces import BRIBERY_CARDS, COLOURS, ITEMS, NAMES, VALUE, piece_mark
from domain.rulesets.microdot.model.terms import TERMS, briefing_texts, mission_texts

Json = dict[str, Any]


def components(kit: FullKit = DEFAULT_KIT) -> Json:
    """Board, strip, dice and charts of a kit, with the layout and the texts derived from them.

    kit: in the shape of the option `kit`.
    about: the source of each part.
    equipment: every player's pieces.
    layout: every place on the board.
    cards: the charts in words.
    terms: the words of the game.
    """
    return {
        "kit": {name: msgspec.to_builtins(getattr(kit, name)) for name in Kit.__struct_fields__},
        "about": dict(ABOUT),
        "equipment": [
            {"item": item, "name": NAMES[item], "value": VALUE[item], "mark": piece_mark(item)} for item in ITEMS
        ],
        "bribery_cards": BRIBERY_CARDS,
        "layout": layout_json(kit),
        "cards": {
            "briefing": {str(number): text for number, text in briefing_texts(kit).items()},
            "mission": mission_texts(kit),
        },
        "terms": dict(TERMS),
    }


def layout_json(kit: FullKit) -> Json:
    """The places named in offers, views and events; territories clockwise from red."""
    found, quarter = board_graph(kit.board), len(kit.strip) // len(COLOURS)
    return {
        "rows": found.size,
        "columns": [square[0] for square in found.squares[: found.size]],
        "territories": [territory_json(found, nth) | {"first_segment": nth * quarter} for nth in range(len(COLOURS))],
        "barriers": [
            {
                "name": barrier,
                "kind": getattr(kit.board.barriers, barrier),
                "between": [COLOURS[nth], COLOURS[(nth + 1) % len(COLOURS)]],
                "spots": {
                    spot: [edge.to for edge in edges if edge.is_straight]
                    for spot, edges in found.sides.items()
                    if spot.startswith(barrier)
                },
            }
            for nth, barrier in enumerate(BARRIER_ORDER)
        ],
        "checkpoint": list(found.inner),
        "strip": [{"segment": nth, "shows": shows} for nth, shows in enumerate(kit.strip)],
    }


def territory_json(found: BoardGraph, nth: int) -> Json:
    """The squares of a territory by purpose."""
    return {
        "colour": COLOURS[nth],
        "hq": found.hq[nth],
        "bag_spot": found.bag[nth],
        "embassy": next(square for square in sorted(found.embassy) if found.territory[square] == nth),
        "dark": sorted(found.dark[nth], key=found.squares.index),
        "inner_corner": found.inner[nth],
        "squares": [square for square in found.squares if found.territory[square] == nth],
    }
