"""The drawing of the table: rooms, players, the tile being scored, and the meaning of each target."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from domain.kernel.ruleset.decider import fold
from domain.kernel.table_drawing import Board, BoardTile, Sketch
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.commands import (
    Bid,
    Let,
    Pass,
    PlaceDrinks,
    Reveal,
    SitOut,
    TryIntrigue,
    Wager,
)
from domain.rulesets.casino_incognito.model.options import Options
from tests.cases import cases
from tests.laws.plays import walk

from . import ANNA, BERT, CARL, Story, given, opened

PEOPLE = ("Anna", "Bert", "Carl", "Dora", "Emil")
PAIR = 0


def drawn(story: Story, *seats: int) -> Sketch:
    return RULESET.sketch(story.table, tuple(story.mind(seat) for seat in seats), PEOPLE)


def boards(story: Story, *seats: int) -> list[Board]:
    """The wide layout and the narrow one."""
    shown = drawn(story, *seats)
    assert shown.board is not None
    assert shown.slim is not None
    return [shown.board, shown.slim]


def meant(shown: Board) -> set[tuple[str, Any]]:
    return {meaning for things in (shown.tiles, shown.pieces) for thing in things for meaning in thing.means}


def said(shown: Board) -> list[str]:
    return [each.text for each in shown.captions]


def titled(shown: Board, title: str) -> BoardTile:
    [found] = [tile for tile in shown.tiles if tile.title.startswith(title)]
    return found


@pytest.mark.parametrize(("players", "intrigue"), cases((2, False), (3, True), later=[(5, False), (5, True)]))
def test_every_decision_has_something_to_point_at_and_nothing_lies_beyond_the_board(
    players: int, intrigue: bool
) -> None:
    """Each field of each offer has a target in the drawing; only jokers need the form."""
    asked = set()
    for state in walk(RULESET, players, Random(players), Options(intrigue=intrigue, hands=2)):
        for seat, kind in RULESET.decisions(state.table).items():
            asked.add(kind)
            story = Story(state)
            sketch = drawn(story, seat)
            around = {meaning for place in sketch.places for meaning in place.means}
            around |= {meaning for place in sketch.places for card in place.cards for meaning in card.means}
            for shown in filter(None, (sketch.board, sketch.slim)):
                for each in RULESET.offers(state.table, state.minds[seat]):
                    answered = {field for field, _ in meant(shown) | around}
                    assert ("type", each.type) in meant(shown) or set(each.choices) <= answered, (kind, each.type)
                for thing in shown.tiles:
                    assert thing.x >= 0
                    assert thing.x + thing.width <= shown.width + 0.01
                    assert thing.y + thing.height <= shown.height + 0.01
    assert asked >= {"disguise", "move", "pay_move", "bid", "disavow", "wager", "reveal"}
    assert ("intrigue" in asked) is intrigue


def test_a_crowded_room_holds_all_its_characters_and_conversations() -> None:
    story = given(5, rooms=dict.fromkeys(range(1, 11), 5), talks=[(5, ("9H", "8H", "10C", "JC"))] * 4)
    for shown in boards(story):
        room = titled(shown, "Room 5")
        assert abs(room.height / room.width - 1.4) > 0.03, "it would be drawn as a card"
        inside = [tile for tile in shown.tiles if tile.title.startswith("Conversation")]
        assert len(inside) == 4
        assert all(each.y + each.height <= room.y + room.height for each in inside)
        for piece in shown.pieces:
            assert room.x <= piece.x - piece.size / 2
            assert piece.x + piece.size / 2 <= room.x + room.width
            assert piece.y + piece.size / 2 <= room.y + room.height
        assert len({(piece.x, piece.y) for piece in shown.pieces}) == 10


@pytest.mark.parametrize("inside", range(1, 13))
def test_characters_stand_in_their_room_and_on_nobodys_head(inside: int) -> None:
    """A pawn is drawn higher than wide: by a quarter of its size, most of it above its centre."""
    story = given(5, rooms={each: 5 if each <= inside else 9 for each in range(1, 11)}, talks=[(5, ("9H", "8H"))])
    for shown in boards(story):
        room = titled(shown, "Room 5")
        pawns = [each for each in shown.pieces if each.title.startswith("Character") and "room 5" in each.title]
        for each in pawns:
            assert each.y - 0.65 * each.size >= room.y
            assert each.y + 0.57 * each.size <= room.y + room.height
        for one, other in combinations(pawns, 2):
            assert abs(one.x - other.x) >= one.size - 0.01 or abs(one.y - other.y) >= 1.22 * one.size


def test_bids_are_sealed_before_everybody_and_opened_side_by_side() -> None:
    story = given(talks=[(4, ("9H",))], rooms={1: 4, 2: 4, 3: 4}, agents={ANNA: 7, BERT: 8, CARL: 9}).begin("contact")
    story = story.when(ANNA, Bid(3, 1)).when(BERT, SitOut())
    for shown in boards(story, CARL):
        assert said(shown).count("has sealed a bid") == 2
        assert "is sealing a bid …" in said(shown)
        assert len([tile for tile in shown.tiles if tile.title == "A sealed answer"]) == 2
        assert {("chips", 5), ("type", "sit_out"), ("character", 4)} <= meant(shown)
    for same in boards(story, CARL):
        assert not [each for each in said(same) if "bid 3" in each]
    over = story.when(CARL, Bid(1, 2))
    for shown in boards(over):
        assert {"Room 4: bid 3, not 1, took the cards", "Room 4: bid nothing, +2 chips"} <= {*said(shown)}
        assert said(shown).count("×") == 2


def test_the_winner_is_marked_while_a_conversation_is_picked() -> None:
    talks = [(4, ("9H",)), (4, ("8H",))]
    story = given(talks=talks, rooms={1: 4, 2: 4}, agents={ANNA: 7, BERT: 8, CARL: 9}).begin("contact")
    story = story.when(ANNA, Bid(3, 1)).when(BERT, SitOut()).when(CARL, Bid(1, 2))
    for shown in boards(story, ANNA):
        assert {"★ bid 3, not 1, picks …", "bid 1, not 2", "bid nothing"} <= {*said(shown)}
        assert {("conversation", 1), ("conversation", 2)} <= meant(shown)


def test_scoring_is_told_step_by_step() -> None:
    held = {ANNA: ["9S", "9H"], BERT: ["8S", "8H"]}
    story = given(2, tiles=[(PAIR, 4), 24], opened=held).begin("scoring")
    for shown in boards(story, BERT):
        assert titled(shown, "1 Wagers").is_lit
        assert titled(shown, "1st place: 7 VP").mark == "7 VP"
        assert not [tile for tile in shown.tiles if tile.title.startswith("Room")]
    story = story.when(BERT, Wager(2)).when(ANNA, Wager(2)).when(BERT, Reveal((("8S", "8H"),)))
    for shown in boards(story, ANNA):
        assert titled(shown, "2 Hands").is_lit
        assert "1st place: 3 printed + 4 on the tile + 4 wagered" in said(shown)
        assert "★ leads, wagered 2" in said(shown)
        assert [card.mark for card in titled(shown, "The hand that was shown").cards] == ["8", "8"]
    over = story.when(ANNA, Reveal((("9S", "9H"),)))
    for shown in boards(over):
        assert "1st Anna +11 · 2nd Bert +2" in said(shown)
        assert {"11 VP (+11)", "2 VP (+2)"} <= {*said(shown)}


def test_ones_agent_and_cards_are_shown_to_oneself_alone() -> None:
    story = given(hidden={ANNA: ["RJ", "9H"]}, talks=[(1, ("2C",))])
    own, other = drawn(story, ANNA), drawn(story, BERT)
    assert [card.mark for card in own.places[ANNA].cards] == ["1", "9", "R★"]
    assert [card.is_open for card in other.places[ANNA].cards] == [False] * 3
    for mine, theirs in zip(boards(story, ANNA), boards(story, BERT), strict=True):
        assert [piece.label for piece in mine.pieces if "★" in piece.label] == ["1★"]
        assert [piece.label for piece in theirs.pieces if "★" in piece.label] == ["2★"]
        assert "1★" in said(mine)
        assert "1★" not in said(theirs)
    assert not [
        each for shown in boards(story) for each in (*said(shown), *(p.label for p in shown.pieces)) if "★" in each
    ]


def test_disguises_lie_before_who_chooses_and_before_nobody_else() -> None:
    story = opened(3)
    [seat] = story.table.asked
    looked = story.mind(seat).looked
    for shown in boards(story, seat):
        assert {("keep", each) for each in looked} | {("remove", each) for each in looked} <= meant(shown)
    for seats in ((), ((seat + 1) % 3,)):
        assert not [each for shown in boards(story, *seats) for each in meant(shown) if each[0] in ("keep", "remove")]


def test_who_is_asked_has_a_row_that_is_lit() -> None:
    story = given(tiles=[PAIR]).begin("scoring").when(CARL, Wager(1)).when(BERT, Pass())
    for shown in boards(story):
        assert [tile.title for tile in shown.tiles if tile.is_lit and "turn order" in tile.title] == [
            "Anna is 1 in turn order; 0 points; wagers or passes …"
        ]


def test_a_card_that_is_tried_is_known_to_its_player_alone() -> None:
    held = {ANNA: ["6C", "9H"], BERT: ["2S"], CARL: ["3S"]}
    story = given(hidden=held, options={"intrigue": True}).begin("before_contact")
    for shown in boards(story, ANNA):
        assert [tile.title for tile in shown.tiles if ("card", "6C") in tile.means] == ["Try 6♣"]
    story = story.when(ANNA, TryIntrigue("6C", 2))
    for shown in boards(story, CARL):
        assert "has sealed an answer" in said(shown)
        assert len([tile for tile in shown.tiles if tile.title == "A sealed answer"]) == 1
    story = story.when(BERT, Pass()).when(CARL, Pass()).asks("match", BERT, CARL)
    assert drawn(story, BERT).captions[1] == "Anna tries a card for 2 chips: matching stops it"
    assert [card.label for card in drawn(story, ANNA).places[ANNA].cards] == ["Agent", "tried", "♥"]
    assert [card.is_open for card in drawn(story, BERT).places[ANNA].cards] == [False] * 3
    story = story.when(BERT, Let())
    for shown in boards(story, CARL):
        assert {"tries a card for 2", "has sealed an answer", "1 card tried"} <= {*said(shown)}
        assert {("type", "match"), ("type", "let")} <= meant(shown)


def test_cards_laid_into_conversations_lie_face_down_for_all_but_who_laid_them() -> None:
    held = {ANNA: ["3D", "9H"], BERT: ["2S"], CARL: ["3S"]}
    story = given(hidden=held, talks=[(1, ("2C",)), (2, ("9C",))], options={"intrigue": True}).begin("in_surveillance")
    story = story.when(ANNA, TryIntrigue("3D", 1)).when(BERT, Pass()).when(CARL, Pass()).when(BERT, Let())
    story = story.when(CARL, Let(), surveillance=["KH", "5S"]).asks("drinks", ANNA)
    drinks = story.mind(ANNA).drinks
    for shown in boards(story, ANNA):
        assert len(titled(shown, "You look at").cards) == len(drinks) == 2
        assert ("conversations", 2) in meant(shown)
    over = story.when(ANNA, PlaceDrinks((2, 2)))
    for mine, theirs in zip(boards(over, ANNA), boards(over, BERT), strict=True):
        assert titled(mine, "Conversation 2").title == "Conversation 2: 9♣, and 2 cards face down"
        assert all(card.mark.startswith("(") for card in titled(mine, "Conversation 2").cards[1:])
        assert [card.is_open for card in titled(theirs, "Conversation 2").cards] == [True, False, False]


def test_when_the_game_is_over_it_is_said_who_wins_and_who_everybody_was() -> None:
    story = given(2, tiles=[PAIR], opened={ANNA: ["9S", "9H"]}, options={"hands": 1}).begin("scoring")
    over = story.when(BERT, Pass()).when(ANNA, Wager(0)).when(ANNA, Reveal((("9S", "9H"),)))
    for shown in boards(over):
        assert said(shown).count("★ wins") == 1
        assert "1st Anna +3" in said(shown)
    ended = Story(fold(RULESET, over.state, RULESET.reveal(over.state)))
    for shown in boards(ended):
        assert {"1★", "2★"} <= {*said(shown)}
    assert [place.cards[0].mark for place in drawn(ended).places] == ["1", "2"]
