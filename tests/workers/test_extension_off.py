"""Tournaments are off, and their data is there: games go on, what tournaments are owed waits at no cost, and runs when they are on."""

from __future__ import annotations

import pytest

from domain.game.luck.drand import CHAIN, round_ms
from extensions.tournaments.app.owed_steps.open_games import open_game
from extensions.tournaments.app.rows import find_tournament_row
from extensions.tournaments.domain.regulations.terms import LuckTerms, TimeTerms
from extensions.tournaments.domain.rows import tournament_row as tournament_row
from service.app.due.automation_due import HELD_MS
from service.app.due.awaited_rounds import NAME as ROUNDS
from service.app.due.set_aside import NAME as SET_ASIDE
from service.app.maintenance.doctor import check_store, mend_streams
from service.app.maintenance.resume import resume
from service.app.projected.lobby import project
from service.extensions import NONE
from service.store import AutomationBacklog
from tests.hang import until
from tests.rounds import NAMED_MS, NUMBER
from tests.tournaments.worker.club import ID, Club, club_regulations
from tests.tournaments.worker.playing import game_at, play_at_random, play_defaults
from tests.workers.following import following
from tests.workers.test_drand_rounds import relay, told
from tests.workers.test_tournaments import Asked, published
from workers import stream_job
from workers.automation_job import play_slice
from workers.dispatcher import sweep
from workers.drand_rounds import Relays, give_due_rounds
from workers.share import Share

NOTE = "1 log belongs to an extension that is off: it is kept, and its work waits until DEADDROP_EXTENSIONS names the extension"


def switched_off(club: Club) -> Club:
    """The same club with workers that know no tournaments."""
    club.worker = club.process(extensions=NONE)
    return club


def switch_on(club: Club) -> int:
    """Tournaments are on again; how much had waited for them."""
    club.worker = None
    return resume(club.context)


def check_rests(club: Club) -> None:
    """Nothing is asked for, however often, and nothing counts as overdue."""
    now_ms = club.clock.ms + 86_400_000
    assert sweep(club.store, Asked(), now_ms) == 0
    assert club.store.automation_backlog(now_ms) == AutomationBacklog(0, 0)


def problems(club: Club) -> dict[str, tuple[str, ...]]:
    """What the doctor finds wrong where tournaments are off."""
    return {each.game: each.problems for each in check_store(club.store, club.catalogue, (), NONE) if each.problems}


def test_a_due_step_waits_and_runs_when_tournaments_are_on_again(monkeypatch: pytest.MonkeyPatch) -> None:
    club = switched_off(published())
    before = club.store.read(ID)
    monkeypatch.setattr(stream_job, "worker_context", lambda: club.worker)
    stream_job.attend(ID)
    check_rests(club)
    assert club.worker is not None
    assert resume(club.worker) == 0
    assert (club.store.read(ID), club.store.row(SET_ASIDE, ID)) == (before, b"t")
    assert not any(each.problems for each in check_store(club.store, club.catalogue)), "a doctor that comes before the dispatcher"
    assert switch_on(club) == 1
    club.run()
    assert club.state(1) == "open"
    assert club.store.rows(SET_ASIDE, None, 10) == []


def test_a_time_that_is_not_up_yet_stays_as_it_is() -> None:
    club = Club(club_regulations(times=TimeTerms(round_s=3600, at_limit="close", no_show_s=None)))
    club.enter(8)
    club.publish(1)
    club.run()
    due_ms = club.store.due_ms(ID)
    assert due_ms is not None
    switched_off(club).pass_s(60)
    assert club.store.due_ms(ID) == due_ms
    club.pass_s(3600)
    check_rests(club)
    switch_on(club)
    club.run()
    assert club.state(1) in ("closing", "closed")


def test_games_of_tables_go_on_and_come_to_the_tournament_later() -> None:
    club = Club(club_regulations(times=TimeTerms(no_show_s=60)))
    club.enter(6, bots=2)
    club.publish(1)
    club.run()
    on = [each.number for each in club.tournament.rounds[1].tables.values() if not each.is_decided]
    switched_off(club)
    play_defaults(club)
    club.pass_s(70)
    check_rests(club)
    play_at_random(club)
    check_rests(club)
    assert not any(each.is_running for each in club.games(1))
    assert [each.number for each in club.tournament.rounds[1].tables.values() if not each.is_decided] == on != []
    assert problems(club) == {}
    assert switch_on(club) == len(on)
    club.run()
    assert all(each.is_decided for each in club.tournament.rounds[1].tables.values())
    assert [each for each in check_store(club.store, club.catalogue) if each.problems] == []


def test_a_table_that_was_dealt_waits_for_its_round() -> None:
    club = published()
    tournament = club.tournament
    held = open_game(club.context, tournament, tournament.rounds[1], tournament.rounds[1].tables[1], {})
    club.clock.ms += HELD_MS + 1000
    play_slice(club.context, held.id, 0)
    assert club.store.rows(SET_ASIDE, None, 10) == [], "its tournament is on, and needs it again"
    switched_off(club).run()
    check_rests(club)
    assert problems(club) == {}
    assert game_at(club, 1).is_held
    assert switch_on(club) == 2
    club.run()
    assert game_at(club, 1).id == held.id
    assert not game_at(club, 1).is_held


def test_a_no_show_is_noted_when_tournaments_are_on_again() -> None:
    club = Club(club_regulations(times=TimeTerms(no_show_s=60)))
    club.enter(8)
    club.publish(1)
    club.run()
    switched_off(club).pass_s(70)
    check_rests(club)
    assert problems(club) == {}
    switch_on(club)
    club.run()
    opening = game_at(club, 1).opening
    assert opening is not None
    assert opening.no_shows == tuple(range(len(game_at(club, 1).seats)))


def test_a_round_of_drand_is_kept_for_it_and_asked_of_no_relay() -> None:
    club = Club(club_regulations(luck=LuckTerms("drand")))
    club.enter(8)
    club.clock.ms = NAMED_MS - 10_000
    club.publish(1)
    club.run()
    club.clock.ms = round_ms(NUMBER)
    with relay(told()) as (url, asked):
        assert give_due_rounds(club.process(extensions=NONE), Relays([url]))
        assert (asked, club.store.rows(ROUNDS, None, 10)) == ([], [(ID, str(NUMBER).encode())])
        assert give_due_rounds(club.context, Relays([url]))
        assert asked == [f"/{CHAIN}/public/{NUMBER}"]
    assert club.tournament.rounds[1].entropy
    assert club.store.rows(ROUNDS, None, 10) == []


def test_lists_stay_and_are_rebuilt_once_they_have_missed_news() -> None:
    club = Club()
    off, store = club.process(extensions=NONE), club.store
    listed = store.rows(tournament_row.NAME, None, 10)
    mend_streams(off)
    assert store.rows(tournament_row.NAME, None, 10) == listed != []
    assert [each.notes for each in check_store(store, club.catalogue, (), NONE)] == [(), (NOTE,)]
    assert switch_on(club) == 1
    store.delist(tournament_row.NAME, ID)
    with following(Share(store, "alone"), store, "lobby", lambda take, stopping: project(off, take, stopping)):
        until(lambda: store.row(SET_ASIDE, "t"))
    assert find_tournament_row(store, ID) is None
    assert switch_on(club) == 0
    row = find_tournament_row(store, ID)
    assert row is not None
    assert row.head == club.tournament.version
