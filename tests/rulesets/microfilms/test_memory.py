"""MF-9.3 and MF-9.4: what a view remembers, doubts and forgets.

That a view says all that can be known of hands, and no more, is shown by `test_history.py`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from domain.kernel.offers import Command
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.cards import Card, Place
from domain.rulesets.microfilms.model.commands import (
    AnswerBlackmail,
    AnswerBribe,
    Blackmail,
    Bribe,
    CashOut,
    Discard,
    DrawCard,
    Interrogate,
    Pass,
    Steal,
    WinAsBroker,
    WinAsHitman,
    WinAsJournalist,
)
from domain.rulesets.microfilms.model.placements import MAX_WAYS, Ways, after_transfer, certain_cards
from domain.rulesets.microfilms.model.sightings import Memory, Note

from . import ANNA, BERT, CARL, DORA, Story, given
from .playouts import playout


def knowing(card: str, hand: list[str], **facts: Any) -> Story:
    """Anna interrogated Bert and saw this card; it is Bert's turn."""
    facts = {"hands": {BERT: hand}, "francs": {ANNA: 2, CARL: 2}, **facts}
    return given(**facts).when(ANNA, Interrogate(BERT, "FRANC"), luck=[card])


def checked(hand: tuple[str, ...], **facts: Any) -> Story:
    """Anna has seen Bert's whole hand; it is Bert's turn."""
    story = given(4, hands={BERT: hand}, **facts).when(ANNA, Pass())
    minds = (story.mind(ANNA).with_sighting(BERT, hand, "checked", 0), *story.state.minds[1:])
    return Story(story.state.__class__(story.state.table, minds, story.state.house))


def known(story: Story, seat: int = ANNA) -> list[tuple[int, str, bool]]:
    return [(note.seat, note.card, note.sure) for note in story.notes(seat)]


def text(story: Story, seat: int | None = ANNA) -> str:
    mind = None if seat is None else story.mind(seat)
    return "\n".join(RULESET.words.describe(story.table, mind, ("Anna", "Bert", "Carl", "Dora")[: len(story.table.hands)]))


@pytest.mark.rule("MF-9.3.1")
def test_an_identity_that_was_seen_stays_for_good() -> None:
    story = knowing("AG-USA", ["CO", "SB"], deck=["IB"])
    story = story.when(BERT, Bribe(CARL, "CO")).when(CARL, AnswerBribe(True)).when(CARL, CashOut())
    story = story.when(ANNA, DrawCard("deck")).leaves(evening=2)
    assert known(story) == [(BERT, "AG-USA", True)]
    assert "You know that Bert is Agent USA" in text(story)


@pytest.mark.rule("MF-9.3.1", "MF-9.3.3")
def test_checked_identities_and_hands_are_remembered() -> None:
    journalist = given(4, identities={ANNA: "JOURNALIST"}, hands={ANNA: ["MF-UK"]}, cleared=[ANNA])
    assert journalist.when(ANNA, WinAsJournalist("MF-UK", CARL)).notes(ANNA) == [Note(CARL, "AG-USA", "checked", 0)]
    hitman = given(4, identities={ANNA: "HITMAN"}, hands={BERT: ["CO", "CO", "AL-UK"]}, cleared=[ANNA])
    hitman = hitman.when(ANNA, WinAsHitman(BERT))
    assert [(note.card, note.how) for note in hitman.notes(ANNA)] == [
        (card, "checked") for card in ("AL-UK", "CO", "CO")
    ]
    places: tuple[tuple[Place, Place], ...] = (("hand-1", "hand-2"), ("hand-1", "draw"), ("hand-1", "hand-1"))
    for named in places:
        story = given(
            4, identities={ANNA: "BROKER"}, hands={BERT: ["CO", "CO"], CARL: ["MF-UK"]}, cleared=[ANNA], evening=2
        )
        story = story.when(ANNA, WinAsBroker(*named))
        assert sorted(known(story)) == [(BERT, "CO", True)] * 2 + [(CARL, "MF-UK", True)] * ("hand-2" in named)
        assert story.mind(ANNA).letters == (("UK", "USA") if "draw" in named else ())


@pytest.mark.rule("MF-9.3.2")
def test_a_letter_that_was_seen_drawn_taken_given_or_thrown_is_remembered_for_good() -> None:
    story = knowing("AL-UK", ["AL-UK", "SB"], deck=["CO"], discard=["IB"])
    story = story.when(BERT, Bribe(CARL, "AL-UK")).when(CARL, AnswerBribe(True)).when(CARL, Pass())
    story = story.when(ANNA, DrawCard("deck")).leaves(evening=2)
    assert [story.mind(seat).letters for seat in (ANNA, BERT, CARL)] == [("UK",)] * 3
    assert "the UK has an ally" in text(story)
    assert given(deck=["AL-UK"], discard=["CO"]).when(ANNA, DrawCard("deck")).mind(ANNA).letters == ("UK",)
    taken = given(hands={ANNA: ["SB"], BERT: ["AL-UK"]}).when(ANNA, Blackmail(BERT, "SB"))
    taken = taken.when(BERT, AnswerBlackmail("decline"))
    assert [taken.mind(seat).letters for seat in (ANNA, BERT, CARL)] == [("UK",), ("UK",), ()]
    thrown = given(hands={ANNA: ["AL-UK", "CO"]}).when(ANNA, Pass()).when(ANNA, Discard(("AL-UK",)))
    assert thrown.table.letters == ("UK",)


@pytest.mark.rule("MF-9.3.3", "MF-9.3.4")
def test_a_card_that_was_seen_in_another_hand_is_one_sighting_however_often_it_is_seen() -> None:
    story = knowing("CO", ["CO", "SB"])
    assert [story.notes(seat) for seat in (ANNA, BERT, CARL)] == [[Note(BERT, "CO", "interrogated", 0, True)], [], []]
    story = story.when(BERT, Pass()).when(BERT, Discard(("SB",))).when(CARL, Pass())
    assert known(story.when(ANNA, Interrogate(BERT, "FRANC"), luck=["CO"])) == [(BERT, "CO", True)]


@pytest.mark.rule("MF-9.3.5")
def test_a_card_that_was_seen_to_move_is_a_known_card_in_its_new_hand() -> None:
    bribed = given(hands={ANNA: ["MF-UK"]}).when(ANNA, Bribe(BERT, "MF-UK")).when(BERT, AnswerBribe(True))
    assert [bribed.notes(seat) for seat in (ANNA, BERT, CARL)] == [[Note(BERT, "MF-UK", "bribed", 0)], [], []]
    taken = given(hands={ANNA: ["SB"], BERT: ["MF-UK"]}).when(ANNA, Blackmail(BERT, "SB"))
    taken = taken.when(BERT, AnswerBlackmail("decline"))
    assert [taken.notes(seat) for seat in (ANNA, BERT, CARL)] == [[], [Note(ANNA, "MF-UK", "taken", 0)], []]
    drawn = given(discard=["ACE"]).when(ANNA, DrawCard("discard"))
    assert [drawn.notes(seat) for seat in (ANNA, BERT, CARL)] == [[], *[[Note(ANNA, "ACE", "discard", 0)]] * 2]


@pytest.mark.rule("MF-9.3.6")
def test_a_card_from_the_discard_is_a_sighting_of_the_whole_table() -> None:
    story = given(hands={ANNA: ["CO"], BERT: ["SB"]}, discard=["IB", "ACE"], cleared=[ANNA]).when(
        ANNA, DrawCard("discard")
    )
    assert story.table.sightings == (Note(ANNA, "ACE", "discard", 0),)
    story = story.when(BERT, Pass()).when(CARL, Pass()).when(ANNA, Bribe(CARL, "CO")).when(CARL, AnswerBribe(True))
    assert story.table.sightings == (Note(ANNA, "ACE", "discard", 0, sure=False),)
    assert story.notes(BERT) == list(story.table.sightings)
    assert story.notes(CARL) == [Note(ANNA, "ACE", "discard", 0)]
    story = story.when(BERT, Blackmail(ANNA, "SB")).when(ANNA, AnswerBlackmail("decline"))
    story = story.when(CARL, Pass()).when(ANNA, Pass()).when(BERT, Pass()).when(CARL, DrawCard("discard"))
    assert [(note.seat, note.card, note.sure) for note in story.table.sightings] == [(CARL, "SB", True)]
    assert "Bert or Carl has the Ace of Spades." in text(story, None)
    assert "Carl holds a Steal/Blackmail card (they took it from the discard, event 0)." in text(story, None)


@pytest.mark.rule("MF-9.3.6")
def test_everybody_knows_at_least_what_the_whole_table_does() -> None:
    seen = 0
    for story in (each for number in range(10) for each in playout(f"sightings {number}", 5)):
        for seat in story.table.seats:
            public = Counter(
                (note.seat, note.card) for note in story.table.sightings if note.sure and note.seat != seat
            )
            assert not public - Counter((note.seat, note.card) for note in story.mind(seat).sure)
            seen += public.total()
    assert seen


@pytest.mark.rule("MF-9.3.8")
def test_a_seat_remembers_what_it_drew_until_the_deck_is_shuffled() -> None:
    story = given(hands={ANNA: ["CO"]}, deck=["CO", "IB", "SB"], cleared=[BERT]).when(
        ANNA, DrawCard("deck"), luck=["CO"]
    )
    assert [mind.drawn for mind in story.state.minds] == [("CO",), (), ()]
    story = story.when(ANNA, Discard(("CO",))).when(BERT, DrawCard("discard")).when(CARL, Pass())
    story = story.when(ANNA, DrawCard("deck"), luck=["IB"]).when(ANNA, Discard(("CO",)))
    assert [mind.drawn for mind in story.state.minds] == [("CO", "IB"), (), ()]
    story = story.when(BERT, DrawCard("deck")).leaves(evening=2)
    assert [mind.drawn for mind in story.state.minds] == [(), (), ()]


@pytest.mark.rule("MF-9.4.1")
@pytest.mark.parametrize(
    ("card", "move"), [("CO", CashOut()), ("SB", Steal(CARL)), ("IB", Interrogate(CARL, "IB")), ("MF-UK", None)]
)
def test_a_known_card_that_is_seen_to_leave_is_known_no_longer_and_another_casts_no_doubt(
    card: Card, move: Command | None
) -> None:
    for seen, left in ((card, []), ("ACE", [(BERT, "ACE", True)])):
        story = knowing(seen, [card, "ACE"])
        story = story.when(BERT, move) if move else story.when(BERT, Pass()).when(BERT, Discard((card,)))
        assert known(story) == left


@pytest.mark.rule("MF-9.4.1", "MF-9.3.6")
def test_a_card_that_defends_is_taken_or_thrown_again_is_known_no_longer() -> None:
    story = given(hands={ANNA: ["IB", "SB"], BERT: ["CO"]}, cleared=[ANNA]).when(
        ANNA, Interrogate(BERT, "IB"), luck=["CO"]
    )
    story = story.when(BERT, Pass()).when(CARL, Pass()).when(ANNA, Blackmail(BERT, "SB"))
    assert known(story) == [(BERT, "CO", True)]
    assert (
        known(story.when(BERT, AnswerBlackmail("defend"))) == known(story.when(BERT, AnswerBlackmail("decline"))) == []
    )
    drawn = given(hands={ANNA: ["CO"]}, discard=["ACE"], francs={ANNA: 2}).when(ANNA, DrawCard("discard"))
    assert drawn.when(ANNA, Discard(("CO",))).table.sightings == (Note(ANNA, "ACE", "discard", 0),)
    assert drawn.when(ANNA, Discard(("ACE",))).table.sightings == ()


@pytest.mark.rule("MF-9.4.2")
def test_an_unseen_card_that_leaves_casts_doubt_on_every_known_card_of_that_hand_until_it_is_seen() -> None:
    story = knowing("MF-UK", ["MF-UK", "CO"]).when(BERT, Bribe(CARL, "CO"))
    assert known(story) == known(story.when(CARL, AnswerBribe(False))) == [(BERT, "MF-UK", True)]
    story = story.when(CARL, AnswerBribe(True))
    assert known(story) == [(BERT, "MF-UK", False)]
    assert "Bert held the UK Microfilm" in text(story)
    again = story.when(CARL, Pass()).when(ANNA, Interrogate(BERT, "FRANC"), luck=["MF-UK"])
    assert known(again) == [(BERT, "MF-UK", True)]
    gone = (
        knowing("MF-UK", ["MF-UK", "SB"], cleared=[BERT]).when(BERT, Bribe(CARL, "MF-UK")).when(CARL, AnswerBribe(True))
    )
    gone = gone.when(CARL, Pass()).when(ANNA, Interrogate(CARL, "FRANC"), luck=["MF-UK"])
    assert known(gone) == [(CARL, "MF-UK", True)]


@pytest.mark.rule("MF-9.4.2")
def test_a_hands_only_card_is_known_where_it_goes() -> None:
    hands = {ANNA: ["IB"], BERT: ["ACE"], CARL: ["SB", "CO"]}
    story = given(4, hands=hands).when(ANNA, Interrogate(BERT, "IB"), luck=["ACE"]).when(BERT, Pass())
    story = story.when(CARL, Blackmail(BERT, "SB")).when(BERT, AnswerBlackmail("decline"))
    assert [story.notes(seat) for seat in (ANNA, DORA)] == [[Note(CARL, "ACE", "inferred", 0)], []]
    assert "You know that Carl holds the Ace of Spades (it can be nowhere else, event 0)." in text(story)
    assert "Bert held" not in text(story)


@pytest.mark.rule("MF-9.4.2")
@pytest.mark.parametrize(
    ("hand", "after"),
    [
        (("ACE", "IB", "IB"), [(BERT, "ACE", False), (BERT, "IB", False), (BERT, "IB", True)]),
        (("IB", "IB"), [(BERT, "IB", True), (CARL, "IB", True)]),
    ],
)
def test_of_two_known_cards_of_a_kind_one_is_still_there_and_known_where_there_is_no_other(
    hand: tuple[str, ...], after: list[Any]
) -> None:
    story = checked(hand, cleared=[BERT]).when(BERT, Bribe(CARL, "IB")).when(CARL, AnswerBribe(True))
    assert sorted(known(story)) == after


@pytest.mark.rule("MF-9.4.2")
def test_who_shows_that_they_kept_the_one_has_passed_on_the_other() -> None:
    story = checked(("CO", "MF-UK"), cleared=[BERT]).when(BERT, Bribe(CARL, "MF-UK")).when(CARL, AnswerBribe(True))
    assert story.mind(ANNA).ways == ((((), ("CO",), ("MF-UK",), ())), (((), ("MF-UK",), ("CO",), ())))
    assert "Bert held the UK Microfilm (you checked, event 0), and may no longer have it." in text(story)
    assert "Bert or Carl has the UK Microfilm." in text(story)
    story = story.when(CARL, Pass()).when(DORA, Pass()).when(ANNA, Pass()).when(BERT, CashOut())
    assert (known(story), story.mind(ANNA).ways) == ([(CARL, "MF-UK", True)], ())


@pytest.mark.rule("MF-9.4.2")
def test_an_empty_hand_has_no_note_and_an_owner_knows_of_others_what_the_own_hand_adds() -> None:
    memory = Memory((), (), (1, 1, 1, 0)).with_arrival(1, "ACE", "discard", 3).with_transfer(1, 2, 4)
    assert [(note.seat, note.sure) for note in memory.notes] == [(1, False)]
    assert [(note.seat, note.sure) for note in memory.with_departure(1, ("CO",), 5).notes] == [(2, True)]
    emptied = memory.with_transfer(1, 3, 5)
    assert (emptied.sizes, emptied.notes) == ((1, 0, 2, 1), ())
    assert [note.seat for note in emptied.for_owner(2, ("CO", "IB")).notes] == [3]


@pytest.mark.rule("MF-9.4.3", "MF-9.4.4")
@pytest.mark.parametrize("show", ["full", "top"])
def test_a_reshuffle_ends_no_sighting_but_the_list_of_the_discard(show: str) -> None:
    story = knowing("MF-UK", ["MF-UK", "CO"], deck=["IB"], discard=["SB"], show_discard=show)
    story = story.when(BERT, Bribe(CARL, "CO")).when(CARL, AnswerBribe(True))
    story = story.when(CARL, DrawCard("deck")).when(CARL, Discard(("CO",))).leaves(evening=2)
    assert known(story) == [(BERT, "MF-UK", False)]
    assert (story.table.discard, story.table.discard_size, story.table.deck) == ((), 0, 2)
    assert story.table.pool == (
        ("CO", "SB") if show == "full" else None
    )  # with the whole discard visible, its cards are known
    sure = knowing("MF-UK", ["MF-UK"], deck=["IB"], discard=["CO"]).when(BERT, Pass()).when(CARL, DrawCard("deck"))
    assert known(sure.leaves(evening=2)) == [(BERT, "MF-UK", True)]


@pytest.mark.rule("MF-9.4.3")
def test_there_is_an_end_to_the_ways_and_what_is_certain_stays() -> None:
    cards: tuple[Card, ...] = ("ACE", "AL-UK", "AL-USA", "MF-UK", "MF-USA", "CO", "IB", "SB")
    ways: Ways = (((), cards[:4], cards[4:], (), (), ("MF-USSR",)),)
    for giver, taker in [(1, 3), (2, 4), (3, 2), (4, 1), (1, 4), (2, 3), (3, 1), (4, 2)]:
        ways = after_transfer(ways, (0, 9, 9, 9, 9, 1), giver, taker)
        assert 0 < len(ways) <= MAX_WAYS
        assert certain_cards(ways)[5] == ("MF-USSR",)
    assert len(ways) > MAX_WAYS / 2


@pytest.mark.rule("MF-9.4.6")
def test_a_hidden_card_has_no_handle() -> None:
    for story in playout("handles", 4):
        assert story.state.house.deck == tuple(sorted(story.state.house.deck))
        assert all(mind.hand == tuple(sorted(mind.hand)) for mind in story.state.minds)
