"""The house bot with intrigue: tries, stops and targets where one choice is clearly best."""

from __future__ import annotations

from typing import Any

from domain.rulesets.casino_incognito.model.commands import (
    Aim,
    CashIn,
    Divert,
    Exchange,
    Let,
    MarkTwo,
    Match,
    Move,
    Pass,
    Submit,
    TryIntrigue,
)

from . import ANNA, BERT, Story, given
from .test_bot import LAST, answer, answers
from .test_scoring import PAIR, TRIPS

LEAK = [("2C", 0), ("5C", 0), ("8C", 0)]
INTRIGUE = {"options": {"intrigue": True}, "leak": LEAK}


def plot(phase: str, players: int = 2, **facts: Any) -> Story:
    """The state of intrigue in a window."""
    return given(players, **{**INTRIGUE, **facts}).begin(phase)  # type: ignore[arg-type]


def cards_tried(story: Story) -> set[str | None]:
    """The cards that Anna tries, for any chips; None for a pass."""
    return {each.card if isinstance(each, TryIntrigue) else None for each in answers(story, ANNA)}


def test_it_buys_two_cards_for_one_that_is_of_no_use() -> None:
    held: dict[str, Any] = {"opened": {ANNA: ["AS", "JH", "9D"], BERT: ["2S", "2H"]}, "hidden": {ANNA: ["7D"]}}
    story = plot("before_contact", tiles=[PAIR], **held, **LAST)
    assert cards_tried(story) == {"7D"}


def test_it_keeps_what_it_needs() -> None:
    held: dict[str, Any] = {"opened": {ANNA: ["7S", "7H"]}, "hidden": {ANNA: ["7D"]}}
    story = plot("before_scoring", tiles=[TRIPS], **held, **LAST)
    assert answer(story, ANNA) == Pass()


def test_with_nothing_in_hand_it_cashes_in_all_its_chips() -> None:
    story = plot(
        "before_scoring", hidden={ANNA: ["QS"]}, opened={BERT: ["9S", "9H"]}, tiles=[PAIR], chips=[9, 1], **LAST
    )
    tried = story.when(ANNA, TryIntrigue("QS", 1))
    assert cards_tried(story) == {"QS"}
    asked = tried.when(BERT, Let()).asks("target", ANNA)
    assert answer(asked, ANNA) == CashIn(8)


def test_it_targets_the_room_that_makes_another_disavow() -> None:
    crowd = {1: 4, 2: 4, 3: 4, 5: 9, 6: 9, 7: 9, 8: 9}
    story = plot(
        "before_scoring", rooms=crowd, hidden={ANNA: ["KS"]}, agents={ANNA: 10, BERT: 10}, marks={BERT: [5, 6, 7, 8]},
        opened={BERT: ["9S", "9H", "9D"]}, tiles=[TRIPS], **LAST,
    )  # fmt: skip
    assert cards_tried(story) == {"KS"}
    assert answer(story.when(ANNA, TryIntrigue("KS", 1)).when(BERT, Let()), ANNA) == Aim(9)


def test_it_pays_for_a_dart_only_where_it_has_something_to_bid_for() -> None:
    facts = {"hidden": {ANNA: ["2S"]}, "chips": [5, 9], "agents": {ANNA: 9, BERT: 10}, "tiles": [TRIPS, PAIR], **LAST}
    nothing = plot("before_surveillance", **facts)
    assert answer(struck(nothing), BERT) == Submit()


def struck(story: Story) -> Story:
    return story.when(ANNA, TryIntrigue("2S", 1)).when(BERT, Let())


def test_it_swaps_for_what_completes_its_hand() -> None:
    story = plot(
        "before_surveillance", opened={ANNA: ["9S", "9H", "KC"]}, hidden={ANNA: ["7H"]}, talks=[(4, ("9D", "2C"))],
        tiles=[TRIPS], **LAST,
    )  # fmt: skip
    assert cards_tried(story) == {"7H"}
    assert answer(story.when(ANNA, TryIntrigue("7H", 1)).when(BERT, Let()), ANNA) == Exchange(1, "9D", "KC")


def test_it_stops_others_where_its_chips_fetch_nothing_else() -> None:
    for mine, chips, expected in ((["3S", "4H"], 1, Match()), (["9S", "9H", "9D"], 6, Let())):
        held: dict[str, Any] = {"opened": {ANNA: mine}, "hidden": {BERT: ["QS"]}, "tiles": [TRIPS]}
        story = plot("before_scoring", chips=[9, 9], track=[BERT, ANNA], **held, **LAST)
        assert answer(story.when(BERT, TryIntrigue("QS", chips)), ANNA) == expected


def test_it_marks_two_and_flees_from_a_bomb() -> None:
    crowd = {1: 4, 2: 4, 3: 4}
    story = plot("before_contact", rooms=crowd, hidden={BERT: ["KS"]}, agents={ANNA: 10, BERT: 9}, track=[BERT, ANNA])
    marking = story.when(BERT, TryIntrigue("KS", 1)).when(ANNA, Let())
    assert all(isinstance(each, MarkTwo) for each in answers(marking, ANNA))
    story = plot("before_contact", rooms=crowd, hidden={BERT: ["JS"]}, agents={ANNA: 10, BERT: 9}, track=[BERT, ANNA])
    fleeing = story.when(BERT, TryIntrigue("JS", 1)).when(ANNA, Let()).when(BERT, Aim(4)).when(BERT, Move(1, 5))
    assert all(isinstance(each, Move) for each in answers(fleeing, ANNA))


def test_it_diverts_a_conversation_to_where_it_alone_can_hear_it() -> None:
    story = plot(
        "before_blending_in", hidden={ANNA: ["AC"]}, opened={ANNA: ["9S", "9H"]}, talks=[(4, ("9D", "9C"))],
        agents={ANNA: 4, BERT: 10}, marks={BERT: [5]}, tiles=[TRIPS], **LAST,
    )  # fmt: skip
    assert cards_tried(story) == {"AC"}
    assert answer(story.when(ANNA, TryIntrigue("AC", 1)).when(BERT, Let()), ANNA) == Divert(1, 5)
