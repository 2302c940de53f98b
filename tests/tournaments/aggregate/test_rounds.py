"""Rounds: opened at once or not at all, withdrawn whole, closed with all that lies in them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from domain.game.events.game_events import GameHead
from extensions.tournaments.domain.decide import finishing, life, publishing
from extensions.tournaments.domain.facts.parts import Result, TablePlan, Unfinished
from extensions.tournaments.domain.luck import table_seed
from extensions.tournaments.domain.refusals import RoundUnfinished
from service.ids import game_id
from tests.tournaments.aggregate.hall import Hall, evening, heads_of, opened, seats_of, text, token, under_way, won
from tests.tournaments.aggregate.refused import refusal_of, refused


def published() -> Hall:
    hall = opened(8)
    hall.prepare(1)
    return hall


def test_a_round_is_opened_whole_and_once() -> None:
    hall = published()
    games = {each: token(each) for each in hall.tournament.rounds[1].games}
    some = dict(list(games.items())[:1])
    assert refused(hall, publishing.open_round, 1, some, by=None) == "malformed"
    assert refused(hall, publishing.open_round, 1, games, by="o1") == "forbidden"
    hall.do(publishing.open_round, 1, games, by=None)
    assert hall.do(publishing.open_round, 1, games, by=None).facts == ()
    other = {each: token("other") for each in games}
    assert refused(hall, publishing.open_round, 1, other, by=None) == "round-under-way"


def test_a_round_is_withdrawn_only_before_a_decision_was_answered() -> None:
    hall = under_way(8)
    now = hall.tournament.version
    assert refused(hall, publishing.withdraw_round, 1, now, None, answered=[2]) == "round-under-way"
    assert refused(hall, publishing.withdraw_round, 1, hall.tournament.rounds[1].changed - 1, None) == "stale-decision"
    assert refused(hall, publishing.withdraw_round, 1, now, None) == "done"
    hall.finish(1, 1)
    assert refused(hall, publishing.withdraw_round, 1, hall.tournament.version, None) == "round-under-way"


def test_a_round_that_was_withdrawn_has_other_games_and_other_deals() -> None:
    hall = published()
    before = hall.tournament.rounds[1]
    seeds = {table_seed(hall.tournament, before, each) for each in before.tables.values()}
    hall.do(publishing.withdraw_round, 1, hall.tournament.version, None, by=None)
    hall.draft(1)
    hall.publish(1)
    after = hall.tournament.rounds[1]
    assert after.attempt == 2
    assert set(after.games).isdisjoint(before.games)
    assert seeds.isdisjoint({table_seed(hall.tournament, after, each) for each in after.tables.values()})


def test_a_close_says_which_tables_lack_what() -> None:
    hall = under_way(8)
    hall.finish(1, 1)
    refusal = refusal_of(hall, finishing.close_round, 1, hall.tournament.version, ())
    assert isinstance(refusal, RoundUnfinished)
    assert refusal.code == "round-unfinished"
    assert refusal.tables == ((2, "still plays"),)
    done = [Unfinished(1, "void"), Unfinished(2, "void")]
    assert refused(hall, finishing.close_round, 1, hall.tournament.version, done) == "malformed"


def test_a_game_without_an_outcome_needs_a_word() -> None:
    hall = under_way(4)
    game = hall.tournament.rounds[1].tables[1].game.id
    hall.finish_game(1, 1, game, None)
    refusal = refusal_of(hall, finishing.close_round, 1, hall.tournament.version, ())
    assert isinstance(refusal, RoundUnfinished)
    assert refusal.tables == ((1, "ended without a result"),)
    hall.do(finishing.close_round, 1, hall.tournament.version, [Unfinished(1, "points", ("1", "1/2", "0", "0"))])
    result = hall.tournament.rounds[1].tables[1].result
    assert result is not None
    assert (result.kind, result.points) == ("adjusted", ("1", "1/2", "0", "0"))


def test_a_round_is_closed_when_all_its_games_are_over_and_known() -> None:
    hall = under_way(8)
    hall.finish(1, 1)
    hall.do(finishing.close_round, 1, hall.tournament.version, [Unfinished(2, "void")])
    heads = heads_of(hall.tournament, 1)
    assert refused(hall, finishing.complete_close, 1, heads, by=None) == "round-unfinished"
    hall.finish_game(1, 2, hall.tournament.rounds[1].tables[2].game.id, None)
    assert refused(hall, finishing.complete_close, 1, heads, by=None) == "malformed"
    heads = heads_of(hall.tournament, 1)
    early = {game: GameHead(1, head.digest) for game, head in heads.items()}
    assert refused(hall, finishing.complete_close, 1, early, by=None) == "malformed"
    hall.do(finishing.complete_close, 1, heads, by=None)
    assert hall.tournament.rounds[1].tables[2].state == "void"
    assert hall.do(finishing.complete_close, 1, heads, by=None).facts == ()


def test_tables_that_still_play_count_as_it_is_said_until_their_games_say_otherwise() -> None:
    hall = under_way(8)
    hall.finish(1, 1)
    hall.do(finishing.close_round, 1, hall.tournament.version, [Unfinished(2, "draw")])
    assert hall.state(1) == "closing"
    for state, kind in (("ruled", "draw"), ("finished", "played")):
        table = hall.tournament.rounds[1].tables[2]
        assert (table.state, table.result and table.result.kind) == (state, kind)
        hall.finish(1, 2)


def test_a_table_is_finished_once_and_by_nobodys_hand() -> None:
    hall = under_way(4)
    game = hall.tournament.rounds[1].tables[1].game.id
    given, ended = (1, 1, game, GameHead(40, token("x"))), dict[str, Any](result=won(4), played_by=["entry"] * 4)
    assert refused(hall, finishing.finish_table, *given, by="o1", **ended) == "forbidden"
    hall.do(finishing.finish_table, *given, by=None, **ended)
    assert hall.do(finishing.finish_table, *given, by=None, **ended).facts == ()
    other = (1, 1, game, GameHead(41, token("y")))
    assert refused(hall, finishing.finish_table, *other, by=None, **ended) == "game-over"


def test_the_service_closes_by_rule_and_not_before_the_time() -> None:
    regulations = evening()
    times = replace(regulations.times, round_s=600, at_limit="close", unfinished="draw")
    hall = under_way(8, replace(regulations, times=times))
    now = hall.tournament.version
    assert refused(hall, finishing.close_round, 1, now, (), by=None) == "round-under-way"
    hall.pass_s(700)
    hall.do(finishing.close_round, 1, now, (), by=None)
    assert [each.how for each in hall.tournament.rounds[1].unfinished] == ["draw", "draw"]


def test_nothing_of_a_board_is_public_until_its_round_is_closed() -> None:
    hall = under_way(8, evening(preset="duplicate"))
    opened_at = hall.tournament.version
    for table in (1, 2):
        hall.finish(1, table)
        assert hall.tournament.public_version == opened_at < hall.tournament.version
    hall.close(1)
    assert hall.tournament.public_version == hall.tournament.version
    plain = under_way(8)
    plain.finish(1, 1)
    assert plain.tournament.public_version == plain.tournament.version


def test_the_seed_of_a_cancelled_tournament_waits_for_its_games() -> None:
    hall = under_way(4)
    hall.do(life.cancel, text("Fire alarm"))
    assert hall.tournament.ended is None
    assert refused(hall, life.reveal, by=None) == "round-under-way"
    hall.finish_game(1, 1, hall.tournament.rounds[1].tables[1].game.id, None)
    hall.do(life.reveal, by=None)
    assert hall.tournament.ended == hall.tournament.version
    early = opened(4)
    early.do(life.cancel, text("No hall"))
    assert early.tournament.ended == early.tournament.version


def club_season() -> Hall:
    """A round to which entries bring tables of their own."""
    regulations = evening()
    pairing, terms = replace(regulations.pairing, method="open"), replace(regulations.entries, check_in="none")
    hall = opened(8, replace(regulations, pairing=pairing, entries=terms))
    hall.draft(1, [])
    hall.publish(1)
    hall.open(1)
    return hall


def table(number: int, *entries: int) -> TablePlan:
    return TablePlan(number, "all", seats_of(*entries))


def test_entries_make_tables_of_their_own_one_at_a_time() -> None:
    hall = club_season()
    assert refused(hall, publishing.add_table, 1, table(1, 1, 2, 3), game_id, by="e4") == "forbidden"
    assert refused(hall, publishing.add_table, 1, table(2, 1, 2, 3), game_id, by="e2") == "round-under-way"
    for wrong in ((1, 2), (1, 2, 77), (1, 2, 2)):
        assert refused(hall, publishing.add_table, 1, table(1, *wrong), game_id, by="e2") == "pairing-illegal"
    hall.do(publishing.add_table, 1, table(1, 1, 2, 3), game_id, by="e2")
    assert refused(hall, publishing.add_table, 1, table(2, 3, 4, 5), game_id, by="e4") == "pairing-illegal"
    hall.do(publishing.open_table, 1, 1, token("a"), by=None)
    hall.do(publishing.add_table, 1, table(2, 4, 5, 6), game_id, by="e4")
    hall.finish(1, 1)
    hall.do(publishing.add_table, 1, table(3, 1, 2, 3), game_id, by="e2")
    assert hall.state(1) == "open"
    assert refused(under_way(8), publishing.add_table, 1, table(3, 1, 2, 3), game_id) == "round-under-way"


def test_a_late_table_has_a_deal_of_its_own() -> None:
    """The list of tables was closed with the publication, and the deal of a board can be known from then on."""
    hall = club_season()
    hall.do(publishing.add_table, 1, replace(table(1, 1, 2, 3), board=1), game_id, by="e2")
    played = hall.tournament.rounds[1]
    assert played.tables[1].board is None
    on_board = replace(played.tables[1], board=1)
    assert table_seed(hall.tournament, played, played.tables[1]) != table_seed(hall.tournament, played, on_board)


WRONG: dict[str, Result] = {
    "of three": won(3),
    "a place that there is not": Result("played", places=(1, 2, 2, 5)),
    "a place with a gap": Result("played", places=(1, 1, 2, 4)),
    "a winner who is not there": Result("played", (4,), places=(1, 2, 2, 2)),
    "winners in another order": Result("played", (1, 0), places=(1, 1, 3, 3)),
    "three scores": Result("played", (0,), places=(1, 2, 2, 2), scores=(1, 2, 3)),
    "points": Result("played", (0,), places=(1, 2, 2, 2), points=("1",) * 4),
    "a ruling": Result("void"),
    "scores that nobody asked for": Result("by_scores", places=(1, 2, 2, 2)),
}


@pytest.mark.parametrize("result", WRONG.values(), ids=WRONG)
def test_a_result_fits_its_table(result: Result) -> None:
    hall = under_way(4)
    head, game = GameHead(40, token("x")), hall.tournament.rounds[1].tables[1].game.id
    for each, code in ((result, "malformed"), (Result("played", (0, 1, 2, 3), places=(1,) * 4), "done"), (None, "done")):
        assert refused(hall, finishing.finish_table, 1, 1, game, head, result=each, played_by=["entry"] * 4, by=None) == code


def test_a_game_ends_with_a_head_and_with_who_played() -> None:
    hall = under_way(4)
    game = hall.tournament.rounds[1].tables[1].game.id
    for head, players in ((GameHead(0, token("x")), 4), (GameHead(9, "XY"), 4), (GameHead(9, token("x")), 3)):
        given, ended = (1, 1, game, head), dict[str, Any](result=won(4), played_by=["entry"] * players)
        assert refused(hall, finishing.finish_table, *given, by=None, **ended) == "malformed"
