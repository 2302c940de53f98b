"""What the game says about itself: clues as they lie, suspects that are named, shots that cannot hit."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from deaddrop.testing.checks.words import ShownEntry, check_moves
from domain.kernel.words.phrases import AnswerPart
from domain.kernel.words.scene import Thing
from domain.rulesets.infiltrators import RULESET
from domain.rulesets.infiltrators.model.commands import Clue, Eliminate
from domain.rulesets.infiltrators.model.events import ClueGiven, ShotHit, ShotMissed, SuspectNabbed
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.options import Options
from domain.rulesets.infiltrators.model.table import empty_table
from domain.rulesets.infiltrators.view.scene import scene
from domain.rulesets.infiltrators.view.text import HIT, KINDS
from tests.rulesets.shown import entries, shown_games

PEOPLE = ("Anna", "Boris", "Clara")
TABLE = empty_table(Options(), 3)


@pytest.fixture(scope="module")
def shown() -> list[ShownEntry]:
    return shown_games(RULESET, 40, (2, 3), Options())


def test_a_clue_lies_as_it_matches(shown: list[ShownEntry]) -> None:
    for each, event in entries(shown, ClueGiven):
        [move] = [move for move in each.told.moves if move.what.token is None]
        face = "upright" if event.vertical else "across"
        assert move.what == Thing(kind=event.card, face=face, of=event.seat)
        assert (move.start, move.end) == (f"hand:{event.seat}", f"clues:{event.seat}")


def test_only_its_owner_sees_a_suspect(shown: list[ShownEntry]) -> None:
    for each, event in entries(shown, SuspectNabbed):
        card = Thing(kind=event.card.value) if each.viewpoint in (event.seat, "all") else Thing(back="card")
        [move] = [move for move in each.told.moves if move.what.token is None]
        assert (move.what, move.start, move.end) == (card, "centre", f"stand:{event.seat}")


def test_the_owner_is_told_how_a_clue_will_lie() -> None:
    mind = Mind(0, hand=("RED-4", "YELLOW-7"), suspect="BLACK-8")
    texts = [RULESET.words.consequence(TABLE, mind, AnswerPart(Clue, "card", card), PEOPLE).text for card in mind.hand]
    assert texts == ["It matches, and lies upright.", "It does not match, and lies across."]


def test_a_shot_at_what_lies_elsewhere_is_warned_of() -> None:
    mind = Mind(0, hand=("RED-4",))
    said = RULESET.words.consequence(TABLE, mind, AnswerPart(Eliminate, "", Eliminate(1, "RED-4")), PEOPLE)
    assert said.text.startswith("You shoot at Boris's suspect, naming red 4: it uses 1 of 0 bullets.")
    assert said.text.endswith("It is elsewhere: the bullet would be lost.")
    assert said.grave
    assert "elsewhere" not in RULESET.words.consequence(TABLE, mind, AnswerPart(Eliminate, "", Eliminate(1, "RED-5")), PEOPLE).text


def test_a_clue_board_shows_every_card_that_a_suspect_may_be_and_where_shots_missed(shown: list[ShownEntry]) -> None:
    for each, event in entries(shown, ShotMissed):
        [board] = [zone for zone in each.after.zones if zone.id == f"board:{event.target}"]
        faces = {thing.at: thing.face for thing in board.things}
        assert list(faces) == list(TABLE.brief.guesses)
        assert faces[event.card] == "missed"
        assert f"{list(faces.values()).count('open')} of {len(faces)}" in board.title


def test_with_the_helper_a_seat_sees_what_the_others_may_know_of_its_suspect() -> None:
    """Of its own suspect what everybody may; of another's what it knows by its own hand too."""
    table = replace(TABLE, options=Options(helper="auto"), stands=(True, True, False), phase="turn", turn=0)
    own, other = [zone for zone in scene(table, (Mind(0, hand=("RED-4",), suspect="BLACK-8"),), PEOPLE).zones if zone.form == "sheet"]
    assert (own.title, other.title) == ("Anna's suspect, to the others: 36 of 36 cards still possible", "Boris's suspect: 34 of 36 cards still possible")


def test_a_card_says_what_it_matches() -> None:
    assert KINDS["RED-12"].line == "Matches red, and 2, 3, 4, 6 and 12"
    assert KINDS["BLACK-1"].line == "Matches black alone"
    assert KINDS["RED-5"].text == "Upright beside a suspect: it is red, or its number is 5 or 10 (15 if in play). Across: it is not."


def test_suspects_that_were_hit_stay_to_be_seen(shown: list[ShownEntry]) -> None:
    """From the shot on, to everybody, and at the end: their cards themselves went back."""
    found = 0
    for each in [each for each in shown if each.after.zones]:
        [zone] = [zone for zone in each.after.zones if zone.id == HIT]
        event = each.entry.stored.event
        if isinstance(event, ShotHit):
            found += 1
            assert zone.things[-1] == Thing(kind=event.card)
            check_moves(each)
        assert zone.title.startswith(f"{len(zone.things)} of ")
    assert found
    ends = [each for each in shown if each.after.phase.id == "over"]
    assert any(zone.things for each in ends for zone in each.after.zones if zone.id == HIT)
