"""MF-2: setting up."""

from __future__ import annotations

from typing import Any, cast

import pytest
from msgspec.structs import replace

from domain.kernel.errors import Malformed
from domain.kernel.secrecy import UNKNOWN, Known
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.cards import ACTIONS, FREELANCERS, LETTER, NATION_OF, Card, Identity
from domain.rulesets.microfilms.model.commands import Bribe, WinAsAgent
from domain.rulesets.microfilms.model.events import (
    ActionDealt,
    FreelancersBoxed,
    IdentityDealt,
    LetterBoxed,
    TableLaid,
    TurnBegan,
)
from domain.rulesets.microfilms.model.options import Deal, Options

from . import ANNA, BERT, CARL, DORA, EMIL, FAYE, Story, given, opened

SEEDS = [f"set-up {number}" for number in range(30)]


def only(story: Story, kind: type, by: int | None = None) -> list[Any]:
    return [event for event in story.seen(by) if isinstance(event, kind)]


@pytest.mark.rule("MF-2.1.1")
def test_three_nations_are_chosen_at_random_unless_the_table_chooses() -> None:
    assert len({opened(seed=seed).table.nations for seed in SEEDS}) == 4
    chosen = {opened(seed=seed, nations=("USSR", "CHINA", "UK")).table.nations for seed in SEEDS}
    assert chosen == {("USSR", "CHINA", "UK")}
    story = opened(nations=("USSR", "CHINA", "UK"))
    everything = (
        *story.state.house.deck,
        *(card for mind in story.state.minds for card in (*mind.hand, *mind.identities)),
    )
    assert not [card for card in (*everything, story.state.house.letter) if card.endswith("-USA")]


@pytest.mark.rule("MF-2.1.2")
def test_everybody_knows_the_nations() -> None:
    story = opened()
    for by in (None, ANNA, BERT, CARL):
        assert [event.nations for event in only(story, TableLaid, by)] == [story.table.nations]


@pytest.mark.rule("MF-2.2.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_freelancers_join_for_one_identity_each(players: int) -> None:
    joined = set()
    for seed in SEEDS:
        faces = [face for mind in opened(players, seed=seed).state.minds for face in mind.identities]
        assert len(faces) == len(set(faces)) == players
        joined.add(tuple(sorted(set(faces) & set(FREELANCERS))))
    assert {len(each) for each in joined} == {players - 3}
    assert len(joined) == {3: 1, 4: 4, 5: 6, 6: 4}[players]


@pytest.mark.rule("MF-2.2.2")
@pytest.mark.parametrize("by", [None, ANNA, BERT, CARL, DORA])
def test_nobody_sees_which_freelancers_stay_in_the_box(by: int | None) -> None:
    assert only(opened(4), FreelancersBoxed, by) == [FreelancersBoxed(UNKNOWN)]


@pytest.mark.rule("MF-2.3.1")
@pytest.mark.parametrize("by", [None, ANNA, BERT, CARL, DORA])
def test_an_identity_is_seen_by_its_owner_alone(by: int | None) -> None:
    for event in only(opened(4), IdentityDealt, by):
        assert isinstance(event.identities, Known) == (event.seat == by)


@pytest.mark.rule("MF-2.3.2")
def test_an_identity_is_no_part_of_the_hand() -> None:
    story = given(hands={ANNA: ["CO"]})
    assert {bribe.card for bribe in story.offered(ANNA, Bribe)} == {"CO"}
    story.leaves(sizes=(1, 0, 0)).refuses(ANNA, Bribe(BERT, cast("Card", "AG-UK")))


@pytest.mark.rule("MF-2.4.1")
def test_one_of_the_three_letters_goes_into_the_box_unseen() -> None:
    boxed = set()
    for seed in SEEDS:
        story = opened(seed=seed)
        assert story.state.house.letter in {LETTER[nation] for nation in story.table.nations}
        assert all(only(story, LetterBoxed, by) == [LetterBoxed(UNKNOWN)] for by in (None, ANNA, BERT, CARL))
        boxed.add(story.table.nations.index(NATION_OF[story.state.house.letter]))
    assert boxed == {0, 1, 2}


@pytest.mark.rule("MF-2.5.1")
@pytest.mark.parametrize("by", [None, ANNA, BERT, CARL])
def test_everybody_is_dealt_one_action_card_which_he_alone_sees(by: int | None) -> None:
    story = opened()
    assert all(len(mind.hand) == 1 and mind.hand[0] in ACTIONS for mind in story.state.minds)
    for event in only(story, ActionDealt, by):
        assert isinstance(event.card, Known) == (event.seat == by)


@pytest.mark.rule("MF-2.5.2", "MF-2.5.3")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_rest_and_the_ace_are_the_draw_deck(players: int) -> None:
    story = opened(players)
    deck = story.state.house.deck
    assert sum(card in ACTIONS for card in deck) == 8 - players
    assert sorted(card for card in deck if card not in ACTIONS) == sorted(
        (
            "ACE",
            *(f"MF-{nation}" for nation in story.table.nations),
            *(LETTER[nation] for nation in story.table.nations if LETTER[nation] != story.state.house.letter),
        )
    )


@pytest.mark.rule("MF-2.6.1")
def test_the_winner_of_the_last_game_begins() -> None:
    opened(last_game={"starter": ANNA, "winners": [CARL], "attempter": CARL}).leaves(turn=CARL)


@pytest.mark.rule("MF-2.6.2")
def test_without_a_last_game_the_first_player_is_drawn() -> None:
    assert {opened(seed=seed).table.turn for seed in SEEDS} == {ANNA, BERT, CARL}


@pytest.mark.rule("MF-2.6.3")
@pytest.mark.parametrize(
    ("winners", "attempter", "first"),
    [
        ([ANNA, CARL], CARL, CARL),
        ([ANNA, CARL], BERT, CARL),
        ([ANNA, BERT], CARL, ANNA),
        ([ANNA, CARL], None, CARL),
        ([ANNA, BERT], None, BERT),
    ],
)
def test_of_several_winners_the_attempter_or_the_first_clockwise_from_him_begins(
    winners: list[int], attempter: int | None, first: int
) -> None:
    opened(last_game={"starter": BERT, "winners": winners, "attempter": attempter}).leaves(turn=first)


@pytest.mark.rule("MF-2.6.4")
def test_after_a_game_without_a_winner_the_next_player_begins() -> None:
    opened(last_game={"starter": CARL}).leaves(turn=ANNA)
    opened(4, last_game={"starter": BERT}).leaves(turn=CARL)
    opened(2, variant="croupier", last_game={"starter": ANNA, "winners": [2], "attempter": ANNA}).leaves(turn=BERT)
    opened(2, variant="croupier", last_game={"starter": BERT}).leaves(turn=ANNA)


@pytest.mark.rule("MF-2.6.5")
def test_the_first_player_may_be_drawn_every_time_or_named_by_the_host() -> None:
    last = {"starter": ANNA, "winners": [CARL]}
    assert {opened(seed=seed, start="random", last_game=last).table.turn for seed in SEEDS} == {ANNA, BERT, CARL}
    assert {opened(seed=seed, start="host", first_seat=BERT).table.turn for seed in SEEDS} == {BERT}


@pytest.mark.rule("MF-2.7.1")
@pytest.mark.parametrize(
    ("players", "first", "francs"),
    [
        (3, ANNA, (0, 0, 1)),
        (3, BERT, (1, 0, 0)),
        (4, ANNA, (0, 0, 1, 1)),
        (4, CARL, (1, 1, 0, 0)),
        (5, ANNA, (0, 0, 0, 1, 1)),
        (5, EMIL, (0, 0, 1, 1, 0)),
        (6, ANNA, (0, 0, 0, 1, 1, 1)),
        (6, FAYE, (0, 0, 1, 1, 1, 0)),
    ],
)
def test_the_last_players_receive_a_franc(players: int, first: int, francs: tuple[int, ...]) -> None:
    opened(players, start="host", first_seat=first).leaves(francs=francs, turn=first)


@pytest.mark.rule("MF-2.7.2")
@pytest.mark.parametrize(("players", "house"), [(3, 29), (4, 28), (5, 28), (6, 27)])
def test_all_other_francs_are_the_house(players: int, house: int) -> None:
    opened(players).leaves(house=house)


@pytest.mark.rule("MF-2.8.1", "MF-2.8.2")
def test_everybody_begins_as_a_suspect_in_the_first_evening_with_an_empty_discard() -> None:
    story = opened(6).leaves(cleared=[], evening=1, discard=[], out=[])
    assert story.events[-1] == TurnBegan(story.table.turn)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (7, {}),
        (3, {"variant": "croupier"}),
        (3, {"nations": ("UK", "UK", "USA")}),
        (3, {"turn_cap": 0}),
        (3, {"turn_cap": 1001}),
        (3, {"start": "host"}),
        (3, {"first_seat": ANNA}),
        (3, {"start": "host", "first_seat": DORA}),
        (3, {"last_game": {"starter": DORA}}),
        (3, {"last_game": {"starter": ANNA, "winners": [-1]}}),
        (3, {"last_game": {"starter": ANNA, "winners": [DORA]}}),
        (3, {"last_game": {"starter": ANNA, "winners": [BERT], "attempter": 9}}),
    ],
)
def test_options_that_cannot_be_played_are_malformed(players: int, options: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        opened(players, **options)


DEAL = Deal(
    nations=("CHINA", "UK", "USA"),
    start=BERT,
    identities=(("AG-USA",), ("HITMAN",), ("AG-CHINA",), ("AG-UK",)),
    hands=("SB", "CO", "CO", "IB"),
    boxed_letter="UK",
    deck=("MF-UK", "SB", "AL-USA"),
)


def test_a_stated_deal_is_dealt_whatever_the_seed() -> None:
    for seed in SEEDS:
        story = opened(4, seed=seed, deal=DEAL).leaves(turn=BERT, hands={ANNA: ["SB"], BERT: ["CO"], DORA: ["IB"]})
        assert [mind.identities for mind in story.state.minds] == list(DEAL.identities or ())
        assert (story.table.nations, story.state.house.letter) == (("CHINA", "UK", "USA"), "AL-UK")
        outcomes = RULESET.deal_outcomes(Options(), 4, DEAL)
        assert outcomes["draw-deck/1"] == DEAL.deck


def test_a_stated_deal_for_two_gives_the_croupier_the_agent_that_is_left() -> None:
    faces: tuple[tuple[Identity, ...], ...] = (("AG-USA", "BROKER"), ("AG-UK", "JOURNALIST"))
    agent: tuple[Identity, ...] = ("AG-CHINA",)
    for dealt in (faces, (*faces, agent)):
        story = opened(2, variant="croupier", deal=Deal(nations=("CHINA", "UK", "USA"), identities=dealt))
        assert [mind.identities for mind in story.state.minds] == [*faces, ("AG-CHINA",)]
    wrongs: tuple[Identity, ...] = ("AG-USSR", "AG-UK", "HITMAN")
    for wrong in wrongs:
        with pytest.raises(Malformed):
            opened(2, variant="croupier", deal=Deal(nations=("CHINA", "UK", "USA"), identities=(*faces, (wrong,))))
    one_face: tuple[Identity, ...] = ("AG-USA",)
    for impossible in (faces[:1], (*faces, agent, agent), (one_face, faces[1]), (faces[0], faces[0])):
        with pytest.raises(Malformed):
            opened(2, variant="croupier", deal=Deal(nations=("CHINA", "UK", "USA"), identities=impossible))


@pytest.mark.parametrize(
    "change",
    [
        {"nations": None},
        {"nations": ("UK", "UK", "USA")},
        {"start": 4},
        {"identities": (("AG-USA",), ("HITMAN",), ("AG-CHINA",))},
        {"identities": (("AG-USA",), ("HITMAN",), ("AG-CHINA",), ("AG-USSR",))},
        {"identities": (("AG-USA",), ("HITMAN",), ("AG-CHINA",), ("BROKER",))},
        {"identities": (("AG-USA", "HITMAN"), ("BROKER",), ("AG-CHINA",), ("AG-UK",))},
        {"hands": ("SB", "SB", "SB", "IB")},
        {"hands": ("SB", "SB", "IB", "IB", "CO")},
        {"hands": ("ACE", "SB", "IB", "IB")},
        {"boxed_letter": "USSR"},
        {"deck": ("AL-UK",)},
        {"deck": ("SB", "SB")},
        {"deck": ("MF-USSR",)},
        {"hands": None},
        {"boxed_letter": None},
    ],
)
def test_a_stated_deal_that_could_fail_in_play_is_malformed(change: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        opened(4, deal=replace(DEAL, **change))


def test_a_deal_and_the_options_do_not_both_say_who_starts_or_which_nations_play() -> None:
    for options in (
        {"start": "host", "first_seat": ANNA},
        {"last_game": {"starter": ANNA}},
        {"nations": ("UK", "USA", "USSR")},
    ):
        with pytest.raises(Malformed):
            opened(4, deal=DEAL, **options)


def test_an_agent_that_was_dealt_can_win() -> None:
    given(hands={CARL: ["MF-UK"]}, cleared=[CARL], turn=CARL).when(CARL, WinAsAgent("MF-UK")).ends(
        CARL, reason="lone_agent"
    )
