"""MF-9.3: what a view remembers."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.cards import Place
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
    WinAsBroker,
    WinAsHitman,
    WinAsJournalist,
)
from domain.rulesets.microfilms.model.sightings import Note
from tests.cases import cases

from . import ANNA, BERT, CARL, given, stock
from .interrogations import knowing, known
from .playouts import playout


@pytest.mark.rule("MF-9.3.1")
def test_an_identity_that_was_seen_stays_for_good() -> None:
    story = knowing("AG-USA", ["CO", "SB"], deck=["IB"])
    assert known(story) == [(BERT, "AG-USA", True)]
    story = story.when(BERT, Bribe(CARL, "CO")).when(CARL, AnswerBribe(True)).when(CARL, CashOut())
    story = story.when(ANNA, DrawCard("deck")).leaves(evening=2)
    assert known(story) == [(BERT, "AG-USA", True)]
    assert "You know that Bert is Agent USA" in " ".join(
        RULESET.words.describe(story.table, story.mind(ANNA), ("Anna", "Bert", "Carl"))
    )


@pytest.mark.rule("MF-9.3.1", "MF-9.3.3")
def test_a_checked_identity_and_a_checked_hand_are_remembered() -> None:
    roles: dict[str, Any] = {"identities": {ANNA: "JOURNALIST"}, "hands": {ANNA: ["MF-UK"]}, "cleared": [ANNA]}
    story = given(4, **roles).when(ANNA, WinAsJournalist("MF-UK", CARL))
    assert story.notes(ANNA) == [Note(CARL, "AG-USA", "checked", 0)]
    hitman = given(4, identities={ANNA: "HITMAN"}, hands={BERT: ["CO", "CO", "AL-UK"]}, cleared=[ANNA])
    hitman = hitman.when(ANNA, WinAsHitman(BERT))
    assert sorted(note.card for note in hitman.notes(ANNA)) == ["AL-UK", "CO", "CO"]
    assert {note.how for note in hitman.notes(ANNA)} == {"checked"}
    assert hitman.mind(ANNA).letters == ("UK",)


@pytest.mark.rule("MF-9.3.3")
@pytest.mark.parametrize(
    "places", [("hand-1", "hand-2"), ("hand-2", "hand-1"), ("hand-1", "draw"), ("hand-1", "hand-1")]
)
def test_the_hands_that_a_broker_looked_into_are_remembered(places: tuple[Place, Place]) -> None:
    hands = {ANNA: ["SB"], BERT: ["CO", "CO"], CARL: ["MF-UK"]}
    story = given(4, identities={ANNA: "BROKER"}, hands=hands, cleared=[ANNA], evening=2).when(
        ANNA, WinAsBroker(*places)
    )
    expected = [(BERT, "CO", True)] * 2 + ([(CARL, "MF-UK", True)] if "hand-2" in places else [])
    assert sorted(known(story)) == expected
    assert story.mind(ANNA).letters == (("UK", "USA") if "draw" in places else ())


@pytest.mark.rule("MF-9.3.2")
def test_a_letter_that_was_seen_is_remembered_for_good() -> None:
    story = knowing("AL-UK", ["AL-UK", "SB"], deck=["CO", "IB"], discard=["IB"])
    assert story.mind(ANNA).letters == ("UK",)
    story = story.when(BERT, Bribe(CARL, "AL-UK")).when(CARL, AnswerBribe(True))
    assert [story.mind(seat).letters for seat in (ANNA, BERT, CARL)] == [("UK",)] * 3
    story = story.when(CARL, DrawCard("deck"), luck=["CO"]).when(CARL, Discard(("CO",)))
    story = story.when(ANNA, DrawCard("deck")).leaves(evening=2)
    assert story.mind(ANNA).letters == ("UK",)
    assert "the UK has an ally" in " ".join(
        RULESET.words.describe(story.table, story.mind(ANNA), ("Anna", "Bert", "Carl"))
    )


@pytest.mark.rule("MF-9.3.2")
def test_a_letter_is_seen_by_drawing_taking_giving_and_on_the_discard() -> None:
    assert given(deck=["AL-UK"], discard=["CO"]).when(ANNA, DrawCard("deck")).mind(ANNA).letters == ("UK",)
    taken = given(hands={ANNA: ["SB"], BERT: ["AL-UK"]}).when(ANNA, Blackmail(BERT, "SB"))
    taken = taken.when(BERT, AnswerBlackmail("decline"))
    assert [taken.mind(seat).letters for seat in (ANNA, BERT, CARL)] == [("UK",), ("UK",), ()]
    thrown = given(hands={ANNA: ["AL-UK", "CO"]}).when(ANNA, Pass()).when(ANNA, Discard(("AL-UK",)))
    assert thrown.table.letters == ("UK",)


@pytest.mark.rule("MF-9.3.3")
def test_a_card_that_was_seen_in_another_hand_stays_as_a_sighting() -> None:
    story = knowing("MF-UK", ["MF-UK", "SB"])
    assert story.notes(ANNA) == [Note(BERT, "MF-UK", "interrogated", 0, True)]
    assert [story.notes(seat) for seat in (BERT, CARL)] == [[], []]


@pytest.mark.rule("MF-9.3.4")
def test_a_known_card_that_is_seen_again_is_one_sighting() -> None:
    story = knowing("CO", ["CO", "SB"])
    story = story.when(BERT, Pass()).when(BERT, Discard(("SB",))).when(CARL, Pass())
    story = story.when(ANNA, Interrogate(BERT, "FRANC"), luck=["CO"])
    assert known(story) == [(BERT, "CO", True)]


@pytest.mark.rule("MF-9.3.5")
def test_a_card_that_was_seen_to_move_is_a_known_card_in_its_new_hand() -> None:
    bribed = given(hands={ANNA: ["MF-UK"]}).when(ANNA, Bribe(BERT, "MF-UK")).when(BERT, AnswerBribe(True))
    assert [bribed.notes(seat) for seat in (ANNA, BERT, CARL)] == [[Note(BERT, "MF-UK", "bribed", 0)], [], []]
    taken = given(hands={ANNA: ["SB"], BERT: ["MF-UK"]}).when(ANNA, Blackmail(BERT, "SB"))
    taken = taken.when(BERT, AnswerBlackmail("decline"))
    assert [taken.notes(seat) for seat in (ANNA, BERT, CARL)] == [[], [Note(ANNA, "MF-UK", "taken", 0)], []]
    drawn = given(discard=["ACE"]).when(ANNA, DrawCard("discard"))
    assert [drawn.notes(seat) for seat in (ANNA, BERT, CARL)] == [[], *[[Note(ANNA, "ACE", "discard", 0)]] * 2]


@pytest.mark.parametrize("players", cases(2, 5, later=[3, 4, 6]))
def test_whatever_is_known_for_certain_is_true(players: int) -> None:
    for number in range(25):
        for story in playout(f"certain {number}", players):
            for mind in story.state.minds:
                for seat in story.table.seats:
                    other = story.mind(seat)
                    held = [*other.hand, *other.identities]
                    for note in mind.sure:
                        if note.seat == seat:
                            held.remove(note.card)
    assert sum(stock(story.state)[1].values()) == (13 if players == 2 else 14)


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
    said = RULESET.words.describe(story.table, None, ("Anna", "Bert", "Carl"))
    assert "Bert or Carl has the Ace of Spades." in said
    assert "Carl holds a Steal/Blackmail card (they took it from the discard, event 0)." in said


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


@pytest.mark.rule("MF-9.3.6", "MF-9.4.1")
def test_a_sighting_of_the_whole_table_goes_when_the_card_is_seen_again() -> None:
    story = given(hands={ANNA: ["CO"]}, discard=["ACE"], francs={ANNA: 2}).when(ANNA, DrawCard("discard"))
    assert story.when(ANNA, Discard(("CO",))).table.sightings == (Note(ANNA, "ACE", "discard", 0),)
    assert story.when(ANNA, Discard(("ACE",))).table.sightings == ()


@pytest.mark.rule("MF-9.3.6")
@pytest.mark.parametrize("players", cases(2, 5, later=[3, 4, 6]))
def test_everybody_knows_at_least_what_the_whole_table_does(players: int) -> None:
    seen = 0
    for number in range(10):
        for story in playout(f"sightings {number}", players):
            for seat in story.table.seats:
                public = [note for note in story.table.sightings if note.sure and note.seat != seat]
                mine = Counter((note.seat, note.card) for note in story.mind(seat).sure)
                assert not Counter((note.seat, note.card) for note in public) - mine
                seen += len(public)
    assert seen
