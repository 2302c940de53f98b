"""MF-9.1 and MF-9.2: who knows what.

Which seat learns which field of each event stand in `tests/laws/facts`, held by a law.
"""

from __future__ import annotations

import msgspec
import pytest

from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.commands import COMMANDS, WinAsJournalist
from tests.laws.facts.microfilms import MAY_KNOW

from . import ANNA, CARL, CROUPIER, given
from .playouts import playout


@pytest.mark.rule("MF-9.1.1", "MF-9.1.3")
@pytest.mark.parametrize("players", [2, 4])
def test_a_table_shows_nothing_hidden_and_no_player_knows_the_box_or_the_croupiers_identity(players: int) -> None:
    for number in range(3):
        for story in playout(f"box {number}", players):
            table, house, minds = story.table, story.state.house, story.state.minds[:players]
            shown = {*table.discard, *(table.pool or ()), *(face for faces in table.revealed for face in faces)}
            assert set(table.discard) <= set(house.discard)
            assert house.letter not in shown.union(*(mind.hand for mind in minds))
            assert not [mind for mind in minds if house.letter.removeprefix("AL-") in mind.letters]
            if players == 2 and table.outcome is None:
                assert not shown.union(note.card for mind in minds for note in mind.notes).intersection(
                    story.mind(CROUPIER).identities
                )
    hidden = {name for name, (_, fields) in MAY_KNOW.items() if "nobody" in fields.values()}
    assert hidden == {
        f"microfilms.{name}" for name in ("freelancers_boxed", "letter_boxed", "deck_built", "deck_reshuffled")
    }


@pytest.mark.rule("MF-9.2.3")
def test_the_service_states_facts_and_draws_no_conclusions() -> None:
    story = given(4, identities={ANNA: "JOURNALIST"}, hands={ANNA: ["MF-UK"]}, cleared=[ANNA])
    wrong = story.when(ANNA, WinAsJournalist("MF-UK", CARL))
    assert [wrong.notes(seat) for seat in (1, CARL, 3)] == [[], [], []]
    said = RULESET.words.describe(wrong.table, wrong.mind(1), ("Anna", "Bert", "Carl", "Dora"))
    assert not [line for line in said if line.startswith("Carl") and "not" in line]


@pytest.mark.rule("MF-9.2.4")
def test_no_command_carries_words() -> None:
    assert not [field for command in COMMANDS for field in msgspec.structs.fields(command) if field.type is str]
    assert not [command for command in COMMANDS if {"text", "message", "show"}.intersection(command.__struct_fields__)]
