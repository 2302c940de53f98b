"""Who appointed those who agreed, and who made slips while a round was on: both verifiers say it, and a forged one is named."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from extensions.tournaments.domain.decide import entering, life, officials, slips
from extensions.tournaments.domain.regulations.terms import LuckTerms
from service.cli import main
from tests.spec.both import js_facts
from tests.tournaments.aggregate.hall import evening, text, token
from tests.tournaments.record.forging import parts_of, raw_of, resealed
from tests.tournaments.record.played import PlayedHall, entered
from tests.tournaments.record.test_both_verifiers import agree
from tests.tournaments.record.test_forgeries import verdict_of


@pytest.fixture(scope="module")
def agreed() -> PlayedHall:
    """One round of two is over; in the second a slip is made, and organiser and chief change the tie-breaks."""
    regulations = evening()
    terms = replace(regulations.entries, check_in="none")
    hall = entered(8, replace(regulations, pairing=replace(regulations.pairing, rounds=2), luck=LuckTerms(None), entries=terms))
    hall.do(officials.grant, "chief", slip=token("o2"), name=None, entry=None)
    hall.do(slips.exchange, token("o2"), token("a device"), by="o2")
    hall.play(1)
    hall.pair(2)
    hall.publish(2)
    hall.open(2)
    hall.do(slips.make_entry_slip, 3, token("e3 again"), by="o2")
    hall.do(slips.exchange, token("e3 again"), token("another device"), by="e3")
    other = replace(hall.tournament.regulations, tie_breaks=("wins",))
    hall.do(life.amend, hall.rules, other, seen=hall.tournament.regulated, reason=text("As was said"), consent="o2")
    return hall


def test_both_verifiers_say_who_appointed_and_who_made_a_slip_in_a_round(
    agreed: PlayedHall, tmp_path: Path, one_auditor: None, capsys: pytest.CaptureFixture[str]
) -> None:
    found = verdict_of(agreed.raw)
    assert (found.verdict, found.problem) == ("consistent", None)
    agree("agreed", found, js_facts({"agreed": agreed.raw}, tmp_path)["agreed"])
    assert main(["verify", str(tmp_path / "0.jsonl")]) == 0
    told = capsys.readouterr().out
    assert "o1 and o2 changed tie_breaks together in fact " in told
    assert "o1 handed out the slip of o2." in told
    assert "o2 made a new slip for e3 in fact " in told


def test_a_slip_that_a_scorer_who_plays_makes_of_an_opponent_is_named_by_both_verifiers(tmp_path: Path) -> None:
    regulations = evening()
    terms = replace(regulations.entries, check_in="none")
    hall = entered(4, replace(regulations, pairing=replace(regulations.pairing, rounds=1), luck=LuckTerms(None), entries=terms))
    hall.do(officials.grant, "scorer", slip=token("o2"), name=None, entry=1)
    hall.do(slips.exchange, token("o2"), token("a device"), by="o2")
    hall.pair(1)
    hall.publish(1)
    hall.open(1)
    hall.do(slips.make_entry_slip, 1, token("e1 again"), by="o2")
    hall.do(slips.make_entry_slip, 2, token("e2 again"))
    hall.do(entering.substitute, 3, 0, name=text("Zoe"), reason=text("Ill"), slip=token("e3 again"))
    hall.play_table(1, 1)
    hall.close(1)
    hall.confirm()
    raws = {"honest": hall.raw, **{kind: by_scorer(hall.raw, kind) for kind in ("entry.slip_made", "entry.substituted")}}
    theirs = js_facts(raws, tmp_path)
    for name, raw in raws.items():
        found = verdict_of(raw)
        assert (found.problem and found.problem.word) == (None if name == "honest" else "rules"), found.problem
        agree(name, found, theirs[name])


def by_scorer(raw: bytes, kind: str) -> bytes:
    """The record, in which the scorer did what the organiser had done, with all that followed from it."""
    parts = parts_of(raw)
    first = next(each for each in parts.facts if each["type"] == kind and each["by"] == "o1")
    for each in parts.facts[first["version"] - 1 :][: 2 if kind == "entry.substituted" else 1]:
        each["by"] = "o2"
    return raw_of(resealed(parts))


@pytest.mark.parametrize(("fact", "name", "value"), [("tournament.amended", "appointed_by", "o2"), ("official.slip_exchanged", "id", "o1")])
def test_who_appointed_or_exchanged_cannot_be_changed(agreed: PlayedHall, tmp_path: Path, fact: str, name: str, value: str) -> None:
    parts = parts_of(agreed.raw)
    parts.fact(fact)["data"][name] = value
    forged = raw_of(resealed(parts))
    found = verdict_of(forged)
    assert (found.verdict, found.problem and found.problem.word) == ("wrong", "fold")
    agree("forged", found, js_facts({"forged": forged}, tmp_path)["forged"])
