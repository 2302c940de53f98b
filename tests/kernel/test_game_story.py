"""What happens to a game as such is told in a line that fits, and no template is forgotten; the corpus tells every event."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from domain.game.event_text import MESSAGES, english, line_of_event
from domain.game.events.clock_events import ClockStruck, TimeGiven
from domain.game.events.game_events import (
    GAME_EVENTS,
    GameAborted,
    GameCreated,
    GameForked,
    GameHead,
    GameOver,
    GameRestored,
    Parent,
    RulingMade,
    SeatAbsent,
    TokenMinted,
)
from domain.game.events.intervention_events import Paused, TimeAdded
from domain.game.events.luck_events import DrandRound, LuckClosed, LuckDrawn, TableCancelled
from domain.game.events.seat_plan import SeatPlan
from domain.game.events.tournament_table import NoShowsNoted
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
    (TokenMinted("m1", "spectator", None, SECRET, SECRET), "Somebody is let in to watch."),
    (TokenMinted("m1", "seat:read", 1, SECRET, SECRET), "Somebody is let in to look on from Boris's seat."),
    (SeatAbsent(1, "house"), "Boris is absent, and a bot plays meanwhile."),
    (Paused("2031-02-03T04:05:06.789Z", ("d7.0",), "Greta", "Tea!"), "The game is paused until 2031-02-03, 04:05 UTC, once what is open now is answered. Greta: Tea!"),
    (TimeAdded(1, 61_001, "Greta", "Rain."), "Boris gets more time: 62 seconds. Greta: Rain."),
    (GameAborted("Late.", goes_on=(0,), author="Greta"), "The organiser ended the game; the players here go on at a smaller table: Late."),
    (ClockStruck(("d7.1",), "Greta", "Too long."), "Time is up for Boris: the usual answer is given. Greta: Too long."),
    (TimeGiven("outage", 61_001), "Nobody could play for 62 seconds, which counts for nobody."),
    (ClockStruck(("d7.0", "d7.1")), "Time is up for Anna and Boris: the usual answer is given."),
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
    (
        LuckClosed(1, ("00", None)),
        "Every seat is taken. Nobody can change what goes into the luck any more; the numbers are awaited.",
    ),
    (LuckClosed(1, (None, None)), "Every seat is taken. Nobody can change what goes into the luck any more."),
    (LuckDrawn((), None), "The random numbers are in."),
    (LuckDrawn((), DrandRound("quicknet", 123)), "Round 123 of drand will deal the cards."),
    (LuckClosed(2, ("00",)), "Nobody can change what goes into the luck any more; the numbers are awaited."),
    (
        TableCancelled((0, 1)),
        "Too many seats gave no number for the luck in time: Anna and Boris. The game ends.",
    ),
    (NoShowsNoted((0, 1)), "Anna and Boris had not come."),
    (NoShowsNoted(()), "Everybody had come."),
)


@pytest.mark.parametrize(("event", "line"), LINES, ids=lambda part: type(part).__name__)
def test_an_event_is_told_in_a_line(event: Event, line: str) -> None:
    assert line_of_event(MICROFILMS, event, PEOPLE) == line


def test_every_event_of_a_game_is_told() -> None:
    assert set(MESSAGES) == {event.__struct_config__.tag for event in GAME_EVENTS}


def test_other_events_are_told_by_their_rulesets() -> None:
    for rules in CATALOGUE:
        assert not set(rules.events) & set(GAME_EVENTS)
        assert english(rules).line(CREATED, PEOPLE) == f"The game opens: {rules.title}, 2 seats."


def test_no_template_names_a_field_without_a_word_for_it() -> None:
    for template in [each for each in MESSAGES.values() if isinstance(each, str)]:
        for field in re.findall(r"{(.*?)}", template):
            assert field.partition(":")[2] in english(MICROFILMS).words
