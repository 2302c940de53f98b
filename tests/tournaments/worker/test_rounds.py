"""Rounds open, play and close by themselves; what officials decide reaches the games."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from domain.catalogue import Catalogue
from domain.game.decide import default_answer
from domain.game.events.clock_events import ClockPlan
from domain.game.events.tournament_table import TournamentTable
from domain.kernel.errors import Conflict, Forbidden, RulesNotInstalled
from domain.kernel.timestamps import milliseconds
from extensions.tournaments.app.owed_steps.open_games import open_game, seat_token
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.decide import life, publishing, rulings
from extensions.tournaments.domain.decide.rulings import RulingPlan
from extensions.tournaments.domain.entries import numbered_name
from extensions.tournaments.domain.facts.parts import AddedTime, Result, Unfinished
from extensions.tournaments.domain.regulations.terms import TimeTerms
from service.app.bots.automation import command_body
from service.app.core.authorization import authenticate_principal, is_withheld
from service.app.core.idempotent_requests import Request
from service.app.core.read_game import load_view
from service.app.maintenance.doctor import check_store, mend_streams
from service.app.play.submit_command import sent_command, submit_command
from service.ids import game_id
from service.store import StreamHead
from tests.tournaments.aggregate.hall import text
from tests.tournaments.worker.club import Club, club_regulations

FAST = ClockPlan(60, 0, 0, 3, "bot")


def opened(people: int = 8, **changes: Any) -> Club:
    """A club whose first round is open."""
    club = Club(club_regulations(**changes))
    club.enter(people)
    club.publish(1)
    club.run()
    return club


def seat_to_act(club: Club, table: int = 1) -> tuple[str, int, str]:
    """A game, the first seat that it awaits, and the token of that seat."""
    game = next(each for each in club.games(1) if table_of(each.created.tournament_table) == table)
    seat = min(game.open)
    return game.id, seat, seat_token(club.context, game.id, seat)


def table_of(where: object) -> int:
    assert isinstance(where, TournamentTable)
    return where.table


def act(club: Club, table: int = 1) -> None:
    """The seat that is awaited passes, or makes its default move."""
    game_id_, _, token = seat_to_act(club, table)
    game = club.context.games.load(game_id_)
    decision = game.open[min(game.open)]
    body = command_body(default_answer(game, decision))
    submit_command(club.context, game_id_, sent_command(token, decision.id, body), Request(f"m{game.version}", "f"))


def test_nobody_acts_before_the_round_is_open() -> None:
    club = Club()
    club.enter(8)
    club.publish(1)
    tournament = club.tournament
    table = tournament.rounds[1].tables[1]
    game = open_game(club.context, tournament, tournament.rounds[1], table, club.context.part(Tournaments).repository.texts(tournament))
    assert (game.status, game.is_held, game.open, is_withheld(game)) == ("playing", True, {}, True)
    token = seat_token(club.context, game.id, 0)
    for body in ({"type": "pass"}, {"type": "resign"}, {"type": "leave"}):
        with pytest.raises(Conflict, match="when its round is open"):
            submit_command(club.context, game.id, sent_command(token, None, body), Request("m", "f"))
    with pytest.raises(Forbidden):
        authenticate_principal(game, None)
    club.run()
    after = club.context.games.load(game.id)
    assert (after.is_held, bool(after.open), is_withheld(after)) == (False, True, False)
    assert club.tournament.rounds[1].state == "open"
    act(club)


def test_names_are_shown_as_the_regulations_say() -> None:
    for shown_as, name in (("names", "Player 1"), ("numbers", "Entry 1"), ("initials", "P. 1. (1)")):
        club = opened(shown_as=shown_as)
        assert name in [each for game in club.games(1) for each in club.context.games.names(game).values()]


def test_a_long_name_is_cut_to_what_a_seat_may_be_called() -> None:
    assert numbered_name("x" * 80, 117) == "x" * 34 + " (117)"


def test_clocks_start_when_the_round_starts() -> None:
    club = Club(club_regulations(clock=FAST))
    club.enter(8)
    club.publish(1, starts_in_s=600)
    club.run()
    starts_ms = milliseconds(club.tournament.rounds[1].starts_at)
    game = next(club.games(1))
    assert game.table_clock is not None
    assert [game.deadline_ms(seat) for seat in game.open] == [starts_ms + 60_000] * len(game.open)
    act(club)
    game = next(club.games(1))
    assert min(game.deadline_ms(seat) or 0 for seat in game.open) == starts_ms + 60_000
    club.pass_s(590)
    assert not any(each.table_clock and any(each.table_clock.strikes) for each in club.games(1))
    club.pass_s(90)
    assert all(each.table_clock and any(each.table_clock.strikes) for each in club.games(1))


@pytest.mark.parametrize("rule", ["tell", "absent"])
def test_who_has_not_looked_is_noted(rule: Literal["tell", "absent"]) -> None:
    club = opened(times=TimeTerms(no_show_s=60, no_show=rule))
    game_id_, seat, token = seat_to_act(club)
    game = club.context.games.load(game_id_)
    load_view(club.context, game, authenticate_principal(game, token))
    club.pass_s(70)
    after = club.context.games.load(game_id_)
    assert after.opening is not None
    gone = tuple(each for each in range(len(after.seats)) if each != seat)
    assert after.opening.no_shows == gone
    assert tuple(each for each in gone if after.is_absent(each)) == (gone if rule == "absent" else ())
    assert not after.is_absent(seat)


def test_who_has_moved_has_come() -> None:
    club = opened(times=TimeTerms(no_show_s=60))
    name, seat, _ = seat_to_act(club)
    act(club)
    club.pass_s(70)
    opening = club.context.games.load(name).opening
    assert opening is not None
    assert seat not in opening.no_shows
    assert club.store.rows("seen-seats", None, 10) == []


def test_the_doctor_finds_a_tournament_that_nobody_asks_for() -> None:
    club = Club()
    club.enter(8)
    club.publish(1)
    assert [each for each in check_store(club.store, club.catalogue) if each.problems] == []
    tournament = club.tournament
    club.store.owe(tournament.id, StreamHead(tournament.version, tournament.digest), "clear")
    [found] = [each for each in check_store(club.store, club.catalogue) if each.problems]
    assert found.game == tournament.id
    mend_streams(club.context)
    club.run()
    assert club.state(1) == "open"
    assert [each for each in check_store(club.store, club.catalogue) if each.problems] == []


def test_a_round_that_cannot_be_opened_is_withdrawn_whole() -> None:
    club = Club()
    club.enter(8)
    club.publish(1)
    tournament = club.tournament
    table = tournament.rounds[1].tables[1]
    first = open_game(club.context, tournament, tournament.rounds[1], table, {})
    club.context = club.process(catalogue=Catalogue())
    with pytest.raises(RulesNotInstalled):
        club.attend()
    assert club.types()[-1] == "round.withdrawn"
    club.context = club.process()
    club.pass_s(60)
    assert 1 not in club.tournament.rounds
    assert [(each.id, each.status, each.is_revealed) for each in club.games()] == [(first.id, "aborted", True)]
    reasons = [each.text for each in club.context.part(Tournaments).repository.texts(club.tournament).values() if "cannot be opened" in each.text]
    assert reasons
    club.publish(1)
    club.run()
    assert club.tournament.rounds[1].state == "open"


def test_a_game_of_a_withdrawn_round_that_came_too_late_ends_by_itself() -> None:
    club = Club()
    club.enter(8)
    club.publish(1)
    before = club.tournament
    club.do(publishing.withdraw_round, 1, before.rounds[1].changed, None)
    club.run()
    late = open_game(club.context, before, before.rounds[1], before.rounds[1].tables[1], {})
    assert late.is_held
    club.pass_s(60)
    assert club.context.games.load(late.id).status == "aborted"


def test_a_ruling_is_repeated_in_its_game() -> None:
    club = opened(clock=FAST)
    club.do(rulings.rule, RulingPlan(1, 1, "time", text("Rain."), time=AddedTime(None, 60_000)), game_id)
    club.do(rulings.rule, RulingPlan(1, 2, "void", text("Looked into another's cards.")), game_id)
    club.run()
    first, second = club.games(1)
    assert first.interventions == 1
    assert (second.status, [each.reason for each in second.rulings]) == ("aborted", ["Ruling 2 of the tournament."])
    assert club.tournament.rounds[1].tables[2].state == "void"
    assert club.types().count("table.finished") == 1


def test_a_result_is_corrected_in_its_game() -> None:
    club = Club()
    club.enter(0, bots=4)
    club.publish(1)
    club.run()
    [game] = club.games(1)
    corrected = Result("played", (1,), "ruling", (2, 1, 2, 2))
    club.do(rulings.rule, RulingPlan(1, 1, "correct", text("Miscounted."), result=corrected), game_id)
    club.run()
    [after] = club.games(1)
    assert after.outcome is not None
    assert (after.outcome.winners, [each.kind for each in after.rulings]) == ((1,), ["correct"])
    assert game.outcome != after.outcome


def test_a_round_is_closed_with_tables_that_still_play() -> None:
    club = opened()
    club.close(1, [Unfinished(1, "draw"), Unfinished(2, "by_scores")])
    club.run()
    played = club.tournament.rounds[1]
    assert played.state == "closed"
    assert [each.result and each.result.kind for each in played.tables.values()] == ["draw", "by_scores"]
    assert {each.status for each in club.games(1)} == {"aborted"}


def test_a_round_closes_by_its_time() -> None:
    club = opened(times=TimeTerms(round_s=3600, at_limit="close", unfinished="void", no_show_s=None))
    club.pass_s(3500)
    assert club.state(1) == "open"
    club.pass_s(200)
    assert club.state(1) == "closed"
    assert [each.state for each in club.tournament.rounds[1].tables.values()] == ["void", "void"]


def test_a_cancelled_tournament_ends_its_games_and_reveals_its_seed() -> None:
    club = opened()
    club.do(life.cancel, text("The hall burns."))
    club.run()
    assert club.tournament.ended is not None
    assert {(each.status, each.is_revealed) for each in club.games()} == {("aborted", True)}
