"""What the game says about itself: moves by event, what only one sees, and what an answer costs."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from deaddrop.testing.checks.words import ShownEntry
from domain.kernel.secrecy import UNKNOWN, Event, Known, to
from domain.kernel.words.phrases import AnswerPart, Consequence, Move
from domain.kernel.words.scene import Scene, Thing, zone
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model import commands, events
from domain.rulesets.microfilms.model.events import (
    BribeOffered,
    CardDrawn,
    DeckReshuffled,
    Interrogated,
)
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.options import Options
from domain.rulesets.microfilms.model.table import Table, empty_table
from tests.rulesets.shown import entries, shown_games

PEOPLE = ("Anna", "Boris", "Clara")


@pytest.fixture(scope="module")
def shown() -> list[ShownEntry]:
    return shown_games(RULESET, 4, (3, 4, 5, 6), Options(turn_cap=24))


def test_only_the_drawer_sees_what_is_drawn(shown: list[ShownEntry]) -> None:
    for each, event in entries(shown, CardDrawn):
        card = Thing(kind=event.card.value) if each.viewpoint in (event.seat, "all") else Thing(back="card")
        [move] = each.told.moves
        assert (move.what, move.start, move.end) == (card, "deck", f"hand:{event.seat}")


def test_only_the_asker_sees_a_card_lift(shown: list[ShownEntry]) -> None:
    lifted = 0
    for each, event in entries(shown, Interrogated):
        moves = [move for move in each.told.moves if move.start == move.end]
        assert each.viewpoint == event.seat or not moves
        if moves:
            lifted += 1
            assert moves[0].what.kind == event.card.value
            assert moves[0].end in (f"hand:{event.target}", f"identity:{event.target}")
    assert lifted


def hands(*first: Thing, offer: tuple[Thing, ...] = ()) -> Scene:
    """Three hands of two cards, of which somebody knows some of the first."""
    unseen = Thing(back="card")
    held = [(*first, *[unseen] * (2 - len(first) - len(offer))), (unseen, unseen), (unseen, unseen)]
    zones = [zone(f"hand:{seat}", "fan", "A hand", each) for seat, each in enumerate(held)]
    return replace(EMPTY, zones=(*zones, zone("offer", "spot", "The bribe", offer)))


def test_what_somebody_works_out_moves_nothing() -> None:
    card = Thing(kind="AL-UK")
    one, other = hands(), hands(card)
    third, asker = Interrogated(1, 0, "IB", UNKNOWN), Interrogated(1, 0, "IB", Known("AL-UK", to(1)))
    for before, after in ((one, other), (other, one)):
        assert RULESET.words.motion(third, before, after).moves == ()
    assert RULESET.words.motion(asker, one, other).moves == (Move(card, "hand:0", "hand:0", "up"),)
    both = hands(card, Thing(kind="CO"))
    assert RULESET.words.motion(asker, one, both).moves == (Move(card, "hand:0", "hand:0", "up"),)


def test_a_card_that_passes_unseen_is_not_the_one_that_was_known() -> None:
    card, unseen = Thing(kind="AL-UK"), Thing(back="card")
    before, after = hands(card), hands(offer=(unseen,))
    assert RULESET.words.motion(BribeOffered(0, 1, UNKNOWN), before, after).moves == (Move(unseen, "hand:0", "offer"),)


def test_an_evening_begins_with_the_reshuffle(shown: list[ShownEntry]) -> None:
    for each, event in entries(shown, DeckReshuffled):
        assert each.told.chapter is not None
        assert each.told.chapter.id == f"evening-{event.evening}"
        assert {(move.start, move.end, move.face) for move in each.told.moves} == {("discard", "deck", "down")}


def blackmailed(*, hand: tuple[Any, ...], francs: int, cleared: bool = False) -> tuple[Table, Mind]:
    """Seat 0, blackmailed by seat 1."""
    table = empty_table(Options(), 3)
    fields = {name: getattr(table, name) for name in table.__struct_fields__}
    fields |= {"phase": "blackmail", "turn": 1, "facing": 0, "cleared": (cleared, False, False)}
    fields |= {"francs": (francs, 0, 0), "hands": (len(hand), 0, 0), "nations": ("CHINA", "UK", "USA")}
    return Table(**fields), Mind(0, identities=("AG-UK",), hand=hand)


def answer(table: Table, mind: Mind, value: str) -> Consequence:
    return RULESET.words.consequence(table, mind, AnswerPart(commands.AnswerBlackmail, "answer", value), PEOPLE)


def test_declining_a_blackmail_is_grave_and_says_what_it_costs() -> None:
    table, mind = blackmailed(hand=("CO",), francs=3, cleared=True)
    assert answer(table, mind, "decline") == Consequence(
        "Boris is Cleared; you become a Suspect and lose a random card.", True
    )
    assert answer(table, mind, "defend").at == "hand:0/CO"
    assert answer(table, mind, "pay") == Consequence("You give Boris 2 francs; nothing else happens.", at="francs:0")
    empty, same = blackmailed(hand=(), francs=0)
    assert answer(empty, same, "decline").text == "Boris is Cleared; you stay a Suspect."


def test_what_is_asked_comes_from_somebody() -> None:
    table, mind = blackmailed(hand=("CO",), francs=3)
    asked = RULESET.words.question(table, mind, PEOPLE)
    assert asked is not None
    assert (asked.text, asked.by, asked.rule) == ("Boris blackmails you. What do you say?", 1, "MF-4.7")
    assert RULESET.words.question(table, None, PEOPLE) is None


@pytest.mark.parametrize(
    ("letters", "text"),
    [
        (
            (),
            "Be Cleared, then show the Microfilm of the nation that stands alone, or, if you stand alone, of either ally.",
        ),
        (("UK",), "Be Cleared, then show the Microfilm of China or the USA, whichever stands alone: your ally wins too."),
        (("CHINA", "UK"), "Be Cleared, then show the Microfilm of the USA, which stands alone: your ally wins too."),
        (("CHINA", "USA"), "Be Cleared, then show the Microfilm of China or the USA, as you stand alone."),
    ],
)
def test_the_goal_says_what_the_letters_tell(letters: tuple[Any, ...], text: str) -> None:
    table, _ = blackmailed(hand=(), francs=0)
    mind = Mind(0, identities=("AG-UK",), letters=letters)
    assert [each.text for each in RULESET.words.goals(table, mind, PEOPLE)] == [text]


def test_every_event_has_a_weight() -> None:
    silent = {kind for kind in RULESET.events if RULESET.words.motion(made(kind), EMPTY, EMPTY).weight == "silent"}
    assert silent == {events.TurnBegan, events.DiscardOwed}


EMPTY = RULESET.words.scene(empty_table(Options(), 3), (), PEOPLE)


def made(kind: type[Event]) -> Event:
    """An event of this type; its fields do not matter."""
    return kind(*[0 for _ in kind.__struct_fields__])
