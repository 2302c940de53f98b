"""CI-9 and CI-10: wagers, hands, rewards, the chips on the Leak, and the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from domain.kernel.outcome import Outcome
from domain.kernel.placing import Placing
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.commands import ClaimLeak, Compose, Pass, Reveal, Wager
from domain.rulesets.casino_incognito.model.events.round_events import Advanced
from domain.rulesets.casino_incognito.model.events.scoring_events import (
    CharactersEntered,
    IncomePaid,
    LeakClaimed,
    LeakWon,
    Revealed,
    TileOpened,
    TileScored,
    TileUnclaimed,
    WagerPassed,
)
from domain.rulesets.casino_incognito.model.table import AllRevealed, Earned

from . import ANNA, BERT, CARL, Story, given

PAIR, FLUSH, TWO_PAIR, TRIPS, SUITED = 0, 5, 17, 24, 13
"""Tiles by number."""


def wagered(story: Story, *chips: int | None) -> Story:
    """All seats wager or pass, from the last on the track to the first. chips: by seat."""
    while story.table.kind == "wager" and story.table.asked:
        [seat] = story.table.asked
        wager = chips[seat]
        story = story.when(seat, Pass() if wager is None else Wager(wager))
    return story


def best(story: Story, *seats: int) -> Story:
    """These seats show their best hands."""
    for seat in seats:
        story = story.asks("reveal", seat).when(seat, RULESET.default(story.table, story.mind(seat)))
    return story


@pytest.mark.rule("CI-9.1.1")
def test_tiles_are_scored_in_their_order_with_the_same_cards() -> None:
    story = given(2, tiles=[PAIR, TRIPS], opened={ANNA: ["9S", "9H", "9D"]}).begin("scoring")
    assert story.told(TileOpened) == [TileOpened(PAIR)]
    second = best(wagered(story, 0, None), ANNA)
    assert second.told(TileOpened) == [TileOpened(TRIPS)]
    over = best(wagered(second, 0, None), ANNA)
    assert over.table.vp == (3 + 6, 0)


@pytest.mark.rule("CI-9.2.1", "CI-9.2.2", "CI-9.2.3", "CI-12.2")
def test_wagers_go_round_once_from_the_last_and_never_fall() -> None:
    story = given(4, tiles=[PAIR], chips=[5, 5, 2, 5], hidden={3: ["2C"]}).begin("scoring").asks("wager", 3)
    assert RULESET.default(story.table, story.mind(3)) == Pass()
    story.refuses(3, Wager(6)).refuses(ANNA, Wager(0))
    raised = story.when(3, Wager(3)).asks("wager", BERT)
    assert raised.told(WagerPassed) == [WagerPassed(CARL, 1)]
    lines = [RULESET.words.line(WagerPassed(CARL, lacks), ("Anna", "Bert", "Carl")) for lacks in (1, 0)]
    assert lines == ["Carl passes for want of 1 chip.", "Carl passes."]
    assert raised.table.chips == (5, 5, 2, 2)
    higher = raised.refuses(BERT, Wager(2)).when(BERT, Wager(4)).when(ANNA, Pass())
    assert higher.asks("reveal", 3).table.scoring is not None
    assert higher.table.scoring.contenders == (BERT, 3)


@pytest.mark.rule("CI-9.2.1")
def test_nothing_can_be_wagered_while_nothing_is() -> None:
    story = given(2, tiles=[PAIR], chips=[0, 5]).begin("scoring").when(BERT, Wager(0)).asks("wager", ANNA)
    assert story.offered(ANNA) == [Wager(0), Pass()]


@pytest.mark.rule("CI-9.2.4")
def test_wagers_may_go_on_until_they_are_matched() -> None:
    held = {BERT: ["2C"], CARL: ["2D"]}
    story = given(3, tiles=[PAIR], hidden=held, options={"wagers": "UNTIL_MATCHED"}).begin("scoring")
    round_once = story.when(CARL, Wager(1)).when(BERT, Wager(2)).when(ANNA, Wager(2)).asks("wager", CARL)
    round_once.refuses(CARL, Wager(1), Wager(6))
    matched = round_once.when(CARL, Wager(2)).asks("reveal", CARL)
    assert matched.table.chips == (3, 3, 3)
    out = round_once.when(CARL, Pass()).asks("reveal", BERT)
    assert out.table.chips == (3, 3, 4)
    higher = round_once.when(CARL, Wager(5)).asks("wager", BERT)
    assert higher.table.chips[CARL] == 0


@pytest.mark.rule("CI-9.3.1")
def test_a_disavowed_player_cannot_raise() -> None:
    story = given(3, tiles=[PAIR], disavowed=[BERT, CARL]).begin("scoring")
    assert story.offered(CARL) == [Wager(0), Pass()]
    higher = given(3, tiles=[PAIR], disavowed=[BERT]).begin("scoring").when(CARL, Wager(3))
    assert higher.offered(BERT) == [Wager(3), Pass()]


@pytest.mark.rule("CI-9.4.1", "CI-9.4.2")
def test_hands_are_shown_from_the_last_to_the_first() -> None:
    held = {ANNA: ["9S", "9H", "8S", "8H", "2C"]}
    story = given(2, tiles=[PAIR, TRIPS], hidden=held, opened={BERT: ["7H", "7D"]}).begin("scoring")
    ready = best(wagered(story, 0, 0), BERT).asks("reveal", ANNA)
    ready.refuses(
        ANNA, Compose((("9S", "8H"),)), Compose((("7H", "7D"),)), Compose((("9S", "9H"), ("9S", "9H"))),
        Compose((("9S",),)), Compose((("9S", "9S"),)), Compose((("9S", "L1"),)), Compose((("x", "y"),)),
        Compose((("9S=", "9H"),)), Compose((("9S=9S", "9H"),)),
    )  # fmt: skip
    modest = ready.when(ANNA, Compose((("8S", "8H"),)))
    assert modest.told(Revealed) == [Revealed(ANNA, (("8S", "8H"),), ("8H", "8S"), ())]
    assert modest.mind(ANNA).hidden == ("2C", "9H", "9S")
    both = ready.when(ANNA, Compose((("9S", "9H"), ("8S", "8H"))))
    assert [each.vp for each in both.told(TileScored)[0].earned] == [3, 2, 1]
    nothing = ready.when(ANNA, Reveal(()))
    assert nothing.told(TileScored)[0].earned == (Earned(BERT, 1, 3, 0),)


@pytest.mark.rule("CI-9.4.2")
def test_open_cards_are_used_before_their_twins_face_down() -> None:
    story = given(2, tiles=[PAIR], hidden={ANNA: ["9S", "9H"]}, opened={ANNA: ["9S"]}).begin("scoring")
    shown = wagered(story, 0, None).when(ANNA, Compose((("9S", "9H"),)))
    assert shown.told(Revealed)[0].opened == ("9H",)


@pytest.mark.rule("CI-9.4.3", "CI-6.2.2")
def test_who_is_seen_to_have_no_hand_is_not_asked() -> None:
    shown = {ANNA: ["9S"], BERT: ["9C"], CARL: ["8C"]}
    table = given(4, tiles=[PAIR], chips=[1, 0, 0, 0], leak=[("9H", 0)], opened=shown, hidden={CARL: ["2C"]})
    story = wagered(table.begin("scoring"), 0, 0, 0, 0)
    assert story.told(Revealed) == [Revealed(3, (), (), ())]
    asked = story.asks("reveal", CARL).when(CARL, Reveal(()))
    assert asked.told(Revealed)[1:] == [Revealed(BERT, (), (), ())]
    asked.asks("reveal", ANNA)


@pytest.mark.rule("CI-9.5.1", "CI-9.5.2", "CI-8.2.1")
def test_each_leak_card_costs_a_chip_and_serves_several_players() -> None:
    table = given(2, tiles=[PAIR], chips=[1, 1], leak=[("9H", 2), ("9D", 0)], opened={ANNA: ["9S"], BERT: ["9C"]})
    story = wagered(table.begin("scoring"), 0, 0).asks("reveal", BERT)
    story.refuses(BERT, Compose((("L1", "L2"),)), Compose((("9C", "L3"),)), Compose((("9C", "L1=9H"),)))
    used = story.when(BERT, Compose((("9C", "L1"),))).when(ANNA, Compose((("9S", "L1"),)))
    assert used.told(LeakClaimed) == [LeakClaimed(BERT, 1, 4)]
    poor = wagered(given(2, tiles=[PAIR], chips=[0, 0], leak=[("9H", 0)], hidden={BERT: ["9C"]}).begin("scoring"), 0, 0)
    assert poor.offered(BERT) == [Reveal(())]


@pytest.mark.rule("CI-9.6.1")
def test_hands_that_stand_out_are_offered() -> None:
    hidden = {ANNA: ["KS", "KH", "10S", "10H"]}
    table = given(
        2, tiles=[PAIR], hidden=hidden, opened={ANNA: ["9S"], BERT: ["8S", "8H"]}, leak=[("KD", 0), ("9H", 0)]
    )
    story = best(wagered(table.begin("scoring"), 0, 0), BERT)
    offered = [each.hands for each in story.offered(ANNA) if isinstance(each, Reveal)]
    assert offered[:2] == [(), (("10S", "10H"),)]
    assert (("KS", "KH"),) in offered
    assert (("KH", "L1"),) not in offered
    assert any(len(hands) == 2 for hands in offered)
    fresh = given(2, tiles=[PAIR], opened={ANNA: ["9S"], BERT: ["8S", "8H"]}, leak=[("KD", 0), ("9H", 0)])
    cheap = best(wagered(fresh.begin("scoring"), 0, 0), BERT)
    assert (("9S", "L2"),) in [each.hands for each in cheap.offered(ANNA) if isinstance(each, Reveal)]


@pytest.mark.rule("CI-9.7.1", "CI-9.7.4", "CI-2.4.3")
def test_the_first_place_gets_points_for_the_tile_its_chips_and_all_wagers() -> None:
    table = given(3, tiles=[(PAIR, 6)], opened={ANNA: ["9S", "9H"], BERT: ["9S", "9H"], CARL: ["8S", "8H"]})
    over = best(wagered(table.begin("scoring"), 2, 2, 1), CARL, BERT, ANNA)
    assert over.told(TileScored)[0].earned == (
        Earned(BERT, 1, 3 + 6 + 5, 0),
        Earned(ANNA, 2, 2, 0),
        Earned(CARL, 3, 1, 0),
    )
    assert over.told(Advanced)[0].track == (BERT, ANNA, CARL)
    assert over.table.vp == (2, 14, 1)
    assert PAIR not in {each.tile for each in over.table.tiles}
    assert over.told(IncomePaid) == [IncomePaid((6, 5, 7))]


@pytest.mark.rule("CI-9.7.2", "CI-9.7.3")
def test_the_second_place_gets_what_is_printed() -> None:
    held = {ANNA: ["9S", "8S", "7S"], BERT: ["9H", "8H", "6H"]}
    over = best(wagered(given(2, tiles=[FLUSH], opened=held).begin("scoring"), 0, 0), BERT, ANNA)
    assert over.told(TileScored)[0].earned == (Earned(ANNA, 1, 3, 0), Earned(BERT, 2, 0, 1))
    assert over.table.hidden == (3, 4)


@pytest.mark.rule("CI-9.8.1", "CI-9.8.2", "CI-9.8.3")
def test_disavowed_players_get_less_and_the_others_the_same() -> None:
    held = {ANNA: ["9S", "9H"], BERT: ["8S", "8H"], CARL: ["7S", "7H"]}
    behind = given(tiles=[(PAIR, 6)], opened=held, disavowed=[ANNA], track=[1, 0, 2]).begin("scoring")
    first = best(wagered(behind, 2, 2, 2), CARL, ANNA, BERT)
    assert first.told(TileScored)[0].earned == (Earned(ANNA, 1, 2, 0), Earned(BERT, 2, 2, 0), Earned(CARL, 3, 1, 0))
    assert first.told(Advanced) == []
    others = given(tiles=[PAIR], opened=held, disavowed=[BERT, CARL], track=[1, 2, 0]).begin("scoring")
    over = best(wagered(others, 2, 2, 2), ANNA, CARL, BERT)
    assert [each.vp for each in over.told(TileScored)[0].earned] == [9, 0, 0]
    only = given(2, tiles=[SUITED], opened={ANNA: ["9S", "9S"]}, disavowed=[ANNA]).begin("scoring")
    assert best(wagered(only, 0, None), ANNA).told(TileScored)[0].earned == (Earned(ANNA, 1, 0, 0),)


@pytest.mark.rule("CI-9.9.1")
def test_chips_lie_on_a_tile_that_nobody_has_and_add_up() -> None:
    over = wagered(given(tiles=[(TRIPS, 3)]).begin("scoring"), 1, 1, 1)
    assert over.told(TileUnclaimed) == [TileUnclaimed(TRIPS, 3)]
    assert (TRIPS, 6) in over.table.tiles
    passed = wagered(given(tiles=[TRIPS]).begin("scoring"), None, None, None)
    assert (TRIPS, 3) in passed.table.tiles


def test_what_became_of_the_tiles_is_told_again_until_the_next_are_scored() -> None:
    held = {ANNA: ["9S", "9H"], BERT: ["8S", "8H"]}
    scored = best(wagered(given(2, tiles=[PAIR, TRIPS], opened=held).begin("scoring"), 1, 1), BERT, ANNA)
    assert scored.table.scoring is not None
    [score] = scored.table.scores
    assert (score.tile, score.wagers, [each.seat for each in score.shown]) == (PAIR, (1, 1), [BERT, ANNA])
    assert score.earned == scored.told(TileScored)[0].earned
    over = wagered(scored, None, None)
    assert [each.tile for each in over.table.scores] == [PAIR, TRIPS]
    assert over.table.hand == 2
    later = Story(replace(over.state, table=replace(over.table, asked=())))
    assert later.begin("scoring").table.scores == ()


@pytest.mark.rule("CI-9.10.1", "CI-12.4")
def test_the_last_on_the_track_claims_a_leak_card() -> None:
    story = given(leak=[("9H", 1), ("8H", 2), ("7H", 0)], track=[2, 1, 0]).begin("rewards").asks("claim", ANNA)
    story.refuses(ANNA, ClaimLeak(3))
    assert RULESET.default(story.table, story.mind(ANNA)) == ClaimLeak(2)
    over = story.when(ANNA, ClaimLeak(1))
    assert over.told(LeakClaimed) == [LeakClaimed(ANNA, 1, 1)]
    one = given(leak=[("9H", 1), ("8H", 0)]).begin("rewards")
    assert one.told(LeakClaimed) == [LeakClaimed(CARL, 1, 1)]


@pytest.mark.rule("CI-9.11.1", "CI-9.11.2")
def test_the_best_hand_around_a_leak_card_takes_its_chips() -> None:
    held = {ANNA: ["8S", "8D", "2C"], BERT: ["8C", "8C"], CARL: ["8H"]}
    table = given(leak=[("9H", 5), ("8H", 2)], hidden=held).begin("rewards").when(CARL, ClaimLeak(1))
    assert table.told(LeakWon)[0].seat == BERT
    assert table.told(LeakWon)[0].combination == "three of a kind"
    assert table.told(LeakWon)[0].opened == ("8C", "8C")
    out = given(leak=[("9H", 5), ("8H", 2)], hidden=held, disavowed=[BERT]).begin("rewards").when(CARL, ClaimLeak(1))
    assert out.told(LeakWon)[0].seat == ANNA


@pytest.mark.rule("CI-9.11.3")
def test_the_chips_of_the_leak_may_be_lost() -> None:
    held, options = {ANNA: ["8S", "8D"]}, {"leak_showdown": False}
    story = given(leak=[("9H", 5), ("8H", 2)], hidden=held, options=options).begin("rewards")
    assert story.when(CARL, ClaimLeak(1)).told(LeakWon) == []


@pytest.mark.rule("CI-12.4")
def test_an_absent_player_shows_the_best_without_the_leak() -> None:
    table = given(2, tiles=[PAIR], hidden={ANNA: ["9S", "9H", "KD"]}, leak=[("KH", 0)])
    story = wagered(table.begin("scoring"), 0, None)
    assert RULESET.default(story.table, story.mind(ANNA)) == Reveal((("9S", "9H"),))


@pytest.mark.rule("CI-10.1.1", "CI-10.2.1")
def test_the_track_brings_income_and_new_faces_enter() -> None:
    story = given(track=[2, 0, 1], chips=[0, 0, 0]).begin("hand_end", entrances=[3, 3, 4, 5, 6])
    assert story.told(IncomePaid) == [IncomePaid((6, 7, 5))]
    assert story.told(CharactersEntered) == [CharactersEntered((3, 3, 4, 5, 6), (11, 12, 13, 14, 15))]
    assert story.table.characters_in(3) == (3, 11, 12)
    assert story.table.disguises == 12
    every = given(options={"disguises": "ALL_20"}).begin("hand_end")
    assert every.told(CharactersEntered)[0].disguises == ()


@pytest.mark.rule("CI-10.4.1")
@pytest.mark.parametrize(
    ("vp", "chips", "winners", "reason", "places"),
    [
        ((3, 5, 4), (9, 0, 9), (1,), "most_vp", (3, 1, 2)),
        ((5, 5, 4), (1, 2, 9), (1,), "most_chips", (2, 1, 3)),
        ((5, 5, 5), (2, 1, 2), (0, 2), "shared", (1, 3, 1)),
    ],
)
def test_points_win_then_chips_then_all(
    vp: tuple[int, ...], chips: list[int], winners: tuple[int, ...], reason: str, places: tuple[int, ...]
) -> None:
    table = given(hand=3, vp=vp, chips=chips).begin("hand_end").table
    assert table.outcome == Outcome(winners, reason)
    assert RULESET.placing(table, 3) == Placing(places, vp)


@pytest.mark.rule("CI-10.5.1")
def test_everything_is_opened_at_the_end() -> None:
    story = given(2, hidden={ANNA: ["9H"]})
    assert RULESET.reveal(story.state) == (AllRevealed((1, 2), ((), ()), (("9H",), ())),)
