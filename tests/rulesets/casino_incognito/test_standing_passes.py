"""CI-14.7: passes that stand for the windows to come."""

from __future__ import annotations

import pytest

from domain.kernel.ruleset import decider
from domain.kernel.secrecy import observe
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.commands import KeepPassing, Match, Pass, StopPassing, TryIntrigue
from domain.rulesets.casino_incognito.model.events.hand_events import Asked
from domain.rulesets.casino_incognito.model.events.intrigue_events import KeptPassing, StoppedPassing
from domain.rulesets.casino_incognito.model.table import Phase

from . import ANNA, BERT, CARL, Story
from .windows import matched, passed, played, sampled, tried, window

HELD = {ANNA: ["6C", "2S", "AH"], BERT: ["7C", "8D"], CARL: ["8C", "8C"]}
KEPT = KeepPassing()


def kept(story: Story, *seats: int) -> Story:
    for seat in seats:
        story = story.when(seat, KEPT)
    return story


@pytest.mark.rule("CI-14.7.1")
def test_windows_do_not_ask_who_passes_until_a_card_is_played() -> None:
    story = passed(kept(window("before_surveillance", hidden=HELD), ANNA)).asks("intrigue", BERT, CARL)
    assert story.table.phase == "in_surveillance"
    later = passed(story).asks("intrigue", BERT, CARL)
    assert later.table.phase == "before_blending_in"
    moving = passed(later).asks("move", ANNA)
    assert moving.table.plot.passing == (ANNA,)
    while moving.table.kind in ("move", "pay_move"):
        seat = moving.table.asked[0]
        moving = moving.when(seat, RULESET.default(moving.table, moving.mind(seat)))
    last = moving.asks("intrigue", BERT, CARL)
    assert (last.table.phase, last.table.plot.passing) == ("before_contact", (ANNA,))
    assert passed(last).table.plot.passing == ()


@pytest.mark.rule("CI-14.7.1")
def test_where_all_pass_until_a_card_is_played_windows_ask_nobody() -> None:
    moving = kept(window("before_surveillance", hidden=HELD), ANNA, BERT, CARL).asks("move", ANNA)
    assert [each for each in moving.told(Asked) if each.kind == "intrigue"] == []


@pytest.mark.rule("CI-14.7.1", "CI-14.4.1")
def test_who_passes_until_a_card_is_played_may_stop_the_cards_of_others() -> None:
    story = passed(kept(window("before_surveillance", hidden=HELD), ANNA))
    asked = tried(story, {BERT: TryIntrigue("8D", 1)}).asks("match", ANNA, CARL)
    stopped = matched(asked, ANNA).asks("intrigue", BERT)
    assert stopped.table.plot.passing == (ANNA,)


@pytest.mark.rule("CI-14.7.1", "CI-14.2.2")
def test_a_card_that_is_played_ends_it() -> None:
    story = passed(kept(window("before_surveillance", hidden=HELD), ANNA, CARL))
    later = played(story.asks("intrigue", BERT), BERT, "8D").asks("intrigue", ANNA, CARL)
    assert later.table.plot.passing == ()
    assert passed(later).asks("intrigue", ANNA, CARL).table.phase == "before_blending_in"
    first = kept(window("before_surveillance", hidden=HELD), ANNA)
    assert played(first, BERT, "8D").asks("intrigue", ANNA, CARL).table.plot.passing == ()
    again = kept(played(first, BERT, "8D"), CARL, ANNA)
    assert (again.table.phase, again.table.plot.passing) == ("free_moves", (CARL, ANNA))


@pytest.mark.rule("CI-14.7.1", "CI-14.6.2")
def test_a_bluff_that_is_shown_does_not_end_it() -> None:
    held = {ANNA: ["RJ", "9S"], BERT: ["7C"]}
    story = kept(window("before_surveillance", 2, hidden=held, options={"free_bluff": True}), BERT)
    assert played(story, ANNA, "RJ").asks("intrigue", ANNA).table.plot.passing == (BERT,)


@pytest.mark.rule("CI-14.7.1", "CI-16.1.1")
def test_it_is_open_at_once_and_offered_whatever_the_cards_are() -> None:
    story = window("before_surveillance", hidden={ANNA: ["RJ"], BERT: ["7C", "8D"]})
    after = kept(story, ANNA).asks("intrigue", BERT)
    assert after.told(KeptPassing) == [KeptPassing(ANNA)]
    assert [observe(each, BERT).event for each in after.events] == [observe(each, None).event for each in after.events]
    assert (story.kinds(ANNA), story.kinds(BERT)) == (
        ["pass", "keep_passing"],
        ["try_intrigue", "pass", "keep_passing"],
    )
    for seed in range(10):
        world = sampled(after, BERT, seed)
        assert world.table == after.table
        assert decider.offers_to(RULESET, world, ANNA) == decider.offers_to(RULESET, after.state, ANNA)


@pytest.mark.rule("CI-14.7.2")
def test_it_can_be_taken_back_for_the_next_window_on() -> None:
    first = kept(window("before_surveillance", hidden=HELD), ANNA)
    assert first.kinds(ANNA) == ["stop_passing"]
    taken = first.when(ANNA, StopPassing()).asks("intrigue", BERT, CARL)
    assert taken.told(StoppedPassing) == [StoppedPassing(ANNA)]
    assert taken.kinds(ANNA) == []
    assert passed(taken).asks("intrigue", ANNA, BERT, CARL).table.phase == "in_surveillance"
    second = passed(first).when(ANNA, StopPassing())
    assert tried(second, {}).asks("intrigue", ANNA, BERT, CARL).table.phase == "before_blending_in"
    assert played(second, BERT, "8D").asks("intrigue", ANNA, CARL).table.phase == "in_surveillance"
    first.refuses(BERT, StopPassing())
    taken.refuses(ANNA, StopPassing(), KEPT)


@pytest.mark.rule("CI-14.7.2")
def test_it_can_be_taken_back_while_something_else_is_asked() -> None:
    story = passed(kept(window("before_surveillance", hidden=HELD), ANNA))
    asked = tried(story, {BERT: TryIntrigue("8D", 1)}).asks("match", ANNA, CARL)
    assert asked.kinds(ANNA) == ["match", "let", "stop_passing"]
    taken = asked.when(ANNA, StopPassing()).asks("match", ANNA, CARL)
    stopped = taken.when(ANNA, Match()).when(CARL, Match()).asks("intrigue", BERT)
    assert passed(stopped).asks("intrigue", ANNA, BERT, CARL).table.phase == "before_blending_in"
    moving = passed(passed(passed(kept(window("before_surveillance", hidden=HELD), ANNA)))).asks("move", ANNA)
    assert "stop_passing" in moving.kinds(ANNA)
    free = moving.when(ANNA, StopPassing()).asks("move", ANNA)
    assert free.table.done == ()


@pytest.mark.rule("CI-14.7.3")
def test_it_is_open_where_another_window_follows() -> None:
    windows: dict[Phase, bool] = {"in_surveillance": True, "before_blending_in": True, "before_contact": False}
    for phase, is_open in windows.items():
        assert ("keep_passing" in window(phase, hidden=HELD).kinds(ANNA)) == is_open
    for tiles in ([0, 1], [0]):
        assert ("keep_passing" in window("before_scoring", hidden=HELD, tiles=tiles).kinds(ANNA)) == (len(tiles) > 1)
    row = [0, 1, 24]
    assert "keep_passing" in window("before_tile", hidden=HELD, tiles=row, judged=(0,)).kinds(ANNA)
    window("before_tile", hidden=HELD, tiles=row, judged=(0, 1)).refuses(ANNA, KEPT)


@pytest.mark.rule("CI-14.7.1")
def test_in_scoring_it_stands_until_the_hand_is_over() -> None:
    story = kept(window("before_scoring", hidden=HELD, tiles=[0, 1], round=3), ANNA, BERT, CARL).asks("wager", CARL)
    after = story.when(CARL, Pass()).when(BERT, Pass()).when(ANNA, Pass())
    assert [each for each in after.told(Asked) if each.kind == "intrigue"] == []
    assert (after.table.phase, after.table.plot.passing) == ("scoring", (ANNA, BERT, CARL))
    over = after.when(CARL, Pass()).when(BERT, Pass()).when(ANNA, Pass())
    assert over.table.hand == 2
    assert over.asks("intrigue", ANNA, BERT, CARL).table.plot.passing == ()
