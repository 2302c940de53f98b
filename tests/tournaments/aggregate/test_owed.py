"""What the service owes, step by step; that none of it is ever refused is a law of walks."""

from __future__ import annotations

from extensions.tournaments.domain.decide import appeals, finishing, life, officials, publishing
from extensions.tournaments.domain.facts.parts import Unfinished
from extensions.tournaments.domain.owed import owed_steps
from extensions.tournaments.domain.regulations.terms import LuckTerms
from tests.tournaments.aggregate.hall import Hall, evening, heads_of, opened, text, token, under_way
from tests.tournaments.aggregate.refused import refused

WHY = text("Why")


def kinds(hall: Hall) -> list[str]:
    return [each.kind for each in owed_steps(hall.tournament)]


def test_a_round_is_owed_its_luck_its_games_and_its_close() -> None:
    hall = opened(8, evening(luck=LuckTerms("drand")))
    assert kinds(hall) == []
    hall.prepare(1)
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
    hall.prepare(1)
    assert kinds(hall) == []


def test_whether_an_arbiter_stands_outside() -> None:
    hall = under_way(8, evening(may_rule=("chief", "arbiter")))
    assert not hall.tournament.has_outside_arbiter
    hall.do(officials.grant, "arbiter", slip=token("o2"), name=None, entry=1)
    assert not hall.tournament.has_outside_arbiter
    hall.do(officials.grant, "chief", slip=token("o3"), name=None, entry=None)
    assert hall.tournament.has_outside_arbiter
    hall.do(officials.revoke, "o3")
    assert not hall.tournament.has_outside_arbiter


def test_a_request_is_noted_by_its_key_and_carried_out_once() -> None:
    hall = under_way(8)
    cause = hall.cause("e1")
    first = appeals.appeal(hall.tournament, 1, 1, 1, ruling=None, text=WHY, cause=cause)
    noted = first.tournament.answered[cause.key or ""]
    assert (noted.first, noted.last, noted.fingerprint) == (hall.tournament.version + 1, first.tournament.version, "f" * 8)
    again = life.announce(first.tournament, WHY, cause._replace(by="o1"))
    assert again.facts == ()
    marked = first.with_mark("once")
    assert marked.facts[0].stored.once == "once"
    assert marked.facts[0].digest == first.facts[0].digest
    assert refused(hall, life.announce, WHY) == "done"
