"""CI-14 and CI-16: windows, tries, matches, and what they reveal."""

from __future__ import annotations

import pytest

from domain.kernel.secrecy import UNKNOWN, observe
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.abilities import WINDOWS, ability, card_strength, has_ability_for
from domain.rulesets.casino_incognito.model.cards import full_deck
from domain.rulesets.casino_incognito.model.commands import Let, Match, Pass, Reveal, TryIntrigue, Wager
from domain.rulesets.casino_incognito.model.events.ability_events import Intimidated
from domain.rulesets.casino_incognito.model.events.hand_events import Asked, PhaseBegan, RoundBegan
from domain.rulesets.casino_incognito.model.events.intrigue_events import (
    IntrigueExposed,
    IntrigueLet,
    IntrigueMatched,
    IntriguePassed,
    IntriguePlayed,
    IntrigueSealed,
    IntrigueTried,
    MatchSealed,
    NothingCame,
    StakesReturned,
)
from domain.rulesets.casino_incognito.model.events.scoring_events import TileOpened
from domain.rulesets.casino_incognito.model.intrigue_state import SealedTry
from domain.rulesets.casino_incognito.model.mind import SealedAttempt

from . import ANNA, BERT, CARL, DORA, given
from .windows import matched, onward, passed, played, sampled, tried, window

PEOPLE = ("Anna", "Bert", "Carl", "Dora")

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
    assert [ability("RJ"), card_strength("2S"), card_strength("5D")] == [None, 1, 4]
    deck = full_deck(with_jokers=True)
    assert [sum(has_ability_for(card, each) for card in deck) for each in WINDOWS] == [46, 36, 52, 46, 36, 18]


@pytest.mark.rule("CI-14.1.3")
def test_without_the_option_there_is_no_window() -> None:
    story = given(hidden=HELD).begin("surveillance")
    assert [each.phase for each in story.told(PhaseBegan)] == ["free_moves"]
    assert story.told(RoundBegan) == [RoundBegan(2)]


@pytest.mark.rule("CI-14.2.1")
def test_four_windows_in_a_round_and_one_before_scoring() -> None:
    table = given(hidden=HELD, options={"intrigue": True}, talks=[(1, ("2S",))])
    before = table.begin("hand").asks("intrigue", ANNA, BERT, CARL)
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


@pytest.mark.rule("CI-14.2.1", "CI-15.6.1")
def test_each_tile_but_the_first_has_a_window_of_its_own() -> None:
    held, pairs = {ANNA: ["6C", "8D"], BERT: ["KS"]}, {ANNA: ["9S", "9H"]}
    table = given(hidden=held, opened=pairs, options={"intrigue": True}, tiles=[0, 1, 24])
    first = table.begin("scoring").asks("wager", CARL)
    story = first.when(CARL, Pass()).when(BERT, Pass()).when(ANNA, Wager(0)).when(ANNA, Reveal((("9S", "9H"),)))
    assert story.asks("intrigue", ANNA, BERT).table.phase == "before_tile"
    assert [each.card for each in story.offered(ANNA) if isinstance(each, TryIntrigue)] == ["6C"] * 5
    assert [each.card for each in story.offered(BERT) if isinstance(each, TryIntrigue)] == ["KS"] * 5
    second = played(story, ANNA, "6C")
    assert second.told(Intimidated) == [Intimidated(ANNA, 1)]
    second = passed(second).asks("wager", CARL)
    assert (second.table.phase, second.told(TileOpened)) == ("scoring", [TileOpened(1)])
    third = second.when(CARL, Pass()).when(BERT, Pass()).when(ANNA, Pass()).asks("intrigue", BERT)
    last = passed(third).when(CARL, Pass()).when(BERT, Pass()).when(ANNA, Pass())
    assert next(each.phase for each in last.told(PhaseBegan)) == "rewards"


@pytest.mark.rule("CI-14.2.2", "CI-13.2.2")
def test_all_are_asked_at_once_and_nobody_sees_what_others_have_sealed() -> None:
    story = window("before_contact", hidden=HELD).asks("intrigue", ANNA, BERT, CARL)
    one, other = story.when(ANNA, TryIntrigue("6C", 3)), story.when(ANNA, Pass())
    for by in (None, BERT):
        assert (
            one.seen(IntrigueSealed, by) == other.seen(IntrigueSealed, by) == [IntrigueSealed(ANNA, UNKNOWN, UNKNOWN)]
        )
        assert RULESET.words.describe(one.table, None, PEOPLE) == RULESET.words.describe(other.table, None, PEOPLE)
    assert one.table == other.asks("intrigue", BERT, CARL).table
    assert (one.mind(ANNA).attempt, other.mind(ANNA).attempt) == (SealedAttempt("6C", 3), SealedAttempt(None, 0))
    assert one.mind(BERT) == other.mind(BERT)


@pytest.mark.rule("CI-14.2.2")
def test_sealed_tries_are_opened_in_turn_order_each_when_those_before_it_are_settled() -> None:
    tries = {ANNA: TryIntrigue("6C", 1), BERT: TryIntrigue("7C", 2)}
    story = tried(window("before_contact", hidden=HELD, track=[2, 1, 0]), tries).asks("match", ANNA, CARL)
    assert [type(each) for each in story.events[1:]] == [IntriguePassed, IntrigueTried, Asked]
    assert story.table.plot.answers == (SealedTry(ANNA, 5),)
    same = tried(window("before_contact", hidden=HELD, track=[2, 1, 0]), {BERT: tries[BERT]})
    for by in (None, BERT, CARL):
        assert [observe(each, by) for each in story.events] == [observe(each, by) for each in same.events]
    after = matched(story).asks("match", BERT, CARL)
    assert after.told(IntriguePlayed) == [IntriguePlayed(BERT, "7C", 2)]
    assert after.told(IntrigueTried)[0].seat == ANNA
    again = matched(after, CARL).asks("intrigue", ANNA, CARL)
    assert again.table.plot.answers == ()
    assert again.when(ANNA, Pass()).when(CARL, Pass()).table.phase == "leak"


@pytest.mark.rule("CI-14.2.2")
def test_who_tried_nothing_is_asked_again_only_when_a_card_was_played() -> None:
    story = matched(tried(window("before_contact", hidden=HELD), {ANNA: TryIntrigue("6C", 1)}), BERT)
    assert tried(story.asks("intrigue", ANNA), {}).table.phase == "leak"
    after = played(window("before_contact", hidden=HELD), ANNA, "6C").asks("intrigue", BERT, CARL)
    assert tried(after, {}).table.phase == "leak"


@pytest.mark.rule("CI-14.2.2", "CI-14.3.3")
def test_who_passed_and_then_tries_a_card_that_is_stopped_may_try_another() -> None:
    held = {ANNA: ["BJ", "6C", "3H"], BERT: ["7D"]}
    story = played(window("before_surveillance", 2, hidden=held, options={"free_bluff": True}), BERT, "7D")
    once = matched(story.asks("intrigue", ANNA).when(ANNA, TryIntrigue("BJ", 1)), BERT).asks("intrigue", ANNA)
    assert once.kinds(ANNA) == ["try_intrigue", "pass", "keep_passing"]
    twice = matched(once.when(ANNA, TryIntrigue("3H", 1)), BERT).asks("intrigue", ANNA)
    assert twice.when(ANNA, Pass()).table.phase == "in_surveillance"


@pytest.mark.rule("CI-14.3.5")
def test_a_sealed_try_is_for_the_chips_that_are_left() -> None:
    tries = {ANNA: TryIntrigue("6C", 2), BERT: TryIntrigue("7C", 5)}
    less = matched(tried(window("before_contact", hidden=HELD), tries), BERT)
    assert (less.told(IntrigueTried)[0].seat, less.told(IntrigueTried)[0].chips) == (BERT, 3)
    story = tried(window("before_contact", hidden=HELD, chips=[2, 2, 5]), tries | {BERT: TryIntrigue("7C", 2)})
    none = tried(window("before_contact", hidden=HELD, chips=[2, 2, 5]), {ANNA: tries[ANNA]})
    after, same = matched(story, BERT), matched(none, BERT)
    for by in (None, ANNA, CARL):
        assert [observe(each, by) for each in after.events] == [observe(each, by) for each in same.events]
    assert after.told(IntriguePassed) == [IntriguePassed(BERT), IntriguePassed(CARL)]
    assert (after.table, after.mind(BERT)) == (same.table, same.mind(BERT))


@pytest.mark.rule("CI-14.2.3")
def test_who_is_asked_follows_from_what_everybody_sees() -> None:
    hidden = {ANNA: ["RJ"], BERT: ["6C"]}
    story = window("before_contact", hidden=hidden, chips=[5, 5, 5]).asks("intrigue", ANNA, BERT)
    assert story.kinds(ANNA) == ["pass"]
    tried(story, {}).asks("disavow", ANNA, BERT, CARL)
    poor = window("before_contact", hidden=hidden, chips=[0, 5, 5]).asks("intrigue", BERT)
    once = played(poor, BERT, "6C")
    assert once.table.phase == "leak"


@pytest.mark.rule("CI-14.2.4", "CI-14.3.2")
def test_a_card_is_tried_once_in_a_window_and_its_twin_is_another() -> None:
    story = window("before_surveillance", hidden={CARL: ["8C", "8C"]}, chips=[9, 9, 9]).asks("intrigue", CARL)
    once = matched(story.when(CARL, TryIntrigue("8C", 1)), ANNA).asks("intrigue", CARL)
    twice = matched(once.when(CARL, TryIntrigue("8C", 1)), ANNA)
    assert twice.table.phase == "in_surveillance"
    assert twice.asks("intrigue", CARL).kinds(CARL) == ["try_intrigue", "pass", "keep_passing"]


@pytest.mark.rule("CI-14.3.1", "CI-14.6.1", "CI-16.1.1", "CI-16.1.2")
def test_a_try_shows_chips_and_not_the_card() -> None:
    story = window("before_surveillance", hidden=HELD, chips=[5, 5, 5])
    story.refuses(ANNA, TryIntrigue("6C", 0), TryIntrigue("6C", 6), TryIntrigue("7C", 1), TryIntrigue("AH", 1))
    one, other = tried(story, {ANNA: TryIntrigue("6C", 2)}), tried(story, {ANNA: TryIntrigue("2S", 2)})
    for by in (None, BERT):
        assert one.seen(IntrigueTried, by) == other.seen(IntrigueTried, by) == [IntrigueTried(ANNA, 2, UNKNOWN)]
    assert [observe(each, BERT) for each in one.events] == [observe(each, BERT) for each in other.events]
    assert one.table == other.table
    assert one.table.chips == (3, 5, 5)
    assert one.mind(ANNA).tried == ("6C",)


@pytest.mark.rule("CI-14.3.3", "CI-14.2.1")
def test_one_card_is_played_in_a_round() -> None:
    story = played(window("before_surveillance", hidden=HELD), ANNA, "6C").asks("intrigue", BERT, CARL)
    assert story.table.plot.played == (ANNA,)
    later = passed(passed(story))
    assert ANNA not in later.table.asked
    assert window("before_contact", hidden=HELD).begin("round_end").table.plot.played == ()
    last = played(window("before_contact", hidden=HELD, round=3, tiles=[0]), ANNA, "6C")
    assert onward(last, "round_end").asks("intrigue", BERT, CARL).table.phase == "before_scoring"


@pytest.mark.rule("CI-14.3.4")
def test_a_card_with_chips_on_it_is_not_given_away() -> None:
    held, talks = {ANNA: ["6H", "9H", "10C"]}, [(1, ("8S",))]
    story = matched(window("before_surveillance", hidden=held, talks=talks).when(ANNA, TryIntrigue("9H", 1)), BERT)
    asked = played(story, ANNA, "6H").asks("target", ANNA)
    assert {each.give for each in asked.offered(ANNA) if each != Pass()} == {"10C"}


@pytest.mark.rule("CI-14.4.1", "CI-14.4.2", "CI-14.4.3")
def test_the_first_who_matches_stops_the_card_and_the_chips_come_back() -> None:
    story = window("before_contact", 4, hidden=HELD, chips=[5, 1, 5, 5], track=[3, 2, 1, 0])
    asked = tried(story, {ANNA: TryIntrigue("6C", 2)}).asks("match", CARL, DORA)
    stopped = matched(asked, CARL)
    assert stopped.told(IntrigueLet) == [IntrigueLet(DORA)]
    assert stopped.told(IntrigueMatched) == [IntrigueMatched(CARL, ANNA, 2)]
    assert stopped.table.chips == (3, 1, 3, 5)
    assert stopped.table.hidden == (3, 1, 2, 0)
    assert stopped.mind(ANNA).hidden == tuple(sorted(HELD[ANNA]))
    assert matched(asked, CARL, DORA).told(IntrigueMatched) == [IntrigueMatched(DORA, ANNA, 2)]
    over = passed(stopped)
    assert over.told(StakesReturned) == [StakesReturned((4, 0, 0, 0))]
    assert over.table.chips == (7, 1, 3, 5)


@pytest.mark.rule("CI-14.4.4", "CI-13.2.2")
def test_an_answer_to_a_try_looks_like_every_other_one() -> None:
    asked = tried(window("before_contact", 4, hidden=HELD), {ANNA: TryIntrigue("6C", 1)}).asks(
        "match", BERT, CARL, DORA
    )
    one, other = asked.when(CARL, Match()), asked.when(CARL, Let())
    for by in (None, ANNA, BERT):
        assert one.seen(MatchSealed, by) == other.seen(MatchSealed, by) == [MatchSealed(CARL, UNKNOWN)]
    assert one.table == other.table
    unopened = [each.when(BERT, Match()).when(DORA, Let()) for each in (one, other)]
    for by in (None, ANNA, BERT, DORA):
        assert len({repr([observe(event, by) for event in each.events]) for each in unopened}) == 1
    assert unopened[0].state == unopened[1].state


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
    again = matched(shown.asks("intrigue", ANNA).when(ANNA, TryIntrigue("2D", 1)), BERT)
    assert again.table.plot.fitting == ()


@pytest.mark.rule("CI-16.3.1", "CI-16.3.2")
def test_a_card_that_was_stopped_is_known_to_fit_until_one_is_shown() -> None:
    story = window("before_contact", hidden={ANNA: ["6C", "2S"], BERT: ["7C"]}, round=3, tiles=[0])
    stopped = matched(tried(story, {ANNA: TryIntrigue("6C", 1)}), BERT)
    for seed in range(20):
        [card] = sampled(stopped, CARL, seed).minds[ANNA].tried
        assert has_ability_for(card, "before_contact")
    closed = passed(stopped)
    assert closed.table.plot.fitting == ((ANNA, "before_contact"),)
    for seed in range(20):
        assert any(has_ability_for(card, "before_contact") for card in sampled(closed, CARL, seed).minds[ANNA].hidden)
    other = closed.table.with_opened_cards(ANNA, ("2S",))
    assert other.plot.fitting == closed.table.plot.fitting
    assert closed.table.with_opened_cards(ANNA, ("6C",)).plot.fitting == ()
    collected = given(plot=closed.table.plot, options={"intrigue": True}).begin("hand")
    assert collected.table.plot.fitting == ()
    kept = given(plot=closed.table.plot, options={"intrigue": True, "keep_cards": True}).begin("hand")
    assert kept.table.plot.fitting == closed.table.plot.fitting


@pytest.mark.rule("CI-12.5")
def test_an_absent_player_tries_nothing_and_lets_everything_be() -> None:
    story = window("before_contact", hidden=HELD)
    assert RULESET.default(story.table, story.mind(ANNA)) == Pass()
    asked = tried(story, {ANNA: TryIntrigue("6C", 1)})
    assert RULESET.default(asked.table, asked.mind(BERT)) == Let()
