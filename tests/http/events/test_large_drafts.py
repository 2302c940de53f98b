"""Large rounds are drafted in a process and never by a request's thread; few at once, and only if version and right still hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from domain.tournament.pairing import make_draft as methods
from domain.tournament.pairing.drafts import RoundDraft
from domain.tournament.pairing.make_draft import DraftRequest, make_draft
from domain.tournament.regulations.terms import MOST_ENTRIES, MOST_ROUNDS
from domain.tournament.seating.draft_size import SMALL, draft_size
from service.app.audits.audit_pool import Auditor, NoVerdict
from service.app.audits.draft_pool import LARGE_AT_ONCE, SMALL_AT_ONCE, Drafts, NoDraft
from service.app.audits.round_draft import DRAFT, DraftRound, to_drafted
from service.app.core.tournament_state import Tournaments
from service.shares import networks_of
from tests.http.events.evening import Evening, evening
from tests.http.guest import Guest, Json, key

Meanwhile = Callable[[], object]
NETWORKS = networks_of("127.0.0.1")


class HereAuditor(Auditor):
    """Drafts in this process, after what a test does meanwhile. asked: the tasks."""

    def __init__(self, meanwhile: Meanwhile = lambda: None) -> None:
        super().__init__()
        self.meanwhile = meanwhile
        self.asked = list[DraftRequest]()

    def ask(self, question: Any, task: Any) -> Any:
        assert (type(question), task) == (DraftRound, DRAFT)
        self.asked.append(question.request)
        self.meanwhile()
        return to_drafted(question.request)


def hall(app: Flask, entries: int, method: str = "schedule", rounds: int = 5, drafts: Drafts | None = None) -> Evening:
    """An event with so many entries."""
    pairing = {"method": method, "rounds": rounds}
    preset = "duplicate" if method == "duplicate" else "round-robin"
    here = evening(app, preset=preset, regulations={"pairing": pairing, "entries": {"check_in": "none", "most": MOST_ENTRIES}})
    for first in range(0, entries, 500):
        here.enter(*(f"Guest {number}" for number in range(first, min(entries, first + 500))))
    if drafts is not None:
        object.__setattr__(here.context.part(Tournaments), "drafts", drafts)
    return here


@contextmanager
def counted() -> Iterator[list[DraftRequest]]:
    """The rounds that this process pairs."""
    pair, paired = methods.pair, list[DraftRequest]()

    def note(request: DraftRequest, *more: object) -> object:
        paired.append(request)
        return pair(request, *more)  # type: ignore[arg-type]

    with patch.object(methods, "pair", note):
        yield paired


def refusal(answer: TestResponse) -> str:
    told: Json = answer.get_json()
    return str(told["code"])


@pytest.mark.usefixtures("one_auditor")
@pytest.mark.parametrize("method", ["schedule", "swiss", "duplicate"])
def test_the_rounds_of_250_entries_are_drafted_in_the_process(app: Flask, method: str) -> None:
    here = hall(app, 250, method)
    with counted() as paired:
        draft = here.draft()
    assert sum(len(each["seats"]) for each in draft["tables"]) + len(draft["byes"]) == 250
    assert paired == []


def test_a_club_is_drafted_at_once_without_a_process(app: Flask) -> None:
    auditor = HereAuditor()
    here = hall(app, 24, drafts=Drafts(auditor))
    assert draft_size(here.now) <= SMALL["schedule"]
    with counted() as paired:
        assert len(here.draft()["tables"]) == 6
    assert (len(paired), auditor.asked) == (1, [])


def test_the_largest_legal_tournament_is_no_work_for_the_thread_and_the_answer_says_what_to_do(app: Flask) -> None:
    class Overtaxed(HereAuditor):
        def ask(self, question: Any, task: Any) -> Any:
            assert (type(question), task) == (DraftRound, DRAFT)
            self.asked.append(question.request)
            raise NoVerdict("It may take 30 s of computing.", "audit-too-costly")

    auditor = Overtaxed()
    here = hall(app, MOST_ENTRIES, rounds=MOST_ROUNDS, drafts=Drafts(auditor))
    with counted() as paired:
        refused = here.post("/rounds/1/draft")
    assert (refused.status_code, refusal(refused)) == (422, "draft-too-costly")
    assert (paired, len(auditor.asked)) == ([], 1)
    tables = [{"seats": [{"entry": each} for each in range(first, first + 4)]} for first in range(1, MOST_ENTRIES, 4)]
    assert here.send("PUT", "/rounds/1/draft", {"tables": tables}, If_Match=here.now.version).status_code == 200


@pytest.mark.parametrize("entries", [8, 60])
def test_a_tournament_and_a_network_have_one_draft_made_at_a_time(app: Flask, entries: int) -> None:
    drafts = Drafts(HereAuditor())
    here = hall(app, entries, drafts=drafts)
    is_large = entries > 30
    for owner in (here.id, NETWORKS[-1]):
        with drafts.place((owner,), is_large=is_large):
            refused = here.post("/rounds/1/draft")
        assert (refused.status_code, refusal(refused), refused.headers["Retry-After"]) == (503, "draft-busy", "5")
    with drafts.place(("another", *networks_of("192.0.2.1")), is_large=is_large):
        here.draft()


@pytest.mark.parametrize(("is_large", "most"), [(True, LARGE_AT_ONCE), (False, SMALL_AT_ONCE)])
def test_all_together_hold_few_threads(is_large: bool, most: int) -> None:
    drafts = Drafts(HereAuditor())
    with ExitStack() as stack:
        for number in range(most):
            stack.enter_context(drafts.place((str(number),), is_large=is_large))
        with pytest.raises(NoDraft), drafts.place(("another",), is_large=is_large):
            pass
    with drafts.place(("another",), is_large=is_large):
        pass


def test_a_plan_is_made_once_and_keeps_its_basis_if_the_event_changes_meanwhile(app: Flask) -> None:
    auditor = HereAuditor()
    here = hall(app, 60, drafts=Drafts(auditor))
    before = here.now.version
    auditor.meanwhile = lambda: here.post("/officials", {"role": "scorer"})
    draft = here.draft()
    assert (len(auditor.asked), here.now.version, draft["basis"]) == (1, before + 2, before)
    assert here.publish().status_code == 202


def test_a_plan_that_can_be_played_no_more_is_not_written(app: Flask) -> None:
    auditor = HereAuditor()
    here = hall(app, 60, drafts=Drafts(auditor))
    auditor.meanwhile = lambda: here.send("PATCH", "/entries/7", {"state": "withdrawn"})
    refused = here.post("/rounds/1/draft")
    assert (refused.status_code, refusal(refused), len(auditor.asked)) == (409, "busy", 1)
    assert 1 not in here.now.rounds or here.now.rounds[1].draft is None


def test_who_lost_the_right_meanwhile_has_drafted_nothing_and_who_has_none_costs_nothing(app: Flask) -> None:
    auditor = HereAuditor()
    here = hall(app, 60, drafts=Drafts(auditor))
    made = here.post("/officials", {"role": "arbiter"}).get_json()
    arbiter = here.exchange(made["slip"])
    auditor.meanwhile = lambda: here.organiser.ask("DELETE", here.path(f"/officials/{made['official']['id']}"), {"Idempotency_Key": key()})
    assert here.post("/rounds/1/draft", None, arbiter).status_code == 410
    assert (len(auditor.asked), 1 in here.now.rounds) == (1, False)
    for other in (arbiter, here.entries[1], Guest(app)):
        assert here.post("/rounds/1/draft", None, other).status_code in (401, 403, 410)
    assert len(auditor.asked) == 1


def test_a_repeated_request_is_answered_without_another_plan(app: Flask) -> None:
    auditor, name = HereAuditor(), key()
    here = hall(app, 60, drafts=Drafts(auditor))
    first, again = (here.post("/rounds/1/draft", Idempotency_Key=name) for _ in range(2))
    assert first.get_json()["draft"]["tables"] == again.get_json()["draft"]["tables"]
    assert len(auditor.asked) == 1


@pytest.mark.usefixtures("one_auditor")
def test_the_process_drafts_and_refuses_as_the_thread_does(app: Flask) -> None:
    auditor = HereAuditor()
    here = hall(app, 41, drafts=Drafts(auditor))
    here.draft()
    [request] = auditor.asked
    with Drafts().place((), is_large=True) as make:
        made: RoundDraft = make(request)
    assert made == make_draft(request)
