"""CI-14 and CI-16: windows, tries, matches, and what they tell."""

from __future__ import annotations

import pytest

from domain.kernel.secrecy import UNKNOWN
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.abilities import WINDOWS, ability, fits, strength
from domain.rulesets.casino_incognito.cards import full_deck
from domain.rulesets.casino_incognito.commands import Let, Match, Pass, TryIntrigue
from domain.rulesets.casino_incognito.events import PhaseBegan, RoundBegan
from domain.rulesets.casino_incognito.intrigue_events import (
    IntrigueExposed,
    IntrigueMatched,
    IntriguePlayed,
    IntrigueTried,
    NothingCame,
    StakesReturned,
)

from . import ANNA, BERT, CARL, given
from .windows import onward, passed, played, sampled, window

HELD = {ANNA: ["6C", "2S", "AH"], BERT: ["7C"], CARL: ["8C", "8C"]}


@pytest.mark.rule("CI-14.1.1", "CI-14.1.2")
def test_every_card_has_its_ability() -> None:
    of_suit = {suit: [ability(f"{rank}{suit}") for rank in (2, 5, 6, 10)] for suit in "DCHS"}
    assert of_suit == {
        "D": ["drinks", "drinks", "buy", "buy"],
        "C": ["muscle", "muscle", "intimidate", "intimidate"],
        "H": ["femme", "femme", "encounter", "encounter"],
        "S": ["dart", "dart", "henchman", "henchman"],
    }
    assert [ability(f"{rank}{suit}") for rank in "JQKA" for suit in "SD"] == [
        each for high in ("bomb", "glitter", "target", "distraction") for each in (high, high)
    ]
    assert [ability("RJ"), strength("2S"), strength("5D")] == [None, 1, 4]
    deck = full_deck(with_jokers=True)
    assert [sum(fits(card, each) for card in deck) for each in WINDOWS] == [46, 36, 52, 46, 36]


@pytest.mark.rule("CI-14.1.3")
def test_without_the_option_there_is_no_window() -> None:
    story = given(hidden=HELD).begin("surveillance")
    assert [each.phase for each in story.told(PhaseBegan)] == ["free_moves"]
    assert story.told(RoundBegan) == [RoundBegan(2)]


@pytest.mark.rule("CI-14.2.1")
def test_four_windows_in_a_round_and_one_before_scoring() -> None:
    table = given(hidden=HELD, options={"intrigue": True}, talks=[(1, ("2S",))])
    before = table.begin("hand").asks("intrigue", ANNA)
    assert before.told(RoundBegan) == [RoundBegan(1)]
    assert before.table.phase == "before_surveillance"
    heard = passed(before)
    assert heard.told(RoundBegan) == []
    assert heard.table.phase == "in_surveillance"
    assert passed(heard).table.phase == "before_blending_in"
    assert passed(passed(heard)).asks("move", ANNA).table.phase == "free_moves"
    assert table.begin("paid_moves").table.kind == "pay_move"
    poor = given(hidden=HELD, options={"intrigue": True}, chips=[0, 0, 5], done=(CARL,))
    assert poor.begin("paid_moves").table.phase == "before_contact"
    assert given(hidden=HELD, options={"intrigue": True}).begin("round_end").table.phase == "before_surveillance"
    last = given(hidden=HELD, options={"intrigue": True}, round=3, tiles=[0]).begin("round_end")
    assert last.table.phase == "before_scoring"
    assert passed(last).table.phase == "scoring"


@pytest.mark.rule("CI-14.2.2")
def test_a_window_goes_round_until_all_pass_in_a_row() -> None:
    story = window("before_contact", hidden=HELD, track=[1, 0, 2]).asks("intrigue", BERT)
    story = story.when(BERT, Pass()).asks("intrigue", ANNA).when(ANNA, TryIntrigue("6C", 1)).when(BERT, Match())
    again = story.asks("intrigue", CARL).when(CARL, Pass()).asks("intrigue", BERT).when(BERT, Pass())
    assert again.asks("intrigue", ANNA).when(ANNA, Pass()).table.phase == "leak"


@pytest.mark.rule("CI-14.2.3")
def test_who_is_asked_follows_from_what_everybody_sees() -> None:
    hidden = {ANNA: ["RJ"], BERT: ["6C"]}
    story = window("before_contact", hidden=hidden, chips=[5, 5, 5]).asks("intrigue", ANNA)
    assert story.kinds(ANNA) == ["pass"]
    story.when(ANNA, Pass()).asks("intrigue", BERT).when(BERT, Pass()).asks("disavow", ANNA, BERT, CARL)
    poor = window("before_contact", hidden=hidden, chips=[0, 5, 5]).asks("intrigue", BERT)
    once = played(poor, BERT, "6C")
    assert once.table.phase == "leak"


@pytest.mark.rule("CI-14.2.4", "CI-14.3.2")
def test_a_card_is_tried_once_in_a_window_and_its_twin_is_another() -> None:
    story = window("before_surveillance", hidden={CARL: ["8C", "8C"]}, chips=[9, 9, 9]).asks("intrigue", CARL)
    once = story.when(CARL, TryIntrigue("8C", 1)).when(ANNA, Match()).asks("intrigue", CARL)
    twice = once.when(CARL, TryIntrigue("8C", 1)).when(ANNA, Match())
    assert twice.table.phase == "in_surveillance"
    assert twice.asks("intrigue", CARL).kinds(CARL) == ["try_intrigue", "pass"]


@pytest.mark.rule("CI-14.3.1", "CI-14.6.1", "CI-16.1.1", "CI-16.1.2")
def test_a_try_shows_chips_and_not_the_card() -> None:
    story = window("before_surveillance", hidden=HELD, chips=[5, 5, 5])
    story.refuses(ANNA, TryIntrigue("6C", 0), TryIntrigue("6C", 6), TryIntrigue("7C", 1), TryIntrigue("AH", 1))
    one, other = story.when(ANNA, TryIntrigue("6C", 2)), story.when(ANNA, TryIntrigue("2S", 2))
    for by in (None, BERT):
        assert one.seen(IntrigueTried, by) == other.seen(IntrigueTried, by) == [IntrigueTried(ANNA, 2, UNKNOWN)]
    assert one.events[1:] == other.events[1:]
    assert one.table == other.table
    assert one.table.chips == (3, 5, 5)
    assert one.mind(ANNA).tried == ("6C",)


@pytest.mark.rule("CI-14.3.3", "CI-14.2.1")
def test_one_card_is_played_in_a_round() -> None:
    story = played(window("before_surveillance", hidden=HELD), ANNA, "6C").asks("intrigue", BERT)
    assert story.table.plot.played == (ANNA,)
    later = passed(passed(story))
    assert ANNA not in later.table.asked
    assert window("before_contact", hidden=HELD).begin("round_end").table.plot.played == ()
    last = played(window("before_contact", hidden=HELD, round=3, tiles=[0]), ANNA, "6C")
    assert onward(last, "round_end").asks("intrigue", BERT).table.phase == "before_scoring"


@pytest.mark.rule("CI-14.3.4")
def test_a_card_with_chips_on_it_is_not_given_away() -> None:
    held, talks = {ANNA: ["6H", "9H", "10C"]}, [(1, ("8S",))]
    story = window("before_surveillance", hidden=held, talks=talks).when(ANNA, TryIntrigue("9H", 1)).when(BERT, Match())
    asked = played(story, ANNA, "6H").asks("target", ANNA)
    assert {each.give for each in asked.offered(ANNA) if each != Pass()} == {"10C"}  # type: ignore[attr-defined]


@pytest.mark.rule("CI-14.4.1", "CI-14.4.2", "CI-14.4.3")
def test_the_first_who_matches_stops_the_card_and_the_chips_come_back() -> None:
    story = window("before_contact", 4, hidden=HELD, chips=[5, 1, 5, 5], track=[3, 2, 1, 0])
    tried = story.asks("intrigue", CARL).when(CARL, Pass()).when(BERT, Pass()).when(ANNA, TryIntrigue("6C", 2))
    let = tried.asks("match", 3).when(3, Let()).asks("match", CARL)
    stopped = let.when(CARL, Match())
    assert stopped.told(IntrigueMatched) == [IntrigueMatched(CARL, ANNA, 2)]
    assert stopped.table.chips == (3, 1, 3, 5)
    assert stopped.table.hidden == (3, 1, 2, 0)
    assert stopped.mind(ANNA).hidden == tuple(sorted(HELD[ANNA]))
    over = passed(stopped)
    assert over.told(StakesReturned) == [StakesReturned((4, 0, 0, 0))]
    assert over.table.chips == (7, 1, 3, 5)


@pytest.mark.rule("CI-14.5.1")
def test_a_card_that_nobody_stops_is_shown_and_the_chips_are_gone() -> None:
    over = played(window("before_contact", hidden=HELD), ANNA, "6C", 3)
    assert over.told(IntriguePlayed) == [IntriguePlayed(ANNA, "6C", 3)]
    assert over.table.chips == (5 - 3 + 1, 5, 5)
    assert over.table.discard == ("6C",)
    assert over.mind(ANNA).hidden == ("2S", "AH")


@pytest.mark.rule("CI-14.5.2")
def test_a_card_that_can_change_nothing_is_gone_all_the_same() -> None:
    over = played(window("before_contact", hidden={ANNA: ["KS"]}), ANNA, "KS")
    assert over.told(NothingCame) == [NothingCame(ANNA)]
    assert over.table.discard == ("KS",)


@pytest.mark.rule("CI-14.6.2", "CI-16.3.3")
def test_a_bluff_that_nobody_calls_costs_chips_and_is_shown() -> None:
    story = window("before_contact", hidden={ANNA: ["RJ", "2D"]}, options={"free_bluff": True})
    shown = played(story, ANNA, "RJ", 2)
    assert shown.told(IntrigueExposed) == [IntrigueExposed(ANNA, "RJ", 2)]
    assert (shown.table.open[ANNA], shown.table.hidden[ANNA], shown.table.chips[ANNA]) == (("RJ",), 1, 3)
    again = shown.asks("intrigue", ANNA).when(ANNA, TryIntrigue("2D", 1)).when(BERT, Match())
    assert again.table.plot.fitting == ()


@pytest.mark.rule("CI-16.3.1", "CI-16.3.2")
def test_a_card_that_was_stopped_is_known_to_fit_until_one_is_shown() -> None:
    story = window("before_contact", hidden={ANNA: ["6C", "2S"], BERT: ["7C"]}, round=3, tiles=[0])
    stopped = story.when(ANNA, TryIntrigue("6C", 1)).when(BERT, Match())
    for seed in range(20):
        [card] = sampled(stopped, CARL, seed).minds[ANNA].tried
        assert fits(card, "before_contact")
    closed = passed(stopped)
    assert closed.table.plot.fitting == ((ANNA, "before_contact"),)
    for seed in range(20):
        assert any(fits(card, "before_contact") for card in sampled(closed, CARL, seed).minds[ANNA].hidden)
    other = closed.table.turned(ANNA, ("2S",))
    assert other.plot.fitting == closed.table.plot.fitting
    assert closed.table.turned(ANNA, ("6C",)).plot.fitting == ()
    collected = given(plot=closed.table.plot, options={"intrigue": True}).begin("hand")
    assert collected.table.plot.fitting == ()
    kept = given(plot=closed.table.plot, options={"intrigue": True, "keep_cards": True}).begin("hand")
    assert kept.table.plot.fitting == closed.table.plot.fitting


@pytest.mark.rule("CI-12.5")
def test_an_absent_player_tries_nothing_and_lets_everything_be() -> None:
    story = window("before_contact", hidden=HELD)
    assert RULESET.default(story.table, story.mind(ANNA)) == Pass()
    tried = story.when(ANNA, TryIntrigue("6C", 1))
    assert RULESET.default(tried.table, tried.mind(BERT)) == Let()
