"""What is over stays as it is: of a final or cancelled tournament, and of a request that nobody may make."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from domain.game.events.game_events import GameHead
from domain.kernel.errors import Malformed
from domain.kernel.timestamps import timestamp
from extensions.tournaments.domain.batch import FactBatch
from extensions.tournaments.domain.decide import (
    appeals,
    attendance,
    drafting,
    entering,
    finishing,
    life,
    lots,
    officials,
    publishing,
    removing,
    rulings,
)  # fmt: skip
from extensions.tournaments.domain.decide.entering import EntryChanges, NewEntry
from extensions.tournaments.domain.decide.life import TournamentPlan
from extensions.tournaments.domain.decide.rulings import PenaltyPlan, RulingPlan
from extensions.tournaments.domain.facts.parts import AddedTime, FinalPlace, TablePlan
from extensions.tournaments.domain.regulations.terms import EntryTerms
from service.ids import game_id
from tests.tournaments.aggregate.hall import (
    Hall,
    draft_of,
    evening,
    heads_of,
    opened,
    seats_of,
    text,
    token,
    under_way,
    won,
)
from tests.tournaments.aggregate.refused import refused

WHY = text("Why")
PLAN = TablePlan(3, "all", seats_of(1, 2, 3))
SEEN = 10_000
"""A version that is later than any change."""

Request = tuple[Callable[..., FactBatch], tuple[Any, ...], dict[str, Any]]


def requests(hall: Hall) -> dict[str, Request]:
    """Every request that changes a tournament that is on, as an organiser or the service would make it."""
    tournament = hall.tournament
    games = {each: token(each) for each in tournament.rounds[1].games}
    game = tournament.rounds[1].tables[1].game.id
    places = [FinalPlace(each, "all", 1, "0") for each in tournament.entries]
    other = replace(tournament.regulations, shown_as="numbers")
    service = {"by": None}
    return {
        "open entries": (life.open_entries, (), {}),
        "close entries": (life.close_entries, (), {}),
        "amend": (life.amend, (hall.rules, other), {"seen": SEEN, "reason": WHY}),
        "confirm": (life.confirm, (SEEN, places), {}),
        "cancel": (life.cancel, (WHY,), {}),
        "enter": (entering.enter, ([NewEntry("all", (None,), token("x"))],), {}),
        "change": (entering.change_entry, (1, EntryChanges(seed=9)), {}),
        "substitute": (entering.substitute, (1, 0), {"name": None, "reason": None, "slip": token("x")}),
        "correct a name": (entering.correct_name, (1, 0, WHY), {}),
        "remove": (removing.remove, (1, None, None), {}),
        "withdraw": (attendance.withdraw, (1, None), {}),
        "reinstate": (attendance.reinstate, (2, None), {}),
        "admit": (attendance.admit, (), {}),
        "check in": (attendance.check_in, (1,), {}),
        "check out": (attendance.check_out, (1,), {}),
        "ask for a bye": (attendance.ask_bye, (1, 2), {}),
        "take a bye back": (attendance.take_bye_back, (1, 2), {}),
        "grant": (officials.grant, ("arbiter",), {"slip": token("x"), "name": None, "entry": None}),
        "draft": (drafting.draft_round, (2, draft_of(tournament, 2)), {}),
        "publish": (publishing.publish, (2,), {"seen": 1, "starts_at": timestamp(hall.ms + 9_000), "to_id": game_id}),
        "give a round": (publishing.give_round, (1, 7, "ab"), service),
        "speak": (publishing.speak_entropy, (1, "4 2"), {}),
        "open a round": (publishing.open_round, (1, games), service),
        "withdraw a round": (publishing.withdraw_round, (1, SEEN, None), {}),
        "add a table": (publishing.add_table, (1, PLAN, game_id), {}),
        "open a table": (publishing.open_table, (1, 1, token("x")), service),
        "close a round": (finishing.close_round, (1, SEEN, ()), {}),
        "complete a close": (finishing.complete_close, (1, heads_of(tournament, 1)), service),
        "replay": (rulings.rule, (RulingPlan(1, 1, "replay", WHY), game_id), {}),
        "add time": (rulings.rule, (RulingPlan(1, 1, "time", WHY, time=AddedTime(None, 5)), game_id), {}),
        "appeal": (appeals.appeal, (1, 1, 1), {"ruling": None, "text": WHY}),
        "decide an appeal": (appeals.decide_appeal, (1, "dismissed"), {"reason": WHY, "to_id": game_id}),
        "withdraw an appeal": (appeals.withdraw_appeal, (1,), {}),
        "draw a lot": (lots.draw_lot, (1, (1, 2)), {}),
        "finish a table": (finishing.finish_table, (1, 1, game, GameHead(40, token("x"))), {**service, "result": won(4), "played_by": ["entry"] * 4}),
        "rule": (rulings.rule, (RulingPlan(1, 1, "void", WHY), game_id), {}),
        "penalise": (rulings.penalise, (PenaltyPlan(1, "warning", WHY),), {}),
        "announce": (life.announce, (WHY,), {}),
    }


ERRATA = {"rule", "penalise", "announce"}
"""What is still taken after final standings."""
LEFT_OVER = {"finish a table"}
"""What is still taken after a tournament was cancelled during a round."""


def final() -> Hall:
    regulations = evening()
    hall = under_way(8, replace(regulations, pairing=replace(regulations.pairing, rounds=1)))
    hall.finish_all(1)
    hall.do(appeals.appeal, 1, 1, 1, ruling=None, text=WHY)
    hall.do(appeals.withdraw_appeal, 1)
    hall.close(1)
    hall.pass_s(1801)
    hall.do(life.confirm, hall.tournament.version, [FinalPlace(each, "all", 1, "0") for each in hall.tournament.entries])
    return hall


def cancelled() -> Hall:
    hall = under_way(8)
    hall.do(appeals.appeal, 1, 1, 1, ruling=None, text=WHY)
    hall.do(life.cancel, WHY)
    return hall


@pytest.mark.parametrize("name", requests(under_way(8)))
def test_nothing_is_changed_after_the_end(name: str) -> None:
    for hall, code, taken in ((final(), "standings-final", ERRATA), (cancelled(), "tournament-cancelled", LEFT_OVER)):
        decide, given, named = requests(hall)[name]
        assert refused(hall, decide, *given, **named) == ("done" if name in taken else code)


@pytest.mark.parametrize("name", requests(under_way(8)))
def test_a_stranger_and_another_entry_are_refused(name: str) -> None:
    """All but those requests that anybody makes, and those of the service, which are told apart by who makes none of them."""
    hall = under_way(8)
    hall.do(appeals.appeal, 1, 1, 1, ruling=None, text=WHY)
    decide, given, named = requests(hall)[name]
    rest = {each: value for each, value in named.items() if each != "by"}
    if name not in ("enter", "give a round"):
        assert refused(hall, decide, *given, by="e8", **rest) == "forbidden"
    if "by" not in named and name not in ("enter", "withdraw a round", "close a round"):
        assert refused(hall, decide, *given, by=None, **rest) == "forbidden"
    if name in ("withdraw a round", "close a round"):
        assert refused(hall, decide, *given, by=None) == "round-under-way"


@pytest.mark.parametrize(
    ("decide", "given", "named"),
    [
        (life.cancel, (text(""),), {}),
        (life.amend, ("rules", "other"), {"seen": SEEN, "reason": text("")}),
        (attendance.withdraw, (1, text("")), {}),
        (officials.grant, ("arbiter",), {"slip": token("x"), "name": text(""), "entry": None}),
        (rulings.rule, (RulingPlan(1, 1, "void", text("")), game_id), {}),
        (rulings.penalise, (PenaltyPlan(1, "warning", text("")),), {}),
        (appeals.appeal, (1, 1, 1), {"ruling": None, "text": text("")}),
        (publishing.withdraw_round, (1, SEEN, text("")), {}),
        (entering.substitute, (1, 0), {"name": text(""), "reason": None, "slip": token("x")}),
    ],
    ids=lambda each: getattr(each, "__name__", ""),
)
def test_texts_are_held_to_their_form_everywhere(decide: Callable[..., FactBatch], given: tuple[Any, ...], named: dict[str, Any]) -> None:
    assert refused(under_way(8), decide, *given, **named) == "malformed"


def test_who_is_apart_is_told_by_numbers() -> None:
    hall = under_way(8)
    for apart in ((1, 1), (0,), (1000,), tuple(range(1, 12))):
        assert refused(hall, entering.enter, [NewEntry("all", (None,), token("x"), apart=apart)]) == "malformed"
        assert refused(hall, entering.change_entry, 1, EntryChanges(apart=apart)) == "malformed"


def test_what_is_asked_for_is_held_to_its_bounds_everywhere() -> None:
    hall = under_way(8)
    plan = TournamentPlan(evening(), text(""), bytes(32), bytes(32), token("o1"))
    with pytest.raises(Malformed):
        life.create_tournament("id", hall.rules, plan, hall.cause("o1"))
    worse = replace(hall.tournament.regulations, may_rule=())
    assert refused(hall, life.amend, hall.rules, worse, seen=SEEN, reason=WHY) == "malformed"
    assert refused(hall, rulings.penalise, PenaltyPlan(1, "points", WHY, points="-1")) == "malformed"
    assert refused(hall, rulings.penalise, PenaltyPlan(1, "warning", WHY, points="1")) == "malformed"
    ten = tuple(range(1, 11))
    assert refused(hall, entering.enter, [NewEntry("all", (None,), token("x"), apart=ten)]) == "done"


def test_entries_are_not_opened_again_when_it_is_too_late() -> None:
    hall = under_way(8, evening(entries=EntryTerms(late_rounds=0)))
    hall.do(life.close_entries)
    assert refused(hall, life.open_entries) == "entries-closed"
    played = final()
    before = replace(played.tournament, status="provisional")
    played.tournament = replace(before, regulations=replace(before.regulations, entries=EntryTerms(late_rounds=9)))
    assert refused(played, life.open_entries) == "entries-closed"


def test_who_was_withdrawn_comes_back_if_there_is_a_place() -> None:
    hall = opened(2, evening(entries=EntryTerms(most=2)))
    hall.do(attendance.withdraw, 1, None)
    assert refused(hall, attendance.reinstate, 2, None) == "not-withdrawn"
    assert refused(hall, attendance.reinstate, 1, None) == "done"
    hall.enter(1)
    assert refused(hall, attendance.reinstate, 1, None) == "tournament-full"
    hall.enter(1, kind="stand_in")
    hall.do(attendance.withdraw, 4, None)
    assert refused(hall, attendance.reinstate, 4, None) == "done"


def test_a_withdrawn_appeal_can_be_made_again_and_other_things_appealed() -> None:
    hall = under_way(8)
    hall.do(appeals.appeal, 1, 1, 1, ruling=None, text=WHY)
    assert refused(hall, appeals.appeal, 1, 1, 2, ruling=None, text=WHY) == "done"
    hall.do(appeals.withdraw_appeal, 1, by="e1")
    assert refused(hall, appeals.withdraw_appeal, 1, by="e1") == "appeal-over"
    assert refused(hall, appeals.appeal, 1, 1, 1, ruling=None, text=WHY) == "done"


def test_a_round_starts_now_or_within_sixty_days() -> None:
    hall = opened(8)
    hall.check_all_in()
    version = hall.draft(1)
    days = 86_400_000
    for ms, code in ((1000, "done"), (0, "malformed"), (60 * days + 1000, "done"), (60 * days + 1001, "malformed")):
        at = hall.ms + ms
        before, keys = hall.ms, hall.keys
        assert refused(hall, publishing.publish, 1, seen=version, starts_at=timestamp(at), to_id=game_id) == code
        hall.ms, hall.keys = before, keys
    assert refused(hall, publishing.publish, 1, seen=version, starts_at="tomorrow", to_id=game_id) == "malformed"
