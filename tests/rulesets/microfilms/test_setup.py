"""MF-1, MF-2 and MF-7.1: what is on the table, and setting up."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.errors import Malformed
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.cards import ACTIONS, FREELANCERS, NATION_OF, Identity
from domain.rulesets.microfilms.model.commands import Bribe, CashOut
from domain.rulesets.microfilms.model.events import BlackmailDeclined
from domain.rulesets.microfilms.model.options import Deal, Options
from tests.laws.facts.microfilms import conserved

from . import ANNA, BERT, CARL, CROUPIER, DORA, EMIL, FAYE, VARIANTS, given, opened
from .playouts import playout

SEEDS = [f"set-up {number}" for number in range(30)]


@pytest.mark.rule("MF-1.1.1")
def test_two_copies_of_a_card_cannot_be_told_apart() -> None:
    story = given(hands={ANNA: ["CO", "CO"]})
    assert story.offered(ANNA, CashOut) == [CashOut()]
    assert len(story.offered(ANNA, Bribe)) == 2  # one for each target


@pytest.mark.rule(
    "MF-1.4.1", "MF-1.4.2", "MF-1.5.1", "MF-3.1.1", "MF-3.1.2", "MF-3.1.3", "MF-3.3.2", "MF-3.4.1", "MF-3.5.2"
)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_cards_and_francs_stay_their_numbers_are_public_and_only_a_declined_blackmail_makes_a_suspect(
    players: int,
) -> None:
    games = [list(playout(f"conserved {number}", players)) for number in range(4)]
    for before, after in (pair for game in games for pair in pairwise(game)):
        conserved(after.state)
        suspects = [seat for seat in after.table.seats if before.table.cleared[seat] and not after.table.cleared[seat]]
        declined = [event.target for event in after.events if isinstance(event, BlackmailDeclined)]
        assert suspects == [seat for seat in declined if before.table.cleared[seat]]


@pytest.mark.rule("MF-2.5.2", "MF-2.5.3", "MF-2.7.2")
@pytest.mark.parametrize(
    ("players", "circulating", "deck", "house"),
    [(2, 13, 11, 30), (3, 14, 11, 29), (4, 14, 10, 28), (5, 14, 9, 28), (6, 14, 8, 27)],
)
def test_what_is_dealt_and_what_is_left(players: int, circulating: int, deck: int, house: int) -> None:
    story = opened(players, **VARIANTS.get(players, {})).leaves(deck=deck, house=house)
    assert sum(story.table.hands) + deck == circulating
    items = [card for card in story.state.house.deck if card not in ACTIONS]
    assert [items.count("ACE"), len(items)] == ([0, 5] if players == 2 else [1, 6])


@pytest.mark.rule("MF-1.2.1", "MF-2.1.1", "MF-2.1.2")
def test_three_nations_are_chosen_at_random_unless_the_table_chooses() -> None:
    assert len({opened(seed=seed).table.nations for seed in SEEDS}) == 4
    for seed in SEEDS:
        state = opened(seed=seed, nations=("USSR", "CHINA", "UK")).state
        assert state.table.nations == ("USSR", "CHINA", "UK")
        assert {face for mind in state.minds for face in mind.identities} == {"AG-USSR", "AG-CHINA", "AG-UK"}
        assert not [card for card in (*state.house.deck, state.house.letter) if str(card).endswith("-USA")]


@pytest.mark.rule("MF-2.2.1", "MF-2.2.2", "MF-2.3.1", "MF-2.5.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_is_dealt_an_action_card_and_an_identity_with_random_freelancers_among_them(players: int) -> None:
    joined = set()
    for seed in SEEDS:
        minds = opened(players, seed=seed).state.minds
        faces = {face for mind in minds for face in mind.identities}
        assert len(faces) == players
        assert all(len(mind.identities) == len(mind.hand) == 1 and mind.hand[0] in ACTIONS for mind in minds)
        joined.add(tuple(sorted(faces & set(FREELANCERS))))
    assert {len(each) for each in joined} == {players - 3}
    assert len(joined) == {3: 1, 4: 4, 5: 6, 6: 4}[players]


@pytest.mark.rule("MF-2.4.1")
def test_one_of_the_three_letters_goes_into_the_box() -> None:
    stories = [opened(seed=seed) for seed in SEEDS]
    assert {story.table.nations.index(NATION_OF[str(story.state.house.letter)]) for story in stories} == {0, 1, 2}


@pytest.mark.rule("MF-7.1.1", "MF-7.1.2", "MF-7.1.3", "MF-7.1.4", "MF-7.1.6")
def test_with_two_players_each_has_an_agent_and_a_freelancer_and_the_croupier_the_third_agent() -> None:
    boxed = set()
    for seed in SEEDS:
        story = opened(2, seed=seed, variant="croupier").leaves(cleared=[], sizes=(1, 1, 0), francs={CROUPIER: 0})
        (one, first), (other, second), (third,) = (mind.identities for mind in story.state.minds)
        assert {one, other, third} == {f"AG-{nation}" for nation in story.table.nations}
        assert {first, second, *story.state.house.freelancers} == set(FREELANCERS)
        assert "HITMAN" in story.state.house.freelancers
        assert (list(story.table.seats), story.table.players) == ([0, 1, CROUPIER], 2)
        boxed.update(story.state.house.freelancers)
    assert len(boxed) == 4


@pytest.mark.rule("MF-7.1.5")
def test_neither_of_two_players_receives_a_first_franc_unless_the_table_wants_it() -> None:
    opened(2, variant="croupier").leaves(francs=(0, 0, 0), house=30)
    for first in (ANNA, BERT):
        facts: dict[str, Any] = {"variant": "croupier", "start": "host", "first_seat": first, "second_seat_franc": True}
        opened(2, **facts).leaves(francs={first: 0, 1 - first: 1, CROUPIER: 0}, house=29)


@pytest.mark.rule("MF-2.6.2", "MF-7.1.7")
def test_without_a_last_game_the_first_player_is_drawn() -> None:
    assert {opened(seed=seed).table.turn for seed in SEEDS} == {ANNA, BERT, CARL}
    assert {opened(2, seed=seed, variant="croupier").table.turn for seed in SEEDS} == {ANNA, BERT}


@pytest.mark.rule("MF-2.6.1", "MF-2.6.3")
@pytest.mark.parametrize(
    ("winners", "attempter", "first"),
    [
        ([CARL], CARL, CARL),
        ([ANNA, CARL], CARL, CARL),
        ([ANNA, CARL], BERT, CARL),
        ([ANNA, BERT], CARL, ANNA),
        ([ANNA, CARL], None, CARL),
        ([ANNA, BERT], None, BERT),
    ],
)
def test_the_winner_begins_of_several_the_attempter_or_the_first_clockwise_from_the_attempter(
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


@pytest.mark.rule("MF-2.8.1", "MF-2.8.2")
def test_everybody_begins_as_a_suspect_in_the_first_evening_with_an_empty_discard() -> None:
    opened(6).leaves(cleared=[], evening=1, discard=[], out=[])


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


@pytest.mark.rule("MF-11.1")
@pytest.mark.parametrize(
    "option",
    [
        {"second_seat_franc": True},
        {"croupier_pays": True},
        {"allied_failure": "other_player"},
        {"claim_needs_both_cleared": True},
    ],
)
def test_the_croupiers_options_have_no_effect_in_the_standard_game(option: dict[str, Any]) -> None:
    with_it = [story.events for story in playout("no effect", 4, **option)]
    assert with_it == [story.events for story in playout("no effect", 4)]
