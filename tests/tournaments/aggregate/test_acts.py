"""The acts that a tournament says it allows are those that it carries out, at every stage and for every role."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from extensions.tournaments.domain.batch import FactBatch
from extensions.tournaments.domain.decide import appeals, attendance, entering, life, officials, rulings
from extensions.tournaments.domain.decide.acts import Act, acts_of
from extensions.tournaments.domain.decide.entering import EntryChanges, NewEntry
from extensions.tournaments.domain.decide.rulings import PenaltyPlan
from extensions.tournaments.domain.facts.parts import FinalPlace
from extensions.tournaments.domain.regulations.terms import EntryTerms, Role
from tests.tournaments.aggregate.hall import Hall, evening, opened, text, token
from tests.tournaments.aggregate.refused import refused

ROLES: tuple[Role, ...] = get_args(Role)
WHY = text("Why")
SEEN = 10_000
"""A version that is later than any change."""
STAGES = ("drafted", "entries", "running", "last round", "provisional", "final", "cancelled")
CLOSED = {"forbidden", "standings-final", "tournament-cancelled", "entries-closed", "round-under-way"}
"""Codes that refuse an act for its stage or role, and not for its subject."""


def hall_at(stage: str) -> Hall:
    """A tournament of one round at a stage, with an official of each role and, once there may be, entries."""
    terms = evening()
    changes = {"pairing": replace(terms.pairing, rounds=1 if stage != "running" else 2), "entries": EntryTerms(check_in="once", late_rounds=0), "times": replace(terms.times, appeal_s=0)}
    hall = opened(8, replace(terms, **changes)) if stage != "drafted" else Hall(replace(terms, **changes))
    for role in ROLES[1:]:
        hall.do(officials.grant, role, slip=token(role), name=text(role), entry=None)
    if stage == "drafted":
        hall.enter(4)
    if stage == "last round":
        hall.prepare(1)
    if stage in ("running", "provisional", "final"):
        hall.play(1)
    if stage == "final":
        hall.pass_s(1)
        hall.do(life.confirm, SEEN, [FinalPlace(each, "all", 1, "0") for each in hall.tournament.entries])
    if stage == "cancelled":
        hall.do(life.cancel, WHY)
    return hall


def attempts(hall: Hall) -> dict[Act, tuple[Callable[..., FactBatch], tuple[Any, ...]]]:
    """An attempt at each act."""
    other = replace(hall.tournament.regulations, shown_as="numbers")
    return {
        "enter": (entering.enter, ([NewEntry("all", (None,), token("x"))] * 2,)),
        "enter_fillers": (entering.enter, ([NewEntry("all", (None,), token("x"), "stand_in")],)),
        "change_entries": (entering.change_entry, (1, EntryChanges(apart=(7,)))),
        "check_in": (attendance.check_in, (1,)),
        "announce": (life.announce, (WHY,)),
        "name_officials": (partial(officials.grant, slip=token("y"), name=WHY, entry=None), ("scorer",)),
        "amend": (partial(life.amend, seen=SEEN, reason=WHY), (hall.rules, other)),
        "appeal": (partial(appeals.appeal, ruling=None, text=WHY), (1, 1, 1)),
        "rule": (rulings.penalise, (PenaltyPlan(1, "warning", WHY),)),
        "cancel": (life.cancel, (WHY,)),
    }


@pytest.mark.parametrize("stage", STAGES)
def test_a_tournament_carries_out_the_acts_that_it_allows_and_refuses_the_others(stage: str) -> None:
    hall = hall_at(stage)
    for official in hall.tournament.officials.values():
        allowed = acts_of(hall.tournament, official.id)
        tried = {act: refused(hall, decide, *given, by=official.id) not in CLOSED for act, (decide, given) in attempts(hall).items()}
        assert list(tried) == list(get_args(Act))
        assert {act for act, is_open in tried.items() if is_open} == set(allowed), official.role


def test_entries_and_strangers_have_no_acts_of_the_desk() -> None:
    hall = hall_at("entries")
    assert acts_of(hall.tournament, "e1") == acts_of(hall.tournament, None) == ()
