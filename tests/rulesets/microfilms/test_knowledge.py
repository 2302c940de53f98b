"""MF-9.1 and MF-9.2: who knows what, and who learns which fact at which event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from domain.kernel.offers import Command
from domain.kernel.secrecy import UNKNOWN, Event, Known, observe, secret_fields
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.commands import (
    COMMANDS,
    AnswerBlackmail,
    AnswerBribe,
    AnswerDraw,
    Blackmail,
    Bribe,
    CashOut,
    ClaimCroupier,
    CroupierTurn,
    Discard,
    DrawCard,
    Interrogate,
    Pass,
    ProposeDraw,
    Steal,
    WinAsAgent,
    WinAsBroker,
    WinAsHitman,
    WinAsInterpol,
    WinAsJournalist,
)
from domain.rulesets.microfilms.model.ending_events import (
    AgentRevealed,
    BrokerRevealed,
    CroupierClaimed,
    DrawAnswered,
    DrawProposed,
    DrawRefused,
    Eliminated,
    Ended,
    HitmanRevealed,
    InterpolRevealed,
    JournalistRevealed,
)
from domain.rulesets.microfilms.model.events import (
    ActionDealt,
    BlackmailDeclared,
    BlackmailDeclined,
    BlackmailDefended,
    BlackmailPaid,
    BribeAccepted,
    BribeDeclined,
    BribeOffered,
    CardDrawn,
    CardTaken,
    CashedOut,
    CroupierPaid,
    DeckBuilt,
    DeckReshuffled,
    Discarded,
    DiscardOwed,
    DiscardTaken,
    FreelancersBoxed,
    IdentityDealt,
    Interrogated,
    LetterBoxed,
    Passed,
    Stole,
    TableLaid,
    TurnBegan,
)
from domain.rulesets.microfilms.model.table import CardsRevealed
from tests.rulesets.microfilms import VARIANTS

from . import ANNA, BERT, CARL, CROUPIER, Story, croupier_game, given, opened
from .playouts import playout

HANDS = {ANNA: ["SB", "IB"], BERT: ["CO", "MF-UK"]}


def after(seat: int, *moves: Command | tuple[int, Command], luck: tuple[str, ...] = (), **facts: object) -> Story:
    """Anna's hand is SB and IB, Bert's CO and Microfilm UK; luck is for the last move."""
    story = given(4, **dict[str, Any](hands=HANDS, francs={ANNA: 2, BERT: 2}, draw_by_agreement=True) | facts)
    asked = [(seat, move) if isinstance(move, Command) else move for move in moves]
    for number, (who, move) in enumerate(asked, 1):
        story = story.when(who, move, luck if number == len(asked) else ())
    return story


def attempt(role: str, move: Command, **facts: object) -> Story:
    return after(ANNA, move, **dict[str, Any](identities={ANNA: role}, cleared=[ANNA], evening=2) | facts)


NOBODY_ELSE: tuple[str, ...] = ()
WHO_LEARNS: dict[type[Event], tuple[Callable[[], Story], tuple[str, ...]]] = {
    TableLaid: (lambda: opened(4), NOBODY_ELSE),
    FreelancersBoxed: (lambda: opened(4), NOBODY_ELSE),
    IdentityDealt: (lambda: opened(4), ("actor",)),
    LetterBoxed: (lambda: opened(4), NOBODY_ELSE),
    ActionDealt: (lambda: opened(4), ("actor",)),
    DeckBuilt: (lambda: opened(4), NOBODY_ELSE),
    TurnBegan: (lambda: after(ANNA, Pass(), hands={}), NOBODY_ELSE),
    CardDrawn: (lambda: after(ANNA, DrawCard("deck"), luck=("ACE",)), ("actor",)),
    DiscardTaken: (lambda: after(ANNA, DrawCard("discard"), discard=["CO"]), NOBODY_ELSE),
    Passed: (lambda: after(ANNA, Pass()), NOBODY_ELSE),
    BribeOffered: (lambda: after(ANNA, Bribe(BERT, "SB")), ("actor",)),
    BribeAccepted: (lambda: after(ANNA, Bribe(BERT, "SB"), (BERT, AnswerBribe(True))), ("actor", "target")),
    BribeDeclined: (lambda: after(ANNA, Bribe(BERT, "SB"), (BERT, AnswerBribe(False))), NOBODY_ELSE),
    Stole: (lambda: after(ANNA, Steal(BERT)), NOBODY_ELSE),
    CashedOut: (lambda: after(BERT, CashOut(), turn=BERT), NOBODY_ELSE),
    Interrogated: (lambda: after(ANNA, Interrogate(BERT, "IB"), luck=("MF-UK",)), ("actor",)),
    BlackmailDeclared: (lambda: after(ANNA, Blackmail(BERT, "SB")), NOBODY_ELSE),
    BlackmailPaid: (lambda: after(ANNA, Blackmail(BERT, "SB"), (BERT, AnswerBlackmail("pay"))), NOBODY_ELSE),
    BlackmailDefended: (lambda: after(ANNA, Blackmail(BERT, "SB"), (BERT, AnswerBlackmail("defend"))), NOBODY_ELSE),
    BlackmailDeclined: (
        lambda: after(ANNA, Blackmail(BERT, "SB"), (BERT, AnswerBlackmail("decline")), luck=("CO",)),
        NOBODY_ELSE,
    ),
    CardTaken: (
        lambda: after(ANNA, Blackmail(BERT, "SB"), (BERT, AnswerBlackmail("decline")), luck=("CO",)),
        ("actor", "target"),
    ),
    DiscardOwed: (lambda: after(ANNA, Pass()), NOBODY_ELSE),
    Discarded: (lambda: after(ANNA, Pass(), Discard(("SB",))), NOBODY_ELSE),
    DeckReshuffled: (lambda: after(ANNA, Interrogate(CARL, "IB"), deck=[]), NOBODY_ELSE),
    CroupierPaid: (
        lambda: croupier_game(hands={CROUPIER: ["CO", "SB"]}, turn=CROUPIER, previous=ANNA).when(
            CROUPIER, CroupierTurn()
        ),
        NOBODY_ELSE,
    ),
    AgentRevealed: (lambda: after(BERT, WinAsAgent("MF-UK"), turn=BERT, cleared=[BERT]), NOBODY_ELSE),
    JournalistRevealed: (
        lambda: attempt("JOURNALIST", WinAsJournalist("MF-UK", CARL), hands={ANNA: ["MF-UK"]}),
        ("actor",),
    ),
    HitmanRevealed: (lambda: attempt("HITMAN", WinAsHitman(BERT)), ("actor",)),
    BrokerRevealed: (lambda: attempt("BROKER", WinAsBroker("hand-1", "discard")), ("actor",)),
    InterpolRevealed: (lambda: attempt("INTERPOL", WinAsInterpol(BERT)), ("actor",)),
    CroupierClaimed: (
        lambda: croupier_game(hands={CROUPIER: ["CO", "SB"]}, cleared=[CROUPIER]).when(ANNA, ClaimCroupier("USA")),
        NOBODY_ELSE,
    ),
    Eliminated: (lambda: attempt("HITMAN", WinAsHitman(BERT)), NOBODY_ELSE),
    DrawProposed: (lambda: after(ANNA, ProposeDraw()), NOBODY_ELSE),
    DrawAnswered: (lambda: after(ANNA, ProposeDraw(), (BERT, AnswerDraw(True))), NOBODY_ELSE),
    DrawRefused: (lambda: after(ANNA, ProposeDraw(), (BERT, AnswerDraw(False))), NOBODY_ELSE),
    Ended: (lambda: after(BERT, WinAsAgent("MF-UK"), turn=BERT, cleared=[BERT]), NOBODY_ELSE),
    CardsRevealed: (
        lambda: Story(given().state, RULESET.reveal(given().state)),
        NOBODY_ELSE,
    ),
}
"""For each event: a story with it, and the seats that learn its secrets."""


def test_every_event_has_its_audience_stated() -> None:
    assert set(WHO_LEARNS) == set(RULESET.events)


@pytest.mark.rule("MF-9.1.1", "MF-9.2.1")
@pytest.mark.parametrize("kind", RULESET.events, ids=lambda kind: kind.__name__)
def test_at_each_event_the_stated_seats_learn_the_secret_and_all_others_only_that_it_happened(
    kind: type[Event],
) -> None:
    tell, learners = WHO_LEARNS[kind]
    story = tell()
    event = next(event for event in story.events if type(event) is kind)
    audience = {getattr(event, "seat", None)} if "actor" in learners else set()
    audience |= {getattr(event, "target", None)} if "target" in learners else set()
    open_fields = [name for name in event.__struct_fields__ if name not in secret_fields(kind)]
    for by in (None, *story.table.seats):
        seen = observe(event, by).event
        assert all(getattr(seen, name) == getattr(event, name) for name in open_fields)
        for name in secret_fields(kind):
            if by in audience:
                assert getattr(seen, name) == getattr(event, name)
            else:
                assert getattr(seen, name) == UNKNOWN


@pytest.mark.rule("MF-9.2.1")
@pytest.mark.parametrize(
    ("role", "move"),
    [
        ("JOURNALIST", WinAsJournalist("MF-UK", CARL)),
        ("HITMAN", WinAsHitman(BERT)),
        ("BROKER", WinAsBroker("hand-1", "discard")),
        ("INTERPOL", WinAsInterpol(BERT)),
    ],
)
def test_with_sealed_checks_the_acting_player_learns_no_more_than_the_others(role: str, move: Command) -> None:
    story = attempt(role, move, hands={**HANDS, ANNA: ["MF-UK"]}, sealed_checks=True)
    assert story.seen(ANNA) == story.seen(CARL) == story.seen(None)
    assert story.seen(ANNA)[0].shown == UNKNOWN


@pytest.mark.rule("MF-9.1.2")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_spectator_sees_what_everybody_sees_and_no_more_until_the_game_is_over(players: int) -> None:
    start = opened(players, **VARIANTS.get(players, {}))
    for story in (start, *playout("spectator", players)):
        for event, seen in zip(story.events, story.seen(None), strict=True):
            assert all(getattr(seen, name) == UNKNOWN for name in secret_fields(event.__class__))
    assert story.table.reveal is None
    (told,) = RULESET.reveal(story.state)
    assert observe(told, None).event == told


@pytest.mark.rule("MF-9.1.3")
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_nobody_knows_the_box_the_croupiers_identity_or_the_deck(players: int) -> None:
    for number in range(5):
        for story in playout(f"box {number}", players):
            house, seats = story.state.house, range(players)
            told = [observe(event, seat).event for event in story.events for seat in seats]
            hidden = [
                event
                for event in told
                if isinstance(event, LetterBoxed | FreelancersBoxed | DeckBuilt | DeckReshuffled)
            ]
            assert not any(
                isinstance(getattr(event, name), Known) for event in hidden for name in secret_fields(event.__class__)
            )
            if players == 2 and story.table.outcome is None:
                assert story.table.revealed[CROUPIER] == ()
                assert not [
                    note for seat in seats for note in story.notes(seat) if note.card in story.mind(CROUPIER).identities
                ]
            assert all(house.letter not in story.mind(seat).hand for seat in seats)
            assert house.letter.removeprefix("AL-") not in {each for seat in seats for each in story.mind(seat).letters}


@pytest.mark.rule("MF-9.2.3")
def test_the_service_states_facts_and_draws_no_conclusions() -> None:
    story = given(4, identities={ANNA: "JOURNALIST"}, hands={ANNA: ["MF-UK"]}, cleared=[ANNA])
    wrong = story.when(ANNA, WinAsJournalist("MF-UK", CARL))
    assert [wrong.notes(seat) for seat in (BERT, CARL, 3)] == [[], [], []]
    said = RULESET.words.describe(wrong.table, wrong.mind(BERT), ("Anna", "Bert", "Carl", "Dora"))
    assert not [
        line for line in said if line.startswith("Carl") and "not" in line
    ]  # Bert may see what it reveals of Carl


@pytest.mark.rule("MF-9.2.4")
def test_no_command_says_or_shows_more_than_its_rule() -> None:
    shown = {command: sorted(command.__struct_fields__) for command in COMMANDS}
    assert not [fields for fields in shown.values() if {"text", "message", "show"}.intersection(fields)]
    for command in COMMANDS:
        for field in msgspec.structs.fields(command):
            assert field.type is not str
    offered = {
        type(each)
        for story in playout("table talk", 4)
        for seat in story.table.seats
        for kind in COMMANDS
        for each in story.offered(seat, kind)[:1]
    }
    assert offered <= set(COMMANDS)


@pytest.mark.rule("MF-9.1.1")
@pytest.mark.parametrize("players", [2, 4])
def test_the_view_of_everybody_holds_nothing_hidden(players: int) -> None:
    for story in playout("public", players):
        table = story.table
        public = {*table.discard, *(table.pool or ()), *(face for faces in table.revealed for face in faces)}
        assert table.hands == tuple(len(mind.hand) for mind in story.state.minds)
        assert set(table.discard) <= set(story.state.house.discard)
        assert story.state.house.letter not in public
