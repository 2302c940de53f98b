"""Officials and regulations that change: who decides, and with whose consent."""

from __future__ import annotations

from msgspec.structs import replace

from domain.kernel.timestamps import timestamp
from extensions.tournaments.domain.decide import life, lots, officials, publishing, slips
from extensions.tournaments.domain.facts.parts import FinalPlace
from extensions.tournaments.domain.regulations.regulations import Regulations
from service.ids import game_id
from tests.tournaments.aggregate.hall import Hall, evening, opened, publish_first, text, token, under_way
from tests.tournaments.aggregate.refused import refused

WHY = text("Why")


def staffed(hall: Hall) -> Hall:
    hall.do(officials.grant, "chief", slip=token("o2"), name=None, entry=None)
    hall.do(officials.grant, "arbiter", slip=token("o3"), name=None, entry=None)
    return hall


def test_chief_arbiters_grant_arbiters_and_organisers_anybody() -> None:
    hall = staffed(opened(0))
    assert refused(hall, officials.grant, "organiser", slip=token("x"), name=None, entry=None, by="o2") == "forbidden"
    assert refused(hall, officials.grant, "scorer", slip=token("x"), name=None, entry=None, by="o2") == "done"
    assert refused(hall, officials.grant, "scorer", slip=token("x"), name=None, entry=None, by="o3") == "forbidden"
    assert refused(hall, officials.revoke, "o1", by="o2") == "forbidden"
    assert refused(hall, officials.revoke, "o1") == "last-organiser"


def test_a_revoked_official_is_nobody() -> None:
    hall = staffed(opened(0))
    hall.do(officials.revoke, "o3")
    assert refused(hall, life.announce, WHY, by="o3") == "forbidden"
    assert refused(hall, officials.revoke, "o3") == "not-found"
    assert refused(hall, slips.make_official_slip, "o3", token("x")) == "not-found"
    assert refused(hall, slips.exchange, token("o3"), token("device"), by="o3") == "gone"


def with_chief(entries: int) -> Hall:
    """A tournament whose first round is open, with a chief arbiter and an arbiter whose devices opened their slips before."""
    hall = staffed(opened(entries))
    for official in ("o2", "o3"):
        hall.do(slips.exchange, token(official), token(f"{official} device"), by=official)
    publish_first(hall)
    return hall


def amended(hall: Hall, **changes: object) -> Regulations:
    return replace(hall.tournament.regulations, **changes)


def test_before_the_first_round_the_organiser_amends_alone() -> None:
    hall = staffed(opened(8))
    other = amended(hall, tie_breaks=("wins",), preset="cup")
    assert refused(hall, life.amend, hall.rules, other, seen=1, reason=None) == "done"
    assert hall.do(life.amend, hall.rules, hall.tournament.regulations, seen=1, reason=None).facts == ()


def test_once_a_round_is_published_scoring_takes_two_and_a_reason() -> None:
    hall = with_chief(8)
    other = amended(hall, tie_breaks=("wins",))
    assert refused(hall, life.amend, hall.rules, other, seen=1, reason=None, consent="o2") == "malformed"
    assert refused(hall, life.amend, hall.rules, other, seen=1, reason=WHY) == "forbidden"
    assert refused(hall, life.amend, hall.rules, other, seen=1, reason=WHY, consent="o3") == "forbidden"
    assert refused(hall, life.amend, hall.rules, other, seen=1, reason=WHY, consent="o2") == "done"
    assert refused(hall, life.amend, hall.rules, other, seen=1, reason=WHY, by="o2", consent="o1") == "done"
    assert refused(hall, life.amend, hall.rules, amended(hall, shown_as="numbers"), seen=1, reason=WHY) == "done"
    assert refused(hall, life.amend, hall.rules, amended(hall, preset="cup"), seen=1, reason=WHY, consent="o2") == "malformed"


def test_a_round_beyond_the_last_one_is_not_published() -> None:
    hall = opened(8)
    hall.play(1)
    version = hall.draft(2)
    fewer = replace(hall.tournament.regulations.pairing, rounds=1)
    hall.do(life.amend, hall.rules, amended(hall, pairing=fewer), seen=1, reason=WHY)
    starts_at, newest = timestamp(hall.ms + 9_000), hall.tournament.version
    assert refused(hall, publishing.publish, 2, seen=version, starts_at=starts_at, to_id=game_id, newest=newest) == "malformed"


def test_regulations_fit_what_is_there_and_were_seen() -> None:
    hall = under_way(8)
    few = replace(hall.tournament.regulations.entries, most=7)
    assert refused(hall, life.amend, hall.rules, amended(hall, entries=few), seen=1, reason=WHY) == "malformed"
    assert refused(hall, life.amend, hall.rules, amended(hall, sections=("b",)), seen=1, reason=WHY) == "malformed"
    hall.do(life.amend, hall.rules, amended(hall, shown_as="numbers"), seen=1, reason=WHY)
    assert refused(hall, life.amend, hall.rules, amended(hall, shown_as="names"), seen=1, reason=WHY) == "stale-decision"


def test_fewer_rounds_end_a_tournament_early_and_more_let_it_go_on() -> None:
    hall = opened(8)
    hall.play(1)
    now = hall.tournament.regulations.pairing
    hall.do(life.amend, hall.rules, amended(hall, pairing=replace(now, rounds=1)), seen=1, reason=WHY)
    assert hall.status == "provisional"
    hall.do(life.amend, hall.rules, amended(hall, pairing=now), seen=hall.tournament.version, reason=WHY)
    assert hall.status == "running"
    hall.play(2)


def test_standings_are_confirmed_as_they_were_seen_and_after_the_appeals() -> None:
    regulations = evening()
    hall = opened(8, replace(regulations, pairing=replace(regulations.pairing, rounds=1)))
    places = [FinalPlace(each, "all", 1, "0") for each in hall.tournament.entries]
    assert refused(hall, life.confirm, hall.tournament.version, places) == "round-under-way"
    hall.play(1)
    assert refused(hall, life.confirm, hall.tournament.version, places) == "appeals-open"
    hall.pass_s(1801)
    assert refused(hall, life.confirm, hall.tournament.scored - 1, places) == "stale-decision"
    assert refused(hall, life.confirm, hall.tournament.version, [*places, places[0]]) == "malformed"
    assert refused(hall, life.confirm, hall.tournament.version, [FinalPlace(1, "b", 1, "0")]) == "malformed"
    assert refused(hall, life.confirm, hall.tournament.version, places) == "done"


def test_a_lot_is_drawn_once() -> None:
    hall = opened(8)
    hall.play(1)
    assert refused(hall, lots.draw_lot, 2, (1, 2)) == "not-found"
    assert refused(hall, lots.draw_lot, 1, (2, 2)) == "malformed"
    hall.do(lots.draw_lot, 1, (3, 1, 2))
    assert sorted(hall.tournament.lots[0].order) == [1, 2, 3]
    assert refused(hall, lots.draw_lot, 1, (2, 5)) == "lot-drawn"
    assert refused(hall, lots.draw_lot, 1, (4, 5)) == "done"
