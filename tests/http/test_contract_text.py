"""The rule for descriptions, tried on texts that no reader understood alone. `test_contract.py` applies it to contracts."""

from __future__ import annotations

import pytest

from tests.http.contract_text import descriptions_in, text_fault, text_faults

MENDED = [
    ("Or an identity.", "The card or identity that was seen."),
    ("And territory.", "The colour chosen; it also fixes the territory."),
    ("Of turns.", "Seats in turn order."),
    ("Laid on it.", "Chips paid to play the card."),
    ("The one that came up.", "The face thrown."),
    ("Those that must answer.", "Seats that must answer."),
    ("Its number.", "Number of the tile."),
    ("Winning seats; empty if there are none.", "Seats that won; empty if there are none."),
    ("Why.", "The reason for the pause."),
    ("Pixels.", "Size in pixels."),
    ("When it expires, in UTC (RFC 3339).", "Time at which the link expires, in UTC (RFC 3339)."),
    ("Whether it takes part.", "Whether the entry takes part."),
    ("**This contract** has no game.", "**A contract** without a game."),
    ("The seat's own agent", "The seat's own agent."),
]


@pytest.mark.parametrize(("old", "new"), MENDED, ids=[old for old, _ in MENDED])
def test_a_description_is_a_whole_noun_phrase(old: str, new: str) -> None:
    assert text_fault(old)
    assert not text_fault(new)


@pytest.mark.parametrize("old", ["Newest first.", "Seats and the organiser write.", "A page of seats.", "With a token."])
def test_an_operation_begins_with_its_verb(old: str) -> None:
    assert text_fault(old, is_operation=True)
    assert not text_fault("Lists seats, newest first.", is_operation=True)


def test_a_fault_has_path_and_text() -> None:
    field = {"type": "integer", "description": "Of turns."}
    contract = {
        "paths": {"/x": {"get": {"operationId": "x", "description": "Newest first.", "responses": {}}}},
        "components": {"schemas": {"Table": {"description": "A table.", "properties": {"order": {"items": field}}}}},
    }
    assert text_faults(contract) == [
        "/paths//x/get: does not begin with its verb: 'Newest first.'",
        "/components/schemas/Table/properties/order/items: begins with 'Of': 'Of turns.'",
    ]


def test_examples_and_members_called_description_are_no_descriptions() -> None:
    member = {"type": "object", "description": "The stated deal."}
    shape = {"properties": {"description": member, "default": member}, "example": {"description": "Of turns."}}
    assert [where for where, _, _ in descriptions_in(shape)] == ["/properties/description", "/properties/default"]
