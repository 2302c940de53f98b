"""MF-9.4: what a view forgets, and what it doubts."""

from __future__ import annotations

import pytest

from domain.kernel.offers import Command
from domain.rulesets.microfilms import RULESET
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
)
from domain.rulesets.microfilms.model.sightings import Note

from . import ANNA, BERT, CARL, DORA, Story, given
from .interrogations import knowing, known
from .playouts import Dice, playout


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
        RULESET.words.describe(story.table, story.mind(ANNA), ("Anna", "Bert", "Carl"))
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
    said = RULESET.words.describe(story.table, story.mind(ANNA), ("Anna", "Bert", "Carl", "Dora"))
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
    said = RULESET.words.describe(story.table, story.mind(ANNA), ("Anna", "Bert", "Carl", "Dora"))
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
        world = RULESET.imagining.sample_world(story.table, story.mind(ANNA), Dice(f"reshuffled {number}"))
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
