"""MF-9.3 and MF-9.4: what a view remembers, and what it forgets."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from domain.kernel.offers import Command
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
    Steal,
    WinAsBroker,
    WinAsHitman,
    WinAsJournalist,
)
from domain.rulesets.microfilms.model.sightings import Note
from tests.cases import cases

from . import ANNA, BERT, CARL, DORA, Story, given, stock
from .playouts import Dice, playout


def knowing(card: str, hand: list[str], **facts: Any) -> Story:
    """Anna interrogated Bert and saw this card; it is Bert's turn."""
    facts = {"hands": {BERT: hand}, "francs": {ANNA: 2, CARL: 2}, **facts}
    return given(**facts).when(ANNA, Interrogate(BERT, "FRANC"), luck=[card] if len(hand) else [])


def known(story: Story, seat: int = ANNA) -> list[tuple[int, str, bool]]:
    return [(note.seat, note.card, note.sure) for note in story.notes(seat)]


@pytest.mark.rule("MF-9.3.1")
def test_an_identity_that_was_seen_stays_for_good() -> None:
    story = knowing("AG-USA", ["CO", "SB"], deck=["IB"])
    assert known(story) == [(BERT, "AG-USA", True)]
    story = story.when(BERT, Bribe(CARL, "CO")).when(CARL, AnswerBribe(True)).when(CARL, CashOut())
    story = story.when(ANNA, DrawCard("deck")).leaves(evening=2)
    assert known(story) == [(BERT, "AG-USA", True)]
    assert "You know that Bert is Agent USA" in " ".join(
        RULESET.describe(story.table, story.mind(ANNA), ("Anna", "Bert", "Carl"))
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
    assert "UK is allied with somebody" in " ".join(
        RULESET.describe(story.table, story.mind(ANNA), ("Anna", "Bert", "Carl"))
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


@pytest.mark.rule("MF-9.4.1")
@pytest.mark.parametrize(("card", "move"), [("CO", CashOut()), ("SB", Steal(CARL)), ("IB", Interrogate(CARL, "IB"))])
def test_a_known_card_that_is_seen_to_leave_is_known_no_longer(card: str, move: Command) -> None:
    assert known(knowing(card, [card, "MF-UK"]).when(BERT, move)) == []


@pytest.mark.rule("MF-9.4.1")
def test_a_discarded_taken_or_defending_card_is_known_no_longer() -> None:
    discarded = knowing("MF-UK", ["MF-UK", "SB"]).when(BERT, Pass()).when(BERT, Discard(("MF-UK",)))
    assert known(discarded) == []
    defended = given(hands={ANNA: ["IB", "SB"], BERT: ["CO"]}, cleared=[ANNA]).when(
        ANNA, Interrogate(BERT, "IB"), luck=["CO"]
    )
    defended = defended.when(BERT, Pass()).when(CARL, Pass()).when(ANNA, Blackmail(BERT, "SB"))
    assert known(defended) == [(BERT, "CO", True)]
    assert known(defended.when(BERT, AnswerBlackmail("defend"))) == []
    assert known(defended.when(BERT, AnswerBlackmail("decline"))) == []


@pytest.mark.rule("MF-9.4.1")
def test_another_card_that_is_seen_to_leave_casts_no_doubt() -> None:
    story = knowing("MF-UK", ["MF-UK", "CO", "SB"], cleared=[BERT]).when(BERT, CashOut())
    assert known(story) == [(BERT, "MF-UK", True)]


@pytest.mark.rule("MF-9.4.2")
def test_an_unseen_card_that_leaves_casts_doubt_on_every_known_card_of_that_hand() -> None:
    story = knowing("MF-UK", ["MF-UK", "CO"]).when(BERT, Bribe(CARL, "CO"))
    assert known(story) == [(BERT, "MF-UK", True)]
    story = story.when(CARL, AnswerBribe(True))
    assert known(story) == [(BERT, "MF-UK", False)]
    assert "Bert held the UK Microfilm" in " ".join(
        RULESET.describe(story.table, story.mind(ANNA), ("Anna", "Bert", "Carl"))
    )
    taken = given(4, hands={ANNA: ["IB"], BERT: ["CO", "SB"], CARL: ["SB"]}, cleared=[BERT]).when(
        ANNA, Interrogate(BERT, "IB"), luck=["CO"]
    )
    taken = taken.when(BERT, Pass()).when(CARL, Blackmail(BERT, "SB"))
    taken = taken.when(BERT, AnswerBlackmail("decline"), luck=["SB"])
    assert known(taken) == [(BERT, "CO", False)]
    assert known(taken, DORA) == []


@pytest.mark.rule("MF-9.4.2")
def test_a_hands_only_card_is_known_where_it_goes() -> None:
    story = given(4, hands={ANNA: ["IB"], BERT: ["ACE"], CARL: ["SB", "CO"]}).when(
        ANNA, Interrogate(BERT, "IB"), luck=["ACE"]
    )
    story = story.when(BERT, Pass()).when(CARL, Blackmail(BERT, "SB")).when(BERT, AnswerBlackmail("decline"))
    assert story.notes(ANNA) == [Note(CARL, "ACE", "inferred", 0)]
    assert story.notes(DORA) == []
    said = RULESET.describe(story.table, story.mind(ANNA), ("Anna", "Bert", "Carl", "Dora"))
    assert "You know that Carl holds the Ace of Spades (it can be nowhere else, event 0)." in said
    assert not [line for line in said if line.startswith("Bert held")]


@pytest.mark.rule("MF-9.4.2")
def test_of_two_known_cards_of_a_kind_one_is_still_there() -> None:
    story = given(4, hands={ANNA: ["SB"], BERT: ["IB", "IB", "ACE"], CARL: ["CO"]}, francs={ANNA: 2}, cleared=[BERT])
    story = replaced(story, ANNA, BERT, ("IB", "IB", "ACE"))
    story = story.when(ANNA, Pass()).when(BERT, Bribe(CARL, "IB")).when(CARL, AnswerBribe(True))
    assert sorted(known(story)) == [(BERT, "ACE", False), (BERT, "IB", False), (BERT, "IB", True)]


@pytest.mark.rule("MF-9.4.2")
def test_cards_of_one_kind_are_known_where_they_go() -> None:
    story = replaced(given(hands={BERT: ["IB", "IB"]}), ANNA, BERT, ("IB", "IB"))
    story = story.when(ANNA, Pass()).when(BERT, Bribe(CARL, "IB")).when(CARL, AnswerBribe(True))
    assert sorted(known(story)) == [(BERT, "IB", True), (CARL, "IB", True)]
    assert story.mind(ANNA).ways == ()


@pytest.mark.rule("MF-9.4.2")
def test_who_shows_that_he_kept_the_one_has_passed_on_the_other() -> None:
    story = replaced(given(4, hands={BERT: ["CO", "MF-UK"]}, cleared=[BERT]), ANNA, BERT, ("CO", "MF-UK"))
    story = story.when(ANNA, Pass()).when(BERT, Bribe(CARL, "MF-UK")).when(CARL, AnswerBribe(True))
    assert story.mind(ANNA).ways == ((((), ("CO",), ("MF-UK",), ())), (((), ("MF-UK",), ("CO",), ())))
    said = RULESET.describe(story.table, story.mind(ANNA), ("Anna", "Bert", "Carl", "Dora"))
    assert "Bert held the UK Microfilm (you checked, event 0), and may no longer have it." in said
    assert "Bert or Carl has the UK Microfilm." in said
    story = story.when(CARL, Pass()).when(DORA, Pass()).when(ANNA, Pass()).when(BERT, CashOut())
    assert known(story) == [(CARL, "MF-UK", True)]
    assert story.mind(ANNA).ways == ()


def replaced(story: Story, seat: int, target: int, cards: tuple[str, ...]) -> Story:
    """The story after a seat has seen another's whole hand."""
    minds = list(story.state.minds)
    minds[seat] = minds[seat].with_sighting(target, cards, "checked", 0)
    return Story(story.state.__class__(story.state.table, tuple(minds), story.state.house))


@pytest.mark.rule("MF-9.4.2")
def test_a_card_in_doubt_that_is_seen_again_is_certain_again() -> None:
    story = knowing("MF-UK", ["MF-UK", "CO"]).when(BERT, Bribe(CARL, "CO")).when(CARL, AnswerBribe(True))
    story = story.when(CARL, Pass()).when(ANNA, Interrogate(BERT, "FRANC"), luck=["MF-UK"])
    assert known(story) == [(BERT, "MF-UK", True)]


@pytest.mark.rule("MF-9.4.1")
def test_where_a_card_turns_up_every_doubt_about_it_is_over() -> None:
    story = knowing("MF-UK", ["MF-UK", "SB"], cleared=[BERT]).when(BERT, Bribe(CARL, "MF-UK"))
    story = story.when(CARL, AnswerBribe(True))
    assert known(story) == [(BERT, "MF-UK", False)]
    seen = story.when(CARL, Pass()).when(ANNA, Interrogate(CARL, "FRANC"), luck=["MF-UK"])
    assert known(seen) == [(CARL, "MF-UK", True)]


@pytest.mark.rule("MF-9.4.2")
def test_a_declined_bribe_casts_no_doubt() -> None:
    story = knowing("MF-UK", ["MF-UK"]).when(BERT, Bribe(CARL, "MF-UK")).when(CARL, AnswerBribe(False))
    assert known(story) == [(BERT, "MF-UK", True)]


@pytest.mark.rule("MF-9.4.3")
@pytest.mark.parametrize("show", ["full", "top"])
def test_a_reshuffle_ends_no_sighting(show: str) -> None:
    story = knowing("MF-UK", ["MF-UK", "CO"], deck=["IB"], show_discard=show)
    story = story.when(BERT, Bribe(CARL, "CO")).when(CARL, AnswerBribe(True))
    assert known(story) == [(BERT, "MF-UK", False)]
    assert known(story, BERT) == [(CARL, "CO", True)]
    story = story.when(CARL, DrawCard("deck")).when(CARL, Discard(("CO",))).leaves(evening=2)
    assert known(story) == [(BERT, "MF-UK", False)]
    for number in range(40):
        world = RULESET.sample_world(story.table, story.mind(ANNA), Dice(f"reshuffled {number}"))
        assert "MF-UK" in (*world.minds[BERT].hand, *world.minds[CARL].hand)
    sure = knowing("MF-UK", ["MF-UK"], deck=["IB"], discard=["CO"]).when(BERT, Pass()).when(CARL, DrawCard("deck"))
    sure.leaves(evening=2)
    assert known(sure) == [(BERT, "MF-UK", True)]


@pytest.mark.rule("MF-9.4.4")
@pytest.mark.parametrize(("show", "pool"), [("full", ("CO", "MF-UK", "SB")), ("top", None)])
def test_a_reshuffle_ends_the_list_of_the_discard(show: str, pool: tuple[str, ...] | None) -> None:
    story = given(deck=["ACE"], discard=["SB", "MF-UK", "CO"], show_discard=show).when(ANNA, DrawCard("deck"))
    assert (story.table.discard, story.table.discard_size, story.table.deck) == ((), 0, 3)
    assert story.table.pool == pool  # with the whole discard visible, its cards are known
    assert story.state.house.deck == ("CO", "MF-UK", "SB")


@pytest.mark.rule("MF-9.4.6")
def test_a_hidden_card_has_no_handle() -> None:
    for story in playout("handles", 4):
        assert all(isinstance(size, int) for size in story.table.hands)
        assert story.state.house.deck == tuple(sorted(story.state.house.deck))
        assert all(mind.hand == tuple(sorted(mind.hand)) for mind in story.state.minds)


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
    said = RULESET.describe(story.table, None, ("Anna", "Bert", "Carl"))
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
