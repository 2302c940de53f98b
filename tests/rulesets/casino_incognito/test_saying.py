"""What the game says about itself: disguises that go back, cards that turn over, and how far one is found out."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from deaddrop.testing.checks.words import ShownEntry, shown_entries
from domain.kernel.secrecy import Event
from domain.kernel.words.phrases import Consequence, Move
from domain.kernel.words.scene import Thing
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.commands import Bid, Disavow, TryIntrigue
from domain.rulesets.casino_incognito.model.events.ability_events import DrinksPlaced
from domain.rulesets.casino_incognito.model.events.hand_events import CardPickedUp, CardsDealt, DieRolled
from domain.rulesets.casino_incognito.model.events.intrigue_events import IntrigueTried
from domain.rulesets.casino_incognito.model.events.round_events import CharacterMoved, ConversationTaken, Disavowed
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import Options
from domain.rulesets.casino_incognito.model.table import initial_table
from domain.rulesets.casino_incognito.view.labels import KINDS
from tests.laws.plays import play

PEOPLE = ("Anna", "Boris")
TABLE = initial_table(Options(), 2)


@pytest.fixture(scope="module")
def shown() -> list[ShownEntry]:
    """Entries of whole games, for every audience."""
    return [
        each
        for number in range(4)
        for each in shown_entries(play(RULESET, 2 + number % 2, Random(f"scene/{number}"), Options(hands=1, intrigue=True)))
    ]


def entries(shown: list[ShownEntry], kind: type[Event]) -> Iterator[tuple[ShownEntry, Any]]:
    of_kind = [(each, each.entry.stored.event) for each in shown if type(each.entry.stored.event) is kind]
    assert of_kind, f"no game has {kind.__name__}"
    yield from of_kind


def test_only_its_owner_sees_what_is_dealt(shown: list[ShownEntry]) -> None:
    for each, event in entries(shown, CardsDealt):
        knows = each.viewpoint in (event.seat, "all")
        assert {move.what.kind is not None for move in each.told.moves} == {knows}
        assert sum(move.what.count for move in each.told.moves) == event.count
        assert {(move.start, move.end) for move in each.told.moves} == {("deck", f"hidden:{event.seat}")}


def test_a_conversation_goes_to_its_room_and_to_its_taker(shown: list[ShownEntry]) -> None:
    for each, event in entries(shown, CardPickedUp):
        assert each.told.moves == (Move(Thing(kind=event.card), "deck", f"talk:{event.spot}", "up"),)
    for each, event in entries(shown, DieRolled):
        assert each.told.moves == (Move(Thing(piece=f"conversation-{event.spot}"), None, f"room:{event.room}"),)
    for each, event in entries(shown, ConversationTaken):
        ends = [move.end for move in each.told.moves if move.start == f"talk:{event.spot}"]
        assert set(ends) <= {f"open:{event.seat}", f"hidden:{event.seat}"}
        assert ends


def test_a_pawn_walks(shown: list[ShownEntry]) -> None:
    for each, event in entries(shown, CharacterMoved):
        [move] = [move for move in each.told.moves if move.what.piece is not None]
        assert (move.what.piece, move.end) == (f"character-{event.character}", f"room:{event.to}")


def test_a_disavowed_agent_goes_back_unseen_by_others(shown: list[ShownEntry]) -> None:
    for each, event in entries(shown, Disavowed):
        back, drawn = each.told.moves[:2]
        assert (back.start, back.end) == (f"agent:{event.seat}", "disguises")
        assert (drawn.start, drawn.end) == ("disguises", f"agent:{event.seat}")
        knows = each.viewpoint in (event.seat, "all")
        assert (back.what.kind is not None, drawn.what.kind is not None) == (knows, knows)


def test_chips_on_a_tried_card_lie_apart(shown: list[ShownEntry]) -> None:
    for each, event in entries(shown, IntrigueTried):
        assert Move(Thing(coins=event.chips), f"chips:{event.seat}", "stakes") in each.told.moves


def test_who_laid_a_card_knows_it(shown: list[ShownEntry]) -> None:
    """While others see a back."""
    for each, event in entries(shown, DrinksPlaced):
        laid = [move.what for move in each.told.moves if (move.end or "").startswith("talk:")]
        assert all((what.kind is not None) == (each.viewpoint in (event.seat, "all")) for what in laid)


def test_naming_the_last_character_but_one_is_grave() -> None:
    mind = Mind(0, agent=3)
    first = RULESET.words.consequence(TABLE, mind, Bid, "character", 5, PEOPLE)
    assert first == Consequence(
        f"All learn that you are not character 5: {TABLE.board_size - 2} more, and you are found out.",
        at="room:5/character-5",
    )
    marked = tuple(each for each in range(1, TABLE.board_size + 1) if each not in (3, 5))
    late = replace(TABLE, marks=(marked, ()), hand=1)
    last = RULESET.words.consequence(late, mind, Bid, "character", 5, PEOPLE)
    assert last.grave
    assert last.text == "All learn that you are not character 5: then you are found out."
    assert RULESET.words.threats(late, mind, PEOPLE)[0].have == TABLE.board_size - 2
    assert RULESET.words.threats(late, None, PEOPLE) == ()


def test_disavowal_is_grave_and_a_card_says_what_it_does() -> None:
    mind = Mind(0, agent=3, hidden=("2S",))
    assert RULESET.words.consequence(TABLE, mind, Disavow, "", None, PEOPLE).grave
    said = RULESET.words.consequence(TABLE, mind, TryIntrigue, "card", "2S", PEOPLE)
    assert (said.text, said.at) == ("Poison Dart, if nobody matches your chips.", "hidden:0/2S")
    assert (KINDS["2S"].name, KINDS["2S"].second) == ("2 of Spades", "Poison Dart")
