"""Actions of a turn (rules IF-1.2 to IF-1.5 and IF-4)."""

from __future__ import annotations

import pytest

from domain.kernel.secrecy import NOBODY, UNKNOWN, Known, to
from domain.rulesets.infiltrators.model.cards import Card
from domain.rulesets.infiltrators.model.commands import (
    Bide,
    Clue,
    DeclineReward,
    DrawAfterExchange,
    DrawReward,
    Eliminate,
    Exchange,
    HoldFire,
    Nab,
    TakeReward,
    Trim,
)
from domain.rulesets.infiltrators.model.events import (
    Bided,
    CardMilled,
    CardsDrawn,
    ClueGiven,
    DrawDeclined,
    DrawOffered,
    ExchangeMade,
    RewardDeclined,
    RewardDrawn,
    RewardOffered,
    RewardTaken,
    ShotHit,
    ShotMissed,
    SuspectNabbed,
    Trimmed,
    TrimOwed,
)

from . import ANNA, BERT, CARL, given

NO = Known((0, 0), NOBODY)
"""Computed fields are tested separately."""
NONE = Known(0, NOBODY)
FIVE: list[Card] = ["RED-3", "RED-4", "RED-5", "RED-6", "RED-7"]
SEVEN: list[Card] = [*FIVE, "RED-8", "RED-9"]


class TestNab:
    @pytest.mark.rule("IF-4.1.1", "IF-4.1.2", "IF-4.1.3", "IF-1.4.3")
    def test_a_suspect_comes_to_the_stand_and_a_card_is_thrown_away(self) -> None:
        story = given().when(ANNA, Nab(), ["BLACK-2", "RED-9"])
        story.then(SuspectNabbed(ANNA, Known("BLACK-2", to(ANNA))), CardMilled(Known("RED-9", NOBODY)))
        story.leaves(suspects={ANNA: "BLACK-2"}, centre=1, headquarters=33, covered=["RED-9"], turn=BERT)
        assert story.asked[0] == ("nab", ("RED-2", "BLACK-2"))

    @pytest.mark.rule("IF-4.1.4", "IF-1.2.2")
    def test_not_with_a_suspect_nor_from_an_empty_centre(self) -> None:
        given(suspects={ANNA: "RED-6"}, centre=["RED-2"]).refuses(ANNA, Nab())
        given(suspects={BERT: "RED-6"}, centre=[]).refuses(ANNA, Nab())

    @pytest.mark.rule("IF-4.1.5")
    def test_with_an_empty_headquarters_nothing_is_thrown_away(self) -> None:
        story = given(headquarters=[], hands={BERT: FIVE}).when(ANNA, Nab(), ["RED-2"])
        story.then(SuspectNabbed(ANNA, Known("RED-2", to(ANNA)))).goes_on()


class TestClue:
    @pytest.mark.rule("IF-4.2.1", "IF-4.2.2")
    def test_a_card_lies_beside_the_own_suspect(self) -> None:
        story = given(suspects={ANNA: "RED-6"}, hands={ANNA: ["BLACK-3", "BLACK-4"]}).when(ANNA, Clue("BLACK-3"))
        story.then(ClueGiven(ANNA, "BLACK-3", True, NO))
        story.leaves(clues={ANNA: [("BLACK-3", True)]}, hands={ANNA: ["BLACK-4"]}, turn=BERT)

    @pytest.mark.rule("IF-4.2.1")
    def test_not_without_a_suspect_nor_a_card_of_another(self) -> None:
        given(hands={ANNA: FIVE}).refuses(ANNA, Clue("RED-3"))
        given(suspects={ANNA: "RED-6"}, hands={BERT: ["RED-3"]}).refuses(ANNA, Clue("RED-3"))


class TestExchange:
    @pytest.mark.rule("IF-4.3.1", "IF-4.3.2", "IF-4.3.3", "IF-1.4.2")
    def test_a_card_lies_beside_another_s_suspect_and_one_may_be_drawn(self) -> None:
        story = given(suspects={BERT: "RED-6"}, hands={ANNA: ["BLACK-4"]}).when(ANNA, Exchange("BLACK-4", BERT))
        story.then(ExchangeMade(ANNA, BERT, "BLACK-4", False, NO), DrawOffered(ANNA))
        story.leaves(clues={BERT: [("BLACK-4", False)]}, waits={ANNA: "exchange_draw"})
        drawn = story.when(ANNA, DrawAfterExchange(True), ["RED-9"])
        drawn.then(CardsDrawn(ANNA, 1, Known(("RED-9",), to(ANNA)))).leaves(hands={ANNA: ["RED-9"]}, turn=BERT)
        assert drawn.seen(BERT)[0] == CardsDrawn(ANNA, 1, UNKNOWN)
        story.when(ANNA, DrawAfterExchange(False)).then(DrawDeclined(ANNA)).leaves(sizes=(0, 0, 0), turn=BERT)

    @pytest.mark.rule("IF-4.3.4")
    def test_with_an_empty_headquarters_nobody_is_asked(self) -> None:
        story = given(suspects={BERT: "RED-6"}, hands={ANNA: ["BLACK-4"], BERT: FIVE[:2]}, headquarters=[])
        story.when(ANNA, Exchange("BLACK-4", BERT)).then(ExchangeMade(ANNA, BERT, "BLACK-4", False, NO)).leaves(
            turn=BERT
        )

    @pytest.mark.rule("IF-4.3.1")
    def test_not_beside_one_s_own_nor_an_empty_stand(self) -> None:
        story = given(suspects={ANNA: "RED-6"}, hands={ANNA: FIVE[:1]})
        story.refuses(ANNA, Exchange("RED-3", ANNA), Exchange("RED-3", BERT))


class TestBide:
    @pytest.mark.rule("IF-4.4.1", "IF-1.4.1")
    def test_a_card_is_thrown_away_and_then_as_many_drawn_as_were_named(self) -> None:
        story = given().when(ANNA, Bide(2), ["RED-9", "RED-3", "BLACK-3"])
        cards = CardsDrawn(ANNA, 2, Known(("RED-3", "BLACK-3"), to(ANNA)))
        story.then(Bided(ANNA, 2), CardMilled(Known("RED-9", NOBODY)), cards)
        story.leaves(hands={ANNA: ["RED-3", "BLACK-3"]}, headquarters=31, covered=["RED-9"], turn=BERT)
        assert [len(support) for _, support in story.asked] == [34, 33, 32]
        given().when(ANNA, Bide(0), ["RED-9"]).leaves(sizes=(0, 0, 0), headquarters=33)

    @pytest.mark.rule("IF-4.4.2", "IF-4.4.3")
    @pytest.mark.parametrize(("size", "most"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 3)])
    def test_nobody_draws_what_is_not_there(self, size: int, most: int) -> None:
        story = given(headquarters=SEVEN[:size], hands={BERT: ["BLACK-3"]})
        assert story.offered(ANNA, Bide) == [Bide(draw) for draw in range(most + 1)]
        given(headquarters=[], hands={BERT: ["BLACK-3"]}).refuses(ANNA, Bide(0))

    @pytest.mark.rule("IF-4.4.3")
    def test_the_only_card_is_thrown_away(self) -> None:
        given(headquarters=["RED-9"], hands={BERT: ["BLACK-3"]}).when(ANNA, Bide(0)).leaves(
            headquarters=0, covered=["RED-9"]
        ).goes_on()


class TestEliminate:
    @pytest.mark.rule("IF-4.5.1", "IF-1.3.1")
    def test_at_another_s_suspect_only(self) -> None:
        story = given(suspects={ANNA: "RED-6", BERT: "BLACK-3"}, centre=["RED-2"])
        story.refuses(ANNA, Eliminate(ANNA, "RED-6"), Eliminate(CARL, "RED-2"))
        story.when(ANNA, Eliminate(BERT, "RED-3")).leaves(bullets=4, turn=BERT)

    @pytest.mark.rule("IF-4.5.2")
    def test_any_card_of_the_mission_may_be_named_and_no_other(self) -> None:
        story = given(suspects={BERT: "BLACK-3"}, hands={ANNA: ["RED-4"]}, discard=["RED-5"])
        assert len(story.offered(ANNA, Eliminate)) == 36
        story.when(ANNA, Eliminate(BERT, "RED-5")).then(ShotMissed(ANNA, BERT, "RED-5", NONE))
        story.refuses(ANNA, Eliminate(BERT, "GREEN-3"), Eliminate(BERT, "BLACK-15"), Eliminate(BERT, "BLACK-1"))

    @pytest.mark.rule("IF-4.5.3", "IF-4.5.5", "IF-1.4.1")
    def test_a_right_guess_puts_the_suspect_into_the_headquarters_and_the_clues_into_the_discard(self) -> None:
        story = given(
            suspects={BERT: "BLACK-3"}, clues={BERT: ["RED-6", "RED-7"]}, centre=["RED-2"], headquarters=["RED-9"]
        )
        hit = story.when(ANNA, Eliminate(BERT, "BLACK-3"))
        hit.then(ShotHit(ANNA, BERT, "BLACK-3", NONE), RewardOffered(ANNA))
        hit.leaves(bullets=4, suspects={BERT: None}, clues={BERT: []}, headquarters=2, waits={ANNA: "reward"})
        assert hit.table.discard[-2:] == ("RED-6", "RED-7")
        assert hit.state.house.headquarters == ("RED-9", "BLACK-3")
        again = hit.when(ANNA, DeclineReward()).when(BERT, Bide(1), ["RED-9", "BLACK-3"])
        again.leaves(hands={BERT: ["BLACK-3"]})
        assert again.table.eliminated == ("BLACK-3",)

    @pytest.mark.rule("IF-4.5.4")
    def test_a_wrong_guess_costs_a_bullet_and_is_remembered(self) -> None:
        story = given(suspects={BERT: "BLACK-3"}, clues={BERT: ["RED-6"]}).when(ANNA, Eliminate(BERT, "BLACK-4"))
        story.then(ShotMissed(ANNA, BERT, "BLACK-4", NONE)).leaves(clues={BERT: [("RED-6", True)]}, bullets=4)
        assert story.table.misses[BERT] == ("BLACK-4",)

    @pytest.mark.rule("IF-4.5.6")
    def test_nothing_else_is_a_guess(self) -> None:
        story = given(suspects={BERT: "BLACK-3"}, hands={ANNA: ["RED-4"]}, helper="manual")
        assert story.kinds(ANNA) == ["exchange", "bide", "eliminate", "mark"]


class TestReward:
    @pytest.mark.rule("IF-4.6.1", "IF-4.6.2", "IF-1.5.1")
    def test_a_face_up_card_is_named_and_everybody_sees_it(self) -> None:
        story = given(
            suspects={BERT: "BLACK-3"}, clues={BERT: ["RED-6"]}, centre=["RED-2"], discard=["RED-7"], covered=["RED-9"]
        )
        hit = story.when(ANNA, Eliminate(BERT, "BLACK-3"))
        assert hit.offered(ANNA, TakeReward) == [TakeReward("RED-7"), TakeReward("RED-6")]
        taken = hit.when(ANNA, TakeReward("RED-6"))
        taken.then(RewardTaken(ANNA, "RED-6")).leaves(hands={ANNA: ["RED-6"]}, discard=["RED-7"], turn=BERT)
        assert taken.table.kept[ANNA] == ("RED-6",)
        hit.refuses(ANNA, TakeReward("RED-9"))
        hit.when(ANNA, DeclineReward()).then(RewardDeclined(ANNA)).leaves(sizes=(0, 0, 0))

    @pytest.mark.rule("IF-4.6.3", "IF-1.5.2")
    def test_a_face_down_card_is_named_by_its_place_and_the_player_alone_sees_it(self) -> None:
        story = given(suspects={BERT: "BLACK-3"}, centre=["RED-2"], covered=["RED-9", "RED-8", "RED-7"])
        drawn = story.when(ANNA, Eliminate(BERT, "BLACK-3")).when(ANNA, DrawReward(1))
        drawn.then(RewardDrawn(ANNA, 1, Known("RED-8", to(ANNA)))).leaves(covered=["RED-9", "RED-7"])
        assert drawn.seen(BERT)[0] == drawn.seen(None)[0] == RewardDrawn(ANNA, 1, UNKNOWN)
        assert drawn.asked == ()
        assert story.when(ANNA, Eliminate(BERT, "BLACK-3")).offered(ANNA, DrawReward) == [*map(DrawReward, range(3))]

    @pytest.mark.rule("IF-4.6.4")
    def test_none_from_an_empty_discard_nor_for_the_winning_hit(self) -> None:
        given(suspects={BERT: "BLACK-3"}, centre=["RED-2"]).when(ANNA, Eliminate(BERT, "BLACK-3")).leaves(turn=BERT)
        story = given(suspects={BERT: "BLACK-3"}, clues={BERT: ["RED-6"]}).when(ANNA, Eliminate(BERT, "BLACK-3"))
        story.ends(0, 1, 2, reason="all_identified")

    @pytest.mark.rule("IF-4.6.5")
    def test_a_full_hand_takes_one_and_trims(self) -> None:
        story = given(suspects={BERT: "BLACK-3"}, centre=["RED-2"], covered=["BLACK-9"], hands={ANNA: SEVEN})
        drawn = story.when(ANNA, Eliminate(BERT, "BLACK-3")).when(ANNA, DrawReward(0))
        drawn.leaves(waits={ANNA: "trim"})


class TestTheHandLimit:
    @pytest.mark.rule("IF-4.7.1", "IF-4.7.2")
    def test_who_has_more_than_seven_discards_to_seven(self) -> None:
        story = given(hands={ANNA: SEVEN}).when(ANNA, Bide(2), ["BLACK-9", "BLACK-3", "BLACK-4"])
        assert story.events[-1] == TrimOwed(ANNA, 2)
        story.leaves(waits={ANNA: "trim"}, sizes=(9, 0, 0)).refuses(ANNA, Trim(("RED-3",)), Trim(("RED-3", "RED-3")))
        after = story.when(ANNA, Trim(("BLACK-3", "RED-3")))
        after.then(Trimmed(ANNA, ("BLACK-3", "RED-3"))).leaves(sizes=(7, 0, 0), discard=["BLACK-3", "RED-3"], turn=BERT)

    @pytest.mark.rule("IF-4.7.1")
    def test_seven_may_stay(self) -> None:
        given(hands={ANNA: FIVE}).when(ANNA, Bide(2), ["BLACK-9", "BLACK-3", "BLACK-4"]).leaves(turn=BERT)

    @pytest.mark.rule("IF-4.7.3")
    def test_the_hard_limit_keeps_from_drawing(self) -> None:
        story = given(hands={ANNA: SEVEN[:6]}, hard_hand_limit=True)
        assert story.offered(ANNA, Bide) == [Bide(0), Bide(1)]
        full = given(
            hands={ANNA: SEVEN}, suspects={BERT: "BLACK-3"}, centre=["RED-2"], covered=["BLACK-9"], hard_hand_limit=True
        )
        full.when(ANNA, Eliminate(BERT, "BLACK-3")).leaves(turn=BERT)


class TestWhoComesNext:
    @pytest.mark.rule("IF-4.8.1")
    def test_clockwise(self) -> None:
        given(turn=CARL).when(CARL, Bide(0), ["RED-9"]).leaves(turn=ANNA)

    @pytest.mark.rule("IF-4.8.2", "IF-4.8.3")
    @pytest.mark.parametrize("centre", [[], ["RED-2"]])
    def test_who_can_do_nothing_is_passed_over(self, centre: list[Card]) -> None:
        """Bert guards the only suspect that is no longer in the centre, and has no card."""
        hands: dict[int, list[Card]] = {ANNA: ["RED-4"], CARL: ["RED-5"]}
        story = given(suspects={BERT: "BLACK-3"}, hands=hands, centre=centre, headquarters=[])
        after = story.when(ANNA, Exchange("RED-4", BERT))
        assert [str(event.__struct_config__.tag) for event in after.events[1:]] == [
            "infiltrators.turn_skipped",
            "infiltrators.turn_began",
        ]
        after.leaves(turn=CARL)

    @pytest.mark.rule("IF-4.8.4")
    def test_or_loses_the_game_for_all(self) -> None:
        story = given(
            suspects={BERT: "BLACK-3"}, hands={ANNA: ["RED-4"], CARL: ["RED-5"]}, headquarters=[], stuck_is_loss=True
        )
        story.when(ANNA, Exchange("RED-4", BERT)).ends(reason="stuck")


class TestTheEnd:
    @pytest.mark.rule("IF-5.1.1", "IF-5.5.1")
    def test_the_last_suspect_wins(self) -> None:
        given(suspects={BERT: "BLACK-3"}, bullets=1).when(ANNA, Eliminate(BERT, "BLACK-3")).ends(
            0, 1, 2, reason="all_identified"
        )

    @pytest.mark.rule("IF-5.2.1", "IF-5.5.1")
    def test_fewer_bullets_than_suspects_lose(self) -> None:
        story = given(suspects={BERT: "BLACK-3"}, centre=["RED-2"], bullets=3)
        equal = story.when(ANNA, Eliminate(BERT, "BLACK-4")).goes_on().leaves(bullets=2)
        equal.when(BERT, Bide(0), ["RED-9"]).when(CARL, Eliminate(BERT, "BLACK-5")).ends(reason="too_few_bullets")

    @pytest.mark.rule("IF-5.3.1")
    def test_the_last_card_loses_though_everybody_knows(self) -> None:
        story = given(suspects={BERT: "BLACK-3"}, hands={ANNA: ["RED-4"]}, headquarters=[])
        story.when(ANNA, Exchange("RED-4", BERT)).ends(reason="cards_used_up")

    @pytest.mark.rule("IF-5.3.1")
    def test_in_the_middle_of_an_action_too(self) -> None:
        given(headquarters=["RED-9"]).when(ANNA, Nab(), ["RED-2"]).ends(reason="cards_used_up")
        given(headquarters=["RED-9"]).when(ANNA, Bide(0)).ends(reason="cards_used_up")

    @pytest.mark.rule("IF-5.3.2")
    def test_a_last_chance_goes_round_once(self) -> None:
        story = given(suspects={BERT: "BLACK-3"}, hands={ANNA: ["RED-4"]}, headquarters=[], last_chance=True)
        last = story.when(ANNA, Exchange("RED-4", BERT)).goes_on().leaves(waits={CARL: "last_chance"})
        assert last.kinds(CARL) == ["eliminate", "hold_fire", "mark"]
        held = last.when(CARL, HoldFire()).leaves(waits={ANNA: "last_chance"})
        held.when(ANNA, HoldFire()).ends(reason="cards_used_up")
        held.when(ANNA, Eliminate(BERT, "BLACK-4")).ends(reason="cards_used_up")
        held.when(ANNA, Eliminate(BERT, "BLACK-3")).ends(0, 1, 2, reason="all_identified")

    @pytest.mark.rule("IF-5.3.3")
    def test_a_hit_brings_a_card_back(self) -> None:
        story = given(
            suspects={BERT: "BLACK-3", CARL: "RED-9"}, hands={ANNA: ["RED-4"]}, headquarters=[], last_chance=True
        )
        hit = story.when(ANNA, Exchange("RED-4", BERT)).when(BERT, Eliminate(CARL, "RED-9"))
        hit.leaves(headquarters=1, waits={BERT: "reward"}).when(BERT, DeclineReward()).leaves(waits={CARL: "turn"})

    @pytest.mark.rule("IF-5.3.2")
    def test_where_nobody_can_shoot_there_is_no_last_chance(self) -> None:
        given(headquarters=["RED-9"], last_chance=True).when(ANNA, Bide(0)).ends(reason="cards_used_up")
