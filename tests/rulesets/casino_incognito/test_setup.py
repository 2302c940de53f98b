"""CI-1, CI-3 and CI-4: what is on the table, and how a game and a hand are set up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from domain.kernel.errors import Malformed
from domain.kernel.secrecy import Unknown
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.cards import JOKERS, full_deck
from domain.rulesets.casino_incognito.model.commands import ChooseDisguise, ClaimLeak
from domain.rulesets.casino_incognito.model.events.hand_events import (
    CardPickedUp,
    CardsDealt,
    DieRolled,
    DisguiseChosen,
    DisguisesLookedAt,
    HandBegan,
    LeakTurned,
    TilesLaid,
    TrackDrawn,
)
from domain.rulesets.casino_incognito.model.events.round_events import DeckReshuffled
from domain.rulesets.casino_incognito.model.options import ADJACENT, Deal, Options

from . import ANNA, BERT, CARL, drafted, given, opened


@pytest.mark.rule("CI-1.1.1")
def test_two_to_five_sit_down() -> None:
    assert [RULESET.seating(Options(), players) for players in range(2, 6)] == [0, 0, 0, 0]
    for players in (1, 6):
        with pytest.raises(Malformed):
            RULESET.seating(Options(), players)


@pytest.mark.rule("CI-1.2.1")
def test_the_deck_is_two_decks_and_four_jokers() -> None:
    deck = Counter(full_deck(with_jokers=True))
    assert sum(deck.values()) == 108
    assert set(deck.values()) == {2}
    assert len(deck) == 54
    assert set(JOKERS) == {"RJ", "BJ"}


@pytest.mark.rule("CI-1.2.2", "CI-4.2.1", "CI-4.3.1", "CI-4.4.1", "CI-1.4.1", "CI-5.3.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_hand_is_dealt(players: int) -> None:
    story = drafted(players)
    table = story.table
    assert table.hidden == (3,) * players
    assert [len(each.cards) for each in table.conversations] == [2] * (players - 1)
    assert [len(table.leak), len(table.tiles), len(table.track)] == [1, players, players]
    assert table.deck == 108 - 3 * players - 2 * (players - 1) - 1
    kinds = [type(event) for event in story.events if isinstance(event, CardsDealt | LeakTurned | CardPickedUp)]
    assert kinds[: players + 1] == [CardsDealt] * players + [CardPickedUp]
    assert {event.spot for event in story.told(DieRolled)} == set(range(1, players))


@pytest.mark.rule("CI-1.2.3")
def test_the_discard_lies_face_up() -> None:
    story = given(talks=[(3, ("9H",))], rooms={3: 2}).begin("surveillance")
    assert story.table.discard == ("9H",)


@pytest.mark.rule("CI-1.3.1", "CI-1.3.2")
def test_rooms_that_share_a_wall_are_adjacent() -> None:
    assert ADJACENT == {
        1: (2, 4), 2: (1, 3, 5, 6), 3: (2, 7), 4: (1, 5, 8), 5: (2, 4, 6, 9), 6: (2, 5, 7, 9), 7: (3, 6, 10),
        8: (4, 9), 9: (5, 6, 8, 10), 10: (7, 9),
    }  # fmt: skip
    assert all(room in ADJACENT[other] for room, others in ADJACENT.items() for other in others)


@pytest.mark.rule("CI-1.3.3", "CI-3.2.1", "CI-3.5.1")
def test_ten_characters_stand_in_their_rooms_and_everybody_has_five_chips() -> None:
    table = opened(4).table
    assert table.rooms == tuple(range(1, 11))
    assert table.chips == (5,) * 4
    assert table.marks == ((),) * 4
    assert given(rooms={1: 5, 2: 5}).table.characters_in(5) == (1, 2, 5)


@pytest.mark.rule("CI-1.5.1")
def test_the_bank_pays_whatever_it_owes() -> None:
    table = given(chips=[1000, 0, 0], leak=[("9H", 500), ("8H", 500)], opened={ANNA: ["8D"]})
    story = table.begin("rewards").when(CARL, ClaimLeak(1))
    assert story.table.chips == (1000 + 500 + 5, 0 + 6, 500 + 7)


@pytest.mark.rule("CI-3.1.1")
def test_the_first_turn_order_is_drawn() -> None:
    assert opened(3, deal=Deal(track=(2, 0, 1))).told(TrackDrawn) == [TrackDrawn((2, 0, 1))]


@pytest.mark.rule("CI-3.3.1", "CI-3.3.2", "CI-3.3.3")
def test_each_looks_at_three_keeps_one_removes_one_and_returns_one() -> None:
    story = opened(3, deal=Deal(track=(0, 1, 2), disguises=((7, 3, 9), (1, 2, 4))))
    assert story.mind(ANNA).looked == (7, 3, 9)
    assert story.asks("disguise", ANNA).table.disguises == 7
    story.refuses(ANNA, ChooseDisguise(7, 7), ChooseDisguise(7), ChooseDisguise(1, 3)).refuses(
        BERT, ChooseDisguise(1, 2)
    )
    after = story.when(ANNA, ChooseDisguise(7, 3), disguises=[9, 1, 2])
    assert (after.mind(ANNA).agent, after.mind(ANNA).removed, after.mind(ANNA).looked) == (7, (3,), ())
    assert after.mind(BERT).looked == (9, 1, 2)
    assert 9 not in after.state.house.disguises
    [chosen] = after.seen(DisguiseChosen, BERT)
    assert isinstance(chosen.agent, Unknown)
    assert isinstance(chosen.returned, Unknown)
    assert isinstance(chosen.removed, Unknown)


@pytest.mark.rule("CI-3.4.1")
def test_the_deck_shrinks_by_two_and_a_fifth_player_sees_two() -> None:
    story, sizes = opened(5), []
    while story.table.phase == "disguises":
        [look] = story.told(DisguisesLookedAt)
        sizes.append((story.table.disguises + look.size, look.size))
        [seat] = story.table.asked
        story = story.when(seat, RULESET.default(story.table, story.mind(seat)))
    assert sizes == [(10, 3), (8, 3), (6, 3), (4, 3), (2, 2)]
    assert story.table.disguises == 1
    assert sorted(story.table.removed) == [0, 1, 1, 1, 1]
    last = story.table.track[-1]
    assert story.mind(last).removed == ()


@pytest.mark.rule("CI-3.3.1")
def test_all_twenty_disguises_may_be_in_the_deck() -> None:
    assert opened(3, disguises="ALL_20").table.disguises == 17
    assert given(options={"disguises": "ALL_20"}).table.board_size == 20
    assert given().table.board_size == 10


DEALS: list[tuple[dict[str, Any], str]] = [
    ({"track": (0, 0, 1)}, "track"),
    ({"disguises": ((1, 2, 3), (3, 4, 5))}, "disguises"),
    ({"disguises": ((1, 2, 13),)}, "disguises"),
    ({"hands": (("9H", "9H", "9H"),) * 3}, "9H"),
    ({"hands": (("9H", "8H", "7H"),)}, "hands"),
    ({"hands": (("XX", "8H", "7H"), ("2S", "3S", "4S"), ("5S", "6S", "7S"))}, "XX"),
    ({"conversations": ("9H", "8H")}, "hands"),
    ({"leak": "9H"}, "conversations"),
    ({"rooms": (11,)}, "rooms"),
    ({"tiles": (34,)}, "tiles"),
]


@pytest.mark.rule("CI-3.6.1")
@pytest.mark.parametrize(("deal", "named"), DEALS)
def test_a_deal_that_cannot_be_is_refused(deal: dict[str, Any], named: str) -> None:
    with pytest.raises(Malformed, match=named):
        RULESET.deal_outcomes(Options(), 3, Deal(**deal))


@pytest.mark.rule("CI-3.6.1")
def test_a_stated_deal_is_dealt() -> None:
    deal = Deal(
        track=(1, 2, 0), disguises=((4, 5, 6),), hands=(("9H", "8H", "7H"), ("RJ", "2S", "2S"), ("3C", "4C", "5C")),
        conversations=("AS", "AD"), rooms=(4, 7), leak="BJ", tiles=(33, 0),
    )  # fmt: skip
    story = drafted(3, deal=deal)
    assert story.mind(1).agent == 4
    assert [story.mind(seat).hidden for seat in range(3)] == [
        ("7H", "8H", "9H"),
        ("2S", "2S", "RJ"),
        ("3C", "4C", "5C"),
    ]
    assert [each.cards[0] for each in story.table.conversations] == ["AS", "AD"]
    assert [each.room for each in story.table.conversations] == [4, 7]
    assert [each.card for each in story.table.leak] == ["BJ"]
    assert {33, 0} <= {each.tile for each in story.table.tiles}


@pytest.mark.rule("CI-4.1.1", "CI-10.3.1")
def test_a_new_hand_begins_with_all_cards_and_keeps_the_rest() -> None:
    story = given(
        hidden={ANNA: ["9H"]}, opened={BERT: ["8H"]}, leak=[("7H", 0)], marks={CARL: [4]}, disavowed=[BERT], vp=(1, 2, 3),
        talks=[(3, ("AS",))], chips=[5, 6, 7],
    ).begin("hand")  # fmt: skip
    [began] = story.told(HandBegan)
    assert (began.hand, began.size, began.keeps) == (2, 108, False)
    assert story.table.hidden == (3, 3, 3)
    assert story.table.open == ((), (), ())
    assert story.table.disavowed == (False,) * 3
    assert (story.table.marks[CARL], story.table.vp, story.table.chips) == ((4,), (1, 2, 3), (5, 6, 7))
    assert story.table.round == 1


@pytest.mark.rule("CI-4.1.2")
def test_players_may_keep_their_cards() -> None:
    kept = given(hidden={ANNA: ["9H"]}, opened={BERT: ["8H"]}, bonus=(0, 0, 2), options={"keep_cards": True}).begin(
        "hand"
    )
    [began] = kept.told(HandBegan)
    assert (began.size, began.keeps) == (106, True)
    assert kept.table.hidden == (1, 0, 2)
    assert kept.mind(ANNA).hidden == ("9H",)
    assert kept.table.open[BERT] == ("8H",)


@pytest.mark.rule("CI-4.1.3")
def test_a_game_may_be_shorter() -> None:
    assert given(options={"hands": 1}).begin("hand_end").table.outcome is not None
    assert given().begin("hand_end").table.outcome is None
    assert given(hand=3).begin("hand_end").table.outcome is not None


@pytest.mark.rule("CI-4.2.1", "CI-9.7.3")
def test_bonus_cards_are_dealt_with_the_next_hand() -> None:
    story = given(bonus=(0, 2, 0)).begin("hand")
    assert story.table.hidden == (3, 5, 3)
    assert story.table.bonus == (0, 0, 0)


@pytest.mark.rule("CI-4.5.1", "CI-4.5.2")
def test_unclaimed_tiles_stay_and_the_row_is_filled_and_sorted() -> None:
    story = given(tiles=[(20, 6)]).begin("hand", tiles=[33, 1])
    assert story.table.tiles == ((1, 0), (20, 6), (33, 0))
    [row] = story.told(TilesLaid)
    assert row.drawn == (33, 1)


@pytest.mark.rule("CI-4.6.1")
def test_the_discard_becomes_the_deck_and_without_it_there_is_no_card() -> None:
    talks = [(1, ("2S",)), (2, ("3S",))]
    story = given(talks=talks, deck=["9H"], discard=["AS"]).begin("surveillance")
    assert story.told(DeckReshuffled) == [DeckReshuffled(("AS",))]
    assert [each.cards for each in story.table.conversations] == [("2S", "9H"), ("3S", "AS")]
    empty = given(talks=talks, deck=[]).begin("surveillance")
    assert [each.cards for each in empty.table.conversations] == [("2S",), ("3S",)]
