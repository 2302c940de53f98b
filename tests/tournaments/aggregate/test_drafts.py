"""Drafts: what makes one stale, and what cannot be played."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.timestamps import timestamp
from extensions.tournaments.domain.decide import attendance, drafting, entering, life, publishing, rulings
from extensions.tournaments.domain.decide.entering import EntryChanges
from extensions.tournaments.domain.decide.rulings import PenaltyPlan, RulingPlan
from extensions.tournaments.domain.facts.parts import Bye, Draft, Seated, TablePlan
from extensions.tournaments.domain.facts.ruling_facts import PenaltyKind
from extensions.tournaments.domain.refusals import DraftStale, PairingIllegal
from service.ids import game_id
from tests.tournaments.aggregate.hall import Hall, draft_of, evening, opened, seats_of, text, under_way, won
from tests.tournaments.aggregate.refused import refusal_of, refused


def drafted(entries: int = 8) -> Hall:
    hall = opened(entries)
    hall.check_all_in()
    hall.draft(1)
    return hall


def publication(hall: Hall, number: int = 1, **named: Any) -> dict[str, Any]:
    found = hall.tournament.rounds[number].draft
    assert found is not None
    return {"round_number": number, "seen": found.version, "starts_at": timestamp(hall.ms + 9_000), "to_id": game_id, **named}


def test_a_draft_is_hidden_and_its_publication_open() -> None:
    hall = drafted()
    public = hall.batches[-1].facts[0].public
    assert "draft" in public["hidden"]
    assert "draft" not in public["data"]
    hall.publish(1)
    tables = hall.batches[-1].facts[0].public["data"]["tables"]
    assert [each.seats for each in tables] == [seats_of(1, 2, 3, 4), seats_of(5, 6, 7, 8)]
    assert len({each.game for each in tables}) == 2


def test_what_came_after_the_basis_is_listed_and_may_be_accepted() -> None:
    hall = drafted()
    hall.do(entering.change_entry, 3, EntryChanges(apart=(4,)))
    hall.do(life.announce, text("Coffee"))
    hall.do(attendance.ask_bye, 8, 2, by="e8")
    stale = refusal_of(hall, publishing.publish, **publication(hall))
    assert isinstance(stale, DraftStale)
    assert stale.code == "draft-stale"
    assert [(each.type, each.entries) for each in stale.changes] == [("entry.changed", (3,)), ("entry.bye_asked", (8,))]
    last = stale.changes[-1].version
    assert refused(hall, publishing.publish, **publication(hall, newest=last - 1)) == "draft-stale"
    assert refused(hall, publishing.publish, **publication(hall, newest=last)) == "done"


def second_round(method: str) -> Hall:
    """The second round is drafted while a table of the first still plays."""
    regulations = evening()
    pairing = replace(regulations.pairing, method=method)
    hall = under_way(8, replace(regulations, pairing=pairing))
    hall.finish(1, 1)
    hall.draft(2)
    return hall


@pytest.mark.parametrize(("method", "code"), [("swiss", "draft-stale"), ("schedule", "done")])
def test_results_make_drafts_stale_whose_method_reads_them(method: str, code: str) -> None:
    hall = second_round(method)
    hall.finish(1, 2)
    hall.close(1)
    assert refused(hall, publishing.publish, **publication(hall, 2)) == code


def test_rulings_and_penalties_make_drafts_stale_and_warnings_do_not() -> None:
    for ruled, code in (
        (RulingPlan(1, 1, "correct", text("Read wrong"), result=won(4, 1)), "draft-stale"),
        (PenaltyPlan(1, "points", text("Late")), "draft-stale"),
        (PenaltyPlan(1, "warning", text("Loud")), "done"),
    ):
        hall = under_way(8)
        hall.finish_all(1)
        hall.close(1)
        hall.draft(2)
        if isinstance(ruled, RulingPlan):
            hall.do(rulings.rule, ruled, game_id)
        else:
            hall.do(rulings.penalise, ruled)
        assert refused(hall, publishing.publish, **publication(hall, 2)) == code


@pytest.mark.parametrize(("kind", "code"), [("points", "done"), ("disqualification", "draft-stale")])
def test_who_is_disqualified_is_missed_by_every_method_and_points_are_not(kind: PenaltyKind, code: str) -> None:
    hall = second_round("schedule")
    hall.finish(1, 2)
    hall.close(1)
    hall.do(rulings.penalise, PenaltyPlan(1, kind, text("Late")))
    assert refused(hall, publishing.publish, **publication(hall, 2)) == code


def test_a_draft_is_replaced_by_who_has_seen_it() -> None:
    hall = drafted()
    other = replace(draft_of(hall.tournament, 1), method="manual", seed="")
    held = hall.tournament.rounds[1].draft
    assert held is not None
    assert refused(hall, drafting.draft_round, 1, other, seen=held.version - 1) == "stale-decision"
    hall.do(drafting.draft_round, 1, other, seen=held.version)
    assert hall.batches[-1].facts[0].public["data"]["replaces"] == held.version
    assert refused(hall, publishing.publish, **publication(hall, seen=held.version)) == "stale-decision"


def test_lots_follow_from_the_seed_of_the_round_alone() -> None:
    hall = drafted()
    other = replace(draft_of(hall.tournament, 1), seed="ab" * 32)
    assert refused(hall, drafting.draft_round, 1, other) == "stale-decision"


def test_rounds_are_published_one_after_the_other() -> None:
    hall = under_way(8)
    hall.draft(2)
    assert refused(hall, publishing.publish, **publication(hall, 2)) == "round-under-way"
    assert refused(hall, drafting.draft_round, 1, draft_of(hall.tournament, 1)) == "round-under-way"


def test_who_is_not_there_is_absent_and_is_not_seated() -> None:
    hall = opened(8)
    hall.check_all_in()
    hall.draft(1)
    hall.do(attendance.check_out, 8, by="e8")
    last = hall.tournament.version
    assert refused(hall, publishing.publish, **publication(hall, newest=last)) == "not-checked-in"
    hall.draft(1)
    hall.publish(1)
    assert hall.tournament.rounds[1].byes == (Bye(8, "absent"),)


def test_a_draft_without_any_entry_checked_in_says_so() -> None:
    hall = opened(8)
    assert refused(hall, drafting.draft_round, 1, draft_of(hall.tournament, 1)) == "not-checked-in"
    hall.do(attendance.check_in, 1)
    assert refused(hall, drafting.draft_round, 1, draft_of(hall.tournament, 1)) == "pairing-illegal"


def tables(*entries: tuple[int, ...]) -> tuple[TablePlan, ...]:
    return tuple(TablePlan(number, "all", seats_of(*each)) for number, each in enumerate(entries, 1))


ILLEGAL: dict[str, tuple[str, tuple[TablePlan, ...], tuple[Bye, ...]]] = {
    "nobody sits": ("tables", (), tuple(Bye(each, "allocated") for each in range(1, 9))),
    "one sits twice": ("tables.2", tables((1, 2, 3, 4), (4, 5, 6, 7)), (Bye(8, "allocated"),)),
    "a table is too large": ("tables.1", tables((1, 2, 3, 4, 5), (6, 7, 8)), ()),
    "a table is too small": ("tables.2", tables((1, 2, 3, 4), (5, 6)), (Bye(7, "allocated"), Bye(8, "allocated"))),
    "nobody by this number": ("tables.2", tables((1, 2, 3, 4), (5, 6, 7, 77)), (Bye(8, "allocated"),)),
    "somebody is nowhere": ("byes", tables((1, 2, 3, 4), (5, 6, 7)), ()),
    "a bye and a table": ("byes", tables((1, 2, 3, 4), (5, 6, 7, 8)), (Bye(8, "allocated"),)),
    "a bye that nobody asked for": ("byes", tables((1, 2, 3, 4), (5, 6, 7)), (Bye(8, "asked"),)),
    "absent, and there": ("byes", tables((1, 2, 3, 4), (5, 6, 7)), (Bye(8, "absent"),)),
    "another section": ("tables.1", (TablePlan(1, "b", seats_of(1, 2, 3, 4)), *tables((5, 6, 7, 8))[:1]), ()),
    "a number twice": ("tables.1", (*tables((1, 2, 3, 4)), *tables((5, 6, 7, 8))), ()),
    "a member that there is not": ("tables.1", (TablePlan(1, "all", (*seats_of(1, 2, 3), Seated(4, 1))), TablePlan(2, "all", seats_of(5, 6, 7, 8))), ()),
    "a board of no duplicate": ("tables.1", (TablePlan(1, "all", seats_of(1, 2, 3, 4), 1), TablePlan(2, "all", seats_of(5, 6, 7, 8))), ()),
}  # fmt: skip


@pytest.mark.parametrize(("field", "made", "byes"), ILLEGAL.values(), ids=ILLEGAL)
def test_what_cannot_be_played_is_named_table_by_table(field: str, made: tuple[TablePlan, ...], byes: tuple[Bye, ...]) -> None:
    hall = opened(8)
    hall.check_all_in()
    draft = Draft(made, byes, "manual", "1", "", hall.tournament.version)
    illegal = refusal_of(hall, drafting.draft_round, 1, draft)
    assert isinstance(illegal, PairingIllegal)
    assert field in illegal.errors


def test_a_legal_draft_may_become_illegal() -> None:
    hall = drafted()
    hall.do(attendance.withdraw, 2, None, by="e2")
    last = hall.tournament.version
    illegal = refusal_of(hall, publishing.publish, **publication(hall, newest=last))
    assert isinstance(illegal, PairingIllegal)
    assert illegal.errors == {"tables.1": ["Entry 2 is withdrawn."]}
