"""What the game says about itself: disguises that go back, cards that turn over, and how far one is found out."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from deaddrop.testing.checks.words import ShownEntry
from domain.kernel.words.phrases import AnswerPart, Consequence
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.commands import Bid, Disavow, TryIntrigue
from domain.rulesets.casino_incognito.model.events.ability_events import DrinksPlaced
from domain.rulesets.casino_incognito.model.events.hand_events import CardsDealt
from domain.rulesets.casino_incognito.model.events.round_events import Disavowed
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import Options
from domain.rulesets.casino_incognito.model.table import initial_table
from domain.rulesets.casino_incognito.view.labels import KINDS
from tests.rulesets.shown import entries, shown_games

PEOPLE = ("Anna", "Boris")
TABLE = initial_table(Options(), 2)


@pytest.fixture(scope="module")
def shown() -> list[ShownEntry]:
    return shown_games(RULESET, 4, (2, 3), Options(hands=1, intrigue=True))


def test_only_its_owner_sees_what_is_dealt(shown: list[ShownEntry]) -> None:
    for each, event in entries(shown, CardsDealt):
        knows = each.viewpoint in (event.seat, "all")
        assert {move.what.kind is not None for move in each.told.moves} == {knows}
        assert sum(move.what.count for move in each.told.moves) == event.count
        assert {(move.start, move.end) for move in each.told.moves} == {("deck", f"hidden:{event.seat}")}


def test_a_disavowed_agent_goes_back_unseen_by_others(shown: list[ShownEntry]) -> None:
    for each, event in entries(shown, Disavowed):
        back, drawn = each.told.moves[:2]
        assert (back.start, back.end) == (f"agent:{event.seat}", "disguises")
        assert (drawn.start, drawn.end) == ("disguises", f"agent:{event.seat}")
        knows = each.viewpoint in (event.seat, "all")
        assert (back.what.kind is not None, drawn.what.kind is not None) == (knows, knows)


def test_who_laid_a_card_knows_it(shown: list[ShownEntry]) -> None:
    """While others see a back."""
    for each, event in entries(shown, DrinksPlaced):
        laid = [move.what for move in each.told.moves if (move.end or "").startswith("talk:")]
        assert all((what.kind is not None) == (each.viewpoint in (event.seat, "all")) for what in laid)


def test_naming_the_last_character_but_one_is_grave() -> None:
    mind = Mind(0, agent=3)
    first = RULESET.words.consequence(TABLE, mind, AnswerPart(Bid, "character", 5), PEOPLE)
    assert first == Consequence(
        f"All learn it: {TABLE.board_size - 2} more, and you are found out.",
        at="room:5/character-5",
    )
    marked = tuple(each for each in range(1, TABLE.board_size + 1) if each not in (3, 5))
    late = replace(TABLE, marks=(marked, ()), hand=1)
    last = RULESET.words.consequence(late, mind, AnswerPart(Bid, "character", 5), PEOPLE)
    assert last.grave
    assert last.text == "All learn it: then you are found out."
    assert RULESET.words.threats(late, mind, PEOPLE)[0].have == TABLE.board_size - 2
    assert RULESET.words.threats(late, None, PEOPLE) == ()


def test_disavowal_is_grave_and_a_card_says_what_it_does() -> None:
    mind = Mind(0, agent=3, hidden=("2S",))
    assert RULESET.words.consequence(TABLE, mind, AnswerPart(Disavow, "", None), PEOPLE).grave
    said = RULESET.words.consequence(TABLE, mind, AnswerPart(TryIntrigue, "card", "2S"), PEOPLE)
    assert (said.text, said.at) == ("Poison Dart, if nobody matches your chips.", "hidden:0/2S")
    assert (KINDS["2S"].name, KINDS["2S"].second) == ("2 of Spades", "Poison Dart")
