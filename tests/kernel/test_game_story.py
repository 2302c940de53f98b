"""What happens to a game as such is told in a line, and no template is forgotten."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from deaddrop.testing.organisers import POLICY
from domain.game.event_text import MESSAGES, english, line_of_event
from domain.game.events.clock_events import ClockStruck, SeatReturned, TimeGiven
from domain.game.events.event_table import NoShowsNoted, PlayOpened
from domain.game.events.game_events import (
    GAME_EVENTS,
    AutomationFailed,
    GameAborted,
    GameCreated,
    GameForked,
    GameHead,
    GameOver,
    GameRestored,
    GameStarted,
    GroupJoined,
    Parent,
    ReplayShared,
    RulingMade,
    SeatAbsent,
    SeatRecalled,
    SeatResigned,
    SeatTaken,
    SeedRevealed,
    TokenMinted,
    TokenRevoked,
)
from domain.game.events.intervention_events import (
    Paused,
    PauseEnded,
    SeatFilled,
    SeatReissued,
    SeatSubstituted,
    SlipExchanged,
    TimeAdded,
)
from domain.game.events.luck_events import (
    CommitmentReplaced,
    DrandRound,
    LuckClosed,
    LuckDrawn,
    NonceGiven,
    PublicGiven,
    TableCancelled,
)
from domain.game.events.seat_plan import SeatPlan
from domain.kernel.outcome import Outcome
from domain.kernel.secrecy import NOBODY, Event, Known
from domain.rulesets.microfilms import RULESET as MICROFILMS
from tests.laws.tables import CATALOGUE

PEOPLE = ("Anna", "Boris")
SECRET: Any = Known("ab" * 32, NOBODY)

PLAN: dict[str, Any] = {
    "ruleset": "microfilms", "ruleset_version": 1, "options": {}, "seats": (SeatPlan("human"), SeatPlan("human")),
    "visibility": "public", "delay_s": 0, "deal": "fresh", "analysis": False, "has_arbiter": False, "commitment": "00",
    "pace_ms": 0, "games_log": None, "players": (None, None), "id_hash": "00",
    **dict.fromkeys(("seed", "secret", "stated", "codes", "organiser", "arbiter", "group"), SECRET),
}  # fmt: skip
CREATED = GameCreated(**PLAN)
FORKED = GameForked(
    **PLAN, parent=Parent("07aaa", 12, "00"), viewpoint="all", luck="same", table=None, house=SECRET, resample=SECRET
)
RULED = RulingMade("correct", "Greta", "Anna had left.", Outcome((0,), "x"), Outcome((1,), "ruling"))

LINES: tuple[tuple[Event, str], ...] = (
    (CREATED, "The game opens: [microfilms], 2 seats."),
    (replace(CREATED, seats=(SeatPlan("bot", "house"),)), "The game opens: [microfilms], 1 seat."),
    (FORKED, "The game goes on from event 12 of game 07aaa, with 2 seats."),
    (SeatRecalled(0, SECRET), "Anna is told what that seat knew."),
    (GroupJoined(SECRET), "Another game is played with the same luck."),
    (SeatTaken(1, SECRET), "Boris sits down."),
    (TokenMinted("m1", "spectator", None, SECRET, SECRET), "Somebody is let in to watch."),
    (TokenMinted("m1", "seat:read", 1, SECRET, SECRET), "Somebody is let in to look on from Boris's seat."),
    (TokenRevoked("m1"), "A token or a link is revoked."),
    (ReplayShared("r1", SECRET), "A link to a replay is handed out."),
    (GameStarted(), "Every seat is taken, and the game begins."),
    (SeatResigned(0, "house", POLICY), "Anna resigns, and a bot plays on."),
    (SeatAbsent(1, "house"), "Boris is absent, and a bot plays meanwhile."),
    (SeatReturned(1), "Boris is back."),
    (Paused("2031-02-03T04:05:06.789Z", ("d7.0",), "Greta", "Tea!"), "The game is paused until 2031-02-03, 04:05 UTC, once what is open now is answered. Greta: Tea!"),
    (PauseEnded(), "The pause is over."),
    (TimeAdded(1, 61_001, "Greta", "Rain."), "Boris gets more time: 62 seconds. Greta: Rain."),
    (SeatReissued(1, SECRET, "Greta", "Lost."), "Boris gets another key to the seat, and the one before opens nothing any more. Greta: Lost."),
    (SlipExchanged(1, SECRET), "A device opens the slip of the seat of Boris, and plays it from here on."),
    (SeatSubstituted(1, SECRET, "5e" * 32, "Greta", "A train."), "Another person plays seat 1 from here on: Boris. Greta: A train."),
    (SeatFilled(1, "house", "Greta", "Late.", POLICY), "Boris is a bot's seat from now on. Greta: Late."),
    (GameAborted("Late.", goes_on=(0,), author="Greta"), "The organiser ended the game; the players here go on at a smaller table: Late."),
    (ClockStruck(("d7.1",), "Greta", "Too long."), "Time is up for Boris: the usual answer is given. Greta: Too long."),
    (TimeGiven("outage", 61_001), "Nobody could play for 62 seconds, which counts for nobody."),
    (ClockStruck(("d7.0", "d7.1")), "Time is up for Anna and Boris: the usual answer is given."),
    (AutomationFailed(0, 3), "Anna gives no legal answer, so the usual one is taken."),
    (GameAborted("The cat\u2028sat  on it."), "The organiser ended the game: The cat sat on it."),
    (GameOver((0, 1), "x"), "The game is over: Anna and Boris won."),
    (GameOver((), "x"), "The game is over: nobody won."),
    (RULED, "Greta rules that Boris won, no longer that Anna won. Anna had left."),
    (
        RulingMade("abort", "Greta", "It is late.", None, None),
        "Greta rules that the game ends without a result. It is late.",
    ),
    (
        GameRestored(GameHead(12, "00"), GameHead(7, "11"), "The disk failed."),
        "The operator put the game back to event 7: The disk failed.",
    ),
    (CommitmentReplaced(0, "00"), "Anna commits to another number for the luck."),
    (
        LuckClosed(1, ("00", None)),
        "Every seat is taken. Nobody can change what goes into the luck any more; the numbers are awaited.",
    ),
    (NonceGiven(1, "00"), "Boris adds a random number to the luck."),
    (LuckClosed(1, (None, None)), "Every seat is taken. Nobody can change what goes into the luck any more."),
    (LuckDrawn((), None), "The random numbers are in."),
    (LuckDrawn((), DrandRound("quicknet", 123)), "Round 123 of drand will deal the cards."),
    (PublicGiven(123, "00"), "Round 123 of the public luck is in."),
    (LuckClosed(2, ("00",)), "Nobody can change what goes into the luck any more; the numbers are awaited."),
    (
        TableCancelled((0, 1)),
        "Too many seats gave no number for the luck in time: Anna and Boris. The game ends.",
    ),
    (PlayOpened("2031-02-03T04:05:06.789Z"), "All tables of the round are there, and play begins."),
    (NoShowsNoted((0, 1)), "Anna and Boris had not come."),
    (NoShowsNoted(()), "Everybody had come."),
    (SeedRevealed("00", "11"), "The seed is revealed, and everything can be checked."),
)


@pytest.mark.parametrize(("event", "line"), LINES, ids=lambda part: type(part).__name__)
def test_an_event_is_told_in_a_line(event: Event, line: str) -> None:
    assert line_of_event(MICROFILMS, event, PEOPLE) == line


def test_every_event_of_a_game_is_told() -> None:
    assert {type(event) for event, _ in LINES} == set(GAME_EVENTS)
    assert set(MESSAGES) == {event.__struct_config__.tag for event in GAME_EVENTS}


def test_other_events_are_told_by_their_rulesets() -> None:
    for rules in CATALOGUE:
        assert not set(rules.events) & set(GAME_EVENTS)
        assert english(rules).line(CREATED, PEOPLE) == f"The game opens: {rules.title}, 2 seats."


def test_no_template_names_a_field_without_a_word_for_it() -> None:
    for template in MESSAGES.values():
        for field in re.findall(r"{(.*?)}", template):
            assert field.partition(":")[2] in english(MICROFILMS).words
