"""A view as text: the situation, what each card can do now, and why."""

from __future__ import annotations

from typing import get_args

import pytest

from domain.kernel.text.written_text import LONGEST_NAME
from domain.kernel.words.phrases import LONGEST_LINE
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.cards import full_deck
from domain.rulesets.casino_incognito.model.commands import Pass, Wager
from domain.rulesets.casino_incognito.model.events.ability_events import FaceDownLost
from domain.rulesets.casino_incognito.model.events.hand_events import ConversationLost, PhaseBegan
from domain.rulesets.casino_incognito.model.events.intrigue_events import IntrigueExposed, IntriguePlayed
from domain.rulesets.casino_incognito.model.events.round_events import BidsOpened
from domain.rulesets.casino_incognito.model.events.scoring_events import TileUnclaimed
from domain.rulesets.casino_incognito.model.intrigue_state import IntrigueState, Token
from domain.rulesets.casino_incognito.model.table import Kind, OpenBid
from domain.rulesets.casino_incognito.view.labels import ABILITIES, AIMS, TEXTS, card_text

from . import ANNA, BERT, CARL, Story, given
from .windows import window

PEOPLE = ("Anna", "Bert", "Carl")
PAIR, SUITED = 0, 13


def lines(story: Story, seat: int | None = None) -> list[str]:
    return list(RULESET.words.describe(story.table, None if seat is None else story.mind(seat), PEOPLE))


def test_every_kind_of_decision_has_its_texts() -> None:
    assert set(TEXTS) == set(get_args(Kind))
    assert set(AIMS) < set(ABILITIES)


def line(story: Story, seat: int, begins: str) -> str:
    [found] = [each for each in lines(story, seat) if each.startswith(begins)]
    return found


def test_each_card_says_what_it_does_and_whether_it_fits() -> None:
    held = {ANNA: ["KS", "3S", "RJ", "7D"], BERT: ["2C"]}
    story = window("before_surveillance", hidden=held, rooms={1: 4, 2: 4, 3: 4})
    assert line(story, ANNA, "3♠: ") == (
        "3♠: Poison Dart, before surveillance: strike another player, who pays 2 chips to the bank or bids one chip at most "
        "in each room this round. It fits now: on Bert or Carl."
    )
    assert line(story, ANNA, "K♠: ").endswith("It fits now: on room 4.")
    assert line(story, ANNA, "7♦: ").endswith("draw two cards face down. It fits now.")
    assert line(story, ANNA, "the red joker: ") == "the red joker: no ability. Not now."
    assert not [each for each in (*lines(story), *lines(story, CARL)) if "Poison Dart" in each]
    bluff = window("before_surveillance", hidden=held, options={"free_bluff": True})
    assert line(bluff, ANNA, "the red joker: ").endswith("no ability. Only a bluff now.")
    assert line(bluff, BERT, "2♣: ").endswith(". Only a bluff now.")
    assert line(bluff, ANNA, "K♠: ").endswith("It fits now: on no room, so it would do nothing.")
    outside = given(hidden=held, options={"intrigue": True}).begin("free_moves")
    assert line(outside, ANNA, "K♠: ").endswith("or disavows.")
    assert not [each for each in lines(given(hidden=held).begin("free_moves"), ANNA) if "Target" in each]


def test_a_card_says_on_what_it_could_be_played_now() -> None:
    talks = [(4, ("9H",)), (5, ("AS",))]
    swap = window("before_surveillance", hidden={ANNA: ["7H", "KS"]}, talks=talks)
    assert line(swap, ANNA, "7♥: ").endswith("It fits now: for 9♥.")
    plot = IntrigueState(muscle=Token(BERT, 2, 2))
    muscle = window("before_blending_in", hidden={ANNA: ["3C", "4C", "AH"]}, plot=plot, talks=talks)
    assert line(muscle, ANNA, "3♣: ").endswith("a card as strong lies there: it would do nothing.")
    assert line(muscle, ANNA, "4♣: ").endswith("It fits now: on any room.")
    assert line(muscle, ANNA, "A♥: ").endswith("It fits now: with conversation 1 or 2.")


def test_every_card_has_a_text() -> None:
    texts = {card_text(card) for card in full_deck(with_jokers=True)}
    assert len(texts) == 4 * 4 + 4 + 4 + 1


def test_the_bids_of_five_are_in_the_log_and_none_is_cut() -> None:
    people = tuple(f"{seat}{'n' * (LONGEST_NAME - 1)}" for seat in range(5))
    bids = BidsOpened(tuple(OpenBid(seat, 10, 10) for seat in range(5)), ((),) * 5)
    told = RULESET.words.line(bids, people)
    assert all(name in told for name in people)
    assert len(told) <= LONGEST_LINE


def test_who_can_only_sit_out_reads_why() -> None:
    story = given(talks=[(4, ("9H",))], agents={ANNA: 4}).begin("contact").asks("bid", ANNA, BERT, CARL)
    told = "You cannot bid here: there is nobody in the room, besides your agent, whom you could name."
    assert told in lines(story, ANNA)
    assert told not in lines(story, BERT)
    assert "Anna must seal a bid of chips and a character, or nothing." in lines(story)


def test_hints_say_what_a_disavowed_player_would_get() -> None:
    held = {"opened": {ANNA: ["9S", "9H"]}, "disavowed": (ANNA,)}
    story = given(2, tiles=[PAIR], **held).begin("scoring").when(BERT, Pass()).when(ANNA, Wager(0))  # type: ignore[arg-type]
    assert line(story, ANNA, "You could show 9♠ 9♥").endswith(
        "it leads; being disavowed, you would get 2 points for first place, and nothing otherwise."
    )


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (IntriguePlayed(ANNA, "KS", 1), "Anna plays K♠, Target Acquired, for 1 chip."),
        (IntrigueExposed(ANNA, "RJ", 1), "Anna bluffed with the red joker, which is now shown, for 1 chip."),
        (FaceDownLost(1, ("2C",)), "Discarded: 2♣, face down in conversation 1."),
        (ConversationLost(2, ("2C",)), "Nobody is there to hold conversation 2. Discarded: 2♣."),
        (TileUnclaimed(PAIR, 2), "Nobody shows a pair: 2 chips added to the tile."),
        (PhaseBegan("leak"), "The Leak: everybody decides in secret whether to disavow."),
    ],
)
def test_numbers_and_verbs_agree(event: object, told: str) -> None:
    assert RULESET.words.line(event, PEOPLE) == told  # type: ignore[arg-type]
