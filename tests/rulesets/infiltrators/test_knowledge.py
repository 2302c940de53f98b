"""Who knows what, the deduction helper, and absent players (rules IF-8, IF-9 and IF-10)."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.secrecy import NOBODY, to
from domain.rulesets.infiltrators import RULESET
from domain.rulesets.infiltrators.model.candidates import candidates
from domain.rulesets.infiltrators.model.cards import Card, cards_of
from domain.rulesets.infiltrators.model.commands import (
    Bide,
    Clue,
    DeclineReward,
    DrawAfterExchange,
    Eliminate,
    Exchange,
    HoldFire,
    Mark,
    Nab,
    TakeReward,
    Trim,
)
from domain.rulesets.infiltrators.model.events import BoardMarked, ShotMissed
from domain.rulesets.infiltrators.model.table import CardsRevealed

from . import ANNA, BERT, CARL, PEOPLE, Story, given, opened

SEVEN: list[Card] = ["RED-3", "RED-4", "RED-5", "RED-6", "RED-7", "RED-8", "RED-9"]


def text(story: Story, seat: int | None) -> str:
    mind = None if seat is None else story.mind(seat)
    return "\n".join(RULESET.words.describe(story.table, mind, PEOPLE))


class TestWhoKnowsWhat:
    @pytest.mark.rule("IF-8.1.1", "IF-8.1.2", "IF-8.2.1", "IF-8.2.2")
    def test_the_text_says_what_is_in_the_open_and_what_is_one_s_own(self) -> None:
        story = given(
            suspects={BERT: "BLACK-3"}, clues={BERT: ["RED-6", "RED-7"]}, misses={BERT: ["RED-3"]}, centre=["RED-2"],
            hands={ANNA: ["RED-4"]}, covered=["RED-9"], discard=["RED-8"],
        )  # fmt: skip
        assert text(story, None).splitlines() == [
            "Training mission 1: red, black and yellow 2 to 13.",
            "5 bullets for 2 suspects, 1 of them in the centre.",
            "Headquarters: 29 cards. Discard: red 8 face up, 1 card face down.",
            "Anna: 1 card in hand; no suspect.",
            "Bert: 0 cards in hand; a suspect on the stand; matched by red 6; not matched by red 7; not red 3.",
            "Carl: 0 cards in hand; no suspect.",
            "It is Anna's turn.",
        ]
        assert text(story, ANNA) == text(story, None) + "\nYour hand: red 4."
        assert text(story, BERT) == text(story, None) + "\nYour hand: empty.\nYour suspect is black 3."

    @pytest.mark.rule("IF-8.1.1")
    def test_a_card_that_was_taken_before_all_eyes_is_known_until_it_leaves(self) -> None:
        story = given(suspects={BERT: "BLACK-3", CARL: "RED-2"}, clues={BERT: ["RED-6"]})
        taken = story.when(ANNA, Eliminate(BERT, "BLACK-3")).when(ANNA, TakeReward("RED-6"))
        assert "Anna: 1 card in hand, red 6 among them; no suspect." in text(taken, CARL)
        assert "RED-6" not in cards_of(candidates(taken.table, taken.mind(BERT))[CARL])
        laid = Story(taken.when(BERT, Bide(0), ["RED-9"]).when(CARL, Bide(0), ["RED-8"]).state)
        assert laid.when(ANNA, Exchange("RED-6", CARL)).table.kept == ((), (), ())

    @pytest.mark.rule("IF-8.1.3")
    def test_in_the_end_all_lies_open(self) -> None:
        story = given(suspects={BERT: "BLACK-3"}, centre=["RED-2"], hands={ANNA: ["RED-4"]}, bullets=2)
        over = story.when(ANNA, Eliminate(BERT, "RED-5"))
        [revealed] = RULESET.reveal(over.state)
        assert isinstance(revealed, CardsRevealed)
        assert revealed.suspects == (None, "BLACK-3", None)
        assert revealed.hands == (("RED-4",), (), ())
        assert len(revealed.headquarters) == 33

    @pytest.mark.rule("IF-8.2.3")
    def test_a_shot_tells_the_owner_what_it_tells_all(self) -> None:
        missed = given(suspects={BERT: "BLACK-3"}, centre=["RED-2"]).when(ANNA, Eliminate(BERT, "BLACK-4"))
        assert missed.seen(BERT) == missed.seen(None)

    @pytest.mark.rule("IF-8.3.1")
    def test_no_command_carries_words(self) -> None:
        fields = {name for command in RULESET.commands for name in command.__struct_fields__}
        assert fields == {"card", "cards", "target", "draw", "place", "crossed"}


class TestMarks:
    @pytest.mark.rule("IF-9.1.1")
    def test_with_off_there_are_none(self) -> None:
        story = given(suspects={BERT: "BLACK-3"}, helper="off")
        story.refuses(ANNA, Mark(BERT, ("RED-3",), True))
        assert "can be" not in text(story, ANNA)

    @pytest.mark.rule("IF-9.2.1")
    def test_everybody_crosses_out_and_clears_cards_together_in_turn_or_out_of_it(self) -> None:
        story = given(suspects={BERT: "BLACK-3"})
        crossed = story.when(ANNA, Mark(BERT, ("RED-3", "RED-2"), True))
        crossed.then(BoardMarked(ANNA, BERT, ("RED-2", "RED-3"), True)).leaves(turn=ANNA)
        assert "crossed out: red 2 and red 3" in text(crossed, CARL)
        again = crossed.when(CARL, Mark(BERT, ("RED-3", "RED-4"), True)).leaves(turn=ANNA)
        assert again.table.crossed[BERT] == ("RED-2", "RED-3", "RED-4")
        cleared = again.when(BERT, Mark(BERT, ("RED-2", "RED-3", "RED-4", "RED-5"), False))
        assert cleared.table.crossed[BERT] == ()
        story.refuses(ANNA, Mark(ANNA, ("RED-3",), True))
        story.refuses(ANNA, Mark(BERT, (), True))
        story.refuses(ANNA, Mark(BERT, ("RED-3", "RED-3"), True))

    @pytest.mark.rule("IF-9.2.2")
    def test_a_mark_binds_nobody_and_goes_with_its_suspect(self) -> None:
        story = given(suspects={BERT: "BLACK-3"}, centre=["RED-2"]).when(ANNA, Mark(BERT, ("BLACK-3",), True))
        hit = story.when(ANNA, Eliminate(BERT, "BLACK-3"))
        assert hit.table.crossed[BERT] == ()

    @pytest.mark.rule("IF-9.2.3")
    def test_sixty_in_a_turn(self) -> None:
        story = given(suspects={BERT: "BLACK-3"})
        for _ in range(60):
            story = story.when(ANNA, Mark(BERT, ("RED-3",), True))
        story.refuses(ANNA, Mark(BERT, ("RED-3",), True))
        next_turn = story.when(ANNA, Bide(0), ["RED-9"])
        assert "mark" in next_turn.kinds(BERT)


class TestReckoning:
    @pytest.mark.rule("IF-9.3.1", "IF-9.3.2")
    def test_each_view_says_what_a_suspect_can_be_to_its_owner_s_knowledge(self) -> None:
        """Of all that red 6 and black 7 match, only black 2, 3, 6 and 12 are matched by both."""
        story = given(
            suspects={BERT: "BLACK-3"}, clues={BERT: ["RED-6", "BLACK-7"]},
            hands={ANNA: ["BLACK-2"], CARL: ["BLACK-6"]},
            misses={BERT: ["RED-7"]}, helper="auto",
        )  # fmt: skip
        assert "Bert's suspect could be any of 5 cards: red 7" not in text(story, ANNA)
        assert text(story, ANNA).endswith("Bert's suspect could be any of 3 cards: black 3, black 6 and black 12.")
        assert text(story, CARL).endswith("Bert's suspect could be any of 3 cards: black 2, black 3 and black 12.")
        assert text(story, None).endswith("Bert's suspect could be any of 4 cards: black 2, black 3, black 6 and black 12.")
        assert "can be" not in text(story, BERT)

    @pytest.mark.rule("IF-9.3.2")
    def test_an_eliminated_suspect_is_no_other(self) -> None:
        story = given(suspects={BERT: "BLACK-3", CARL: "RED-2"}, helper="auto").when(ANNA, Eliminate(BERT, "BLACK-3"))
        assert "BLACK-3" not in cards_of(candidates(story.table, None)[CARL])

    @pytest.mark.rule("IF-9.3.3")
    def test_two_suspects_with_two_cards_between_them_leave_these_to_no_other(self) -> None:
        """What lies open leaves black 5 and black 10 to Anna and Bert, and to Carl the two that are left."""
        options: dict[str, Any] = {"mission": {"suits": ["BLACK"], "suspects": 3, "bullets": 5, "hand": 1}}
        story = given(
            4, **options, suspects={ANNA: "BLACK-5", BERT: "BLACK-10", CARL: "BLACK-7"},
            misses={ANNA: ["BLACK-7", "BLACK-14"], BERT: ["BLACK-7", "BLACK-14"]},
            headquarters=["BLACK-14"],
        )  # fmt: skip
        found = {seat: tuple(cards_of(cards)) for seat, cards in candidates(story.table, None).items()}
        assert found == {
            ANNA: ("BLACK-5", "BLACK-10"), BERT: ("BLACK-5", "BLACK-10"), CARL: ("BLACK-7", "BLACK-14"),
        }  # fmt: skip

    @pytest.mark.rule("IF-9.3.4")
    def test_the_events_say_how_far_it_was_narrowed_down(self) -> None:
        story = given(suspects={BERT: "BLACK-3"}, hands={ANNA: ["BLACK-13", "BLACK-4"]}, helper="auto")
        [event, *_] = story.when(ANNA, Exchange("BLACK-13", BERT)).events
        assert event.narrowed.value == (34, 12)
        assert event.narrowed.to == to(ANNA)
        assert RULESET.words.line(event, PEOPLE) == (
            "Anna exchanges information: black 13 lies upright, a match, beside Bert's suspect. As far as Anna knows, "
            "it could be any of 12 cards, down from 34."
        )
        own = given(suspects={ANNA: "BLACK-3"}, hands={ANNA: ["BLACK-13"]}).when(ANNA, Clue("BLACK-13")).events[0]
        assert (own.narrowed.value, own.narrowed.to) == ((36, 13), NOBODY)
        missed = story.when(ANNA, Eliminate(BERT, "RED-3")).events[0]
        assert isinstance(missed, ShotMissed)
        assert missed.choices.value == 34


def default(story: Story, seat: int) -> Any:
    return RULESET.default(story.table, story.mind(seat))


class TestAbsentPlayers:
    @pytest.mark.rule("IF-10.1")
    def test_bides_for_all_it_can_and_else_lays_a_card(self) -> None:
        assert default(given(), ANNA) == Bide(3)
        assert default(given(headquarters=["RED-9", "RED-8"]), ANNA) == Bide(1)
        empty: dict[str, Any] = {"headquarters": [], "hands": {ANNA: ["RED-4", "RED-5"]}}
        assert default(given(suspects={ANNA: "RED-2", BERT: "RED-3"}, **empty), ANNA) == Clue("RED-4")
        assert default(given(suspects={BERT: "RED-3"}, **empty), ANNA) == Exchange("RED-4", BERT)

    @pytest.mark.rule("IF-10.2")
    def test_shoots_or_nabs_where_nothing_else_is_left(self) -> None:
        bare: dict[str, Any] = {"headquarters": [], "hands": {CARL: ["RED-4"]}, "centre": ["RED-9"]}
        assert default(given(**bare), ANNA) == Nab()
        story = given(suspects={BERT: "BLACK-3", CARL: "RED-2"}, clues={BERT: ["BLACK-13"]}, **bare)
        shot = default(story, ANNA)
        assert isinstance(shot, Eliminate)
        assert shot.target == BERT

    @pytest.mark.rule("IF-10.3")
    def test_draws_takes_no_reward_and_holds_fire(self) -> None:
        story = given(suspects={BERT: "BLACK-3"}, clues={BERT: ["RED-6"]}, centre=["RED-2"], hands={ANNA: ["RED-4"]})
        assert default(story.when(ANNA, Exchange("RED-4", BERT)), ANNA) == DrawAfterExchange(True)
        assert default(story.when(ANNA, Eliminate(BERT, "BLACK-3")), ANNA) == DeclineReward()
        last = given(suspects={BERT: "BLACK-3"}, hands={ANNA: ["RED-4"]}, headquarters=[], last_chance=True)
        assert default(last.when(ANNA, Exchange("RED-4", BERT)), CARL) == HoldFire()

    @pytest.mark.rule("IF-10.4")
    def test_discards_what_tells_least(self) -> None:
        """Bert's suspect is black 5, 7, 8, 9, 10, 11 or 13, of which red 6 matches none, and black 12 all."""
        story = given(
            suspects={BERT: "BLACK-11"}, clues={BERT: ["RED-12", "YELLOW-12"]}, hands={ANNA: [*SEVEN, "BLACK-12"]}
        )
        assert default(story.when(ANNA, Bide(0), ["RED-13"]), ANNA) == Trim(("RED-6",))

    @pytest.mark.rule("IF-10.5")
    def test_a_house_bot_plays_on(self) -> None:
        story = opened(3)
        seat = story.table.turn
        assert seat is not None
        assert RULESET.imagining.house_bot(story.table, story.mind(seat), lambda _, support: support[0]) == Nab()
