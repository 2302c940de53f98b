"""Rulings, penalties and appeals: who may, having seen what, and until when."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from extensions.tournaments.domain.decide import appeals, finishing, life, officials, publishing, rulings
from extensions.tournaments.domain.decide.rulings import PenaltyPlan, RulingPlan
from extensions.tournaments.domain.facts.parts import AddedTime, FinalPlace, Result
from extensions.tournaments.domain.luck import table_seed
from extensions.tournaments.domain.tables import Table
from service.ids import game_id
from tests.tournaments.aggregate.hall import Hall, evening, heads_of, text, token, under_way, won
from tests.tournaments.aggregate.refused import refused

WHY = text("Why")
FORFEIT = RulingPlan(1, 1, "forfeit", WHY, seats=(0,))


def with_arbiters(entries: int = 8, **changes: Any) -> Hall:
    """A first round, whose tables are finished; `o2` is an arbiter, `o3` one who plays at table 1."""
    hall = under_way(entries, evening(**changes))
    hall.do(officials.grant, "arbiter", slip=token("o2"), name=None, entry=None)
    hall.do(officials.grant, "arbiter", slip=token("o3"), name=None, entry=1)
    hall.finish_all(1)
    return hall


def table_of(hall: Hall, number: int = 1) -> Table:
    return hall.tournament.rounds[1].tables[number]


def test_the_second_ruling_needs_the_version_of_the_first() -> None:
    hall = with_arbiters()
    hall.do(rulings.rule, FORFEIT, game_id, by="o2")
    first = hall.tournament.version
    void = RulingPlan(1, 1, "void", WHY)
    assert refused(hall, rulings.rule, void, game_id) == "stale-decision"
    assert refused(hall, rulings.rule, void._replace(seen=first - 1), game_id) == "stale-decision"
    assert refused(hall, rulings.rule, void._replace(seen=first), game_id) == "done"
    assert refused(hall, rulings.rule, void._replace(table=2), game_id) == "done"


def test_what_a_table_counts_as_is_told_before_and_after() -> None:
    hall = with_arbiters()
    hall.do(rulings.rule, FORFEIT, game_id, by="o2")
    data = hall.batches[-1].facts[0].public["data"]
    assert data["before"] == won(4)
    assert data["after"] == replace(won(4), kind="forfeited", forfeited=(0,))
    assert (data["author"], data["kind"], data["replaces"]) == ("o2", "forfeit", None)


def test_who_forfeits_before_the_end_is_behind_all_others() -> None:
    hall = under_way(4)
    hall.do(rulings.rule, FORFEIT._replace(seats=(1, 2)), game_id)
    result = table_of(hall).result
    assert result is not None
    assert result.places == (1, 3, 3, 1)
    hall.finish(1, 1)
    assert table_of(hall).result == result
    assert table_of(hall).game.is_over


def test_a_table_that_is_played_again_has_another_deal_and_its_round_waits() -> None:
    hall = with_arbiters()
    played = hall.tournament.rounds[1]
    seed = table_seed(hall.tournament, played, table_of(hall))
    hall.do(rulings.rule, RulingPlan(1, 1, "replay", WHY), game_id, by="o2")
    assert (table_of(hall).state, len(table_of(hall).games)) == ("waiting", 2)
    assert table_seed(hall.tournament, hall.tournament.rounds[1], table_of(hall)) != seed
    assert refused(hall, finishing.close_round, 1, hall.tournament.version, ()) == "round-unfinished"
    hall.do(publishing.open_table, 1, 1, token("again"), by=None)
    assert hall.do(publishing.open_table, 1, 1, token("again"), by=None).facts == ()
    hall.finish(1, 1, won(4, 2))
    hall.close(1)
    assert len(heads_of(hall.tournament, 1)) == 3


NEEDS: dict[str, tuple[RulingPlan, str]] = {
    "a correction without a result": (RulingPlan(1, 1, "correct", WHY), "malformed"),
    "a correction of another size": (RulingPlan(1, 1, "correct", WHY, result=won(3)), "malformed"),
    "no winner": (RulingPlan(1, 1, "correct", WHY, result=Result("played", places=(1, 2, 3, 3))), "done"),
    "points for a void table": (RulingPlan(1, 1, "void", WHY, points=("1",) * 4), "malformed"),
    "points for three": (RulingPlan(1, 1, "adjust", WHY, points=("1",) * 3), "malformed"),
    "points that are words": (RulingPlan(1, 1, "adjust", WHY, points=("1", "1", "1", "Anna")), "malformed"),
    "time at a table that is over": (RulingPlan(1, 1, "time", WHY, time=AddedTime(None, 60_000)), "malformed"),
    "an article with a name": (RulingPlan(1, 1, "void", WHY, "Anna's, 2"), "malformed"),
    "a penalty of a table": (RulingPlan(1, 1, "penalty", WHY), "malformed"),
    "a table that there is not": (RulingPlan(1, 9, "void", WHY), "not-found"),
    "a round that there is not": (RulingPlan(3, 1, "void", WHY), "not-found"),
}


@pytest.mark.parametrize(("plan", "code"), NEEDS.values(), ids=NEEDS)
def test_a_ruling_says_what_its_kind_needs(plan: RulingPlan, code: str) -> None:
    assert refused(with_arbiters(), rulings.rule, plan, game_id) == code


def test_the_result_of_a_game_that_is_on_is_not_corrected() -> None:
    hall = under_way(4)
    plan = RulingPlan(1, 1, "correct", WHY, result=won(4, 1))
    assert refused(hall, rulings.rule, plan, game_id) == "not-over"


def test_who_plays_rules_neither_on_the_own_section_nor_ever_on_the_own_table() -> None:
    hall = with_arbiters()
    for table in (1, 2):
        assert refused(hall, rulings.rule, FORFEIT._replace(table=table), game_id, by="o3") == "own-section"
        assert refused(hall, rulings.rule, FORFEIT._replace(table=table), game_id, by="o2") == "done"
    hall.close(1)
    assert refused(hall, rulings.rule, FORFEIT._replace(table=1), game_id, by="o3") == "own-section"
    assert refused(hall, rulings.rule, FORFEIT._replace(table=2), game_id, by="o3") == "done"
    assert refused(hall, rulings.penalise, PenaltyPlan(1, "warning", WHY), by="o3") == "malformed"


def test_only_the_roles_of_the_regulations_rule() -> None:
    hall = with_arbiters(may_rule=("chief",))
    assert refused(hall, rulings.rule, FORFEIT, game_id, by="o2") == "forbidden"
    assert refused(hall, rulings.rule, FORFEIT, game_id, by="e1") == "forbidden"
    hall.do(officials.grant, "chief", slip=token("o4"), name=None, entry=None)
    assert refused(hall, rulings.rule, FORFEIT, game_id, by="o4") == "done"


def test_warnings_end_in_a_disqualification_which_another_penalty_can_take_back() -> None:
    regulations = evening()
    hall = under_way(8, replace(regulations, penalties=replace(regulations.penalties, disqualified_after=2)))
    hall.do(rulings.penalise, PenaltyPlan(3, "warning", WHY))
    assert hall.tournament.entries[3].is_paired
    hall.do(rulings.penalise, PenaltyPlan(3, "warning", WHY))
    assert not hall.tournament.entries[3].is_paired
    assert [each.penalty for each in hall.tournament.rulings] == ["warning", "warning", "disqualification"]
    hall.do(rulings.penalise, PenaltyPlan(3, "points", WHY, replaces=3))
    assert hall.tournament.entries[3].is_paired
    assert hall.tournament.rulings[-1].points == "1/2"
    assert refused(hall, rulings.penalise, PenaltyPlan(3, "points", WHY, replaces=3)) == "stale-decision"
    assert refused(hall, rulings.penalise, PenaltyPlan(4, "points", WHY, replaces=4)) == "malformed"


def test_warnings_of_others_do_not_count_and_one_that_was_replaced_does_not() -> None:
    regulations = evening()
    hall = under_way(8, replace(regulations, penalties=replace(regulations.penalties, disqualified_after=2)))
    hall.do(rulings.penalise, PenaltyPlan(3, "warning", WHY))
    hall.do(rulings.penalise, PenaltyPlan(4, "warning", WHY))
    hall.do(rulings.penalise, PenaltyPlan(3, "warning", WHY, replaces=1))
    assert all(each.is_paired for each in hall.tournament.entries.values())
    hall.do(rulings.penalise, PenaltyPlan(3, "points", WHY))
    assert all(each.is_paired for each in hall.tournament.entries.values())


def test_a_penalty_in_place_of_another_is_of_its_round_and_table_unless_it_states_its_own() -> None:
    hall = under_way(8, evening())
    hall.do(rulings.penalise, PenaltyPlan(3, "points", WHY, round=1, table=2))
    hall.do(rulings.penalise, PenaltyPlan(3, "warning", WHY, replaces=1))
    hall.do(rulings.penalise, PenaltyPlan(3, "warning", WHY, round=1, replaces=2))
    found = hall.tournament.rulings
    assert [(each.round, each.table) for each in found] == [(1, 2), (1, 2), (1, None)]
    assert [each.replaced_by for each in found] == [2, 3, None]


def final() -> Hall:
    regulations = evening()
    hall = under_way(8, replace(regulations, pairing=replace(regulations.pairing, rounds=1)))
    hall.finish_all(1)
    hall.close(1)
    hall.pass_s(1801)
    places = [FinalPlace(each, "all", 1, "0") for each in hall.tournament.entries]
    hall.do(life.confirm, hall.tournament.version, places)
    return hall


def test_after_final_standings_there_are_errata_and_nothing_else() -> None:
    hall = final()
    before = hall.tournament.places
    hall.do(rulings.rule, RulingPlan(1, 1, "correct", WHY, result=won(4, 1)), game_id)
    assert (hall.status, hall.tournament.places) == ("final", before)
    assert refused(hall, rulings.rule, RulingPlan(1, 2, "replay", WHY), game_id) == "standings-final"
    assert refused(hall, appeals.appeal, 1, 1, 1, ruling=None, text=WHY) == "standings-final"
    assert refused(hall, life.cancel, WHY) == "standings-final"


def test_an_appeal_comes_in_time_and_once() -> None:
    hall = with_arbiters()
    assert refused(hall, appeals.appeal, 1, 1, 1, ruling=None, text=WHY, by="e2") == "forbidden"
    hall.do(appeals.appeal, 1, 1, 1, ruling=None, text=WHY, by="e1")
    assert refused(hall, appeals.appeal, 1, 1, 1, ruling=None, text=WHY, by="e1") == "already-appealed"
    hall.close(1)
    hall.pass_s(1700)
    assert refused(hall, appeals.appeal, 2, 1, 1, ruling=None, text=WHY, by="e2") == "done"
    hall.pass_s(200)
    assert refused(hall, appeals.appeal, 2, 1, 1, ruling=None, text=WHY, by="e2") == "appeal-late"


def test_a_late_ruling_can_be_appealed_for_as_long() -> None:
    hall = with_arbiters()
    hall.close(1)
    hall.pass_s(1900)
    hall.do(rulings.rule, FORFEIT, game_id, by="o2")
    assert refused(hall, appeals.appeal, 1, 1, 1, ruling=None, text=WHY, by="e1") == "appeal-late"
    assert refused(hall, appeals.appeal, 1, 1, 1, ruling=1, text=WHY, by="e1") == "done"


def test_an_appeal_is_decided_by_somebody_else_where_there_is_one() -> None:
    hall = with_arbiters()
    hall.do(rulings.rule, FORFEIT, game_id, by="o2")
    hall.do(appeals.appeal, 1, 1, 1, ruling=1, text=WHY, by="e1")
    decided, given = (1, "upheld"), dict[str, Any](reason=WHY, to_id=game_id)
    assert refused(hall, appeals.decide_appeal, *decided, **given, by="o2") == "own-section"
    assert refused(hall, appeals.decide_appeal, *decided, **given, by="o3") == "own-section"
    assert refused(hall, appeals.decide_appeal, *decided, **given, by="e1") == "forbidden"
    then = RulingPlan(1, 1, "correct", WHY, seen=table_of(hall).ruled, result=won(4))
    assert refused(hall, appeals.decide_appeal, 1, "dismissed", reason=WHY, to_id=game_id, then=then) == "malformed"
    hall.do(appeals.decide_appeal, *decided, **given, then=then)
    assert [each.public["type"] for each in hall.batches[-1].facts] == ["ruling.made", "appeal.decided"]
    assert hall.batches[-1].facts[1].public["data"]["ruling"] == 2
    assert hall.batches[-1].facts[0].public["data"]["appeal"] == 1
    assert refused(hall, appeals.decide_appeal, *decided, **given) == "appeal-over"


def test_a_lone_arbiter_decides_on_their_own_ruling() -> None:
    hall = under_way(8)
    hall.finish(1, 1)
    hall.do(rulings.rule, FORFEIT, game_id)
    hall.do(appeals.appeal, 1, 1, 1, ruling=1, text=WHY, by="e1")
    assert refused(hall, appeals.decide_appeal, 1, "dismissed", reason=WHY, to_id=game_id) == "done"


def test_open_appeals_hinder_final_standings_and_not_the_next_round() -> None:
    regulations = evening()
    hall = with_arbiters(pairing=replace(regulations.pairing, rounds=2))
    hall.do(appeals.appeal, 1, 1, 1, ruling=None, text=WHY, by="e1")
    hall.close(1)
    hall.play(2)
    assert hall.status == "provisional"
    hall.pass_s(4000)
    places = [FinalPlace(each, "all", 1, "0") for each in hall.tournament.entries]
    assert refused(hall, life.confirm, hall.tournament.version, places) == "appeals-open"
    hall.do(appeals.withdraw_appeal, 1, by="e1")
    assert refused(hall, life.confirm, hall.tournament.version, places) == "done"
