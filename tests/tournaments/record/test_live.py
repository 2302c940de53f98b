"""Tournaments that the service itself has opened, played and closed: their exported records are consistent."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from domain.game.events.clock_events import ClockPlan
from extensions.tournaments.domain.counting.tournament_book import final_places
from extensions.tournaments.domain.decide import life, publishing, rulings
from extensions.tournaments.domain.decide.rulings import RulingPlan
from extensions.tournaments.domain.facts.parts import AddedTime, Unfinished
from extensions.tournaments.domain.regulations.terms import TimeTerms
from service.ids import game_id
from tests.spec.both import js_facts
from tests.tournaments.aggregate.hall import text
from tests.tournaments.record.forgeries import AT_TABLES
from tests.tournaments.record.forging import parts_of, raw_of
from tests.tournaments.record.live import record_of_club, regulations
from tests.tournaments.record.test_forgeries import verdict_of
from tests.tournaments.worker.club import Club

FAST = ClockPlan(60, 0, 0, 1, "bot")


def confirm(club: Club) -> None:
    club.pass_s(2_000)
    club.do(life.confirm, club.tournament.version, final_places(club.tournament))


def bots_alone() -> Club:
    club = Club(regulations(rounds=2))
    club.enter(0, bots=8)
    for number in (1, 2):
        club.publish(number)
        club.run()
        club.close(number)
        club.run()
    confirm(club)
    return club


def nobody_comes() -> Club:
    """People whose clocks strike, so that bots play for them."""
    club = Club(regulations(clock=FAST, times=TimeTerms(no_show_s=60, no_show="absent")))
    club.enter(8)
    club.publish(1)
    club.run()
    for _ in range(20):
        club.pass_s(70)
    club.close(1, [Unfinished(each.number, "void") for each in club.tournament.rounds[1].tables.values() if not each.is_decided])
    club.run()
    confirm(club)
    return club


def a_duplicate() -> Club:
    club = Club(regulations("duplicate"))
    club.enter(0, bots=12)
    club.publish(1)
    club.run()
    club.close(1)
    club.run()
    confirm(club)
    return club


def rulings_and_unfinished_tables() -> Club:
    """A round withdrawn while it was open, time that was given, a replay, a table ended without a result."""
    club = Club(regulations(clock=FAST))
    club.enter(8)
    club.publish(1)
    club.run()
    club.do(publishing.withdraw_round, 1, club.tournament.rounds[1].changed, text("The wrong list"))
    club.run()
    club.publish(1)
    club.run()
    club.do(rulings.rule, RulingPlan(1, 1, "time", text("Light"), time=AddedTime(None, 60_000)), game_id)
    club.run()
    club.do(rulings.rule, RulingPlan(1, 2, "replay", text("Wrong cards")), game_id)
    club.run()
    club.close(1, [Unfinished(1, "draw"), Unfinished(2, "by_scores")])
    club.run()
    confirm(club)
    return club


def cancelled() -> Club:
    club = Club(regulations())
    club.enter(8)
    club.publish(1)
    club.run()
    club.do(life.cancel, text("No hall"))
    club.run()
    return club


def still_on() -> Club:
    club = Club(regulations(rounds=2))
    club.enter(4, bots=4)
    club.publish(1)
    club.run()
    return club


CLUBS = {each.__name__: each for each in (bots_alone, nobody_comes, a_duplicate, rulings_and_unfinished_tables, cancelled, still_on)}


def raw_of_club(name: str) -> bytes:
    """The record of a club, unsigned, so that its parts can be forged."""
    parts = parts_of(record_of_club(CLUBS[name]()))
    parts.header["checkpoint"] = None
    return raw_of(parts)


def test_contradictions_of_regulations_and_games_are_named_alike(tmp_path: Path) -> None:
    raw, raws = raw_of_club("nobody_comes"), dict[str, bytes]()
    for name, (forge, _) in AT_TABLES.items():
        parts = parts_of(raw)
        forge(parts)
        raws[name] = raw_of(parts)
    for name, said in js_facts(raws, tmp_path).items():
        found = verdict_of(raws[name]).problem
        assert found is not None, name
        assert (found.word, found.game, found.line) == (AT_TABLES[name][1], said["problem"]["game"], said["problem"]["line"]), name
        assert said["problem"]["word"] == found.word, name


def test_regulations_amended_during_a_round_hold_for_tables_that_begin_later() -> None:
    club = Club(regulations(clock=FAST, times=TimeTerms(no_show_s=60, no_show="absent")))
    club.enter(4)
    club.publish(1)
    before = club.tournament
    later = replace(before.regulations, times=replace(before.regulations.times, no_show_s=120))
    club.do(life.amend, club.context.catalogue.exact("microfilms", 1), later, seen=before.version, reason=text("Rain"))
    club.run()
    club.do(publishing.withdraw_round, 1, club.tournament.rounds[1].changed, text("No hall"))
    club.run()
    assert verdict_of(record_of_club(club)).problem is None


@pytest.mark.parametrize("name", CLUBS)
def test_what_the_service_exports_is_consistent(name: str, tmp_path: Path) -> None:
    raw = record_of_club(CLUBS[name]())
    found = verdict_of(raw)
    assert (found.verdict, found.problem) == ("consistent", None)
    assert found.decided == found.complete == (name != "still_on")
    assert found.unbound == 0
    theirs = js_facts({name: raw}, tmp_path)[name]
    assert theirs["problem"] is None
    assert theirs["interventions"] == found.interventions
