"""Slips: exchanged once, replaced by a public fact, and what officials with a fresh one may not do in a round."""

from __future__ import annotations

import pytest

from extensions.tournaments.domain.decide import appeals, entering, life, officials, slips
from extensions.tournaments.domain.decide.rulings import RulingPlan, rule
from extensions.tournaments.domain.facts.parts import TablePlan
from extensions.tournaments.domain.facts.tournament_facts import TournamentAmended
from service.ids import game_id
from tests.tournaments.aggregate.hall import Hall, evening, opened, publish_first, seats_of, text, token, under_way
from tests.tournaments.aggregate.refused import refused
from tests.tournaments.aggregate.test_officials import amended, staffed, with_chief

WHY = text("Why")
DEVICE = token("a device")


def test_a_slip_is_hidden_and_authorises_only_its_exchange() -> None:
    hall = opened(1)
    assert set(hall.batches[-1].facts[0].public["hidden"]) == {"slip"}
    assert hall.tournament.entries[1].token is None
    made = hall.do(slips.exchange, token("e1"), DEVICE, by="e1")
    assert set(made.facts[0].public["hidden"]) == {"token"}
    assert made.facts[0].public["data"] == {"number": 1}
    assert hall.tournament.entries[1].token == DEVICE


def test_a_slip_is_exchanged_once_and_by_its_holder() -> None:
    hall = opened(2)
    assert refused(hall, slips.exchange, token("e1"), DEVICE, by="e2") == "forbidden"
    assert refused(hall, slips.exchange, token("e1"), DEVICE, by="o1") == "forbidden"
    hall.do(slips.exchange, token("e1"), DEVICE, by="e1")
    assert refused(hall, slips.exchange, token("e1"), token("another"), by="e1") == "slip-used"
    assert refused(hall, slips.exchange, token("never made"), DEVICE, by="e1") == "not-found"


def test_a_new_slip_ends_the_token_and_the_slip_before_it() -> None:
    hall = opened(1)
    hall.do(slips.exchange, token("e1"), DEVICE, by="e1")
    hall.do(slips.make_entry_slip, 1, token("second"))
    entry = hall.tournament.entries[1]
    assert entry.slip is not None
    assert (entry.token, entry.slip.by, entry.slip.exchanged) == (None, "o1", None)
    assert refused(hall, slips.exchange, token("e1"), token("another"), by="e1") == "gone"
    hall.do(slips.exchange, token("second"), token("another"), by="e1")
    assert hall.tournament.entries[1].token == token("another")


def test_bots_have_no_slip_and_others_make_only_their_own() -> None:
    hall = opened(2)
    hall.do(entering.enter, [entering.NewEntry("all", (text("Robot"),), None, kind="bot", bot="house")])
    assert refused(hall, slips.make_entry_slip, 3, token("x")) == "forbidden"
    assert refused(hall, slips.make_entry_slip, 1, token("x"), by="e2") == "forbidden"
    assert refused(hall, slips.make_entry_slip, 1, token("x"), by="e1") == "done"


def test_an_official_acts_from_the_exchange_on() -> None:
    hall = staffed(opened(0))
    assert (hall.tournament.officials["o3"].token, hall.tournament.officials["o3"].since) == (None, None)
    hall.do(slips.exchange, token("o3"), DEVICE, by="o3")
    assert (hall.tournament.officials["o3"].token, hall.tournament.officials["o3"].since) == (DEVICE, hall.tournament.version)
    assert hall.tournament.officials["o1"].since == 1


def takes_two(hall: Hall, **named: str) -> str:
    """Whether points may be changed now."""
    return refused(hall, life.amend, hall.rules, amended(hall, tie_breaks=("wins",)), seen=1, reason=WHY, **named)


def renew_chief(hall: Hall) -> None:
    """The organiser makes a new slip for the chief arbiter, and exchanges it on a device of their own."""
    hall.do(slips.make_official_slip, "o2", token("o2 again"))
    hall.do(slips.exchange, token("o2 again"), token("the organiser's other device"), by="o2")


def test_the_consent_of_a_chief_whom_the_organiser_renewed_during_the_round_does_not_count() -> None:
    hall = with_chief(8)
    assert takes_two(hall, consent="o2") == "done"
    renew_chief(hall)
    assert takes_two(hall, consent="o2") == "forbidden"
    assert takes_two(hall, by="o2", consent="o1") == "forbidden"


def test_it_counts_from_the_next_round_on_and_the_fact_says_whose_slip_it_was() -> None:
    hall = with_chief(8)
    renew_chief(hall)
    hall.finish_all(1)
    hall.close(1)
    hall.draft(2)
    hall.publish(2)
    made = hall.do(life.amend, hall.rules, amended(hall, tie_breaks=("wins",)), seen=hall.tournament.regulated, reason=WHY, consent="o2")
    fact = made.facts[0].stored.fact
    assert isinstance(fact, TournamentAmended)
    assert (fact.consent, fact.appointed_by) == ("o2", "o1")


@pytest.mark.parametrize("by_revoking", [False, True])
def test_neither_a_second_chief_nor_none_helps_during_the_round(by_revoking: bool) -> None:
    hall = with_chief(8)
    hall.do(officials.grant, "chief", slip=token("o4"), name=None, entry=None)
    hall.do(slips.exchange, token("o4"), DEVICE, by="o4")
    if by_revoking:
        hall.do(officials.revoke, "o2")
    assert takes_two(hall) == takes_two(hall, consent="o4") == "forbidden"


def test_a_chief_who_was_granted_after_the_publication_binds_nobody_yet() -> None:
    hall = staffed(under_way(8))
    assert takes_two(hall) == "done"


def test_the_author_of_a_ruling_does_not_decide_the_appeal_by_the_slip_of_another_arbiter() -> None:
    hall = with_chief(8)
    hall.finish(1, 1)
    hall.do(rule, RulingPlan(1, 1, "void", WHY), game_id)
    entry = hall.tournament.rounds[1].tables[1].seats[0].entry
    hall.do(appeals.appeal, entry, 1, 1, ruling=1, text=WHY, by=f"e{entry}")
    hall.do(slips.make_official_slip, "o3", token("o3 again"))
    hall.do(slips.exchange, token("o3 again"), DEVICE, by="o3")
    assert refused(hall, appeals.decide_appeal, 1, "dismissed", reason=WHY, to_id=game_id, by="o3") == "own-section"
    assert refused(hall, appeals.decide_appeal, 1, "dismissed", reason=WHY, to_id=game_id, by="o2") == "done"


def with_player(hall: Hall, entry: int = 1) -> Hall:
    """With scorer o2, who plays."""
    hall.do(officials.grant, "scorer", slip=token("o2"), name=None, entry=entry)
    hall.do(slips.exchange, token("o2"), DEVICE, by="o2")
    return hall


def new_keys(hall: Hall, entry: int, by: str) -> set[str]:
    """How a slip and a substitute of an entry are answered."""
    made = refused(hall, slips.make_entry_slip, entry, token("again"), by=by)
    return {made, refused(hall, entering.substitute, entry, 0, name=text("Zoe"), reason=WHY, slip=token("again"), by=by)}


def test_who_plays_gets_no_key_of_another_entry_at_a_table_of_the_own_section_while_the_round_is_under_way() -> None:
    hall = with_player(opened(9))
    hall.check_all_in()
    hall.draft(1, [TablePlan(1, "all", seats_of(1, 2, 3, 4)), TablePlan(2, "all", seats_of(5, 6, 7, 8))])
    assert new_keys(hall, 2, "o2") == {"done"}
    hall.publish(1)
    for step in (lambda: hall.open(1), lambda: hall.finish(1, 1), lambda: hall.finish(1, 2)):
        assert [new_keys(hall, entry, "o2") for entry in (1, 2, 5, 9)] == [{"done"}, {"own-section"}, {"own-section"}, {"done"}]
        assert new_keys(hall, 2, "o1") == {"done"}
        assert refused(hall, slips.make_entry_slip, 2, token("again"), by="e2") == "done"
        step()
    hall.close(1)
    assert new_keys(hall, 2, "o2") == {"done"}


def test_who_plays_gets_keys_of_other_sections() -> None:
    hall = Hall(evening(sections=("a", "b")))
    hall.do(life.open_entries)
    for section in "ab":
        hall.enter(4, section)
    with_player(hall)
    publish_first(hall)
    assert [new_keys(hall, entry, "o2") for entry in (2, 5)] == [{"own-section"}, {"done"}]


def test_a_chief_with_a_slip_that_no_device_opened_before_the_round_does_not_consent() -> None:
    hall = staffed(opened(8))
    publish_first(hall)
    hall.do(slips.exchange, token("o2"), DEVICE, by="o2")
    assert takes_two(hall, consent="o2") == "forbidden"
