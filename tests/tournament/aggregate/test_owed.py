"""What the service owes, step by step; that none of it is ever refused is a law of walks."""

from __future__ import annotations

from msgspec.structs import replace

from domain.kernel.timestamps import milliseconds
from domain.tournament.decide import appeals, finishing, life, officials, publishing, rulings
from domain.tournament.decide.rulings import RulingPlan
from domain.tournament.facts.parts import Unfinished
from domain.tournament.owed import owed_steps
from domain.tournament.regulations.terms import LuckTerms
from service.ids import game_id
from tests.tournament.aggregate.hall import Hall, evening, heads_of, opened, text, token, under_way
from tests.tournament.aggregate.refused import refused

WHY = text("Why")


def kinds(hall: Hall) -> list[str]:
    return [each.kind for each in owed_steps(hall.tournament)]


def test_a_round_is_owed_its_luck_its_games_and_its_close() -> None:
    hall = opened(8, evening(luck=LuckTerms("drand")))
    assert kinds(hall) == []
    hall.check_all_in()
    hall.draft(1)
    hall.publish(1)
    assert kinds(hall) == ["fetch_entropy"]
    awaits = hall.tournament.rounds[1].awaits
    assert awaits is not None
    assert not isinstance(awaits, str)
    hall.do(publishing.give_round, 1, awaits.round, "ab" * 48, by=None)
    assert kinds(hall) == ["open_round"]
    hall.open(1)
    assert kinds(hall) == []
    hall.finish(1, 1)
    hall.do(finishing.close_round, 1, hall.tournament.version, [Unfinished(2, "void")])
    game = hall.tournament.rounds[1].tables[2].game.id
    assert [(each.kind, each.table, each.game) for each in owed_steps(hall.tournament)] == [("end_game", 2, game)]
    hall.finish_game(1, 2, game, None)
    assert kinds(hall) == ["complete_close"]
    hall.do(finishing.complete_close, 1, heads_of(hall.tournament, 1), by=None)
    assert kinds(hall) == []


def test_what_is_spoken_is_owed_by_people() -> None:
    hall = opened(8, evening(luck=LuckTerms("spoken")))
    hall.check_all_in()
    hall.draft(1)
    hall.publish(1)
    assert kinds(hall) == []


def test_games_that_count_no_more_are_ended_and_others_opened() -> None:
    hall = under_way(8)
    hall.do(rulings.rule, RulingPlan(1, 1, "forfeit", WHY, seats=(0,)), game_id)
    hall.do(rulings.rule, RulingPlan(1, 2, "replay", WHY), game_id)
    assert [(each.kind, each.table) for each in owed_steps(hall.tournament)] == [("end_game", 1), ("end_game", 2), ("open_table", 2)]


def test_a_close_by_rule_is_due_when_the_time_is_up() -> None:
    regulations = evening()
    hall = under_way(4, replace(regulations, times=replace(regulations.times, round_s=600, at_limit="close")))
    closes_at = hall.tournament.rounds[1].closes_at
    assert closes_at is not None
    assert [(each.kind, each.due_ms) for each in owed_steps(hall.tournament)] == [("close_round", milliseconds(closes_at))]


def test_a_cancelled_tournament_is_owed_the_end_of_its_games_and_its_seed() -> None:
    hall = under_way(4)
    hall.do(life.cancel, WHY)
    assert kinds(hall) == ["end_game"]
    hall.finish_game(1, 1, hall.tournament.rounds[1].tables[1].game.id, None)
    assert kinds(hall) == ["reveal"]
    hall.do(life.reveal, by=None)
    assert kinds(hall) == []


def test_whether_an_arbiter_stands_outside() -> None:
    hall = under_way(8, evening(may_rule=("chief", "arbiter")))
    assert not hall.tournament.has_outside_arbiter
    hall.do(officials.grant, "arbiter", token("o2"), None, 1)
    assert not hall.tournament.has_outside_arbiter
    hall.do(officials.grant, "chief", token("o3"), None, None)
    assert hall.tournament.has_outside_arbiter
    hall.do(officials.revoke, "o3")
    assert not hall.tournament.has_outside_arbiter


def test_a_request_is_noted_by_its_key_and_carried_out_once() -> None:
    hall = under_way(8)
    cause = hall.cause("e1")
    first = appeals.appeal(hall.tournament, 1, 1, 1, None, WHY, cause)
    noted = first.tournament.answered[cause.key or ""]
    assert (noted.first, noted.last, noted.fingerprint) == (hall.tournament.version + 1, first.tournament.version, "f" * 8)
    again = life.announce(first.tournament, WHY, cause._replace(by="o1"))
    assert again.facts == ()
    marked = first.with_mark("once")
    assert marked.facts[0].stored.once == "once"
    assert marked.facts[0].digest == first.facts[0].digest
    assert refused(hall, life.announce, WHY) == "done"
