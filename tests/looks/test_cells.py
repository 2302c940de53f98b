"""What cells of a sheet do in forms."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from domain.rulesets.infiltrators import RULESET
from service.app.play.table_page import TablePage
from service.web.table_scene import cell_uses

CARDS = ["RED-2", "RED-3"]
SHEET = {"seat": 1, "things": [{"token": "mark", "face": "open", "at": card} for card in CARDS]}
SEAT = {"enum": [0, 1]}


def uses(sheet: dict[str, Any], *offers: dict[str, Any]) -> list[dict[str, Any]]:
    view = {
        "offers": [
            {"type": name, "schema": {"properties": fields}} for offer in offers for name, fields in offer.items()
        ]
    }
    return list(cell_uses(cast("TablePage", SimpleNamespace(view=view, rules=RULESET)), sheet))


def test_a_cell_stands_for_its_name_together_with_its_sheets_seat() -> None:
    offer = {"eliminate": {"type": {"const": "eliminate"}, "target": SEAT, "card": {"enum": CARDS}}}
    assert uses(SHEET, offer) == [
        {"type": "eliminate", "field": "card", "with": {"target": 1}, "sides": [], "aside": False}
    ]
    assert uses({**SHEET, "seat": 2}, offer) == [], "that seat is no target"


def test_a_cell_turns_over_what_is_yes_or_no_and_says_it_aside() -> None:
    fields = {"target": SEAT, "cards": {"type": "array", "items": {"enum": CARDS}}, "crossed": {"type": "boolean"}}
    assert uses(SHEET, {"mark": fields}) == [
        {"type": "mark", "field": "cards", "with": {"target": 1}, "sides": ["crossed"], "aside": True}
    ]


def test_cells_stand_for_nothing_where_a_field_admits_only_some_of_them() -> None:
    """A card of one's hand is laid from there."""
    assert uses(SHEET, {"exchange": {"target": SEAT, "card": {"enum": CARDS[:1]}}}) == []
